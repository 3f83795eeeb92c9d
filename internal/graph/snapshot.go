package graph

import (
	"slices"

	"github.com/weft-gpu/weft/shape"
)

// Snapshot copies the graph that the values depend on, without guards. Later evaluations and Close
// do not change the copies, so they can be planned without a lock. Copies do not count as readers,
// and share attributes and stored results with their originals. The caller keeps the graph from
// changing during the call.
func Snapshot(values []Value) []Value { return SnapshotTo(values, nil) }

// SnapshotTo does the same as Snapshot, but replaces the nodes for which leaf returns a buffer by
// leaves over that buffer. It calls leaf only for nodes of known shapes.
func SnapshotTo(values []Value, leaf func(n *Node) (buffer any)) []Value {
	s := snapshot{map[*Node]*Node{}, leaf}
	list := make([]Value, len(values))
	for i, v := range values {
		list[i] = s.value(v)
	}
	return list
}

// snapshot has the copies by their originals.
type snapshot struct {
	copies map[*Node]*Node
	leaf   func(n *Node) any // nil: no node is replaced
}

func (s snapshot) value(v Value) Value {
	if of, ok := v.Node.Yielded(); ok {
		return s.value(of)
	}
	if v.Node.Op == guard { // the caller checks the guards
		return s.value(v.Node.Inputs[0])
	}
	c, ok := s.copies[v.Node]
	if !ok {
		c = s.copy(v.Node)
		s.copies[v.Node] = c
	}
	return Value{Node: c, Index: v.Index}
}

func (s snapshot) copy(n *Node) *Node {
	c := &Node{Op: n.Op, Attr: n.Attr, Outputs: n.Outputs, Site: n.Site, By: n.By, Abstract: n.Abstract, Why: n.Why, constant: n.constant}
	c.Depth.Store(n.Depth.Load())
	if n.Done() {
		c.stored = slices.Clone(n.stored)
		c.done.Store(true)
	} else if buffer := s.buffer(n); buffer != nil {
		for i, t := range n.Outputs {
			Value{Node: c, Index: i}.Store(Stored{Buffer: buffer, View: shape.Contiguous(t.Shape)})
		}
		return c
	}
	c.Inputs = c.few[:0:len(c.few)]
	for _, in := range n.Inputs {
		c.Inputs = append(c.Inputs, s.value(in))
	}
	return c
}

// buffer returns the buffer of the leaf that replaces a node, or nil if the node is copied.
func (s snapshot) buffer(n *Node) any {
	if s.leaf == nil || slices.ContainsFunc(n.Outputs, func(t Type) bool { return !t.Known }) {
		return nil
	}
	return s.leaf(n)
}
