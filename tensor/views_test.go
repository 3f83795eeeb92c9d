package tensor_test

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

func TestViews(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []int32{0, 1, 2, 3, 4, 5}, 2, 3)
	for _, c := range []struct {
		name string
		said []*tensor.Tensor // the same view, expressed in one way or several
		dims shape.Shape
		want []int32
	}{
		{"transpose", of(x.T()), dims(3, 2), []int32{0, 3, 1, 4, 2, 5}},
		{"permute", of(x.Permute(-1, 0), x.Permute(1, 0)), dims(3, 2), []int32{0, 3, 1, 4, 2, 5}},
		{"reshape", of(x.Reshape(3, 2)), dims(3, 2), []int32{0, 1, 2, 3, 4, 5}},
		{"reshape infers", of(x.Reshape(-1)), dims(6), []int32{0, 1, 2, 3, 4, 5}},
		{"reshape of a transpose", of(x.T().Reshape(-1), x.T().Reshape(6)), dims(6), []int32{0, 3, 1, 4, 2, 5}},
		{"expand", of(x.ExpandDims(0, -1), x.ExpandDims(0, 3)), dims(1, 2, 3, 1), []int32{0, 1, 2, 3, 4, 5}},
		{"squeeze", of(x.ExpandDims(1).Squeeze(1), x.ExpandDims(1).Squeeze(-2)), dims(2, 3), []int32{0, 1, 2, 3, 4, 5}},
		{"squeeze all", of(x.ExpandDims(0, 1).Squeeze()), dims(2, 3), []int32{0, 1, 2, 3, 4, 5}},
		{"flip all", of(x.Flip()), dims(2, 3), []int32{5, 4, 3, 2, 1, 0}},
		{"flip columns", of(x.Flip(-1), x.Flip(1)), dims(2, 3), []int32{2, 1, 0, 5, 4, 3}},
		{"slice", of(x.At(shape.All(), shape.Span(1, 3))), dims(2, 2), []int32{1, 2, 4, 5}},
		{"slice from the end", of(x.At(shape.From(-1)), x.At(shape.From(1))), dims(1, 3), []int32{3, 4, 5}},
		{"slice until", of(x.At(shape.To(1)), x.At(shape.To(-1))), dims(1, 3), []int32{0, 1, 2}},
		{"slice by steps", of(x.At(shape.All(), shape.StepAll(2)), x.At(shape.All(), shape.Step(0, 3, 2))), dims(2, 2), []int32{0, 2, 3, 5}},
		{"slice backwards", of(x.At(shape.StepAll(-1), shape.Step(2, 0, -1)), x.Flip(0).At(shape.All(), shape.Step(2, 0, -1))), dims(2, 2), []int32{5, 4, 2, 1}},
		{"slice of nothing", of(x.At(shape.Span(1, 1)), x.At(shape.From(9))), dims(0, 3), nil},
		{"broadcast", of(x.At(shape.To(1)).BroadcastTo(2, 2, 3)), dims(2, 2, 3), []int32{0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2}},
		{"transpose of a scalar", of(tensor.Full(dev, int32(7)).T()), dims(), []int32{7}},
		{"scalar to one element", of(tensor.Full(dev, int32(7)).Reshape(1, 1), tensor.Full(dev, int32(7)).ExpandDims(0, 1)), dims(1, 1), []int32{7}},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, got := range c.said {
				expect(t, got, c.dims, c.want...)
			}
		})
	}
}

// model is an array whose every element is stored, in row-major order. A view must equal it.
type model struct {
	dims shape.Shape
	data []int32
}

// remade is the array of the given dims whose element at each coordinate is m's at the coordinate
// that from returns.
func (m model) remade(dims shape.Shape, from func(at []int) []int) model {
	out := model{dims: dims, data: make([]int32, dims.Size())}
	at := make([]int, len(dims))
	for i := range out.data {
		for axis, rest := len(dims)-1, i; axis >= 0; axis-- {
			at[axis], rest = rest%dims[axis], rest/dims[axis]
		}
		index := 0
		for axis, c := range from(at) {
			index = index*m.dims[axis] + c
		}
		out.data[i] = m.data[index]
	}
	return out
}

// pair is a tensor and its model.
type pair struct {
	x *tensor.Tensor
	m model
}

// step applies one random view to both.
func (p pair) step(t *rapid.T) pair {
	rank := p.m.dims.Rank()
	kind := rapid.SampledFrom([]string{"permute", "flip", "slice", "expand", "squeeze", "broadcast", "reshape", "run"}).Draw(t, "view")
	axis := 0
	if rank > 0 {
		axis = rapid.IntRange(0, rank-1).Draw(t, "axis")
	}
	switch {
	case kind == "permute":
		return p.permute(rapid.Permutation(sequence(rank)).Draw(t, "axes"))
	case kind == "flip" && rank > 0:
		return p.flip(axis)
	case kind == "slice" && rank > 0:
		return p.slice(t, axis)
	case kind == "expand" && rank < 6:
		return p.expand(rapid.IntRange(0, rank).Draw(t, "position"))
	case kind == "squeeze" && rank > 0 && p.m.dims[axis] == 1:
		return p.squeeze(axis)
	case kind == "broadcast" && rank < 6 && p.m.dims.Size() < 500:
		return p.broadcast(t)
	case kind == "reshape":
		return p.reshape(t)
	case kind == "run":
		// Stored results are seen through views like any other.
		if err := tensor.Eval(ctx, p.x); err != nil {
			t.Fatal(err)
		}
	}
	return p
}

