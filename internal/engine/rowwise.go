package engine

import (
	"context"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/shape"
)

// rowInterpreter is the launch of a rowwise kernel. What is the same along a row
// is one element for each row, everything else one for each point.
type rowInterpreter struct {
	*interpreter
	uniform []bool
	views   []shape.View // of the operands, one point for each row
}

// rowwise runs the rows, as many together as make a block.
func (p *interpreter) rowwise(ctx context.Context, g kernel.Geometry) error {
	r := rowInterpreter{interpreter: p, uniform: p.k.Uniform()}
	outer := p.k.Outer()
	for _, l := range g.Operands {
		v := shape.View{Shape: g.Dims[:outer], Strides: l.Strides[:outer], Offset: l.Offset}
		r.views = append(r.views, hostref.Coalesce(v))
	}
	together := max(1, block/p.reduced)
	return parallel.For(ctx, p.points/p.reduced, together*max(1, pieceBlocks*block/(together*p.reduced)), func(low, high int) error {
		f := p.frame()
		defer f.release()
		for row := low; row < high; row += together {
			if err := ctx.Err(); err != nil {
				return err
			}
			if err := r.run(f, row, min(together, high-row)); err != nil {
				return err
			}
		}
		return nil
	})
}

// run stores the results of some rows.
func (r *rowInterpreter) run(f *frame, row, rows int) error {
	spread := map[int]hostref.Column{}
	for i, inst := range r.k.Body {
		n := rows
		if !r.uniform[i] {
			n *= r.reduced
		}
		if r.fixed[i].Data != nil {
			f.columns[i] = r.fixed[i].Part(0, n)
			continue
		}
		c := hostref.Column{DType: inst.DType, Data: f.buffer(i, n, inst.DType.Size())}
		f.columns[i] = c
		if inst.Kind == kernel.Load {
			r.load(c, inst.N, row, r.uniform[i])
			continue
		}
		f.args = f.args[:0]
		for _, a := range inst.Args {
			arg := f.columns[a]
			if inst.Kind == kernel.Fold || !r.uniform[i] {
				arg = r.spread(f, a, rows, spread)
			}
			f.args = append(f.args, arg)
		}
		if err := r.apply(inst, c, row, f.args); err != nil {
			return err
		}
	}
	last := len(r.k.Body) - 1
	at := row
	if !r.uniform[last] {
		at *= r.reduced
	}
	hostref.ScatterTo(r.out, f.columns[last].Data, r.k.Result().DType.Size(), r.outView, at)
	return nil
}

func (r *rowInterpreter) apply(inst kernel.Inst, dst hostref.Column, row int, args []hostref.Column) error {
	if inst.Kind == kernel.Fold {
		return hostref.FoldRows(inst.Op, dst, args[0], r.reduced)
	}
	return r.interpreter.apply(inst, dst, row*r.reduced, args)
}

// load reads operand n of the rows from row on: an element of each, or all.
func (r *rowInterpreter) load(dst hostref.Column, n, row int, uniform bool) {
	switch {
	case !uniform:
		r.interpreter.load(dst, n, row*r.reduced)
	case r.k.Operands[n].Index:
		hostref.IndexFrom(hostref.Slice[int64](dst.Data), r.views[n], row)
	default:
		hostref.GatherFrom(dst.Data, r.operands[n], dst.DType.Size(), r.views[n], row)
	}
}

// spread is instruction i at every point of the rows.
func (r *rowInterpreter) spread(f *frame, i, rows int, known map[int]hostref.Column) hostref.Column {
	if !r.uniform[i] {
		return f.columns[i]
	}
	if r.fixed[i].Data != nil {
		return r.fixed[i].Part(0, rows*r.reduced)
	}
	if c, ok := known[i]; ok {
		return c
	}
	d := f.columns[i].DType
	c := hostref.Column{DType: d, Data: make([]byte, rows*r.reduced*d.Size())}
	hostref.Gather(c.Data, f.columns[i].Data, d.Size(), shape.View{Shape: shape.Shape{rows, r.reduced}, Strides: []int{1, 0}})
	known[i] = c
	return c
}
