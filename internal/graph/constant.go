package graph

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
)

// Constant is a table that a rule computes on the host, such as the roots of unity that
// a transform multiplies by.
type Constant struct {
	Name  string // what it has, in full: constants of one name are alike
	DType dtype.DType
	Shape shape.Shape
	Bytes func() []byte // its elements in row-major order, as devices store them
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
