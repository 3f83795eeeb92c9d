// Package flight does work for which several goroutines may wait, and which goes on when one
// of them stops waiting: what the evaluator plans and what a backend compiles. A [Work] counts
// what goes on, and its end waits for that; a [Group] does what several need at once, once.
//
// The package imports nothing of ours.
package flight
