// Package program is what the planner makes: a [Plan], its steps with their launches, the
// temporaries that they write, and the errors of what cannot be planned.
//
// The package imports dtype, graph, kernel, plan/expr, plan/rules, target, ops and shape.
package program
