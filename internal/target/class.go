package target

// Class is the kind of a device, of which each is planned for in its own way.
type Class uint8

// The classes.
const (
	Unknown   Class = iota // only the limits are known: every kernel form that fits them may be used
	Host                   // the host device, which interprets kernels
	CPUDriver              // a Vulkan driver that runs kernels on processors
	GPU
)

// Vendor is the maker of a GPU, where the planner knows more of its units than the limits say.
type Vendor uint8

// The vendors.
const (
	OtherVendor Vendor = iota
	NVIDIA
	AMD
)

// unit is what is known of a vendor's units.
//
// Bound: NVIDIA's multiprocessors have 64 Ki registers since Maxwell, and the last caches of
// its largest cards 50 MiB and more; RDNA's workgroup processors have 128 Ki registers at the
// least, four SIMDs of 1,024 of 32 lanes.
func (v Vendor) unit() Unit {
	switch v {
	case NVIDIA:
		return Unit{Words: 1 << 16, LongRounds: true, BlocksBytes: 32 << 20, Fast: NVIDIAFastUnit}
	case AMD:
		return Unit{Words: 1 << 17}
	}
	return Unit{}
}

// Unit is what is known of a GPU's units, of which each takes whole workgroups.
type Unit struct {
	Words int // registers; 0: not known
	// LongRounds: the driver's compiler leaves the loop over the steps of a round as it is.
	// Mesa's for AMD writes it out, and takes 256 registers for 16 steps.
	LongRounds bool
	// BlocksBytes is the most memory that the blocks of a part of a product take: what the
	// last cache still holds when they are joined; 0: not known.
	BlocksBytes int64
	// Fast is what products by cooperative matrices are timed by; none: AnyFastUnit.
	Fast FastUnit
}
