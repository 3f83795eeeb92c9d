package graph

import (
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// TestSnapshotIsApart checks that a copy shares what never changes, does not count as a reader, and
// keeps its inputs when the original releases them.
func TestSnapshotIsApart(t *testing.T) {
	x := data(4)
	y := unary(ops.Exp, x)
	z := New(ops.Add, ops.Attr{}, "here.go:3", y.Type(), y, y)
	copies := Snapshot([]Value{z, y})
	c, d := copies[0], copies[1]
	if c.Node == z.Node || c.Node.Op != ops.Add || c.Node.Site != z.Node.Site || !c.Shape().Equal(z.Shape()) {
		t.Errorf("the copy of z is %+v", c.Node)
	}
	if c.Node.Inputs[0].Node != d.Node || c.Node.Inputs[1].Node != d.Node {
		t.Error("y was copied more than once")
	}
	if n := y.Node.Pending.Load(); n != 2 {
		t.Errorf("y has %d readers after a snapshot, want 2", n)
	}
	run(y, "y")
	y.Node.ReleaseInputs(nil)
	if d.Node.Done() || len(d.Node.Inputs) != 1 {
		t.Error("the copy has changed with its original")
	}
	if _, stored := d.Node.Inputs[0].Stored(); !stored {
		t.Error("the copy of data has no elements")
	}
}

// TestSnapshotStopsAtLeaves checks that a node with a given buffer is copied as a leaf, unless its
// shape is unknown.
func TestSnapshotStopsAtLeaves(t *testing.T) {
	y := unary(ops.Exp, data(4))
	z := unary(ops.Neg, y)
	leaf := func(n *Node) any {
		if n == y.Node {
			return "given"
		}
		return nil
	}
	c := SnapshotTo([]Value{z}, leaf)[0]
	if s, ok := c.Node.Inputs[0].Stored(); !ok || s.Buffer != "given" || len(c.Node.Inputs[0].Node.Inputs) != 0 {
		t.Errorf("y's copy has %v", s)
	}
	y.Node.Outputs[0].Known = false
	if c := SnapshotTo([]Value{z}, leaf)[0]; c.Node.Inputs[0].Node.Done() {
		t.Error("a node of unknown shape was taken for a leaf")
	}
}

// TestGuards checks that guards are listed in order and once, until they have been evaluated, and
// that copies have none.
func TestGuards(t *testing.T) {
	at := NewData(dtype.Int64, Stored{Buffer: "at", View: shape.Contiguous(shape.Shape{2})})
	holds := func() Value { return New(ops.Less, ops.Attr{}, "", Type{dtype.Bool, shape.Shape{2}, true}, at, at) }
	first := NewGuard(ops.Take, "", at, holds(), []int{0}, []int{9})
	second := NewGuard(ops.Take, "", unary(ops.Neg, first), holds(), []int{0}, []int{9})
	both := []Value{second, first}
	if got := Guards(both); !slices.Equal(got, []*Node{first.Node, second.Node}) {
		t.Errorf("%d guards, or in another order", len(got))
	}
	inside, ok := first.Node.Guard()
	if !ok || inside.DType() != dtype.Bool {
		t.Errorf("the condition of the first guard is %v", inside)
	}
	run(inside, "true")
	if got := Guards(both); !slices.Equal(got, []*Node{second.Node}) {
		t.Errorf("%d guards after the first holds", len(got))
	}
	if c := Snapshot([]Value{second})[0]; c.Node.Op != ops.Neg || c.Node.Inputs[0].Node.Op != ops.Data {
		t.Errorf("a copy of a guard is %s over %s", c.Node.Op, c.Node.Inputs[0].Node.Op)
	}
	if _, ok := unary(ops.Exp, at).Node.Guard(); ok {
		t.Error("exp is a guard")
	}
}

// TestYield checks that a value that has yielded its memory is computed from the new owner.
func TestYield(t *testing.T) {
	old := unary(ops.Exp, data(2, 3))
	run(old, "memory")
	written := data(2, 3)
	old.Yield(written)
	if of, ok := old.Node.Yielded(); !ok || of != written || old.Node.Done() || written.Node.Pending.Load() != 1 {
		t.Errorf("yielded to %v, %v; done %v", of, ok, old.Node.Done())
	}
	if _, stored := old.Stored(); stored {
		t.Error("a value that has yielded still has its memory")
	}
	if c := Snapshot([]Value{old})[0]; !c.Node.Done() {
		t.Error("the copy is not the value that has the elements")
	}
	run(old, "computed again")
	old.Node.ReleaseInputs(nil)
	if _, ok := old.Node.Yielded(); ok || written.Node.Pending.Load() != 0 {
		t.Error("a value that was computed again still reads the other one")
	}

	// A view of some elements is read through a node of its own, by strides.
	part := unary(ops.Exp, data(2))
	part.Store(Stored{Buffer: "memory", View: shape.View{Shape: shape.Shape{2}, Strides: []int{3}, Offset: 1}})
	part.Yield(written)
	of, _ := part.Node.Yielded()
	seen, ok := of.Node.View(shape.Contiguous(written.Shape()))
	if !ok || !of.Node.WantsOrder() || seen.Offset != 1 || !slices.Equal(seen.Strides, []int{3}) {
		t.Errorf("the part is seen as %v, %v", seen, ok)
	}
}

// TestPutsOfWhere checks that Where puts its second operand where the first is true. Both count as
// they were before they were broadcast.
func TestPutsOfWhere(t *testing.T) {
	full := Type{dtype.Float32, shape.Shape{2, 3}, true}
	mask := NewData(dtype.Bool, Stored{Buffer: "mask", View: shape.Contiguous(shape.Shape{3})})
	wide := New(ops.BroadcastTo, ops.Attr{Shape: full.Shape}, "", Type{dtype.Bool, full.Shape, true}, mask)
	target := data(2, 3)
	p := New(ops.Where, ops.Attr{}, "", full, wide, data(2, 3), target).Node.AsPut()
	if p == nil || p.Target != target || p.At != mask || !p.Masks() {
		t.Errorf("where puts %+v", p)
	}
	if unary(ops.Exp, target).Node.AsPut() != nil {
		t.Error("exp is a put")
	}
	blocks := &Put{Target: data(4, 5, 6), Axis: 1, At: data(2)}
	if v, err := blocks.Blocks(); err != nil || !v.Shape.Equal(shape.Shape{5, 4, 6}) || blocks.Masks() {
		t.Errorf("blocks along axis 1 of [4 5 6] are of %v, %v", v.Shape, err)
	}
	blocks.Axis = 3
	if _, err := blocks.Blocks(); err == nil {
		t.Error("blocks along axis 3 of three")
	}
}
