// Package sorts makes the kernels that put rows in order, by merging or by digits.
//
// The package imports dtype, graph, kernel, plan/lower, plan/program, plan/region, plan/rules,
// target, ops and shape.
package sorts
