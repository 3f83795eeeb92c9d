package plan

import (
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/shape"
)

// What is multiplied. Turned, the operands are exchanged, and their matrices and
// the result's transposed: the products and their order are the same, and so are
// the bits, but a narrow result is made in long rows.

// innerSize is the number of products of each element.
func innerSize(v graph.Value) int {
	s := v.Node.Inputs[0].Shape()
	return s[len(s)-1]
}

// productSizes are the rows and columns that a product is made in.
func productSizes(v graph.Value) (m, n int, turned bool) {
	rank := len(v.Shape())
	m, n = v.Shape()[rank-2], v.Shape()[rank-1]
	if n < narrowColumns && n < m {
		return n, m, true
	}
	return m, n, false
}

// factors finds what is multiplied: the operands in memory, or maps that make
// them where they are read. They are in an order that the kernel reads well: the
// columns of b lie together, or, where that is not worth a copy or they are turned
// on their way into shared memory, its rows.
func (p *product) factors() error {
	g, in := p.group, p.v.Node.Inputs
	m, _, turned := productSizes(p.v)
	p.turned = turned && g.cfg.runs(Schemes)
	var err error
	if p.a, err = p.factor(0); err != nil {
		return err
	}
	if p.b, err = p.factor(1); err != nil || !g.cfg.runs(Schemes) {
		return err
	}
	right := 1
	if p.turned {
		p.a, p.b, right = p.b.transposed(), p.a.transposed(), 0
	}
	rank, k := len(p.v.Shape()), innerSize(p.v)
	columns, rows := p.b.liesAlong(rank-1), p.b.liesAlong(rank-2)
	if columns || m < turnedRows || rows && (k < turnedSteps || g.cfg.Tile.Shared > 0) {
		return nil
	}
	var s source
	if p.turned {
		s, err = g.permuted(in[right], swappedAxes(rank))
	} else {
		s, err = g.materialize(in[right])
	}
	p.b = loadBody(in[right].DType(), s)
	return err
}

// factor is what operand i is made of: of others, or of itself in memory.
func (p *product) factor(i int) (*body, error) {
	in := p.v.Node.Inputs[i]
	if body, err := p.entering(i); body != nil || err != nil {
		return body, err
	}
	s, err := p.group.resident(in)
	return loadBody(in.DType(), s), err
}

// copiedFactors makes copies of the operands in the order in which they can be
// cut anywhere: k innermost. They are for products of which the steps of one
// block reach further than a binding can.
func (p *product) copiedFactors() error {
	g, in := p.group, p.v.Node.Inputs
	s, err := g.materialize(in[0])
	if err != nil {
		return err
	}
	p.a, p.turned = loadBody(in[0].DType(), s), false
	s, err = g.permuted(in[1], swappedAxes(len(p.v.Shape())))
	p.b = loadBody(in[1].DType(), s).transposed()
	return err
}

// liesAlong reports whether neighbours along an axis lie together in all operands,
// or are the same in some of several.
func (k *body) liesAlong(axis int) bool {
	for _, v := range k.views {
		if s := v.Strides[axis]; v.Shape[axis] > 1 && s != 1 && (s != 0 || len(k.views) == 1) {
			return false
		}
	}
	return true
}

// transposed is a body over stacks of matrices with rows and columns exchanged.
func (k *body) transposed() *body {
	t := *k
	t.views = make([]shape.View, len(k.views))
	for i, v := range k.views {
		last := len(v.Shape) - 1
		v.Shape, v.Strides = append(shape.Shape{}, v.Shape...), append([]int{}, v.Strides...)
		v.Shape[last], v.Shape[last-1] = v.Shape[last-1], v.Shape[last]
		v.Strides[last], v.Strides[last-1] = v.Strides[last-1], v.Strides[last]
		t.views[i], t.space = v, v.Shape
	}
	return &t
}

// swappedAxes are all axes with the last two exchanged.
func swappedAxes(rank int) []int { return append(upTo(0, rank-2), rank-1, rank-2) }
