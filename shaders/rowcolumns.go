package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// Rowwise kernels whose rows are columns in memory: an invocation walks down a
// chunk of neighbouring columns once for each sweep, and joins the accumulators of
// each as reduceAcross does; or a workgroup shares them (rowslab.go). What is the same
// down a column is computed between the sweeps, a lane a column.

// columns is the invocation's chunk of columns.
type columns struct {
	column
	w      *writer
	slab   *slab      // nil where an invocation has columns of its own
	out    codegen.ID // the first column's first result
	levels []int
	values []groups // by instruction: what is the same down the columns
}

// columnFold is a fold on its way down the columns.
type columnFold struct {
	*running
	current []*codegen.Variable
	stack   [][]*codegen.Variable
	leaves  [][]*codegen.Variable // of the leaves' results, where there are several
}

func (w *writer) rowwiseAcross() {
	c := w.columnsAt()
	for _, p := range w.k.Sweeps() {
		c.between(p.Level)
		if p.Last {
			c.results(p)
			return
		}
		c.folds(p)
	}
	last := len(w.k.Body) - 1
	c.between(c.levels[last])
	c.first(func() { c.store(c.out, c.values[last]) })
}

// columnsAt is the invocation's chunk of columns.
func (w *writer) columnsAt() *columns {
	b := w.b
	c := &columns{w: w, levels: w.k.Levels(), values: make([]groups, len(w.k.Body))}
	var point codegen.ID
	if w.byRow.Slab.Size() > 0 {
		c.slab = w.slabOf()
		point, c.column = c.slab.columns(w.workgroup())
	} else {
		var chunk codegen.ID
		point, chunk = w.divide(w.invocation(), kernel.ColumnChunks)
		c.col = b.ShiftL(chunk, w.chunkShift())
		c.place = c.col
	}
	c.kept = append(w.coordinates(point, 0, w.outer-1), c.col)
	c.bases, c.out = w.bases(c.kept), w.elementAt(w.out, c.kept)
	return c
}

// between computes what is the same down the columns and takes so many sweeps.
func (c *columns) between(level int) {
	w := c.w
	scalars := w.scalars(lanes)
	for i, same := range w.k.Uniform() {
		inst := w.k.Body[i]
		if !same || c.levels[i] != level || inst.Kind == kernel.Fold {
			continue
		}
		c.values[i] = make(groups, w.chunk/lanes)
		for q := range c.values[i] {
			load := func(n int) codegen.Value { return c.load(w.in[n], c.bases[n], q) }
			c.values[i][q] = w.instruction(i, c.known(q), load, scalars)
		}
	}
}

// known are lane group q's values that are the same down the columns.
func (c *columns) known(q int) []codegen.Value {
	known := make([]codegen.Value, len(c.values))
	for i, g := range c.values {
		if g != nil {
			known[i] = g[q]
		}
	}
	return known
}

// load is lane group q of an operand's row that starts at element `at`.
func (c *columns) load(o operand, at codegen.ID, q int) codegen.Value {
	w := c.w
	switch o.access {
	case kernel.Splat:
		return w.loadSplat(o, at, lanes)
	case kernel.Wide:
		return w.loadWide(o, w.b.ShiftR(at, w.chunkShift()), q)
	}
	return w.loadEach(o, w.columnElements(c.column, o, at, q))
}

// folds makes the folds of a sweep.
func (c *columns) folds(p kernel.Sweep) {
	w, b := c.w, c.w.b
	var folds []*columnFold
	for _, i := range p.Folds {
		folds = append(folds, w.columnFold(i))
	}
	n := w.param(kernel.NumReduced)
	if c.slab != nil {
		c.foldsShared(p, folds)
	} else if !w.byRow.Long {
		c.leafOf(p, folds, piece{b.ConstU32(0), n})
	} else {
		leaves := w.param(kernel.NumLeaves)
		b.Loop(b.ConstU32(kernel.MostRowLeaves), func(i codegen.ID) {
			j := w.reversed(i)
			start := b.IMul(j, b.ConstU32(ops.Leaf))
			c.leafOf(p, folds, piece{start, b.UMin(b.ISub(b.UMax(n, start), start), b.ConstU32(ops.Leaf))})
			for _, f := range folds {
				f.join(w, f.leaves, i, j, leaves)
			}
		})
	}
	for _, f := range folds {
		g := w.values(f.current)
		for q, v := range g { // its NaN is made canonical here, as if it were in memory
			g[q] = b.FromWords(v.DType, b.ToWords(v)...)
		}
		c.values[f.inst] = g
	}
}

// columnFold is the fold that instruction i makes.
func (w *writer) columnFold(i int) *columnFold {
	inst := w.k.Body[i]
	f := &columnFold{running: &running{inst: i, op: inst.Op}, current: w.columnVariables(inst.DType)}
	if w.byRow.Slab.Size() == 0 {
		f.stack = w.columnStack(inst.DType)
	}
	f.identity, f.starts = w.identity(inst.Op, inst.DType, lanes)
	if f.stack != nil && w.byRow.Long {
		f.leaves = w.columnStack(inst.DType)
	}
	return f
}

