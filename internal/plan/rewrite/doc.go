// Package rewrite is the first pass: it replaces the graph by a simpler one with the same results.
// [Rewrite] works from the leaves up. It simplifies operators, moves slices and lookups before maps
// of which little is read, reduces the parts of a join instead of the join, and makes equal
// operators of equal operands one. It does not change the graph itself.
//
// The package imports dtype, canon, compose, element, graph, plan/expr, plan/rules, target, ops
// and shape.
package rewrite
