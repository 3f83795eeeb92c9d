package rows

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders/module"
	"github.com/weft-gpu/weft/shaders/tree"
)

// Rowwise kernels whose rows are columns in memory. An invocation walks down a chunk of
// neighbouring columns once for each sweep, and combines the accumulators of each column as package
// reduce does in form Across. Or a workgroup shares columns (columnworkgroup.go). Values that are
// the same down a column are computed between sweeps, for a vector of columns at once.

// columns is a chunk of columns, as an invocation walks it.
type columns struct {
	tree.Column
	w         *writer
	workgroup *tree.ColumnWorkgroup // nil if the columns belong to one invocation
	out       codegen.ID            // index of the first column's first result
	levels    []int
	values    []module.Vectors // by instruction: values that are the same down the columns
}

// columnFold is a fold down the columns while it is computed.
type columnFold struct {
	*tree.Running
	current []*codegen.Variable
	stack   [][]*codegen.Variable
	leaves  [][]*codegen.Variable // the same as stack for the leaves' results, if there are several leaves
}

func (w *writer) across() {
	c := w.columnsAt()
	for _, p := range w.Kernel.Sweeps() {
		c.between(p.Level)
		if p.Last {
			c.results(p)
			return
		}
		c.folds(p)
	}
	last := len(w.Kernel.Body) - 1
	c.between(c.levels[last])
	c.first(func() { c.store(c.out, c.values[last]) })
}

// columnsAt returns the invocation's chunk of columns.
func (w *writer) columnsAt() *columns {
	b := w.B
	c := &columns{w: w, levels: w.Kernel.Levels(), values: make([]module.Vectors, len(w.Kernel.Body))}
	var point codegen.ID
	if w.loop.ColumnWorkgroup.Size() > 0 {
		c.workgroup = w.ColumnWorkgroup()
		point, c.Column = c.workgroup.Columns(w.Workgroup())
	} else {
		var chunk codegen.ID
		point, chunk = w.Divide(w.Invocation(), kernel.ColumnChunks)
		c.First = b.ShiftL(chunk, w.ChunkShift())
		c.Place = c.First
	}
	c.Kept = append(w.Coordinates(point, 0, w.Outer-1), c.First)
	c.Bases, c.out = w.Bases(c.Kept), w.Out.ElementAt(c.Kept)
	return c
}

// between computes values that are the same down the columns and are known after level sweeps.
func (c *columns) between(level int) {
	w := c.w
	scalars := w.Scalars(module.Vector)
	for i, same := range w.Kernel.Uniform() {
		inst := w.Kernel.Body[i]
		if !same || c.levels[i] != level || inst.Kind == kernel.Fold {
			continue
		}
		c.values[i] = make(module.Vectors, w.Chunk/module.Vector)
		for q := range c.values[i] {
			load := func(n int) codegen.Value { return c.load(w.In[n], c.Bases[n], q) }
			c.values[i][q] = w.Instruction(i, c.known(q), load, scalars)
		}
	}
}

// known returns, for vector q, the values that are the same down the columns.
func (c *columns) known(q int) []codegen.Value {
	known := make([]codegen.Value, len(c.values))
	for i, g := range c.values {
		if g != nil {
			known[i] = g[q]
		}
	}
	return known
}

// load returns vector q of the row of an operand that starts at element `at`.
func (c *columns) load(o module.Operand, at codegen.ID, q int) codegen.Value {
	w := c.w
	switch o.Access {
	case kernel.Splat:
		return o.LoadSplat(at, module.Vector)
	case kernel.Wide:
		return o.LoadWide(w.B.ShiftR(at, w.ChunkShift()), q)
	}
	return o.LoadEach(w.ColumnElements(c.Column, o, at, q))
}

// folds computes the folds of a sweep.
func (c *columns) folds(p kernel.Sweep) {
	w, b := c.w, c.w.B
	var folds []*columnFold
	for _, i := range p.Folds {
		folds = append(folds, w.columnFold(i))
	}
	n := w.Param(kernel.NumReduced)
	if c.workgroup != nil {
		c.foldsShared(p, folds)
	} else if !w.loop.Long {
		c.leafOf(p, folds, tree.Piece{Start: b.ConstU32(0), Count: n})
	} else {
		leaves := w.Param(kernel.NumLeaves)
		b.Loop(b.ConstU32(kernel.MaxRowLeaves), func(i codegen.ID) {
			j := w.Reversed(i)
			start := b.IMul(j, b.ConstU32(ops.Leaf))
			c.leafOf(p, folds, tree.Piece{Start: start, Count: b.UMin(b.ISub(b.UMax(n, start), start), b.ConstU32(ops.Leaf))})
			for _, f := range folds {
				f.join(w, f.leaves, i, j, leaves)
			}
		})
	}
	for _, f := range folds {
		g := w.Values(f.current)
		for q, v := range g { // NaNs become canonical here, as in memory
			g[q] = b.FromWords(v.DType, b.ToWords(v)...)
		}
		c.values[f.Inst] = g
	}
}

// columnFold starts the fold of instruction i.
func (w *writer) columnFold(i int) *columnFold {
	inst := w.Kernel.Body[i]
	f := &columnFold{current: w.ColumnVariables(inst.DType)}
	if w.loop.ColumnWorkgroup.Size() == 0 {
		f.stack = w.ColumnStack(inst.DType)
	}
	f.Running = w.FoldBy(inst.Op).Running(i, inst.DType, module.Vector)
	if f.stack != nil && w.loop.Long {
		f.leaves = w.ColumnStack(inst.DType)
	}
	return f
}

