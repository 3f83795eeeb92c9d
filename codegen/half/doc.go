// Package half writes float16 and bfloat16 numbers as the float32 numbers that they are
// computed by, and back.
//
// [Arithmetic.Expand] takes the bits of halves, [Arithmetic.Pack] gives them, and
// [Arithmetic.Round] rounds a float32 once.
//
// The package imports codegen/single, codegen/words and dtype.
package half
