package host

import (
	"context"
	"runtime"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/vector"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

const (
	// tilePoints is how many points of rows side by side are evaluated at a time: a round of
	// the accumulators of as many rows as lie in a page of memory.
	tilePoints = 4096
	// stripBytes is how much of rows that are run more than once stays in the second cache.
	stripBytes = 1 << 20
	// stripsEach is how many strips a processor has, and smallStrip how many points one has at
	// the least.
	stripsEach = 4
	smallStrip = 1 << 14
	// MaxStrip is how many rows are run side by side at the most.
	MaxStrip = 512
)

// across is how a kernel's rows are run side by side: a strip of neighbouring rows at a time,
// by tiles of some elements of each of its rows.
type across struct {
	rows     int    // in all
	operands []tile // where they lie
	out      tile
	sweeps   []sweep // of a rowwise kernel
	kept     []bool  // the instructions whose values are kept for a later sweep
	narrow   bool    // a tile has one element of each row: something is looked up by its point
}

// tile is where the elements of rows lie: those of one row are down apart, those of
// neighbouring rows across. Where that is not known, a view over everything knows.
type tile struct {
	down, across, offset int
	known                bool
}

// tileOf is that of a view whose rows are what follows the outer axes.
func tileOf(v shape.View, outer int) tile {
	along := hostref.Coalesce(shape.View{Shape: v.Shape[outer:], Strides: v.Strides[outer:]})
	over := hostref.Coalesce(shape.View{Shape: v.Shape[:outer], Strides: v.Strides[:outer]})
	t := tile{offset: v.Offset, known: len(along.Shape) <= 1 && len(over.Shape) <= 1}
	if t.known && len(along.Shape) == 1 {
		t.down = along.Strides[0]
	}
	if t.known && len(over.Shape) == 1 {
		t.across = over.Strides[0]
	}
	return t
}

// of is the view of a span's elements.
func (t tile) of(s span) shape.View {
	return shape.View{Shape: shape.Shape{s.tall, s.rows}, Strides: []int{t.down, t.across}, Offset: t.offset + s.element()*t.down + s.row*t.across}
}

// placeAcross has the rows of what follows the outer axes run side by side.
func (l *Launch) placeAcross(outer int) {
	a := &across{rows: shape.Shape(l.g.Dims[:outer]).Size()}
	for i, o := range l.k.Operands {
		a.narrow = a.narrow || o.Table || l.boxes[i] != nil
		a.operands = append(a.operands, tileOf(viewOf(l.k.OperandSpace(l.g, i)), outer))
	}
	if len(l.g.Out.Strides) == len(l.g.Dims) {
		a.out = tileOf(viewOf(l.g.Dims, l.g.Out), outer)
	}
	l.across = a
	l.turn(outer)
}

// width is how many rows of so many elements a strip has, most at the most: whole vectors of
// them, and few enough that all processors have some strips, unless these are small.
func (a *across) width(elements, most int) int {
	share := max(a.rows/(stripsEach*runtime.GOMAXPROCS(0)), smallStrip/elements, 1)
	return min(MaxStrip, max(most, ops.Accumulators), (share+ops.Accumulators-1)&^(ops.Accumulators-1), a.rows)
}

// tiles calls f with every tile of a leaf of n rows from low on: of about so many points, and
// whole rounds of the accumulators but for the last one.
func (a *across) tiles(ctx context.Context, reduced, leaf, low, n, points int, f func(s span) error) error {
	first, tall := leaf*ops.Leaf, max(1, points/(ops.Accumulators*n))*ops.Accumulators
	if a.narrow {
		tall = 1
	}
	end := min(first+ops.Leaf, reduced)
	for e := first; e < end; e += tall {
		if err := ctx.Err(); err != nil {
			return err
		}
		count := min(tall, end-e)
		if err := f(span{start: e*a.rows + low, n: count * n, row: low, rows: n, tall: count, apart: a.rows}); err != nil {
			return err
		}
	}
	return nil
}

// element is the first element of a tile's rows.
func (s span) element() int { return (s.start - s.row) / s.apart }

// dense reports whether a tile's points follow one another.
func (s span) dense() bool { return s.tall <= 1 || s.rows == s.apart }

// loadTile makes an operand's elements at a tile's points.
func (p *interpreter) loadTile(dst hostref.Column, inst *kernel.Inst, s span) {
	t := p.across.operands[inst.N]
	switch {
	case s.tall == 1 || !t.known || p.boxes[inst.N] != nil:
		for i := range s.tall {
			p.load(dst.Part(i*s.rows, (i+1)*s.rows), inst, p.views, s.start+i*s.apart)
		}
	case p.k.Operands[inst.N].Index:
		hostref.IndexFrom(hostref.Slice[int64](dst.Data), t.of(s), 0)
	default:
		Gather(dst.Data, p.operands[inst.N], dst.DType.Size(), t.of(s), 0)
	}
}

// storeTile stores a tile's results.
func (p *interpreter) storeTile(c hostref.Column, s span) {
	size := c.DType.Size()
	if s.tall > 1 && p.across.out.known {
		Scatter(p.out, c.Data, size, p.across.out.of(s), 0)
		return
	}
	for i := range s.tall {
		Scatter(p.out, c.Part(i*s.rows, (i+1)*s.rows).Data, size, p.outView, s.start+i*s.apart)
	}
}

// spreadTile writes one element of each row for every element of the rows.
func spreadTile(dst, src []byte) {
	for n := copy(dst, src); n > 0 && n < len(dst); n *= 2 {
		copy(dst[n:], dst[:n])
	}
}

// sideTree is the fixed tree of rows side by side: accumulators of n rows each, one after the
// other.
type sideTree struct {
	combine *ops.Op
	fold    vector.Fold // of the reduction, if there is one
	loop    vector.Map  // and of the combination
	lanes   hostref.Column
	n       int
	count   int // elements of the leaf so far
}

// add takes the next elements of a leaf.
func (t *sideTree) add(c hostref.Column) error {
	return t.take(c.Data, t.n*c.DType.Size(), c.Len()/t.n)
}

// take takes the next elements of a leaf, so many, each so many bytes after the one before.
func (t *sideTree) take(data []byte, down, count int) error {
	size := t.n * t.lanes.DType.Size()
	for i := range count {
		lane, begins := (t.count+i)%ops.Accumulators, t.count+i < ops.Accumulators
		to := t.lanes.Part(lane*t.n, (lane+1)*t.n)
		switch {
		case t.fold.IsLoop() && i >= ops.Accumulators: // taken with the first one of this accumulator
			continue
		case t.fold.IsLoop():
			t.fold.Columns(to.Data, data[i*down:], ops.Accumulators*down, (count-i+ops.Accumulators-1)/ops.Accumulators, begins)
		case begins:
			copy(to.Data, data[i*down:][:size])
		default:
			if err := t.combined(to, hostref.Column{DType: to.DType, Data: data[i*down:][:size]}); err != nil {
				return err
			}
		}
	}
	t.count += count
	return nil
}

// combined combines columns into the first.
func (t *sideTree) combined(to, from hostref.Column) error {
	if t.loop.IsLoop() {
		return applyLoop(t.loop, t.combine, to, to, from)
	}
	return applyOp(t.combine, to, to, from)
}

// tree is the i-th tree of a frame, of n rows.
func (f *frame) tree(i int, op *ops.Op, d dtype.DType, n int) *sideTree {
	for len(f.trees) <= i {
		f.trees = append(f.trees, sideTree{})
	}
	t := &f.trees[i]
	t.lanes = hostref.Column{DType: d, Data: grown(t.lanes.Data, ops.Accumulators*n*d.Size())}
	t.combine, t.n, t.count = op.Combine(), n, 0
	t.fold, t.loop = vectorFolds[reducedForm{op, d}], vectorMaps[vectorForm{t.combine, d, d}]
	return t
}

// join ends a leaf: the upper half of the accumulators is joined with the lower until the
// first is left.
func (t *sideTree) join() (hostref.Column, error) {
	left := min(t.count, ops.Accumulators)
	for half := ops.Accumulators / 2; half > 0; half /= 2 {
		if upper := left - half; upper > 0 {
			to := t.lanes.Part(0, upper*t.n)
			if err := t.combined(to, t.lanes.Part(half*t.n, left*t.n)); err != nil {
				return to, err
			}
			left = half
		}
	}
	t.count = 0
	return t.lanes.Part(0, t.n), nil
}
