// Package lower makes the kernels of regions: maps, reductions and rows here; products, scans and
// sorts in the packages below it. A [Builder] chooses how a kernel walks a region (its scheme, its
// vectors, what invocations share), and cuts its space into launches that fit the device. Package
// fuse asks the same functions whether a region fits.
//
// Beside the glossary's words: a leaf of a reduction has ops.Leaf neighbouring elements of a row,
// which are combined first. A sweep is one pass of a rowwise kernel over its row. A round is the
// elements that the invocations that share a row read at once. An invocation walks down rows, or
// takes a run of several chunks.
//
// The package imports dtype, graph, kernel, plan/expr, plan/program, plan/region, plan/rules,
// target, ops and shape.
package lower
