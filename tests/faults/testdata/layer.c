/* A Vulkan layer for tests: it counts the calls that can fail, and what is made and not
   destroyed, makes chosen calls fail, and shows a device with less than it has. The
   test steers it through a file that both have mapped; its path is in WEFT_FAULTS.
   One driver at a time is in sight, so that the next functions are the same for all
   devices. */
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "vkabi.h"

/* What vk_layer.h has. */
typedef struct link {
  struct link *pNext;
  PFN_vkGetInstanceProcAddr next_instance;
  void *next; /* GetDeviceProcAddr for devices */
} link_info;
typedef struct {
  VkStructureType sType;
  const void *pNext;
  uint32_t function; /* VK_LAYER_LINK_INFO is 0 */
  link_info *info;
} layer_create_info;
enum { LOADER_INSTANCE_CREATE_INFO = 47, LOADER_DEVICE_CREATE_INFO = 48 };
typedef struct {
  uint32_t sType;
  void *pNext;
  uint32_t version;
  PFN_vkGetInstanceProcAddr instance_proc;
  PFN_vkGetDeviceProcAddr device_proc;
  void *physical_proc;
} negotiate;

#define EXPORT __attribute__((visibility("default")))
#define ERROR_DEVICE_LOST (-4)
#define ERROR_TOO_MANY_OBJECTS (-10)
#define ERROR_FEATURE_NOT_PRESENT (-8)

/* Every call that can fail: name, parameters, arguments, and whether it makes something
   that is to be destroyed. Those of OWN have a body of their own below. */
#define PLAIN(X)                                                                                                     \
  X(BindBufferMemory, (VkDevice d, uint64_t b, uint64_t m, VkDeviceSize o), (d, b, m, o), 0)                         \
  X(CreatePipelineCache, (VkDevice d, const void *i, const void *a, uint64_t *o), (d, i, a, o), 1)                   \
  X(MergePipelineCaches, (VkDevice d, uint64_t into, uint32_t n, const uint64_t *c), (d, into, n, c), 0)             \
  X(CreateDescriptorSetLayout, (VkDevice d, const void *i, const void *a, uint64_t *o), (d, i, a, o), 1)             \
  X(CreatePipelineLayout, (VkDevice d, const void *i, const void *a, uint64_t *o), (d, i, a, o), 1)                  \
  X(CreateComputePipelines,                                                                                          \
    (VkDevice d, uint64_t c, uint32_t n, const void *i, const void *a, uint64_t *o), (d, c, n, i, a, o), 1)          \
  X(AllocateCommandBuffers, (VkDevice d, const void *i, VkCommandBuffer *o), (d, i, o), 0)                           \
  X(CreateFence, (VkDevice d, const void *i, const void *a, uint64_t *o), (d, i, a, o), 1)                           \
  X(CreateDescriptorPool, (VkDevice d, const void *i, const void *a, uint64_t *o), (d, i, a, o), 1)                  \
  X(AllocateDescriptorSets, (VkDevice d, const void *i, uint64_t *o), (d, i, o), 0)                                  \
  X(CreateQueryPool, (VkDevice d, const void *i, const void *a, uint64_t *o), (d, i, a, o), 1)                       \
  X(ResetCommandPool, (VkDevice d, uint64_t p, VkFlags f), (d, p, f), 0)                                             \
  X(ResetDescriptorPool, (VkDevice d, uint64_t p, VkFlags f), (d, p, f), 0)                                          \
  X(ResetFences, (VkDevice d, uint32_t n, const uint64_t *f), (d, n, f), 0)                                          \
  X(GetMemoryHostPointerPropertiesEXT,                                                                               \
    (VkDevice d, uint32_t t, const void *p, VkMemoryHostPointerPropertiesEXT *o), (d, t, p, o), 0)                   \
  X(GetFenceStatus, (VkDevice d, uint64_t f), (d, f), 0)                                                             \
  X(WaitForFences, (VkDevice d, uint32_t n, const uint64_t *f, VkBool32 all, uint64_t t), (d, n, f, all, t), 0)      \
  X(DeviceWaitIdle, (VkDevice d), (d), 0)                                                                            \
  X(GetQueryPoolResults,                                                                                             \
    (VkDevice d, uint64_t p, uint32_t first, uint32_t n, size_t size, void *o, VkDeviceSize stride, VkFlags f),      \
    (d, p, first, n, size, o, stride, f), 0)

#define OWN(X)                                                                                                       \
  X(CreateInstance) X(EnumeratePhysicalDevices) X(EnumerateDeviceExtensionProperties) X(CreateDevice)                \
  X(CreateBuffer) X(AllocateMemory) X(MapMemory) X(GetPipelineCacheData) X(CreateShaderModule)                       \
  X(CreateCommandPool) X(BeginCommandBuffer) X(EndCommandBuffer) X(QueueSubmit)

