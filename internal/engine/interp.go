package engine

import (
	"context"
	"fmt"
	"sync"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

const (
	// block is how many points the body is evaluated for at a time: few enough
	// that the columns stay in the cache, and no less than a leaf.
	block = ops.Leaf
	// pieceBlocks is how many blocks one goroutine takes at a time.
	pieceBlocks = 64
)

// interpret runs one kernel on the host: the fused body, block by block, with
// hostref's functions. operands are whole buffers (nil for an Index operand),
// and so is out, which may be one of them where every point is read before it
// is written. It fails with a *kernel.VerifyError where the geometry does not
// fit the kernel or the buffers, with hostref's errors, and with the context's
// within some blocks of its end.
func interpret(ctx context.Context, k *kernel.Kernel, g kernel.Geometry, operands [][]byte, out []byte) error {
	switch l := k.Loop.(type) {
	case *kernel.Contract:
		return contract(ctx, k, l, g, operands, out)
	case *kernel.Sort:
		return sortRows(ctx, k, l, g, operands, out)
	}
	p, err := newInterpreter(k, g, operands, out)
	if err != nil || p.points == 0 {
		return err
	}
	switch l := k.Loop.(type) {
	case *kernel.Reduce:
		return p.reduce(ctx, l)
	case *kernel.Scan:
		return p.scan(ctx, l, g)
	case *kernel.Rowwise:
		return p.rowwise(ctx, g)
	}
	return p.mapPoints(ctx)
}

// interpreter is one launch.
type interpreter struct {
	k        *kernel.Kernel
	points   int
	operands [][]byte
	views    []shape.View // of the operands, coalesced each by itself
	tables   []hostref.Table
	out      []byte
	outView  shape.View // map: of the space; reduce: of the kept points, at leaf 0
	reduced  int        // elements of each result, or of each row, 0 for a map kernel
	// fixed are the instructions that are the same at every point, block long, or
	// a row where that is longer;
	// the others have no data.
	fixed []hostref.Column
}

func newInterpreter(k *kernel.Kernel, g kernel.Geometry, operands [][]byte, out []byte) (*interpreter, error) {
	fail := func(format string, args ...any) error {
		return &kernel.VerifyError{Kernel: k, What: "launch: " + fmt.Sprintf(format, args...)}
	}
	if len(g.Dims) != k.Rank || len(g.Operands) != len(k.Operands) || len(operands) != len(k.Operands) || len(g.Scalars) != len(k.Scalars) {
		return nil, fail("%d dimensions, %d layouts, %d operands and %d scalars do not fit the kernel",
			len(g.Dims), len(g.Operands), len(operands), len(g.Scalars))
	}
	p := &interpreter{k: k, points: shape.Shape(g.Dims).Size(), operands: operands, out: out}
	for i, o := range k.Operands {
		v := viewOf(k.OperandSpace(g, i))
		if !o.Index && !inside(v, operands[i], o.DType.Size()) {
			return nil, fail("operand %d reaches outside its %d bytes", i, len(operands[i]))
		}
		if o.Table && !reaches(v, g.Operands[i], operands[i], o.DType.Size()) {
			return nil, fail("table %d reaches outside its %d bytes", i, len(operands[i]))
		}
		p.tables = append(p.tables, hostref.Table{View: hostref.Coalesce(v), Data: operands[i], Count: g.Operands[i].Count, Step: g.Operands[i].Step})
		p.views = append(p.views, hostref.Coalesce(v))
	}
	leaves, kept := 1, g.Dims
	switch k.Loop.(type) {
	case *kernel.Reduce:
		p.reduced = k.Reduced(g)
		leaves, kept = kernel.Leaves(p.reduced), g.Dims[:k.Outer()]
	case *kernel.Rowwise:
		p.reduced = k.Reduced(g)
		kept, _ = k.OutSpace(g)
	}
	outView := viewOf(kept, g.Out)
	if lastLeaf := (shape.View{Shape: outView.Shape, Strides: outView.Strides, Offset: outView.Offset + leaves - 1}); p.points > 0 &&
		!(inside(outView, out, k.Result().DType.Size()) && inside(lastLeaf, out, k.Result().DType.Size())) {
		return nil, fail("the result reaches outside its %d bytes", len(out))
	}
	p.outView = hostref.Coalesce(outView)
	p.fix(g)
	return p, nil
}

func viewOf(dims []int, l kernel.Layout) shape.View {
	return shape.View{Shape: dims, Strides: l.Strides, Offset: l.Offset}
}

// inside reports whether the view's elements lie in the buffer.
func inside(v shape.View, buffer []byte, size int) bool {
	if len(v.Strides) != len(v.Shape) {
		return false
	}
	low, high := v.Span()
	return low >= 0 && (high+1)*size <= len(buffer)
}

// fix evaluates what is the same at every point: scalars, and operands that are
// one element.
func (p *interpreter) fix(g kernel.Geometry) {
	p.fixed = make([]hostref.Column, len(p.k.Body))
	for i, inst := range p.k.Body {
		size := inst.DType.Size()
		element := make([]byte, 16)
		switch {
		case inst.Kind == kernel.Scalar:
			g.Scalars[inst.N].Append(element[:0], inst.DType)
		case inst.Kind == kernel.Load && p.points > 0 && oneElement(p.views[inst.N]):
			p.load(hostref.Column{DType: inst.DType, Data: element[:size]}, inst.N, 0)
		default:
			continue
		}
		c := hostref.Column{DType: inst.DType, Data: make([]byte, min(p.points, max(block, p.reduced))*size)}
		hostref.Gather(c.Data, element, size, shape.View{Shape: shape.Shape{c.Len()}, Strides: []int{0}})
		p.fixed[i] = c
	}
}

// oneElement reports whether a coalesced view sees the same element everywhere.
func oneElement(v shape.View) bool {
	return len(v.Shape) == 0 || len(v.Shape) == 1 && v.Strides[0] == 0
}

// inOrder reports whether a coalesced view sees consecutive elements.
func inOrder(v shape.View) bool {
	return len(v.Shape) == 0 || len(v.Shape) == 1 && v.Strides[0] == 1
}

// load gathers operand n at the points from start on.
func (p *interpreter) load(dst hostref.Column, n, start int) {
	if p.k.Operands[n].Index {
		hostref.IndexFrom(hostref.Slice[int64](dst.Data), p.views[n], start)
		return
	}
	hostref.GatherFrom(dst.Data, p.operands[n], dst.DType.Size(), p.views[n], start)
}

// frame is the memory that one goroutine evaluates the body in.
type frame struct {
	buffers [][]byte         // by instruction, made when needed
	columns []hostref.Column // by instruction
	args    []hostref.Column
	result  []byte // of a reduction
}

var frames = sync.Pool{New: func() any { return new(frame) }}

func (p *interpreter) frame() *frame {
	f := frames.Get().(*frame)
	for len(f.buffers) < len(p.k.Body) {
		f.buffers = append(f.buffers, nil)
	}
	f.columns = append(f.columns[:0], p.fixed...)
	return f
}

// release drops the references to the launch's buffers.
func (f *frame) release() {
	clear(f.columns[:cap(f.columns)])
	clear(f.args[:cap(f.args)])
	frames.Put(f)
}

// buffer is memory for n elements of instruction i.
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

// evaluate runs the body at n points from start on, n no more than block. The
// result is made in dst where that has room and something is computed.
func (p *interpreter) evaluate(f *frame, start, n int, dst []byte) (hostref.Column, error) {
	last := len(p.k.Body) - 1
	for i, inst := range p.k.Body {
		size := inst.DType.Size()
		if inst.Kind == kernel.Load && p.fixed[i].Data == nil && !p.k.Operands[inst.N].Index && inOrder(p.views[inst.N]) {
			at := (p.views[inst.N].Offset + start) * size
			f.columns[i] = hostref.Column{DType: inst.DType, Data: p.operands[inst.N][at : at+n*size]}
			continue
		}
		if p.fixed[i].Data != nil {
			f.columns[i] = p.fixed[i].Part(0, n)
			continue
		}
		c := hostref.Column{DType: inst.DType}
		if c.Data = dst; i != last || dst == nil {
			c.Data = f.buffer(i, n, size)
		}
		f.columns[i] = c
		if inst.Kind == kernel.Load {
			p.load(c, inst.N, start)
			continue
		}
		f.args = f.args[:0]
		for _, a := range inst.Args {
			f.args = append(f.args, f.columns[a])
		}
		if err := p.apply(inst, c, start, f.args); err != nil {
			return c, err
		}
	}
	return f.columns[last], nil
}

// mapPoints stores the body's result at every point.
func (p *interpreter) mapPoints(ctx context.Context) error {
	size := p.k.Result().DType.Size()
	direct := inOrder(p.outView)
	return parallel.For(ctx, p.points, pieceBlocks*block, func(low, high int) error {
		f := p.frame()
		defer f.release()
		for start := low; start < high; start += block {
			if err := ctx.Err(); err != nil {
				return err
			}
			n := min(block, high-start)
			var dst []byte
			if direct {
				at := (p.outView.Offset + start) * size
				dst = p.out[at : at+n*size]
			}
			c, err := p.evaluate(f, start, n, dst)
			if err != nil {
				return err
			}
			if !direct || &c.Data[0] != &dst[0] {
				hostref.ScatterTo(p.out, c.Data, size, p.outView, start)
			}
		}
		return nil
	})
}

// reduce stores the result of every leaf of every kept point.
func (p *interpreter) reduce(ctx context.Context, r *kernel.Reduce) error {
	rows, leaves := p.points/p.reduced, kernel.Leaves(p.reduced)
	if leaves == 1 {
		together := block / p.reduced
		return parallel.For(ctx, rows, together*pieceBlocks, func(low, high int) error {
			f := p.frame()
			defer f.release()
			for row := low; row < high; row += together {
				if err := ctx.Err(); err != nil {
					return err
				}
				if err := p.fold(r.Op, f, row, min(together, high-row), 0, p.reduced); err != nil {
					return err
				}
			}
			return nil
		})
	}
	return parallel.For(ctx, rows*leaves, pieceBlocks, func(low, high int) error {
		f := p.frame()
		defer f.release()
		for i := low; i < high; i++ {
			if err := ctx.Err(); err != nil {
				return err
			}
			row, leaf := i/leaves, i%leaves
			if err := p.fold(r.Op, f, row, 1, leaf, min(ops.Leaf, p.reduced-leaf*ops.Leaf)); err != nil {
				return err
			}
		}
		return nil
	})
}

// fold combines n elements of one leaf of each of the rows; where there are
// several rows, the leaf is the whole row.
func (p *interpreter) fold(op *ops.Op, f *frame, row, rows, leaf, n int) error {
	c, err := p.evaluate(f, row*p.reduced+leaf*ops.Leaf, rows*n, nil)
	if err != nil {
		return err
	}
	size := c.DType.Size()
	f.result = grown(f.result, rows*size)
	result := hostref.Column{DType: c.DType, Data: f.result[:rows*size]}
	if err := hostref.FoldRows(op, result, c, n); err != nil {
		return err
	}
	at := p.outView
	at.Offset += leaf
	hostref.ScatterTo(p.out, result.Data, size, at, row)
	return nil
}
