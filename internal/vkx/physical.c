#include <stdlib.h>
#include <string.h>

#include "instance.h"
#include "vkx.h"

/* The extensions that matter, found in one walk over the device's list. */
enum {
  EXT_PUSH_DESCRIPTOR,
  EXT_8BIT_STORAGE,
  EXT_FLOAT16_INT8,
  EXT_ADDRESS,
  EXT_DRIVER_PROPERTIES,
  EXT_FLOAT_CONTROLS,
  EXT_SUBGROUP_SIZE,
  EXT_MAINTENANCE4,
  EXT_MEMORY_BUDGET,
  EXT_PORTABILITY,
  EXT_SWAPCHAIN,
  EXT_HOST_MEMORY,
  EXT_EXECUTABLES,
  EXT_FEEDBACK,
  EXT_MEMORY_MODEL,
  EXT_COOPERATIVE_MATRIX,
  EXT_COUNT
};
static const char *const extension_names[EXT_COUNT] = {
    "VK_KHR_push_descriptor",    "VK_KHR_8bit_storage",         "VK_KHR_shader_float16_int8",
    "VK_KHR_buffer_device_address", "VK_KHR_driver_properties",    "VK_KHR_shader_float_controls",
    "VK_EXT_subgroup_size_control", "VK_KHR_maintenance4",         "VK_EXT_memory_budget",
    "VK_KHR_portability_subset", "VK_KHR_swapchain",            "VK_EXT_external_memory_host",
    "VK_KHR_pipeline_executable_properties", "VK_EXT_pipeline_creation_feedback",
    "VK_KHR_vulkan_memory_model", "VK_KHR_cooperative_matrix"};
/* The Vulkan minor version that made each one core; 99: never, within what the shim asks for. */
static const uint32_t core_since[EXT_COUNT] = {99, 2, 2, 2, 2, 2, 3, 3, 99, 99, 99, 99, 99, 3, 2, 99};

/* Puts a structure at the head of a pNext chain, where it is present at all. */
static void chain(void **head, uint32_t present, void *structure) {
  if (!present) return;
  ((VkBaseOutStructure *)structure)->pNext = *head;
  *head = structure;
}

static int is_core(const vkx_physical *p, int ext) { return p->usable_version >= VK_API_VERSION(1, core_since[ext]); }

static void find_extensions(VkPhysicalDevice dev, int has[EXT_COUNT]) {
  uint32_t n = 0;
  if (vkx_instance.DeviceExtensions(dev, NULL, &n, NULL) != VK_SUCCESS || n == 0) return;
  VkExtensionProperties *list = calloc(n, sizeof *list);
  if (list == NULL || vkx_instance.DeviceExtensions(dev, NULL, &n, list) < VK_SUCCESS) n = 0;
  for (uint32_t i = 0; i < n; i++)
    for (int e = 0; e < EXT_COUNT; e++)
      if (strcmp(list[i].extensionName, extension_names[e]) == 0) has[e] = 1;
  free(list);
}

/* A universal queue is preferred: it can present, and every device that has one puts it first. */
static void find_queue(VkPhysicalDevice dev, vkx_physical *out) {
  VkQueueFamilyProperties families[64];
  uint32_t n = 64;
  vkx_instance.GetQueueFamilies(dev, &n, families);
  for (uint32_t wanted = VK_QUEUE_COMPUTE_BIT | VK_QUEUE_GRAPHICS_BIT; !out->has_queue; wanted = VK_QUEUE_COMPUTE_BIT) {
    for (uint32_t i = 0; i < n && !out->has_queue; i++)
      if (families[i].queueCount > 0 && (families[i].queueFlags & wanted) == wanted) {
        out->has_queue = 1;
        out->queue_family = i;
        out->timestamp_bits = families[i].timestampValidBits;
      }
    if (wanted == VK_QUEUE_COMPUTE_BIT) return;
  }
}

