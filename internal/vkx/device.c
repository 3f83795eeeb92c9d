//go:build !weft_purego

#include "device.h"

#include <stdlib.h>

vkx_device *vkx_device_new(uintptr_t get_device_proc_addr, uintptr_t device, uintptr_t queue, uint32_t queue_family,
                           uint32_t max_storage, int transfer_only) {
  PFN_vkGetDeviceProcAddr get = (PFN_vkGetDeviceProcAddr)get_device_proc_addr;
  vkx_device *d = calloc(1, sizeof *d);
  if (d == NULL) return NULL;
  d->handle = (VkDevice)device;
  d->queue = (VkQueue)queue;
  d->queue_family = queue_family;
  d->max_storage = max_storage;
  d->transfer_only = transfer_only;
#define X(ret, name, params) d->name = (void *)get(d->handle, "vk" #name);
  VKX_DEVICE_FUNCTIONS
#undef X
  return d;
}

void vkx_device_free(vkx_device *d) { free(d); }
