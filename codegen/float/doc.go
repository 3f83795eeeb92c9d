// Package float writes what is the same for float32 and float64 numbers given in words.
//
// [Arithmetic] takes a number of either size as [words.Limbs] and finds its format by their
// number: kinds of numbers, rounding to integers, remainders.
//
// The package imports codegen/double, codegen/single and codegen/words.
package float
