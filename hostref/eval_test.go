package hostref

import (
	"bytes"
	"context"
	"errors"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func drawView(t *rapid.T) (v shape.View, elements int) {
	low, high := 0, 0
	for range rapid.IntRange(0, 5).Draw(t, "rank") {
		size, stride := rapid.IntRange(1, 5).Draw(t, "size"), rapid.IntRange(-7, 7).Draw(t, "stride")
		v.Shape, v.Strides = append(v.Shape, size), append(v.Strides, stride)
		low, high = low+min(0, (size-1)*stride), high+max(0, (size-1)*stride)
	}
	v.Offset = rapid.IntRange(0, 2).Draw(t, "offset") - low
	return v, v.Offset + high + 1
}

// offsets lists the offsets of a view's points, computed from the definition of a view.
func offsets(v shape.View) []int {
	list := []int{v.Offset}
	for axis, size := range v.Shape {
		var longer []int
		for _, at := range list {
			for i := range size {
				longer = append(longer, at+i*v.Strides[axis])
			}
		}
		list = longer
	}
	return list
}

func TestGatherAndScatterFollowTheView(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v, elements := drawView(t)
		at := offsets(v)
		size := rapid.SampledFrom([]int{1, 2, 4, 8, 16}).Draw(t, "bytes")
		src := make([]byte, elements*size)
		for i := range src {
			src[i] = byte(i*37 + 11)
		}
		var want []byte
		for _, o := range at {
			want = append(want, src[o*size:(o+1)*size]...)
		}
		got := make([]byte, len(want))
		Gather(got, src, size, v)
		if !bytes.Equal(got, want) {
			t.Fatalf("gather: % x, want % x", got, want)
		}

		low := rapid.IntRange(0, len(at)).Draw(t, "low")
		high := rapid.IntRange(low, len(at)).Draw(t, "high")
		part := make([]byte, (high-low)*size)
		GatherFrom(part, src, size, v, low)
		if !bytes.Equal(part, want[low*size:high*size]) {
			t.Fatalf("gather of %d to %d: % x, want % x", low, high, part, want[low*size:high*size])
		}

		index := make([]int64, high-low)
		IndexFrom(index, v, low)
		scattered, expected := bytes.Clone(src), bytes.Clone(src)
		for i := range part {
			part[i] ^= 0xff
		}
		ScatterTo(scattered, part, size, v, low)
		for i, o := range at[low:high] {
			if index[i] != int64(o) {
				t.Fatalf("point %d lies at %d, want %d", low+i, index[i], o)
			}
			copy(expected[o*size:], part[i*size:(i+1)*size])
		}
		if !bytes.Equal(scattered, expected) {
			t.Fatalf("scatter: % x, want % x", scattered, expected)
		}
	})
}

// A view without elements reads and writes nothing, whatever its strides and offset.
func TestGatherOfNothing(t *testing.T) {
	none := shape.View{Shape: shape.Shape{3, 0, 2}, Strides: []int{100, 10, 1}, Offset: 1000}
	dst, src := []byte{1, 2, 3, 4}, []byte{5, 6, 7, 8}
	Gather(dst[:0], src, 4, none)
	ScatterTo(dst, src[:0], 4, none, 0)
	if !bytes.Equal(dst, []byte{1, 2, 3, 4}) || !bytes.Equal(src, []byte{5, 6, 7, 8}) {
		t.Errorf("the memory has changed to % x and % x", dst, src)
	}
}

func array[T dtype.Element](s shape.Shape, elements ...T) *Array {
	return &Array{DType: dtype.Of[T](), Shape: s, Data: Bytes(elements)}
}

func counted(s ...int) *Array {
	a := NewArray(dtype.Int64, s)
	for i := range Slice[int64](a.Data) {
		Slice[int64](a.Data)[i] = int64(i)
	}
	return a
}

