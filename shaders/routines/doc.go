// Package routines writes the shaders of programs of package routine. Either an invocation runs
// the program for a matrix, or the invocations of a workgroup share the points of each step.
//
// The package imports codegen, dtype, element, kernel, routine and shaders/module.
package routines
