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
	// Known is false while the shape depends on data (the result of a
	// selection): then Shape is nil until the node has run.
	Known bool
}

// Node is one application of an operator. Op, Attr, Outputs and Site never
// change. Inputs and the stored results belong to the engine: it reads and
// writes them under its lock, and releases the inputs of a node that has run.
type Node struct {
	Op      *ops.Op
	Attr    ops.Attr
	Inputs  []Value
	Outputs []Type
	Site    string  // file:line of the caller, for errors and Explain
	By      *ops.Op // whose rule made a primitive, for errors; nil: Op itself was applied

	// Pending counts unrun nodes that read this one: an array that somebody
	// still needs outlives Close.
	Pending atomic.Int64
	// Depth bounds unrun graphs: one more than the deepest input that had not
	// run when this node was made, or when a part of its graph was picked since; -1 of
	// what such a part computes.
	Depth atomic.Int64

	// Closed: the user closed the value. Freed: its memory, or what it needed
	// to run, has gone back. The engine's, like Inputs.
	Closed, Freed bool
	// Implied: Apply itself made the node, as an operand; nobody else has it.
	Implied bool

	// Abstract: it is made from a parameter of a function that is being
	// compiled, which has a type and no elements.
	Abstract bool

	// Computed: an evaluation has computed the node for others, and kept nothing of
	// it. The engine's, like Inputs.
	Computed bool

	// Place: an assignment to a part of a variable, which may be made in the memory of its
	// first operand; Back: one that brings elements back which an assignment has written
	// over. InPlace, in a graph that is to be planned: the first operand is there already.
	// Taken is the line at which a variable that has the value was last read, and Why what
	// is to be said of a value that is a copy. The engine's, like Inputs.
	Place, Back, InPlace bool
	Taken, Why           string

	// Put is how the result is made in the memory of what blocks are put to; nil of most
	// nodes, and of those that have run. The engine's, like Inputs.
	Put *Put

	// The engine's: where in its latest walk over a graph the node came, the evaluation
	// under way that writes its results, the part of a graph that is to compute it, and
	// the connected component of unrun nodes that it is in; nil for none.
	Visit     Visit
	Run       any
	Part      any
	Component any

	// Numbered is the planner's: the numbering that has met the node last, and the number of
	// its first value.
	Numbered Visit

	constant *Constant // whose elements a leaf has

	done    atomic.Bool
	yielded bool // its first input has its elements: see Yield
	counted bool // its inputs count it in Pending
	stored  []Stored

	// What Inputs and Outputs usually point to: one allocation a node.
	few [3]Value
	one [1]Type
}

// Visit is a node's place in a walk over a graph.
type Visit struct{ Walk, Number uint64 }

// Done reports whether the node has run (or is data); safe for concurrent use.
func (n *Node) Done() bool { return n.done.Load() }

// Stored is a result in memory: elements of a buffer seen through a view. What
// Buffer is, the engine decides.
type Stored struct {
	Buffer any
	View   shape.View
}

// Value is one output of a node.
type Value struct {
	Node  *Node
	Index int
}

// Type is the value's element type and shape.
func (v Value) Type() Type { return v.Node.Outputs[v.Index] }

// DType is the value's element type.
func (v Value) DType() dtype.DType { return v.Type().DType }

// Shape is the value's shape.
func (v Value) Shape() shape.Shape { return v.Type().Shape }

// Bytes is the size of the value, as far as it is known.
func (v Value) Bytes() int64 {
	t := v.Type()
	return int64(t.Shape.Size()) * int64(t.DType.Size())
}

// Stored is the value's place in memory; ok is false before it has run. Only
// the engine calls it.
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

// ReleaseInputs forgets the inputs of a node that has run, so that what only
// it needed can be collected; released, if any, is then called with each of
// them. Only the engine calls it.
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
	n.few = [3]Value{} // where inputs may be
}

// NewData makes a leaf over elements that are in memory already.
func NewData(d dtype.DType, s Stored) Value {
	n := &Node{Op: ops.Data, Attr: ops.Attr{DType: d, Shape: s.View.Shape}, Outputs: []Type{{d, s.View.Shape, true}}}
	v := Value{Node: n}
	v.Store(s)
	return v
}

// NewParameter makes a leaf that stands for elements given later: buffer is
// what a plan will name them by.
func NewParameter(d dtype.DType, s shape.Shape, buffer any) Value {
	v := NewData(d, Stored{Buffer: buffer, View: shape.Contiguous(s)})
	v.Node.Abstract = true
	return v
}

// View applies a movement node's operator to a view of its operand. It is
// false when the result is no view of the same elements (a reshape across
// strides): then the operand must be copied first.
func (n *Node) View(in shape.View) (shape.View, bool) {
	out, ok, err := Moved(n.Op, n.Attr, in)
	return out, ok && err == nil
}

// Moved is what a movement operator shows of a view. It is false where that is no view of
// the same elements, or where the operator moves none. Errors are those of package shape.
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

// NewCopy is v in row-major order in memory of its own, for the engine to read
// back a view: it does not count as a reader of v.
func NewCopy(v Value) Value {
	return Value{Node: &Node{Op: ops.Copy, Inputs: []Value{v}, Outputs: []Type{v.Type()}}}
}
