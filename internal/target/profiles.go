package target

import (
	"math"
	"math/bits"
)

// GPUProfile holds the figures of GPUs, and CPUProfile those of CPU drivers.
//
// Measured: lavapipe, 2026-11-22 to 2026-11-28. Model: the GPUs', an H200, 2026-11-22 to
// 2026-11-29.
var (
	GPUProfile = Profile{
		Class: GPU,
		Tiled: true, Overlap: true, ChunkBytes: 16, CostBytes: 1, MapInvocations: 256,
		BusyRows: 4096, RowWords: 32, FewLeaves: 1 << 14,
		// A workgroup takes rows of up to 16 Ki elements, 64 for each invocation. It takes longer
		// rows if there are so many that one workgroup for each keeps the device busy.
		RowInvocations: 256, ShortRow: 16 << 10, HeldBytes: 32, StraightRounds: 16, SplitLeaves: 1,
		SortWhole: 1 << 11, RadixByTime: true,
		Windows: MaxWindow,
	}
	CPUProfile = Profile{
		Class: CPUDriver,
		Tiled: true, Slide: true, RadixRow: RadixRow,
		// Vectors of 64 bytes are fastest: 17 to 21 GB/s of float32, against 11 with 128 bytes and
		// 14 with 16 bytes. A processor's cache of decoded instructions cannot hold code of more
		// than 432.
		ChunkBytes: 64, ChunkCode: 432,
		CostBytes:      1,
		LaunchElements: 1 << 17, // the elements combined in the 40 microseconds of a launch
		// Of 2 Ki elements the first is found in 0.84 ms by sorting and in 1.9 by a selection; of 16 Ki
		// both take as long, and of 4096 rows of 1024 the first 8 in 156 and 35 (2026-11-30).
		SelectFrom:  1 << 14,
		Pooled:      8, // more views are more code to compile; 4 was measured
		Windows:     MaxWindow,
		NarrowBelow: 1 << 16, // narrow kernels compile in a fifth of the time
	}
)

// For returns the profile of a device.
func For(d Device) Profile {
	cfg := GPUProfile
	if d.Class == CPUDriver {
		cfg = CPUProfile
		cfg.Subgroup, cfg.Run = d.quickSubgroup(), max(d.SubgroupSize, 1)
	}
	cfg.MaxOperands = min(d.StorageBuffers, MaxBuffers) - 1
	cfg.OffsetAlign = d.StorageAlign
	cfg.MaxRange, cfg.MaxBytes, cfg.Memory = d.StorageRange, max(MaxArrayBytes, d.HeapBytes), d.HeapBytes
	cfg.PushWords, cfg.SharedBytes, cfg.WorkgroupInvocations = d.PushBytes/4, d.SharedBytes, d.WorkgroupInvocations
	cfg.RowInvocations = min(cfg.RowInvocations, FloorPower(d.WorkgroupInvocations))
	cfg.MapInvocations = min(cfg.MapInvocations, FloorPower(d.WorkgroupInvocations))
	cfg.MaxBetween = BetweenBytes
	cfg.MaxCost, cfg.HeavyCost, cfg.CompactCost, cfg.MaxAddress = MaxCost, HeavyCost, CompactCost, MaxAddressCost
	cfg.Weights = d.Weights()
	cfg.Submission, cfg.Least = d.pace()
	if d.Class == CPUDriver {
		cfg.HostWork, cfg.HostVectors = HostWork, d.HostVectors
		// With MemoryTables, an invocation first writes the tables of float64 functions, so that it
		// should then do much work: 1 Mi of erfc take 16 ms, and 60 with one chunk for each
		// invocation; pow of bfloat16 takes 14 and 85. SwiftShader has no float64, and takes 110 ms
		// for 256 Ki in runs, and 40 without.
		cfg.HeavyRuns = d.MemoryTables
		// If random normal numbers of float32 do not wait for each other, 4 Mi of them take 0.9 of
		// the time, and 16 draws of them 0.85, but half a second more to compile. SwiftShader takes
		// seconds for long modules.
		if d.MemoryTables {
			cfg.CompactCost = 2 * CompactCost
		}
	}
	cfg.Cooperative, cfg.Tile, cfg.Unit = d.Cooperative, d.tile(), d.unit()
	// NVIDIA's driver loads matrices by rows as fast as by columns: 642 TFLOP/s of float16 from
	// shared memory, measured on an H200. Mesa's driver for AMD loads two bytes at a time if the
	// elements of a lane are not contiguous.
	cfg.Cooperative.ByRows = d.Vendor == NVIDIA
	if d.Flush32 {
		cfg.MaxCost /= FlushCost
		cfg.HeavyCost /= FlushCost
		cfg.CompactCost /= FlushCost
	}
	return cfg
}

// Weights returns what operators cost on the device.
func (d Device) Weights() Weights {
	return Weights{Weighed: true, Float64: d.Float64, Flush32: d.Flush32, Fused: d.Fused, InWords: d.FusedInWords}
}

// HostProfile returns the profile of the host device. Since it interprets kernels, only memory
// limits it.
func HostProfile() Profile {
	return Profile{
		Class:       Host,
		MaxOperands: math.MaxInt, MaxRange: math.MaxInt64, PushWords: math.MaxInt, OffsetAlign: 64,
		MaxCost:   4096,
		SortsRows: true, NarrowFactors: true, DecodesBlocks: true, LongerRun: LongerRun, SharedBytes: math.MaxInt,
	}
}

// FloorPower returns the greatest power of two that is at most n, and at least 1.
func FloorPower(n int) int { return 1 << (bits.Len(uint(max(1, n))) - 1) }
