// Package region defines regions: parts of the graph that become one kernel. A region's [Body]
// holds its instructions, and its operands as views over the kernel's space. Regions are data:
// fuse makes them, and lower chooses how a kernel walks them.
//
// The package imports dtype, element, graph, kernel, plan/expr, plan/program, plan/rules, ops and
// shape.
package region
