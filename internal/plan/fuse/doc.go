// Package fuse cuts the graph into groups, which become kernels. [Form] decides what each group
// computes and what it reads from memory, and cuts groups that do not fit the device, until all do.
// [JoinMaps] makes one group of maps over the same points that share operands or results. A root is
// a map that is stored although its readers could compute it. A value is below another if the other
// depends on it.
//
// The package imports dtype, compose, element, graph, kernel, plan/expr, plan/lower,
// plan/lower/products, plan/lower/scans, plan/lower/sorts, plan/program, plan/region, plan/rules,
// quant, target, ops and shape.
package fuse
