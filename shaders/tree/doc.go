// Package tree writes the fixed tree by which reductions, scans and rowwise kernels join
// elements: leaves of ops.Leaf elements, and of each leaf ops.Accumulators accumulators that are
// joined pairwise.
//
// A [Fold] joins elements by an operator. A leaf belongs to one invocation, to several that
// are neighbours ([Cooperators]), or, with the same leaf of neighbouring columns, to a
// workgroup ([ColumnWorkgroup]). The package imports shaders/module, codegen, dtype,
// element, kernel and ops.
package tree
