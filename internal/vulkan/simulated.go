package vulkan

import (
	"hash/crc32"

	"github.com/weft-gpu/weft/internal/sim"
)

// The simulated GPUs are a further implementation of driver.go's interfaces, which executes kernels
// by package sim. A real driver trusts its caller to do only what Vulkan allows. This one checks
// it: at the first violation the device is lost, with the reason.

// simPhysical is a simulated GPU: how it executes kernels, and the other properties of such a card.
type simPhysical struct {
	profile sim.Profile
	card
}

// card has the properties that no kernel sees, and the vendor, which the planner considers.
type card struct {
	vendor          uint32 // the PCI vendor ID; 0: none
	window          uint64 // bytes of device memory that the host can map, a separate heap unless it is all of it
	transferQueue   bool
	pushDescriptors uint32
	storageRange    uint32
	align           uint64 // of storage and uniform buffers
	timestampBits   uint32
	timestampPeriod float64
}

// heapBytes is the size of a simulated GPU's own memory, and of the host's.
const heapBytes = 8 << 30

// cards differ where real cards do, by subgroup width: device memory all mapped (a resizable BAR),
// a window of it, or none; with and without push descriptors and a transfer queue; clocks that
// wrap. On the narrow cards a binding has only the range that Vulkan guarantees, so that large
// arrays are split.
var cards = map[int]card{
	4:  {window: heapBytes, pushDescriptors: 0, storageRange: 1 << 27, align: 64, timestampBits: 32, timestampPeriod: 1000},
	8:  {window: 0, transferQueue: true, pushDescriptors: 0, storageRange: 1 << 27, align: 256, timestampBits: 36, timestampPeriod: 52.083},
	32: {vendor: NVIDIA, window: 256 << 20, transferQueue: true, pushDescriptors: 32, storageRange: 1<<32 - 1, align: 16, timestampBits: 64, timestampPeriod: 1},
	64: {window: heapBytes, transferQueue: true, pushDescriptors: 32, storageRange: 1<<32 - 1, align: 4, timestampBits: 64, timestampPeriod: 10},
}

// simulatedDevices returns all simulated GPUs.
func simulatedDevices() (list []*simPhysical) {
	for _, p := range sim.Profiles() {
		list = append(list, &simPhysical{p, cards[p.Subgroup]})
	}
	return list
}

const vulkanDiscrete = 2 // VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU

func (p *simPhysical) facts() (facts, bool) {
	info, version := "weft", uint32(1)
	if x := p.profile.Mistake; x != nil { // it counts as another driver, about which nothing is known yet
		info += ", where " + x.Name
		version = crc32.ChecksumIEEE([]byte(info))
	}
	return facts{
		name: p.profile.Name, vendorID: p.vendor, driverName: "simulation", driverInfo: info,
		apiVersion: vulkan13, driverVersion: version, deviceType: vulkanDiscrete, queue: true, transferQueue: p.transferQueue,
		timestampBits: p.timestampBits, timestampPeriod: p.timestampPeriod,
		memoryTypes: p.memoryTypes(), limits: p.limits(), features: p.features(), cooperative: p.cooperative(),
	}, true
}

// memoryTypes returns a card's memory types: its own memory, which the host sees only through the
// window, and the host's, for copies.
func (p *simPhysical) memoryTypes() []memoryType {
	types := []memoryType{
		{Flags: deviceLocal, Heap: 0, HeapSize: heapBytes, HeapLocal: true},
		{Flags: mapped, Heap: 1, HeapSize: heapBytes},
		{Flags: mapped | hostCached, Heap: 1, HeapSize: heapBytes},
	}
	switch p.window {
	case 0:
	case heapBytes:
		types = append(types, memoryType{Flags: deviceLocal | mapped, Heap: 0, HeapSize: heapBytes, HeapLocal: true})
	default:
		types = append(types, memoryType{Flags: deviceLocal | mapped, Heap: 2, HeapSize: p.window, HeapLocal: true})
	}
	return types
}

// The least that Vulkan guarantees, where no profile offers more.
const (
	minGroupCount      = 65535
	minUniformRange    = 16384
	minAllocationCount = 4096
)

// simOperations are VK_SUBGROUP_FEATURE_BASIC_BIT, VOTE, ARITHMETIC, BALLOT, SHUFFLE and SHUFFLE_RELATIVE.
const simOperations = 1 | 1<<1 | 1<<2 | 1<<3 | 1<<4 | 1<<5

func (p *simPhysical) limits() deviceLimits {
	s, lanes := &p.profile, uint32(p.profile.WorkgroupInvocations)
	return deviceLimits{
		PushBytes: uint32(s.PushBytes), StorageRange: p.storageRange, UniformRange: minUniformRange,
		Invocations: lanes, GroupSize: [3]uint32{lanes, lanes, 64},
		GroupCount:   [3]uint32{minGroupCount, minGroupCount, minGroupCount},
		SharedMemory: uint32(s.SharedBytes), AllocationCount: minAllocationCount,
		StorageBuffers: uint32(s.StorageBuffers), PushDescriptors: p.pushDescriptors,
		StorageAlign: p.align, UniformAlign: p.align, Allocation: heapBytes / 2, Buffer: heapBytes,
		SubgroupSize: uint32(s.Subgroup), SubgroupMin: uint32(s.Subgroup), SubgroupMax: uint32(s.Subgroup),
		SubgroupOperations: simOperations,
	}
}

func (p *simPhysical) heapBudget() (budget, usage [16]uint64) { return budget, usage }

func (p *simPhysical) features() deviceFeatures {
	all := [3]bool{true, true, true}
	f := deviceFeatures{
		SubgroupControl: true,
		Float64:         p.profile.Float64, PushDescriptor: p.pushDescriptors > 0, FloatControls: true,
		SignedZeroInfNanPreserve: all, DenormPreserve: all, RoundingRTE: all,
	}
	for _, m := range p.profile.Matrices { // kernels may then load and store their types
		f.Float16 = f.Float16 || m.A == sim.Float16
		f.Int8 = f.Int8 || m.A == sim.Int8
	}
	f.Storage16, f.Storage8 = f.Float16, f.Int8
	return f
}

func (p *simPhysical) cooperative() (list []cooperativeProduct) {
	for _, m := range p.profile.Matrices {
		list = append(list, cooperativeProduct{
			M: uint32(m.M), N: uint32(m.N), K: uint32(m.K),
			A: uint32(m.A), B: uint32(m.B), C: uint32(m.Sum), Result: uint32(m.Result),
		})
	}
	return list
}

func (p *simPhysical) open(*Config) (logicalDevice, int32) {
	return newSimDevice(p), success
}
