// Package fuse cuts the graph into regions that become kernels. [Form] decides what each region
// computes and what it reads from memory, and cuts what does not fit the device, until nothing
// changes. [JoinMaps] makes one region of maps over the same points that share what they read or
// compute.
//
// The package imports dtype, compose, element, graph, kernel, plan/expr, plan/lower,
// plan/lower/products, plan/lower/scans, plan/lower/sorts, plan/program, plan/region, plan/rules,
// target, ops and shape.
package fuse
