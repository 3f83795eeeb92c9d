package gomlx

import (
	"fmt"
	"math"
	"testing"

	"github.com/gomlx/gomlx/pkg/core/dtypes"

	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

func TestArgMinMax(t *testing.T) {
	dev := testdev.Open(t)
	for seed := range uint64(60) {
		r := source(seed)
		x := filled(drawn(r, 1+r.IntN(3), 1, 6), func(int) float32 {
			return []float32{float32(r.IntN(5)), float32(r.IntN(5)), float32(math.NaN()), float32(math.Inf(1)), float32(math.Inf(-1)), 0, float32(math.Copysign(0, -1))}[r.IntN(7)]
		})
		axis, isMin := r.IntN(len(x.dims)), r.IntN(2) == 0
		better := func(a, b float32) bool { // a comes later
			switch {
			case a != a || b != b:
				return a != a && b == b
			case isMin:
				return a < b
			}
			return a > b
		}
		dims := append(append([]int{}, x.dims[:axis]...), x.dims[axis+1:]...)
		want := newArray[uint8](dims...)
		each(dims, func(index []int) {
			at := func(i int) float32 {
				return *x.at(append(append(append([]int{}, index[:axis]...), i), index[axis:]...)...)
			}
			best := 0
			for i := range x.dims[axis] {
				if better(at(i), at(best)) {
					best = i
				}
			}
			*want.at(index...) = uint8(best)
		})
		compare(t, fmt.Sprintf("seed %d: axis %d of %v %v, least %v", seed, axis, x.dims, x.data, isMin), lowerArgMinMax(toDevice(dev, x), axis, dtypes.Uint8, isMin), want)
	}
}

func TestArgMinMaxOfIntegers(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []int64{5, math.MinInt64, math.MaxInt64, math.MinInt64, math.MaxInt64, 7}, 2, 3)
	compare(t, "least", lowerArgMinMax(x, 1, dtypes.Int32, true), array[int32]{[]int{2}, []int32{1, 0}})
	compare(t, "greatest", lowerArgMinMax(x, 0, dtypes.Int64, false), array[int64]{[]int{3}, []int64{0, 1, 0}})
}
