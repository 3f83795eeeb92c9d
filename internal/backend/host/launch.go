package host

import (
	"context"
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/backend/host/stack"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/shape"
)

// Launch is one launch of a kernel on the host, without buffers. A plan that runs often finds its
// layouts only once.
type Launch struct {
	interpreter // without buffers
	g           kernel.Geometry
	reach       []int        // the least number of elements of each operand; 0: it has no buffer
	wrote       int          // the least number of elements of each result
	product     *contraction // of a contract kernel
	unrolled    *unrolled    // the launch with an axis written out, or nil
	err         error        // why the launch does not fit its kernel, a *kernel.VerifyError
}

// LaunchOf returns a launch of a kernel. If the geometry does not fit the kernel, Run fails.
func LaunchOf(k *kernel.Kernel, g kernel.Geometry) *Launch {
	l := newLaunch(k, g)
	if l.err == nil {
		l.unrolled = unrolledOf(l)
	}
	return l
}

// newLaunch is LaunchOf without unrolled.
func newLaunch(k *kernel.Kernel, g kernel.Geometry) *Launch {
	l := &Launch{g: g, interpreter: interpreter{k: k, scalars: g.Scalars, loops: resolved(k.Body)}}
	switch loop := k.Loop.(type) {
	case *kernel.Contract:
		l.product, l.err = contractionOf(k, loop, g)
	case *kernel.Sort, *kernel.Routine:
	default:
		l.err = l.place()
	}
	return l
}

// unfit returns the error of a launch that does not fit its kernel or its buffers.
func unfit(k *kernel.Kernel, format string, args ...any) error {
	return &kernel.VerifyError{Kernel: k, What: "launch: " + fmt.Sprintf(format, args...)}
}

// place finds the layouts of operands and results, and the way in which the loop runs.
func (l *Launch) place() error {
	k, g := l.k, l.g
	if len(g.Dims) != k.Rank || len(g.Operands) != len(k.Operands) || len(g.Scalars) != len(k.Scalars) {
		return unfit(k, "%d dimensions, %d layouts and %d scalars do not fit the kernel", len(g.Dims), len(g.Operands), len(g.Scalars))
	}
	if !k.FitsBoxes(g) {
		return unfit(k, "the bounds of its operands' boxes do not fit the kernel")
	}
	l.points = shape.Shape(g.Dims).Size()
	if err := l.placeOperands(); err != nil {
		return err
	}
	leaves, kept := 1, g.Dims
	switch loop := k.Loop.(type) {
	case *kernel.Reduce:
		l.reduced = k.Reduced(g)
		leaves, kept = loop.Results(l.reduced), g.Dims[:k.Outer()]
	case *kernel.Rowwise:
		l.reduced = k.Reduced(g)
		kept, _ = k.OutSpace(g)
	}
	v := viewOf(kept, g.Out)
	if l.points > 0 {
		var ok bool
		further := leaves - 1
		if m, is := k.Loop.(*kernel.Map); is && m.Indexed {
			l.outFirst, l.outCount, l.outStep = g.Out.First, g.Out.Count, g.Out.Step
			further = (l.outCount - 1) * l.outStep
		}
		if l.wrote, ok = reachOf(v, further); !ok {
			return unfit(k, "the result begins before its buffer, or has another rank")
		}
	}
	l.outView = hostref.Coalesce(v)
	l.insts, l.uniform = make([]int, len(k.Body)), make([]bool, len(k.Body))
	for i := range l.insts {
		l.insts[i] = i
	}
	switch loop := k.Loop.(type) {
	case *kernel.Rowwise:
		l.placeRows()
		var together bool
		if l.apart, together = l.layout(k.Outer(), len(k.Operands)); l.apart && !together {
			l.placeSweeps()
		}
		if l.across == nil {
			l.placePositions()
		}
	case *kernel.Map:
		if k.Rank > 0 {
			l.inner = g.Dims[k.Rank-1]
			l.apart, _ = l.layout(k.Rank-1, len(k.Operands))
			l.placeLookups()
		}
	case *kernel.Reduce:
		if l.windows = l.windowsOf(loop); l.windows != nil {
			break
		}
		apart, together := l.layout(loop.Outer, len(k.Operands))
		if l.apart = apart && !together; l.sideBySide(loop) {
			l.placeAcross(loop.Outer)
		}
	case *kernel.Scan:
		l.placeScan(loop)
	}
	l.periods = l.periodsOf()
	l.slots = l.slotsOf()
	return nil
}

func (l *Launch) placeOperands() error {
	for i, o := range l.k.Operands {
		v := viewOf(l.k.OperandSpace(l.g, i))
		box := boxedOf(l.k, l.g, i)
		seen := v
		if box != nil {
			seen = box.seen()
		}
		reach, ok := reachOf(seen, 0)
		switch {
		case o.Index:
			reach, ok = 0, true
		case o.Table:
			reach, ok = tableReach(v, l.g.Operands[i])
		}
		switch {
		case o.Table && !ok:
			return unfit(l.k, "table %d of %d parts begins before its buffer, or has none, or another rank", i, l.g.Operands[i].Count)
		case !ok:
			return unfit(l.k, "operand %d begins before its buffer, or has another rank", i)
		}
		coalesced := hostref.Coalesce(v)
		l.reach, l.views = append(l.reach, reach), append(l.views, coalesced)
		if box != nil {
			if l.boxes == nil {
				l.boxes = map[int]*boxed{}
			}
			l.boxes[i] = box
		}
		l.tables = append(l.tables, hostref.Table{View: coalesced, Count: l.g.Operands[i].Count, Step: l.g.Operands[i].Step})
	}
	return nil
}

