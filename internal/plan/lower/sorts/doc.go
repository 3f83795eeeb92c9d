// Package sorts makes the kernels that sort rows, by merging or by digits.
//
// The package imports dtype, graph, kernel, plan/lower, plan/program, plan/region, plan/rules,
// target, ops and shape.
package sorts
