// Package scans makes the kernels of scans. One computes the totals of leaves, another scans these
// totals into the carry of each leaf, and a third scans each leaf from its carry on.
//
// The package imports graph, kernel, plan/lower, plan/program, plan/region, plan/rules, target, ops
// and shape.
package scans
