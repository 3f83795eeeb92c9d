/* The shim's face to Go. Plain data and 64-bit handles only: nothing here holds a
   Go pointer after the call that passed it. */
#ifndef WEFT_VKX_H
#define WEFT_VKX_H

#include "vkabi.h"

/* Loader and instance: one instance per process. */

void *vkx_open_loader(void); /* vkGetInstanceProcAddr of the system's loader, NULL when there is none */

uint32_t vkx_instance_version(void *get_instance_proc_addr); /* 0 for a Vulkan 1.0 loader */
int vkx_has_layer(void *get_instance_proc_addr, const char *name);

/* A VkInstanceCreateInfo in C memory; vkx_free returns it. validate asks for the Khronos
   validation layer with synchronization validation, its messages going to the ring. */
void *vkx_instance_info(void *get_instance_proc_addr, uint32_t api_version, int validate);
void vkx_free(void *);
VkResult vkx_instance_attach(void *get_instance_proc_addr, void *instance, uint32_t api_version, int validate);
void vkx_instance_detach(void *instance);

/* Takes the oldest validation message out of the ring; 0 when it is empty. Messages the ring
   had no room for are counted in *dropped. */
int vkx_next_message(char *text, size_t size, int *is_error, uint64_t *dropped);

/* Physical device: everything Weft wants to know, flat. */

#define VKX_MAX_COOPERATIVE 64

typedef struct {
  char name[256], driver_name[256], driver_info[256];
  uint8_t device_uuid[16], cache_uuid[16];
  uint32_t api_version, usable_version /* the lower of the device's and the instance's */, driver_version, vendor_id, device_id, device_type;

  uint32_t queue_family, has_queue, timestamp_bits;
  float timestamp_period;

  uint32_t max_push_bytes, max_storage_range, max_uniform_range, max_invocations, max_group_count[3], max_group_size[3],
      shared_memory, max_allocation_count, max_storage_buffers, max_set_storage_buffers, max_push_descriptors;
  uint64_t min_storage_align, min_uniform_align, max_allocation, max_buffer;

  uint32_t shader_int64, shader_float64, shader_int16, shader_float16, shader_int8, storage8, storage16,
      buffer_device_address, push_descriptor, memory_budget, portability_subset, swapchain, host_memory, float_controls, executables,
      feedback;
  uint32_t capture; /* set by the caller: keep what the driver makes of pipelines, where executables says it can */
  uint32_t robust;  /* set by the caller: accesses past a binding's range are harmless */
  uint32_t subgroup_size, subgroup_min, subgroup_max, subgroup_operations, subgroup_in_compute;
  uint32_t subgroup_control, max_subgroups; /* a size and full subgroups can be required; how many subgroups a workgroup has */
  uint32_t preserve_special16, preserve_special32, preserve_special64, denorm_preserve16, denorm_preserve32,
      denorm_preserve64, denorm_flush16, denorm_flush32, denorm_flush64, rte16, rte32, rte64;
  uint32_t denorm_independence, rounding_independence;

  /* Cooperative matrices of a subgroup: sizes m, n, k, then the VkComponentTypeKHR of a, b, c and the result. */
  uint32_t cooperative, cooperative_count, cooperative_matrices[VKX_MAX_COOPERATIVE][7];

  uint32_t memory_type_count, memory_heap_count;
  uint32_t type_flags[32], type_heap[32];
  uint64_t heap_size[16];
  uint32_t heap_flags[16];
} vkx_physical;

int vkx_inspect(void *physical, vkx_physical *out); /* 0 when the device is older than Vulkan 1.1 */
void vkx_heap_budget(void *physical, uint64_t budget[16], uint64_t usage[16]);

/* Device */

typedef struct vkx_device vkx_device;
typedef struct vkx_slot vkx_slot;

/* A VkDeviceCreateInfo in C memory that asks for what vkx_inspect found and Weft uses. */
void *vkx_device_info(const vkx_physical *);
vkx_device *vkx_device_new(void *device, void *queue, const vkx_physical *);
void vkx_device_free(vkx_device *); /* frees the table, not the VkDevice */
VkResult vkx_device_wait_idle(vkx_device *);

/* Memory of the process that a device may use: whole huge pages where the system has them.
   NULL where it cannot be had; bytes is a multiple of VKX_HUGE_PAGE. */
#define VKX_HUGE_PAGE (2u << 20)
void *vkx_pages_new(size_t bytes);
void vkx_pages_free(void *pages, size_t bytes);
/* A buffer for imported memory, the memory types that pages can be, and their import. */
VkResult vkx_imported_buffer(vkx_device *, uint64_t bytes, uint32_t usage, uint64_t *buffer);
VkResult vkx_imported_types(vkx_device *, void *pages, uint32_t *types);
VkResult vkx_import(vkx_device *, void *pages, uint64_t bytes, uint32_t type, uint64_t *memory);

/* storage + uniform is at most VKX_MAX_BINDINGS. */
VkResult vkx_set_layout(vkx_device *, uint32_t storage, int uniform, int push_descriptors, uint64_t *out);
void vkx_set_layout_free(vkx_device *, uint64_t layout);
/* What the driver made of a pipeline, where it was captured: statistics, as many as there are
   and at most *count; and representation number index, a text of *size bytes, cut to what text
   holds. VK_INCOMPLETE past the last. */
typedef struct {
  char name[256];
  double value;
} vkx_statistic;
VkResult vkx_statistics(vkx_device *, uint64_t pipeline, vkx_statistic *out, uint32_t *count);
VkResult vkx_representation(vkx_device *, uint64_t pipeline, uint32_t index, char name[256], char *text, size_t *size);
VkResult vkx_pipeline_layout(vkx_device *, uint64_t set_layout, uint32_t push_bytes, uint64_t *out);
void vkx_pipeline_layout_free(vkx_device *, uint64_t layout);
/* subgroup: the size of subgroups, all full, that is required, 0 for none. cached: whether the driver says that it
   found the pipeline in its cache, where it says so at all. */
VkResult vkx_pipeline(vkx_device *, uint64_t cache, uint64_t module, uint64_t layout, uint32_t subgroup,
                      const char *name, uint64_t *out, int *cached);

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
VkResult vkx_submit(vkx_device *, vkx_slot *, const uint64_t *words, size_t count, uint32_t timestamps,
                    const char **call);
VkResult vkx_slot_status(vkx_device *, vkx_slot *);
VkResult vkx_slot_wait(vkx_device *, vkx_slot *, uint64_t timeout_ns);
VkResult vkx_slot_timestamps(vkx_device *, vkx_slot *, uint64_t *out, uint32_t count);

#endif
