// Package hostref defines every operator, in plain Go. The results of every device must equal its
// results bit for bit.
//
// [Apply] evaluates a map operator over columns (sequences of elements of equal length), [Fold] a
// reduction of one column by the fixed tree, and [Gather] movement. [Eval] evaluates one node of a
// graph without fusion; the reference check compares with it. The host device runs fused kernels
// with the same functions.
//
// Data are bytes exactly as on every device: little-endian words, one byte of 0 or 1 for a bool,
// the real part before the imaginary one. Each operator rounds once, and operators are never fused.
// A matrix product that adds in float32 is defined by fused multiply-adds: each rounds the product
// and the sum together, once.
// An operator of float16 or bfloat16 computes in float32 and rounds the result to nearest even.
// Arithmetic operators and conversions return a NaN as the canonical quiet NaN, positive and without
// payload. Movement, where and casts to the same dtype keep every bit.
//
// The elementary functions and the complex quotient are generated from the definitions of package
// elementary, as straight-line code of the same operations. Functions whose names end in Rows add
// the operators of one element type to a table.
//
// The package imports graph, internal/routine, ops, shape, dtype, element, elementary and parallel.
package hostref

//go:generate go run ../script/generate/elementary
