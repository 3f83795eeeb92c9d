// Package contract writes contractions: sums of products along the axes that two factors
// share.
//
// An invocation has a tile of rows and columns of the result. Its elements of the factors come
// from memory, from other invocations of its subgroup (spread.go), from shared memory
// (shared.go, fine.go), or as cooperative matrices (matrices.go). The package imports
// shaders/module, codegen, dtype, kernel and ops.
package contract
