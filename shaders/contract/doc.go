// Package contract writes contractions: sums of products along the axes that two factors share.
//
// An invocation computes a tile of rows and columns of the result. It gets its elements of the
// factors from memory, from other invocations of its subgroup (spread.go), from shared memory
// (shared.go, fine.go), or as cooperative matrices (matrices.go). A round is the steps of k that
// shared memory holds at a time; bringing an operand means loading a round of it into shared
// memory. The package imports shaders/module, codegen, dtype, kernel and ops.
package contract
