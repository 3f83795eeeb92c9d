// Package programs lists numerical programs as users write them. Tests plan them, and the
// ablation plans and runs them.
//
// The package imports device, tensor, dtype, shape, graph and handle.
package programs
