// Package tree writes the fixed tree in whose order reductions, scans and rowwise kernels combine
// elements. A leaf has ops.Leaf elements and ops.Accumulators accumulators, which are combined
// pairwise. A round of a leaf has one element for each accumulator. A short leaf may end before all
// accumulators have started, that is, have got an element.
//
// A [Fold] combines elements by an operator. One invocation computes a leaf, or several neighbours
// share it ([Cooperators]), or a workgroup computes the leaves of neighbouring columns
// ([ColumnWorkgroup]). A kept dimension is one that the reduction keeps; a kept point has one
// coordinate along each. The package imports shaders/module, codegen, dtype, element, kernel and
// ops.
package tree
