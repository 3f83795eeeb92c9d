package graph

import "slices"

// Snapshot copies what the values need to run: nodes that no evaluation, and no
// closing of a value, changes any more, so that it can be planned while others
// evaluate and close. The copies count as nobody's readers, and share attributes
// and stored results with their originals; there are no guards among them. Who calls it keeps the graph from
// changing meanwhile.
func Snapshot(values []Value) []Value {
	s := snapshot{}
	list := make([]Value, len(values))
	for i, v := range values {
		list[i] = s.value(v)
	}
	return list
}

// snapshot has the copies by their originals.
type snapshot map[*Node]*Node

func (s snapshot) value(v Value) Value {
	if of, ok := v.Node.Yielded(); ok {
		return s.value(of)
	}
	if v.Node.Op == guard { // whoever runs the copy looks at what it guards
		return s.value(v.Node.Inputs[0])
	}
	c, ok := s[v.Node]
	if !ok {
		c = s.copy(v.Node)
		s[v.Node] = c
	}
	return Value{Node: c, Index: v.Index}
}

func (s snapshot) copy(n *Node) *Node {
	c := &Node{Op: n.Op, Attr: n.Attr, Outputs: n.Outputs, Site: n.Site, By: n.By, Abstract: n.Abstract, Why: n.Why, constant: n.constant}
	c.Depth.Store(n.Depth.Load())
	if n.Done() {
		c.stored = slices.Clone(n.stored)
		c.done.Store(true)
	}
	c.Inputs = c.few[:0:len(c.few)]
	for _, in := range n.Inputs {
		c.Inputs = append(c.Inputs, s.value(in))
	}
	return c
}
