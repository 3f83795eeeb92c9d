/* The part of the Vulkan ABI that the shim uses, declared here so that building
   needs no Vulkan SDK. Names, values and layouts are those of the Vulkan
   specification (1.3). */
#ifndef WEFT_VKABI_H
#define WEFT_VKABI_H

#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32)
#define VKAPI_PTR __stdcall
#else
#define VKAPI_PTR
#endif

typedef uint32_t VkBool32;
typedef uint32_t VkFlags;
typedef uint64_t VkDeviceSize;
typedef int32_t VkResult;
typedef uint32_t VkStructureType;

/* Dispatchable handles are pointers, the others 64 bits wide on every platform. */
typedef struct VkInstance_T *VkInstance;
typedef struct VkPhysicalDevice_T *VkPhysicalDevice;
typedef struct VkDevice_T *VkDevice;
typedef struct VkQueue_T *VkQueue;
typedef struct VkCommandBuffer_T *VkCommandBuffer;
typedef uint64_t VkBuffer, VkFence, VkSemaphore, VkCommandPool, VkQueryPool, VkShaderModule, VkPipeline,
    VkPipelineLayout, VkPipelineCache, VkDescriptorSetLayout, VkDescriptorPool, VkDescriptorSet, VkSampler,
    VkDebugUtilsMessengerEXT, VkDeviceMemory;

enum {
  VK_SUCCESS = 0,
  VK_NOT_READY = 1,
  VK_TIMEOUT = 2,
  VK_INCOMPLETE = 5,
  VK_ERROR_OUT_OF_HOST_MEMORY = -1,
  VK_ERROR_FRAGMENTED_POOL = -12,
  VK_ERROR_UNKNOWN = -13,
  VK_ERROR_OUT_OF_POOL_MEMORY = -1000069000
};

#define VK_API_VERSION(major, minor) (((uint32_t)(major) << 22) | ((uint32_t)(minor) << 12))
#define VK_QUEUE_GRAPHICS_BIT 1u
#define VK_QUEUE_COMPUTE_BIT 2u

enum {
  VK_STRUCTURE_TYPE_APPLICATION_INFO = 0,
  VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO = 1,
  VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO = 2,
  VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO = 3,
  VK_STRUCTURE_TYPE_SUBMIT_INFO = 4,
  VK_STRUCTURE_TYPE_FENCE_CREATE_INFO = 8,
  VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO = 11,
  VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO = 18,
  VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO = 29,
  VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO = 30,
  VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO = 5,
  VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO = 12,
  VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO = 32,
  VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO = 33,
  VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO = 34,
  VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET = 35,
  VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO = 39,
  VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO = 40,
  VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO = 42,
  VK_STRUCTURE_TYPE_MEMORY_BARRIER = 46,
  VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2 = 1000059000,
  VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2 = 1000059001,
  VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PROPERTIES_2 = 1000059006,
  VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ID_PROPERTIES = 1000071004,
  VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO = 1000072000,
  VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PUSH_DESCRIPTOR_PROPERTIES = 1000080000,
  VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_FLOAT16_INT8_FEATURES = 1000082000,
  VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES = 1000083000,
  VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES = 1000094000,
  VK_STRUCTURE_TYPE_DEBUG_UTILS_OBJECT_NAME_INFO = 1000128000,
  VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO = 1000128004,
  VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES = 1000168000,
  VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_8BIT_STORAGE_FEATURES = 1000177000,
  VK_STRUCTURE_TYPE_IMPORT_MEMORY_HOST_POINTER_INFO = 1000178000,
  VK_STRUCTURE_TYPE_MEMORY_HOST_POINTER_PROPERTIES = 1000178001,
  VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES = 1000196000,
  VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FLOAT_CONTROLS_PROPERTIES = 1000197000,
  VK_STRUCTURE_TYPE_PIPELINE_CREATION_FEEDBACK_CREATE_INFO = 1000192000,
  VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_MEMORY_MODEL_FEATURES = 1000211000,
  VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COOPERATIVE_MATRIX_FEATURES = 1000506000,
  VK_STRUCTURE_TYPE_COOPERATIVE_MATRIX_PROPERTIES = 1000506001,
  VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES = 1000225000,
  VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO = 1000225001,
  VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES = 1000225002,
  VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_BUDGET_PROPERTIES = 1000237000,
  VK_STRUCTURE_TYPE_VALIDATION_FEATURES = 1000247000,
  VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES = 1000257000,
  VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_EXECUTABLE_PROPERTIES_FEATURES_KHR = 1000269000,
  VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INFO_KHR = 1000269003,
  VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_STATISTIC_KHR = 1000269004,
  VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INTERNAL_REPRESENTATION_KHR = 1000269005,
  VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_4_PROPERTIES = 1000413001
};

