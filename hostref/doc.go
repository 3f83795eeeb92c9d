// Package hostref is the definition of every operator, in plain Go: what any
// device computes must equal it bit for bit.
//
// [Apply] is a map operator over columns (equally long sequences of elements),
// [Fold] a reduction by the fixed tree over one, [Gather] movement, and [Eval]
// one node of a graph, unfused, which the reference check compares with. The
// host device runs fused kernels with the same functions.
//
// Data are bytes exactly as on every device: little-endian words, one byte, 0
// or 1, for a bool. Add, sub, mul, div and sqrt round once and are never
// fused; a NaN that an arithmetic operator returns is the canonical quiet NaN
// 0x7fc00000, while movement, where and casts to the same dtype keep payloads.
//
// The package imports elementary, ops, shape, dtype and internal/parallel.
package hostref