/* Destroyers: of what, and with what. */
#define GOING(X)                                                                                                     \
  X(DestroyBuffer, CreateBuffer) X(DestroyPipelineCache, CreatePipelineCache)                                        \
  X(DestroyShaderModule, CreateShaderModule) X(DestroyDescriptorSetLayout, CreateDescriptorSetLayout)                \
  X(DestroyPipelineLayout, CreatePipelineLayout) X(DestroyPipeline, CreateComputePipelines)                          \
  X(DestroyCommandPool, CreateCommandPool) X(DestroyFence, CreateFence)                                              \
  X(DestroyDescriptorPool, CreateDescriptorPool) X(DestroyQueryPool, CreateQueryPool)

/* What a device may be shown without. */
#define HIDABLE(X)                                                                                                   \
  X(shaderInt64) X(shaderFloat64) X(shaderInt16) X(shaderFloat16) X(shaderInt8) X(storage8) X(storage16)             \
  X(bufferDeviceAddress) X(vulkanMemoryModel) X(cooperativeMatrix) X(subgroupSizeControl) X(pipelineExecutables)     \
  X(floatControls) X(subgroupOperations) X(timestamps) X(newerVulkan) X(mappedDeviceMemory)                          \
  X(VK_KHR_push_descriptor) X(VK_KHR_8bit_storage) X(VK_KHR_shader_float16_int8) X(VK_KHR_buffer_device_address)     \
  X(VK_KHR_driver_properties) X(VK_KHR_shader_float_controls) X(VK_EXT_subgroup_size_control)                        \
  X(VK_KHR_maintenance4) X(VK_EXT_memory_budget) X(VK_EXT_external_memory_host)                                      \
  X(VK_KHR_pipeline_executable_properties) X(VK_EXT_pipeline_creation_feedback) X(VK_KHR_vulkan_memory_model)        \
  X(VK_KHR_cooperative_matrix) X(VK_KHR_swapchain)

enum {
#define X(name, ...) E_##name,
  PLAIN(X) OWN(X)
#undef X
  ENTRIES
};
enum {
#define X(name) H_##name,
  HIDABLE(X)
#undef X
  HIDDEN
};

/* The mapped file; control_test.go has the same layout. */
typedef struct {
  _Atomic uint32_t armed; /* entry + 1; 0: none */
  uint32_t every;         /* all calls from the n-th on fail, not it alone */
  _Atomic uint64_t n;     /* which call, from 1 */
  int32_t result;         /* what it returns */
  uint32_t trick;         /* a success all the same, with 1: nothing, 2: all bits set */
  _Atomic uint64_t hidden;
  uint32_t push_bytes, storage_range, storage_buffers, group_count; /* 0: as they are */
  uint32_t allocations;
  uint32_t transfers; /* there is one more queue family, which copies and does nothing else */
  uint64_t heap; /* bytes */
  uint32_t entries, features;
  struct {
    char name[48];
    _Atomic uint64_t calls, faults;
    _Atomic int64_t live;
  } entry[64];
  char feature[64][48];
} control;
static control *steering;

/* Those of the instance, found when it is made: later the loader would give our own. */
#define INSTANCE_CALLS                                                                                               \
  X(VkResult, EnumeratePhysicalDevices, (VkInstance, uint32_t *, VkPhysicalDevice *))                                \
  X(VkResult, EnumerateDeviceExtensionProperties,                                                                    \
    (VkPhysicalDevice, const char *, uint32_t *, VkExtensionProperties *))                                           \
  X(void, GetPhysicalDeviceProperties, (VkPhysicalDevice, VkPhysicalDeviceProperties *))                             \
  X(void, GetPhysicalDeviceProperties2, (VkPhysicalDevice, VkPhysicalDeviceProperties2 *))                           \
  X(void, GetPhysicalDeviceFeatures2, (VkPhysicalDevice, VkPhysicalDeviceFeatures2 *))                               \
  X(void, GetPhysicalDeviceQueueFamilyProperties, (VkPhysicalDevice, uint32_t *, VkQueueFamilyProperties *))         \
  X(void, GetPhysicalDeviceMemoryProperties, (VkPhysicalDevice, VkPhysicalDeviceMemoryProperties *))                 \
  X(void, GetPhysicalDeviceMemoryProperties2, (VkPhysicalDevice, VkPhysicalDeviceMemoryProperties2 *))               \
  X(void, DestroyInstance, (VkInstance, const void *))
