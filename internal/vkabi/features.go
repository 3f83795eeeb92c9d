package vkabi

import "unsafe"

// What a physical device can do, and is asked to.

type PhysicalDeviceSubgroupSizeControlFeatures struct {
	SType                                     uint32
	PNext                                     unsafe.Pointer
	SubgroupSizeControl, ComputeFullSubgroups uint32
}

type PhysicalDeviceFeatures struct {
	RobustBufferAccess, FullDrawIndexUint32, ImageCubeArray, IndependentBlend, GeometryShader       uint32
	TessellationShader, SampleRateShading, DualSrcBlend, LogicOp, MultiDrawIndirect                 uint32
	DrawIndirectFirstInstance, DepthClamp, DepthBiasClamp, FillModeNonSolid, DepthBounds, WideLines uint32
	LargePoints, AlphaToOne, MultiViewport, SamplerAnisotropy, TextureCompressionETC2               uint32
	TextureCompressionASTC_LDR, TextureCompressionBC, OcclusionQueryPrecise                         uint32
	PipelineStatisticsQuery, VertexPipelineStoresAndAtomics, FragmentStoresAndAtomics               uint32
	ShaderTessellationAndGeometryPointSize, ShaderImageGatherExtended                               uint32
	ShaderStorageImageExtendedFormats, ShaderStorageImageMultisample                                uint32
	ShaderStorageImageReadWithoutFormat, ShaderStorageImageWriteWithoutFormat                       uint32
	ShaderUniformBufferArrayDynamicIndexing, ShaderSampledImageArrayDynamicIndexing                 uint32
	ShaderStorageBufferArrayDynamicIndexing, ShaderStorageImageArrayDynamicIndexing                 uint32
	ShaderClipDistance, ShaderCullDistance, ShaderFloat64, ShaderInt64, ShaderInt16                 uint32
	ShaderResourceResidency, ShaderResourceMinLod, SparseBinding, SparseResidencyBuffer             uint32
	SparseResidencyImage2D, SparseResidencyImage3D, SparseResidency2Samples                         uint32
	SparseResidency4Samples, SparseResidency8Samples, SparseResidency16Samples                      uint32
	SparseResidencyAliased, VariableMultisampleRate, InheritedQueries                               uint32
}

type PhysicalDeviceFeatures2 struct {
	SType    uint32
	PNext    unsafe.Pointer
	Features PhysicalDeviceFeatures
}

type PhysicalDevice16BitStorageFeatures struct {
	SType                                                                               uint32
	PNext                                                                               unsafe.Pointer
	StorageBuffer16BitAccess, UniformAndStorageBuffer16BitAccess, StoragePushConstant16 uint32
	StorageInputOutput16                                                                uint32
}

type PhysicalDevice8BitStorageFeatures struct {
	SType                                                                            uint32
	PNext                                                                            unsafe.Pointer
	StorageBuffer8BitAccess, UniformAndStorageBuffer8BitAccess, StoragePushConstant8 uint32
}

type PhysicalDeviceShaderFloat16Int8Features struct {
	SType                     uint32
	PNext                     unsafe.Pointer
	ShaderFloat16, ShaderInt8 uint32
}

type PhysicalDeviceBufferDeviceAddressFeatures struct {
	SType                                                                                 uint32
	PNext                                                                                 unsafe.Pointer
	BufferDeviceAddress, BufferDeviceAddressCaptureReplay, BufferDeviceAddressMultiDevice uint32
}

type PhysicalDeviceVulkanMemoryModelFeatures struct {
	SType                                                                                          uint32
	PNext                                                                                          unsafe.Pointer
	VulkanMemoryModel, VulkanMemoryModelDeviceScope, VulkanMemoryModelAvailabilityVisibilityChains uint32
}

type PhysicalDeviceCooperativeMatrixFeaturesKHR struct {
	SType                                                  uint32
	PNext                                                  unsafe.Pointer
	CooperativeMatrix, CooperativeMatrixRobustBufferAccess uint32
}

type PhysicalDevicePipelineExecutablePropertiesFeaturesKHR struct {
	SType                  uint32
	PNext                  unsafe.Pointer
	PipelineExecutableInfo uint32
}
