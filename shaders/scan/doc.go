// Package scan writes scans: kernels that store every running result along rows or columns.
//
// An invocation walks a leaf, in memory or in a tile that a workgroup has brought into shared
// memory. What comes before a leaf is an operand, which another kernel has made. The package
// imports shaders/module, shaders/tree, codegen, kernel and ops.
package scan
