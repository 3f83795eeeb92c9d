// Package sort writes the steps of sorts: it sorts tiles, merges runs, and counts, sums and
// scatters digits.
//
// An invocation handles a chunk of a row, or a workgroup handles a tile in shared memory. An
// element has 64 bits: a key above, and the element's position below. The package imports
// shaders/module, codegen and kernel.
package sort