// join joins what the fold has now with what waits for it, of count in all.
func (f *columnFold) join(w *writer, stack [][]*codegen.Variable, i, j, count codegen.ID) {
	w.fold = f.op
	if w.compact {
		w.joinInLoop(f.current, stack, i, j, count)
		return
	}
	w.join(f.current, stack, 0, i, j, count)
}

// leafOf combines one leaf of every column; see reduceAcross.
func (c *columns) leafOf(p kernel.Sweep, folds []*columnFold, at piece) {
	w, b := c.w, c.w.b
	out := -1
	if p.Keeps {
		out = w.byRow.Kept
	}
	b.Loop(b.ConstU32(ops.Lanes), func(i codegen.ID) {
		j := w.reversed(i)
		for _, f := range folds {
			for _, v := range f.current {
				f.start(w, v)
			}
		}
		b.Loop(w.rounds(b.ISub(b.UMax(at.count, j), j)), func(round codegen.ID) {
			row := b.IAdd(b.IAdd(at.start, j), b.ShiftL(round, b.ConstU32(4)))
			values := c.evaluate(p, folds, out, row)
			for n, f := range folds {
				live := codegen.ID(0)
				if !f.starts {
					live = b.SplatBool(true, lanes)
				}
				for q, v := range f.current {
					f.take(w, v, values[n][q], round, live)
				}
			}
			if out >= 0 {
				c.store(c.resultAt(row), values[len(folds)])
			}
		})
		for _, f := range folds {
			f.join(w, f.stack, i, j, at.count)
		}
	})
}

// results writes every row.
func (c *columns) results(p kernel.Sweep) {
	if c.slab != nil {
		c.eachLeaf(func(_ codegen.ID, at piece) { c.walkShared(p, nil, len(c.w.k.Body)-1, at) })
		return
	}
	c.w.b.Loop(c.w.param(kernel.NumReduced), func(row codegen.ID) {
		c.store(c.resultAt(row), c.evaluate(p, nil, len(c.w.k.Body)-1, row)[0])
	})
}

// resultAt is the first column's result in a row.
func (c *columns) resultAt(row codegen.ID) codegen.ID {
	return c.w.b.IAdd(c.out, c.w.b.IMul(row, c.w.param(kernel.Stride(kernel.Result, c.w.outer))))
}

// evaluate is what a sweep makes of a row: the elements that the folds combine, and
// instruction out where that is not negative.
func (c *columns) evaluate(p kernel.Sweep, folds []*columnFold, out int, row codegen.ID) []groups {
	read := c.reader(p, row)
	wanted := c.wanted(folds, out)
	list := make([]groups, len(wanted))
	for q := range c.w.chunk / lanes {
		for n, v := range c.made(p, read(q), wanted) {
			list[n] = append(list[n], v)
		}
	}
	return list
}

// wanted are the instructions that evaluate gives.
func (c *columns) wanted(folds []*columnFold, out int) (list []int) {
	for _, f := range folds {
		list = append(list, c.w.k.Body[f.inst].Args[0])
	}
	if out >= 0 {
		list = append(list, out)
	}
	return list
}

// reader reads a row for a sweep: by lane group, what is known of the instructions
// before they are applied.
func (c *columns) reader(p kernel.Sweep, row codegen.ID) func(q int) []codegen.Value {
	w, b := c.w, c.w.b
	at := make([]codegen.ID, len(w.in))
	splats := make([]codegen.Value, len(w.in))
	for i, o := range w.in {
		at[i] = b.IAdd(c.bases[i], b.IMul(row, w.param(kernel.Stride(o.number, w.outer))))
		if o.access == kernel.Splat {
			splats[i] = c.load(o, at[i], 0)
		}
	}
	return func(q int) []codegen.Value {
		known := c.known(q)
		if p.Kept {
			known[w.byRow.Kept] = w.loadWide(w.out, b.ShiftR(c.resultAt(row), w.chunkShift()), q)
		}
		for _, i := range p.Body {
			switch inst := w.k.Body[i]; {
			case inst.Kind != kernel.Load:
			case w.in[inst.N].access == kernel.Splat:
				known[i] = splats[inst.N]
			default:
				known[i] = c.load(w.in[inst.N], at[inst.N], q)
			}
		}
		return known
	}
}

// made applies a sweep's instructions to a lane group that has been read.
func (c *columns) made(p kernel.Sweep, known []codegen.Value, wanted []int) []codegen.Value {
	if c.w.compact {
		return c.w.laneByLane(p, known, nil, wanted)
	}
	c.w.applySweep(p, known)
	return pickValues(known, wanted)
}

// store writes a row of the columns whose first element is at `at`.
func (c *columns) store(at codegen.ID, g groups) {
	w, b := c.w, c.w.b
	if w.out.access == kernel.Wide {
		w.storeWide(w.out, b.ShiftR(at, w.chunkShift()), g)
		return
	}
	for q, v := range g {
		w.storeNeighbours(c.column, at, q, v)
	}
}
