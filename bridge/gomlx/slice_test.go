package gomlx

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gomlx/gomlx/backends"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

func TestSlice(t *testing.T) {
	dev := testdev.Open(t)
	for seed := range uint64(100) {
		r := source(seed)
		x := filled(drawn(r, r.IntN(4), 0, 5), func(i int) int16 { return int16(i) })
		var starts, limits, strides, dims []int
		for _, n := range x.dims {
			from := r.IntN(n + 1)
			to, step := from+r.IntN(n-from+1), 1+r.IntN(3)
			starts, limits, strides, dims = append(starts, from), append(limits, to), append(strides, step), append(dims, (to-from+step-1)/step)
		}
		want := newArray[int16](dims...)
		each(dims, func(index []int) {
			from := make([]int, len(index))
			for axis, i := range index {
				from[axis] = starts[axis] + i*strides[axis]
			}
			*want.at(index...) = *x.at(from...)
		})
		compare(t, fmt.Sprintf("seed %d: %v from %v to %v by %v", seed, x.dims, starts, limits, strides), lowerSlice(toDevice(dev, x), starts, limits, strides), want)
	}
	compare(t, "without strides", lowerSlice(tensor.Arange(dev, int32(0), 6, 1), []int{1}, []int{4}, nil), array[int32]{[]int{3}, []int32{1, 2, 3}})
}

// drawPart is the dimensions of an array, the sizes of a part and where it is to begin, which
// may be outside; and where it begins so that it lies in the array.
func drawPart(r *rand.Rand) (dims, sizes []int, starts []int64, inside []int) {
	dims = drawn(r, r.IntN(5), 1, 5)
	for _, n := range dims {
		size := []int{n, r.IntN(n + 1), 1 + r.IntN(n)}[r.IntN(3)]
		start := int64(r.IntN(n+4) - 2)
		sizes, starts = append(sizes, size), append(starts, start)
		inside = append(inside, max(0, min(int(start), n-size)))
	}
	return dims, sizes, starts, inside
}

// scalars are starts as tensors of any dtypes that hold them.
func scalars(dev *device.Device, r *rand.Rand, starts []int64) []*tensor.Tensor {
	var list []*tensor.Tensor
	for _, start := range starts {
		x := tensor.Full(dev, start).Cast(anyInteger(r, []int64{start}))
		if r.IntN(4) == 0 {
			x = x.Reshape(1)
		}
		list = append(list, x)
	}
	return list
}

func TestDynamicSlice(t *testing.T) {
	dev := testdev.Open(t)
	for seed := range uint64(200) {
		r := source(seed)
		dims, sizes, starts, inside := drawPart(r)
		x := filled(dims, func(i int) int32 { return int32(i) })
		want := newArray[int32](sizes...)
		each(sizes, func(index []int) {
			from := slices.Clone(index)
			for axis := range from {
				from[axis] += inside[axis]
			}
			*want.at(index...) = *x.at(from...)
		})
		got := lowerDynamicSlice(toDevice(dev, x), scalars(dev, r, starts), sizes)
		compare(t, fmt.Sprintf("seed %d: %v of %v from %v", seed, sizes, dims, starts), got, want)
	}
}

func TestDynamicUpdateSlice(t *testing.T) {
	dev := testdev.Open(t)
	for seed := range uint64(200) {
		r := source(seed)
		dims, sizes, starts, inside := drawPart(r)
		x := filled(dims, func(i int) float32 { return float32(i) })
		update := filled(sizes, func(i int) float32 { return float32(-1 - i) })
		want := array[float32]{dims, slices.Clone(x.data)}
		each(sizes, func(index []int) {
			to := slices.Clone(index)
			for axis := range to {
				to[axis] += inside[axis]
			}
			*want.at(to...) = *update.at(index...)
		})
		got := lowerDynamicUpdateSlice(toDevice(dev, x), toDevice(dev, update), scalars(dev, r, starts))
		compare(t, fmt.Sprintf("seed %d: %v of %v from %v", seed, sizes, dims, starts), got, want)
	}
}

