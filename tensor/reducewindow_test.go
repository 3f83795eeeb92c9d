package tensor_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// windows are the windows of an operand by their definition: for each one its elements' numbers, in
// row-major order of the window.
type windows struct {
	dims, places shape.Shape
	elements     [][]int // of each place
}

// drawWindows draws an operand of up to rank axes, each of up to most elements, and at least one
// window of it.
func drawWindows(t *rapid.T, rank, most int, dilated bool) (tensor.Window, windows) {
	var w tensor.Window
	var all windows
	all.elements = [][]int{nil}
	for axis := range rapid.IntRange(0, rank).Draw(t, "rank") {
		number := func(low, high int, what string) int { return rapid.IntRange(low, high).Draw(t, what) }
		n, size, stride, apart, base, before, after := number(1, most, "n"), number(1, 3, "size"), number(1, 4, "stride"), 1, 1, number(0, 3, "before"), number(0, 3, "after")
		if dilated {
			apart, base = number(1, 3, "apart"), number(1, 3, "base")
		}
		reach := (size-1)*apart + 1
		length := before + (n-1)*base + 1 + after
		after += max(0, reach-length)
		places := (max(length, reach)-reach)/stride + 1
		w.Size, w.Strides, w.Padding = append(w.Size, size), append(w.Strides, stride), append(w.Padding, [2]int{before, after})
		w.Dilations, w.BaseDilations = append(w.Dilations, apart), append(w.BaseDilations, base)
		all = all.along(axis, n, places, func(place int) (list []int) {
			for i := range size {
				if at := place*stride + i*apart - before; at >= 0 && at%base == 0 && at/base < n {
					list = append(list, at/base)
				}
			}
			return list
		})
	}
	return w, all
}

// along adds an innermost axis of the given number of places to the windows; inside lists the
// elements of each place. Places without elements have none.
func (w windows) along(axis, n, places int, inside func(place int) []int) windows {
	out := windows{dims: append(slices.Clone(w.dims), n), places: append(slices.Clone(w.places), places)}
	for _, outer := range w.elements {
		if axis == 0 {
			outer = []int{0}
		}
		for place := range places {
			list := []int{}
			for _, o := range outer {
				for _, i := range inside(place) {
					list = append(list, o*n+i)
				}
			}
			out.elements = append(out.elements, list)
		}
	}
	return out
}

// of returns the elements of each window, also for a scalar.
func (w windows) of() [][]int {
	if len(w.dims) == 0 {
		return [][]int{{0}}
	}
	return w.elements
}

// Every window has the sum, the product, the greatest or the least of its elements; padding and
// places between elements do not count.
func TestReduceWindow(t *testing.T) {
	dev := testdev.Open(t)
	modes := []struct {
		mode tensor.WindowMode
		none int32
		join func(a, b int32) int32
	}{
		{tensor.WindowSum, 0, func(a, b int32) int32 { return a + b }},
		{tensor.WindowProd, 1, func(a, b int32) int32 { return a * b }},
		{tensor.WindowMax, math.MinInt32, func(a, b int32) int32 { return max(a, b) }},
		{tensor.WindowMin, math.MaxInt32, func(a, b int32) int32 { return min(a, b) }},
	}
	rapid.Check(t, func(t *rapid.T) {
		w, all := drawWindows(t, 3, 6, true)
		x := rapid.SliceOfN(rapid.Int32(), all.dims.Size(), all.dims.Size()).Draw(t, "x")
		m := rapid.SampledFrom(modes).Draw(t, "mode")
		var want []int32
		for _, elements := range all.of() {
			sum := m.none
			for _, i := range elements {
				sum = m.join(sum, x[i])
			}
			want = append(want, sum)
		}
		sameInts(t, tensor.From(dev, x).Reshape(all.dims...).ReduceWindow(m.mode, w), all.places, want)
	})
}

// Large windows are reduced axis by axis, and long ones by scans.
func TestReduceLargeWindows(t *testing.T) {
	dev := testdev.Open(t)
	const rows, cols, high, wide = 12, 70, 5, 40
	data := make([]int32, rows*cols)
	for i := range data {
		data[i] = int32(i * 7919 % 1009)
	}
	x := tensor.From(dev, data, rows, cols)
	for mode, join := range map[tensor.WindowMode]func(a, b int32) int32{
		tensor.WindowMax: func(a, b int32) int32 { return max(a, b) },
		tensor.WindowMin: func(a, b int32) int32 { return min(a, b) },
		tensor.WindowSum: func(a, b int32) int32 { return a + b },
	} {
		var want []int32
		for i := range rows - high + 1 {
			for j := range cols - wide + 1 {
				sum := data[i*cols+j]
				for k := 1; k < high*wide; k++ {
					sum = join(sum, data[(i+k/wide)*cols+j+k%wide])
				}
				want = append(want, sum)
			}
		}
		expect(t, x.ReduceWindow(mode, tensor.Window{Size: []int{high, wide}, Strides: []int{1}}), dims(rows-high+1, cols-wide+1), want...)
	}
}

// Halves, NaN and tensors without elements, as the doc comment says.
func TestReduceWindowOfSpecialValues(t *testing.T) {
	dev := testdev.Open(t)
	all := tensor.Window{Size: []int{4096}}
	expect(t, tensor.Ones(dev, dtype.Float16, 4096).ReduceWindow(tensor.WindowSum, all).Cast(dtype.Float32), dims(1), float32(4096))
	two := tensor.Window{Size: []int{2}, Strides: []int{1}}
	expect(t, tensor.From(dev, []float32{1, nan, 3, 4}).ReduceWindow(tensor.WindowMax, two), dims(3), nan, nan, float32(4))
	padded := tensor.Window{Size: []int{1}, Padding: [][2]int{{1, 1}}}
	expect(t, tensor.From(dev, []float32{5}).ReduceWindow(tensor.WindowMin, padded), dims(3), inf, float32(5), inf)
	expect(t, tensor.From(dev, []float32{5}).ReduceWindow(tensor.WindowProd, padded), dims(3), float32(1), 5, 1)
	expect(t, tensor.Zeros(dev, dtype.Float32, 0, 4).ReduceWindow(tensor.WindowSum, tensor.Window{Size: []int{1, 2}}), dims(0, 2), []float32{}...)
}

