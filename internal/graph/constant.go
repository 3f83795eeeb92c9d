package graph

import (
	"context"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Constant is a table that a rule computes on the host, such as a transform's roots of unity.
type Constant struct {
	Name  string // constants of one name are equal, so the name says everything that the elements depend on
	DType dtype.DType
	Shape shape.Shape
	// Bytes computes the elements in row-major order, as devices store them. If the context ends it
	// may stop, with any result.
	Bytes func(ctx context.Context) []byte
}

// Later makes a leaf whose elements the engine stores when they are first needed. Its readers count
// depth as from a stored value.
func (c *Constant) Later() Value {
	n := &Node{Op: ops.Data, Attr: ops.Attr{DType: c.DType, Shape: c.Shape}, Outputs: []Type{{c.DType, c.Shape, true}}, constant: c}
	n.Depth.Store(-1)
	return Value{Node: n}
}

// Stored makes a leaf over the constant's elements in memory.
func (c *Constant) Stored(s Stored) Value {
	v := NewData(c.DType, s)
	v.Node.constant = c
	return v
}

// OnHost makes a leaf over a constant that is in no device's memory, for graphs that are planned,
// or evaluated on the host, without an engine.
func (c *Constant) OnHost() Value {
	return c.Stored(Stored{Buffer: c, View: shape.Contiguous(c.Shape)})
}

// Constant returns the constant of a leaf; nil for other nodes.
func (n *Node) Constant() *Constant { return n.constant }
