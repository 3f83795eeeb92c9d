package host

import (
	"sync"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/backend/host/move"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shape"
)

// span is the n points from start on, at which the body is evaluated. For values that are the same
// along a row, row and rows are the rows of these points. If tall is not 0, the span is a tile: tall
// elements of each row. The first elements of all rows come first, and the next ones of the rows
// follow apart points later.
type span struct{ start, n, row, rows, tall, apart int }

// frame is the memory in which one goroutine evaluates the body.
type frame struct {
	buffers [][]byte         // of columns, by slot, and then of spread; made when needed
	columns []hostref.Column // by instruction
	spread  []hostref.Column // by instruction: a value that is the same along a row, repeated for every point if needed
	args    []hostref.Column
	result  []byte    // of a reduction, a scan or a product
	wide    [2][]byte // a product's factors, converted to the products' dtype or to words
	trees   []sideTree
	kept    [][]byte // by instruction: its values at all points of a strip

	before, repeated []byte // the carried result before a scanned leaf, once, and for each element
}

var frames = sync.Pool{New: func() any { return new(frame) }}

func (p *interpreter) frame() *frame {
	f := frames.Get().(*frame)
	for len(f.buffers) < 2*len(p.k.Body) {
		f.buffers = append(f.buffers, nil)
	}
	for len(f.kept) < len(p.k.Body) {
		f.kept = append(f.kept, nil)
	}
	f.columns = append(f.columns[:0], p.fixed...)
	f.spread = append(f.spread[:0], p.fixed...)
	return f
}

// release drops the references to the launch's buffers.
func (f *frame) release() {
	clear(f.columns[:cap(f.columns)])
	clear(f.spread[:cap(f.spread)])
	clear(f.args[:cap(f.args)])
	frames.Put(f)
}

// buffer returns buffer number i, with memory for n elements.
func (f *frame) buffer(i, n, size int) []byte {
	f.buffers[i] = grown(f.buffers[i], n*size)
	return f.buffers[i][:n*size]
}

func grown(b []byte, n int) []byte {
	if cap(b) < n {
		return make([]byte, max(n, block*16))
	}
	return b[:cap(b)]
}

// evaluate runs the instructions in order: each at the points of s, or once for each row if its
// value is the same along a row. It returns the last one's column, which it writes to dst if dst is
// not nil. A column that exists already, as that of a contiguous operand, is not copied there.
func (p *interpreter) evaluate(f *frame, s span, dst []byte) (hostref.Column, error) {
	clear(f.spread)
	return p.evaluateSome(f, p.insts, s, dst)
}

// evaluateSome is evaluate for at least one of the instructions. Their arguments have columns.
func (p *interpreter) evaluateSome(f *frame, insts []int, s span, dst []byte) (hostref.Column, error) {
	last := insts[len(insts)-1]
	for _, i := range insts {
		inst := &p.k.Body[i]
		start, n, views, size := s.start, s.n, p.views, inst.DType.Size()
		if p.uniform[i] {
			start, n, views = s.row, s.rows, p.rowViews
		}
		if p.fixed[i].Data != nil {
			f.columns[i] = p.fixedAt(i, start, n)
			continue
		}
		if p.repeats != nil && p.repeats[i] && n <= f.columns[i].Len() { // earlier rows set the same values
			f.columns[i] = f.columns[i].Part(0, n)
			continue
		}
		c := hostref.Column{DType: inst.DType}
		if inst.Kind == kernel.Load && !p.k.Operands[inst.N].Index && p.boxes[inst.N] == nil && inOrder(views[inst.N]) && (p.uniform[i] || s.dense()) {
			at := (views[inst.N].Offset + start) * size
			c.Data = p.operands[inst.N][at : at+n*size]
			f.columns[i] = c
			continue
		}
		if c.Data = dst; i != last || dst == nil {
			c.Data = p.place(f, i, n, size, s)
		}
		f.columns[i] = c
		if inst.Kind == kernel.Load && s.tall > 0 && !p.uniform[i] {
			p.loadTile(c, inst, s)
			continue
		}
		if inst.Kind == kernel.Load || inst.Kind == kernel.Scalar {
			p.load(c, inst, views, start)
			continue
		}
		if p.byRows(i) {
			if err := p.tables[inst.N].LookupRows(c, f.columns[inst.Args[0]], s.start, s.n/s.rows); err != nil {
				return c, err
			}
			continue
		}
		if at := p.positionOf(i); at != nil {
			if err := at.run(f, c, f.columns[at.value], p.reduced); err != nil {
				return c, err
			}
			continue
		}
		f.args = f.args[:0]
		for _, a := range inst.Args {
			f.args = append(f.args, p.arg(f, a, s, p.uniform[i] && inst.Kind != kernel.Fold))
		}
		if err := p.apply(i, c, start, p.uniform[i], f.args); err != nil {
			return c, err
		}
	}
	return f.columns[last], nil
}

