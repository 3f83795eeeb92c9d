package engine

import (
	"context"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/ops"
)

// scan stores the results of every leaf of every row.
func (p *interpreter) scan(ctx context.Context, l *kernel.Scan, g kernel.Geometry) error {
	length := g.Dims[p.k.Rank-1]
	leaves := kernel.Leaves(length)
	first := kernel.FirstLeafOf(g)
	pieces, together := p.points/length*leaves, 1
	if leaves == 1 && !l.Carry {
		together = block / length // whole rows
	}
	return parallel.For(ctx, pieces, together*pieceBlocks, func(low, high int) error {
		f := p.frame()
		defer f.release()
		for i := low; i < high; i += together {
			if err := ctx.Err(); err != nil {
				return err
			}
			row, leaf := i/leaves, i%leaves
			at := leaf * ops.Leaf
			part := scanPart{start: row*length + at, rows: min(together, high-i), n: min(ops.Leaf, length-at)}
			if l.Carry && first+leaf > 0 {
				part.before = p.carried(row*(first+leaves)+first+leaf-1, part.n)
			}
			if err := p.scanPart(l.Op, f, part); err != nil {
				return err
			}
		}
		return nil
	})
}

// scanPart is rows of n elements, each one leaf, from a point on, and what comes
// before them, if anything does.
type scanPart struct {
	start, rows, n int
	before         *hostref.Column
}

func (p *interpreter) scanPart(op *ops.Op, f *frame, s scanPart) error {
	c, err := p.evaluate(f, span{start: s.start, n: s.rows * s.n}, nil)
	if err != nil {
		return err
	}
	f.result = grown(f.result, len(c.Data))
	result := hostref.Column{DType: c.DType, Data: f.result[:len(c.Data)]}
	if err := hostref.ScanLeaves(op, result, c, s.n); err != nil {
		return err
	}
	if s.before != nil {
		if err := applyOp(op.Combine(), result, *s.before, result); err != nil {
			return err
		}
	}
	scatterTo(p.out, result.Data, c.DType.Size(), p.outView, s.start)
	return nil
}

// carried is element i of what is carried, n times.
func (p *interpreter) carried(i, n int) *hostref.Column {
	last := len(p.k.Operands) - 1
	d := p.k.Operands[last].DType
	element := make([]byte, d.Size())
	gatherFrom(element, p.operands[last], d.Size(), p.views[last], i)
	c := &hostref.Column{DType: d, Data: make([]byte, n*d.Size())}
	repeat(*c, element, n)
	return c
}
