// Package shaders writes kernels as SPIR-V compute shaders: the loop nest of each kind around the
// kernel's body, whose operators codegen lowers.
//
// Each kind of loop has a package with its own writer: maps, reduce, scan, rows (rowwise kernels),
// sort and contract. All share module, which writes what every kernel contains. Those that combine
// elements by the fixed reduction tree also share tree.
//
// [Write] makes the module. [kernel.Kernel.Windows] says what a launch binds, and
// [kernel.Kernel.Params] what it passes. The package imports kernel and codegen.
package shaders