// Package ops infers the shape and dtype of the node, as in a graph.
func TestEval(t *testing.T) {
	matrix := counted(2, 3)
	for _, c := range []struct {
		name string
		op   *ops.Op
		attr ops.Attr
		in   []*Array
		want *Array
	}{
		{"add", ops.Add, ops.Attr{}, []*Array{matrix, matrix}, array[int64](shape.Shape{2, 3}, 0, 2, 4, 6, 8, 10)},
		{"less", ops.Less, ops.Attr{}, []*Array{matrix, array[int64](shape.Shape{2, 3}, 1, 1, 1, 9, 4, 0)},
			array(shape.Shape{2, 3}, true, false, false, true, false, false)},
		{"cast", ops.Cast, ops.Attr{DType: dtype.Float32}, []*Array{matrix}, array[float32](shape.Shape{2, 3}, 0, 1, 2, 3, 4, 5)},
		{"sum over rows", ops.Sum, ops.Attr{Axes: []int{0}}, []*Array{matrix}, array[int64](shape.Shape{3}, 3, 5, 7)},
		{"sum along rows", ops.Sum, ops.Attr{Axes: []int{-1}, KeepDims: true}, []*Array{matrix}, array[int64](shape.Shape{2, 1}, 3, 12)},
		{"max of all", ops.Max, ops.Attr{}, []*Array{matrix}, array[int64](shape.Shape{}, 5)},
		{"sum over the outer and the inner axis", ops.Sum, ops.Attr{Axes: []int{2, 0}}, []*Array{counted(2, 2, 2)}, array[int64](shape.Shape{2}, 0+1+4+5, 2+3+6+7)},
		{"min of an empty shape along another axis", ops.Min, ops.Attr{Axes: []int{1}}, []*Array{counted(0, 3)}, array[int64](shape.Shape{0})},
		{"permute", ops.Permute, ops.Attr{Axes: []int{1, 0}}, []*Array{matrix}, array[int64](shape.Shape{3, 2}, 0, 3, 1, 4, 2, 5)},
		{"broadcast", ops.BroadcastTo, ops.Attr{Shape: shape.Shape{2, 3}}, []*Array{counted(3)}, array[int64](shape.Shape{2, 3}, 0, 1, 2, 0, 1, 2)},
		{"reshape", ops.Reshape, ops.Attr{Shape: shape.Shape{3, -1}}, []*Array{matrix}, counted(3, 2)},
		{"flip", ops.Flip, ops.Attr{Axes: []int{1}}, []*Array{matrix}, array[int64](shape.Shape{2, 3}, 2, 1, 0, 5, 4, 3)},
		{"expand", ops.ExpandDims, ops.Attr{Axes: []int{1}}, []*Array{counted(2)}, counted(2, 1)},
		{"squeeze", ops.Squeeze, ops.Attr{}, []*Array{counted(2, 1)}, counted(2)},
		{"copy of nothing", ops.Copy, ops.Attr{}, []*Array{counted(4, 0)}, counted(4, 0)},
	} {
		t.Run(c.name, func(t *testing.T) {
			var values []graph.Value
			for _, a := range c.in {
				values = append(values, graph.NewFull(a.DType, element.Bits{}, a.Shape, "test"))
			}
			v, err := compose.Apply(c.op, c.attr, "test", values...)
			if err != nil {
				t.Fatal(err)
			}
			got, err := Eval(context.Background(), v.Node, c.in)
			if err != nil {
				t.Fatal(err)
			}
			if got.DType != c.want.DType || !got.Shape.Equal(c.want.Shape) || !bytes.Equal(got.Data, c.want.Data) {
				t.Errorf("%v, want %v", got, c.want)
			}
		})
	}
}

func TestEvalOfCreations(t *testing.T) {
	got, err := Eval(context.Background(), graph.NewFull(dtype.Uint32, element.Bits{7}, shape.Shape{2, 2}, "test").Node, nil)
	if err != nil || !slices.Equal(Slice[uint32](got.Data), []uint32{7, 7, 7, 7}) {
		t.Errorf("full: %v, %v", got, err)
	}
	got, err = Eval(context.Background(), graph.NewFull(dtype.Complex128, element.Bits{1 << 62, 3 << 62}, shape.Shape{3}, "test").Node, nil)
	if err != nil || !slices.Equal(Slice[complex128](got.Data), []complex128{2 - 2i, 2 - 2i, 2 - 2i}) {
		t.Errorf("full of complex numbers: %v, %v", got, err)
	}
	got, err = Eval(context.Background(), graph.NewFull(dtype.BFloat16, element.One(dtype.BFloat16), shape.Shape{3}, "test").Node, nil)
	if err != nil || !slices.Equal(view[uint16](got.Data), []uint16{0x3f80, 0x3f80, 0x3f80}) {
		t.Errorf("full of halves: %v, %v", got, err)
	}
	got, err = Eval(context.Background(), graph.NewIota(shape.Shape{2, 3}, "test").Node, nil)
	if err != nil || !bytes.Equal(got.Data, counted(2, 3).Data) || !got.Shape.Equal(shape.Shape{2, 3}) {
		t.Errorf("iota: %v, %v", got, err)
	}
}

