package gomlx

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// scatterCase is the parameters of a scatter.
type scatterCase struct {
	operand, indices, updates                                      []int // dimensions
	indexVectorAxis                                                int
	updateWindowAxes, insertedWindowAxes, scatterAxesToOperandAxes []int
}

// scattered is XLA's definition of Scatter, update by update, where a window that does not lie
// in the operand as a whole is left out.
func scattered[T any](c scatterCase, operand array[T], indices array[int64], updates array[T], join func(a, b T) T) array[T] {
	out := array[T]{operand.dims, slices.Clone(operand.data)}
	var window []int // the operand's axes
	for axis := range c.operand {
		if !slices.Contains(c.insertedWindowAxes, axis) {
			window = append(window, axis)
		}
	}
	each(c.updates, func(index []int) {
		var at []int
		into := make([]int, len(c.operand))
		sizes := ones(len(c.operand))
		for axis, i := range index {
			if k := slices.Index(c.updateWindowAxes, axis); k >= 0 {
				into[window[k]], sizes[window[k]] = i, c.updates[axis]
			} else {
				at = append(at, i)
			}
		}
		for i, axis := range c.scatterAxesToOperandAxes {
			vector := at
			if c.indexVectorAxis < len(c.indices) {
				vector = slices.Insert(slices.Clone(at), c.indexVectorAxis, i)
			}
			start := int(*indices.at(vector...))
			if start < 0 || start > c.operand[axis]-sizes[axis] {
				return
			}
			into[axis] += start
		}
		place := out.at(into...)
		*place = join(*place, *updates.at(index...))
	})
	return out
}

func drawScatter(r *rand.Rand) scatterCase {
	rank := 1 + r.IntN(4)
	c := scatterCase{operand: drawn(r, rank, 1, 4)}
	c.scatterAxesToOperandAxes = chosen(r, rank, r.IntN(rank+1))
	var window []int
	for axis, n := range c.operand {
		if r.IntN(2) == 0 {
			c.insertedWindowAxes = append(c.insertedWindowAxes, axis)
		} else {
			window = append(window, []int{n, 1 + r.IntN(n)}[r.IntN(2)])
		}
	}
	batch := drawn(r, r.IntN(3), 0, 4)
	c.indexVectorAxis = r.IntN(len(batch) + 1)
	c.indices = slices.Insert(slices.Clone(batch), c.indexVectorAxis, len(c.scatterAxesToOperandAxes))
	if len(c.scatterAxesToOperandAxes) == 1 && c.indexVectorAxis == len(batch) && r.IntN(2) == 0 {
		c.indices = batch
	}
	c.updateWindowAxes = chosen(r, len(batch)+len(window), len(window))
	for axis := range len(batch) + len(window) {
		if slices.Contains(c.updateWindowAxes, axis) {
			c.updates, window = append(c.updates, window[0]), window[1:]
		} else {
			c.updates, batch = append(c.updates, batch[0]), batch[1:]
		}
	}
	return c
}

func (c scatterCase) lower(operand, indices, updates *tensor.Tensor, mode tensor.ScatterMode) *tensor.Tensor {
	return lowerScatter(operand, indices, updates, mode, c.indexVectorAxis, c.updateWindowAxes, c.insertedWindowAxes, c.scatterAxesToOperandAxes)
}

var scatterJoins = map[tensor.ScatterMode]func(a, b int32) int32{
	tensor.ScatterAdd: func(a, b int32) int32 { return a + b },
	tensor.ScatterMax: func(a, b int32) int32 { return max(a, b) },
	tensor.ScatterMin: func(a, b int32) int32 { return min(a, b) },
}

