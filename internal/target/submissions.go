package target

import "time"

// Rates are what a device does in a second, at the least; 0: any amount.
type Rates struct {
	Cost  int64 // units of an operator's cost
	Bytes int64 // moved
}

// A submission is as short as this on the slowest device of its kind, as far as its
// launches tell, since watchdogs take long ones for a hang: Windows after 2 s, amdgpu
// after 10, and since whatever comes next waits for it: nobody can take it back. What they
// tell may be wrong by ten times. Cards have 0.3 Tflop/s of
// float32 and 8 GB/s for each GiB of their memory at the least (GT 1030 0.5 and 8, Tesla
// A2 0.28 and 12, A100 0.24 and 25, H200 0.48 and 34), and so have, in all, integrated
// GPUs; kernels reach a sixth of that where they are bad, or a half.
//
// Bound: the cards' published rates, 2026-11-22.
const (
	MaxSubmission = 50 * time.Millisecond
	MinCostRate   = 50e9 // units of cost a second for each GiB
	MinBytesRate  = 4e9
)

// MinProcessorRate is what a processor does in a second, in units of cost: of float32's
// products 34e9, of float64's and int64's 6e9. At a quarter of the first a product of
// 1024 x 1024 x 1024 is three submissions on two processors, and the others' are 80 ms long.
//
// Measured: lavapipe, 2026-11-22.
const MinProcessorRate = 8e9

// Costs of launches that their bodies do not tell, and the part of memory that is moved
// for an element that lies alone.
//
// Bound: the work by what a launch's loop does; a sector is what GPUs' memory gives at once.
const (
	SortCost        = 64 // an element, of each pass
	LookupCost      = 16
	SectorBytes     = 32
	WideProductCost = 4 // times that of 32 bits: of their halves
)

// HostWork is what the host computes sooner than a CPU driver, in units of cost a launch: the
// first takes 140 to 250 us however small it is and each that waits for another 70, the host's
// interpreter 5 and mostly 0.1 to 0.3 ns a unit, of sums and tables 1 (the engine's
// BenchmarkSmallWork, of kinds whose costs are most apart).
//
// Measured: lavapipe beside the host, 2026-11-22.
const HostWork = 1 << 18

// What the host takes beside what the operators' costs say: it makes so many products of
// float32 by vector instructions while it makes one of another type, and scans take it so
// many times as long.
//
// Measured: the host (the engine's BenchmarkSmallWork), 2026-11-27.
const (
	VectorProducts = 24
	// MendedProducts is how many times as long a product of float32 takes where subnormals
	// are flushed and there are some. SwiftShader takes 23 times as long at the most; of a
	// GPU it is not known, and the rates that submissions are planned by leave ten times.
	MendedProducts = 8
	HostScanCost   = 8
)

// pace is how long a submission may take, and by which rates.
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
