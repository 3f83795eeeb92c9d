package graph

import (
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// data makes a leaf of float32 elements in row-major order.
func data(dims ...int) Value {
	return NewData(dtype.Float32, Stored{Buffer: "data", View: shape.Contiguous(shape.Shape(dims))})
}

// unary applies an operator that keeps its operand's type.
func unary(o *ops.Op, x Value) Value { return New(o, ops.Attr{}, "here.go:1", x.Type(), x) }

// run stores a result, as the engine does.
func run(v Value, buffer string) {
	v.Store(Stored{Buffer: buffer, View: shape.Contiguous(v.Shape())})
}

// TestLifeOfANode follows a node from its making to the release of its inputs.
func TestLifeOfANode(t *testing.T) {
	x := data(2, 3)
	y := unary(ops.Exp, x)
	z := New(ops.Add, ops.Attr{}, "here.go:2", y.Type(), y, y)
	if x.Node.Pending.Load() != 1 || y.Node.Pending.Load() != 2 || z.Node.Pending.Load() != 0 {
		t.Errorf("readers: %d of x, %d of y, %d of z", x.Node.Pending.Load(), y.Node.Pending.Load(), z.Node.Pending.Load())
	}
	if y.Node.Depth.Load() != 0 || z.Node.Depth.Load() != 1 {
		t.Errorf("depths: %d of y, over data, %d of z, over y", y.Node.Depth.Load(), z.Node.Depth.Load())
	}
	if _, stored := y.Stored(); stored || y.Node.Done() {
		t.Error("y has its elements before it has run")
	}

	run(y, "y")
	if s, stored := y.Stored(); !stored || s.Buffer != "y" || !y.Node.Done() {
		t.Errorf("y has run and has %v", s)
	}
	if w := unary(ops.Neg, y); w.Node.Depth.Load() != 0 {
		t.Errorf("a reader of a node that has run is %d deep", w.Node.Depth.Load())
	}

	var released []Value
	run(z, "z")
	z.Node.ReleaseInputs(func(v Value) { released = append(released, v) })
	if len(released) != 2 || released[0] != y || y.Node.Pending.Load() != 1 || len(z.Node.Inputs) != 0 {
		t.Errorf("z released %v and reads %v; y has %d readers", released, z.Node.Inputs, y.Node.Pending.Load())
	}
	z.Node.ReleaseInputs(func(v Value) { t.Errorf("z released %v again", v) })
}

// TestAbstractNodes checks that values that depend on a parameter are abstract.
func TestAbstractNodes(t *testing.T) {
	p := NewParameter(dtype.Float32, shape.Shape{4}, "p")
	if y := unary(ops.Exp, unary(ops.Neg, p)); !y.Node.Abstract || !p.Node.Abstract {
		t.Error("a value that depends on a parameter is not abstract")
	}
	if unary(ops.Exp, data(4)).Node.Abstract {
		t.Error("a value that depends on data alone is abstract")
	}
}

// TestConstants checks leaves of constants: their readers count depth as from a stored value.
func TestConstants(t *testing.T) {
	c := &Constant{Name: "roots of 8", DType: dtype.Complex64, Shape: shape.Shape{8}}
	later := c.Later()
	if later.Node.Done() || later.Node.Constant() != c || later.DType() != c.DType {
		t.Errorf("a later constant is done: %v, of %v", later.Node.Done(), later.Node.Constant())
	}
	if y := unary(ops.Neg, later); y.Node.Depth.Load() != 0 {
		t.Errorf("a reader of a later constant is %d deep", y.Node.Depth.Load())
	}
	if host := c.OnHost(); !host.Node.Done() || host.Node.Constant() != c {
		t.Error("a constant on the host is not stored")
	}
	if data(1).Node.Constant() != nil {
		t.Error("a leaf of data has a constant")
	}
}

// TestViews checks that a movement returns other strides over the same elements, or false.
func TestViews(t *testing.T) {
	x := shape.Contiguous(shape.Shape{2, 3})
	for _, c := range []struct {
		op   *ops.Op
		attr ops.Attr
		in   shape.View
		want shape.Shape
		good bool
	}{
		{ops.Permute, ops.Attr{Axes: []int{1, 0}}, x, shape.Shape{3, 2}, true},
		{ops.BroadcastTo, ops.Attr{Shape: shape.Shape{4, 2, 3}}, x, shape.Shape{4, 2, 3}, true},
		{ops.Reshape, ops.Attr{Shape: shape.Shape{6}}, x, shape.Shape{6}, true},
		{ops.ExpandDims, ops.Attr{Axes: []int{0}}, x, shape.Shape{1, 2, 3}, true},
		{ops.Flip, ops.Attr{Axes: []int{1}}, x, shape.Shape{2, 3}, true},
		{ops.SlidingWindow, ops.Attr{Axes: []int{1}, Counts: []int{2, 1}}, x, shape.Shape{2, 2, 2}, true},
		{ops.Exp, ops.Attr{}, x, nil, false},
	} {
		n := &Node{Op: c.op, Attr: c.attr}
		v, ok := n.View(c.in)
		if ok != c.good || ok && !v.Shape.Equal(c.want) {
			t.Errorf("%s of %v: %v, %v; want %v, %v", c.op, c.in.Shape, v.Shape, ok, c.want, c.good)
		}
	}
	across, err := x.Permute("permute", 1, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := (&Node{Op: ops.Reshape, Attr: ops.Attr{Shape: shape.Shape{6}}}).View(across); ok {
		t.Error("a reshape across strides is a view")
	}
}

// TestRegions checks that the operands of a join fill its result without a gap or an overlap.
func TestRegions(t *testing.T) {
	a, b := data(2, 3), data(2, 1)
	n := New(ops.Concat, ops.Attr{Axes: []int{1}}, "", Type{dtype.Float32, shape.Shape{2, 4}, true}, a, b).Node
	regions := n.Regions()
	if len(regions) != 2 || regions[0].Offset != 0 || regions[1].Offset != 3 ||
		!regions[0].Shape.Equal(shape.Shape{2, 3}) || !regions[1].Shape.Equal(shape.Shape{2, 1}) {
		t.Errorf("the regions are %v", regions)
	}
}

// TestLargest checks that nodes that have run, and unknown sizes, do not count.
func TestLargest(t *testing.T) {
	x := data(100)
	small := New(ops.Neg, ops.Attr{}, "", Type{dtype.Float32, shape.Shape{10}, true}, x)
	unknown := New(ops.Nonzero, ops.Attr{}, "", Type{DType: dtype.Int64}, small)
	if got := Largest([]Value{unknown, small}); got != 10 {
		t.Errorf("the largest result has %d elements, want 10", got)
	}
	run(small, "small")
	if got := Largest([]Value{unknown}); got != 0 {
		t.Errorf("the largest result has %d elements, want 0", got)
	}
}
