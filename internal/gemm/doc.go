// Package gemm multiplies matrices on the host with the processor's vector instructions, AVX2 or
// AVX-512. It has loops for float32, float64, complex numbers and 32-bit integers and, with
// AVX-512, for 64-bit integers.
//
// The bits are those of Weft's definition, which hostref spells out. Each element of the result has
// one accumulator, to which the products are added step by step. Each product and each sum is
// rounded, and none are fused. The lanes of a vector are neighbouring columns, so the order of
// additions is the definition's. A product of complex numbers is (ac - bd) + (ad + bc)i, each of
// whose operations is rounded.
//
// The loops are generated from a table of tiles and instructions in script/generate/gemm. gemm.go
// chooses among them. A panel is a copy of as many columns of the right factor as a tile has, step
// by step. A product of many rows reads panels; one of few rows reads the right factor itself, once.
// A turned right factor is stored column by column. Pairs are products of one row by one column.
//
// backend/host uses the package; hostref does not. It imports dtype and parallel.
package gemm

//go:generate go run ../../script/generate/gemm
