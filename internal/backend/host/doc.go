// Package host is the host device: [Backend] computes a plan's kernels when it is run, in
// memory of Go's that it keeps for the next arrays. It interprets a kernel's body block by
// block, with hostref's functions and their vector forms. It defines no result: hostref does.
//
// [Steps] serves the backend of a CPU's driver too, for what the host computes sooner.
//
// The package imports backend, plan/rules, target, graph, hostref, hostmemory, kernel, ops, vulkan, gemm, vector,
// parallel, element, dtype and shape.
package host