typedef struct {
  VkStructureType sType;
  void *pNext;
} VkBaseOutStructure;

typedef void(VKAPI_PTR *PFN_vkVoidFunction)(void);
typedef PFN_vkVoidFunction(VKAPI_PTR *PFN_vkGetInstanceProcAddr)(VkInstance, const char *);
typedef PFN_vkVoidFunction(VKAPI_PTR *PFN_vkGetDeviceProcAddr)(VkDevice, const char *);

/* Instance */

typedef struct {
  VkStructureType sType;
  const void *pNext;
  const char *pApplicationName;
  uint32_t applicationVersion;
  const char *pEngineName;
  uint32_t engineVersion;
  uint32_t apiVersion;
} VkApplicationInfo;

typedef struct {
  VkStructureType sType;
  const void *pNext;
  VkFlags flags;
  const VkApplicationInfo *pApplicationInfo;
  uint32_t enabledLayerCount;
  const char *const *ppEnabledLayerNames;
  uint32_t enabledExtensionCount;
  const char *const *ppEnabledExtensionNames;
} VkInstanceCreateInfo;
#define VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR 1u

typedef struct {
  char layerName[256];
  uint32_t specVersion;
  uint32_t implementationVersion;
  char description[256];
} VkLayerProperties;

typedef struct {
  char extensionName[256];
  uint32_t specVersion;
} VkExtensionProperties;

typedef struct {
  VkStructureType sType;
  const void *pNext;
  uint32_t objectType;
  uint64_t objectHandle;
  const char *pObjectName;
} VkDebugUtilsObjectNameInfoEXT;
#define VK_OBJECT_TYPE_PIPELINE 19u

typedef struct {
  VkStructureType sType;
  const void *pNext;
  VkFlags flags;
  const char *pMessageIdName;
  int32_t messageIdNumber;
  const char *pMessage;
  uint32_t queueLabelCount;
  const void *pQueueLabels;
  uint32_t cmdBufLabelCount;
  const void *pCmdBufLabels;
  uint32_t objectCount;
  const void *pObjects;
} VkDebugUtilsMessengerCallbackDataEXT;

typedef VkBool32(VKAPI_PTR *PFN_vkDebugUtilsMessengerCallbackEXT)(VkFlags, VkFlags,
                                                                  const VkDebugUtilsMessengerCallbackDataEXT *, void *);
typedef struct {
  VkStructureType sType;
  const void *pNext;
  VkFlags flags;
  VkFlags messageSeverity;
  VkFlags messageType;
  PFN_vkDebugUtilsMessengerCallbackEXT pfnUserCallback;
  void *pUserData;
} VkDebugUtilsMessengerCreateInfoEXT;
#define VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT 0x100u
#define VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT 0x1000u
#define VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT 2u

typedef struct {
  VkStructureType sType;
  const void *pNext;
  uint32_t enabledValidationFeatureCount;
  const uint32_t *pEnabledValidationFeatures;
  uint32_t disabledValidationFeatureCount;
  const uint32_t *pDisabledValidationFeatures;
} VkValidationFeaturesEXT;
#define VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT 4u

