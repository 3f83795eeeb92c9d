package target

import (
	"math"
	"math/bits"
)

// GPUProfile is what GPUs are planned by, and CPUProfile CPU drivers.
//
// Measured: lavapipe, 2026-11-22 to 2026-11-28. Model: the GPUs', an H200, 2026-11-22 to 2026-11-29.
var (
	GPUProfile = Profile{
		Class: GPU,
		Tiled: true, Overlap: true, ChunkBytes: 16, CostBytes: 1, MapInvocations: 256,
		BusyRows: 4096, RowWords: 32, FewLeaves: 1 << 14,
		// A workgroup takes up to 16 Ki elements of a row at once, each of its
		// invocations 64; with as many rows as keep a device busy with a workgroup
		// each, longer ones.
		RowInvocations: 256, ShortRow: 16 << 10, HeldBytes: 32, StraightRounds: 16, SplitLeaves: 1,
		SortWhole: 1 << 11, RadixByTime: true,
		Windows: MaxWindow,
	}
	CPUProfile = Profile{
		Class: CPUDriver,
		Tiled: true, Slide: true, RadixRow: RadixRow,
		// Vectors of 64 bytes are the fastest (17 to 21 GB/s of float32, 128 bytes 11,
		// 16 bytes 14), and code past 432 is no longer kept decoded.
		ChunkBytes: 64, ChunkCode: 432,
		CostBytes: 4, // an exponential computed twice is still 15% faster than one stored
		ShortRow:  4096, BusyRows: 64,
		LaunchElements: 1 << 17, // combined in the 40 microseconds that a launch takes
		SortWhole:      1 << 11,
		Pooled:         8, // more views are more code to compile; 4 were measured
		Windows:        MaxWindow,
		NarrowBelow:    1 << 16, // narrow kernels compile in a fifth of the time
	}
)

// For is what a device is planned by.
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
	cfg.MaxCost, cfg.HeavyCost, cfg.CompactCost = MaxCost, HeavyCost, CompactCost
	cfg.Weights = d.Weights()
	cfg.Submission, cfg.Least = d.pace()
	if d.Class == CPUDriver {
		cfg.HostWork, cfg.HostVectors = HostWork, d.HostVectors
		// An invocation begins by writing the tables of float64 functions, so that it
		// should do much: 1 Mi of erfc take 16 ms, with one chunk each 60; pow of
		// bfloat16 14 and 85. On SwiftShader, which has no float64, it takes 110 ms
		// (256 Ki) in runs, and 40.
		cfg.HeavyRuns = d.MemoryTables
		// 4 Mi normals of float32 take 0.9 of the time where they do not wait for each
		// other, 16 draws of them 0.85, and compile in half a second more. SwiftShader
		// takes seconds for long modules.
		if d.MemoryTables {
			cfg.CompactCost = 2 * CompactCost
		}
	}
	cfg.Cooperative, cfg.Tile, cfg.Unit = d.Cooperative, d.tile(), d.Vendor.unit()
	// NVIDIA's driver loads matrices by rows and by columns alike (measured: 642 TFLOP/s of
	// float16 on an H200 from shared memory either way); Mesa's for AMD loads two bytes at a
	// time where the elements of a lane do not lie together.
	cfg.Cooperative.ByRows = d.Vendor == NVIDIA
	if d.Flush32 {
		cfg.MaxCost /= FlushCost
		cfg.HeavyCost /= FlushCost
		cfg.CompactCost /= FlushCost
	}
	return cfg
}

// Weights are what operators cost on the device.
func (d Device) Weights() Weights {
	return Weights{Weighed: true, Float64: d.Float64, Flush32: d.Flush32}
}

// HostProfile is what the host device is planned by, which interprets kernels: it has no
// limits but those of memory.
func HostProfile() Profile {
	return Profile{
		Class:       Host,
		MaxOperands: math.MaxInt, MaxRange: math.MaxInt64, PushWords: math.MaxInt, OffsetAlign: 64,
		MaxCost: 4096, ChunkBytes: 64,
		RadixRow: RadixRow, SortTile: RadixRow, SharedBytes: math.MaxInt,
	}
}

// FloorPower is the greatest power of two that is not above n, 1 at the least.
func FloorPower(n int) int { return 1 << (bits.Len(uint(max(1, n))) - 1) }
