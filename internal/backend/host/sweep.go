package host

import (
	"context"
	"slices"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/backend/host/move"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/ops"
)

// sweep lists the instructions of one pass over a strip of a rowwise kernel. A pass first evaluates
// the instructions that are the same along a row. Then it takes tile after tile, evaluates the
// instructions that differ along a row, and reduces them. A reduction that needs another one's
// result stands in a later sweep.
type sweep struct {
	rows, elements, folds []int
}

// keptBytes is the most memory for values of a strip that a later sweep needs again. If they need
// more, each sweep computes them.
const keptBytes = 8 << 20

// placeSweeps makes a rowwise kernel without boxes and tables run its rows side by side.
func (l *Launch) placeSweeps() {
	body, last := l.k.Body, len(l.k.Body)-1
	if l.boxes != nil || l.reduced < 2 || slices.ContainsFunc(l.k.Operands, func(o kernel.Operand) bool { return o.Table }) {
		return
	}
	after := make([]int, len(body)) // the first sweep that can evaluate each instruction
	for i, inst := range body {
		for _, a := range inst.Args {
			after[i] = max(after[i], after[a])
		}
		if inst.Kind == kernel.Fold {
			after[i]++
		}
	}
	l.placeAcross(l.k.Outer())
	l.repeats = nil
	if !l.uniform[last] {
		l.outView = turned(viewOf(l.g.Dims, l.g.Out), l.k.Outer())
	}
	l.across.kept = make([]bool, len(body))
	l.across.sweeps = l.sweepsOf(after)
	kept := 0
	for i, is := range l.across.kept {
		if is {
			kept += body[i].DType.Size()
		}
	}
	if kept*l.reduced*ops.Accumulators > keptBytes {
		l.across.kept = nil
		l.across.sweeps = l.sweepsOf(after)
	}
}

// sweepsOf returns the sweeps of a body; after is the first sweep that can evaluate each
// instruction. It marks the instructions whose values are kept, unless across.kept is nil.
func (l *Launch) sweepsOf(after []int) []sweep {
	body, last := l.k.Body, len(l.k.Body)-1
	sweeps, made := make([]sweep, after[last]+1), make([]bool, len(body))
	for n := range sweeps {
		s, wanted := &sweeps[n], make([]bool, len(body))
		wanted[last] = n == after[last] && !l.uniform[last]
		for i, inst := range body {
			switch {
			case inst.Kind == kernel.Fold && after[i] == n+1:
				s.folds = append(s.folds, i)
				wanted[inst.Args[0]] = wanted[inst.Args[0]] || !l.across.inPlace(l.k, inst.Args[0])
			case inst.Kind != kernel.Fold && l.uniform[i] && after[i] == n:
				s.rows = append(s.rows, i)
			}
		}
		for i := last; i >= 0; i-- {
			if wanted[i] = wanted[i] && !l.uniform[i]; !wanted[i] {
				continue
			}
			if l.across.kept != nil && made[i] && body[i].Kind == kernel.Apply {
				l.across.kept[i] = true
				continue
			}
			made[i] = true
			s.elements = append(s.elements, i)
			for _, a := range body[i].Args {
				wanted[a] = true
			}
		}
		slices.Reverse(s.elements)
	}
	return sweeps
}

// rowwiseAcross is rowwise for rows that run side by side.
func (p *interpreter) rowwiseAcross(ctx context.Context) error {
	a, size := p.across, 0
	for i, inst := range p.k.Body {
		if a.kept != nil && a.kept[i] || inst.Kind == kernel.Load && !p.uniform[i] {
			size += inst.DType.Size()
		}
	}
	most := tilePoints / ops.Accumulators
	switch {
	case len(a.sweeps) > 2 || !p.uniform[len(p.uniform)-1]:
		most = min(most, stripBytes/(p.reduced*max(size, 1))&^(ops.Accumulators-1))
	case p.placedAll(a.sweeps[0]):
		most = MaxStrip
	}
	width := a.width(p.reduced, most)
	return parallel.For(ctx, a.rows, width, func(low, high int) error {
		f := p.frame()
		defer f.release()
		return p.strip(ctx, f, low, high-low)
	})
}