/* Physical device: properties */

typedef struct {
  uint32_t maxImageDimension1D, maxImageDimension2D, maxImageDimension3D, maxImageDimensionCube, maxImageArrayLayers,
      maxTexelBufferElements, maxUniformBufferRange, maxStorageBufferRange, maxPushConstantsSize,
      maxMemoryAllocationCount, maxSamplerAllocationCount;
  VkDeviceSize bufferImageGranularity, sparseAddressSpaceSize;
  uint32_t maxBoundDescriptorSets, maxPerStageDescriptorSamplers, maxPerStageDescriptorUniformBuffers,
      maxPerStageDescriptorStorageBuffers, maxPerStageDescriptorSampledImages, maxPerStageDescriptorStorageImages,
      maxPerStageDescriptorInputAttachments, maxPerStageResources, maxDescriptorSetSamplers,
      maxDescriptorSetUniformBuffers, maxDescriptorSetUniformBuffersDynamic, maxDescriptorSetStorageBuffers,
      maxDescriptorSetStorageBuffersDynamic, maxDescriptorSetSampledImages, maxDescriptorSetStorageImages,
      maxDescriptorSetInputAttachments, maxVertexInputAttributes, maxVertexInputBindings, maxVertexInputAttributeOffset,
      maxVertexInputBindingStride, maxVertexOutputComponents, maxTessellationGenerationLevel, maxTessellationPatchSize,
      maxTessellationControlPerVertexInputComponents, maxTessellationControlPerVertexOutputComponents,
      maxTessellationControlPerPatchOutputComponents, maxTessellationControlTotalOutputComponents,
      maxTessellationEvaluationInputComponents, maxTessellationEvaluationOutputComponents, maxGeometryShaderInvocations,
      maxGeometryInputComponents, maxGeometryOutputComponents, maxGeometryOutputVertices,
      maxGeometryTotalOutputComponents, maxFragmentInputComponents, maxFragmentOutputAttachments,
      maxFragmentDualSrcAttachments, maxFragmentCombinedOutputResources, maxComputeSharedMemorySize,
      maxComputeWorkGroupCount[3], maxComputeWorkGroupInvocations, maxComputeWorkGroupSize[3], subPixelPrecisionBits,
      subTexelPrecisionBits, mipmapPrecisionBits, maxDrawIndexedIndexValue, maxDrawIndirectCount;
  float maxSamplerLodBias, maxSamplerAnisotropy;
  uint32_t maxViewports, maxViewportDimensions[2];
  float viewportBoundsRange[2];
  uint32_t viewportSubPixelBits;
  size_t minMemoryMapAlignment;
  VkDeviceSize minTexelBufferOffsetAlignment, minUniformBufferOffsetAlignment, minStorageBufferOffsetAlignment;
  int32_t minTexelOffset;
  uint32_t maxTexelOffset;
  int32_t minTexelGatherOffset;
  uint32_t maxTexelGatherOffset;
  float minInterpolationOffset, maxInterpolationOffset;
  uint32_t subPixelInterpolationOffsetBits, maxFramebufferWidth, maxFramebufferHeight, maxFramebufferLayers;
  VkFlags framebufferColorSampleCounts, framebufferDepthSampleCounts, framebufferStencilSampleCounts,
      framebufferNoAttachmentsSampleCounts;
  uint32_t maxColorAttachments;
  VkFlags sampledImageColorSampleCounts, sampledImageIntegerSampleCounts, sampledImageDepthSampleCounts,
      sampledImageStencilSampleCounts, storageImageSampleCounts;
  uint32_t maxSampleMaskWords;
  VkBool32 timestampComputeAndGraphics;
  float timestampPeriod;
  uint32_t maxClipDistances, maxCullDistances, maxCombinedClipAndCullDistances, discreteQueuePriorities;
  float pointSizeRange[2], lineWidthRange[2], pointSizeGranularity, lineWidthGranularity;
  VkBool32 strictLines, standardSampleLocations;
  VkDeviceSize optimalBufferCopyOffsetAlignment, optimalBufferCopyRowPitchAlignment, nonCoherentAtomSize;
} VkPhysicalDeviceLimits;

