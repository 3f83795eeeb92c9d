// Package rows writes rowwise kernels. They fold a row and use the result in the row's own
// elements, as a softmax does. They walk a row in sweeps.
//
// One invocation owns a row or a few neighbouring columns, or several share a row
// (cooperative.go), or a workgroup shares columns (columnworkgroup.go). The package imports
// shaders/module, shaders/tree, codegen, dtype, kernel and ops.
package rows
