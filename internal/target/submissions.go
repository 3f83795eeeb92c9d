package target

import "time"

// Rates are the least that a device does in a second. 0: unknown.
type Rates struct {
	Cost  int64 // units of an operator's cost
	Bytes int64 // moved
}

// The planner estimates a submission's time by the rates of the slowest device of its kind. It
// keeps submissions short for two reasons: watchdogs take a long one for a hang (Windows after 2 s,
// amdgpu after 10), and later work waits for it, since nobody can take it back. The estimate may be
// wrong by a factor of ten. Cards have at least 0.3 Tflop/s of float32 and 8 GB/s for each GiB of
// their memory (GT 1030 0.5 and 8, Tesla A2 0.28 and 12, A100 0.24 and 25, H200 0.48 and 34).
// Integrated GPUs have as much in all. Bad kernels reach a sixth or a half of that.
//
// Bound: the cards' published rates, 2026-11-22.
const (
	MaxSubmission = 50 * time.Millisecond
	MinCostRate   = 50e9 // units of cost a second for each GiB
	MinBytesRate  = 4e9
)

// MinProcessorRate is the least that a processor does in a second, in units of cost. It makes 34e9
// products of float32, or 6e9 of float64 and int64. At a quarter of the first, a product of 1024 x
// 1024 x 1024 takes three submissions on two processors, and submissions of the slower types last
// 80 ms.
//
// Measured: lavapipe, 2026-11-22.
const MinProcessorRate = 8e9

// The cost of loops that are not in bodies, and the bytes moved for an element that has no
// neighbours.
//
// Bound: the work that a launch's loop does; a sector is the least that a GPU's memory transfers.
const (
	SortCost        = 64 // for an element, in each pass
	LookupCost      = 16
	SectorBytes     = 32
	WideProductCost = 4 // times the cost of a product of 32 bits, since 64 bits are multiplied by halves
)

// HostWork is the work up to which the host is faster than a CPU driver, in units of cost for each
// launch. The first launch takes 140 to 250 us however small it is, and each dependent one 70. The
// host's interpreter takes 5 us, and 0.1 to 0.3 ns a unit of most kinds, 1 ns of sums and tables
// (the engine's BenchmarkSmallWork, with the kinds whose costs differ most).
//
// Measured: lavapipe beside the host, 2026-11-22.
const HostWork = 1 << 18

// HostTrial is the work that the host does in place of a CPU driver's kernel before it is compiled, in
// units of cost. The host takes some 50 ms for it. A kernel takes the driver 60 ms to 1 s to compile,
// which is lost on one that is never used again.
//
// Measured: lavapipe beside the host, 2026-12-01.
const HostTrial = 1 << 28

// Where the host's time differs from the operators' costs: VectorProducts products of float32 by
// vector instructions take it as long as one product of another dtype, and a scan takes it
// HostScanCost times as long.
//
// Measured: the host (the engine's BenchmarkSmallWork), 2026-11-27.
const (
	VectorProducts = 24
	// MendedProducts is how many times as long a product of float32 takes if the device flushes
	// subnormals and the operands have some. SwiftShader takes up to 23 times as long. For GPUs it
	// is not known; the rates of submissions leave room for ten times.
	MendedProducts = 8
	HostScanCost   = 8
)

// pace returns the longest time of a submission, and the device's least rates.
func (d Device) pace() (time.Duration, Rates) {
	if d.Class == CPUDriver {
		return MaxSubmission, Rates{Cost: MinProcessorRate * int64(max(1, d.Processors)), Bytes: 8e9}
	}
	gib := int64(1)
	if d.OwnMemory {
		gib = max(gib, d.HeapBytes>>30)
	}
	return MaxSubmission, Rates{Cost: gib * MinCostRate, Bytes: gib * MinBytesRate}
}
