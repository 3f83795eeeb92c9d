package target

// The cost of launches, against the cost of computing values again.
//
// Measured: lavapipe and an H200, 2026-11-22 to 2026-11-25.
const (
	// RecomputeFactor and RecomputeCost bound recomputation by a broadcast. A chain of operators
	// that costs RecomputeCost or more is not evaluated at RecomputeFactor times as many points as
	// its result has, unless all of that costs less than a launch.
	RecomputeFactor = 4
	RecomputeCost   = 8
	// MinLaunchBytes is the least number of bytes that a device moves in the time of a launch. On
	// the fastest GPUs that is the microsecond or two from the end of one kernel to the start of
	// the next.
	MinLaunchBytes = 1 << 20
	// FewRecomputed is the most kernels that may each compute a value, to save a launch.
	FewRecomputed = 3
	// MaxOverlapBytes bounds the memory of temporaries if kernels are ordered so that they run at
	// once. In the default order, one branch after the other, fewer temporaries are in use at a
	// time.
	MaxOverlapBytes = 64 << 20
)
