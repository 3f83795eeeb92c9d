// Package sort writes the steps of sorts: kernels that sort tiles or merge runs, and kernels of the
// radix sort, which count, sum and scatter by one digit.
//
// An invocation handles a chunk of a row, or a workgroup handles a tile in shared memory. An
// element has 64 bits: a key above, and the element's position below. The package imports
// shaders/module, codegen and kernel.
package sort
