// Package rules holds what all passes of the planner share: the configuration, the rules, the
// limits of one launch, and the cost of a launch beside the bytes that it moves.
//
// The package imports kernel and target.
package rules
