// Package lowered describes how operators are computed on devices: natively, or emulated,
// and by what. It has package codegen write an operator, and counts the instructions.
//
// The package imports codegen, dtype, elementary, ops and spirv.
package lowered
