package rewrite

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/ops"
)

// Sorts are composed of keys, a sort of words, and what computes or looks up the elements. A device
// that sorts whole rows of any dtype needs none of these. For it a SortRows of another dtype than
// uint64, or with Descending, sorts the elements themselves.

// sortedRows returns the SortRows of x's elements if v is composed as their sort, or a lookup in it
// if v looks up elements at places of the order.
func (r *rewriter) sortedRows(v graph.Value) (sorted graph.Value, ok bool) {
	m := makerOf(v)
	sort := func(x graph.Value, descending bool) graph.Value {
		return r.same(m.node(ops.SortRows, ops.Attr{Descending: descending}, x.DType(), x.Shape(), x))
	}
	if x, descending, ok := lookedUpSort(v); ok {
		return sort(x, descending), true
	}
	if x, descending, ok := computedSort(v); ok {
		return sort(x, descending), true
	}
	if x, descending, ok := partOfSort(v); ok {
		return m.lookup(sort(x, descending), v.Node.Inputs[1].Node.Inputs[1]), true
	}
	return v, false
}

// isOp reports whether v is the result of an operator that has not run.
func isOp(v graph.Value, op *ops.Op) bool {
	_, stored := v.Stored()
	return !stored && v.Node.Op == op
}

// keyed returns the x of which v is the order key, inverted if descending.
func keyed(v graph.Value) (x graph.Value, descending, ok bool) {
	if descending = isOp(v, ops.BitwiseInvert); descending {
		v = v.Node.Inputs[0]
	}
	if !isOp(v, ops.OrderKey) {
		return v, false, false
	}
	return v.Node.Inputs[0], descending, true
}

// isRowLookup reports whether v looks up elements along the last axis.
func isRowLookup(v graph.Value) bool {
	return isOp(v, ops.Lookup) && v.Node.TableAxis() == len(v.Shape())-1 && len(v.Node.Inputs[0].Shape()) == len(v.Shape())
}

// lookedUpSort finds a sort of floats, which looks up its operand in the order of the keys.
func lookedUpSort(v graph.Value) (x graph.Value, descending, ok bool) {
	if !isRowLookup(v) {
		return v, false, false
	}
	descending, ok = isOrderOf(v.Node.Inputs[1], v.Node.Inputs[0])
	return v.Node.Inputs[0], descending, ok
}

// partOfSort finds a lookup of elements at some places in the order of their keys.
func partOfSort(v graph.Value) (x graph.Value, descending, ok bool) {
	if !isRowLookup(v) || !isRowLookup(v.Node.Inputs[1]) {
		return v, false, false
	}
	descending, ok = isOrderOf(v.Node.Inputs[1].Node.Inputs[0], v.Node.Inputs[0])
	return v.Node.Inputs[0], descending, ok
}

// isOrderOf reports whether order has the positions of all of x's elements in the order of their
// keys.
func isOrderOf(order, x graph.Value) (descending, ok bool) {
	if !isOp(order, ops.OrderRows) || !order.Shape().Equal(x.Shape()) {
		return false, false
	}
	of, descending, ok := keyed(order.Node.Inputs[0])
	return descending, ok && of == x
}

// computedSort finds a sort of integers or bools, which computes them from the sorted keys.
func computedSort(v graph.Value) (x graph.Value, descending, ok bool) {
	d, key := v.DType(), v
	switch {
	case d == dtype.Bool:
		if !isOp(v, ops.NotEqual) || !isFull(v.Node.Inputs[1], 0) {
			return v, false, false
		}
		key = v.Node.Inputs[0]
	case d.IsSigned() && d.IsInteger():
		if !isOp(v, ops.BitwiseXor) || !isFull(v.Node.Inputs[1], 1<<(8*d.Size()-1)) || !isOp(v.Node.Inputs[0], ops.Cast) {
			return v, false, false
		}
		key = v.Node.Inputs[0].Node.Inputs[0]
	case d.Kind() != dtype.KindUint:
		return v, false, false
	}
	if descending = isOp(key, ops.BitwiseInvert); descending {
		key = key.Node.Inputs[0]
	}
	if key.DType().Size() != d.Size() || key.DType().Kind() != dtype.KindUint {
		return v, false, false
	}
	words := cut(key, key.DType())
	if !isOp(words, ops.SortRows) || words.DType() != dtype.Uint64 || words.Node.Attr.Descending {
		return v, false, false
	}
	x, inverted, ok := keyed(cut(words.Node.Inputs[0], dtype.Uint64))
	return x, descending, ok && inverted == descending && x.DType() == d && x.Shape().Equal(v.Shape())
}

// cut returns the operand of v, if v is a cast to d.
func cut(v graph.Value, d dtype.DType) graph.Value {
	if isOp(v, ops.Cast) && v.DType() == d {
		return v.Node.Inputs[0]
	}
	return v
}

// isFull reports whether every element of v has the bits of word.
func isFull(v graph.Value, word uint64) bool {
	base := expr.BaseOf(v)
	return isOp(base, ops.Full) && base.Node.Attr.Bits == (element.Bits{word})
}
