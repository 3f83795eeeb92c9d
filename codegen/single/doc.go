// Package single writes float32 arithmetic that rounds correctly on every device.
//
// Numbers are bits. [Bits] has the operations whose code is the same for every device: fused
// multiply-adds, remainders, conversions, orders. [Arithmetic] has sums, products, quotients
// and roots for a [Device] whose own arithmetic flushes subnormals or is inexact. It uses
// native instructions where they are right, and words elsewhere. The package imports
// codegen/words and spirv.
package single
