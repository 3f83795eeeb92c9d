package vulkan

import (
	"hash/crc32"

	"github.com/weft-gpu/weft/internal/sim"
)

// The simulated GPUs: a second implementation of driver.go's interfaces, which executes what it is
// given by package sim. A GPU's driver is trusted to be given what Vulkan allows; this one checks it,
// and is lost, with the reason, at the first thing that is not allowed.

// simPhysical is a simulated GPU: how kernels are executed, and what a card of its kind says besides.
type simPhysical struct {
	profile sim.Profile
	card
}

// card are the properties that no kernel sees, and the maker, whose ways the planner follows.
type card struct {
	vendor          uint32 // as PCI knows it; 0: nobody's
	window          uint64 // bytes of device memory that the host can map, beside that which it cannot
	transferQueue   bool
	pushDescriptors uint32
	storageRange    uint32
	align           uint64 // of storage and uniform buffers
	timestampBits   uint32
	timestampPeriod float64
}

// heapBytes is what a simulated GPU has of its own memory, and of the host's.
const heapBytes = 8 << 30

// cards differ where real ones do, by the width of their subgroups: memory all mapped (a resizable BAR), a
// window of it, or none; with push descriptors and without, a transfer queue and none; clocks that wrap. A
// binding reaches as far as Vulkan guarantees on the narrow one, so that large arrays are split.
var cards = map[int]card{
	4:  {window: heapBytes, pushDescriptors: 0, storageRange: 1 << 27, align: 64, timestampBits: 32, timestampPeriod: 1000},
	8:  {window: 0, transferQueue: true, pushDescriptors: 0, storageRange: 1 << 27, align: 256, timestampBits: 36, timestampPeriod: 52.083},
	32: {vendor: NVIDIA, window: 256 << 20, transferQueue: true, pushDescriptors: 32, storageRange: 1<<32 - 1, align: 16, timestampBits: 64, timestampPeriod: 1},
	64: {window: heapBytes, transferQueue: true, pushDescriptors: 32, storageRange: 1<<32 - 1, align: 4, timestampBits: 64, timestampPeriod: 10},
}

// simulatedDevices are all there are.
func simulatedDevices() (list []*simPhysical) {
	for _, p := range sim.Profiles() {
		list = append(list, &simPhysical{p, cards[p.Subgroup]})
	}
	return list
}

const vulkanDiscrete = 2 // VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU

func (p *simPhysical) facts() (facts, bool) {
	info, version := "weft", uint32(1)
	if x := p.profile.Mistake; x != nil { // another driver, of which nothing is known yet
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

// memoryTypes are a card's: its own memory, which the host does not see but through the window, and
// the host's, for copies.
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

// The least that Vulkan guarantees, where no profile says more.
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
	for _, m := range p.profile.Matrices { // whose types kernels may then load and store
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