static struct {
  PFN_vkGetInstanceProcAddr GetInstanceProcAddr;
  PFN_vkGetDeviceProcAddr GetDeviceProcAddr;
  VkInstance instance;
#define X(name, params, ...) VkResult(VKAPI_PTR *name) params;
  PLAIN(X)
#undef X
#define X(name, of) void(VKAPI_PTR *name)(VkDevice, uint64_t, const void *);
  GOING(X)
#undef X
  VkResult(VKAPI_PTR *CreateBuffer)(VkDevice, const VkBufferCreateInfo *, const void *, uint64_t *);
  VkResult(VKAPI_PTR *CreateCommandPool)(VkDevice, const VkCommandPoolCreateInfo *, const void *, uint64_t *);
  VkResult(VKAPI_PTR *AllocateMemory)(VkDevice, const VkMemoryAllocateInfo *, const void *, uint64_t *);
  void(VKAPI_PTR *FreeMemory)(VkDevice, uint64_t, const void *);
  VkResult(VKAPI_PTR *MapMemory)(VkDevice, uint64_t, VkDeviceSize, VkDeviceSize, VkFlags, void **);
  VkResult(VKAPI_PTR *GetPipelineCacheData)(VkDevice, uint64_t, size_t *, void *);
  VkResult(VKAPI_PTR *CreateShaderModule)(VkDevice, const void *, const void *, uint64_t *);
  VkResult(VKAPI_PTR *BeginCommandBuffer)(VkCommandBuffer, const void *);
  VkResult(VKAPI_PTR *EndCommandBuffer)(VkCommandBuffer);
  VkResult(VKAPI_PTR *QueueSubmit)(VkQueue, uint32_t, const void *, uint64_t);
  void(VKAPI_PTR *DestroyDevice)(VkDevice, const void *);
  void(VKAPI_PTR *GetDeviceQueue)(VkDevice, uint32_t, uint32_t, VkQueue *);
  void(VKAPI_PTR *GetBufferMemoryRequirements)(VkDevice, uint64_t, void *);
#define X(type, name, params) type(VKAPI_PTR *name) params;
  INSTANCE_CALLS
#undef X
} next;

/* Devices, with their queues, that were made to be lost. A transfer queue is a handle of our own, of
   which the dispatch table of the layers above comes first; what is submitted to it goes to the one queue. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER, submitting = PTHREAD_MUTEX_INITIALIZER;
#define MANY 256
static struct {
  VkDevice device;
  VkQueue queue;
  struct {
    void *dispatch;
  } transfers;
  uint32_t family; /* of the transfer queue; 0: there is none */
  int lost;
} devices[MANY];
#define ALLOCATIONS 8192
static struct {
  uint64_t memory, bytes;
} allocations[ALLOCATIONS];
static uint64_t allocated;

static void steer(void) {
  static control unsteered;
  if (steering != NULL) return;
  const char *path = getenv("WEFT_FAULTS");
  int f = path == NULL ? -1 : open(path, O_RDWR);
  void *at = f < 0 ? MAP_FAILED : mmap(NULL, sizeof(control), PROT_READ | PROT_WRITE, MAP_SHARED, f, 0);
  if (f >= 0) close(f);
  steering = at == MAP_FAILED ? &unsteered : at;
#define X(call, ...) strcpy(steering->entry[E_##call].name, "vk" #call);
  PLAIN(X) OWN(X)
#undef X
#define X(name) strcpy(steering->feature[H_##name], #name);
  HIDABLE(X)
#undef X
  steering->entries = ENTRIES;
  steering->features = HIDDEN;
}

static int hidden(int feature) { return steering->hidden >> feature & 1; }

/* failed counts a call, and says whether it is to return *result. */
static int failed(int entry, VkResult *result) {
  uint64_t n = atomic_fetch_add(&steering->entry[entry].calls, 1) + 1;
  if (steering->armed != (uint32_t)entry + 1 || n < steering->n || (n > steering->n && !steering->every)) return 0;
  atomic_fetch_add(&steering->entry[entry].faults, 1);
  *result = steering->result;
  return 1;
}

static void made(int entry, VkResult r) {
  if (r == VK_SUCCESS) atomic_fetch_add(&steering->entry[entry].live, 1);
}

/* lost says whether a device is. One that becomes so has ended its work: drivers are not
   to meet what no driver would do. */
static int lost(VkDevice device, int now) {
  int is = 0;
  if (now) next.DeviceWaitIdle(device);
  pthread_mutex_lock(&lock);
  for (int i = 0; i < MANY; i++)
    if (devices[i].device == device) is = devices[i].lost |= now;
  pthread_mutex_unlock(&lock);
  return is;
}

/* device_of finds the device of a queue, and makes *queue the driver's. */
static VkDevice device_of(VkQueue *queue) {
  VkDevice d = NULL;
  VkQueue asked = *queue;
  pthread_mutex_lock(&lock);
  for (int i = 0; i < MANY; i++)
    if (devices[i].device != NULL && (devices[i].queue == asked || (void *)&devices[i].transfers == (void *)asked)) {
      d = devices[i].device;
      *queue = devices[i].queue;
    }
  pthread_mutex_unlock(&lock);
  return d;
}

