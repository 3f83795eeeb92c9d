// Package gemm multiplies matrices of float32 on the host with the processor's vector
// instructions, where it has them: AVX2 or AVX-512.
//
// The bits are those of Weft's definition, which hostref spells out: every element has
// one accumulator, to which the products are added step by step, each product and each
// sum rounded by itself. Lanes are neighbouring columns, so that no order changes; what
// is multiplied and added is never fused.
//
// backend/host uses it. hostref, which judges, does not. The package
// imports vector and parallel.
package gemm
