// Package scan writes scans: kernels that store every running result along rows or columns.
//
// An invocation walks a leaf, in memory or in a tile that a workgroup has brought into shared
// memory. The result of the leaves before a leaf (its carry) is an operand, which another
// kernel has computed. The package imports shaders/module, shaders/tree, codegen, kernel and
// ops.
package scan