// Each element of the source goes to the first greatest, or least, element of its window.
func TestSelectAndScatter(t *testing.T) {
	dev := testdev.Open(t)
	rapid.Check(t, func(t *rapid.T) {
		w, all := drawWindows(t, 2, 7, false)
		// Few different numbers, so that some elements are equal.
		x := rapid.SliceOfN(rapid.SampledFrom([]int32{math.MinInt32, -1, 7, math.MaxInt32}), all.dims.Size(), all.dims.Size()).Draw(t, "x")
		source := rapid.SliceOfN(rapid.Int32(), all.places.Size(), all.places.Size()).Draw(t, "source")
		mode := rapid.SampledFrom([]tensor.WindowMode{tensor.WindowMax, tensor.WindowMin}).Draw(t, "mode")
		want := make([]int32, len(x))
		for place, elements := range all.of() {
			best := -1
			for _, i := range elements {
				if best < 0 || mode == tensor.WindowMax && x[i] > x[best] || mode == tensor.WindowMin && x[i] < x[best] {
					best = i
				}
			}
			if best >= 0 {
				want[best] += source[place]
			}
		}
		sameInts(t, tensor.From(dev, x).Reshape(all.dims...).SelectAndScatter(tensor.From(dev, source).Reshape(all.places...), mode, w), all.dims, want)
	})
	first := tensor.From(dev, []float32{nan, 3, nan, 1}).SelectAndScatter(tensor.From(dev, []float32{1, 2}), tensor.WindowMax, tensor.Window{Size: []int{2}})
	expect(t, first, dims(4), float32(1), 0, 2, 0)
}

func TestReduceWindowMistakes(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Zeros(dev, dtype.Float32, 4, 5)
	for want, y := range map[string]*tensor.Tensor{
		"size":                  x.ReduceWindow(tensor.WindowSum, tensor.Window{Size: []int{2, 2, 2}}),
		"strides":               x.ReduceWindow(tensor.WindowSum, tensor.Window{Size: []int{2}, Strides: []int{0}}),
		"WindowMode(9)":         x.ReduceWindow(tensor.WindowMode(9), tensor.Window{Size: []int{2}}),
		"complex64":             x.Cast(dtype.Complex64).ReduceWindow(tensor.WindowMax, tensor.Window{Size: []int{2}}),
		"bool":                  x.Cast(dtype.Bool).ReduceWindow(tensor.WindowSum, tensor.Window{Size: []int{2}}),
		"mode is":               x.SelectAndScatter(x, tensor.WindowSum, tensor.Window{Size: []int{2}}),
		"an element for each":   x.SelectAndScatter(x, tensor.WindowMax, tensor.Window{Size: []int{2}}),
		"give the elements of ": x.ReduceWindow(tensor.WindowSum, tensor.Window{}),
	} {
		if err := y.Err(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q in it", err, want)
		}
	}
}

// A convolution with a layout equals the default one with its axes exchanged.
func TestConvLayouts(t *testing.T) {
	dev := testdev.Open(t)
	rapid.Check(t, func(t *rapid.T) {
		in, kernel, out := rapid.Permutation([]int{0, 1, 2, 3}).Draw(t, "in"), rapid.Permutation([]int{0, 1, 2, 3}).Draw(t, "kernel"), rapid.Permutation([]int{0, 1, 2, 3}).Draw(t, "out")
		spelled := func(letters string, order []int) string {
			var s strings.Builder
			for _, axis := range order {
				s.WriteByte(letters[axis])
			}
			return s.String()
		}
		layout := spelled("nchw", in) + "," + spelled("oihw", kernel) + "->" + spelled("nchw", out)
		x := tensor.Arange(dev, int32(0), 2*4*6*5, 1).Mul(7919).Remainder(101).Reshape(2, 4, 6, 5)
		w := tensor.Arange(dev, int32(0), 6*2*3*2, 1).Mul(104729).Remainder(97).Reshape(6, 2, 3, 2)
		// The lists are in the operand's order of its spatial axes.
		list := func(high, wide int) []int {
			if slices.Index(in, 2) < slices.Index(in, 3) {
				return []int{high, wide}
			}
			return []int{wide, high}
		}
		c := tensor.Convolution{Strides: []int{2, 1}, Dilations: []int{1, 2}, Groups: 2}
		want, err := tensor.Read[int32](ctx, x.Conv(w, c).Permute(out...))
		if err != nil {
			t.Fatal(err)
		}
		c.Layout, c.Strides, c.Dilations = layout, list(2, 1), list(1, 2)
		sameInts(t, x.Permute(in...).Conv(w.Permute(kernel...), c), x.Conv(w, tensor.Convolution{Strides: []int{2, 1}, Dilations: []int{1, 2}, Groups: 2}).Permute(out...).Shape(), want)
	})
}

// sameInts fails a property unless a tensor has the shape and the elements.
func sameInts(t *rapid.T, x *tensor.Tensor, s shape.Shape, want []int32) {
	t.Helper()
	got, err := tensor.Read[int32](ctx, x)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(x.Shape(), s) || !slices.Equal(got, want) {
		t.Fatalf("got %v %v, want %v %v", x.Shape(), got, s, want)
	}
}
