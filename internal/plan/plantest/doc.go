// Package plantest makes graphs and configurations for the tests of the planner.
//
// The package imports dtype, compose, element, graph, plan/rules, target, ops and shape.
package plantest