typedef struct {
  uint32_t apiVersion, driverVersion, vendorID, deviceID, deviceType;
  char deviceName[256];
  uint8_t pipelineCacheUUID[16];
  VkPhysicalDeviceLimits limits;
  VkBool32 sparseProperties[5];
} VkPhysicalDeviceProperties;

typedef struct {
  VkStructureType sType;
  void *pNext;
  VkPhysicalDeviceProperties properties;
} VkPhysicalDeviceProperties2;

typedef struct {
  VkStructureType sType;
  void *pNext;
  uint8_t deviceUUID[16], driverUUID[16], deviceLUID[8];
  uint32_t deviceNodeMask;
  VkBool32 deviceLUIDValid;
} VkPhysicalDeviceIDProperties;

typedef struct {
  VkStructureType sType;
  void *pNext;
  uint32_t maxPushDescriptors;
} VkPhysicalDevicePushDescriptorPropertiesKHR;

typedef struct {
  VkStructureType sType;
  void *pNext;
  uint32_t subgroupSize;
  VkFlags supportedStages, supportedOperations;
  VkBool32 quadOperationsInAllStages;
} VkPhysicalDeviceSubgroupProperties;

typedef struct {
  VkStructureType sType;
  void *pNext;
  uint32_t maxPerSetDescriptors;
  VkDeviceSize maxMemoryAllocationSize;
} VkPhysicalDeviceMaintenance3Properties;

typedef struct {
  VkStructureType sType;
  void *pNext;
  VkDeviceSize maxBufferSize;
} VkPhysicalDeviceMaintenance4Properties;

typedef struct {
  VkStructureType sType;
  void *pNext;
  uint32_t driverID;
  char driverName[256];
  char driverInfo[256];
  uint8_t conformanceVersion[4];
} VkPhysicalDeviceDriverProperties;

typedef struct {
  VkStructureType sType;
  void *pNext;
  uint32_t denormBehaviorIndependence, roundingModeIndependence;
  VkBool32 shaderSignedZeroInfNanPreserveFloat16, shaderSignedZeroInfNanPreserveFloat32,
      shaderSignedZeroInfNanPreserveFloat64, shaderDenormPreserveFloat16, shaderDenormPreserveFloat32,
      shaderDenormPreserveFloat64, shaderDenormFlushToZeroFloat16, shaderDenormFlushToZeroFloat32,
      shaderDenormFlushToZeroFloat64, shaderRoundingModeRTEFloat16, shaderRoundingModeRTEFloat32,
      shaderRoundingModeRTEFloat64, shaderRoundingModeRTZFloat16, shaderRoundingModeRTZFloat32,
      shaderRoundingModeRTZFloat64;
} VkPhysicalDeviceFloatControlsProperties;

typedef struct {
  VkStructureType sType;
  void *pNext;
  uint32_t minSubgroupSize, maxSubgroupSize, maxComputeWorkgroupSubgroups;
  VkFlags requiredSubgroupSizeStages;
} VkPhysicalDeviceSubgroupSizeControlProperties;

typedef struct {
  VkStructureType sType;
  void *pNext;
  VkBool32 subgroupSizeControl, computeFullSubgroups;
} VkPhysicalDeviceSubgroupSizeControlFeatures;

/* Physical device: memory and queues */

typedef struct {
  uint32_t memoryTypeCount;
  struct {
    VkFlags propertyFlags;
    uint32_t heapIndex;
  } memoryTypes[32];
  uint32_t memoryHeapCount;
  struct {
    VkDeviceSize size;
    VkFlags flags;
  } memoryHeaps[16];
} VkPhysicalDeviceMemoryProperties;

