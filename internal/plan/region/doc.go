// Package region is a part of the graph that becomes one kernel: its instructions, and its
// operands as views of the space that the kernel goes over. Regions are data: fuse makes them,
// and lower chooses how a kernel goes through them.
//
// The package imports dtype, element, graph, kernel, plan/expr, plan/program, plan/rules, ops and
// shape.
package region
