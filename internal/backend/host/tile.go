package host

import (
	"context"
	"runtime"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/backend/host/move"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/vector"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

const (
	// tilePoints is about how many points a tile has: 256 rows by an element for each accumulator.
	tilePoints = 4096
	// stripBytes is the most memory that a strip reads in several sweeps: it stays in the L2 cache.
	stripBytes = 1 << 20
	// Each processor gets stripsEach strips, unless they would have fewer than smallStrip points.
	stripsEach = 4
	smallStrip = 1 << 14
	// MaxStrip is the most rows of a strip.
	MaxStrip = 512
)

// across is how a launch runs its rows side by side; see the package comment.
type across struct {
	rows     int     // of the launch
	operands []tile  // the layouts of the kernel's operands
	out      tile    // the layout of the result
	sweeps   []sweep // of a rowwise kernel
	kept     []bool  // the instructions whose values are kept for a later sweep
	narrow   bool    // a tile has one element of each row, because an operand has a box or is a table
}

// tile is a layout of rows. down is the stride between the elements of a row, and across between
// neighbouring rows. known is false if two strides do not describe the layout; elements are then
// found by a view of the whole space.
type tile struct {
	down, across, offset int
	known                bool
}

// tileOf returns the layout of a view whose rows have the axes after the outer ones.
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

// of returns the view of the elements of tile s.
func (t tile) of(s span) shape.View {
	return shape.View{Shape: shape.Shape{s.tall, s.rows}, Strides: []int{t.down, t.across}, Offset: t.offset + s.element()*t.down + s.row*t.across}
}

// placeAcross makes the launch run its rows, which have the axes after the outer ones, side by side.
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

// width returns how many rows a strip has, if a row has so many elements: a multiple of a vector,
// no more than most, and few enough that every processor gets stripsEach strips of smallStrip points.
func (a *across) width(elements, most int) int {
	share := max(a.rows/(stripsEach*runtime.GOMAXPROCS(0)), smallStrip/elements, 1)
	return min(MaxStrip, max(most, ops.Accumulators), (share+ops.Accumulators-1)&^(ops.Accumulators-1), a.rows)
}

// tiles calls f with the tiles of a leaf of the n rows from low on, of about so many points each.
// All but the last have a multiple of ops.Accumulators elements of each row, unless narrow is set.
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

// element returns the index along the row of the first elements of a tile.
func (s span) element() int { return (s.start - s.row) / s.apart }

// dense reports whether the points of a span are consecutive.
func (s span) dense() bool { return s.tall <= 1 || s.rows == s.apart }

// loadTile copies an operand's elements at a tile's points to dst.
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
		move.Gather(dst.Data, p.operands[inst.N], dst.DType.Size(), t.of(s), 0)
	}
}

// storeTile stores a tile's results.
func (p *interpreter) storeTile(c hostref.Column, s span) {
	size := c.DType.Size()
	if s.tall > 1 && p.across.out.known {
		move.Scatter(p.out, c.Data, size, p.across.out.of(s), 0)
		return
	}
	for i := range s.tall {
		move.Scatter(p.out, c.Part(i*s.rows, (i+1)*s.rows).Data, size, p.outView, s.start+i*s.apart)
	}
}

// spreadTile repeats src, which has one element for each row, for all elements of a tile's rows.
func spreadTile(dst, src []byte) {
	for n := copy(dst, src); n > 0 && n < len(dst); n *= 2 {
		copy(dst[n:], dst[:n])
	}
}

// sideTree reduces a leaf of each of n rows side by side, by the fixed tree of reductions.
type sideTree struct {
	combine *ops.Op
	fold    vector.Fold    // the reduction by vector instructions, if there is such a loop
	loop    vector.Map     // combine by vector instructions, if there is such a loop
	lanes   hostref.Column // the accumulators one after the other, each with n elements
	n       int
	count   int // elements of each row's leaf so far
}

// add combines the next elements of the leaves with the accumulators.
func (t *sideTree) add(c hostref.Column) error {
	return t.take(c.Data, t.n*c.DType.Size(), c.Len()/t.n)
}

// take is add of the next count elements of each row. Those of one number lie down bytes after
// those of the number before.
func (t *sideTree) take(data []byte, down, count int) error {
	size := t.n * t.lanes.DType.Size()
	for i := range count {
		lane, begins := (t.count+i)%ops.Accumulators, t.count+i < ops.Accumulators
		to := t.lanes.Part(lane*t.n, (lane+1)*t.n)
		switch {
		case t.fold.IsLoop() && i >= ops.Accumulators: // combined with the first one of this accumulator
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

// combined sets to to the combination of to and from.
func (t *sideTree) combined(to, from hostref.Column) error {
	if t.loop.IsLoop() {
		return applyLoop(t.loop, t.combine, to, to, from)
	}
	return applyOp(t.combine, to, to, from)
}

// tree returns the i-th tree of a frame, without elements, for n rows.
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

// join returns the reduced leaf of each row. It combines the upper half of the accumulators with
// the lower half until one is left.
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