typedef struct {
  VkStructureType sType;
  void *pNext;
  VkPhysicalDeviceMemoryProperties memoryProperties;
} VkPhysicalDeviceMemoryProperties2;

typedef struct {
  VkStructureType sType;
  void *pNext;
  VkDeviceSize heapBudget[16], heapUsage[16];
} VkPhysicalDeviceMemoryBudgetPropertiesEXT;

typedef struct {
  VkFlags queueFlags;
  uint32_t queueCount, timestampValidBits, minImageTransferGranularity[3];
} VkQueueFamilyProperties;

/* Physical device: features */

typedef struct {
  VkBool32 robustBufferAccess, fullDrawIndexUint32, imageCubeArray, independentBlend, geometryShader,
      tessellationShader, sampleRateShading, dualSrcBlend, logicOp, multiDrawIndirect, drawIndirectFirstInstance,
      depthClamp, depthBiasClamp, fillModeNonSolid, depthBounds, wideLines, largePoints, alphaToOne, multiViewport,
      samplerAnisotropy, textureCompressionETC2, textureCompressionASTC_LDR, textureCompressionBC,
      occlusionQueryPrecise, pipelineStatisticsQuery, vertexPipelineStoresAndAtomics, fragmentStoresAndAtomics,
      shaderTessellationAndGeometryPointSize, shaderImageGatherExtended, shaderStorageImageExtendedFormats,
      shaderStorageImageMultisample, shaderStorageImageReadWithoutFormat, shaderStorageImageWriteWithoutFormat,
      shaderUniformBufferArrayDynamicIndexing, shaderSampledImageArrayDynamicIndexing,
      shaderStorageBufferArrayDynamicIndexing, shaderStorageImageArrayDynamicIndexing, shaderClipDistance,
      shaderCullDistance, shaderFloat64, shaderInt64, shaderInt16, shaderResourceResidency, shaderResourceMinLod,
      sparseBinding, sparseResidencyBuffer, sparseResidencyImage2D, sparseResidencyImage3D, sparseResidency2Samples,
      sparseResidency4Samples, sparseResidency8Samples, sparseResidency16Samples, sparseResidencyAliased,
      variableMultisampleRate, inheritedQueries;
} VkPhysicalDeviceFeatures;

typedef struct {
  VkStructureType sType;
  void *pNext;
  VkPhysicalDeviceFeatures features;
} VkPhysicalDeviceFeatures2;

typedef struct {
  VkStructureType sType;
  void *pNext;
  VkBool32 storageBuffer16BitAccess, uniformAndStorageBuffer16BitAccess, storagePushConstant16, storageInputOutput16;
} VkPhysicalDevice16BitStorageFeatures;

typedef struct {
  VkStructureType sType;
  void *pNext;
  VkBool32 storageBuffer8BitAccess, uniformAndStorageBuffer8BitAccess, storagePushConstant8;
} VkPhysicalDevice8BitStorageFeatures;

typedef struct {
  VkStructureType sType;
  void *pNext;
  VkBool32 shaderFloat16, shaderInt8;
} VkPhysicalDeviceShaderFloat16Int8Features;

typedef struct {
  VkStructureType sType;
  void *pNext;
  VkBool32 bufferDeviceAddress, bufferDeviceAddressCaptureReplay, bufferDeviceAddressMultiDevice;
} VkPhysicalDeviceBufferDeviceAddressFeatures;

typedef struct {
  VkStructureType sType;
  void *pNext;
  VkBool32 vulkanMemoryModel, vulkanMemoryModelDeviceScope, vulkanMemoryModelAvailabilityVisibilityChains;
} VkPhysicalDeviceVulkanMemoryModelFeatures;

