package host

import (
	"context"
	"slices"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/backend/host/move"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/shape"
)

// placeRows finds the values that are the same along a row, or in every row.
func (l *Launch) placeRows() {
	l.uniform = l.k.Uniform()
	l.seeRows(l.k.Outer())
	l.repeats = make([]bool, len(l.k.Body))
	for i, inst := range l.k.Body {
		l.repeats[i] = !l.uniform[i] && (inst.Kind == kernel.Apply || inst.Kind == kernel.Load && l.sameRows(inst.N))
		for _, a := range inst.Args {
			l.repeats[i] = l.repeats[i] && (l.repeats[a] || l.k.Body[a].Kind == kernel.Scalar)
		}
	}
}

// seeRows makes the views that see the first point of each row; a row has the axes after the outer
// ones.
func (l *Launch) seeRows(outer int) {
	for _, o := range l.g.Operands {
		v := shape.View{Shape: l.g.Dims[:outer], Strides: o.Strides[:outer], Offset: o.Offset}
		l.rowViews = append(l.rowViews, hostref.Coalesce(v))
	}
}

// sameRows reports whether an operand is the same in every row.
func (l *Launch) sameRows(operand int) bool {
	for axis, stride := range l.g.Operands[operand].Strides[:l.k.Outer()] {
		if stride != 0 && l.g.Dims[axis] > 1 {
			return false
		}
	}
	return l.boxes[operand] == nil && !l.k.Operands[operand].Table
}

// rowPoints is how many points of whole rows are evaluated at a time. It is several blocks, so that
// fewer calls serve more rows.
const rowPoints = 4 * block

// together returns how many rows are evaluated at a time: many if all their elements are only reduced
// in the operands' memory.
func (p *interpreter) together() int {
	if !slices.ContainsFunc(p.insts, func(i int) bool { return !p.uniform[i] && p.makesColumn(i) }) {
		return max(1, pieceBlocks*block/p.reduced)
	}
	return max(1, rowPoints/p.reduced, p.apartRows(p.reduced))
}

// rowwise computes a rowwise kernel. The column of a value that is the same along a row has one
// element for each row, any other column has one for each point.
func (p *interpreter) rowwise(ctx context.Context) error {
	if p.across != nil {
		return p.rowwiseAcross(ctx)
	}
	size, uniform := p.k.Result().DType.Size(), p.uniform[len(p.uniform)-1]
	together, direct := p.together(), inOrder(p.outView)
	return parallel.For(ctx, p.points/p.reduced, together*max(1, pieceBlocks*block/(together*p.reduced)), func(low, high int) error {
		f := p.frame()
		defer f.release()
		for row := low; row < high; row += together {
			if err := ctx.Err(); err != nil {
				return err
			}
			rows := min(together, high-row)
			at, n := row, rows
			if !uniform {
				at, n = row*p.reduced, rows*p.reduced
			}
			var dst []byte
			if direct {
				dst = p.out[(p.outView.Offset+at)*size:][:n*size]
			}
			c, err := p.evaluate(f, span{start: row * p.reduced, n: rows * p.reduced, row: row, rows: rows}, dst)
			if err != nil {
				return err
			}
			if !direct || &c.Data[0] != &dst[0] {
				move.Scatter(p.out, c.Data, size, p.outView, at)
			}
		}
		return nil
	})
}
