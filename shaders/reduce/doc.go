// Package reduce writes reductions: kernels that join the elements of each row or column by
// the tree of package tree.
//
// An invocation computes a leaf, or the same leaf of several neighbouring columns. If rows are
// few and long, neighbours share a leaf. A workgroup shares columns, or reads short rows
// together. The package imports shaders/module, shaders/tree, codegen, dtype, kernel and ops.
package reduce
