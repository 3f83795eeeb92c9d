// Package rewrite is the first pass: it replaces the graph by a simpler one with the same results.
// [Rewrite] works from the leaves up. It simplifies operators, moves slices and lookups before maps
// of which little is read, reduces the operands of a join instead of the joined array, and makes
// equal operators of equal operands one. It does not change the graph itself. A value is below
// another if the other depends on it.
//
// The package imports dtype, canon, compose, element, graph, plan/expr, plan/rules, target, ops and
// shape.
package rewrite
