// Package blocks decodes blocks of quantised weights for the products of the host's kernels, with
// AVX2 where the processor has it. The loops are generated from the table of formats of package quant.
// They decode eight lines at a time, whose elements of a step become neighbours.
//
// It imports quant and vector.
package blocks

//go:generate go run ../../../../script/generate/blocks
