package compose

import (
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.MatMul] = func(c *composer) []graph.Value { return []graph.Value{c.matMul(c.in[0], c.in[1])} }
}

// matMul is the Array API's matmul (2024.12); its errors have the name of the composer's operator.
// A vector gets an axis of size 1, which the result does not have.
func (c *composer) matMul(a, b graph.Value) graph.Value {
	for i, v := range [...]graph.Value{a, b} {
		if len(v.Shape()) == 0 {
			c.fail(&ops.RankError{Op: c.op, Operand: i, Shape: v.Shape(), Want: "vectors, matrices and stacks of matrices, one axis or more: multiply by a scalar with mul"})
			return a
		}
	}
	sa, sb := a.Shape(), b.Shape()
	axisA, axisB := len(sa)-1, max(len(sb)-2, 0)
	if sa[axisA] != sb[axisB] {
		c.fail(&ops.ContractionError{Op: c.op, Shapes: [2]shape.Shape{sa, sb}, Axes: [2][]int{{axisA}, {axisB}}})
		return a
	}
	if len(sa) == 1 && len(sb) == 1 {
		return c.cast(c.sumOfProducts(c.cast(a, c.common), c.cast(b, c.common), []int{0}), c.common)
	}
	var dropped []int
	if len(sb) == 1 {
		b = c.apply(ops.ExpandDims, ops.Attr{Axes: []int{1}}, b)
		dropped = append(dropped, -1)
	}
	if len(sa) == 1 {
		a = c.apply(ops.ExpandDims, ops.Attr{Axes: []int{0}}, a)
		dropped = append(dropped, -2)
	}
	out := c.product(a, b)
	if len(dropped) > 0 {
		out = c.apply(ops.Squeeze, ops.Attr{Axes: dropped}, out)
	}
	return out
}

// product multiplies stacks of matrices whose inner sizes agree.
func (c *composer) product(a, b graph.Value) graph.Value {
	return c.cast(c.wideProduct(a, b), c.common)
}

// wideProduct returns a product in the dtype in which it is added up.
func (c *composer) wideProduct(a, b graph.Value) graph.Value {
	if c.err != nil {
		return a
	}
	sa, sb := a.Shape(), b.Shape()
	batchA, batchB := sa[:len(sa)-2], sb[:len(sb)-2]
	batch, err := shape.Broadcast(c.op.Name, batchA, batchB)
	if err != nil {
		c.fail(err)
		return a
	}
	m, k, n := sa[len(sa)-2], sa[len(sa)-1], sb[len(sb)-1]
	full := func(rows, columns int) shape.Shape {
		return append(append(make(shape.Shape, 0, len(batch)+2), batch...), rows, columns)
	}
	out := full(m, n)
	switch {
	case !c.fits(out) || !c.fits(full(m, k)) || !c.fits(full(k, n)):
		return a
	case k == 0 || out.Size() == 0:
		return c.implied(graph.NewFull(ops.ContractionType(c.common), element.Bits{}, out, c.site))
	}
	a = c.implied(broadcastTo(c.cast(a, c.common), full(m, k), c.site))
	b = c.implied(broadcastTo(c.cast(b, c.common), full(k, n), c.site))
	return c.implied(c.node(ops.MatMul, ops.Attr{Fast: c.attr.Fast && c.op == ops.MatMul}, graph.Type{DType: ops.ContractionType(c.common), Shape: out, Known: true}, a, b))
}
