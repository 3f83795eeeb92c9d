package gomlx

import (
	"github.com/gomlx/gomlx/pkg/core/dtypes"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// lowerArgMinMax is the position of the least or the greatest element along an axis, of equal
// ones the first, and of the first NaN where there is one.
func lowerArgMinMax(x *tensor.Tensor, axis int, out dtypes.DType, isMin bool) *tensor.Tensor {
	d, _ := weftDType(out)
	if x.DType() == dtype.Bool {
		x = x.Cast(dtype.Uint8)
	}
	if isMin {
		return x.ArgMin([]int{axis}).Cast(d)
	}
	return x.ArgMax([]int{axis}).Cast(d)
}
