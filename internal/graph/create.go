package graph

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// NewFull makes a value whose elements are all bits.
func NewFull(d dtype.DType, bits element.Bits, s shape.Shape, site string) Value {
	return New(ops.Full, ops.Attr{DType: d, Bits: bits, Shape: s}, site, Type{DType: d, Shape: s, Known: true})
}

// NewIota makes a value of shape s in which every element is its own row-major index, int64.
func NewIota(s shape.Shape, site string) Value {
	return New(ops.Iota, ops.Attr{DType: dtype.Int64, Shape: s}, site, Type{DType: dtype.Int64, Shape: s, Known: true})
}

// New makes a node with one result. The node counts as a reader of its operands.
func New(o *ops.Op, a ops.Attr, site string, t Type, in ...Value) Value {
	n := &Node{Op: o, Attr: a, Site: site, counted: true, one: [1]Type{t}}
	n.Outputs = n.one[:]
	n.Inputs = append(n.few[:0:len(n.few)], in...)
	var depth int64
	for _, v := range in {
		v.Node.Pending.Add(1)
		n.Abstract = n.Abstract || v.Node.Abstract
		if !v.Node.Done() {
			depth = max(depth, v.Node.Depth.Load()+1)
		}
	}
	n.Depth.Store(depth)
	return Value{Node: n}
}
