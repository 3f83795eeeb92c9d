// Package float writes the operations that float32 and float64 numbers in words share.
//
// [Arithmetic] takes a number of either size as [words.Limbs], and finds its format by their
// count. It has kinds of numbers, rounding to integers, and remainders. The package imports
// codegen/double, codegen/single and codegen/words.
package float
