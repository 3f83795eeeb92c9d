// Package scan writes scans: kernels that store every running result along rows or columns.
//
// An invocation scans a leaf in the buffer, or in a tile that a workgroup has loaded into shared
// memory. The carry of a leaf is the result of all leaves before it. It is an operand, which
// another kernel has computed. The package imports shaders/module, shaders/tree, codegen, kernel
// and ops.
package scan
