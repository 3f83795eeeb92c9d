package vulkan

import (
	"cmp"
	"math"
	"unsafe"

	"github.com/weft-gpu/weft/internal/vkabi"
)

// physical is a physical device of the instance. Both drivers share it.
type physical struct {
	loader *loader
	handle uintptr
	said   said
}

// said is what a physical device reports, including what only opening it needs.
type said struct {
	facts
	family         uint32
	transferFamily uint32 // of the transfer queue, if there is one
	usable         uint32 // the lower of the device's and the instance's versions
	has            [extensionCount]bool
	setStorage     uint32 // storage buffers of one descriptor set
	matrices       bool   // it has cooperative matrices and the memory model that they need
}

func (p *physical) facts() (facts, bool) {
	var old vkabi.PhysicalDeviceProperties
	p.loader.functions.GetPhysicalDeviceProperties.call(p.handle, uintptr(unsafe.Pointer(&old)))
	if old.ApiVersion < vulkan11 {
		return facts{name: textOf(old.DeviceName[:])}, false
	}
	s := &p.said
	*s = said{usable: min(old.ApiVersion, p.loader.version)}
	s.has = p.extensionsOf(s.usable)
	p.findQueue()
	p.readProperties()
	p.readFeatures()
	p.readMatrices()
	p.readMemory()
	return s.facts, true
}

// findQueue prefers a universal queue: it can present, and every device that has one lists it
// first.
func (p *physical) findQueue() {
	n := uint32(64)
	families := make([]vkabi.QueueFamilyProperties, n)
	p.loader.functions.GetPhysicalDeviceQueueFamilyProperties.call(p.handle, uintptr(unsafe.Pointer(&n)), uintptr(unsafe.Pointer(&families[0])))
	for _, wanted := range []uint32{vkabi.VK_QUEUE_COMPUTE_BIT | vkabi.VK_QUEUE_GRAPHICS_BIT, vkabi.VK_QUEUE_COMPUTE_BIT} {
		for i, family := range families[:n] {
			if family.QueueCount > 0 && family.QueueFlags&wanted == wanted {
				p.said.queue, p.said.family, p.said.timestampBits = true, uint32(i), family.TimestampValidBits
				p.said.findTransferQueue(families[:n])
				return
			}
		}
	}
}

// families returns the families of the device's queues.
func (s *said) families() []uint32 {
	if s.transferQueue {
		return []uint32{s.family, s.transferFamily}
	}
	return []uint32{s.family}
}

// findTransferQueue finds a queue that only copies. On a card that is a separate unit, which works
// beside the kernels.
func (s *said) findTransferQueue(families []vkabi.QueueFamilyProperties) {
	const allowed = vkabi.VK_QUEUE_TRANSFER_BIT | vkabi.VK_QUEUE_SPARSE_BINDING_BIT | vkabi.VK_QUEUE_PROTECTED_BIT
	for i, family := range families {
		if family.QueueCount > 0 && family.QueueFlags&vkabi.VK_QUEUE_TRANSFER_BIT != 0 && family.QueueFlags&^allowed == 0 {
			s.transferQueue, s.transferFamily = true, uint32(i)
			return
		}
	}
}

// propertyChain is used to query a device's properties; all structures are one allocation.
type propertyChain struct {
	all      vkabi.PhysicalDeviceProperties2
	id       vkabi.PhysicalDeviceIDProperties
	subgroup vkabi.PhysicalDeviceSubgroupProperties
	limits   vkabi.PhysicalDeviceMaintenance3Properties
	push     vkabi.PhysicalDevicePushDescriptorPropertiesKHR
	driver   vkabi.PhysicalDeviceDriverProperties
	floats   vkabi.PhysicalDeviceFloatControlsProperties
	sizes    vkabi.PhysicalDeviceSubgroupSizeControlProperties
	buffers  vkabi.PhysicalDeviceMaintenance4Properties
}

