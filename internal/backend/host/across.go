package host

import (
	"context"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Rows of few elements, such as the windows of a pooling, and rows whose elements lie further
// apart than those of different rows, are reduced side by side: their first elements, then
// their second ones, each a column of the body's, by [ops.Op.Combine] of two columns. The
// order in which a row's elements are combined is the same.
const (
	SideElements = 64  // a row's, at the most: longer ones that lie together are quick by themselves
	SideRows     = 64  // at the least
	SidePiece    = 512 // rows at a time: as many accumulators stay in the second cache
)

// sideBySide reports whether the rows are reduced so.
func (p *interpreter) sideBySide(r *kernel.Reduce) bool {
	return !r.CooperativeLeaf.Nested && p.reduced > 1 && (p.reduced <= SideElements || p.apart) && p.points >= SideRows*p.reduced
}

// layout tells of so many of the operands whether there is one whose elements lie apart in a row, and
// those of neighbouring rows beside each other, and one whose elements lie together in it.
// Rows are of what follows the outer axes.
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

// Rows of a map, or of what runs by rows, whose elements lie apart, beside those of the next
// rows, are run together, so many of them, unless what all instructions make of them is more
// than caches hold.
const (
	apartRows     = 16
	apartElements = 1 << 16 // of a row, by all instructions
)

// apartRows is how many rows of so many elements are run together for it.
func (p *interpreter) apartRows(elements int) int {
	if p.apart && elements*len(p.insts) <= apartElements {
		return apartRows
	}
	return 0
}

// turn sees the operands with the axes first that are reduced or scanned.
func (l *Launch) turn(outer int) {
	for i := range l.views {
		l.views[i] = turned(viewOf(l.k.OperandSpace(l.g, i)), outer)
		l.tables[i].View = l.views[i]
	}
}

// turned is a view with what follows the outer axes before them, coalesced.
func turned(v shape.View, outer int) shape.View {
	v.Shape = append(append(shape.Shape(nil), v.Shape[outer:]...), v.Shape[:outer]...)
	v.Strides = append(append([]int(nil), v.Strides[outer:]...), v.Strides[:outer]...)
	return hostref.Coalesce(v)
}

// reduceAcross stores the results of every leaf of rows that are reduced side by side.
func (p *interpreter) reduceAcross(ctx context.Context, r *kernel.Reduce, rows int) error {
	pieces, leaves := (rows+SidePiece-1)/SidePiece, kernel.Leaves(p.reduced)
	return parallel.For(ctx, pieces*leaves, 1, func(i, _ int) error {
		if err := ctx.Err(); err != nil {
			return err
		}
		f := p.frame()
		defer f.release()
		piece, leaf := i/leaves, i%leaves
		low := piece * SidePiece
		result, err := p.foldAcross(f, r.Op.Combine(), low, min(SidePiece, rows-low), rows, leaf)
		if err == nil {
			p.storeLeaf(result, low, leaf)
		}
		return err
	})
}

// foldAcross is the fixed tree of a leaf of each of n of the rows from low on, in memory of
// f.
func (p *interpreter) foldAcross(f *frame, combine *ops.Op, low, n, rows, leaf int) (hostref.Column, error) {
	first := leaf * ops.Leaf
	elements := min(ops.Leaf, p.reduced-first)
	result := p.k.Result().DType
	lanes, size := min(elements, ops.Accumulators), n*result.Size()
	f.result = grown(f.result, lanes*size)
	lane := func(i int) hostref.Column {
		return hostref.Column{DType: result, Data: f.result[i*size : (i+1)*size]}
	}
	for i := range elements {
		to, at := lane(i%lanes), span{start: (first+i)*rows + low, n: n}
		if i < lanes {
			c, err := p.evaluate(f, at, to.Data)
			if err != nil {
				return c, err
			}
			copy(to.Data, c.Data)
			continue
		}
		c, err := p.evaluate(f, at, nil)
		if err == nil {
			err = applyOp(combine, to, to, c)
		}
		if err != nil {
			return c, err
		}
	}
	return joined(combine, lanes, lane)
}

// joined is the end of a leaf's tree for columns of accumulators, so many: the upper half of
// them is joined with the lower until the first is left.
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
