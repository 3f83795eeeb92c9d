package vulkan

import (
	"unsafe"

	"github.com/weft-gpu/weft/internal/vkabi"
)

// featureChain is used to query a device's features and to open it; all structures are one
// allocation.
type featureChain struct {
	all         vkabi.PhysicalDeviceFeatures2
	storage16   vkabi.PhysicalDevice16BitStorageFeatures
	storage8    vkabi.PhysicalDevice8BitStorageFeatures
	small       vkabi.PhysicalDeviceShaderFloat16Int8Features
	address     vkabi.PhysicalDeviceBufferDeviceAddressFeatures
	executables vkabi.PhysicalDevicePipelineExecutablePropertiesFeaturesKHR
	model       vkabi.PhysicalDeviceVulkanMemoryModelFeatures
	matrices    vkabi.PhysicalDeviceCooperativeMatrixFeaturesKHR
	subgroups   vkabi.PhysicalDeviceSubgroupSizeControlFeatures
}

// newFeatureChain chains the structures whose extension is wanted.
func newFeatureChain(wanted func(deviceExtension) bool) *featureChain {
	c := &featureChain{}
	c.all.SType = vkabi.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2
	c.storage16.SType = vkabi.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES
	c.storage8.SType = vkabi.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_8BIT_STORAGE_FEATURES
	c.small.SType = vkabi.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_FLOAT16_INT8_FEATURES
	c.address.SType = vkabi.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES
	c.executables.SType = vkabi.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_EXECUTABLE_PROPERTIES_FEATURES_KHR
	c.model.SType = vkabi.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_MEMORY_MODEL_FEATURES
	c.matrices.SType = vkabi.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COOPERATIVE_MATRIX_FEATURES_KHR
	c.subgroups.SType = vkabi.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES
	head := &c.all.PNext
	chain(head, true, unsafe.Pointer(&c.storage16))
	chain(head, wanted(ext8BitStorage), unsafe.Pointer(&c.storage8))
	chain(head, wanted(extFloat16Int8), unsafe.Pointer(&c.small))
	chain(head, wanted(extAddress), unsafe.Pointer(&c.address))
	chain(head, wanted(extExecutables), unsafe.Pointer(&c.executables))
	chain(head, wanted(extMemoryModel), unsafe.Pointer(&c.model))
	chain(head, wanted(extCooperativeMatrix), unsafe.Pointer(&c.matrices))
	chain(head, wanted(extSubgroupSize), unsafe.Pointer(&c.subgroups))
	return c
}

// opening is how a device is opened: with all features that it has and this package uses.
type opening struct {
	said            *said
	capture, robust bool
}

func (p *physical) opening(config *Config) opening {
	return opening{&p.said, config.Capture && p.said.captures, config.Robust}
}

// wants reports whether the device is opened with an extension.
func (o opening) wants(e deviceExtension) bool {
	f := &o.said.features
	switch e {
	case ext8BitStorage:
		return f.Storage8
	case extFloat16Int8:
		return f.Float16 || f.Int8
	case extAddress:
		return f.BufferDeviceAddress
	case extExecutables:
		return o.capture
	case extMemoryModel, extCooperativeMatrix:
		return o.said.matrices
	case extSubgroupSize:
		return f.SubgroupControl
	case extDriverProperties, extMaintenance4: // their properties are only read
		return false
	}
	return o.said.has[e]
}

// info returns the structure to create the device with.
func (o opening) info(p *pinned) *vkabi.DeviceCreateInfo {
	var names []string
	for e := range extensionCount {
		if o.wants(e) && !e.isCore(o.said.usable) {
			names = append(names, knownExtensions[e].name)
		}
	}
	families := o.said.families()
	queues := make([]vkabi.DeviceQueueCreateInfo, len(families))
	for i, family := range families {
		queues[i] = vkabi.DeviceQueueCreateInfo{
			SType: vkabi.VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, QueueFamilyIndex: family,
			QueueCount: 1, PQueuePriorities: pinAll(p, []float32{1}),
		}
	}
	return pin(p, &vkabi.DeviceCreateInfo{
		SType: vkabi.VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, PNext: unsafe.Pointer(&pin(p, o.features()).all),
		QueueCreateInfoCount: uint32(len(queues)), PQueueCreateInfos: pinAll(p, queues),
		EnabledExtensionCount: uint32(len(names)), PpEnabledExtensionNames: p.texts(names),
	})
}

// features returns the features that are switched on.
func (o opening) features() *featureChain {
	f, c := &o.said.features, newFeatureChain(o.wants)
	c.all.Features.ShaderInt64, c.all.Features.ShaderFloat64, c.all.Features.ShaderInt16 = bit(f.Int64), bit(f.Float64), bit(f.Int16)
	c.all.Features.RobustBufferAccess = bit(o.robust)
	c.storage16.StorageBuffer16BitAccess = bit(f.Storage16)
	c.storage8.StorageBuffer8BitAccess = bit(f.Storage8)
	c.small.ShaderFloat16, c.small.ShaderInt8 = bit(f.Float16), bit(f.Int8)
	c.address.BufferDeviceAddress = bit(f.BufferDeviceAddress)
	c.executables.PipelineExecutableInfo = bit(o.capture)
	c.model.VulkanMemoryModel, c.matrices.CooperativeMatrix = bit(o.said.matrices), bit(o.said.matrices)
	c.subgroups.SubgroupSizeControl, c.subgroups.ComputeFullSubgroups = bit(f.SubgroupControl), bit(f.SubgroupControl)
	return c
}

// bit returns a VkBool32.
func bit(b bool) uint32 {
	if b {
		return 1
	}
	return 0
}
