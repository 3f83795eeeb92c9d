package host

import (
	"context"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Rows are reduced side by side if they have few elements, such as the windows of a pooling, or if
// their elements are further apart than neighbouring rows. A row's elements are combined in the
// same order as otherwise.
const (
	SideElements = 64  // the most elements of a row: longer contiguous rows are fast by themselves
	SideRows     = 64  // the fewest rows for each element of a row
	SidePiece    = 512 // rows of a scan at a time: the L2 cache holds their sums
)

// sideBySide reports whether a reduction runs its rows side by side.
func (p *interpreter) sideBySide(r *kernel.Reduce) bool {
	return !r.CooperativeLeaf.Nested && p.reduced > 1 && (p.reduced <= SideElements || p.apart) && p.points >= SideRows*p.reduced
}

// layout returns how rows lie in the first so many operands; a row has the axes after the outer
// ones. apart: in one of them, neighbouring rows are contiguous and the elements of a row are not.
// together: in one of them, the elements of a row are contiguous.
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

// A map or a rowwise kernel evaluates several rows together if neighbouring rows are contiguous and
// a row's elements are not: at least apartRows, and otherwise as many as fill apartBytes and have
// no more than apartPoints points.
const (
	apartRows     = 16
	apartBytes    = 64 // a line of the cache
	apartPoints   = 1 << 18
	apartElements = 1 << 16 // the most elements of a row times instructions: their values fit the caches
)

// apartRows returns how many rows of so many elements are evaluated together for that reason, or 0.
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

// reduceAcross stores the result of every leaf of rows that are reduced side by side.
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

// leafAcross reduces one leaf of each of the n rows from low on. The result lies in memory of f.
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

// joined combines the columns of so many accumulators. It combines the upper half with the lower
// half until the first is left.
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