func (p *physical) readProperties() {
	var pins pinned
	defer pins.Unpin()
	c := pin(&pins, &propertyChain{})
	c.all.SType = vkabi.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2
	c.id.SType = vkabi.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ID_PROPERTIES
	c.subgroup.SType = vkabi.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES
	c.limits.SType = vkabi.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES
	c.push.SType = vkabi.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PUSH_DESCRIPTOR_PROPERTIES_KHR
	c.driver.SType = vkabi.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES
	c.floats.SType = vkabi.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FLOAT_CONTROLS_PROPERTIES
	c.sizes.SType = vkabi.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES
	c.buffers.SType = vkabi.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_4_PROPERTIES
	has, head := &p.said.has, &c.all.PNext
	chain(head, true, unsafe.Pointer(&c.id))
	chain(head, true, unsafe.Pointer(&c.subgroup))
	chain(head, true, unsafe.Pointer(&c.limits))
	chain(head, has[extPushDescriptor], unsafe.Pointer(&c.push))
	chain(head, has[extDriverProperties], unsafe.Pointer(&c.driver))
	chain(head, has[extFloatControls], unsafe.Pointer(&c.floats))
	chain(head, has[extSubgroupSize], unsafe.Pointer(&c.sizes))
	chain(head, has[extMaintenance4], unsafe.Pointer(&c.buffers))
	p.loader.functions.GetPhysicalDeviceProperties2.call(p.handle, uintptr(unsafe.Pointer(&c.all)))
	p.said.identify(c)
	p.said.limit(c)
	p.said.control(c)
}

// identify copies the device's identity.
func (s *said) identify(c *propertyChain) {
	p := &c.all.Properties
	s.name, s.driverName, s.driverInfo = textOf(p.DeviceName[:]), textOf(c.driver.DriverName[:]), textOf(c.driver.DriverInfo[:])
	s.uuid, s.cacheUUID = c.id.DeviceUUID, p.PipelineCacheUUID
	s.apiVersion, s.driverVersion = p.ApiVersion, p.DriverVersion
	s.vendorID, s.deviceID, s.deviceType = p.VendorID, p.DeviceID, p.DeviceType
	s.timestampPeriod = float64(p.Limits.TimestampPeriod)
}

// limit copies the device's limits.
func (s *said) limit(c *propertyChain) {
	l := &c.all.Properties.Limits
	s.setStorage = l.MaxDescriptorSetStorageBuffers
	s.limits = deviceLimits{
		PushBytes: l.MaxPushConstantsSize, StorageRange: l.MaxStorageBufferRange, UniformRange: l.MaxUniformBufferRange,
		Invocations: l.MaxComputeWorkGroupInvocations,
		GroupCount:  l.MaxComputeWorkGroupCount, GroupSize: l.MaxComputeWorkGroupSize,
		SharedMemory: l.MaxComputeSharedMemorySize, AllocationCount: l.MaxMemoryAllocationCount,
		StorageBuffers:  min(l.MaxPerStageDescriptorStorageBuffers, l.MaxDescriptorSetStorageBuffers),
		PushDescriptors: c.push.MaxPushDescriptors,
		StorageAlign:    l.MinStorageBufferOffsetAlignment, UniformAlign: l.MinUniformBufferOffsetAlignment,
		Allocation: c.limits.MaxMemoryAllocationSize, Buffer: cmp.Or(c.buffers.MaxBufferSize, math.MaxUint64),
		SubgroupSize: c.subgroup.SubgroupSize,
		SubgroupMin:  cmp.Or(c.sizes.MinSubgroupSize, c.subgroup.SubgroupSize),
		SubgroupMax:  cmp.Or(c.sizes.MaxSubgroupSize, c.subgroup.SubgroupSize),
		Subgroups:    c.sizes.MaxComputeWorkgroupSubgroups,

		DenormIndependence: c.floats.DenormBehaviorIndependence, RoundingIndependence: c.floats.RoundingModeIndependence,
	}
	if c.subgroup.SupportedStages&vkabi.VK_SHADER_STAGE_COMPUTE_BIT != 0 {
		s.limits.SubgroupOperations = c.subgroup.SupportedOperations
	}
}

// control copies what pipelines can require of a device's arithmetic and subgroups.
func (s *said) control(c *propertyChain) {
	f := &c.floats
	s.features.FloatControls = s.has[extFloatControls]
	s.features.SignedZeroInfNanPreserve = widths(f.ShaderSignedZeroInfNanPreserveFloat16, f.ShaderSignedZeroInfNanPreserveFloat32, f.ShaderSignedZeroInfNanPreserveFloat64)
	s.features.DenormPreserve = widths(f.ShaderDenormPreserveFloat16, f.ShaderDenormPreserveFloat32, f.ShaderDenormPreserveFloat64)
	s.features.DenormFlush = widths(f.ShaderDenormFlushToZeroFloat16, f.ShaderDenormFlushToZeroFloat32, f.ShaderDenormFlushToZeroFloat64)
	s.features.RoundingRTE = widths(f.ShaderRoundingModeRTEFloat16, f.ShaderRoundingModeRTEFloat32, f.ShaderRoundingModeRTEFloat64)
	s.features.SubgroupControl = c.sizes.RequiredSubgroupSizeStages&vkabi.VK_SHADER_STAGE_COMPUTE_BIT != 0
}

