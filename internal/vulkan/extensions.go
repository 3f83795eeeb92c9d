package vulkan

import (
	"unsafe"

	"github.com/weft-gpu/weft/internal/vkabi"
)

// deviceExtension is a device extension that this package uses.
type deviceExtension int

const (
	extPushDescriptor deviceExtension = iota
	ext8BitStorage
	extFloat16Int8
	extAddress
	extDriverProperties
	extFloatControls
	extSubgroupSize
	extMaintenance4
	extMemoryBudget
	extPortability
	extSwapchain
	extHostMemory
	extExecutables
	extFeedback
	extMemoryModel
	extCooperativeMatrix
	extensionCount
)

// neverCore is a minor version later than any that this package requests.
const neverCore = 99

// knownExtensions gives each extension's name, and the minor version of Vulkan that made it core.
var knownExtensions = [extensionCount]struct {
	name string
	core uint32
}{
	extPushDescriptor:    {"VK_KHR_push_descriptor", neverCore},
	ext8BitStorage:       {"VK_KHR_8bit_storage", 2},
	extFloat16Int8:       {"VK_KHR_shader_float16_int8", 2},
	extAddress:           {"VK_KHR_buffer_device_address", 2},
	extDriverProperties:  {"VK_KHR_driver_properties", 2},
	extFloatControls:     {"VK_KHR_shader_float_controls", 2},
	extSubgroupSize:      {"VK_EXT_subgroup_size_control", 3},
	extMaintenance4:      {"VK_KHR_maintenance4", 3},
	extMemoryBudget:      {"VK_EXT_memory_budget", neverCore},
	extPortability:       {"VK_KHR_portability_subset", neverCore},
	extSwapchain:         {"VK_KHR_swapchain", neverCore},
	extHostMemory:        {"VK_EXT_external_memory_host", neverCore},
	extExecutables:       {"VK_KHR_pipeline_executable_properties", neverCore},
	extFeedback:          {"VK_EXT_pipeline_creation_feedback", 3},
	extMemoryModel:       {"VK_KHR_vulkan_memory_model", 2},
	extCooperativeMatrix: {"VK_KHR_cooperative_matrix", neverCore},
}

// isCore reports whether a version of Vulkan includes the extension.
func (e deviceExtension) isCore(version uint32) bool {
	return version >= 1<<22|knownExtensions[e].core<<12
}

// extensionsOf returns the extensions that a device offers or has in core.
func (p *physical) extensionsOf(usable uint32) (has [extensionCount]bool) {
	offered := listed(nil, func(n *uint32, list *vkabi.ExtensionProperties) int32 {
		return p.loader.functions.EnumerateDeviceExtensionProperties.call(p.handle, 0, uintptr(unsafe.Pointer(n)), uintptr(unsafe.Pointer(list)))
	})
	names := map[string]bool{}
	for i := range offered {
		names[textOf(offered[i].ExtensionName[:])] = true
	}
	for e := range extensionCount {
		has[e] = names[knownExtensions[e].name] || e.isCore(usable)
	}
	return has
}