func TestScatter(t *testing.T) {
	dev := testdev.Open(t)
	for seed := range uint64(300) {
		r := source(seed)
		c := drawScatter(r)
		operand := filled(c.operand, func(int) int32 { return int32(r.IntN(200) - 100) })
		updates := filled(c.updates, func(int) int32 { return int32(r.IntN(200) - 100) })
		indices := filled(c.indices, func(int) int64 { return int64(r.IntN(6) - r.IntN(2)) })
		d := anyInteger(r, indices.data)
		mode := []tensor.ScatterMode{tensor.ScatterAdd, tensor.ScatterMax, tensor.ScatterMin}[r.IntN(3)]
		got := c.lower(toDevice(dev, operand), toDevice(dev, indices).Cast(d), toDevice(dev, updates), mode)
		compare(t, fmt.Sprintf("seed %d: %v, %+v with %v %v", seed, mode, c, d, indices.data), got, scattered(c, operand, indices, updates, scatterJoins[mode]))
	}
}

// rowsOf adds rows, of which some are outside, to the rows of a matrix.
var rowsOf = scatterCase{operand: []int{4, 2}, indices: []int{5, 1}, updates: []int{5, 2}, indexVectorAxis: 1,
	updateWindowAxes: []int{1}, insertedWindowAxes: []int{0}, scatterAxesToOperandAxes: []int{0}}

func scatterRows[T dtype.Element](dev *device.Device, mode tensor.ScatterMode, operand []T, index []int64, updates []T) *tensor.Tensor {
	return rowsOf.lower(tensor.From(dev, operand, 4, 2), tensor.From(dev, index, 5, 1), tensor.From(dev, updates, 5, 2), mode)
}

// Rows outside leave every number as it is: zeros of either sign, infinities and the limits.
func TestScatterOutsideChangesNothing(t *testing.T) {
	dev := testdev.Open(t)
	outside := []int64{-1, 4, math.MaxInt64, math.MinInt64, 1 << 32}
	modes := []tensor.ScatterMode{tensor.ScatterAdd, tensor.ScatterMax, tensor.ScatterMin}
	zero := math.Copysign(0, -1)
	floats := []float32{float32(zero), 0, float32(math.Inf(1)), float32(math.Inf(-1)), 1, -1, math.MaxFloat32, -math.MaxFloat32}
	integers := []int8{-128, 127, 0, -1, 1, 5, 6, 7}
	pair := complex(zero, zero)
	complexes := []complex128{pair, 1, 2, 3, 4, 5, 6, 7}
	for _, mode := range modes {
		got := scatterRows(dev, mode, floats, outside, make([]float32, 10))
		compare(t, mode.String(), got, array[float32]{[]int{4, 2}, floats})
		compare(t, mode.String(), got.SignBit(), array[bool]{[]int{4, 2}, []bool{true, false, false, true, false, true, false, true}})
		compare(t, mode.String(), scatterRows(dev, mode, integers, outside, make([]int8, 10)), array[int8]{[]int{4, 2}, integers})
	}
	got := scatterRows(dev, tensor.ScatterAdd, complexes, outside, make([]complex128, 10))
	compare(t, "complex", got, array[complex128]{[]int{4, 2}, complexes})
	compare(t, "complex", got.Real().SignBit().LogicalAnd(got.Imag().SignBit()).At(shapeRow(0)...), array[bool]{[]int{2}, []bool{true, false}})
}

// Where rows meet they are added in their order, each sum rounded.
func TestScatterAddsInOrder(t *testing.T) {
	dev := testdev.Open(t)
	got := scatterRows(dev, tensor.ScatterAdd, make([]float32, 8), []int64{2, 2, 2, 9, 2}, []float32{1e8, 1, 1, 1e8, -1e8, 1, 7, 7, 2, -2e8})
	compare(t, "sums", got, array[float32]{[]int{4, 2}, []float32{0, 0, 0, 0, 2, -1e8, 0, 0}})
}

func TestScatterOfBools(t *testing.T) {
	dev := testdev.Open(t)
	operand := []bool{true, true, false, false, true, true, false, false}
	updates := []bool{false, true, false, true, true, true, true, true, false, false}
	index := []int64{0, 1, 7, 3, 2}
	compare(t, "or", scatterRows(dev, tensor.ScatterAdd, operand, index, updates), array[bool]{[]int{4, 2}, []bool{true, true, false, true, true, true, true, true}})
	compare(t, "and", scatterRows(dev, tensor.ScatterMin, operand, index, updates), array[bool]{[]int{4, 2}, []bool{false, true, false, false, false, false, false, false}})
}
