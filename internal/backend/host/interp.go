package host

import (
	"context"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/backend/host/move"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/internal/vector"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

const (
	// block is the number of points at which the body is evaluated at a time: few enough that the
	// columns stay in the cache, and no fewer than a leaf has.
	block = ops.Leaf
	// blockBytes is the least size of the largest column of a map. Blocks of small elements have
	// more points, because each block has a fixed cost.
	blockBytes = 4 * block
	// pieceBlocks is how many blocks one goroutine takes at a time.
	pieceBlocks = 64
)

// interpret runs one kernel on the host; see [Launch.Run].
func interpret(ctx context.Context, k *kernel.Kernel, g kernel.Geometry, operands [][]byte, outs ...[]byte) error {
	return LaunchOf(k, g).Run(ctx, operands, outs...)
}

// interpreter evaluates the body of a launch.
type interpreter struct {
	k        *kernel.Kernel
	insts    []int        // the instructions that are evaluated
	loops    []vector.Map // by instruction
	points   int
	operands [][]byte
	views    []shape.View   // of the operands, each coalesced by itself
	rowViews []shape.View   // the same, with one point for each row
	boxes    map[int]*boxed // of the operands that have a box
	tables   []hostref.Table
	scalars  []element.Bits
	out      []byte
	also     []alsoStored
	outView  shape.View // map: of the space; reduce: of the rows' results, at leaf 0
	outFirst int        // of a map that stores by an index: the first index that is stored
	outCount int        // how many indices are stored
	outStep  int        // the distance between their elements
	reduced  int        // elements of each row of a reduction or rowwise kernel, else 0
	inner    int        // map: points along the last axis
	across   *across    // nil: rows do not run side by side
	windows  *windows   // of a reduction whose rows are windows, or nil
	apart    bool       // neighbouring rows of an operand are contiguous, and the elements of its rows are not
	slots    []int      // the buffer of each instruction's column; nil: each has its own
	// fixed holds the columns that are evaluated once for a launch. A value that is the same at every
	// point is repeated for the points of a block. A value that recurs after few points has its
	// period and the points of a block more. Other instructions have no data.
	fixed     []hostref.Column
	periods   []int      // the points after which each instruction has the same values again; nil: all fixed ones have period 1
	uniform   []bool     // whether an instruction is the same along a row, in a kernel that runs by rows
	repeats   []bool     // whether an instruction is the same in every row, in a rowwise kernel
	positions []position // the reductions of a rowwise kernel that find a position
}

// alsoStored is a value that a map stores in addition to its result.
type alsoStored struct {
	inst int
	out  []byte
}

func viewOf(dims []int, l kernel.Layout) shape.View {
	return shape.View{Shape: dims, Strides: l.Strides, Offset: l.Offset}
}

// fix evaluates the values that are the same at every point (scalars, and operands with one
// element), and then the values that recur after few points.
func (p *interpreter) fix() error {
	most := block
	switch p.k.Loop.(type) {
	case *kernel.Reduce:
		most = rowPoints
	case *kernel.Rowwise:
		most = max(block, p.together()*p.reduced)
	case *kernel.Map:
		most = p.mapBlock()
	case *kernel.Scan:
		most = scanTogether * ops.Leaf
	}
	if p.across != nil {
		most = tilePoints
	}
	p.fixed = make([]hostref.Column, len(p.k.Body))
	for i, inst := range p.k.Body {
		if inst.Kind == kernel.Scalar || inst.Kind == kernel.Load && p.boxes[inst.N] == nil && oneElement(p.views[inst.N]) {
			n := min(p.points, most)
			p.fixed[i] = hostref.Column{DType: inst.DType, Data: make([]byte, n*inst.DType.Size())}
			p.load(p.fixed[i], &inst, p.views, 0)
		}
	}
	return p.fixPeriods(most)
}

// oneElement reports whether a coalesced view sees the same element everywhere.
func oneElement(v shape.View) bool {
	return len(v.Shape) == 0 || len(v.Shape) == 1 && v.Strides[0] == 0
}

// inOrder reports whether a coalesced view sees consecutive elements.
func inOrder(v shape.View) bool {
	return len(v.Shape) == 0 || len(v.Shape) == 1 && v.Strides[0] == 1
}

// placeLookups makes a map run by rows if it looks up whole rows that are no longer than a block.
// Each row's index is then evaluated once.
func (l *Launch) placeLookups() {
	if l.inner < 2 || l.inner > block || l.boxes != nil {
		return
	}
	uniform := l.k.Uniform()
	if slices.ContainsFunc(l.k.Stored(), func(inst int) bool { return uniform[inst] }) {
		return
	}
	for i, inst := range l.k.Body {
		if inst.Kind == kernel.Lookup && !uniform[i] && uniform[inst.Args[0]] {
			l.uniform = uniform
			l.seeRows(l.k.Rank - 1)
			return
		}
	}
}

// mapBlock returns how many points of a map are evaluated at a time. If the map runs by rows, these
// are whole rows.
func (p *interpreter) mapBlock() int {
	row := p.inner
	if p.rowViews != nil {
		return block / row * row
	}
	widest := 1
	for _, inst := range p.k.Body {
		widest = max(widest, inst.DType.Size())
	}
	return max(block, blockBytes/widest, p.apartRows(row)*row)
}

// mapPoints computes a map: the body's result at every point.
func (p *interpreter) mapPoints(ctx context.Context) error {
	size := p.k.Result().DType.Size()
	m, _ := p.k.Loop.(*kernel.Map)
	direct := inOrder(p.outView) && !m.Indexed
	step := p.mapBlock()
	fixes := slices.ContainsFunc(p.fixed, func(c hostref.Column) bool { return c.Data != nil })
	// A copy needs nothing but its result in a cache. Fixed columns have one block.
	if direct && !fixes && p.k.Body[len(p.k.Body)-1].Kind == kernel.Load {
		step = max(step, pieceBlocks*block)
	}
	return parallel.For(ctx, p.points, max(1, pieceBlocks*block/step)*step, func(low, high int) error {
		f := p.frame()
		defer f.release()
		for start := low; start < high; start += step {
			if err := ctx.Err(); err != nil {
				return err
			}
			n := min(step, high-start)
			var dst []byte
			if direct {
				at := (p.outView.Offset + start) * size
				dst = p.out[at : at+n*size]
			}
			s := span{start: start, n: n}
			if p.rowViews != nil {
				s.row, s.rows = start/p.inner, n/p.inner
			}
			c, err := p.evaluate(f, s, dst)
			if err != nil {
				return err
			}
			if m.Indexed {
				p.storeIndexed(f.columns[0], c.Data, start)
				continue
			}
			if !direct || &c.Data[0] != &dst[0] {
				move.Scatter(p.out, c.Data, size, p.outView, start)
			}
			for _, a := range p.also {
				v := f.columns[a.inst]
				move.Scatter(a.out, v.Data, v.DType.Size(), p.outView, start)
			}
		}
		return nil
	})
}

// storeIndexed stores the elements of the points from start on at their indices.
func (p *interpreter) storeIndexed(index hostref.Column, data []byte, start int) {
	size := p.k.Result().DType.Size()
	indexAt := func(i int) int { return 1 - int(index.Data[i]) }
	if index.DType != dtype.Bool {
		list := hostref.Slice[int64](index.Data)
		indexAt = func(i int) int { return int(list[i]) }
	}
	hostref.WalkRows(p.outView, start, index.Len(), func(at, rows, count, offset, down, across int) {
		for i := range rows * count {
			if n := indexAt(at+i) - p.outFirst; n >= 0 && n < p.outCount {
				to := offset + i/count*down + i%count*across + n*p.outStep
				copy(p.out[to*size:(to+1)*size], data[(at+i)*size:])
			}
		}
	})
}

// reduce stores the result of every leaf of every row.
func (p *interpreter) reduce(ctx context.Context, r *kernel.Reduce) error {
	rows, leaves := p.points/p.reduced, kernel.Leaves(p.reduced)
	switch {
	case p.windows != nil:
		return p.reduceWindows(ctx)
	case r.CooperativeLeaf.Nested:
		return p.reduceNested(ctx, r, rows)
	}
	if p.sideBySide(r) {
		return p.reduceAcross(ctx, r, rows)
	}
	if leaves == 1 || p.reduced%ops.Leaf == 0 {
		return p.reduceWhole(ctx, r, rows*leaves, min(p.reduced, ops.Leaf))
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

// reduceWhole stores the results of n leaves of so many elements each, several at a time. The
// points of the leaves are consecutive.
func (p *interpreter) reduceWhole(ctx context.Context, r *kernel.Reduce, n, elements int) error {
	together, leaves, d := max(1, rowPoints/elements), p.reduced/elements, p.k.Result().DType
	to := hostref.Coalesce(shape.View{Shape: append(p.outView.Shape.Clone(), leaves), Strides: append(slices.Clone(p.outView.Strides), 1), Offset: p.outView.Offset})
	return parallel.For(ctx, n, max(1, pieceBlocks*block/(together*elements))*together, func(low, high int) error {
		f := p.frame()
		defer f.release()
		for at := low; at < high; at += together {
			if err := ctx.Err(); err != nil {
				return err
			}
			some := min(together, high-at)
			c, err := p.evaluate(f, span{start: at * elements, n: some * elements}, nil)
			if err != nil {
				return err
			}
			f.result = grown(f.result, some*d.Size())
			result := hostref.Column{DType: d, Data: f.result[:some*d.Size()]}
			if err := foldRows(r.Op, result, c, elements); err != nil {
				return err
			}
			move.Scatter(p.out, result.Data, d.Size(), to, at)
		}
		return nil
	})
}

// reduceNested reduces twice: it stores the result of every 1,024 neighbouring leaves' results.
func (p *interpreter) reduceNested(ctx context.Context, r *kernel.Reduce, rows int) error {
	leaves, results := kernel.Leaves(p.reduced), r.Results(p.reduced)
	return parallel.For(ctx, rows*results, 1, func(low, high int) error {
		f := p.frame()
		defer f.release()
		size := p.k.Result().DType.Size()
		partial := hostref.Column{DType: p.k.Result().DType, Data: make([]byte, ops.Leaf*size)}
		for i := low; i < high; i++ {
			row, first := i/results, i%results*ops.Leaf
			n := min(ops.Leaf, leaves-first)
			for j := range n {
				if err := ctx.Err(); err != nil {
					return err
				}
				count := min(ops.Leaf, p.reduced-(first+j)*ops.Leaf)
				leaf, err := p.folded(r.Op, f, row, 1, first+j, count)
				if err != nil {
					return err
				}
				copy(partial.Data[j*size:], leaf.Data)
			}
			result := hostref.Column{DType: partial.DType, Data: f.result[:size]}
			if err := foldRows(r.Op, result, hostref.Column{DType: partial.DType, Data: partial.Data[:n*size]}, n); err != nil {
				return err
			}
			p.storeLeaf(result, row, i%results)
		}
		return nil
	})
}

// fold reduces one leaf, of n elements, of each of so many rows and stores the results. If there are
// several rows, a leaf is a whole row.
func (p *interpreter) fold(op *ops.Op, f *frame, row, rows, leaf, n int) error {
	result, err := p.folded(op, f, row, rows, leaf, n)
	if err == nil {
		p.storeLeaf(result, row, leaf)
	}
	return err
}

// folded returns the results that fold stores.
func (p *interpreter) folded(op *ops.Op, f *frame, row, rows, leaf, n int) (hostref.Column, error) {
	c, err := p.evaluate(f, span{start: row*p.reduced + leaf*ops.Leaf, n: rows * n}, nil)
	if err != nil {
		return c, err
	}
	size := c.DType.Size()
	f.result = grown(f.result, rows*size)
	result := hostref.Column{DType: c.DType, Data: f.result[:rows*size]}
	return result, foldRows(op, result, c, n)
}

// storeLeaf stores results of a leaf for the rows from row on.
func (p *interpreter) storeLeaf(result hostref.Column, row, leaf int) {
	at := p.outView
	at.Offset += leaf
	move.Scatter(p.out, result.Data, result.DType.Size(), at, row)
}
