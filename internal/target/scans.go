package target

import "github.com/weft-gpu/weft/ops"

// Scans.
//
// Model: an H200, 2026-11-22; MaxScanRecompute was measured on lavapipe.
const (
	// The least and the most lines and steps of a tile: a subgroup of lines on most
	// devices, or as few as fill SectorBytes where they lie side by side; with more steps
	// more bytes are in flight, and fewer workgroups run at once.
	MinTileLines, MaxTileLines = 8, 32
	MinTileSteps, MaxTileSteps = ops.Accumulators, 128
	// ScanGroups is how many workgroups run at once on a busy device's multiprocessor.
	ScanGroups = 4
	// MaxScanRecompute is the cost above which what a scan of several leaves reads is
	// not computed twice, once for the leaves' totals and once for the results.
	MaxScanRecompute = 16
)
