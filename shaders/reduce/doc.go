// Package reduce writes reductions: kernels that join the elements of each row, or of each
// column, by the tree of package tree.
//
// An invocation has a leaf, or the same leaf of some neighbouring columns. Neighbours share a
// leaf where rows are long and few, and a workgroup shares columns, or reads short rows
// together. The package imports shaders/module, shaders/tree, codegen, dtype, kernel and ops.
package reduce
