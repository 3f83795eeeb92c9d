// Package contract writes contractions: sums of products along the axes that two factors
// share.
//
// An invocation computes a tile of rows and columns of the result. It gets its elements of the
// factors from memory, from other invocations of its subgroup (spread.go), from shared memory
// (shared.go, fine.go), or as cooperative matrices (matrices.go). The package imports
// shaders/module, codegen, dtype, kernel and ops.
package contract
