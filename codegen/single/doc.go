// Package single writes float32 arithmetic, correctly rounded on every device.
//
// A number is given by its bits. [Bits] has what is written alike for every device: fused
// multiply-adds, remainders, conversions, orders. [Arithmetic] has sums, products,
// quotients and roots for a [Device] whose own arithmetic flushes subnormals or rounds
// otherwise: a native instruction where that is right, and words elsewhere.
//
// The package imports codegen/words and spirv.
package single
