package onnxop

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// How rows go down a forest, and what becomes of the leaves' votes.

// walked are the leaves that the rows x reach, [n, trees].
func (c *Call) walked(f *forest, x *tensor.Tensor) *tensor.Tensor {
	if f.depth > 0 && f.feature >= x.Dim(1) {
		c.fail("a node has feature %d, and rows have %d", f.feature, x.Dim(1))
	}
	features, high, next := c.on(f.features, c.dev), c.on(f.high, c.dev), c.on(f.next, c.dev)
	var low *tensor.Tensor
	if f.low != nil {
		low = c.on(f.low, c.dev)
	}
	at := c.on(f.roots, c.dev)
	for range f.depth {
		v := x.TakeAlongAxis(1, features.Take(0, at))
		inside := v.LessEqual(high.Take(0, at))
		if low != nil {
			inside = inside.LogicalAnd(v.GreaterEqual(low.Take(0, at)))
		}
		way := inside.LogicalNot().Cast(dtype.Uint32)
		if f.ways == 3 {
			way = tensor.Where(v.IsNaN(), tensor.Full(c.dev, uint32(2)), way)
		}
		at = next.Take(0, at.Mul(tensor.Full(c.dev, uint32(f.ways))).Add(way))
	}
	return at.BroadcastTo(x.Dim(0), at.Dim(1))
}

// voted joins the votes of leaves [n, trees], which a table has, to [n, targets].
func (c *Call) voted(f *forest, leaves *tensor.Tensor, table *Array, join func(x *tensor.Tensor, axes []int) *tensor.Tensor) *tensor.Tensor {
	votes := c.on(table, c.dev)
	if f.byTree {
		return join(votes.Take(0, leaves.Reshape(leaves.Dim(0), f.targets, -1)), []int{2})
	}
	return join(votes.Take(1, leaves), []int{2}).T()
}

// treeScores are the joined votes of rows, [n, targets], and which targets have some, [n, targets] or
// [1, targets]; those without have score 0.
func (c *Call) treeScores(f *forest, x *tensor.Tensor, how aggregation) (scores, has *tensor.Tensor) {
	leaves := c.walked(f, x)
	scores = c.voted(f, leaves, f.weights, how.join)
	if f.marks != nil {
		has = c.voted(f, leaves, f.marks, func(x *tensor.Tensor, axes []int) *tensor.Tensor { return x.Any(axes) })
	} else {
		list := make([]bool, f.targets)
		for i, h := range f.hits {
			list[i] = h == always
		}
		has = tensor.From(c.dev, list, 1, f.targets)
	}
	if how.neutral != 0 {
		scores = f.orZero(has, scores)
	}
	return scores, has
}

// hitsAll reports whether every row has votes for every target.
func (f *forest) hitsAll() bool {
	return !slices.ContainsFunc(f.hits, func(h hit) bool { return h != always })
}

// orZero is scores, and 0 where a row has no votes.
func (f *forest) orZero(has, scores *tensor.Tensor) *tensor.Tensor {
	if f.hitsAll() {
		return scores
	}
	return tensor.Where(has, scores, 0.0)
}
