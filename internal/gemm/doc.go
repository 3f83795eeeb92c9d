// Package gemm multiplies matrices on the host with the processor's vector instructions, AVX2 with
// FMA or AVX-512. It has loops for float32, float64, complex numbers and 32-bit integers and, with
// AVX-512, for 64-bit integers.
//
// Integers of 8 and 16 bits are multiplied as words of two steps, whose products have exact sums of
// 32 bits. [Kind.Lines] and [Kind.Steps] make words of matrices in memory.
//
// The bits are those of Weft's definition, which hostref spells out. Each element of the result has
// one accumulator, to which the products are added step by step. A product of float32s is added by a
// fused multiply-add, which rounds once. Of float64s and complex numbers each product and each sum
// is rounded. The lanes of a vector are neighbouring columns, so the order of additions is the
// definition's. A product of complex numbers is (ac - bd) + (ad + bc)i, each of whose operations is
// rounded.
//
// The loops are generated from a table of tiles and instructions in script/generate/gemm. gemm.go
// chooses among them. A panel is a copy of as many columns of the right factor as a tile has, step
// by step. A product of many rows reads panels; one of few rows reads the right factor itself, once.
// A turned right factor is stored column by column. Pairs are products of one row by one column:
// the rows of both factors are packed into panels, and each lane computes a pair.
//
// backend/host uses the package; hostref does not. It imports dtype and parallel.
package gemm

//go:generate go run ../../script/generate/gemm
