// Package host computes kernels on the host: the body block by block, with hostref's
// functions and their vector forms. It defines no result: hostref does.
//
// The package imports hostref, kernel, ops, gemm, vector, parallel, element, dtype and shape.
package host
