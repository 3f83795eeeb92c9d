// Package gemm multiplies matrices on the host with the processor's vector instructions, where
// it has them: AVX2 or AVX-512. It has loops for float32, float64, complex numbers and the integers
// of 32 and, with AVX-512, of 64 bits.
//
// The bits are those of Weft's definition, which hostref spells out: every element has
// one accumulator, to which the products are added step by step, each product and each
// sum rounded by itself. Lanes are neighbouring columns, so that no order changes; what
// is multiplied and added is never fused. A product of complex numbers is
// (ac - bd) + (ad + bc)i, each of whose operations is rounded.
//
// The loops are generated: the shapes of their tiles and their instructions are a table in
// script/generate/gemm. gemm.go chooses among them: a right factor of many rows is packed into
// panels, and one of few rows is read where it lies, once.
//
// backend/host uses it. hostref, which judges, does not. The package imports dtype and parallel.
package gemm

//go:generate go run ../../script/generate/gemm
