// Package rules holds what all passes of the planner share: the configuration, the rules, the
// limits of one launch, and the fixed cost of a launch.
//
// The package imports kernel and target.
package rules
