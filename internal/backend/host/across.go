package host

import (
	"context"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Rows of few elements, such as the windows of a pooling, and rows whose elements are further apart
// than neighbouring rows, are reduced side by side. The first elements of all rows are a column,
// their second elements the next one, and [ops.Op.Combine] combines columns. A row's elements are
// combined in the same order as otherwise.
const (
	SideElements = 64  // the most elements of a row: longer contiguous rows are fast by themselves
	SideRows     = 64  // the fewest rows for each element of a row
	SidePiece    = 512 // rows of a scan at a time: the second-level cache holds their sums
)

// sideBySide reports whether the rows are reduced in this way.
func (p *interpreter) sideBySide(r *kernel.Reduce) bool {
	return !r.CooperativeLeaf.Nested && p.reduced > 1 && (p.reduced <= SideElements || p.apart) && p.points >= SideRows*p.reduced
}

// layout looks at the first operands. apart: the elements of a row of one of them are apart, while
// neighbouring rows are contiguous. together: the elements of a row of one of them are contiguous.
// A row has the axes after the outer ones.
func (l *Launch) layout(outer, operands int) (apart, together bool) {
	for i, o := range l.k.Operands[:operands] {
		v := viewOf(l.k.OperandSpace(l.g, i))
		inner := len(v.Shape) - 1
		if o.Index || o.Table || outer < 1 || outer > inner || v.Shape[outer-1] == 1 {
			continue
		}
		together = together || v.Strides[inner] == 1
		apart = apart || v.Strides[inner] > 1 && v.Strides[outer-1] == 1
	}
	return apart, together
}

// A map or a rowwise kernel runs several rows at once if a row's elements are apart and
// neighbouring rows are contiguous, unless the values of all instructions exceed the caches.
const (
	apartRows     = 16
	apartBytes    = 64 // of neighbouring rows: a line of the cache
	apartPoints   = 1 << 18
	apartElements = 1 << 16 // the most elements of a row, for all instructions together
)

// apartRows returns how many rows of so many elements run at once for that reason; 0: none do.
func (p *interpreter) apartRows(elements int) int {
	if !p.apart || elements*len(p.insts) > apartElements {
		return 0
	}
	size := apartBytes
	for _, o := range p.k.Operands {
		size = min(size, o.DType.Size())
	}
	return max(apartRows, min(apartBytes/size, apartPoints/elements))
}

// turn makes the reduced or scanned axes the first ones of the operands.
func (l *Launch) turn(outer int) {
	for i := range l.views {
		l.views[i] = turned(viewOf(l.k.OperandSpace(l.g, i)), outer)
		l.tables[i].View = l.views[i]
	}
}

// turned returns a view with the axes after the outer ones first, coalesced.
func turned(v shape.View, outer int) shape.View {
	v.Shape = append(append(shape.Shape(nil), v.Shape[outer:]...), v.Shape[:outer]...)
	v.Strides = append(append([]int(nil), v.Strides[outer:]...), v.Strides[:outer]...)
	return hostref.Coalesce(v)
}

// reduceAcross stores the results of every leaf of rows that are reduced side by side.
func (p *interpreter) reduceAcross(ctx context.Context, r *kernel.Reduce, rows int) error {
	most := tilePoints / ops.Accumulators
	if p.placed(len(p.k.Body) - 1) {
		most = MaxStrip
	}
	width := p.across.width(p.reduced, most)
	pieces, leaves := (rows+width-1)/width, kernel.Leaves(p.reduced)
	return parallel.For(ctx, pieces*leaves, 1, func(i, _ int) error {
		f := p.frame()
		defer f.release()
		piece, leaf := i/leaves, i%leaves
		low := piece * width
		result, err := p.leafAcross(ctx, f, r.Op, low, min(width, rows-low), leaf)
		if err == nil {
			p.storeLeaf(result, low, leaf)
		}
		return err
	})
}

// leafAcross is the fixed tree of a leaf of each of n of the rows from low on, in memory of
// f.
func (p *interpreter) leafAcross(ctx context.Context, f *frame, op *ops.Op, low, n, leaf int) (hostref.Column, error) {
	tree := f.tree(0, op, p.k.Result().DType, n)
	last := len(p.k.Body) - 1
	if p.placed(last) {
		if err := p.across.tiles(ctx, p.reduced, leaf, low, n, placedRounds*ops.Accumulators*n, func(s span) error {
			return p.sweepFold(f, tree, last, s)
		}); err != nil {
			return tree.lanes, err
		}
		return tree.join()
	}
	err := p.across.tiles(ctx, p.reduced, leaf, low, n, tilePoints, func(s span) error {
		c, err := p.evaluate(f, s, nil)
		if err == nil {
			err = tree.add(c)
		}
		return err
	})
	if err != nil {
		return tree.lanes, err
	}
	return tree.join()
}

// joined is the end of a leaf's tree, for so many columns of accumulators: it joins the upper half
// with the lower half until the first is left.
func joined(combine *ops.Op, lanes int, lane func(i int) hostref.Column) (hostref.Column, error) {
	for half := ops.Accumulators / 2; half > 0; half /= 2 {
		for i := half; i < lanes; i++ {
			if err := applyOp(combine, lane(i-half), lane(i-half), lane(i)); err != nil {
				return lane(0), err
			}
		}
		lanes = min(lanes, half)
	}
	return lane(0), nil
}
