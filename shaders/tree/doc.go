// Package tree writes the fixed tree by which reductions, scans and rowwise kernels join
// elements. A leaf has ops.Leaf elements and ops.Accumulators accumulators, which are joined
// pairwise.
//
// A [Fold] joins elements by an operator. One invocation computes a leaf, or several
// neighbours share it ([Cooperators]), or a workgroup computes the leaves of neighbouring
// columns ([ColumnWorkgroup]). A kept dimension is one that the reduction keeps, and a kept
// point is a point of these. The package imports shaders/module, codegen, dtype, element,
// kernel and ops.
package tree
