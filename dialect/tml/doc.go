// Package tml is the broadcasting of TML, a modelling language, over Weft's tensors: nested tensor
// types, in which a 3x3x3 is not a 3x(3x3), the separate rules of arithmetic, of relational,
// logical and bitwise operators and of assignment, index access broadcasting, and narrowcasting.
// Its document is "TML, Broadcasting"; errors name its sections and conditions.
//
// # Types
//
// A [Type] is a [Scalar] at the root and any number of levels of dimensions over it, outermost
// first: 3x(2x2) int is a 3-tensor whose elements are 2x2 tensors of int. [Infer], [Assignable],
// [Refines], [Type.Index] and [Type.Narrow] are pure functions over types, built level by level on
// package shape.
//
// # Values
//
// A [Value] is a Type and one flat tensor whose dimensions are those of all levels, one after
// another. A [Program] says which device holds it and how wide real is. [Apply] checks the types,
// pads both operands' levels with dimensions of 1, which is a view, and leaves broadcasting to
// package tensor. Values are lazy and carry their errors, as tensors do. A [Var] is the mutable
// cell that assignments need, written through tensor.Var: its type never changes.
//
// real is float64 and runs on every device; on most it is emulated, which is slow. [Program.Real32]
// makes it a float32.
//
// # Decisions
//
// Where the document is silent or contradicts itself:
//
//   - Sizes 0 and 1 broadcast to 0, as in all of Weft's dialects; the document's "greater length"
//     would be 1.
//   - A scalar base type broadcasts into a tensor base type; two tensor base types broadcast by the
//     rules, recursively.
//   - Two orders hold side by side. On dimensions a size refines 1, so the result C of an operator
//     refines both operands ([Refines]). On scalars bool < uint < int < real: arithmetic infers the
//     wider one, and an assignment takes a value that is not wider than its target. char is not in
//     that order.
//   - Bitwise operators give uint; the bool result is that of relational and logical operators.
//   - Arithmetic has no bool result: bool counts as 0 and 1 beside a number, and bool with bool is
//     an error. Division needs real.
//   - Relational operators take numbers; == and != also compare characters, which the document's
//     loop over a string needs. uint and int are compared exactly.
//   - A uint becomes an int by its bits, so from 2^31 on it is negative.
//   - Indices count from 0; a negative one is refused everywhere, also where indexing is unlimited.
//   - A string is a tensor of char, a string of one character a char.
//   - tensor<real, 2> does not broadcast to tensor<real, 2, 3>, although the text on index access
//     says that it does: dimensions are added to the left.
//
// The convention is package dialect's. The package imports dialect, tensor, handle, device, ops,
// shape and dtype.
package tml
