// Package shape is the algebra of shapes: broadcasting as NumPy and the Array API define it,
// strided views, axes, and coalescing.
//
// It is pure: it touches no memory but its own, and knows neither element types nor devices. It
// imports the standard library alone. All strides, offsets and sizes count elements.
//
// A value flows through it like this: a user's dims become a [Shape] by [Check]; an operator's
// shapes become its result's by [Broadcast], or are checked against its target's by [BroadcastTo];
// every operand becomes a [View] of that shape by [View.BroadcastTo], after any [View.Index];
// neither copies elements; [Coalesce] then finds the fewest dimensions in which all operands can be
// read together.
//
// Mistakes are typed errors ([BroadcastError], [DimError], [AxisError], [IndexError], [JoinError],
// [ReshapeError]) that say what was asked, what is wrong and what to do. A drawing ([Draw]) shows
// where.
package shape
