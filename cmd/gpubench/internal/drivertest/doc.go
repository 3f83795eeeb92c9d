// Package drivertest finds out what is wrong with a driver, once a line is known that it
// computes wrongly: [Shrink] cuts the line down to the smallest that still fails,
// [PatternOf] says which elements differ, [Suspects] ranks the instructions that
// wrong kernels have and right ones have not, and [Evidence] writes a folder with
// everything for a bug report, among it a C program that needs nothing of ours.
//
// The package runs nothing itself: it is given functions that do.
//
// It imports engine/standalone, opline, hostref, graph, device, spirv, element, shape and dtype.
package drivertest
