package target

import "time"

// How far the host may be ahead of a device. More submissions in flight keep the device busy. But
// nobody can take a submission back: later ones wait for it, memory that it releases comes back
// only after it, and Close waits for it.
//
// Bound: a busy device needs no more than its current submission and the next. The counts are
// chosen sizes and were not measured: MaxInFlight and MaxBatchCommands 2026-11-21,
// WindowSubmissions 2026-11-22, MaxAccesses 2026-11-26.
const (
	// MaxInFlight is the most submissions in flight.
	MaxInFlight = 64
	// WindowSubmissions bounds the time of the submissions in flight, in multiples of the longest
	// submission that the planner allows: the current one, and the next.
	WindowSubmissions = 2
	// MaxBatchCommands bounds the commands of a submission, whose time is bounded too.
	MaxBatchCommands = 1024
	// MaxAccesses bounds the accesses between two barriers. More let more kernels run at once,
	// but each new access is compared with all of them.
	MaxAccesses = 256
)

// CollectedBytes is the least number of bytes allocated on a device between two garbage collections
// that the backend starts. Go's collector does not see device memory. A larger number means fewer
// collections, but more memory of dropped tensors.
//
// Bound: a collection takes milliseconds, as filling so many bytes does. A chosen size, not
// measured, 2026-11-21.
const CollectedBytes = 256 << 20

// FoundWithin is the time after which the backend assumes that a kernel is not in the driver's
// cache on disk, so that other devices help to compile. A longer time delays them; a shorter one
// opens them for nothing. Mesa finds a large kernel for lavapipe in 10 ms, several times that on a
// busy machine. It compiles the smallest in 30 ms and most in 100.
//
// Measured: lavapipe, 2026-11-22.
const FoundWithin = 40 * time.Millisecond

// LateFrom is the number of missing kernels from which they are compiled before they are
// dispatched. Other devices then compile in parallel, but opening one takes milliseconds.
//
// Bound: for fewer kernels that time is not worth it. A chosen number, not measured, 2026-11-22.
const LateFrom = 3

// The size in bytes from which an assignment to a part of an array is made in place. Below it a
// copy of the array takes less time than the launches of an assignment in place. GPUs copy faster
// than processors.
//
// Bound: the time of a launch. Chosen sizes, not measured, 2026-11-29.
const (
	PlacedBytes    = 64 << 10
	PlacedBytesGPU = 1 << 20
)

// PlacedFrom returns that size for a device. A simulated GPU runs on a processor.
func PlacedFrom(c Class, simulated bool) int64 {
	if c == Host || c == CPUDriver || simulated {
		return PlacedBytes
	}
	return PlacedBytesGPU
}

// SparedBytes is the size from which an array is worth a collection that may save copying it. A
// collection takes 0.8 ms for each MiB of Go's heap, and a copy 0.5 ms for each MiB of the array.
//
// Measured: the host, 2026-11-29.
const SparedBytes = 64 << 20

// Moving elements on the host.
//
// Bound: chosen sizes, not measured: LongRow and KeptBytes 2026-11-28, MovedAtOnce 2026-11-29,
// ManyHold 2026-11-30.
const (
	// MovedAtOnce is how many elements a goroutine moves between views at a time. A smaller number
	// spreads the work better, a larger one starts fewer goroutines.
	MovedAtOnce = 1 << 14
	// ManyHold: if more than one in ManyHold elements of a mask is true, all elements to be put are
	// read in order, and not only the selected ones.
	ManyHold = 16
	// LongRow is the length from which Go's copy moves a row; below it vector instructions do.
	LongRow = 1 << 14
	// KeptBytes is the least size of freed memory that is kept for a later array. Go allocates
	// smaller arrays as fast.
	KeptBytes = 16 << 10
)

// Values on the host that repeat after some points, such as one value for each column.
//
// Bound: the second cache of a core, and what a launch costs. Chosen sizes, not measured,
// 2026-11-30.
const (
	// PeriodBytes bounds the values that are evaluated once for a launch. More would not stay in
	// the second cache; with a lower bound, more values are evaluated again and again.
	PeriodBytes = 64 << 10
	// PeriodsWorth is how many periods a launch must have. If it has fewer, evaluating every point
	// takes no longer.
	PeriodsWorth = 4
	// MaxRising is the longest table whose order is checked, so that a launch ends soon after its
	// context does.
	MaxRising = 1 << 24
)

// Maps that the host unrolls along an axis: the body has a copy for each index. So equal values are
// computed once, and the results of each index can be stored as contiguous elements.
//
// Measured: Fourier transforms on the host (Intel Xeon, AVX-512), 2026-11-30: with steps of radix 8
// [6001,512] takes 0.6 of the time. The limits are chosen sizes.
const (
	// MaxUnrolled is the longest axis, which bounds the body.
	MaxUnrolled = 16
	// MinUnrolledPoints and MinUnrolledOperations are the least work that is worth a new body.
	MinUnrolledPoints, MinUnrolledOperations = 1 << 13, 4
	// ApartOperations is the cost in operations of an element whose neighbours are not read.
	ApartOperations = 3
)

// Sums of windows that the host makes without copying each window.
//
// Bound: the lanes of a vector, and the lines of the first cache that a window's rows take. Chosen
// sizes, not measured, 2026-11-30.
const (
	// MaxTaps is the most elements of a window.
	MaxTaps = 128
	// LeastWindows is the fewest windows of a line: the lanes of fewer would be idle.
	LeastWindows = 4
	// MaxWindowStride is the largest distance between neighbouring windows. Each element of a band
	// is copied once if it is more than one.
	MaxWindowStride = 4
)
