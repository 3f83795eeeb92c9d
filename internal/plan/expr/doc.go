// Package expr answers the planner's questions about values of a graph: their order, the value
// below a view, a value seen through views, and the cost of computing or storing a value. Its
// [Table] keeps facts about values.
//
// The package imports graph, plan/rules, target, ops and shape.
package expr
