package target

// What launches cost beside the work in them, and what is computed again instead.
//
// Measured: lavapipe and an H200, 2026-11-22 to 2026-11-25.
const (
	// RecomputeFactor and RecomputeCost bound what a broadcast may recompute: a
	// chain of at least that cost is not evaluated at that many times its own size, unless
	// all of that is less than a launch.
	RecomputeFactor = 4
	RecomputeCost   = 8
	// MinLaunchBytes is how many bytes move while a launch takes place, at the least: on the
	// fastest GPUs, in the microsecond or two between a kernel's end and the next one's
	// beginning.
	MinLaunchBytes = 1 << 20
	// FewRecomputed is how many kernels may compute what is stored otherwise for the launch's
	// sake; more may where the operators of all but one cost CheapRecompute an element.
	FewRecomputed, CheapRecompute = 3, 8
	// MaxOverlapBytes is how much memory temporaries may take so that kernels run at
	// once: in the demand's order, one branch after the other, fewer of them live.
	MaxOverlapBytes = 64 << 20
)
