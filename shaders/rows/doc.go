// Package rows writes rowwise kernels. They combine the elements of a row (a fold), and use the
// result in the row's own elements, as a softmax does. They walk a row in sweeps.
//
// One invocation takes a row or a few neighbouring columns, or several invocations share a row
// (cooperative.go), or a workgroup shares columns (columnworkgroup.go). The package imports
// shaders/module, shaders/tree, codegen, dtype, kernel and ops.
package rows
