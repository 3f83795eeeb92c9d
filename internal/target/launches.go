package target

// The cost of launches, against the cost of computing values again.
//
// Measured: lavapipe and an H200, 2026-11-22 to 2026-11-25.
const (
	// RecomputeFactor and RecomputeCost bound recomputation by a broadcast. A chain of at least
	// RecomputeCost is not evaluated at RecomputeFactor times its own size, unless all of that
	// costs less than a launch.
	RecomputeFactor = 4
	RecomputeCost   = 8
	// MinLaunchBytes is the least number of bytes that a device moves in the time of a launch: on
	// the fastest GPUs, the microsecond or two between the end of one kernel and the start of the
	// next.
	MinLaunchBytes = 1 << 20
	// FewRecomputed is the most kernels that may each compute a value to save the launch that would
	// store it.
	FewRecomputed = 3
	// MaxOverlapBytes bounds the memory of temporaries where kernels are ordered to run at once.
	// The default order, one branch after the other, keeps fewer temporaries live.
	MaxOverlapBytes = 64 << 20
)
