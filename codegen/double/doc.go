// Package double writes float64 arithmetic in 32-bit integer words, for devices without
// float64.
//
// [Arithmetic] computes on pairs of words, low and high. Every operation rounds once, to
// nearest even. Subnormals are exact, and computed NaNs are canonical. The code computes
// element by element, and branches only in long division. The package imports codegen/words,
// codegen/single and spirv.
package double