typedef struct {
  VkStructureType sType;
  void *pNext;
  VkBool32 cooperativeMatrix, cooperativeMatrixRobustBufferAccess;
} VkPhysicalDeviceCooperativeMatrixFeaturesKHR;

/* Types are VkComponentTypeKHR, the scope a VkScopeKHR. */
enum { VK_SCOPE_SUBGROUP = 3 };

typedef struct {
  VkStructureType sType;
  void *pNext;
  uint32_t MSize, NSize, KSize, AType, BType, CType, ResultType;
  VkBool32 saturatingAccumulation;
  uint32_t scope;
} VkCooperativeMatrixPropertiesKHR;

/* Device */

typedef struct {
  VkStructureType sType;
  const void *pNext;
  VkFlags flags;
  uint32_t queueFamilyIndex, queueCount;
  const float *pQueuePriorities;
} VkDeviceQueueCreateInfo;

typedef struct {
  VkStructureType sType;
  const void *pNext;
  VkFlags flags;
  uint32_t queueCreateInfoCount;
  const VkDeviceQueueCreateInfo *pQueueCreateInfos;
  uint32_t enabledLayerCount;
  const char *const *ppEnabledLayerNames;
  uint32_t enabledExtensionCount;
  const char *const *ppEnabledExtensionNames;
  const VkPhysicalDeviceFeatures *pEnabledFeatures;
} VkDeviceCreateInfo;

/* Pipelines and descriptors */

#define VK_SHADER_STAGE_COMPUTE_BIT 0x20u
#define VK_PIPELINE_BIND_POINT_COMPUTE 1u
#define VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER 6u
#define VK_DESCRIPTOR_TYPE_STORAGE_BUFFER 7u
#define VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR 1u

typedef struct {
  uint32_t binding, descriptorType, descriptorCount;
  VkFlags stageFlags;
  const VkSampler *pImmutableSamplers;
} VkDescriptorSetLayoutBinding;

typedef struct {
  VkStructureType sType;
  const void *pNext;
  VkFlags flags;
  uint32_t bindingCount;
  const VkDescriptorSetLayoutBinding *pBindings;
} VkDescriptorSetLayoutCreateInfo;

typedef struct {
  VkFlags stageFlags;
  uint32_t offset, size;
} VkPushConstantRange;

typedef struct {
  VkStructureType sType;
  const void *pNext;
  VkFlags flags;
  uint32_t setLayoutCount;
  const VkDescriptorSetLayout *pSetLayouts;
  uint32_t pushConstantRangeCount;
  const VkPushConstantRange *pPushConstantRanges;
} VkPipelineLayoutCreateInfo;

typedef struct {
  VkStructureType sType;
  const void *pNext;
  VkFlags flags;
  VkFlags stage;
  VkShaderModule module;
  const char *pName;
  const void *pSpecializationInfo;
} VkPipelineShaderStageCreateInfo;
#define VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT 2u

typedef struct {
  VkStructureType sType;
  void *pNext;
  uint32_t requiredSubgroupSize;
} VkPipelineShaderStageRequiredSubgroupSizeCreateInfo;

typedef struct {
  VkStructureType sType;
  const void *pNext;
  VkFlags flags;
  VkPipelineShaderStageCreateInfo stage;
  VkPipelineLayout layout;
  VkPipeline basePipelineHandle;
  int32_t basePipelineIndex;
} VkComputePipelineCreateInfo;

typedef struct {
  VkFlags flags;
  uint64_t duration;
} VkPipelineCreationFeedback;
#define VK_PIPELINE_CREATION_FEEDBACK_VALID_BIT 1u
#define VK_PIPELINE_CREATION_FEEDBACK_APPLICATION_PIPELINE_CACHE_HIT_BIT 2u

