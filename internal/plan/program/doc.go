// Package program defines the planner's result: a [Plan], its steps with their launches, and the
// temporaries that they write. It also holds the planner's errors.
//
// The package imports dtype, graph, kernel, plan/expr, plan/rules, target, ops and shape.
package program