static void copy_limits(const VkPhysicalDeviceProperties *p, vkx_physical *out) {
  const VkPhysicalDeviceLimits *l = &p->limits;
  memcpy(out->name, p->deviceName, sizeof out->name);
  memcpy(out->cache_uuid, p->pipelineCacheUUID, sizeof out->cache_uuid);
  out->api_version = p->apiVersion;
  out->driver_version = p->driverVersion;
  out->vendor_id = p->vendorID;
  out->device_id = p->deviceID;
  out->device_type = p->deviceType;
  out->timestamp_period = l->timestampPeriod;
  out->max_push_bytes = l->maxPushConstantsSize;
  out->max_storage_range = l->maxStorageBufferRange;
  out->max_uniform_range = l->maxUniformBufferRange;
  out->max_invocations = l->maxComputeWorkGroupInvocations;
  memcpy(out->max_group_count, l->maxComputeWorkGroupCount, sizeof out->max_group_count);
  memcpy(out->max_group_size, l->maxComputeWorkGroupSize, sizeof out->max_group_size);
  out->shared_memory = l->maxComputeSharedMemorySize;
  out->max_allocation_count = l->maxMemoryAllocationCount;
  out->max_storage_buffers = l->maxPerStageDescriptorStorageBuffers;
  out->max_set_storage_buffers = l->maxDescriptorSetStorageBuffers;
  out->min_storage_align = l->minStorageBufferOffsetAlignment;
  out->min_uniform_align = l->minUniformBufferOffsetAlignment;
}

static void read_properties(VkPhysicalDevice dev, const int has[EXT_COUNT], vkx_physical *out) {
  VkPhysicalDeviceIDProperties id = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ID_PROPERTIES};
  VkPhysicalDeviceSubgroupProperties subgroup = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES,
                                                 .pNext = &id};
  VkPhysicalDeviceMaintenance3Properties m3 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES,
                                               .pNext = &subgroup};
  VkPhysicalDevicePushDescriptorPropertiesKHR push = {
      .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PUSH_DESCRIPTOR_PROPERTIES};
  VkPhysicalDeviceDriverProperties driver = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES};
  VkPhysicalDeviceFloatControlsProperties floats = {
      .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FLOAT_CONTROLS_PROPERTIES};
  VkPhysicalDeviceSubgroupSizeControlProperties sizes = {
      .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES};
  VkPhysicalDeviceMaintenance4Properties m4 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_4_PROPERTIES};
  VkPhysicalDeviceProperties2 all = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2, .pNext = &m3};
  chain(&all.pNext, has[EXT_PUSH_DESCRIPTOR], &push);
  chain(&all.pNext, has[EXT_DRIVER_PROPERTIES], &driver);
  chain(&all.pNext, has[EXT_FLOAT_CONTROLS], &floats);
  chain(&all.pNext, has[EXT_SUBGROUP_SIZE], &sizes);
  chain(&all.pNext, has[EXT_MAINTENANCE4], &m4);
  vkx_instance.GetProperties2(dev, &all);

  copy_limits(&all.properties, out);
  memcpy(out->device_uuid, id.deviceUUID, sizeof out->device_uuid);
  memcpy(out->driver_name, driver.driverName, sizeof out->driver_name);
  memcpy(out->driver_info, driver.driverInfo, sizeof out->driver_info);
  out->max_push_descriptors = push.maxPushDescriptors;
  out->max_allocation = m3.maxMemoryAllocationSize;
  out->max_buffer = m4.maxBufferSize;
  out->subgroup_size = subgroup.subgroupSize;
  out->subgroup_operations = subgroup.supportedOperations;
  out->subgroup_in_compute = (subgroup.supportedStages & VK_SHADER_STAGE_COMPUTE_BIT) != 0;
  out->subgroup_min = sizes.minSubgroupSize ? sizes.minSubgroupSize : subgroup.subgroupSize;
  out->subgroup_max = sizes.maxSubgroupSize ? sizes.maxSubgroupSize : subgroup.subgroupSize;
  out->subgroup_control = (sizes.requiredSubgroupSizeStages & VK_SHADER_STAGE_COMPUTE_BIT) != 0;
  out->max_subgroups = sizes.maxComputeWorkgroupSubgroups;
  out->float_controls = has[EXT_FLOAT_CONTROLS];
  out->preserve_special16 = floats.shaderSignedZeroInfNanPreserveFloat16;
  out->preserve_special32 = floats.shaderSignedZeroInfNanPreserveFloat32;
  out->preserve_special64 = floats.shaderSignedZeroInfNanPreserveFloat64;
  out->denorm_preserve16 = floats.shaderDenormPreserveFloat16;
  out->denorm_preserve32 = floats.shaderDenormPreserveFloat32;
  out->denorm_preserve64 = floats.shaderDenormPreserveFloat64;
  out->denorm_flush16 = floats.shaderDenormFlushToZeroFloat16;
  out->denorm_flush32 = floats.shaderDenormFlushToZeroFloat32;
  out->denorm_flush64 = floats.shaderDenormFlushToZeroFloat64;
  out->rte16 = floats.shaderRoundingModeRTEFloat16;
  out->rte32 = floats.shaderRoundingModeRTEFloat32;
  out->rte64 = floats.shaderRoundingModeRTEFloat64;
  out->denorm_independence = floats.denormBehaviorIndependence;
  out->rounding_independence = floats.roundingModeIndependence;
}

