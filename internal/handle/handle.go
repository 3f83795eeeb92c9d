// Package handle is what tools need of a Tensor and users do not: the value of the
// graph behind it. Package tensor fills it in, so that its own surface names
// nothing internal.
package handle

import "github.com/weft-gpu/weft/internal/graph"

// Value is the graph's value behind a *tensor.Tensor. Errors are those of
// tensor.Read. Package tensor sets it when it is initialized.
var Value func(tensor any) (graph.Value, error)

// Body is the body of a compiled function that the calling goroutine records, nil for
// none: what is mutable and was made in another may not be changed then, and the error
// that Outside returns is what Compile returns as well.
var Body func() any

// Outside notes in the body under way that op was asked to change what is from outside.
var Outside func(op, what string) error

// Hollow is a *tensor.Tensor with the device, dtype and shape of another, as the parameter of a
// function that is compiled: it has no elements. What is made of it has none either, and never
// runs. A Tensor that carries an error, it returns. Package tensor sets it when it is initialized.
var Hollow func(tensor any) any
