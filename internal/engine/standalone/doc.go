// Package standalone has a plan as data that a program needs to run it by itself: SPIR-V, buffers
// and dispatches. gpubench writes a driver's fault so, for others to see.
//
// The package imports backend, kernel and shape.
package standalone
