package gomlx

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// gatherCase is the parameters of a gather.
type gatherCase struct {
	operand, indices                                    []int // dimensions
	indexVectorAxis                                     int
	offsetOutputAxes, collapsedSliceAxes, startIndexMap []int
	sliceSizes                                          []int
}

// gathered is XLA's definition of Gather, element by element.
func gathered[T any](c gatherCase, operand array[T], indices array[int64]) array[T] {
	var batchDims []int
	for axis, n := range c.indices {
		if axis != c.indexVectorAxis {
			batchDims = append(batchDims, n)
		}
	}
	var own []int // the operand's axes in the result
	for axis := range c.operand {
		if !slices.Contains(c.collapsedSliceAxes, axis) {
			own = append(own, axis)
		}
	}
	dims := make([]int, len(batchDims)+len(own))
	offset, batch := 0, 0
	for axis := range dims {
		if slices.Contains(c.offsetOutputAxes, axis) {
			dims[axis] = c.sliceSizes[own[offset]]
			offset++
		} else {
			dims[axis] = batchDims[batch]
			batch++
		}
	}
	out := newArray[T](dims...)
	each(dims, func(index []int) {
		var at []int
		from := make([]int, len(c.operand))
		offset := 0
		for axis, i := range index {
			if slices.Contains(c.offsetOutputAxes, axis) {
				from[own[offset]] = i
				offset++
			} else {
				at = append(at, i)
			}
		}
		for i, axis := range c.startIndexMap {
			vector := at
			if c.indexVectorAxis < len(c.indices) {
				vector = slices.Insert(slices.Clone(at), c.indexVectorAxis, i)
			}
			start := int(*indices.at(vector...))
			from[axis] += max(0, min(start, c.operand[axis]-c.sliceSizes[axis]))
		}
		*out.at(index...) = *operand.at(from...)
	})
	return out
}

func drawGather(r *rand.Rand) gatherCase {
	rank := 1 + r.IntN(4)
	c := gatherCase{operand: drawn(r, rank, 1, 5)}
	c.sliceSizes = make([]int, rank)
	for axis, n := range c.operand {
		c.sliceSizes[axis] = []int{1, 1, n, 1 + r.IntN(n)}[r.IntN(4)]
	}
	c.startIndexMap = chosen(r, rank, r.IntN(rank+1))
	if r.IntN(2) == 0 {
		r.Shuffle(len(c.startIndexMap), func(i, j int) {
			c.startIndexMap[i], c.startIndexMap[j] = c.startIndexMap[j], c.startIndexMap[i]
		})
	}
	for axis, n := range c.sliceSizes {
		if n == 1 && r.IntN(3) > 0 {
			c.collapsedSliceAxes = append(c.collapsedSliceAxes, axis)
		}
	}
	batch := drawn(r, r.IntN(3), 0, 4)
	c.indexVectorAxis = r.IntN(len(batch) + 1)
	c.indices = slices.Insert(slices.Clone(batch), c.indexVectorAxis, len(c.startIndexMap))
	if len(c.startIndexMap) == 1 && c.indexVectorAxis == len(batch) && r.IntN(2) == 0 {
		c.indices = batch
	}
	offsets := rank - len(c.collapsedSliceAxes)
	c.offsetOutputAxes = chosen(r, len(batch)+offsets, offsets)
	return c
}

func TestGather(t *testing.T) {
	dev := testdev.Open(t)
	for seed := range uint64(300) {
		r := source(seed)
		c := drawGather(r)
		operand := filled(c.operand, func(i int) int32 { return int32(i + 1) })
		indices := filled(c.indices, func(int) int64 { return int64(r.IntN(12) - 3) })
		if r.IntN(2) == 0 {
			for i := range indices.data {
				indices.data[i] = int64(r.IntN(9))
			}
		}
		d := anyInteger(r, indices.data)
		got := lowerGather(toDevice(dev, operand), toDevice(dev, indices).Cast(d), c.indexVectorAxis, c.offsetOutputAxes, c.collapsedSliceAxes, c.startIndexMap, c.sliceSizes)
		compare(t, fmt.Sprintf("seed %d: %+v with %v %v", seed, c, d, indices.data), got, gathered(c, operand, indices))
	}
}

// An index beyond any axis, in a dtype that holds it, is that of the last slice.
func TestGatherClampsFarIndices(t *testing.T) {
	dev := testdev.Open(t)
	rows := tensor.Arange(dev, float64(0), 12, 1).Reshape(4, 3)
	take := func(index *tensor.Tensor) *tensor.Tensor {
		return lowerGather(rows, index, 1, []int{1, 2}, nil, []int{0}, []int{2, 3})
	}
	want := array[float64]{[]int{2, 2, 3}, []float64{6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5}}
	compare(t, "uint64", take(tensor.From(dev, []uint64{1<<64 - 1, 0}, 2, 1)), want)
	compare(t, "int64", take(tensor.From(dev, []int64{1<<63 - 1, -1 << 63}, 2, 1)), want)
	compare(t, "uint32", take(tensor.From(dev, []uint32{1<<32 - 1, 0}, 2, 1)), want)
	compare(t, "int8", take(tensor.From(dev, []int8{127, -128}, 2, 1)), want)
}

// A lookup of rows is one kernel, with the arithmetic of its indices, and so is one of elements.
func TestGatherIsOneKernel(t *testing.T) {
	dev := testdev.OpenUnchecked(t)
	table := tensor.From(dev, make([]float32, 100*8), 100, 8)
	for name, got := range map[string]*tensor.Tensor{
		"rows":     lowerGather(table, tensor.From(dev, []int32{3, 1, 4}, 3, 1), 1, []int{1}, []int{0}, []int{0}, []int{1, 8}),
		"elements": lowerGather(table, tensor.From(dev, []int64{3, 1, 4, 1}, 2, 2), 1, nil, []int{0, 1}, []int{0, 1}, []int{1, 1}),
		"windows":  lowerGather(table, tensor.From(dev, []uint8{3, 1, 4, 1}, 2, 2), 1, []int{1, 2}, nil, []int{1, 0}, []int{2, 3}),
	} {
		checkKernels(t, name, 1, got)
	}
}

func TestGatherKeepsEveryDType(t *testing.T) {
	dev := testdev.Open(t)
	index := tensor.From(dev, []int32{2, 0}, 2, 1)
	for _, d := range dtype.All() {
		x := tensor.Arange(dev, int32(0), 6, 1).Cast(d).Reshape(3, 2)
		got := lowerGather(x, index, 1, []int{1}, []int{0}, []int{0}, []int{1, 2})
		want := array[int32]{[]int{2, 2}, []int32{4, 5, 0, 1}}
		if d == dtype.Bool {
			want.data = []int32{1, 1, 0, 1}
		}
		if got.DType() != d {
			t.Errorf("gather of %v is %v", d, got.DType())
		}
		compare(t, d.String(), got.Cast(dtype.Int32), want)
	}
}
