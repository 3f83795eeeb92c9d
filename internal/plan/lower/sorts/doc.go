// Package sorts makes the kernels that sort rows. Sorting by merging sorts tiles, and then merges
// sorted runs. Sorting by digits (radix sort) cuts a row into parts; for each digit, the kernels
// count its values in every part, sum the counts, and move the elements.
//
// The package imports dtype, graph, kernel, plan/lower, plan/program, plan/region, plan/rules,
// target, ops and shape.
package sorts
