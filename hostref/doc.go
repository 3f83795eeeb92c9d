// Package hostref is the definition of every operator, in plain Go: what any
// device computes must equal it bit for bit.
//
// [Apply] is a map operator over columns (equally long sequences of elements),
// [Fold] a reduction by the fixed tree over one, [Gather] movement, and [Eval]
// one node of a graph, unfused, which the reference check compares with. The
// host device runs fused kernels with the same functions.
//
// Data are bytes exactly as on every device: little-endian words, one byte, 0
// or 1, for a bool, the real part before the imaginary one. Operators round once
// and are never fused; those of float16 and bfloat16 are those of float32,
// rounded to nearest even. A NaN that an arithmetic operator or a conversion
// returns is the canonical quiet NaN, positive and without payload, while
// movement, where and casts to the same dtype keep every bit.
//
// The elementary functions and the complex quotient are generated from package
// elementary's definitions, as straight lines of the same operations; the tables
// find them by the operators' names.
//
// The package imports graph, ops, shape, dtype, element, elementary and parallel.
package hostref

//go:generate go run ../script/generate/elementary
