// Package elementary defines the elementary functions, once for every device.
//
// A function is written over an abstract [Arithmetic]: floats of one format,
// words as wide and conditions. hostref instantiates it with Go's numbers,
// codegen with SPIR-V ids or, where float64 is emulated, with the registers of a
// program, so all run the same operations in the same order and agree in every
// bit by construction. A definition has no branches but [Arithmetic.Rarely] and
// uses nothing but correctly rounded add, sub, mul, div and sqrt and integer
// words; none is ever fused.
//
// In float32 no intermediate result may matter while it is subnormal, since a
// device may flush it: each definition says why that holds. What does become
// subnormal, the result, goes through [Arithmetic.Scale].
//
// [Float32], [Float64] and [Complex128] list the functions. Those of the halves
// are the ones of float32, rounded, but for [HalfExceptions].
//
// The package is pure and at the very bottom: it imports the standard library
// alone.
package elementary
