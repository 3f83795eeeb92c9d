package gomlx

import "github.com/weft-gpu/weft/tensor"

// scope is a function of which tensors are being made: those of its nodes so far. A closure's
// scope stands in that of the function that uses it.
type scope struct {
	fn     *Function
	outer  *scope
	values map[*node]*tensor.Tensor
	lists  map[*node][]*tensor.Tensor // of operators with several results
}

func newScope(fn *Function, outer *scope) *scope {
	return &scope{fn: fn, outer: outer, values: map[*node]*tensor.Tensor{}, lists: map[*node][]*tensor.Tensor{}}
}

// value is the tensor of a node, of the function itself or of one around it.
func (s *scope) value(n *node) *tensor.Tensor {
	n = n.resolved()
	if n.constant != nil {
		return n.constant
	}
	for at := s; at != nil; at = at.outer {
		if t, ok := at.values[n]; ok {
			return t
		}
		if n.fn == at.fn {
			t := at.make(n)
			at.values[n] = t
			return t
		}
	}
	return tensor.Fail(n.op.String(), &OpError{n.op.String(), errUnknown})
}

// make records what a node is made by.
func (s *scope) make(n *node) *tensor.Tensor {
	switch {
	case n.parent != nil:
		return s.list(n.parent)[n.index]
	case n.lower != nil:
		return n.lower(s.all(n.inputs))
	}
	return tensor.Fail(n.op.String(), &OpError{n.op.String(), errUnknown})
}

// list are the results of an operator with several.
func (s *scope) list(n *node) []*tensor.Tensor {
	if list, ok := s.lists[n]; ok {
		return list
	}
	in := s.all(n.inputs)
	var list []*tensor.Tensor
	if n.control != nil {
		list = n.control.inline(s, in)
	} else {
		list = n.lowerAll(in)
	}
	s.lists[n] = list
	return list
}

func (s *scope) all(nodes []*node) []*tensor.Tensor {
	list := make([]*tensor.Tensor, len(nodes))
	for i, n := range nodes {
		list[i] = s.value(n)
	}
	return list
}

// apply makes the results of a function for arguments: of a closure, which stands in s, or of
// a function that is called.
func (s *scope) apply(f *Function, args []*tensor.Tensor) []*tensor.Tensor {
	outer := s
	if f.parent == nil {
		outer = nil
	}
	inner := newScope(f, outer)
	for i, p := range f.parameters {
		inner.values[p] = args[i]
	}
	return inner.all(f.outputs)
}
