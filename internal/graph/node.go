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
	// Known is false, and Shape nil, as long as the shape depends on data (a selection's result).
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
	By      *ops.Op // the operator whose rule made this primitive, for errors; nil: Op itself was applied

	// Pending counts the unrun nodes that read this one. As long as there are any, the array
	// outlives Close.
	Pending atomic.Int64
	// Depth bounds unrun graphs. It is one more than the depth of the deepest input that had not
	// run when the node was made, or when a part of its graph was picked later. It is -1 for values
	// of such a part.
	Depth atomic.Int64

	// Closed: the user closed the value. Freed: its memory, or the inputs of an unrun node, were
	// released. Both belong to the engine, like Inputs.
	Closed, Freed bool
	// Implied: Apply itself made the node as an operand, and nothing else refers to it.
	Implied bool

	// Abstract: the node depends on a parameter of a function that is being compiled. It has a type
	// but no elements.
	Abstract bool

	// Computed: an evaluation has computed the node inside a kernel of its readers, and not stored
	// it. It belongs to the engine, like Inputs.
	Computed bool

	// Place marks an assignment to a region of a variable that may be made in the memory of its
	// first operand. Back marks one that puts back elements which an assignment has overwritten.
	// InPlace, in a graph to be planned, says that the result already holds the first operand.
	// Taken is the line at which a variable with this value was last read, and Why explains why a
	// value is a copy. All belong to the engine, like Inputs.
	Place, Back, InPlace bool
	Taken, Why           string

	// Put says how to compute the result in the memory of the array that it puts blocks to. It is
	// nil in most nodes, and in those that have run. It belongs to the engine, like Inputs.
	Put *Put

	// These belong to the engine: the node's visit by the latest walk over a graph, the run that
	// writes its results, the part of a graph that will compute it, and its connected component of
	// unrun nodes; nil if there is none.
	Visit     Visit
	Run       any
	Part      any
	Component any

	// Numbered belongs to the planner: the last numbering that has met the node, and the number of
	// its first value.
	Numbered Visit

	constant *Constant // set in a leaf that has a constant's elements

	done    atomic.Bool
	yielded bool // the value of its first input has its elements: see Yield
	counted bool // Pending of its inputs counts this node
	stored  []Stored

	// Inputs and Outputs usually refer to these arrays, so that a node is one allocation.
	few [3]Value
	one [1]Type
}

// Visit says which walk over a graph met a node last, and as which number.
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

// Bytes returns the size of the value in bytes, if its shape is known.
func (v Value) Bytes() int64 {
	t := v.Type()
	return int64(t.Shape.Size()) * int64(t.DType.Size())
}

// Stored returns where the value lies; ok is false before it has run. Only the engine calls it.
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
	n.few = [3]Value{} // inputs may be stored in it
}

// NewData makes a leaf whose elements are in memory.
func NewData(d dtype.DType, s Stored) Value {
	n := &Node{Op: ops.Data, Attr: ops.Attr{DType: d, Shape: s.View.Shape}, Outputs: []Type{{d, s.View.Shape, true}}}
	v := Value{Node: n}
	v.Store(s)
	return v
}

// NewParameter makes a leaf whose elements are given later. A plan refers to them by buffer.
func NewParameter(d dtype.DType, s shape.Shape, buffer any) Value {
	v := NewData(d, Stored{Buffer: buffer, View: shape.Contiguous(s)})
	v.Node.Abstract = true
	return v
}

// View applies a movement node's operator to a view of its operand. It returns false if strides
// cannot express the result, as for some reshapes. Then the operand must be copied first.
func (n *Node) View(in shape.View) (shape.View, bool) {
	out, ok, err := Moved(n.Op, n.Attr, in)
	return out, ok && err == nil
}

// Moved applies a movement operator to a view. It returns false if strides cannot express the
// result, or if the operator is no movement. Errors are those of package shape.
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

// NewCopy returns a value that copies v in row-major order into memory of its own. It does not
// count as a reader of v.
func NewCopy(v Value) Value {
	return Value{Node: &Node{Op: ops.Copy, Inputs: []Value{v}, Outputs: []Type{v.Type()}}}
}
