package vkx

// #include "vkx.h"
import "C"

import (
	"math"
	"unsafe"
)

// Physical is what a physical device says about itself. It stays in the form the C side filled,
// because DeviceInfo and NewDevice read it again.
type Physical struct{ c C.vkx_physical }

// Inspect asks a physical device for everything Weft uses; ok is false for a device older than
// Vulkan 1.1, of which only name, versions, type and limits are then known.
func Inspect(physicalDevice unsafe.Pointer) (p *Physical, ok bool) {
	p = new(Physical)
	ok = C.vkx_inspect(physicalDevice, &p.c) != 0
	return p, ok
}

// HeapBudget returns, heap by heap, how many bytes this process may use now and how many it
// uses (VK_EXT_memory_budget; only for a device with MemoryBudget).
func HeapBudget(physicalDevice unsafe.Pointer) (budget, usage [16]uint64) {
	C.vkx_heap_budget(physicalDevice, (*C.uint64_t)(&budget[0]), (*C.uint64_t)(&usage[0]))
	return budget, usage
}

// Capturing reports whether the driver keeps what it makes of pipelines, where it is asked to.
func (p *Physical) Capturing() bool { return p.c.executables != 0 }

// With is p for a device that keeps what the driver makes of pipelines, where the driver does, and
// one to which accesses past a binding's range do no harm (robustBufferAccess).
func (p *Physical) With(capture, robust bool) *Physical {
	q := &Physical{p.c}
	if capture {
		q.c.capture = q.c.executables
	}
	q.c.robust = C.uint32_t(cBool(robust))
	return q
}

func (p *Physical) Name() string       { return C.GoString(&p.c.name[0]) }
func (p *Physical) DriverName() string { return C.GoString(&p.c.driver_name[0]) }
func (p *Physical) DriverInfo() string { return C.GoString(&p.c.driver_info[0]) }

// UUID identifies the device (VkPhysicalDeviceIDProperties); CacheUUID its pipeline cache format.
func (p *Physical) UUID() [16]byte      { return *(*[16]byte)(unsafe.Pointer(&p.c.device_uuid)) }
func (p *Physical) CacheUUID() [16]byte { return *(*[16]byte)(unsafe.Pointer(&p.c.cache_uuid)) }

func (p *Physical) APIVersion() uint32    { return uint32(p.c.api_version) }
func (p *Physical) DriverVersion() uint32 { return uint32(p.c.driver_version) }
func (p *Physical) VendorID() uint32      { return uint32(p.c.vendor_id) }
func (p *Physical) DeviceID() uint32      { return uint32(p.c.device_id) }
func (p *Physical) DeviceType() uint32    { return uint32(p.c.device_type) }

// Queue returns the family of the queue to use; ok is false when the device cannot compute.
func (p *Physical) Queue() (family uint32, ok bool) {
	return uint32(p.c.queue_family), p.c.has_queue != 0
}

// Timestamps returns how many low bits of a timestamp count (0: none are written) and the
// nanoseconds of one tick.
func (p *Physical) Timestamps() (validBits uint32, period float64) {
	return uint32(p.c.timestamp_bits), float64(p.c.timestamp_period)
}

// MemoryType is one entry of the device's memory type table.
type MemoryType struct {
	Flags     uint32 // VkMemoryPropertyFlags
	Heap      int
	HeapSize  uint64 // bytes
	HeapLocal bool   // the heap is the device's own
}

// MemoryTypes returns the memory types in the device's order.
func (p *Physical) MemoryTypes() []MemoryType {
	types := make([]MemoryType, p.c.memory_type_count)
	for i := range types {
		heap := p.c.type_heap[i]
		types[i] = MemoryType{
			Flags:     uint32(p.c.type_flags[i]),
			Heap:      int(heap),
			HeapSize:  uint64(p.c.heap_size[heap]),
			HeapLocal: p.c.heap_flags[heap]&1 != 0,
		}
	}
	return types
}

// Limits are the numbers of the device; bytes unless the name says otherwise.
type Limits struct {
	PushBytes, StorageRange, UniformRange    uint32
	Invocations                              uint32
	GroupCount, GroupSize                    [3]uint32
	SharedMemory                             uint32
	AllocationCount                          uint32
	StorageBuffers                           uint32 // per stage and per set, whichever is lower
	PushDescriptors                          uint32 // 0 without VK_KHR_push_descriptor
	StorageAlign, UniformAlign               uint64
	Allocation                               uint64
	Buffer                                   uint64 // MaxUint64 when the device does not say
	SubgroupSize, SubgroupMin, SubgroupMax   uint32
	Subgroups                                uint32 // of a workgroup; 0: not told
	SubgroupOperations                       uint32 // VkSubgroupFeatureFlags in compute, 0 when none
	DenormIndependence, RoundingIndependence uint32 // VkShaderFloatControlsIndependence: 0 32-bit only, 1 all, 2 none
}