func sequence(n int) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = i
	}
	return out
}

func (p pair) permute(axes []int) pair {
	dims := make(shape.Shape, len(axes))
	for i, a := range axes {
		dims[i] = p.m.dims[a]
	}
	return pair{p.x.Permute(axes...), p.m.remade(dims, func(at []int) []int {
		from := make([]int, len(at))
		for i, a := range axes {
			from[a] = at[i]
		}
		return from
	})}
}

func (p pair) flip(axis int) pair {
	return pair{p.x.Flip(axis), p.m.remade(p.m.dims, func(at []int) []int {
		from := append([]int{}, at...)
		from[axis] = p.m.dims[axis] - 1 - at[axis]
		return from
	})}
}

// slice draws bounds in and out of range, and lists the selected indices one by one, by Python's
// definition.
func (p pair) slice(t *rapid.T, axis int) pair {
	size := p.m.dims[axis]
	step := rapid.SampledFrom([]int{1, 1, 2, 3, -1, -2}).Draw(t, "step")
	start := rapid.IntRange(-size-2, size+2).Draw(t, "start")
	stop := rapid.IntRange(-size-2, size+2).Draw(t, "stop")
	wrap := func(i int) int {
		if i < 0 {
			return i + size
		}
		return i
	}
	// Walking from far outside and keeping the indices inside clips the bounds. A clipped start is
	// the end itself, so the walk begins there.
	first, last := wrap(start), wrap(stop)
	if step > 0 {
		first = max(first, 0)
	} else {
		first = min(first, size-1)
	}
	var selected []int
	for i := first; (step > 0 && i < min(last, size)) || (step < 0 && i > max(last, -1)); i += step {
		selected = append(selected, i)
	}
	dims := p.m.dims.Clone()
	dims[axis] = len(selected)
	ranges := make([]shape.Index, axis+1)
	for i := range ranges {
		ranges[i] = shape.All()
	}
	ranges[axis] = shape.Step(start, stop, step)
	return pair{p.x.At(ranges...), p.m.remade(dims, func(at []int) []int {
		from := append([]int{}, at...)
		from[axis] = selected[at[axis]]
		return from
	})}
}

func (p pair) expand(position int) pair {
	dims := append(shape.Shape{}, p.m.dims[:position]...)
	dims = append(append(dims, 1), p.m.dims[position:]...)
	return pair{p.x.ExpandDims(position), model{dims, p.m.data}}
}

func (p pair) squeeze(axis int) pair {
	dims := append(shape.Shape{}, p.m.dims[:axis]...)
	return pair{p.x.Squeeze(axis), model{append(dims, p.m.dims[axis+1:]...), p.m.data}}
}

// broadcast prepends an axis and stretches every axis of size 1.
func (p pair) broadcast(t *rapid.T) pair {
	dims := append(shape.Shape{rapid.IntRange(0, 3).Draw(t, "new")}, p.m.dims...)
	for i, d := range dims[1:] {
		if d == 1 {
			dims[i+1] = rapid.IntRange(0, 2).Draw(t, "stretched")
		}
	}
	return pair{p.x.BroadcastTo(dims...), p.m.remade(dims, func(at []int) []int {
		from := append([]int{}, at[1:]...)
		for i, d := range p.m.dims {
			if d == 1 {
				from[i] = 0
			}
		}
		return from
	})}
}

// reshape splits the elements into two axes, or merges all.
func (p pair) reshape(t *rapid.T) pair {
	size := p.m.dims.Size()
	if size == 0 {
		return pair{p.x.Reshape(0, 2), model{shape.Shape{0, 2}, nil}}
	}
	inner := rapid.SampledFrom([]int{1, 2, 3, 4}).Draw(t, "inner")
	if size%inner != 0 {
		inner = size
	}
	return pair{p.x.Reshape(-1, inner), model{shape.Shape{size / inner, inner}, p.m.data}}
}

// Views of views of views have the elements that each step's definition selects.
func TestComposedViews(t *testing.T) {
	dev := testdev.Open(t)
	rapid.Check(t, func(t *rapid.T) { checkComposedViews(t, dev) })
}

func checkComposedViews(t *rapid.T, dev *device.Device) {
	dims := shape.Shape(rapid.SliceOfN(rapid.IntRange(1, 5), 0, 4).Draw(t, "dims"))
	data := counting(dims, 1)
	p := pair{tensor.From(dev, data, dims...), model{dims, data}}
	if dims.Rank() == 0 {
		p.x = tensor.Full(dev, data[0])
	}
	story := fmt.Sprint(dims)
	for range rapid.IntRange(1, 6).Draw(t, "steps") {
		p = p.step(t)
		story += fmt.Sprint(" ", p.m.dims)
	}
	if err := p.x.Err(); err != nil {
		t.Fatalf("%s: %v", story, err)
	}
	if !p.x.Shape().Equal(p.m.dims) {
		t.Fatalf("%s: shape %v, want %v", story, p.x.Shape(), p.m.dims)
	}
	// Once directly, and once through an operator that also reads another layout.
	got := read[int32](t, p.x)
	if i := firstDifference(got, p.m.data); i >= 0 {
		t.Fatalf("%s: got %v, want %v: they differ at %d", story, got, p.m.data, i)
	}
	doubled := read[int32](t, p.x.Add(tensor.From(dev, p.m.data).Reshape(p.m.dims...)))
	for i := range doubled {
		if doubled[i] != 2*p.m.data[i] {
			t.Fatalf("%s: twice the view at %d is %d, want %d", story, i, doubled[i], 2*p.m.data[i])
		}
	}
}
