// Package double writes float64 arithmetic in words, for devices without float64.
//
// [Arithmetic] computes on pairs of words. Every operation rounds once, to nearest even;
// subnormals are exact, and a NaN that is made is the canonical one. The code works lane
// by lane and branches in long division alone.
//
// The package imports codegen/words, codegen/single and spirv.
package double
