package target

// Class is the kind of a device. The planner plans for each class in its own way.
type Class uint8

// The classes.
const (
	Unknown   Class = iota // only the limits are known; any form of kernel that fits them may be used
	Host                   // the host device, which interprets kernels
	CPUDriver              // a Vulkan driver that runs kernels on processors
	GPU
)

// Vendor is the maker of a GPU, if the planner knows more about its units than the limits say.
type Vendor uint8

// The vendors.
const (
	OtherVendor Vendor = iota
	NVIDIA
	AMD
)

// unit returns what is known of a GPU's units.
//
// Bound: the last-level caches of NVIDIA's largest cards hold 50 MiB and more. RDNA's workgroup
// processors have at least 128 Ki registers: four SIMDs, each with 1,024 registers of 32 lanes. For
// half as many, products and sums are 0.893 instead of 0.910 of RADV's code for 4096 x 4096.
func (d Device) unit() (u Unit) {
	switch d.Vendor {
	case NVIDIA:
		u = Unit{TileRows: tallRows, LongRounds: true, BlocksBytes: 32 << 20, Fast: NVIDIAFastUnit}
	case AMD:
		u = Unit{TileRows: tallRows, Registers: 1 << 17}
	}
	if !d.Fused || d.Vendor == AMD && d.SubgroupMin > 32 {
		u.TileRows = 0
	}
	return u
}

// tallRows is the most rows of a tile for units whose invocations may have 200 registers. Fused
// products need half the instructions, so that reading shared memory would take longer than
// multiplying: a tile of 16 x 8 reads three quarters of what two of 8 x 8 read. AMD's units before
// RDNA, whose subgroups have 64 invocations, keep one subgroup of so many registers at a time.
//
// Model: float32 products of 2048 x 2048, 2026-11-30: an H200 takes 0.89 of the time, a 7900 XTX
// 0.91 to 0.95, and a B580, whose invocations have fewer registers, is not changed.
const tallRows = 16

// Unit describes one of a GPU's units (streaming multiprocessors). A unit executes whole
// workgroups.
type Unit struct {
	Registers int // 0: UnitRegisters
	// TileRows is the most rows of an invocation's tile of a product. 0: gpuTile's.
	TileRows int
	// LongRounds: the driver's compiler keeps the loop over the steps of a round, so a round may
	// have many steps. Mesa's compiler for AMD unrolls the loop, and takes 256 registers for 16
	// steps.
	LongRounds bool
	// BlocksBytes bounds the memory for the blocks of a part of a product, so that they are still
	// in the last-level cache when they are added. 0: unknown.
	BlocksBytes int64
	// Fast holds the times that the planner assumes for cooperative matrices; zero: AnyFastUnit.
	Fast FastUnit
}
