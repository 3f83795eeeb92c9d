// Package products makes the kernels of matrix products: their tiles, epilogues, blocks of long
// sums, and cooperative matrices. A block has ops.ContractionBlock steps along k. A kernel combines
// the blocks of a sum itself, or stores each for another kernel to add. A product is turned if its
// operands are exchanged. Digits say where rows or columns lie that have no single stride. A slice,
// or part, of a product has some of its rows, columns or matrices.
//
// The package imports dtype, graph, kernel, plan/expr, plan/lower, plan/program, plan/region,
// plan/rules, target, ops and shape.
package products
