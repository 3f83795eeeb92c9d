// Package scans makes the kernels of scans: the totals of leaves, their scan, and the walk over
// each leaf with what comes before it.
//
// The package imports graph, kernel, plan/lower, plan/program, plan/region, plan/rules, target,
// ops and shape.
package scans
