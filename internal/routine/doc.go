// Package routine defines the decompositions of matrices as programs. A program computes, for each
// matrix of a stack, a state of numbers. Its steps are the same for all matrices of a stack and
// for every size, and they apply the catalogue's operators. So the host and a shader that follow
// the steps compute the same bits.
//
// The package imports dtype and ops.
package routine
