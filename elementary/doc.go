// Package elementary defines the elementary functions, once for every device.
//
// A function is written over an abstract [Arithmetic]: float32 values, 32-bit
// words and conditions. hostref instantiates it with Go's numbers, codegen with
// SPIR-V ids, so both run the same operations in the same order and agree in
// every bit by construction. A definition has no branches and uses nothing but
// correctly rounded add, sub and mul and integer words; none is ever fused.
//
// No intermediate result may matter while it is subnormal, since a device may
// flush it: each definition says why that holds. What does become subnormal,
// the result, goes through [Arithmetic.Scale].
//
// The package is pure and at the very bottom: it imports the standard library's
// math alone.
package elementary
