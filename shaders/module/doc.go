// Package module writes what the kernels of all loops have: the bindings and the
// parameters, the number of the invocation, the addresses, loads and stores of elements,
// and the instructions of the body.
//
// One invocation handles a chunk of consecutive points, in vectors of four elements. How a
// chunk finds its operands is the access mode of each: whole vectors, consecutive
// elements, one element, or an address an element. Every element type is read and written
// in whole 32-bit words, so no device needs 8- or 64-bit types, and an invocation owns the
// words it writes.
//
// A [Writer] holds the module, and an [Operand] reads and writes its elements. The package
// imports codegen, dtype and kernel.
package module
