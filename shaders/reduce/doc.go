// Package reduce writes reductions: kernels that combine the elements of each row or column in the
// order of package tree.
//
// An invocation combines a leaf, or the same leaf of several neighbouring columns. If rows are few
// and long, neighbouring invocations share a leaf. A workgroup shares columns, or reads short rows
// together. The package imports shaders/module, shaders/tree, codegen, dtype, kernel and ops.
package reduce