// Concurrent pieces return the same result as a single one.
func TestEvalOfManyElements(t *testing.T) {
	const rows, columns = 3*grain/1000 + 1, 1000
	a := counted(rows, columns)
	v, err := compose.Apply(ops.Permute, ops.Attr{Axes: []int{1, 0}}, "test", graph.NewFull(a.DType, element.Bits{}, a.Shape, "test"))
	if err != nil {
		t.Fatal(err)
	}
	transposed, err := Eval(context.Background(), v.Node, []*Array{a})
	if err != nil {
		t.Fatal(err)
	}
	sums, err := compose.Apply(ops.Sum, ops.Attr{Axes: []int{1}}, "test", v)
	if err != nil {
		t.Fatal(err)
	}
	got, err := Eval(context.Background(), sums.Node, []*Array{transposed})
	if err != nil {
		t.Fatal(err)
	}
	for j, sum := range Slice[int64](got.Data) {
		if want := int64(rows)*int64(j) + columns*rows*(rows-1)/2; sum != want {
			t.Fatalf("column %d sums to %d, want %d", j, sum, want)
		}
	}
}

func TestEvalRejectsWhatDoesNotFit(t *testing.T) {
	two, three := graph.NewFull(dtype.Int64, element.Bits{}, shape.Shape{2}, "test"), counted(3)
	add, err := compose.Apply(ops.Add, ops.Attr{}, "test", two, two)
	if err != nil {
		t.Fatal(err)
	}
	reshape, err := compose.Apply(ops.Reshape, ops.Attr{Shape: shape.Shape{2, 1}}, "test", two)
	if err != nil {
		t.Fatal(err)
	}
	var wrong *Error
	var arity *ops.ArityError
	for _, c := range []struct {
		name   string
		node   *graph.Node
		in     []*Array
		target any
	}{
		{"another shape", add.Node, []*Array{three, three}, &wrong},
		{"an operand too few", add.Node, []*Array{three}, &arity},
		{"a reshape of another size", reshape.Node, []*Array{three}, &wrong},
		{"data of another length", reshape.Node, []*Array{{DType: dtype.Int64, Shape: shape.Shape{2}}}, &wrong},
		{"data", graph.NewData(dtype.Int64, graph.Stored{View: shape.Contiguous(shape.Shape{2})}).Node, nil, &wrong},
	} {
		if _, err := Eval(context.Background(), c.node, c.in); err == nil || !errors.As(err, c.target) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// Eval returns a constant's elements, whether the graph has them on the host or in a buffer.
func TestEvalOfConstants(t *testing.T) {
	c := &graph.Constant{Name: "two", DType: dtype.Int16, Shape: shape.Shape{2}, Bytes: func(context.Context) []byte { return Bytes([]int16{7, -7}) }}
	for _, v := range []graph.Value{c.OnHost(), c.Stored(graph.Stored{Buffer: new(int), View: shape.Contiguous(c.Shape)})} {
		a, err := Eval(context.Background(), v.Node, nil)
		if err != nil || a.DType != dtype.Int16 || !a.Shape.Equal(c.Shape) || !slices.Equal(a.Data, c.Bytes(t.Context())) {
			t.Errorf("got %v, %v", a, err)
		}
	}
}

// Halves are summed in float32, which holds 4097, and the sum is rounded to a half once.
func TestSumOfHalvesIsRoundedOnce(t *testing.T) {
	const n = 4097
	ones := &Array{DType: dtype.Float16, Shape: shape.Shape{n}, Data: Bytes(slices.Repeat([]uint16{0x3c00}, n))}
	v, err := compose.Apply(ops.Sum, ops.Attr{}, "test", graph.NewFull(ones.DType, element.Bits{}, ones.Shape, "test"))
	if err != nil {
		t.Fatal(err)
	}
	var nodes []*graph.Node
	for n := v.Node; n.Op != ops.Full; n = n.Inputs[0].Node {
		nodes = append(nodes, n)
	}
	a := ones
	for _, n := range slices.Backward(nodes) {
		if a, err = Eval(context.Background(), n, []*Array{a}); err != nil {
			t.Fatal(err)
		}
	}
	if got := view[uint16](a.Data)[0]; a.DType != dtype.Float16 || got != 0x6c00 { // 4096: ties to even
		t.Errorf("the sum of %d ones is %#x of %s", n, got, a.DType)
	}
}