static void read_features(VkPhysicalDevice dev, const int has[EXT_COUNT], vkx_physical *out) {
  VkPhysicalDevice16BitStorageFeatures s16 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES};
  VkPhysicalDevice8BitStorageFeatures s8 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_8BIT_STORAGE_FEATURES};
  VkPhysicalDeviceShaderFloat16Int8Features f16 = {
      .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_FLOAT16_INT8_FEATURES};
  VkPhysicalDeviceBufferDeviceAddressFeatures bda = {
      .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES};
  VkPhysicalDevicePipelineExecutablePropertiesFeaturesKHR executables = {
      .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_EXECUTABLE_PROPERTIES_FEATURES_KHR};
  VkPhysicalDeviceVulkanMemoryModelFeatures model = {
      .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_MEMORY_MODEL_FEATURES};
  VkPhysicalDeviceCooperativeMatrixFeaturesKHR matrices = {
      .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COOPERATIVE_MATRIX_FEATURES};
  VkPhysicalDeviceSubgroupSizeControlFeatures subgroups = {
      .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES};
  VkPhysicalDeviceFeatures2 all = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2, .pNext = &s16};
  chain(&all.pNext, has[EXT_8BIT_STORAGE], &s8);
  chain(&all.pNext, has[EXT_FLOAT16_INT8], &f16);
  chain(&all.pNext, has[EXT_ADDRESS], &bda);
  chain(&all.pNext, has[EXT_EXECUTABLES], &executables);
  chain(&all.pNext, has[EXT_MEMORY_MODEL], &model);
  chain(&all.pNext, has[EXT_COOPERATIVE_MATRIX], &matrices);
  chain(&all.pNext, has[EXT_SUBGROUP_SIZE], &subgroups);
  vkx_instance.GetFeatures2(dev, &all);

  out->shader_int64 = all.features.shaderInt64;
  out->shader_float64 = all.features.shaderFloat64;
  out->shader_int16 = all.features.shaderInt16;
  out->shader_float16 = f16.shaderFloat16;
  out->shader_int8 = f16.shaderInt8;
  out->storage8 = s8.storageBuffer8BitAccess;
  out->storage16 = s16.storageBuffer16BitAccess;
  out->buffer_device_address = bda.bufferDeviceAddress;
  out->push_descriptor = has[EXT_PUSH_DESCRIPTOR];
  out->memory_budget = has[EXT_MEMORY_BUDGET];
  out->portability_subset = has[EXT_PORTABILITY];
  out->swapchain = has[EXT_SWAPCHAIN];
  out->host_memory = has[EXT_HOST_MEMORY];
  out->feedback = has[EXT_FEEDBACK];
  out->executables = executables.pipelineExecutableInfo;
  out->cooperative = model.vulkanMemoryModel && matrices.cooperativeMatrix;
  out->subgroup_control &= subgroups.subgroupSizeControl && subgroups.computeFullSubgroups;
}