// Limits returns the device's limits.
func (p *Physical) Limits() Limits {
	c := &p.c
	l := Limits{
		PushBytes:            uint32(c.max_push_bytes),
		StorageRange:         uint32(c.max_storage_range),
		UniformRange:         uint32(c.max_uniform_range),
		Invocations:          uint32(c.max_invocations),
		SharedMemory:         uint32(c.shared_memory),
		AllocationCount:      uint32(c.max_allocation_count),
		StorageBuffers:       min(uint32(c.max_storage_buffers), uint32(c.max_set_storage_buffers)),
		PushDescriptors:      uint32(c.max_push_descriptors),
		StorageAlign:         uint64(c.min_storage_align),
		UniformAlign:         uint64(c.min_uniform_align),
		Allocation:           uint64(c.max_allocation),
		Buffer:               uint64(c.max_buffer),
		SubgroupSize:         uint32(c.subgroup_size),
		SubgroupMin:          uint32(c.subgroup_min),
		SubgroupMax:          uint32(c.subgroup_max),
		Subgroups:            uint32(c.max_subgroups),
		DenormIndependence:   uint32(c.denorm_independence),
		RoundingIndependence: uint32(c.rounding_independence),
	}
	for i := range l.GroupCount {
		l.GroupCount[i] = uint32(c.max_group_count[i])
		l.GroupSize[i] = uint32(c.max_group_size[i])
	}
	if c.subgroup_in_compute != 0 {
		l.SubgroupOperations = uint32(c.subgroup_operations)
	}
	if l.Buffer == 0 {
		l.Buffer = math.MaxUint64
	}
	return l
}

// Features are what the device can do; the ones with a width come for 16, 32 and 64 bits.
type Features struct {
	Int64, Float64, Int16, Float16, Int8, Storage8, Storage16 bool
	BufferDeviceAddress, PushDescriptor, MemoryBudget         bool
	Swapchain, HostMemory, FloatControls                      bool
	SubgroupControl                                           bool // a size and full subgroups can be required

	SignedZeroInfNanPreserve, DenormPreserve, DenormFlush, RoundingRTE [3]bool
}

// Features returns what the device supports; a device created from DeviceInfo has all of it on.
func (p *Physical) Features() Features {
	c := &p.c
	return Features{
		Int64:               c.shader_int64 != 0,
		Float64:             c.shader_float64 != 0,
		Int16:               c.shader_int16 != 0,
		Float16:             c.shader_float16 != 0,
		Int8:                c.shader_int8 != 0,
		Storage8:            c.storage8 != 0,
		Storage16:           c.storage16 != 0,
		BufferDeviceAddress: c.buffer_device_address != 0,
		PushDescriptor:      c.push_descriptor != 0,
		MemoryBudget:        c.memory_budget != 0,
		Swapchain:           c.swapchain != 0,
		HostMemory:          c.host_memory != 0,
		FloatControls:       c.float_controls != 0,
		SubgroupControl:     c.subgroup_control != 0,

		SignedZeroInfNanPreserve: widths(c.preserve_special16, c.preserve_special32, c.preserve_special64),
		DenormPreserve:           widths(c.denorm_preserve16, c.denorm_preserve32, c.denorm_preserve64),
		DenormFlush:              widths(c.denorm_flush16, c.denorm_flush32, c.denorm_flush64),
		RoundingRTE:              widths(c.rte16, c.rte32, c.rte64),
	}
}

// CooperativeMatrix is a product of matrices that a subgroup holds: of M x K by K x N elements,
// added to M x N. The types are VkComponentTypeKHR.
type CooperativeMatrix struct{ M, N, K, A, B, C, Result uint32 }

// CooperativeMatrices are those that do not saturate; none without VK_KHR_cooperative_matrix and
// the Vulkan memory model, which a device created from DeviceInfo has on.
func (p *Physical) CooperativeMatrices() []CooperativeMatrix {
	var list []CooperativeMatrix
	for i := range int(p.c.cooperative_count) {
		r := p.c.cooperative_matrices[i]
		list = append(list, CooperativeMatrix{uint32(r[0]), uint32(r[1]), uint32(r[2]), uint32(r[3]), uint32(r[4]), uint32(r[5]), uint32(r[6])})
	}
	return list
}

func widths(w16, w32, w64 C.uint32_t) [3]bool { return [3]bool{w16 != 0, w32 != 0, w64 != 0} }