func widths(w16, w32, w64 uint32) [3]bool { return [3]bool{w16 != 0, w32 != 0, w64 != 0} }

// readFeatures needs the properties and runs after readProperties.
func (p *physical) readFeatures() {
	var pins pinned
	defer pins.Unpin()
	s := &p.said
	c := pin(&pins, newFeatureChain(func(e deviceExtension) bool { return s.has[e] }))
	p.loader.functions.GetPhysicalDeviceFeatures2.call(p.handle, uintptr(unsafe.Pointer(&c.all)))
	f := &s.features
	f.Int64, f.Float64, f.Int16 = c.all.Features.ShaderInt64 != 0, c.all.Features.ShaderFloat64 != 0, c.all.Features.ShaderInt16 != 0
	f.Float16, f.Int8 = c.small.ShaderFloat16 != 0, c.small.ShaderInt8 != 0
	f.Storage8, f.Storage16 = c.storage8.StorageBuffer8BitAccess != 0, c.storage16.StorageBuffer16BitAccess != 0
	f.BufferDeviceAddress = c.address.BufferDeviceAddress != 0
	f.PushDescriptor, f.MemoryBudget = s.has[extPushDescriptor], s.has[extMemoryBudget]
	f.Swapchain, f.HostMemory = s.has[extSwapchain], s.has[extHostMemory]
	f.SubgroupControl = f.SubgroupControl && c.subgroups.SubgroupSizeControl != 0 && c.subgroups.ComputeFullSubgroups != 0
	s.captures = c.executables.PipelineExecutableInfo != 0
	s.matrices = c.model.VulkanMemoryModel != 0 && c.matrices.CooperativeMatrix != 0
}

// maxCooperative bounds how many cooperative matrices are considered.
const maxCooperative = 64

// readMatrices copies the cooperative matrices of subgroup scope that do not saturate.
func (p *physical) readMatrices() {
	get := p.loader.functions.GetPhysicalDeviceCooperativeMatrixPropertiesKHR
	if !p.said.matrices || get == 0 {
		return
	}
	list := listed(func(m *vkabi.CooperativeMatrixPropertiesKHR) {
		m.SType = vkabi.VK_STRUCTURE_TYPE_COOPERATIVE_MATRIX_PROPERTIES_KHR
	},
		func(n *uint32, list *vkabi.CooperativeMatrixPropertiesKHR) int32 {
			return get.call(p.handle, uintptr(unsafe.Pointer(n)), uintptr(unsafe.Pointer(list)))
		})
	for _, m := range list {
		if m.Scope == vkabi.VK_SCOPE_SUBGROUP_KHR && m.SaturatingAccumulation == 0 && len(p.said.cooperative) < maxCooperative {
			p.said.cooperative = append(p.said.cooperative, cooperativeProduct{m.MSize, m.NSize, m.KSize, m.AType, m.BType, m.CType, m.ResultType})
		}
	}
}

func (p *physical) readMemory() {
	all := vkabi.PhysicalDeviceMemoryProperties2{SType: vkabi.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PROPERTIES_2}
	p.loader.functions.GetPhysicalDeviceMemoryProperties2.call(p.handle, uintptr(unsafe.Pointer(&all)))
	m := &all.MemoryProperties
	for _, t := range m.MemoryTypes[:m.MemoryTypeCount] {
		heap := m.MemoryHeaps[t.HeapIndex]
		p.said.memoryTypes = append(p.said.memoryTypes, memoryType{
			Flags: t.PropertyFlags, Heap: int(t.HeapIndex), HeapSize: heap.Size, HeapLocal: heap.Flags&vkabi.VK_MEMORY_HEAP_DEVICE_LOCAL_BIT != 0,
		})
	}
}

func (p *physical) heapBudget() (budget, usage [16]uint64) {
	var pins pinned
	defer pins.Unpin()
	b := pin(&pins, &vkabi.PhysicalDeviceMemoryBudgetPropertiesEXT{SType: vkabi.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_BUDGET_PROPERTIES_EXT})
	all := vkabi.PhysicalDeviceMemoryProperties2{SType: vkabi.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PROPERTIES_2, PNext: unsafe.Pointer(b)}
	p.loader.functions.GetPhysicalDeviceMemoryProperties2.call(p.handle, uintptr(unsafe.Pointer(&all)))
	return b.HeapBudget, b.HeapUsage
}
