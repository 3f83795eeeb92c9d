// Package scans makes the kernels of scans: the totals of leaves, the scan of these totals (the
// carry), and the walk over each leaf from its carry.
//
// The package imports graph, kernel, plan/lower, plan/program, plan/region, plan/rules, target,
// ops and shape.
package scans
