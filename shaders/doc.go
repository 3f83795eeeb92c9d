// Package shaders writes kernels as SPIR-V compute shaders: the loop nest of
// each kind around the kernel's body, whose operators codegen lowers.
//
// One invocation handles a chunk of consecutive points in lane groups of four.
// How a chunk finds its operands is the access mode of each: whole vectors,
// consecutive elements, one element, or an address an element. Every element
// type is read and written in whole 32-bit words, so no device needs 8- or
// 64-bit types, and an invocation owns the words it writes.
//
// [Write] makes the module; what a launch binds and passes is
// [kernel.Kernel.Windows] and [kernel.Kernel.Params]. The package imports
// kernel, codegen, ops, dtype and element.
package shaders
