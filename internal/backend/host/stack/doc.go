// Package stack runs the programs of package routine on the host, for the matrices of stacks.
//
// It imports hostref and internal/kernel.
package stack