// reachOf returns how many elements a buffer must have to hold a view, and the same view moved on by
// further elements. ok is false if either begins before the buffer.
func reachOf(v shape.View, further int) (elements int, ok bool) {
	if len(v.Strides) != len(v.Shape) {
		return 0, false
	}
	if v.Shape.Size() == 0 {
		return 0, true
	}
	low, high := v.Span()
	return max(high, high+further) + 1, min(low, low+further) >= 0
}

// tableReach is reachOf for a table whose first part is v.
func tableReach(v shape.View, l kernel.Layout) (elements int, ok bool) {
	if l.Count < 1 {
		return 0, false
	}
	return reachOf(v, (l.Count-1)*l.Step)
}

// Run computes the launch. operands are whole buffers (nil for an Index operand). outs are whole
// buffers too, one for each stored value; one may be an operand, if every point is read before it
// is written. It fails with a *kernel.VerifyError if the geometry does not fit the kernel or the
// buffers, with hostref's errors, and with the context's error a few blocks after the context ends.
func (l *Launch) Run(ctx context.Context, operands [][]byte, outs ...[]byte) error {
	stored := l.k.Stored()
	switch {
	case l.err != nil:
		return l.err
	case len(outs) != len(stored):
		return unfit(l.k, "%d results for %d values", len(outs), len(stored))
	case len(operands) != len(l.k.Operands):
		return unfit(l.k, "%d operands for %d", len(operands), len(l.k.Operands))
	case l.product != nil:
		return l.product.run(ctx, operands, outs[0])
	}
	if loop, ok := l.k.Loop.(*kernel.Sort); ok {
		return sortRows(ctx, l.k, loop, l.g, operands, outs[0])
	}
	if loop, ok := l.k.Loop.(*kernel.Routine); ok {
		return stack.Run(ctx, l.k, loop, l.g, operands, outs[0], bound)
	}
	p, err := l.over(operands, outs)
	if err != nil || p.points == 0 {
		return err
	}
	if l.unrolled != nil {
		if done, err := l.unrolled.run(ctx, operands, outs[0]); done {
			return err
		}
	}
	if err := p.fix(); err != nil {
		return err
	}
	switch loop := l.k.Loop.(type) {
	case *kernel.Reduce:
		return p.reduce(ctx, loop)
	case *kernel.Scan:
		return p.scan(ctx, loop, l.g)
	case *kernel.Rowwise:
		return p.rowwise(ctx)
	}
	return p.mapPoints(ctx)
}

// over returns an interpreter of the launch with these buffers, after checking their sizes.
func (l *Launch) over(operands, outs [][]byte) (*interpreter, error) {
	p := l.interpreter
	for i, o := range l.k.Operands {
		if l.reach[i]*o.DType.Size() > len(operands[i]) {
			return nil, unfit(l.k, "operand %d reaches outside its %d bytes", i, len(operands[i]))
		}
	}
	stored := l.k.Stored()
	for n, out := range outs {
		if l.wrote*l.k.Body[stored[n]].DType.Size() > len(out) {
			return nil, unfit(l.k, "%%%d reaches outside its %d bytes", stored[n], len(out))
		}
		if n > 0 {
			p.also = append(p.also, alsoStored{stored[n], out})
		}
	}
	p.operands, p.out = operands, outs[0]
	if slices.ContainsFunc(l.k.Operands, func(o kernel.Operand) bool { return o.Table }) {
		p.tables = slices.Clone(p.tables)
		for i := range p.tables {
			p.tables[i].Data = operands[i]
		}
		p.findRising()
	}
	return &p, nil
}

// findRising marks the tables of searches whose elements ascend. It checks no table that has more
// elements than the launch has points, or more than target.MaxRising.
func (p *interpreter) findRising() {
	for _, inst := range p.k.Body {
		if inst.Kind == kernel.Search {
			t := &p.tables[inst.N]
			t.Rises = t.Count <= min(p.points, target.MaxRising) && t.AllRise(p.k.Operands[inst.N].DType)
		}
	}
}

// inside reports whether the view's elements lie in the buffer.
func inside(v shape.View, buffer []byte, size int) bool {
	reach, ok := reachOf(v, 0)
	return ok && reach*size <= len(buffer)
}

// SideBySide reports whether the rows of a reduction or a rowwise kernel run side by side.
func (l *Launch) SideBySide() bool { return l.across != nil }

// ByVectors reports whether a product uses vector instructions.
func (l *Launch) ByVectors() bool {
	return l.product != nil && (l.product.kind != nil || l.product.pairs != nil)
}

// WithoutVectors returns the launch of a product that uses hostref's loops.
func (l *Launch) WithoutVectors() *Launch {
	plain, product := *l, *l.product
	product.arrange(false)
	plain.product = &product
	return &plain
}

// Reach returns the least number of elements of a product's operand.
func (l *Launch) Reach(operand int) int { return l.product.reach[operand] }

// Wrote returns the least number of elements of a product's result.
func (l *Launch) Wrote() int { return l.product.wrote }
