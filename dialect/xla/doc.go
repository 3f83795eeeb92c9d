// Package xla is broadcasting by XLA's rules, which are explicit.
//
// Operands of one rank broadcast where a size is 1 (a degenerate dimension). Operands of different
// ranks broadcast only by broadcast_dimensions, which name, for each dimension of the lower-rank
// operand, the dimension of the other one that it matches. Both compose. Scalars need no
// dimensions. The rules are those of XLA's "Broadcasting semantics" and, for further operations of
// builders, of its operation semantics and shape inference.
//
// [Infer] and its siblings work on a [Shape], whose dimensions may be dynamic, bounded (<=n) or not
// (?). [Apply] and its siblings infer with the operands' static shapes, lift the lower-rank operand
// to the other's rank by a view, and leave the rest to package tensor. The convention is package
// dialect's.
//
// XLA's "maximum of the two sizes" would be 1 for the sizes 0 and 1. Here, as in every dialect and
// in XLA's own code, it is 0.
//
// The package imports dialect, tensor, handle, ops, shape and dtype.
package xla
