package plan

import (
	"math"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
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
	if n < target.NarrowColumns && n < m {
		return n, m, true
	}
	return m, n, false
}

// sizes are the rows and columns that the product is made in.
func (p *product) sizes() (m, n int) {
	rank := len(p.v.Shape())
	m, n = p.v.Shape()[rank-2], p.v.Shape()[rank-1]
	if p.turned {
		return n, m
	}
	return m, n
}

// turns decides whether the operands are exchanged: where the result is narrow, or
// where that spares more than it costs of copying what is multiplied, and of storing
// elements one by one.
func (p *product) turns() bool {
	if turned, ok := p.turnsDigits(); ok {
		return turned
	}
	_, _, narrow := productSizes(p.v)
	here, stored := p.carried(narrow)
	if here == 0 && (narrow || stored == 0) {
		return narrow
	}
	there, storedThere := p.carried(!narrow)
	return narrow != (there+storedThere < here+stored)
}

// carried is what a product moves, in bytes, beside its operands and its result as
// they lie: the copy of the right one, and what it takes to store elements that do
// not lie together.
func (p *product) carried(turned bool) (copied, stored int64) {
	rank, b := len(p.v.Shape()), p.build
	right, rows, column, k := 1, p.v.Shape()[rank-2], rank-1, rank-2
	if turned {
		right, rows, column, k = 0, p.v.Shape()[rank-1], rank-2, rank-1
	}
	in := p.v.Node.Inputs[right]
	view := p.group.viewOf(in)
	if !p.readable(rows, lieAlong([]shape.View{view}, column), lieAlong([]shape.View{view}, k)) {
		copied = 2*int64(distinct(view))*int64(in.DType().Size()) + 4*int64(b.cfg.LaunchElements)
		if !b.cfg.shows(int64(innerSize(p.v))*int64(in.Shape()[column]), in.DType().Size()) {
			copied = math.MaxInt64 / 4 // no binding reaches over the steps of a block
		}
	}
	if d := p.result.DType(); p.order.Strides[column] != 1 {
		stored = int64(p.v.Shape().Size()) * int64(moveCode(d)) / 4 * int64(b.cfg.CostBytes) / 16
	}
	return copied, stored
}

// readable reports whether the right operand is read where it is, given the rows of
// the left one, and whether its columns or its rows lie together.
func (p *product) readable(m int, columns, rows bool) bool {
	return columns || m < target.MinTurnedRows || rows && (innerSize(p.v) < target.MinTurnedSteps || p.build.cfg.Tile.Shared > 0)
}

// factors finds what is multiplied: the operands in memory, or maps that make
// them where they are read. They are in an order that the kernel reads well: the
// columns of b lie together, or, where that is not worth a copy or they are turned
// on their way into shared memory, its rows.
func (p *product) factors() error {
	g, in := p.group, p.v.Node.Inputs
	p.turned = g.cfg.runs(Schemes) && p.turns()
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
	m, _ := p.sizes()
	rank := len(p.v.Shape())
	if p.b.digits != nil {
		return nil
	}
	if p.readable(m, lieAlong(p.b.views, rank-1), lieAlong(p.b.views, rank-2)) {
		return nil
	}
	axes := upTo(0, rank)
	if p.turned {
		axes = swappedAxes(rank)
	}
	s, err := g.permutedOnce(in[right], axes)
	p.b = loadBody(in[right].DType(), s)
	return err
}

// factor is what operand i is made of: of others, or of itself in memory.
func (p *product) factor(i int) (*body, error) {
	in := p.v.Node.Inputs[i]
	if body, err := p.spaced(i); body != nil || err != nil {
		return body, err
	}
	if body, err := p.entering(i); body != nil || err != nil {
		return body, err
	}
	s, err := p.group.resident(in)
	return loadBody(in.DType(), s), err
}

// cutFactors makes what is multiplied what can be cut anywhere, for products of which
// the steps of one block reach further than a binding can: the operands as they lie,
// or copies with k innermost.
func (p *product) cutFactors() error {
	rank := len(p.v.Shape())
	p.turned = false
	var err error
	if p.a, err = p.cuttable(0, upTo(0, rank), rank-1); err != nil {
		return err
	}
	p.b, err = p.cuttable(1, swappedAxes(rank), rank-2)
	return err
}

// cuttable is operand i, a copy with its axes in an order where it reaches too far
// along k.
func (p *product) cuttable(i int, order []int, k int) (*body, error) {
	in := p.v.Node.Inputs[i]
	s, err := p.group.resident(in)
	if err != nil {
		return nil, err
	}
	steps := innerSize(p.v)
	if !p.whole {
		steps = min(steps, ops.ContractionBlock)
	}
	if far := int64(steps) * int64(max(s.view.Strides[k], -s.view.Strides[k])); p.build.cfg.shows(far, in.DType().Size()) {
		return loadBody(in.DType(), s), nil
	}
	if s, err = p.group.permutedOnce(in, order); err != nil {
		return nil, err
	}
	copied := loadBody(in.DType(), s)
	if k == order[k] {
		return copied, nil
	}
	return copied.transposed(), nil
}

// lieAlong reports whether neighbours along an axis lie together in all views, or are
// the same in some of several.
func lieAlong(views []shape.View, axis int) bool {
	for _, v := range views {
		if s := v.Strides[axis]; v.Shape[axis] > 1 && s != 1 && (s != 0 || len(views) == 1) {
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
	t.digits = k.digits.transposed()
	return &t
}

// swappedAxes are all axes with the last two exchanged.
func swappedAxes(rank int) []int { return append(upTo(0, rank-2), rank-1, rank-2) }