// join combines the fold's current result with those that wait, as Fold.Join does.
func (f *columnFold) join(w *writer, stack [][]*codegen.Variable, i, j, count codegen.ID) {
	if w.Compact {
		f.JoinInLoop(f.current, stack, i, j, count)
		return
	}
	f.Fold.Join(f.current, stack, 0, i, j, count)
}

// leafOf combines one leaf of every column, in the order that package reduce describes (across.go).
func (c *columns) leafOf(p kernel.Sweep, folds []*columnFold, at tree.Piece) {
	w, b := c.w, c.w.B
	out := -1
	if p.Keeps {
		out = w.loop.Kept
	}
	b.Loop(b.ConstU32(ops.Accumulators), func(i codegen.ID) {
		j := w.Reversed(i)
		for _, f := range folds {
			for _, v := range f.current {
				f.Start(v)
			}
		}
		b.Loop(w.Rounds(b.ISub(b.UMax(at.Count, j), j)), func(round codegen.ID) {
			row := b.IAdd(b.IAdd(at.Start, j), b.ShiftL(round, b.ConstU32(4)))
			values := c.evaluate(p, folds, out, row)
			for n, f := range folds {
				live := codegen.ID(0)
				if !f.Starts {
					live = b.SplatBool(true, module.Vector)
				}
				for q, v := range f.current {
					f.Take(v, values[n][q], round, live)
				}
			}
			if out >= 0 {
				c.store(c.resultAt(row), values[len(folds)])
			}
		})
		for _, f := range folds {
			f.join(w, f.stack, i, j, at.Count)
		}
	})
}

// results computes and stores every row of the result.
func (c *columns) results(p kernel.Sweep) {
	if c.workgroup != nil {
		c.eachLeaf(func(_ codegen.ID, at tree.Piece) { c.walkShared(p, nil, len(c.w.Kernel.Body)-1, at) })
		return
	}
	c.w.B.Loop(c.w.Param(kernel.NumReduced), func(row codegen.ID) {
		c.store(c.resultAt(row), c.evaluate(p, nil, len(c.w.Kernel.Body)-1, row)[0])
	})
}

// resultAt returns the index of the first column's result in a row.
func (c *columns) resultAt(row codegen.ID) codegen.ID {
	return c.w.B.IAdd(c.out, c.w.B.IMul(row, c.w.Param(kernel.Stride(kernel.Result, c.w.Outer))))
}

// evaluate computes one row for a sweep. It returns the elements that the folds combine and, unless
// out is negative, the value of instruction out.
func (c *columns) evaluate(p kernel.Sweep, folds []*columnFold, out int, row codegen.ID) []module.Vectors {
	read := c.reader(p, row)
	wanted := c.wanted(folds, out)
	list := make([]module.Vectors, len(wanted))
	for q := range c.w.Chunk / module.Vector {
		for n, v := range c.made(p, read(q), wanted) {
			list[n] = append(list[n], v)
		}
	}
	return list
}

// wanted lists the instructions whose values evaluate returns.
func (c *columns) wanted(folds []*columnFold, out int) (list []int) {
	for _, f := range folds {
		list = append(list, c.w.Kernel.Body[f.Inst].Args[0])
	}
	if out >= 0 {
		list = append(list, out)
	}
	return list
}

// reader returns a function that yields, for vector q of a row, the values that are known before
// the sweep's instructions run.
func (c *columns) reader(p kernel.Sweep, row codegen.ID) func(q int) []codegen.Value {
	w, b := c.w, c.w.B
	at := make([]codegen.ID, len(w.In))
	splats := make([]codegen.Value, len(w.In))
	for i, o := range w.In {
		at[i] = b.IAdd(c.Bases[i], b.IMul(row, w.Param(kernel.Stride(o.Number, w.Outer))))
		if o.Access == kernel.Splat {
			splats[i] = c.load(o, at[i], 0)
		}
	}
	return func(q int) []codegen.Value {
		known := c.known(q)
		if p.Kept {
			known[w.loop.Kept] = w.Out.LoadWide(b.ShiftR(c.resultAt(row), w.ChunkShift()), q)
		}
		for _, i := range p.Body {
			switch inst := w.Kernel.Body[i]; {
			case inst.Kind != kernel.Load:
			case w.In[inst.N].Access == kernel.Splat:
				known[i] = splats[inst.N]
			default:
				known[i] = c.load(w.In[inst.N], at[inst.N], q)
			}
		}
		return known
	}
}

// made runs a sweep's instructions for a vector, and returns the wanted values.
func (c *columns) made(p kernel.Sweep, known []codegen.Value, wanted []int) []codegen.Value {
	if c.w.Compact {
		return c.w.oneByOne(p, known, nil, wanted)
	}
	c.w.applySweep(p, known)
	return pickValues(known, wanted)
}

// store stores the columns' elements of the row whose first element is at `at`.
func (c *columns) store(at codegen.ID, g module.Vectors) {
	w, b := c.w, c.w.B
	if w.Out.Access == kernel.Wide {
		w.Out.StoreWide(b.ShiftR(at, w.ChunkShift()), g)
		return
	}
	for q, v := range g {
		w.StoreNeighbours(c.Column, at, q, v)
	}
}
