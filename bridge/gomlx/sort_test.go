package gomlx

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// inOrderOf is, for every row along an axis, its elements' positions in a stable order.
func inOrderOf(dims []int, axis int, order func(a, b []int) int) array[int32] {
	out := newArray[int32](dims...)
	rows := slices.Clone(dims)
	rows[axis] = 1
	each(rows, func(row []int) {
		at := func(i int) []int {
			index := slices.Clone(row)
			index[axis] = i
			return index
		}
		positions := make([]int, dims[axis])
		for i := range positions {
			positions[i] = i
		}
		slices.SortStableFunc(positions, func(i, j int) int { return order(at(i), at(j)) })
		for i, position := range positions {
			*out.at(at(i)...) = int32(position)
		}
	})
	return out
}

// along are an array's elements at positions along an axis.
func along[T any](a array[T], axis int, positions array[int32]) array[T] {
	out := newArray[T](positions.dims...)
	each(out.dims, func(index []int) {
		from := slices.Clone(index)
		from[axis] = int(*positions.at(index...))
		*out.at(index...) = *a.at(from...)
	})
	return out
}

// Operands are sorted together: by one and then by another that descends, where both are equal
// in the order that they had.
func TestSort(t *testing.T) {
	dev := testdev.Open(t)
	for seed := range uint64(60) {
		r := source(seed)
		dims := drawn(r, 1+r.IntN(3), 0, 6)
		axis := r.IntN(len(dims))
		if seed%3 == 0 {
			dims[axis] = 30 + r.IntN(100)
		}
		a := filled(dims, func(int) float32 { return float32(r.IntN(3)) })
		b := filled(dims, func(int) uint8 { return uint8(r.IntN(3)) })
		number := filled(dims, func(i int) int64 { return int64(i) })
		less := func(left, right []*tensor.Tensor) *tensor.Tensor {
			tie := left[0].Equal(right[0]).LogicalAnd(left[1].Greater(right[1]))
			return left[0].Less(right[0]).LogicalOr(tie)
		}
		got := lowerSort(axis, false, []*tensor.Tensor{toDevice(dev, a), toDevice(dev, b), toDevice(dev, number)}, less)
		order := inOrderOf(dims, axis, func(i, j []int) int {
			return cmp.Or(cmp.Compare(*a.at(i...), *a.at(j...)), cmp.Compare(*b.at(j...), *b.at(i...)))
		})
		what := fmt.Sprintf("seed %d: %v along %d", seed, dims, axis)
		compare(t, what, got[0], along(a, axis, order))
		compare(t, what, got[1], along(b, axis, order))
		compare(t, what, got[2], along(number, axis, order))
	}
}

// Rows that are sorted in blocks, and the blocks merged, are in order too: of sizes around the
// blocks', of one row and of several.
func TestSortOfLongRows(t *testing.T) {
	dev := testdev.Open(t)
	byMagnitude := func(left, right []*tensor.Tensor) *tensor.Tensor { return left[0].Abs().Less(right[0].Abs()) }
	for _, dims := range [][]int{{ranked}, {ranked + 1}, {2 * ranked, 1}, {2, 2*ranked + 1}, {3*ranked - 5}} {
		r := source(uint64(dims[0]))
		axis := 0
		if len(dims) > 1 && dims[1] > 1 {
			axis = 1
		}
		a := filled(dims, func(int) int32 { return int32(r.IntN(400) - 200) })
		number := filled(dims, func(i int) int32 { return int32(i) })
		got := lowerSort(axis, true, []*tensor.Tensor{toDevice(dev, a), toDevice(dev, number)}, byMagnitude)
		order := inOrderOf(dims, axis, func(i, j []int) int {
			magnitude := func(at []int) int32 { return max(*a.at(at...), -*a.at(at...)) }
			return cmp.Compare(magnitude(i), magnitude(j))
		})
		what := fmt.Sprintf("%v along %d", dims, axis)
		compare(t, what, got[0], along(a, axis, order))
		compare(t, what, got[1], along(number, axis, order))
	}
}

// A comparator that is no order, because of NaNs, because it has every two in both orders, or
// for no reason, loses no element.
func TestSortPermutesWhateverIsLess(t *testing.T) {
	dev := testdev.Open(t)
	for name, less := range map[string]func(left, right []*tensor.Tensor) *tensor.Tensor{
		"less": func(left, right []*tensor.Tensor) *tensor.Tensor { return left[0].Less(right[0]) },
		"true": func(_, _ []*tensor.Tensor) *tensor.Tensor { return tensor.Full(dev, true) },
		"false": func(left, _ []*tensor.Tensor) *tensor.Tensor {
			return left[0].NotEqual(left[0]).LogicalAnd(left[0].Equal(0))
		},
		"chaos": func(left, right []*tensor.Tensor) *tensor.Tensor {
			return left[1].Mul(37).Add(right[1].Mul(101)).BitwiseAnd(4).Equal(0)
		},
	} {
		for _, n := range []int{2, 50, ranked + 7} {
			r := source(uint64(n))
			x := filled([]int{n}, func(int) float32 { return []float32{float32(math.NaN()), 1, 2, 3}[r.IntN(4)] })
			number := filled([]int{n}, func(i int) int32 { return int32(i) })
			got := lowerSort(0, true, []*tensor.Tensor{toDevice(dev, x), toDevice(dev, number)}, less)
			compare(t, fmt.Sprint(name, " of ", n), got[1].Sort(0), number)
			if name == "true" || name == "false" {
				compare(t, fmt.Sprint(name, " of ", n), got[1], number)
			}
		}
	}
}

func TestSortKnown(t *testing.T) {
	dev := testdev.Open(t)
	nan, inf, minus := math.NaN(), math.Inf(1), math.Copysign(0, -1)
	x := tensor.From(dev, []float64{3, nan, -inf, 0, minus, inf, 3, 1, 2, 5, 4, 6}, 2, 6)
	number := tensor.Arange(dev, int32(0), 12, 1).Reshape(2, 6)
	in := []*tensor.Tensor{number, x}
	up := lowerSortKnown(1, in, 1, false)
	compare(t, "ascending", up[0], array[int32]{[]int{2, 6}, []int32{2, 3, 4, 0, 5, 1, 7, 8, 6, 10, 9, 11}})
	compare(t, "ascending", up[1], array[float64]{[]int{2, 6}, []float64{-inf, 0, 0, 3, inf, nan, 1, 2, 3, 4, 5, 6}})
	compare(t, "-0 stays behind +0", up[1].SignBit().At(shapeRow(0)...), array[bool]{[]int{6}, []bool{true, false, true, false, false, false}})
	down := lowerSortKnown(1, in, 1, true)
	compare(t, "descending", down[0], array[int32]{[]int{2, 6}, []int32{1, 5, 0, 3, 4, 2, 11, 9, 10, 6, 8, 7}})
	for _, d := range []dtype.DType{dtype.Bool, dtype.Int8, dtype.Uint64, dtype.Float16, dtype.BFloat16} {
		y := tensor.From(dev, []int32{1, 0, 1, 0}).Cast(d)
		got := lowerSortKnown(0, []*tensor.Tensor{y, tensor.Arange(dev, int32(0), 4, 1)}, 0, true)
		compare(t, d.String(), got[1], array[int32]{[]int{4}, []int32{0, 2, 1, 3}})
	}
}
