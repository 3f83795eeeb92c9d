// Package module writes what the kernels of all loops contain: the bindings and parameters, the
// number of the invocation, the addresses, loads and stores of elements, and the instructions of
// the body.
//
// One invocation handles a chunk of consecutive points, in vectors of four elements. An operand's
// access says how a chunk reads it: as whole vectors, consecutive elements, one element, or
// elements with an address each. All elements are read and written in whole 32-bit words. So no
// device needs 8- or 64-bit types, and only one invocation writes each word of a chunk. A table is
// an operand whose elements the body's values select.
//
// A [Writer] holds the module, and an [Operand] reads and writes its elements. The package imports
// codegen, dtype and kernel.
package module
