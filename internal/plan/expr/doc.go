// Package expr looks at the values of a graph as the planner does: in what order they are
// computed, what a value is a view of, how it is seen through views, and what computing or
// storing it costs.
//
// The package imports graph, plan/rules, target, ops and shape.
package expr
