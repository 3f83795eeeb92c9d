// Package shaders writes kernels as SPIR-V compute shaders: the loop nest of
// each kind around the kernel's body, whose operators codegen lowers.
//
// Each kind of loop has a package with a writer of its own: maps, reduce, scan, rows
// (rowwise kernels), sort and contract. They share module, which has what every kernel
// has, and those that join elements by the fixed tree of reductions share tree.
//
// [Write] makes the module; what a launch binds and passes is
// [kernel.Kernel.Windows] and [kernel.Kernel.Params]. The package imports
// kernel and codegen.
package shaders
