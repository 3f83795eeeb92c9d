// Package half converts float16 and bfloat16 numbers to float32, in which operators compute,
// and back.
//
// [Arithmetic.Expand] takes the bits of halves, [Arithmetic.Pack] returns them, and
// [Arithmetic.Round] rounds a float32 once. The package imports codegen/single, codegen/words
// and dtype.
package half