/* transfers_of is the family of a device's transfer queue; 0: it has none. */
static uint32_t transfers_of(VkDevice device) {
  uint32_t family = 0;
  pthread_mutex_lock(&lock);
  for (int i = 0; i < MANY; i++)
    if (devices[i].device == device) family = devices[i].family;
  pthread_mutex_unlock(&lock);
  return family;
}

static int loses(int entry) {
  return entry == E_WaitForFences || entry == E_GetFenceStatus || entry == E_DeviceWaitIdle ||
         entry == E_GetQueryPoolResults;
}

#define X(name, params, args, makes)                                                                                 \
  static VkResult VKAPI_PTR layer_##name params {                                                                    \
    VkResult r;                                                                                                      \
    if (failed(E_##name, &r)) {                                                                                      \
      if (r == ERROR_DEVICE_LOST) lost(d, 1);                                                                        \
      return r;                                                                                                      \
    }                                                                                                                \
    r = next.name args;                                                                                              \
    if (makes) made(E_##name, r);                                                                                    \
    return loses(E_##name) && lost(d, 0) ? ERROR_DEVICE_LOST : r;                                                    \
  }
PLAIN(X)
#undef X

#define X(name, of)                                                                                                  \
  static void VKAPI_PTR layer_##name(VkDevice d, uint64_t object, const void *a) {                                   \
    if (object != 0) atomic_fetch_sub(&steering->entry[E_##of].live, 1);                                             \
    next.name(d, object, a);                                                                                         \
  }
GOING(X)
#undef X

/* Memory */

/* Where device memory is not to be mapped there are two types of the driver's first one: the
   device's and the host's. */
static VkResult VKAPI_PTR layer_AllocateMemory(VkDevice d, const VkMemoryAllocateInfo *info, const void *a, uint64_t *out) {
  VkResult r;
  if (failed(E_AllocateMemory, &r)) return r;
  VkMemoryAllocateInfo own = *info;
  if (hidden(H_mappedDeviceMemory)) own.memoryTypeIndex = 0;
  pthread_mutex_lock(&lock);
  int64_t count = steering->entry[E_AllocateMemory].live;
  if (steering->allocations > 0 && count >= steering->allocations) r = ERROR_TOO_MANY_OBJECTS;
  else if (steering->heap > 0 && allocated + own.allocationSize > steering->heap) r = -2;
  else r = next.AllocateMemory(d, &own, a, out);
  made(E_AllocateMemory, r);
  for (int i = 0; r == VK_SUCCESS && i < ALLOCATIONS; i++)
    if (allocations[i].memory == 0) {
      allocations[i].memory = *out;
      allocations[i].bytes = own.allocationSize;
      allocated += own.allocationSize;
      break;
    }
  pthread_mutex_unlock(&lock);
  return r;
}

static void VKAPI_PTR layer_FreeMemory(VkDevice d, uint64_t memory, const void *a) {
  pthread_mutex_lock(&lock);
  for (int i = 0; memory != 0 && i < ALLOCATIONS; i++)
    if (allocations[i].memory == memory) {
      allocated -= allocations[i].bytes;
      allocations[i].memory = 0;
      break;
    }
  if (memory != 0) atomic_fetch_sub(&steering->entry[E_AllocateMemory].live, 1);
  next.FreeMemory(d, memory, a);
  pthread_mutex_unlock(&lock);
}

static VkResult VKAPI_PTR layer_MapMemory(VkDevice d, uint64_t m, VkDeviceSize from, VkDeviceSize n, VkFlags f, void **out) {
  VkResult r;
  if (!failed(E_MapMemory, &r)) return next.MapMemory(d, m, from, n, f, out);
  if (steering->trick == 1) *out = NULL;
  if (steering->trick == 2) *out = (void *)UINTPTR_MAX; /* MAP_FAILED */
  return r;
}

static void VKAPI_PTR layer_GetBufferMemoryRequirements(VkDevice d, uint64_t b, void *out) {
  next.GetBufferMemoryRequirements(d, b, out);
  if (hidden(H_mappedDeviceMemory)) ((uint32_t *)out)[4] = 3;
}

/* Pipeline cache data */

static VkResult VKAPI_PTR layer_GetPipelineCacheData(VkDevice d, uint64_t c, size_t *size, void *data) {
  VkResult r;
  if (!failed(E_GetPipelineCacheData, &r)) return next.GetPipelineCacheData(d, c, size, data);
  if (steering->trick == 1) *size = 0;
  if (steering->trick == 2 && data == NULL) return next.GetPipelineCacheData(d, c, size, data);
  if (steering->trick == 2) memset(data, 0xff, *size);
  return r;
}

/* Code */

/* Capabilities of SPIR-V, and what the device must have for them. */
static int hides_capability(uint32_t capability) {
  switch (capability) {
    case 9: return hidden(H_shaderFloat16);
    case 10: return hidden(H_shaderFloat64);
    case 11: return hidden(H_shaderInt64);
    case 22: return hidden(H_shaderInt16);
    case 39: return hidden(H_shaderInt8);
    case 4433: return hidden(H_storage16);
    case 4448: return hidden(H_storage8);
    case 5345: return hidden(H_vulkanMemoryModel);
    case 5347: return hidden(H_bufferDeviceAddress);
    case 6022: return hidden(H_cooperativeMatrix);
    default:
      return (capability >= 62 && capability <= 68 && hidden(H_subgroupOperations)) ||
             (capability >= 4464 && capability <= 4468 && hidden(H_floatControls));
  }
}

/* A module may not ask for what the device was shown without. */
static VkResult VKAPI_PTR layer_CreateShaderModule(VkDevice d, const void *i, const void *a, uint64_t *o) {
  const struct {
    VkStructureType sType;
    const void *pNext;
    VkFlags flags;
    size_t bytes;
    const uint32_t *code;
  } *info = i;
  VkResult r;
  if (failed(E_CreateShaderModule, &r)) return r;
  const uint32_t *word = info->code + 5, *end = info->code + info->bytes / 4;
  for (; word + 1 < end && *word == (2u << 16 | 17); word += 2) /* OpCapability, which come first */
    if (hides_capability(word[1])) return ERROR_FEATURE_NOT_PRESENT;
  r = next.CreateShaderModule(d, i, a, o);
  made(E_CreateShaderModule, r);
  return r;
}

/* Submissions */

static VkResult VKAPI_PTR layer_BeginCommandBuffer(VkCommandBuffer c, const void *info) {
  VkResult r;
  return failed(E_BeginCommandBuffer, &r) ? r : next.BeginCommandBuffer(c, info);
}

static VkResult VKAPI_PTR layer_EndCommandBuffer(VkCommandBuffer c) {
  VkResult r = next.EndCommandBuffer(c), other;
  return failed(E_EndCommandBuffer, &other) ? other : r;
}

static VkResult VKAPI_PTR layer_QueueSubmit(VkQueue q, uint32_t n, const void *submits, uint64_t fence) {
  VkResult r;
  VkDevice d = device_of(&q);
  if (failed(E_QueueSubmit, &r)) {
    if (r == ERROR_DEVICE_LOST) lost(d, 1);
    return r;
  }
  if (lost(d, 0)) return ERROR_DEVICE_LOST;
  pthread_mutex_lock(&submitting); /* two queues of ours are one of the driver's */
  r = next.QueueSubmit(q, n, submits, fence);
  pthread_mutex_unlock(&submitting);
  return r;
}

static VkResult VKAPI_PTR layer_CreateCommandPool(VkDevice d, const VkCommandPoolCreateInfo *info, const void *a, uint64_t *o) {
  VkResult r;
  VkCommandPoolCreateInfo own = *info;
  if (failed(E_CreateCommandPool, &r)) return r;
  if (own.queueFamilyIndex > 0 && own.queueFamilyIndex == transfers_of(d)) own.queueFamilyIndex = 0;
  r = next.CreateCommandPool(d, &own, a, o);
  made(E_CreateCommandPool, r);
  return r;
}

static VkResult VKAPI_PTR layer_CreateBuffer(VkDevice d, const VkBufferCreateInfo *info, const void *a, uint64_t *o) {
  VkResult r;
  VkBufferCreateInfo own = *info;
  if (failed(E_CreateBuffer, &r)) return r;
  if (transfers_of(d) > 0) own.sharingMode = 0, own.queueFamilyIndexCount = 0; /* EXCLUSIVE */
  r = next.CreateBuffer(d, &own, a, o);
  made(E_CreateBuffer, r);
  return r;
}

/* Physical devices */

static VkResult VKAPI_PTR layer_EnumeratePhysicalDevices(VkInstance i, uint32_t *n, VkPhysicalDevice *list) {
  VkResult r;
  if (failed(E_EnumeratePhysicalDevices, &r)) return r;
  return next.EnumeratePhysicalDevices(i, n, list);
}

static int hides_extension(const char *name) {
#define X(feature) \
  if (strcmp(#feature, name) == 0) return hidden(H_##feature);
  HIDABLE(X)
#undef X
  return 0;
}

static VkResult VKAPI_PTR layer_EnumerateDeviceExtensionProperties(VkPhysicalDevice p, const char *layer, uint32_t *n,
                                                                   VkExtensionProperties *list) {
  VkResult r;
  if (failed(E_EnumerateDeviceExtensionProperties, &r)) return r;
  r = next.EnumerateDeviceExtensionProperties(p, layer, n, list);
  if (list == NULL || r != VK_SUCCESS) return r;
  uint32_t kept = 0;
  for (uint32_t i = 0; i < *n; i++)
    if (!hides_extension(list[i].extensionName)) list[kept++] = list[i];
  *n = kept;
  return r;
}

static void less(uint32_t *limit, uint32_t most) {
  if (most > 0 && most < *limit) *limit = most;
}

static void show_properties(VkPhysicalDeviceProperties *p) {
  VkPhysicalDeviceLimits *l = &p->limits;
  less(&l->maxPushConstantsSize, steering->push_bytes);
  less(&l->maxStorageBufferRange, steering->storage_range);
  less(&l->maxPerStageDescriptorStorageBuffers, steering->storage_buffers);
  less(&l->maxDescriptorSetStorageBuffers, steering->storage_buffers);
  for (int i = 0; i < 3; i++) less(&l->maxComputeWorkGroupCount[i], steering->group_count);
  less(&l->maxMemoryAllocationCount, steering->allocations);
  if (hidden(H_newerVulkan)) less(&p->apiVersion, VK_API_VERSION(1, 1));
}

static void VKAPI_PTR layer_GetPhysicalDeviceProperties(VkPhysicalDevice p, VkPhysicalDeviceProperties *out) {
  next.GetPhysicalDeviceProperties(p, out);
  show_properties(out);
}

static void VKAPI_PTR layer_GetPhysicalDeviceProperties2(VkPhysicalDevice p, VkPhysicalDeviceProperties2 *out) {
  next.GetPhysicalDeviceProperties2(p, out);
  show_properties(&out->properties);
  for (VkBaseOutStructure *s = out->pNext; s != NULL; s = s->pNext) {
    if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FLOAT_CONTROLS_PROPERTIES && hidden(H_floatControls))
      memset(s + 1, 0, sizeof(VkPhysicalDeviceFloatControlsProperties) - sizeof *s);
    if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES && hidden(H_subgroupOperations))
      ((VkPhysicalDeviceSubgroupProperties *)s)->supportedOperations = 1; /* BASIC, which every device has */
    if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES && hidden(H_subgroupSizeControl))
      memset(s + 1, 0, sizeof(VkPhysicalDeviceSubgroupSizeControlProperties) - sizeof *s);
  }
}

/* clear goes through a chain of features, and either takes the hidden ones out or says
   whether one of them is there. */
static int features(VkPhysicalDeviceFeatures *f, void *chain, int clear) {
  int found = 0;
#define HIDE(name, field)                  \
  if (hidden(H_##name)) {                  \
    if (!clear) found |= (field) != 0;     \
    else (field) = 0;                      \
  }
  if (f != NULL) {
    HIDE(shaderInt64, f->shaderInt64)
    HIDE(shaderFloat64, f->shaderFloat64)
    HIDE(shaderInt16, f->shaderInt16)
  }
  for (VkBaseOutStructure *s = chain; s != NULL; s = s->pNext) switch (s->sType) {
      case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2:
        found |= features(&((VkPhysicalDeviceFeatures2 *)s)->features, NULL, clear);
        break;
      case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES:
        HIDE(storage16, ((VkPhysicalDevice16BitStorageFeatures *)s)->storageBuffer16BitAccess)
        break;
      case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_8BIT_STORAGE_FEATURES:
        HIDE(storage8, ((VkPhysicalDevice8BitStorageFeatures *)s)->storageBuffer8BitAccess)
        break;
      case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_FLOAT16_INT8_FEATURES:
        HIDE(shaderFloat16, ((VkPhysicalDeviceShaderFloat16Int8Features *)s)->shaderFloat16)
        HIDE(shaderInt8, ((VkPhysicalDeviceShaderFloat16Int8Features *)s)->shaderInt8)
        break;
      case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES:
        HIDE(bufferDeviceAddress, ((VkPhysicalDeviceBufferDeviceAddressFeatures *)s)->bufferDeviceAddress)
        break;
      case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_MEMORY_MODEL_FEATURES:
        HIDE(vulkanMemoryModel, ((VkPhysicalDeviceVulkanMemoryModelFeatures *)s)->vulkanMemoryModel)
        break;
      case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COOPERATIVE_MATRIX_FEATURES:
        HIDE(cooperativeMatrix, ((VkPhysicalDeviceCooperativeMatrixFeaturesKHR *)s)->cooperativeMatrix)
        break;
      case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES:
        HIDE(subgroupSizeControl, ((VkPhysicalDeviceSubgroupSizeControlFeatures *)s)->subgroupSizeControl)
        break;
      case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_EXECUTABLE_PROPERTIES_FEATURES_KHR:
        HIDE(pipelineExecutables, ((VkPhysicalDevicePipelineExecutablePropertiesFeaturesKHR *)s)->pipelineExecutableInfo)
        break;
      default: break;
    }
  return found;
}

static void VKAPI_PTR layer_GetPhysicalDeviceFeatures2(VkPhysicalDevice p, VkPhysicalDeviceFeatures2 *out) {
  next.GetPhysicalDeviceFeatures2(p, out);
  features(NULL, out, 1);
}

static void VKAPI_PTR layer_GetPhysicalDeviceQueueFamilyProperties(VkPhysicalDevice p, uint32_t *n,
                                                                   VkQueueFamilyProperties *list) {
  uint32_t room = *n;
  next.GetPhysicalDeviceQueueFamilyProperties(p, n, list);
  for (uint32_t i = 0; list != NULL && hidden(H_timestamps) && i < *n; i++) list[i].timestampValidBits = 0;
  if (!steering->transfers) return;
  if (list != NULL && room > *n)
    list[*n] = (VkQueueFamilyProperties){.queueFlags = 4 | 8 /* TRANSFER, SPARSE_BINDING */, .queueCount = 2,
                                         .minImageTransferGranularity = {16, 16, 16}};
  if (list == NULL || room > *n) ++*n;
}

static void show_memory(VkPhysicalDeviceMemoryProperties *m) {
  if (hidden(H_mappedDeviceMemory)) {
    m->memoryTypeCount = 2;
    m->memoryTypes[1] = m->memoryTypes[0];
    m->memoryTypes[0].propertyFlags = 1;          /* DEVICE_LOCAL */
    m->memoryTypes[1].propertyFlags = 2 | 4 | 8;  /* HOST_VISIBLE, COHERENT, CACHED */
  }
  if (steering->heap > 0) m->memoryHeaps[0].size = steering->heap;
}

/* The first is what layers above ask. */
static void VKAPI_PTR layer_GetPhysicalDeviceMemoryProperties(VkPhysicalDevice p, VkPhysicalDeviceMemoryProperties *out) {
  next.GetPhysicalDeviceMemoryProperties(p, out);
  show_memory(out);
}

static void VKAPI_PTR layer_GetPhysicalDeviceMemoryProperties2(VkPhysicalDevice p, VkPhysicalDeviceMemoryProperties2 *out) {
  next.GetPhysicalDeviceMemoryProperties2(p, out);
  show_memory(&out->memoryProperties);
}

static void *link_of(const void *chain, VkStructureType type) {
  for (const VkBaseOutStructure *s = chain; s != NULL; s = s->pNext)
    if (s->sType == type && ((const layer_create_info *)s)->function == 0) return (void *)s;
  return NULL;
}

static VkResult VKAPI_PTR layer_CreateInstance(const VkInstanceCreateInfo *info, const void *a, VkInstance *out) {
  typedef VkResult(VKAPI_PTR * create)(const VkInstanceCreateInfo *, const void *, VkInstance *);
  layer_create_info *link = link_of(info->pNext, LOADER_INSTANCE_CREATE_INFO);
  VkResult r;
  steer();
  if (failed(E_CreateInstance, &r)) return r;
  if (link == NULL) return -3;
  next.GetInstanceProcAddr = link->info->next_instance;
  link->info = link->info->pNext;
  r = ((create)next.GetInstanceProcAddr(NULL, "vkCreateInstance"))(info, a, out);
  made(E_CreateInstance, r);
  if (r != VK_SUCCESS) return r;
  next.instance = *out;
#define X(type, name, params) next.name = (void *)next.GetInstanceProcAddr(*out, "vk" #name);
  INSTANCE_CALLS
#undef X
  return r;
}

static void VKAPI_PTR layer_DestroyInstance(VkInstance i, const void *a) {
  if (i != NULL) atomic_fetch_sub(&steering->entry[E_CreateInstance].live, 1);
  next.DestroyInstance(i, a);
}

/* resolve finds a function of the devices; those of extensions are not on every one. */
static void resolve(VkDevice d, const char *name, void *at) {
  PFN_vkVoidFunction f = next.GetDeviceProcAddr(d, name);
  if (f != NULL) memcpy(at, &f, sizeof f);
}

static void resolve_all(VkDevice d) {
#define X(name, ...) resolve(d, "vk" #name, &next.name);
  PLAIN(X)
  GOING(X)
  X(CreateBuffer) X(CreateCommandPool) X(AllocateMemory) X(FreeMemory) X(MapMemory) X(GetPipelineCacheData) X(CreateShaderModule)
  X(BeginCommandBuffer) X(EndCommandBuffer) X(QueueSubmit) X(DestroyDevice) X(GetDeviceQueue) X(GetBufferMemoryRequirements)
#undef X
}

static VkResult VKAPI_PTR layer_CreateDevice(VkPhysicalDevice p, const VkDeviceCreateInfo *info, const void *a, VkDevice *out) {
  typedef VkResult(VKAPI_PTR * create)(VkPhysicalDevice, const VkDeviceCreateInfo *, const void *, VkDevice *);
  layer_create_info *link = link_of(info->pNext, LOADER_DEVICE_CREATE_INFO);
  VkResult r;
  if (failed(E_CreateDevice, &r)) return r;
  /* What is not there may not be asked for. */
  int wrong = features((VkPhysicalDeviceFeatures *)info->pEnabledFeatures, (void *)info->pNext, 0);
  for (uint32_t i = 0; i < info->enabledExtensionCount; i++) wrong |= hides_extension(info->ppEnabledExtensionNames[i]);
  if (wrong || link == NULL) return ERROR_FEATURE_NOT_PRESENT;
  PFN_vkGetInstanceProcAddr instance = link->info->next_instance;
  PFN_vkGetDeviceProcAddr device = (PFN_vkGetDeviceProcAddr)link->info->next;
  link->info = link->info->pNext;
  /* The family that the driver does not have is the last. */
  VkDeviceCreateInfo own = *info;
  uint32_t families = 0, transfers = 0;
  next.GetPhysicalDeviceQueueFamilyProperties(p, &families, NULL);
  if (own.queueCreateInfoCount > 1 && own.pQueueCreateInfos[own.queueCreateInfoCount - 1].queueFamilyIndex == families) {
    own.queueCreateInfoCount--;
    transfers = families;
  }
  r = ((create)instance(next.instance, "vkCreateDevice"))(p, &own, a, out);
  made(E_CreateDevice, r);
  if (r != VK_SUCCESS) return r;
  pthread_mutex_lock(&lock);
  next.GetDeviceProcAddr = device;
  resolve_all(*out);
  for (int i = 0; i < MANY; i++)
    if (devices[i].device == NULL) {
      devices[i].device = *out;
      devices[i].transfers.dispatch = *(void **)*out;
      devices[i].family = transfers;
      devices[i].lost = 0;
      break;
    }
  pthread_mutex_unlock(&lock);
  return r;
}

static void VKAPI_PTR layer_DestroyDevice(VkDevice d, const void *a) {
  if (d == NULL) return;
  pthread_mutex_lock(&lock);
  for (int i = 0; i < MANY; i++)
    if (devices[i].device == d) devices[i].device = NULL, devices[i].queue = NULL;
  pthread_mutex_unlock(&lock);
  atomic_fetch_sub(&steering->entry[E_CreateDevice].live, 1);
  next.DestroyDevice(d, a);
}

static void VKAPI_PTR layer_GetDeviceQueue(VkDevice d, uint32_t family, uint32_t index, VkQueue *out) {
  int aside = family > 0 && family == transfers_of(d);
  if (!aside) next.GetDeviceQueue(d, family, index, out);
  pthread_mutex_lock(&lock);
  for (int i = 0; i < MANY; i++)
    if (devices[i].device == d) {
      if (aside) *out = (VkQueue)&devices[i].transfers;
      else devices[i].queue = *out;
    }
  pthread_mutex_unlock(&lock);
}

static PFN_vkVoidFunction VKAPI_PTR layer_GetDeviceProcAddr(VkDevice d, const char *name);
static PFN_vkVoidFunction VKAPI_PTR layer_GetInstanceProcAddr(VkInstance i, const char *name);

static PFN_vkVoidFunction ours(const char *name) {
#define X(n, ...) \
  if (strcmp(name, "vk" #n) == 0) return (PFN_vkVoidFunction)layer_##n;
  PLAIN(X) OWN(X) GOING(X)
  X(GetInstanceProcAddr) X(GetDeviceProcAddr) X(DestroyInstance) X(DestroyDevice) X(FreeMemory) X(GetDeviceQueue)
  X(GetBufferMemoryRequirements) X(GetPhysicalDeviceProperties) X(GetPhysicalDeviceProperties2)
  X(GetPhysicalDeviceFeatures2) X(GetPhysicalDeviceQueueFamilyProperties)
  X(GetPhysicalDeviceMemoryProperties) X(GetPhysicalDeviceMemoryProperties2)
#undef X
  return NULL;
}

static PFN_vkVoidFunction VKAPI_PTR layer_GetDeviceProcAddr(VkDevice d, const char *name) {
  PFN_vkVoidFunction below = next.GetDeviceProcAddr(d, name), f = below == NULL ? NULL : ours(name);
  return f != NULL ? f : below;
}

static PFN_vkVoidFunction VKAPI_PTR layer_GetInstanceProcAddr(VkInstance i, const char *name) {
  PFN_vkVoidFunction f = ours(name);
  return f != NULL || i == NULL ? f : next.GetInstanceProcAddr(i, name);
}

EXPORT VkResult vkNegotiateLoaderLayerInterfaceVersion(negotiate *n) {
  steer();
  n->version = n->version < 2 ? n->version : 2;
  n->instance_proc = layer_GetInstanceProcAddr;
  n->device_proc = layer_GetDeviceProcAddr;
  n->physical_proc = NULL;
  return VK_SUCCESS;
}
