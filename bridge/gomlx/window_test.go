package gomlx

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gomlx/gomlx/backends"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// windowOptions are what a reduction of windows takes beside its operand.
type windowOptions struct {
	size, strides, baseDilations, windowDilations []int
	paddings                                      [][2]int
}

// or1 is a number of a list, 1 where there is none.
func or1(list []int, i int) int {
	if len(list) == 0 {
		return 1
	}
	return list[i]
}

// stride is that of an axis: by default the window's size.
func (o windowOptions) stride(axis int) int {
	if o.strides == nil {
		return o.size[axis]
	}
	return o.strides[axis]
}

// places is how many windows there are along each axis (XLA's window bounds).
func (o windowOptions) places(dims []int) []int {
	out := make([]int, len(dims))
	for axis, n := range dims {
		length := max((n-1)*or1(o.baseDilations, axis)+1, 0)
		if o.paddings != nil {
			length += o.paddings[axis][0] + o.paddings[axis][1]
		}
		if reach := (o.size[axis]-1)*or1(o.windowDilations, axis) + 1; reach <= length {
			out[axis] = (length-reach)/o.stride(axis) + 1
		}
	}
	return out
}

// inWindow calls f with the index of every element of the operand in a window, in row-major order
// of the window's elements; what is padded or lies between elements is left out.
func (o windowOptions) inWindow(dims, place []int, f func(index []int)) {
	index := make([]int, len(dims))
	each(o.size, func(element []int) {
		for axis := range dims {
			at := place[axis]*o.stride(axis) + element[axis]*or1(o.windowDilations, axis)
			if o.paddings != nil {
				at -= o.paddings[axis][0]
			}
			apart := or1(o.baseDilations, axis)
			if at < 0 || at%apart != 0 || at/apart >= dims[axis] {
				return
			}
			index[axis] = at / apart
		}
		f(index)
	})
}

// drawnWindow draws windows of which there is one or more along each axis.
func drawnWindow(r *rand.Rand, dims []int, dilated bool) windowOptions {
	for {
		o := windowOptions{size: drawn(r, len(dims), 1, 4)}
		if r.IntN(4) > 0 {
			o.strides = drawn(r, len(dims), 1, 4)
		}
		if r.IntN(3) > 0 {
			o.paddings = make([][2]int, len(dims))
			for axis := range o.paddings {
				o.paddings[axis] = [2]int{r.IntN(5), r.IntN(5)}
			}
		}
		if dilated && r.IntN(2) == 0 {
			o.windowDilations = drawn(r, len(dims), 1, 3)
		}
		if dilated && r.IntN(2) == 0 {
			o.baseDilations = drawn(r, len(dims), 1, 3)
		}
		if !slices.Contains(o.places(dims), 0) {
			return o
		}
	}
}

// reduceWindow is XLA's ReduceWindow: the elements of each window join what there is of none.
func reduceWindow[T any](x array[T], o windowOptions, none T, join func(a, b T) T) array[T] {
	out := newArray[T](o.places(x.dims)...)
	each(out.dims, func(place []int) {
		all := out.at(place...)
		*all = none
		o.inWindow(x.dims, place, func(index []int) { *all = join(*all, *x.at(index...)) })
	})
	return out
}

func lowerWindow(x *tensor.Tensor, kind backends.ReduceOpType, o windowOptions) *tensor.Tensor {
	return lowerReduceWindow(x, kind, o.size, o.strides, o.baseDilations, o.windowDilations, o.paddings)
}

// windowCases are reductions with what they make of no elements.
func windowCases[T int32 | float64](least, greatest T) map[backends.ReduceOpType]struct {
	none T
	join func(a, b T) T
} {
	return map[backends.ReduceOpType]struct {
		none T
		join func(a, b T) T
	}{
		backends.ReduceOpSum:     {0, func(a, b T) T { return a + b }},
		backends.ReduceOpProduct: {1, func(a, b T) T { return a * b }},
		backends.ReduceOpMax:     {least, func(a, b T) T { return max(a, b) }},
		backends.ReduceOpMin:     {greatest, func(a, b T) T { return min(a, b) }},
	}
}