// place returns memory for an instruction's values at the n points of s.
func (p *interpreter) place(f *frame, i, n, size int, s span) []byte {
	if s.tall > 0 && p.across.kept != nil && p.across.kept[i] && !p.uniform[i] {
		at := s.element() * s.rows * size
		return f.kept[i][at : at+n*size]
	}
	return f.buffer(p.slot(i), n, size)
}

// byRows reports whether an instruction is a lookup of whole rows: all points of a row have the
// same index.
func (p *interpreter) byRows(i int) bool {
	inst := &p.k.Body[i]
	return inst.Kind == kernel.Lookup && !p.uniform[i] && p.uniform[inst.Args[0]]
}

// load writes a scalar, or an operand's elements at the points from start on, to dst.
func (p *interpreter) load(dst hostref.Column, inst *kernel.Inst, views []shape.View, start int) {
	switch {
	case inst.Kind == kernel.Scalar:
		repeat(dst, p.scalars[inst.N].Append(nil, dst.DType), dst.Len())
	case p.k.Operands[inst.N].Index:
		hostref.IndexFrom(hostref.Slice[int64](dst.Data), views[inst.N], start)
	case p.boxes[inst.N] != nil:
		p.boxes[inst.N].gather(dst, p.operands[inst.N], start)
	default:
		move.Gather(dst.Data, p.operands[inst.N], dst.DType.Size(), views[inst.N], start)
	}
}

// arg returns the column of instruction i as an argument of another one. uniform: that other
// instruction is the same along a row.
func (p *interpreter) arg(f *frame, i int, s span, uniform bool) hostref.Column {
	switch {
	case uniform || !p.uniform[i]:
		return f.columns[i]
	case p.fixed[i].Data != nil:
		return p.fixed[i].Part(0, s.n)
	}
	if f.spread[i].Len() < s.n {
		d := f.columns[i].DType
		f.spread[i] = hostref.Column{DType: d, Data: f.buffer(len(p.k.Body)+i, s.n, d.Size())}
		if s.tall > 0 {
			spreadTile(f.spread[i].Data, f.columns[i].Data)
		} else {
			repeat(f.spread[i], f.columns[i].Data, s.n/s.rows)
		}
	}
	return f.spread[i].Part(0, s.n)
}

// repeat writes each element of src so many times in a row.
func repeat(dst hostref.Column, src []byte, times int) {
	size := dst.DType.Size()
	move.Gather(dst.Data, src, size, shape.View{Shape: shape.Shape{len(src) / size, times}, Strides: []int{1, 0}}, 0)
}

// apply evaluates instruction i at the points from start on. If it is uniform (the same along a
// row), start is a row, and dst has one element for each row.
func (p *interpreter) apply(i int, dst hostref.Column, start int, uniform bool, args []hostref.Column) error {
	inst := &p.k.Body[i]
	if p.loops[i].IsLoop() {
		return applyLoop(p.loops[i], inst.Op, dst, args...)
	}
	var table hostref.Table
	switch inst.Kind {
	case kernel.Fold:
		return foldRows(inst.Op, dst, args[0], p.reduced)
	case kernel.Apply:
		return applyOp(inst.Op, dst, args...)
	default:
		if table = p.tables[inst.N]; uniform {
			table.View = p.rowViews[inst.N]
		}
	}
	switch inst.Kind {
	case kernel.Lookup:
		return table.Lookup(dst, args[0], start)
	case kernel.Search:
		return table.Search(dst, args[0], start, inst.Right)
	}
	return table.Segment(inst.Op, dst, args[0], args[1], start)
}