/* The cooperative matrices of subgroups that do not saturate, the first that fit. */
static void read_matrices(VkPhysicalDevice dev, vkx_physical *out) {
  uint32_t n = 0;
  if (!out->cooperative || vkx_instance.GetCooperativeMatrices == NULL ||
      vkx_instance.GetCooperativeMatrices(dev, &n, NULL) != VK_SUCCESS || n == 0)
    return;
  VkCooperativeMatrixPropertiesKHR *list = calloc(n, sizeof *list);
  if (list == NULL) return;
  for (uint32_t i = 0; i < n; i++) list[i].sType = VK_STRUCTURE_TYPE_COOPERATIVE_MATRIX_PROPERTIES;
  if (vkx_instance.GetCooperativeMatrices(dev, &n, list) < VK_SUCCESS) n = 0;
  for (uint32_t i = 0; i < n && out->cooperative_count < VKX_MAX_COOPERATIVE; i++) {
    const VkCooperativeMatrixPropertiesKHR *m = &list[i];
    if (m->scope != VK_SCOPE_SUBGROUP || m->saturatingAccumulation) continue;
    const uint32_t row[7] = {m->MSize, m->NSize, m->KSize, m->AType, m->BType, m->CType, m->ResultType};
    memcpy(out->cooperative_matrices[out->cooperative_count++], row, sizeof row);
  }
  free(list);
}

static void read_memory(VkPhysicalDevice dev, vkx_physical *out) {
  VkPhysicalDeviceMemoryProperties2 all = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PROPERTIES_2};
  vkx_instance.GetMemoryProperties2(dev, &all);
  const VkPhysicalDeviceMemoryProperties *m = &all.memoryProperties;
  out->memory_type_count = m->memoryTypeCount;
  out->memory_heap_count = m->memoryHeapCount;
  for (uint32_t i = 0; i < m->memoryTypeCount; i++) {
    out->type_flags[i] = m->memoryTypes[i].propertyFlags;
    out->type_heap[i] = m->memoryTypes[i].heapIndex;
  }
  for (uint32_t i = 0; i < m->memoryHeapCount; i++) {
    out->heap_size[i] = m->memoryHeaps[i].size;
    out->heap_flags[i] = m->memoryHeaps[i].flags;
  }
}

int vkx_inspect(void *physical, vkx_physical *out) {
  VkPhysicalDevice dev = (VkPhysicalDevice)physical;
  VkPhysicalDeviceProperties old;
  int has[EXT_COUNT] = {0};
  memset(out, 0, sizeof *out);
  vkx_instance.GetProperties(dev, &old);
  copy_limits(&old, out);
  if (old.apiVersion < VK_API_VERSION(1, 1)) return 0;
  find_extensions(dev, has);
  out->usable_version = old.apiVersion < vkx_instance.api_version ? old.apiVersion : vkx_instance.api_version;
  for (int e = 0; e < EXT_COUNT; e++) has[e] |= is_core(out, e);
  find_queue(dev, out);
  read_properties(dev, has, out);
  read_features(dev, has, out);
  read_matrices(dev, out);
  read_memory(dev, out);
  return 1;
}

void vkx_heap_budget(void *physical, uint64_t budget[16], uint64_t usage[16]) {
  VkPhysicalDeviceMemoryBudgetPropertiesEXT b = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_BUDGET_PROPERTIES};
  VkPhysicalDeviceMemoryProperties2 all = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PROPERTIES_2, .pNext = &b};
  vkx_instance.GetMemoryProperties2((VkPhysicalDevice)physical, &all);
  memcpy(budget, b.heapBudget, sizeof b.heapBudget);
  memcpy(usage, b.heapUsage, sizeof b.heapUsage);
}

/* What a device is created with, in one allocation. */
typedef struct {
  VkDeviceCreateInfo create;
  VkDeviceQueueCreateInfo queue;
  float priority;
  VkPhysicalDeviceFeatures2 features;
  VkPhysicalDevice16BitStorageFeatures s16;
  VkPhysicalDevice8BitStorageFeatures s8;
  VkPhysicalDeviceShaderFloat16Int8Features f16;
  VkPhysicalDeviceBufferDeviceAddressFeatures bda;
  VkPhysicalDevicePipelineExecutablePropertiesFeaturesKHR executables;
  VkPhysicalDeviceVulkanMemoryModelFeatures model;
  VkPhysicalDeviceCooperativeMatrixFeaturesKHR matrices;
  VkPhysicalDeviceSubgroupSizeControlFeatures subgroups;
  const char *extensions[EXT_COUNT];
} device_info;

