package vkabi

import "unsafe"

// What a physical device says of itself in numbers.

type PhysicalDeviceLimits struct {
	MaxImageDimension1D, MaxImageDimension2D, MaxImageDimension3D, MaxImageDimensionCube            uint32
	MaxImageArrayLayers, MaxTexelBufferElements, MaxUniformBufferRange, MaxStorageBufferRange       uint32
	MaxPushConstantsSize, MaxMemoryAllocationCount, MaxSamplerAllocationCount                       uint32
	BufferImageGranularity, SparseAddressSpaceSize                                                  uint64
	MaxBoundDescriptorSets, MaxPerStageDescriptorSamplers, MaxPerStageDescriptorUniformBuffers      uint32
	MaxPerStageDescriptorStorageBuffers, MaxPerStageDescriptorSampledImages                         uint32
	MaxPerStageDescriptorStorageImages, MaxPerStageDescriptorInputAttachments, MaxPerStageResources uint32
	MaxDescriptorSetSamplers, MaxDescriptorSetUniformBuffers, MaxDescriptorSetUniformBuffersDynamic uint32
	MaxDescriptorSetStorageBuffers, MaxDescriptorSetStorageBuffersDynamic                           uint32
	MaxDescriptorSetSampledImages, MaxDescriptorSetStorageImages, MaxDescriptorSetInputAttachments  uint32
	MaxVertexInputAttributes, MaxVertexInputBindings, MaxVertexInputAttributeOffset                 uint32
	MaxVertexInputBindingStride, MaxVertexOutputComponents, MaxTessellationGenerationLevel          uint32
	MaxTessellationPatchSize, MaxTessellationControlPerVertexInputComponents                        uint32
	MaxTessellationControlPerVertexOutputComponents, MaxTessellationControlPerPatchOutputComponents uint32
	MaxTessellationControlTotalOutputComponents, MaxTessellationEvaluationInputComponents           uint32
	MaxTessellationEvaluationOutputComponents, MaxGeometryShaderInvocations                         uint32
	MaxGeometryInputComponents, MaxGeometryOutputComponents, MaxGeometryOutputVertices              uint32
	MaxGeometryTotalOutputComponents, MaxFragmentInputComponents, MaxFragmentOutputAttachments      uint32
	MaxFragmentDualSrcAttachments, MaxFragmentCombinedOutputResources, MaxComputeSharedMemorySize   uint32
	MaxComputeWorkGroupCount                                                                        [3]uint32
	MaxComputeWorkGroupInvocations                                                                  uint32
	MaxComputeWorkGroupSize                                                                         [3]uint32
	SubPixelPrecisionBits, SubTexelPrecisionBits, MipmapPrecisionBits, MaxDrawIndexedIndexValue     uint32
	MaxDrawIndirectCount                                                                            uint32
	MaxSamplerLodBias, MaxSamplerAnisotropy                                                         float32
	MaxViewports                                                                                    uint32
	MaxViewportDimensions                                                                           [2]uint32
	ViewportBoundsRange                                                                             [2]float32
	ViewportSubPixelBits                                                                            uint32
	MinMemoryMapAlignment                                                                           uint
	MinTexelBufferOffsetAlignment, MinUniformBufferOffsetAlignment, MinStorageBufferOffsetAlignment uint64
	MinTexelOffset                                                                                  int32
	MaxTexelOffset                                                                                  uint32
	MinTexelGatherOffset                                                                            int32
	MaxTexelGatherOffset                                                                            uint32
	MinInterpolationOffset, MaxInterpolationOffset                                                  float32
	SubPixelInterpolationOffsetBits, MaxFramebufferWidth, MaxFramebufferHeight                      uint32
	MaxFramebufferLayers, FramebufferColorSampleCounts, FramebufferDepthSampleCounts                uint32
	FramebufferStencilSampleCounts, FramebufferNoAttachmentsSampleCounts, MaxColorAttachments       uint32
	SampledImageColorSampleCounts, SampledImageIntegerSampleCounts, SampledImageDepthSampleCounts   uint32
	SampledImageStencilSampleCounts, StorageImageSampleCounts, MaxSampleMaskWords                   uint32
	TimestampComputeAndGraphics                                                                     uint32
	TimestampPeriod                                                                                 float32
	MaxClipDistances, MaxCullDistances, MaxCombinedClipAndCullDistances, DiscreteQueuePriorities    uint32
	PointSizeRange, LineWidthRange                                                                  [2]float32
	PointSizeGranularity, LineWidthGranularity                                                      float32
	StrictLines, StandardSampleLocations                                                            uint32
	OptimalBufferCopyOffsetAlignment, OptimalBufferCopyRowPitchAlignment, NonCoherentAtomSize       uint64
}

