// Package host is the host device. [Backend] computes a plan's kernels when they run, in Go's
// memory, which it keeps for later arrays. It interprets a kernel's body block by block, with
// hostref's functions and their vector forms. It defines no result: hostref does.
//
// The backend of CPU drivers also uses [Steps], for small work that the host computes faster.
//
// The package imports backend, plan/rules, target, graph, hostref, hostmemory, kernel, ops, vulkan,
// gemm, vector, parallel, element, dtype and shape.
package host