func TestReduceWindow(t *testing.T) {
	dev := testdev.Open(t)
	ints := windowCases[int32](math.MinInt32, math.MaxInt32)
	floats := windowCases(math.Inf(-1), math.Inf(1))
	for seed := range uint64(60) {
		r := source(seed)
		dims := drawn(r, r.IntN(4), 1, 6)
		o := drawnWindow(r, dims, true)
		kind := backends.ReduceOpType(1 + seed%4)
		what := fmt.Sprintf("seed %d: %v of %v, %+v", seed, kind, dims, o)
		// Sums and products of floats are exact, so that their order does not show; those of
		// integers overflow.
		x := filled(dims, func(int) float64 { return float64(r.IntN(9) - 4) })
		compare(t, what, lowerWindow(toDevice(dev, x), kind, o), reduceWindow(x, o, floats[kind].none, floats[kind].join))
		y := filled(dims, func(int) int32 { return int32(r.Uint32()) })
		compare(t, what, lowerWindow(toDevice(dev, y), kind, o), reduceWindow(y, o, ints[kind].none, ints[kind].join))
	}
}

// Large windows, of which extremes are found axis by axis or by two scans.
func TestReduceLargeWindows(t *testing.T) {
	dev := testdev.Open(t)
	floats := windowCases(math.Inf(-1), math.Inf(1))
	for name, o := range map[string]windowOptions{
		"axis by axis":   {size: []int{7, 9}, strides: []int{2, 1}, paddings: [][2]int{{3, 3}, {8, 1}}},
		"by scans":       {size: []int{1, 50}, strides: []int{1, 1}, paddings: [][2]int{{0, 0}, {49, 0}}},
		"both":           {size: []int{5, 40}, strides: []int{1, 1}},
		"far apart":      {size: []int{3, 40}, strides: []int{3, 40}},
		"dilated":        {size: []int{3, 40}, strides: []int{1, 1}, windowDilations: []int{2, 1}, baseDilations: []int{1, 2}},
		"of all":         {size: []int{16, 60}},
		"all there is":   {size: []int{16, 60}, strides: []int{1, 1}, paddings: [][2]int{{15, 0}, {0, 59}}},
		"beside it also": {size: []int{2, 60}, strides: []int{1, 1}, paddings: [][2]int{{4, 4}, {70, 70}}},
	} {
		r := source(1)
		x := filled([]int{16, 60}, func(int) float64 { return float64(r.IntN(1000)) })
		for _, kind := range []backends.ReduceOpType{backends.ReduceOpMax, backends.ReduceOpMin, backends.ReduceOpSum} {
			compare(t, fmt.Sprintf("%s, %v", name, kind), lowerWindow(toDevice(dev, x), kind, o), reduceWindow(x, o, floats[kind].none, floats[kind].join))
		}
	}
}

func TestReduceWindowOfOtherTypes(t *testing.T) {
	dev := testdev.Open(t)
	o := windowOptions{size: []int{3}, strides: []int{1}, paddings: [][2]int{{3, 2}}}
	bools := array[bool]{[]int{6}, []bool{false, true, true, true, false, false}}
	for kind, want := range map[backends.ReduceOpType][]bool{
		backends.ReduceOpMax: {false, false, true, true, true, true, true, false, false},
		backends.ReduceOpMin: {true, false, false, false, true, false, false, false, false},
	} {
		compare(t, fmt.Sprintf("%v of bools", kind), lowerWindow(toDevice(dev, bools), kind, o), array[bool]{[]int{9}, want})
	}
	// Halves are summed in float32: 2048 is as far as they count.
	many := tensor.Ones(dev, dtype.Float16, 4096)
	whole := windowOptions{size: []int{4096}}
	compare(t, "a sum of halves", lowerWindow(many, backends.ReduceOpSum, whole).Cast(dtype.Float32), array[float32]{[]int{1}, []float32{4096}})
	nan := array[float32]{[]int{4}, []float32{1, float32(math.NaN()), 3, 4}}
	compare(t, "a NaN", lowerWindow(toDevice(dev, nan), backends.ReduceOpMax, windowOptions{size: []int{2}, strides: []int{1}}),
		array[float32]{[]int{3}, []float32{float32(math.NaN()), float32(math.NaN()), 4}})
	none := tensor.Zeros(dev, dtype.Float32, 0, 4)
	compare(t, "no rows", lowerWindow(none, backends.ReduceOpSum, windowOptions{size: []int{1, 2}}), newArray[float32](0, 2))
	compare(t, "a scalar", lowerWindow(tensor.Full(dev, int32(5)), backends.ReduceOpSum, windowOptions{}), array[int32]{nil, []int32{5}})
}

