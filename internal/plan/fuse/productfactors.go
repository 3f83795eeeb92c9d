package fuse

import (
	"math"

	"github.com/weft-gpu/weft/internal/plan/lower"
	"github.com/weft-gpu/weft/internal/plan/lower/products"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// turns decides whether to exchange the operands. It exchanges them if the result is narrow. It
// does the opposite if that saves a copy of a factor, or stores to single elements.
func (p former) turns() bool {
	for i := range 2 { // the right operand has the lanes of the vectors that decode blocks
		if _, ok := p.decoded(i); ok {
			return i == 0
		}
	}
	if turned, ok := p.turnsDigits(); ok {
		return turned
	}
	_, _, narrow := products.ProductSizes(p.Value)
	here, stored := p.carried(narrow)
	if here == 0 && (narrow || stored == 0) {
		return narrow
	}
	there, storedThere := p.carried(!narrow)
	return narrow != (there+storedThere < here+stored)
}

// carried returns the bytes that a product moves besides its operands and its result: those of a
// copy of the right operand, and an equivalent for stores to elements that are not contiguous.
func (p former) carried(turned bool) (copied, stored int64) {
	rank, b := len(p.Value.Shape()), p.Tiler
	right, rows, column, k := 1, p.Value.Shape()[rank-2], rank-1, rank-2
	if turned {
		right, rows, column, k = 0, p.Value.Shape()[rank-1], rank-2, rank-1
	}
	in := p.Value.Node.Inputs[right]
	view := p.g.viewOf(in)
	if !p.readable(rows, lieAlong([]shape.View{view}, column), lieAlong([]shape.View{view}, k)) {
		copied = 2*int64(region.Distinct(view))*int64(in.DType().Size()) + 4*int64(b.Config.LaunchElements)
		if !b.Config.Shows(int64(products.InnerSize(p.Value))*int64(in.Shape()[column]), in.DType().Size()) {
			copied = math.MaxInt64 / 4 // one binding does not hold all steps of the copy
		}
	}
	if d := p.Result.DType(); p.Order.Strides[column] != 1 {
		stored = int64(p.Value.Shape().Size()) * int64(lower.MoveCode(d)) / 4 * int64(b.Config.CostBytes) / 16
	}
	return copied, stored
}

// readable reports whether the kernel reads the right operand without a copy. m is the number of
// the left operand's rows. columns and rows say whether the right operand's columns or rows are
// contiguous.
func (p former) readable(m int, columns, rows bool) bool {
	return columns || m < target.MinTurnedRows || rows && (products.InnerSize(p.Value) < target.MinTurnedSteps || p.Tiler.Config.Tile.Shared > 0)
}

// factors finds the factors: operands in memory, or maps that the kernel computes. The kernel reads
// the right factor well if its columns are contiguous. If its rows are, the kernel reads them
// directly if a copy does not pay, or if it transposes them on the way into shared memory.
// Otherwise the factor is copied.
func (p former) factors() error {
	g, in := p.g, p.Value.Node.Inputs
	p.Turned = g.Config.Runs(rules.Schemes) && p.turns()
	var err error
	if p.Left, err = p.factor(0); err != nil {
		return err
	}
	if p.Right, err = p.factor(1); err != nil || !g.Config.Runs(rules.Schemes) {
		return err
	}
	right := 1
	if p.Turned {
		p.Left, p.Right, right = p.Right.Transposed(), p.Left.Transposed(), 0
	}
	m, _ := p.Sizes()
	rank := len(p.Value.Shape())
	if p.Right.Digits != nil || p.Right.Blocks != "" {
		return nil
	}
	if p.readable(m, lieAlong(p.Right.Views, rank-1), lieAlong(p.Right.Views, rank-2)) {
		return nil
	}
	axes := lower.UpTo(0, rank)
	if p.Turned {
		axes = swappedAxes(rank)
	}
	s, err := g.permutedOnce(in[right], axes)
	p.Right = region.LoadBody(in[right].DType(), s)
	return err
}

// factor returns the body of operand i: it decodes blocks, reads digits, computes a map, or loads the
// operand.
func (p former) factor(i int) (*region.Body, error) {
	in := p.Value.Node.Inputs[i]
	if body, err := p.blocks(i); body != nil || err != nil {
		return body, err
	}
	if body, err := p.spaced(i); body != nil || err != nil {
		return body, err
	}
	if body, err := p.entering(i); body != nil || err != nil {
		return body, err
	}
	s, err := p.g.resident(in)
	return region.LoadBody(in.DType(), s), err
}

// cutFactors replaces the factors by operands that can be cut anywhere, since the steps of one
// block span more than one binding. The kernel reads an operand as it lies, or as a copy with k
// innermost.
func (p former) cutFactors() error {
	rank := len(p.Value.Shape())
	p.Turned = false
	var err error
	if p.Left, err = p.cuttable(0, lower.UpTo(0, rank), rank-1); err != nil {
		return err
	}
	p.Right, err = p.cuttable(1, swappedAxes(rank), rank-2)
	return err
}

// cuttable returns the body of operand i. If the operand spans too much along k, it is copied with
// its axes in the given order.
func (p former) cuttable(i int, order []int, k int) (*region.Body, error) {
	in := p.Value.Node.Inputs[i]
	s, err := p.g.resident(in)
	if err != nil {
		return nil, err
	}
	steps := products.InnerSize(p.Value)
	if !p.Whole {
		steps = min(steps, ops.ContractionBlock)
	}
	if far := int64(steps) * int64(max(s.View.Strides[k], -s.View.Strides[k])); p.Tiler.Config.Shows(far, in.DType().Size()) {
		return region.LoadBody(in.DType(), s), nil
	}
	if s, err = p.g.permutedOnce(in, order); err != nil {
		return nil, err
	}
	copied := region.LoadBody(in.DType(), s)
	if k == order[k] {
		return copied, nil
	}
	return copied.Transposed(), nil
}

// lieAlong reports whether neighbours along an axis are contiguous in all views. If there are
// several views, some may show one element along the whole axis.
func lieAlong(views []shape.View, axis int) bool {
	for _, v := range views {
		if s := v.Strides[axis]; v.Shape[axis] > 1 && s != 1 && (s != 0 || len(views) == 1) {
			return false
		}
	}
	return true
}

// swappedAxes lists all axes with the last two exchanged.
func swappedAxes(rank int) []int { return append(lower.UpTo(0, rank-2), rank-1, rank-2) }
