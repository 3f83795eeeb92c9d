package host

import (
	"context"
	"slices"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/backend/host/move"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vector"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// windows is a reduction whose rows are windows of an operand, each summed with the same weights, as
// in a convolution of each channel by itself. A plane is the last axes of the result, along which
// the weights stay the same: lines of neighbouring windows. A loop of package vector sums a band of
// lines without copying each window.
type windows struct {
	taps, weights int             // the operands
	layouts       []kernel.Layout // of all operands
	lead          []int           // the sizes of the axes before a plane
	lines, each   int             // of a plane, and the windows of a line
	down, across  int             // the distances between lines and between windows, in the elements of taps
	far           int             // the largest offset of a tap in a window, in elements
	places        []int           // the offsets of the weights, in elements
	band          vector.Windows
	// If windows begin several elements apart, every such element from a band's first one on is
	// copied to one part of a band's memory, every next element to the next part, and so on.
	// part is the number of elements of a part.
	part int
}

// bandBlocks is how many blocks of windows are summed at a time.
const bandBlocks = 8

// windowsOf returns a reduction's windows, or nil if it has none.
func (l *Launch) windowsOf(r *kernel.Reduce) *windows {
	body := l.k.Body
	if r.Op != ops.Sum || r.CooperativeLeaf.Nested || l.boxes != nil || len(body) != 3 || l.reduced > target.MaxTaps || !vector.HasWindows(l.k.Result().DType) {
		return nil
	}
	if product := body[2]; product.Op != ops.Mul || body[0].Kind != kernel.Load || body[1].Kind != kernel.Load || product.Args[0] == product.Args[1] {
		return nil
	}
	if slices.ContainsFunc(l.k.Operands, func(o kernel.Operand) bool { return o.Index || o.Table }) {
		return nil
	}
	if w := l.windowsWith(body[0].N, body[1].N, r.Outer); w != nil {
		return w
	}
	return l.windowsWith(body[1].N, body[0].N, r.Outer)
}

// windowsWith is windowsOf with these operands.
func (l *Launch) windowsWith(taps, weights, outer int) *windows {
	x, y := l.g.Operands[taps].Strides, l.g.Operands[weights].Strides
	inner := outer
	axis := func() (size, stride int) { // the next axis of the plane
		for inner > 0 && l.g.Dims[inner-1] == 1 {
			inner--
		}
		if inner == 0 || y[inner-1] != 0 {
			return 1, 0
		}
		inner--
		return l.g.Dims[inner], x[inner]
	}
	w := &windows{taps: taps, weights: weights, layouts: l.g.Operands}
	if w.each, w.across = axis(); w.each < target.LeastWindows || w.across < 1 || w.across > target.MaxWindowStride {
		return nil
	}
	if w.lines, w.down = axis(); w.down < 0 || w.down%w.across != 0 {
		return nil
	}
	w.lead, w.places = l.g.Dims[:inner], offsetsAlong(l.g.Dims[outer:], y[outer:])
	offsets := offsetsAlong(l.g.Dims[outer:], x[outer:])
	if slices.Min(offsets) < 0 {
		return nil
	}
	w.far = slices.Max(offsets)
	w.band = vector.Windows{Rows: max(1, min(w.lines, bandBlocks*block/w.each)), Columns: w.each, Down: w.down / w.across, Offsets: []int{0}}
	w.part = w.band.Reach(1) + w.far/w.across
	w.band.Offsets = offsets
	for i, at := range offsets {
		w.band.Offsets[i] = (at%w.across*w.part + at/w.across) * l.k.Result().DType.Size()
	}
	return w
}

// offsetsAlong returns the offset of each point of a space, in row-major order.
func offsetsAlong(dims, strides []int) []int {
	offsets := []int{0}
	for axis, size := range dims {
		var next []int
		for _, at := range offsets {
			for i := range size {
				next = append(next, at+i*strides[axis])
			}
		}
		offsets = next
	}
	return offsets
}

// reduceWindows stores the sums of all windows.
func (p *interpreter) reduceWindows(ctx context.Context) error {
	w := p.windows
	planes, bands := shape.Shape(w.lead).Size(), (w.lines+w.band.Rows-1)/w.band.Rows
	together := max(1, pieceBlocks*block/(w.band.Rows*w.each*p.reduced))
	return parallel.For(ctx, planes*bands, together, func(low, high int) error {
		f := p.frame()
		defer f.release()
		for i := low; i < high; i++ {
			if err := ctx.Err(); err != nil {
				return err
			}
			plane, line := i/bands, i%bands*w.band.Rows
			result := p.sumWindows(f, plane, line, min(w.band.Rows, w.lines-line))
			p.storeLeaf(result, (plane*w.lines+line)*w.each, 0)
		}
		return nil
	})
}

// sumWindows sums the windows of so many lines of a plane. The result lies in memory of f.
func (p *interpreter) sumWindows(f *frame, plane, line, lines int) hostref.Column {
	w, d := p.windows, p.k.Result().DType
	band, size := w.band, d.Size()
	band.Rows = lines
	src := p.operands[w.taps][(w.leadOffset(w.taps, plane)+line*w.down)*size:]
	if w.across > 1 || band.Reach(size)*size > len(src) {
		src = w.copied(f, src, lines, size)
	}
	f.result = grown(f.result, band.Wrote()*size)
	band.Sum(d, f.result[:band.Wrote()*size], src, p.weightsAt(f, plane, size))
	return hostref.Column{DType: d, Data: f.result[:lines*w.each*size]}
}

// copied returns memory of f with the parts of a band of so many lines that begins with src.
func (w *windows) copied(f *frame, src []byte, lines, size int) []byte {
	f.wide[0] = grown(f.wide[0], w.across*w.part*size)
	each := ((lines-1)*w.down+w.far)/w.across + w.each
	for i := range w.across {
		has := (len(src)/size - i + w.across - 1) / w.across
		n := min(each, has, w.part)
		if n > 0 {
			move.Gather(f.wide[0][i*w.part*size:][:n*size], src, size, shape.View{Shape: shape.Shape{n}, Strides: []int{w.across}, Offset: i}, 0)
		}
	}
	return f.wide[0][:w.across*w.part*size]
}

// weightsAt returns a copy of the weights of a plane, in memory of f.
func (p *interpreter) weightsAt(f *frame, plane, size int) []byte {
	w := p.windows
	first := w.leadOffset(w.weights, plane)
	f.wide[1] = grown(f.wide[1], len(w.places)*size)
	for i, at := range w.places {
		copy(f.wide[1][i*size:][:size], p.operands[w.weights][(first+at)*size:])
	}
	return f.wide[1][:len(w.places)*size]
}

// leadOffset returns the offset of an operand's elements of a plane.
func (w *windows) leadOffset(operand, plane int) int {
	at := w.layouts[operand].Offset
	for axis := len(w.lead) - 1; axis >= 0; axis-- {
		at += plane % w.lead[axis] * w.layouts[operand].Strides[axis]
		plane /= w.lead[axis]
	}
	return at
}