// strip runs the n rows from low on.
func (p *interpreter) strip(ctx context.Context, f *frame, low, n int) error {
	clear(f.spread)
	for i, inst := range p.k.Body {
		if p.across.kept != nil && p.across.kept[i] {
			f.kept[i] = grown(f.kept[i], p.reduced*n*inst.DType.Size())
		}
	}
	last := len(p.k.Body) - 1
	for number, s := range p.across.sweeps {
		if len(s.rows) > 0 {
			if _, err := p.evaluateSome(f, s.rows, span{row: low, rows: n}, nil); err != nil {
				return err
			}
		}
		if len(s.folds) > 0 || len(s.elements) > 0 {
			if err := p.sweep(ctx, f, s, low, n, number == len(p.across.sweeps)-1); err != nil {
				return err
			}
		}
	}
	if p.uniform[last] {
		move.Scatter(p.out, f.columns[last].Data, p.k.Result().DType.Size(), p.outView, low)
	}
	return nil
}

// sweep evaluates and reduces a sweep's elements of the n rows from low on. If stores is true, it
// stores the kernel's result too.
func (p *interpreter) sweep(ctx context.Context, f *frame, s sweep, low, n int, stores bool) error {
	leaves := kernel.Leaves(p.reduced)
	for at, i := range s.folds {
		inst := p.k.Body[i]
		f.tree(2*at, inst.Op, inst.DType, n)
		f.tree(2*at+1, inst.Op, inst.DType, n)
	}
	points := tilePoints
	if p.placedAll(s) {
		points = placedRounds * ops.Accumulators * n
	}
	for leaf := range leaves {
		err := p.across.tiles(ctx, p.reduced, leaf, low, n, points, func(t span) error {
			return p.sweepTile(f, s, t, stores)
		})
		if err != nil {
			return err
		}
		for at := range s.folds {
			result, err := f.trees[2*at].join()
			if err == nil {
				err = f.trees[2*at+1].add(result)
			}
			if err != nil {
				return err
			}
		}
	}
	for at, i := range s.folds {
		result, err := f.trees[2*at+1].join() // of no more leaves than a leaf has accumulators
		if err != nil {
			return err
		}
		c := hostref.Column{DType: result.DType, Data: f.buffer(i, n, result.DType.Size())}
		copy(c.Data, result.Data)
		f.columns[i], f.spread[i] = c, hostref.Column{}
	}
	return nil
}

// sweepTile is sweep for one tile.
func (p *interpreter) sweepTile(f *frame, s sweep, t span, stores bool) error {
	for i := range p.k.Body {
		if p.across.kept != nil && p.across.kept[i] { // an earlier sweep set it, or this one will
			size := p.k.Body[i].DType.Size()
			f.columns[i] = hostref.Column{DType: p.k.Body[i].DType, Data: p.place(f, i, t.n, size, t)}
		}
	}
	if len(s.elements) > 0 {
		if _, err := p.evaluateSome(f, s.elements, t, nil); err != nil {
			return err
		}
	}
	for at, i := range s.folds {
		if err := p.sweepFold(f, &f.trees[2*at], p.k.Body[i].Args[0], t); err != nil {
			return err
		}
	}
	if last := len(p.k.Body) - 1; stores && !p.uniform[last] {
		p.storeTile(f.columns[last], t)
	}
	return nil
}

// inPlace reports whether an instruction loads an operand in which neighbouring rows are
// contiguous. Its elements are then reduced without a copy.
func (a *across) inPlace(k *kernel.Kernel, i int) bool {
	inst := k.Body[i]
	if inst.Kind != kernel.Load || k.Operands[inst.N].Index || a.narrow {
		return false
	}
	return a.operands[inst.N].known && a.operands[inst.N].across == 1
}

// placed reports whether an instruction's values are reduced in an operand's memory.
func (p *interpreter) placed(i int) bool {
	return !p.uniform[i] && p.fixed[i].Data == nil && p.across.inPlace(p.k, i)
}

// placedAll reports whether a sweep only reduces elements of operands in their memory.
func (p *interpreter) placedAll(s sweep) bool {
	return len(s.elements) == 0 && !slices.ContainsFunc(s.folds, func(i int) bool { return !p.placed(p.k.Body[i].Args[0]) })
}

// placedRounds is how many elements of a row each accumulator takes from one tile, if operands are
// reduced in their memory.
const placedRounds = 4

// sweepFold adds an instruction's values at a tile to a tree.
func (p *interpreter) sweepFold(f *frame, tree *sideTree, i int, t span) error {
	if !p.placed(i) {
		return tree.add(p.arg(f, i, t, false))
	}
	inst := p.k.Body[i]
	size, from := inst.DType.Size(), p.across.operands[inst.N]
	at := from.offset + t.element()*from.down + t.row
	if from.down < 0 {
		for e := range t.tall {
			if err := tree.take(p.operands[inst.N][(at+e*from.down)*size:][:t.rows*size], 0, 1); err != nil {
				return err
			}
		}
		return nil
	}
	return tree.take(p.operands[inst.N][at*size:], from.down*size, t.tall)
}
