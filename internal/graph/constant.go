package graph

import (
	"context"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Constant is a table that a rule computes on the host, such as the roots of unity that
// a transform multiplies by.
type Constant struct {
	Name  string // what it has, in full: constants of one name are alike
	DType dtype.DType
	Shape shape.Shape
	// Bytes computes its elements in row-major order, as devices store them. It may give
	// up, with any result, when the context ends.
	Bytes func(ctx context.Context) []byte
}

// Later makes a leaf of elements that the engine puts there when they are first needed.
// It counts as there in a graph's depth.
func (c *Constant) Later() Value {
	n := &Node{Op: ops.Data, Attr: ops.Attr{DType: c.DType, Shape: c.Shape}, Outputs: []Type{{c.DType, c.Shape, true}}, constant: c}
	n.Depth.Store(-1)
	return Value{Node: n}
}

// Stored makes a leaf over the constant's elements where they have been put.
func (c *Constant) Stored(s Stored) Value {
	v := NewData(c.DType, s)
	v.Node.constant = c
	return v
}

// OnHost makes a leaf over a constant that is nowhere else, for graphs that are planned, or
// evaluated on the host, without an engine.
func (c *Constant) OnHost() Value {
	return c.Stored(Stored{Buffer: c, View: shape.Contiguous(c.Shape)})
}

// Constant is the constant whose leaf the node is; nil for other nodes.
func (n *Node) Constant() *Constant { return n.constant }
