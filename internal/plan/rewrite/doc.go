// Package rewrite is the first pass: it replaces the graph by a simpler one of the same results.
// [Rewrite] works from the leaves up. It simplifies each operator, takes slices and lookups to
// where they spare the most, reduces the parts of what is joined, and makes equal operators of
// equal operands once. The graph itself stays as it is.
//
// The package imports dtype, canon, compose, element, graph, plan/expr, plan/rules, target, ops
// and shape.
package rewrite