typedef struct {
  VkStructureType sType;
  const void *pNext;
  VkPipelineCreationFeedback *pPipelineCreationFeedback;
  uint32_t pipelineStageCreationFeedbackCount;
  VkPipelineCreationFeedback *pPipelineStageCreationFeedbacks;
} VkPipelineCreationFeedbackCreateInfo;
#define VK_PIPELINE_CREATE_DISPATCH_BASE_BIT 0x10u
#define VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR 0x40u
#define VK_PIPELINE_CREATE_CAPTURE_INTERNAL_REPRESENTATIONS_BIT_KHR 0x80u

/* What a driver made of a pipeline */

typedef struct {
  VkStructureType sType;
  void *pNext;
  VkBool32 pipelineExecutableInfo;
} VkPhysicalDevicePipelineExecutablePropertiesFeaturesKHR;

typedef struct {
  VkStructureType sType;
  const void *pNext;
  VkPipeline pipeline;
  uint32_t executableIndex;
} VkPipelineExecutableInfoKHR;

enum {
  VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_BOOL32_KHR = 0,
  VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_INT64_KHR = 1,
  VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_UINT64_KHR = 2,
  VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_FLOAT64_KHR = 3
};

typedef struct {
  VkStructureType sType;
  void *pNext;
  char name[256], description[256];
  uint32_t format;
  union {
    VkBool32 b32;
    int64_t i64;
    uint64_t u64;
    double f64;
  } value;
} VkPipelineExecutableStatisticKHR;

typedef struct {
  VkStructureType sType;
  void *pNext;
  char name[256], description[256];
  VkBool32 isText;
  size_t dataSize;
  void *pData;
} VkPipelineExecutableInternalRepresentationKHR;

typedef struct {
  uint32_t type, descriptorCount;
} VkDescriptorPoolSize;

typedef struct {
  VkStructureType sType;
  const void *pNext;
  VkFlags flags;
  uint32_t maxSets, poolSizeCount;
  const VkDescriptorPoolSize *pPoolSizes;
} VkDescriptorPoolCreateInfo;

typedef struct {
  VkStructureType sType;
  const void *pNext;
  VkDescriptorPool descriptorPool;
  uint32_t descriptorSetCount;
  const VkDescriptorSetLayout *pSetLayouts;
} VkDescriptorSetAllocateInfo;

typedef struct {
  VkBuffer buffer;
  VkDeviceSize offset, range;
} VkDescriptorBufferInfo;

typedef struct {
  VkStructureType sType;
  const void *pNext;
  VkDescriptorSet dstSet;
  uint32_t dstBinding, dstArrayElement, descriptorCount, descriptorType;
  const void *pImageInfo;
  const VkDescriptorBufferInfo *pBufferInfo;
  const void *pTexelBufferView;
} VkWriteDescriptorSet;

/* Commands and submission */

typedef struct {
  VkStructureType sType;
  const void *pNext;
  VkFlags flags;
  uint32_t queueFamilyIndex;
} VkCommandPoolCreateInfo;
#define VK_COMMAND_POOL_CREATE_TRANSIENT_BIT 1u

typedef struct {
  VkStructureType sType;
  const void *pNext;
  VkCommandPool commandPool;
  uint32_t level, commandBufferCount;
} VkCommandBufferAllocateInfo;

typedef struct {
  VkStructureType sType;
  const void *pNext;
  VkFlags flags;
  const void *pInheritanceInfo;
} VkCommandBufferBeginInfo;
#define VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT 1u

typedef struct {
  VkStructureType sType;
  const void *pNext;
  VkFlags srcAccessMask, dstAccessMask;
} VkMemoryBarrier;
#define VK_ACCESS_SHADER_WRITE_BIT 0x40u
#define VK_ACCESS_TRANSFER_WRITE_BIT 0x1000u
#define VK_ACCESS_HOST_READ_BIT 0x2000u
#define VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT 0x800u
#define VK_PIPELINE_STAGE_TRANSFER_BIT 0x1000u
#define VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT 0x2000u
#define VK_PIPELINE_STAGE_HOST_BIT 0x4000u

