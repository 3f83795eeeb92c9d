package xla

import (
	"slices"

	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/tensor"
)

// BroadcastInDim is a view of x broadcast to exactly the sizes dims. Dimension i of x becomes
// dimension broadcastDims[i] of the result, in any order, and x is repeated along the others and
// where its size is 1; see [InferBroadcastInDim]. Errors, carried by the result: *[BroadcastError]
// and those of package tensor's operators.
func BroadcastInDim(x *tensor.Tensor, dims, broadcastDims []int) *tensor.Tensor {
	if x == nil { // package tensor returns the error
		return handle.Apply(ops.BroadcastTo, ops.Attr{Shape: dims}, x)
	}
	if _, err := InferBroadcastInDim(shapeOf(x), Dims(dims...), broadcastDims...); err != nil {
		return tensor.Fail("broadcast_in_dim", err, x)
	}
	ordered := inOrder(x, broadcastDims)
	lifted := lift(ordered, len(dims), broadcastDims)
	result := lifted.BroadcastTo(dims...)
	release(lifted, ordered)
	release(ordered, x)
	return result
}

// inOrder permutes x so that the dimensions of the result are in ascending order.
func inOrder(x *tensor.Tensor, broadcastDims []int) *tensor.Tensor {
	if slices.IsSorted(broadcastDims) {
		return x
	}
	axes := identity(len(broadcastDims))
	slices.SortFunc(axes, func(i, j int) int { return broadcastDims[i] - broadcastDims[j] })
	return x.Permute(axes...)
}

// Broadcast is a view of x repeated along new outer dimensions of these sizes; see
// [InferBroadcast]. Errors, carried by the result: *[BroadcastError] and those of package tensor's
// operators.
func Broadcast(x *tensor.Tensor, sizes ...int) *tensor.Tensor {
	if x == nil { // package tensor returns the error
		return handle.Apply(ops.BroadcastTo, ops.Attr{Shape: sizes}, x)
	}
	if _, err := InferBroadcast(shapeOf(x), sizes...); err != nil {
		return tensor.Fail("broadcast", err, x)
	}
	return x.BroadcastTo(append(slices.Clone(sizes), x.Shape()...)...)
}
