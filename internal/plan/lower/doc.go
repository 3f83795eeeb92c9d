// Package lower makes the kernels of regions: maps, reductions and rows here; products, scans and
// sorts in the packages below it. A [Builder] chooses how a kernel walks a region (its scheme, its
// vectors, what invocations share), and cuts its space into launches that fit the device. Package
// fuse asks the same functions whether a region fits.
//
// The package imports dtype, graph, kernel, plan/expr, plan/program, plan/region, plan/rules,
// target, ops and shape.
package lower
