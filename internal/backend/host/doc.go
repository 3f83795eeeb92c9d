// Package host is the host device. [Backend] computes a plan's kernels when they run, in Go's
// memory, which it keeps for later arrays. It interprets a kernel's body block by block, with
// hostref's functions and their vector forms. It defines no result: hostref does.
//
// A point is an index of a launch's space, counted in row-major order. A row is the points along
// the last axes, which a reduction, a scan or a rowwise kernel combines. A column holds the values
// of one instruction at many points. Neighbouring rows are contiguous if their elements of the same
// index are. If the elements of one row are not contiguous too, rows run side by side: a column
// holds one element of each of many rows after the other, and a vector instruction combines several
// rows. A strip is the rows that one goroutine runs so, a tile is some elements of each of these
// rows, and a sweep is one pass over all their elements.
//
// The backend of CPU drivers also uses [Steps], for small work that the host computes faster.
//
// The package imports backend, plan/rules, target, graph, hostref, hostmemory, kernel, ops, vulkan,
// gemm, vector, quant, parallel, element, elementary, dtype and shape.
package host
