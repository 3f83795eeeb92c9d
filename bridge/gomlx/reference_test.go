package gomlx

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// The lowerings are held against loops in plain Go over the arrays of these helpers.

// array is elements in row-major order.
type array[T any] struct {
	dims []int
	data []T
}

func newArray[T any](dims ...int) array[T] {
	return array[T]{slices.Clone(dims), make([]T, shape.Shape(dims).Size())}
}

// filled is an array of elements made one by one.
func filled[T any](dims []int, element func(i int) T) array[T] {
	a := newArray[T](dims...)
	for i := range a.data {
		a.data[i] = element(i)
	}
	return a
}

// at is where an element is; the index must be inside.
func (a array[T]) at(index ...int) *T {
	flat := 0
	for axis, i := range index {
		if i < 0 || i >= a.dims[axis] {
			panic(fmt.Sprintf("index %v of dimensions %v", index, a.dims))
		}
		flat = flat*a.dims[axis] + i
	}
	return &a.data[flat]
}

// each calls f with every index of dimensions, in row-major order. The slice is used again.
func each(dims []int, f func(index []int)) {
	if shape.Shape(dims).Size() == 0 {
		return
	}
	index := make([]int, len(dims))
	for {
		f(index)
		axis := len(dims) - 1
		for ; axis >= 0; axis-- {
			if index[axis]++; index[axis] < dims[axis] {
				break
			}
			index[axis] = 0
		}
		if axis < 0 {
			return
		}
	}
}

// toDevice makes a tensor of an array.
func toDevice[T dtype.Element](dev *device.Device, a array[T]) *tensor.Tensor {
	if len(a.dims) == 0 {
		return tensor.Full(dev, a.data[0])
	}
	return tensor.From(dev, a.data, a.dims...)
}

// compare requires a tensor to have an array's dtype, dimensions and elements; a NaN is equal to
// another.
func compare[T dtype.Element](t *testing.T, what string, got *tensor.Tensor, want array[T]) {
	t.Helper()
	if err := got.Err(); err != nil {
		t.Errorf("%s: %v", what, err)
		return
	}
	if !slices.Equal(got.Shape(), want.dims) {
		t.Errorf("%s has dimensions %v, want %v", what, got.Shape(), want.dims)
		return
	}
	data, err := tensor.Read[T](context.Background(), got)
	if err != nil {
		t.Errorf("%s: %v", what, err)
		return
	}
	for i := range want.data {
		if data[i] != want.data[i] && (data[i] == data[i] || want.data[i] == want.data[i]) {
			t.Errorf("%s has %v at %d of %v, want %v\n got %v\nwant %v", what, data[i], i, want.dims, want.data[i], data, want.data)
			return
		}
	}
}

// source draws what tests need: always the same of a seed, which failures name.
func source(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

// integerTypes are the dtypes of indices.
var integerTypes = []dtype.DType{dtype.Int8, dtype.Int16, dtype.Int32, dtype.Int64, dtype.Uint8, dtype.Uint16, dtype.Uint32, dtype.Uint64}

// anyInteger is an integer dtype; of indices that are negative a signed one.
func anyInteger(r *rand.Rand, indices []int64) dtype.DType {
	list := integerTypes
	if len(indices) > 0 && slices.Min(indices) < 0 {
		list = list[:4]
	}
	return list[r.IntN(len(list))]
}

// drawn is a number of dimensions, each from least to most.
func drawn(r *rand.Rand, rank, least, most int) []int {
	dims := make([]int, rank)
	for i := range dims {
		dims[i] = least + r.IntN(most-least+1)
	}
	return dims
}

// chosen is so many of 0 to n-1, in ascending order.
func chosen(r *rand.Rand, n, count int) []int {
	list := r.Perm(n)[:count]
	slices.Sort(list)
	return list
}

// checkKernels requires tensors to be made by so many kernels at the most, on a device that does
// not check indices.
func checkKernels(t *testing.T, what string, most int, list ...*tensor.Tensor) {
	t.Helper()
	plan, err := tensor.Explain(list...)
	if err != nil {
		t.Errorf("%s: %v", what, err)
	} else if len(plan.Kernels) > most {
		t.Errorf("%s is %d kernels, want %d:\n%v", what, len(plan.Kernels), most, plan)
	}
}

// shapeRow selects a row of a matrix.
func shapeRow(i int) []shape.Index { return []shape.Index{shape.At(i)} }
