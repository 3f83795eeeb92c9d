/* The shim's face to Go. Plain data and 64-bit handles only: nothing here holds a
   Go pointer after the call that passed it. */
#ifndef WEFT_VKX_H
#define WEFT_VKX_H

#include "vkabi.h"

/* The entry point of a library, 0 where it does not open, and why it does not. */
uintptr_t vkx_open_library(const char *name, const char *symbol, char *why, size_t size);

/* Calls any function of Vulkan's with at most ten arguments, none of which is a float. */
uintptr_t vkx_call(uintptr_t function, const uintptr_t *args, size_t count);

/* A PFN_vkDebugUtilsMessengerCallbackEXT, and the oldest of its messages: 0 when there is none. Messages
   that there was no room for are counted in *dropped. */
void *vkx_message_callback(void);
int vkx_next_message(char *text, size_t size, int *is_error, uint64_t *dropped);

/* Device */

typedef struct vkx_device vkx_device;
typedef struct vkx_slot vkx_slot;

/* max_storage: how many storage buffers a descriptor set may have. transfer_only: the queue copies and does
   nothing else. */
vkx_device *vkx_device_new(uintptr_t get_device_proc_addr, uintptr_t device, uintptr_t queue, uint32_t queue_family,
                           uint32_t max_storage, int transfer_only);
void vkx_device_free(vkx_device *); /* frees the table, not the VkDevice */

/* Submission. A batch is an array of 64-bit words; each command starts with one word whose low
   byte is the operation. vkx_submit records all of it into the slot's command buffer and submits it. */

#define VKX_MAX_BINDINGS 64 /* buffers of one dispatch, whatever more the device allows */

enum {
  VKX_DISPATCH = 1, /* op | storage<<8 | uniform<<24 | push_descriptors<<32 | push words<<40, pipeline,
                       pipeline layout, set layout, x | y<<32, z | first y<<32, (buffer, offset, range) each,
                       push words two to a word */
  VKX_BARRIER = 2,  /* op, src stages | dst stages<<32, src access | dst access<<32 */
  VKX_COPY = 3,     /* op, src, dst, src offset, dst offset, size */
  VKX_FILL = 4,     /* op, dst, offset, size, word */
  VKX_TIMESTAMP = 5 /* op, index */
};

/* call: which call failed, where one did. */
VkResult vkx_slot_new(vkx_device *, vkx_slot **out, const char **call);
void vkx_slot_free(vkx_device *, vkx_slot *);
VkResult vkx_submit(vkx_device *, vkx_slot *, const uint64_t *words, size_t count, uint32_t timestamps, int again,
                    const char **call); /* again: the words are in the slot as they are */
VkResult vkx_slot_status(vkx_device *, vkx_slot *);
VkResult vkx_slot_wait(vkx_device *, vkx_slot *, uint64_t timeout_ns);
VkResult vkx_slot_timestamps(vkx_device *, vkx_slot *, uint64_t *out, uint32_t count);

#endif
