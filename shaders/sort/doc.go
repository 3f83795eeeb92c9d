// Package sort writes the steps of sorts: the sorting of tiles, the merging of runs, and the
// counting, summing and scattering of digits.
//
// An invocation has a chunk of a row, or a workgroup has a tile in shared memory. Elements are
// of 64 bits: a key, and below it the element's position. The package imports shaders/module,
// codegen and kernel.
package sort