// selectAndScatter is XLA's SelectAndScatter with ge or le, and a sum that begins with 0.
func selectAndScatter[T int32 | float64](x, source array[T], o windowOptions, better func(a, b T) bool) array[T] {
	out := newArray[T](x.dims...)
	each(source.dims, func(place []int) {
		var best []int
		o.inWindow(x.dims, place, func(index []int) {
			if best == nil || better(*x.at(index...), *x.at(best...)) {
				best = slices.Clone(index)
			}
		})
		if best != nil {
			*out.at(best...) += *source.at(place...)
		}
	})
	return out
}

func TestSelectAndScatter(t *testing.T) {
	dev := testdev.Open(t)
	for seed := range uint64(80) {
		r := source(seed)
		dims := drawn(r, r.IntN(4), 1, 7)
		o := drawnWindow(r, dims, false)
		isMax := seed%2 == 0
		what := fmt.Sprintf("seed %d: greatest %v, of %v, %+v", seed, isMax, dims, o)
		// Few numbers, so that there are equal ones: the first is selected.
		x := filled(dims, func(int) float64 { return []float64{-1, 0, 1, math.Inf(-1), math.Inf(1)}[r.IntN(5)] })
		from := filled(o.places(dims), func(int) float64 { return float64(r.IntN(100)) })
		better := func(a, b float64) bool { return isMax && a > b || !isMax && a < b }
		compare(t, what, lowerSelectAndScatter(toDevice(dev, x), toDevice(dev, from), isMax, o.size, o.strides, o.paddings), selectAndScatter(x, from, o, better))
		y := filled(dims, func(int) int32 { return []int32{math.MinInt32, -1, 7, math.MaxInt32}[r.IntN(4)] })
		to := filled(o.places(dims), func(int) int32 { return int32(r.Uint32()) })
		wins := func(a, b int32) bool { return isMax && a > b || !isMax && a < b }
		compare(t, what, lowerSelectAndScatter(toDevice(dev, y), toDevice(dev, to), isMax, o.size, o.strides, o.paddings), selectAndScatter(y, to, o, wins))
	}
}

// Windows take few kernels: what is padded is two, a fill and a copy.
func TestWindowsAreFewKernels(t *testing.T) {
	dev := testdev.Open(t)
	x, y := tensor.Ones(dev, dtype.Float32, 2, 16, 16, 8), tensor.Ones(dev, dtype.Float32, 2, 8, 8, 8)
	two, three := windowOptions{size: []int{1, 2, 2, 1}}, windowOptions{size: []int{1, 3, 3, 1}, strides: []int{1, 2, 2, 1}, paddings: [][2]int{{}, {0, 1}, {0, 1}, {}}}
	checkKernels(t, "the greatest of two by two", 1, lowerWindow(x, backends.ReduceOpMax, two))
	checkKernels(t, "the greatest of three by three, padded", 3, lowerWindow(x, backends.ReduceOpMax, three))
	checkKernels(t, "the gradient of two by two", 2, lowerSelectAndScatter(x, y, true, two.size, two.strides, nil))
	checkKernels(t, "the gradient of three by three, padded", 6, lowerSelectAndScatter(x, y, true, three.size, three.strides, three.paddings))
}
