//go:build window && cgo

/* The Vulkan calls of a frame: those whose arguments are arrays of structures. */
#ifndef WEFT_WSI_H
#define WEFT_WSI_H

#include "vkabi.h" /* internal/vkx */

/* Opaque: the entry points of one device. */
typedef struct wsi wsi;

wsi *wsi_new(void *get_instance_proc_addr, void *instance); /* NULL: no memory, or an entry point is missing */
void wsi_free(wsi *);

uint32_t wsi_queue_flags(const wsi *, void *physical_device, uint32_t family); /* VkQueueFlags */

/* Fills up to n formats and colour spaces; returns how many, or a negative VkResult. */
int32_t wsi_formats(const wsi *, void *physical_device, uint64_t surface, uint32_t n, uint32_t *formats,
                    uint32_t *color_spaces);

uint64_t wsi_handle_at(uintptr_t); /* the handle at an address */

/* What a frame's commands work on. */
typedef struct {
  uint64_t pixels;   /* VkBuffer, image_width x image_height words */
  uint64_t image;    /* VkImage of that size */
  uint64_t target;   /* VkImage of the swapchain */
  uint64_t readback; /* VkBuffer that takes a copy of the target; 0: none */
  uint32_t image_width, image_height, width, height;
} wsi_frame;

/* Records pixels -> image -> target (-> readback), and leaves the target ready to present. */
VkResult wsi_record(const wsi *, void *command_buffer, const wsi_frame *);
/* Submits the commands: they wait for one semaphore, and signal another and the fence. */
VkResult wsi_submit(const wsi *, void *queue, void *command_buffer, uint64_t wait, uint64_t signal, uint64_t fence);
VkResult wsi_present(const wsi *, void *queue, uint64_t wait, uint64_t swapchain, uint32_t index);

#endif
