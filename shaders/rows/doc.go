// Package rows writes rowwise kernels: those that fold a row, and use what the fold comes to
// in the row's own elements, as a softmax does. They go through a row in sweeps.
//
// A row, or some neighbouring columns, belongs to one invocation; several share a row
// (cooperative.go), and a workgroup shares columns (columnworkgroup.go). The package imports
// shaders/module, shaders/tree, codegen, dtype, kernel and ops.
package rows
