package target

import "time"

// How far the host may be ahead of a device: what is submitted cannot be taken back, so that
// all that come later wait for it, and so does the device's end.
//
// Bound: what a submission has released comes back only when it is done; a GPU that is at one
// submission finds the next.
const (
	// MaxInFlight is how many submissions may not be done.
	MaxInFlight = 64
	// WindowSubmissions is how many of the longest that the planner allows may not be
	// done: one that the device is at, and the next.
	WindowSubmissions = 2
	// MaxBatchCommands bounds a submission besides the time that it takes.
	MaxBatchCommands = 1024
	// MostAccesses bounds what is between two barriers: a device has enough to run at once.
	MaxAccesses = 256
)

// CollectedBytes is the least that is allocated on a device between collections: Go's
// collector does not see device memory, so dropped tensors would pile up.
//
// Bound: a collection takes milliseconds, which so many bytes take to be filled.
const CollectedBytes = 256 << 20

// FoundWithin is how long a driver takes at the most to find a kernel in its cache on disk, so
// that what takes longer is being compiled: Mesa finds a large one for lavapipe in 10 ms, in
// several times that on a busy machine, and compiles the smallest in 30 and most in 100. A wrong
// guess costs some time and nothing else.
//
// Measured: lavapipe, 2026-11-24.
const FoundWithin = 40 * time.Millisecond

// LateFrom is how many kernels must be lacking so that they are compiled before they are
// dispatched: another device takes some milliseconds to open.
//
// Measured: lavapipe, 2026-11-24.
const LateFrom = 3

// The size from which an array is written in place, in bytes: a smaller one is copied sooner
// than another launch begins. GPUs copy faster than processors.
//
// Measured: the host and lavapipe, 2026-11-27. Bound: GPUs' launches and memory.
const (
	PlacedBytes    = 64 << 10
	PlacedBytesGPU = 1 << 20
)

// PlacedFrom is that of a device; simulated: a processor plays the GPU.
func PlacedFrom(c Class, simulated bool) int64 {
	if c == Host || c == CPUDriver || simulated {
		return PlacedBytes
	}
	return PlacedBytesGPU
}

// SparedBytes is the size from which an array is worth a collection that may save a
// copy of it: a collection looks at all of the program's memory, in about the time
// in which as much is copied.
//
// Bound: the time that a collection takes.
const SparedBytes = 64 << 20

// What the host moves and keeps.
//
// Measured: the host, 2026-11-27.
const (
	// MovedAtOnce is how many elements a goroutine moves between views at a time.
	MovedAtOnce = 1 << 14
	// ManyHold is of how many elements of a mask one has to hold for all that are put to be read in
	// a row.
	ManyHold = 16
	// LongRow is from where on a row is moved by what Go has for it, which knows what caches
	// hold.
	LongRow = 1 << 14
	// KeptBytes is the least memory that is kept for the next array: of less Go's own is as good.
	KeptBytes = 16 << 10
)