static void want(device_info *info, const vkx_physical *p, int ext, uint32_t present) {
  if (present && !is_core(p, ext))
    info->extensions[info->create.enabledExtensionCount++] = extension_names[ext];
}

void *vkx_device_info(const vkx_physical *p) {
  device_info *info = calloc(1, sizeof *info);
  if (info == NULL) return NULL;
  info->priority = 1;
  info->queue = (VkDeviceQueueCreateInfo){.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
                                          .queueFamilyIndex = p->queue_family,
                                          .queueCount = 1,
                                          .pQueuePriorities = &info->priority};
  info->create = (VkDeviceCreateInfo){.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
                                      .pNext = &info->features,
                                      .queueCreateInfoCount = 1,
                                      .pQueueCreateInfos = &info->queue,
                                      .ppEnabledExtensionNames = info->extensions};
  want(info, p, EXT_PUSH_DESCRIPTOR, p->push_descriptor);
  want(info, p, EXT_8BIT_STORAGE, p->storage8);
  want(info, p, EXT_FLOAT16_INT8, p->shader_float16 || p->shader_int8);
  want(info, p, EXT_ADDRESS, p->buffer_device_address);
  want(info, p, EXT_FLOAT_CONTROLS, p->float_controls);
  want(info, p, EXT_MEMORY_BUDGET, p->memory_budget);
  want(info, p, EXT_PORTABILITY, p->portability_subset);
  want(info, p, EXT_SWAPCHAIN, p->swapchain);
  want(info, p, EXT_HOST_MEMORY, p->host_memory);
  want(info, p, EXT_EXECUTABLES, p->capture);
  want(info, p, EXT_FEEDBACK, p->feedback);
  want(info, p, EXT_MEMORY_MODEL, p->cooperative);
  want(info, p, EXT_COOPERATIVE_MATRIX, p->cooperative);
  want(info, p, EXT_SUBGROUP_SIZE, p->subgroup_control);

  info->features.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
  info->features.pNext = &info->s16;
  info->features.features.shaderInt64 = p->shader_int64;
  info->features.features.shaderFloat64 = p->shader_float64;
  info->features.features.shaderInt16 = p->shader_int16;
  info->features.features.robustBufferAccess = p->robust;
  info->s16.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES;
  info->s16.storageBuffer16BitAccess = p->storage16;
  info->s8.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_8BIT_STORAGE_FEATURES;
  info->s8.storageBuffer8BitAccess = p->storage8;
  info->f16.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_FLOAT16_INT8_FEATURES;
  info->f16.shaderFloat16 = p->shader_float16;
  info->f16.shaderInt8 = p->shader_int8;
  info->bda.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES;
  info->bda.bufferDeviceAddress = p->buffer_device_address;
  chain(&info->features.pNext, p->storage8, &info->s8);
  chain(&info->features.pNext, p->shader_float16 || p->shader_int8, &info->f16);
  chain(&info->features.pNext, p->buffer_device_address, &info->bda);
  info->executables.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_EXECUTABLE_PROPERTIES_FEATURES_KHR;
  info->executables.pipelineExecutableInfo = p->capture;
  chain(&info->features.pNext, p->capture, &info->executables);
  info->model.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_MEMORY_MODEL_FEATURES;
  info->model.vulkanMemoryModel = p->cooperative;
  info->matrices.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COOPERATIVE_MATRIX_FEATURES;
  info->matrices.cooperativeMatrix = p->cooperative;
  chain(&info->features.pNext, p->cooperative, &info->model);
  chain(&info->features.pNext, p->cooperative, &info->matrices);
  info->subgroups.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES;
  info->subgroups.subgroupSizeControl = info->subgroups.computeFullSubgroups = p->subgroup_control;
  chain(&info->features.pNext, p->subgroup_control, &info->subgroups);
  return info;
}
