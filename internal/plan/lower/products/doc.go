// Package products makes the kernels of matrix products: their tiles, epilogues, blocks of long
// sums, and cooperative matrices.
//
// The package imports dtype, graph, kernel, plan/expr, plan/lower, plan/program, plan/region,
// plan/rules, target, ops and shape.
package products
