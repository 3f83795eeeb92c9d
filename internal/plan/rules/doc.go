// Package rules is what a plan is made by: the target, the rules that are followed, what one
// launch reaches, and what a launch costs beside the bytes that it moves.
//
// The package imports kernel and target.
package rules