type PhysicalDeviceProperties struct {
	ApiVersion, DriverVersion, VendorID, DeviceID, DeviceType uint32
	DeviceName                                                [256]byte
	PipelineCacheUUID                                         [16]uint8
	Limits                                                    PhysicalDeviceLimits
	SparseProperties                                          [5]uint32
}

type PhysicalDeviceProperties2 struct {
	SType      uint32
	PNext      unsafe.Pointer
	Properties PhysicalDeviceProperties
}

type PhysicalDeviceIDProperties struct {
	SType                           uint32
	PNext                           unsafe.Pointer
	DeviceUUID, DriverUUID          [16]uint8
	DeviceLUID                      [8]uint8
	DeviceNodeMask, DeviceLUIDValid uint32
}

type PhysicalDevicePushDescriptorPropertiesKHR struct {
	SType              uint32
	PNext              unsafe.Pointer
	MaxPushDescriptors uint32
}

type PhysicalDeviceSubgroupProperties struct {
	SType                                                                         uint32
	PNext                                                                         unsafe.Pointer
	SubgroupSize, SupportedStages, SupportedOperations, QuadOperationsInAllStages uint32
}

type PhysicalDeviceMaintenance3Properties struct {
	SType                   uint32
	PNext                   unsafe.Pointer
	MaxPerSetDescriptors    uint32
	MaxMemoryAllocationSize uint64
}

type PhysicalDeviceMaintenance4Properties struct {
	SType         uint32
	PNext         unsafe.Pointer
	MaxBufferSize uint64
}

type PhysicalDeviceDriverProperties struct {
	SType                  uint32
	PNext                  unsafe.Pointer
	DriverID               uint32
	DriverName, DriverInfo [256]byte
	ConformanceVersion     [4]uint8
}

type PhysicalDeviceFloatControlsProperties struct {
	SType                                                                                          uint32
	PNext                                                                                          unsafe.Pointer
	DenormBehaviorIndependence, RoundingModeIndependence, ShaderSignedZeroInfNanPreserveFloat16    uint32
	ShaderSignedZeroInfNanPreserveFloat32, ShaderSignedZeroInfNanPreserveFloat64                   uint32
	ShaderDenormPreserveFloat16, ShaderDenormPreserveFloat32, ShaderDenormPreserveFloat64          uint32
	ShaderDenormFlushToZeroFloat16, ShaderDenormFlushToZeroFloat32, ShaderDenormFlushToZeroFloat64 uint32
	ShaderRoundingModeRTEFloat16, ShaderRoundingModeRTEFloat32, ShaderRoundingModeRTEFloat64       uint32
	ShaderRoundingModeRTZFloat16, ShaderRoundingModeRTZFloat32, ShaderRoundingModeRTZFloat64       uint32
}

type PhysicalDeviceSubgroupSizeControlProperties struct {
	SType                                                                                      uint32
	PNext                                                                                      unsafe.Pointer
	MinSubgroupSize, MaxSubgroupSize, MaxComputeWorkgroupSubgroups, RequiredSubgroupSizeStages uint32
}

type PhysicalDeviceMemoryProperties struct {
	MemoryTypeCount uint32
	MemoryTypes     [32]struct {
		PropertyFlags uint32
		HeapIndex     uint32
	}
	MemoryHeapCount uint32
	MemoryHeaps     [16]struct {
		Size  uint64
		Flags uint32
	}
}

type PhysicalDeviceMemoryProperties2 struct {
	SType            uint32
	PNext            unsafe.Pointer
	MemoryProperties PhysicalDeviceMemoryProperties
}

type PhysicalDeviceMemoryBudgetPropertiesEXT struct {
	SType                 uint32
	PNext                 unsafe.Pointer
	HeapBudget, HeapUsage [16]uint64
}

type QueueFamilyProperties struct {
	QueueFlags, QueueCount, TimestampValidBits uint32
	MinImageTransferGranularity                [3]uint32
}

type CooperativeMatrixPropertiesKHR struct {
	SType                                                                               uint32
	PNext                                                                               unsafe.Pointer
	MSize, NSize, KSize, AType, BType, CType, ResultType, SaturatingAccumulation, Scope uint32
}