func TestDynamicSlicesClampFarStarts(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Arange(dev, int32(0), 6, 1)
	update := tensor.From(dev, []int32{7, 8})
	for name, c := range map[string]struct {
		start *tensor.Tensor
		last  bool
	}{
		"uint64": {tensor.Full(dev, uint64(1<<64-1)), true},
		"int64":  {tensor.Full(dev, int64(-1<<63)), false},
		"int32":  {tensor.Full(dev, int32(1<<31-1)), true},
		"uint8":  {tensor.Full(dev, uint8(255)), true},
	} {
		part, whole := array[int32]{[]int{2}, []int32{0, 1}}, array[int32]{[]int{6}, []int32{7, 8, 2, 3, 4, 5}}
		if c.last {
			part.data, whole.data = []int32{4, 5}, []int32{0, 1, 2, 3, 7, 8}
		}
		compare(t, name, lowerDynamicSlice(x, []*tensor.Tensor{c.start}, []int{2}), part)
		compare(t, name, lowerDynamicUpdateSlice(x, update, []*tensor.Tensor{c.start}), whole)
	}
}

// GoMLX gives the starts of all axes in one vector too.
func TestDynamicSlicesFromAVector(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Arange(dev, float32(0), 6, 1).Reshape(3, 2)
	starts := []*tensor.Tensor{tensor.From(dev, []int32{0, 1})}
	compare(t, "part", lowerDynamicSlice(x, starts, []int{2, 1}), array[float32]{[]int{2, 1}, []float32{1, 3}})
	got := lowerDynamicUpdateSlice(x, tensor.From(dev, []float32{100, 100}, 2, 1), starts)
	compare(t, "update", got, array[float32]{[]int{3, 2}, []float32{0, 100, 2, 100, 4, 5}})
}

// A part along one axis is read, and replaced, by one kernel; along several it is read by one
// where another adds the starts, and replaced axis by axis.
func TestDynamicSlicesAreFewKernels(t *testing.T) {
	dev := testdev.OpenUnchecked(t)
	x := tensor.From(dev, make([]float32, 8*16*32), 8, 16, 32)
	at := []*tensor.Tensor{tensor.From(dev, []int32{3}), tensor.From(dev, []int32{5}), tensor.From(dev, []int32{0})}
	for _, c := range []struct {
		sizes          []int
		read, replaced int
	}{
		{[]int{8, 1, 32}, 1, 1},
		{[]int{1, 16, 32}, 1, 1},
		{[]int{8, 16, 4}, 1, 1},
		{[]int{2, 3, 32}, 2, 3},
		{[]int{2, 3, 4}, 2, 6},
	} {
		update := tensor.From(dev, make([]float32, c.sizes[0]*c.sizes[1]*c.sizes[2]), c.sizes...)
		checkKernels(t, fmt.Sprint("part ", c.sizes), c.read, lowerDynamicSlice(x, at, c.sizes))
		checkKernels(t, fmt.Sprint("update ", c.sizes), c.replaced, lowerDynamicUpdateSlice(x, update, at))
	}
}

func TestPad(t *testing.T) {
	dev := testdev.Open(t)
	for seed := range uint64(300) {
		r := source(seed)
		x := filled(drawn(r, r.IntN(4), 0, 4), func(i int) int32 { return int32(i + 1) })
		var axes []backends.PadAxis
		var dims []int
		for _, n := range x.dims {
			pad := backends.PadAxis{Start: r.IntN(7) - 3, End: r.IntN(7) - 3, Interior: []int{0, 0, 1, 2}[r.IntN(4)]}
			size := n + pad.Start + pad.End + max(n-1, 0)*pad.Interior
			if size < 0 {
				pad.Start, pad.End, size = 0, 0, n+max(n-1, 0)*pad.Interior
			}
			axes, dims = append(axes, pad), append(dims, size)
		}
		want := filled(dims, func(int) int32 { return -7 })
		each(x.dims, func(index []int) {
			to := make([]int, len(index))
			for axis, i := range index {
				if to[axis] = i*(axes[axis].Interior+1) + axes[axis].Start; to[axis] < 0 || to[axis] >= dims[axis] {
					return
				}
			}
			*want.at(to...) = *x.at(index...)
		})
		compare(t, fmt.Sprintf("seed %d: %v by %+v", seed, x.dims, axes), lowerPad(toDevice(dev, x), tensor.Full(dev, int32(-7)), axes), want)
	}
}

// The fill value is an element like another, which may be computed, and axes that are not named
// stay.
func TestPadByWhatIsComputed(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float64{1, 2, 3, 4}, 2, 2)
	fill := x.Sum(nil)
	got := lowerPad(x, fill, []backends.PadAxis{{Start: 1, Interior: 1}})
	compare(t, "padded", got, array[float64]{[]int{4, 2}, []float64{10, 10, 1, 2, 10, 10, 3, 4}})
	compare(t, "nothing to pad", lowerPad(x, fill, nil), array[float64]{[]int{2, 2}, []float64{1, 2, 3, 4}})
}
