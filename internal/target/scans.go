package target

import "github.com/weft-gpu/weft/ops"

// Scans.
//
// Model: an H200, 2026-11-22. Measured: MaxScanRecompute, on lavapipe, 2026-11-21.
const (
	// The fewest and the most lines and steps of a tile. It has as many lines as a subgroup of most
	// devices, or as few as fill SectorBytes if lines are adjacent. More steps are more bytes in
	// flight, but let fewer workgroups run at once.
	MinTileLines, MaxTileLines = 8, 32
	MinTileSteps, MaxTileSteps = ops.Accumulators, 128
	// ScanGroups is the number of workgroups that a multiprocessor of a busy device executes at
	// once.
	ScanGroups = 4
	// MaxScanRecompute bounds the cost of the values that a scan of several leaves computes twice,
	// once for the leaves' totals and once for the results. Costlier values are stored.
	MaxScanRecompute = 16
)
