package graph

import (
	"sync/atomic"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Type is what is known of a value before it has run.
type Type struct {
	DType dtype.DType
	Shape shape.Shape
	// Known is false while the shape depends on data (the result of a selection). Shape is then nil
	// until the node has run.
	Known bool
}

// Node is one application of an operator. Op, Attr, Outputs and Site never change. Inputs and the
// stored results belong to the engine: it reads and writes them under its lock, and releases the
// inputs of a node that has run.
type Node struct {
	Op      *ops.Op
	Attr    ops.Attr
	Inputs  []Value
	Outputs []Type
	Site    string  // file:line of the caller, for errors and Explain
	By      *ops.Op // the operator whose rule made a primitive, for errors; nil: Op itself was applied

	// Pending counts the unrun nodes that read this one. An array with such readers outlives Close.
	Pending atomic.Int64
	// Depth bounds unrun graphs. It is one more than that of the deepest input that had not run
	// when the node was made, or when a part of its graph was picked later. It is -1 for the values
	// of such a part.
	Depth atomic.Int64

	// Closed: the user closed the value. Freed: its memory, or the inputs of an unrun node, were
	// released. Both belong to the engine, like Inputs.
	Closed, Freed bool
	// Implied: Apply itself made the node as an operand, and nobody else holds it.
	Implied bool

	// Abstract: the node depends on a parameter of a function that is being compiled, which has a
	// type but no elements.
	Abstract bool

	// Computed: an evaluation has computed the node for others, and not stored it. It belongs to
	// the engine, like Inputs.
	Computed bool

	// Place: an assignment to a part of a variable, which may be made in the memory of its first
	// operand. Back: one that puts back elements which an assignment has overwritten. InPlace, in a
	// graph to be planned: the first operand is there already. Taken is the line at which a
	// variable with this value was last read, and Why explains a value that is a copy. All belong
	// to the engine, like Inputs.
	Place, Back, InPlace bool
	Taken, Why           string

	// Put says how the result is made in the memory of the array that blocks are put to. It is nil
	// in most nodes, and in those that have run. It belongs to the engine, like Inputs.
	Put *Put

	// These belong to the engine: the node's place in the latest walk over a graph, the evaluation
	// under way that writes its results, the part of a graph that is to compute it, and its
	// connected component of unrun nodes; nil for none.
	Visit     Visit
	Run       any
	Part      any
	Component any

	// Numbered belongs to the planner: the last numbering that met the node, and the number of its
	// first value.
	Numbered Visit

	constant *Constant // of a leaf with a constant's elements

	done    atomic.Bool
	yielded bool // its first input has its elements: see Yield
	counted bool // Pending of its inputs counts it
	stored  []Stored

	// Inputs and Outputs usually point to these, so that a node is one allocation.
	few [3]Value
	one [1]Type
}

// Visit is a node's place in a walk over a graph.
type Visit struct{ Walk, Number uint64 }

// Done reports whether the node has run, or is data. It is safe for concurrent use.
func (n *Node) Done() bool { return n.done.Load() }

// Stored is a result in memory: the elements of a buffer seen through a view. The engine decides
// what Buffer is.
type Stored struct {
	Buffer any
	View   shape.View
}

// Value is one output of a node.
type Value struct {
	Node  *Node
	Index int
}

// Type returns the value's dtype and shape.
func (v Value) Type() Type { return v.Node.Outputs[v.Index] }

// DType returns the value's dtype.
func (v Value) DType() dtype.DType { return v.Type().DType }

// Shape returns the value's shape.
func (v Value) Shape() shape.Shape { return v.Type().Shape }

// Bytes returns the size of the value, as far as its shape is known.
func (v Value) Bytes() int64 {
	t := v.Type()
	return int64(t.Shape.Size()) * int64(t.DType.Size())
}

// Stored returns the value's place in memory; ok is false before it has run. Only the engine calls
// it.
func (v Value) Stored() (s Stored, ok bool) {
	if v.Index < len(v.Node.stored) && v.Node.stored[v.Index].Buffer != nil {
		return v.Node.stored[v.Index], true
	}
	return Stored{}, false
}

// Store records the value's place in memory. Only the engine calls it.
func (v Value) Store(s Stored) {
	if v.Node.stored == nil {
		v.Node.stored = make([]Stored, len(v.Node.Outputs))
	}
	v.Node.stored[v.Index] = s
	v.Node.done.Store(true)
}

// ReleaseInputs drops the inputs of a node that has run, so that values that only it needed can be
// collected. If released is not nil, it is then called with each input. Only the engine calls
// ReleaseInputs.
func (n *Node) ReleaseInputs(released func(Value)) {
	inputs := n.Inputs
	n.Inputs, n.yielded = nil, false
	for _, in := range inputs {
		if n.counted {
			in.Node.Pending.Add(-1)
		}
	}
	if released != nil {
		for _, in := range inputs {
			released(in)
		}
	}
	n.few = [3]Value{} // inputs may be there
}

// NewData makes a leaf over elements in memory.
func NewData(d dtype.DType, s Stored) Value {
	n := &Node{Op: ops.Data, Attr: ops.Attr{DType: d, Shape: s.View.Shape}, Outputs: []Type{{d, s.View.Shape, true}}}
	v := Value{Node: n}
	v.Store(s)
	return v
}

// NewParameter makes a leaf for elements that are given later. A plan refers to them by buffer.
func NewParameter(d dtype.DType, s shape.Shape, buffer any) Value {
	v := NewData(d, Stored{Buffer: buffer, View: shape.Contiguous(s)})
	v.Node.Abstract = true
	return v
}

// View applies a movement node's operator to a view of its operand. It returns false if the result
// is not a view of the same elements, as in a reshape across strides. The operand must then be
// copied first.
func (n *Node) View(in shape.View) (shape.View, bool) {
	out, ok, err := Moved(n.Op, n.Attr, in)
	return out, ok && err == nil
}

// Moved applies a movement operator to a view. It returns false if the result is not a view of the
// same elements, or if the operator is no movement. Errors are those of package shape.
func Moved(o *ops.Op, a ops.Attr, in shape.View) (out shape.View, ok bool, err error) {
	switch o {
	case ops.BroadcastTo:
		out, err = in.BroadcastTo(o.Name, a.Shape)
	case ops.Reshape:
		out, ok = in.Reshape(a.Shape)
		return out, ok, nil
	case ops.Permute:
		out, err = in.Permute(o.Name, a.Axes...)
	case ops.ExpandDims:
		out, err = in.ExpandDims(o.Name, a.Axes...)
	case ops.Squeeze:
		out, err = in.Squeeze(o.Name, a.Axes...)
	case ops.Slice:
		out, err = in.Slice(o.Name, a.Ranges...)
	case ops.Flip:
		out, err = in.Flip(o.Name, a.Axes...)
	case ops.Index:
		out, err = in.Index(o.Name, a.Indices...)
	case ops.Diagonal:
		out, err = in.Diagonal(o.Name, a.Axes[0], a.Axes[1], a.Counts[0])
	case ops.SlidingWindow:
		out, err = in.SlidingWindow(o.Name, a.Axes[0], a.Counts[0], a.Counts[1])
	case sight:
		out, ok = seenOf(in, a)
		return out, ok, nil
	default:
		return shape.View{}, false, nil
	}
	return out, err == nil, err
}

// NewCopy returns v in row-major order in memory of its own, with which the engine reads back a
// view. It does not count as a reader of v.
func NewCopy(v Value) Value {
	return Value{Node: &Node{Op: ops.Copy, Inputs: []Value{v}, Outputs: []Type{v.Type()}}}
}