typedef struct {
  VkDeviceSize srcOffset, dstOffset, size;
} VkBufferCopy;

typedef struct {
  VkStructureType sType;
  const void *pNext;
  VkFlags flags;
} VkFenceCreateInfo;

typedef struct {
  VkStructureType sType;
  const void *pNext;
  VkFlags flags;
  uint32_t queryType, queryCount;
  VkFlags pipelineStatistics;
} VkQueryPoolCreateInfo;
#define VK_QUERY_TYPE_TIMESTAMP 2u
#define VK_QUERY_RESULT_64_BIT 1u
#define VK_QUERY_RESULT_WAIT_BIT 2u

typedef struct {
  VkStructureType sType;
  const void *pNext;
  uint32_t waitSemaphoreCount;
  const VkSemaphore *pWaitSemaphores;
  const VkFlags *pWaitDstStageMask;
  uint32_t commandBufferCount;
  const VkCommandBuffer *pCommandBuffers;
  uint32_t signalSemaphoreCount;
  const VkSemaphore *pSignalSemaphores;
} VkSubmitInfo;

/* Memory of the process as the device's (VK_EXT_external_memory_host) */

#define VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT 0x80u

typedef struct {
  VkStructureType sType;
  const void *pNext;
  VkFlags handleTypes;
} VkExternalMemoryBufferCreateInfo;

typedef struct {
  VkStructureType sType;
  const void *pNext;
  VkFlags flags;
  VkDeviceSize size;
  VkFlags usage;
  uint32_t sharingMode, queueFamilyIndexCount;
  const uint32_t *pQueueFamilyIndices;
} VkBufferCreateInfo;

typedef struct {
  VkStructureType sType;
  const void *pNext;
  uint32_t handleType;
  void *pHostPointer;
} VkImportMemoryHostPointerInfoEXT;

typedef struct {
  VkStructureType sType;
  const void *pNext;
  VkDeviceSize allocationSize;
  uint32_t memoryTypeIndex;
} VkMemoryAllocateInfo;

typedef struct {
  VkStructureType sType;
  void *pNext;
  uint32_t memoryTypeBits;
} VkMemoryHostPointerPropertiesEXT;

/* Sizes as the specification's own headers give them on 64-bit platforms. */
#if UINTPTR_MAX == UINT64_MAX
_Static_assert(sizeof(VkPhysicalDeviceLimits) == 504, "VkPhysicalDeviceLimits");
_Static_assert(sizeof(VkPhysicalDeviceProperties) == 824, "VkPhysicalDeviceProperties");
_Static_assert(sizeof(VkPhysicalDeviceFeatures) == 220, "VkPhysicalDeviceFeatures");
_Static_assert(sizeof(VkPhysicalDeviceMemoryProperties) == 520, "VkPhysicalDeviceMemoryProperties");
_Static_assert(sizeof(VkPhysicalDeviceDriverProperties) == 536, "VkPhysicalDeviceDriverProperties");
_Static_assert(sizeof(VkPhysicalDeviceFloatControlsProperties) == 88, "VkPhysicalDeviceFloatControlsProperties");
_Static_assert(sizeof(VkDeviceCreateInfo) == 72, "VkDeviceCreateInfo");
_Static_assert(sizeof(VkComputePipelineCreateInfo) == 96, "VkComputePipelineCreateInfo");
_Static_assert(sizeof(VkWriteDescriptorSet) == 64, "VkWriteDescriptorSet");
_Static_assert(sizeof(VkSubmitInfo) == 72, "VkSubmitInfo");
_Static_assert(sizeof(VkBufferCreateInfo) == 56, "VkBufferCreateInfo");
_Static_assert(sizeof(VkImportMemoryHostPointerInfoEXT) == 32, "VkImportMemoryHostPointerInfoEXT");
_Static_assert(sizeof(VkMemoryAllocateInfo) == 32, "VkMemoryAllocateInfo");
#endif

#endif
