package shaders

import (
	"math/bits"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// column is a chunk of neighbouring kept points, whose leaves are combined side
// by side: a group is one lane group of them.
type column struct {
	leaf
	col   codegen.ID // of the first
	place codegen.ID // the same, but that it may lie past the last column, as those of a slab may
	bases []codegen.ID
}

// groups are the lane groups of a column's values.
type groups []codegen.Value

// reduceAcross combines the same leaf of a chunk of neighbouring kept points.
//
// Accumulator j takes rows j, j+16, ...; the accumulators are run in the order
// in which the tree joins them (0 8 4 12 2 ...), so that four partial results
// are kept at the most: joining is counting in binary.
func (w *writer) reduceAcross() {
	if w.k.SlabOf().Size() > 0 {
		w.reduceSlab()
		return
	}
	b := w.b
	c := w.columnAt(w.invocation())
	scalars := w.scalars(lanes)
	d := w.k.Result().DType
	current, stack := w.columnVariables(d), w.columnStack(d)
	b.Loop(b.ConstU32(ops.Lanes), func(i codegen.ID) {
		j := w.reversed(i)
		rounds := w.rounds(b.ISub(b.UMax(c.count, j), j)) // none past a short leaf
		b.Loop(rounds, func(r codegen.ID) {
			row := b.IAdd(b.IAdd(c.start, j), b.ShiftL(r, b.ConstU32(4)))
			live := b.SplatBool(true, lanes)
			for q, v := range w.loadColumn(c, row, scalars) {
				w.step(current[q], v, r, live)
			}
		})
		if w.compact {
			w.joinInLoop(current, stack, i, j, c.count)
		} else {
			w.join(current, stack, 0, i, j, c.count)
		}
	})
	w.storeColumn(c, w.values(current))
}

// join merges the current result with the earlier ones of its size, or keeps
// it for a later one. A partner that a short leaf never started is left out.
func (w *writer) join(current []*codegen.Variable, stack [][]*codegen.Variable, level int, i, j, count codegen.ID) {
	if level == len(stack) {
		return
	}
	b := w.b
	bit := b.And(i, b.ConstU32(1<<level))
	b.IfElse(b.IEq(bit, b.ConstU32(0)), func() {
		w.assign(stack[level], w.values(current))
	}, func() {
		root := b.And(j, b.ConstU32(uint32(ops.Lanes>>level-1)))
		earlier := w.values(stack[level])
		joined := w.combineGroups(earlier, w.values(current))
		live := b.ULess(root, count)
		for q := range joined {
			joined[q] = b.SelectValue(b.Splat(live, lanes), joined[q], earlier[q])
		}
		w.assign(current, joined)
		w.join(current, stack, level+1, i, j, count)
	})
}

// reversed is the 4-bit number i with its bits in the opposite order.
func (w *writer) reversed(i codegen.ID) codegen.ID {
	b := w.b
	r := b.ConstU32(0)
	width := bits.Len(uint(ops.Lanes - 1))
	for k := 0; k < width; k++ {
		bit := b.And(b.ShiftR(i, b.ConstU32(uint32(k))), b.ConstU32(1))
		r = b.Or(r, b.ShiftL(bit, b.ConstU32(uint32(width-1-k))))
	}
	return r
}

// columnVariables are variables for a column's values.
func (w *writer) columnVariables(d dtype.DType) []*codegen.Variable {
	list := make([]*codegen.Variable, w.chunk/lanes)
	for q := range list {
		list[q] = w.b.NewVariable(w.b.Zero(d, lanes))
	}
	return list
}

// columnStack are variables for the results that wait to be joined.
func (w *writer) columnStack(d dtype.DType) [][]*codegen.Variable {
	stack := make([][]*codegen.Variable, bits.Len(uint(ops.Lanes-1)))
	for level := range stack {
		stack[level] = w.columnVariables(d)
	}
	return stack
}

func (w *writer) values(vars []*codegen.Variable) groups {
	g := make(groups, len(vars))
	for q, v := range vars {
		g[q] = w.b.Value(v)
	}
	return g
}

func (w *writer) assign(vars []*codegen.Variable, g groups) {
	for q, v := range vars {
		w.b.Assign(v, g[q])
	}
}

func (w *writer) combineGroups(x, y groups) groups {
	g := make(groups, len(x))
	for q := range x {
		g[q] = w.combine(x[q], y[q])
	}
	return g
}

func (w *writer) columnAt(invocation codegen.ID) column {
	b := w.b
	rest, chunk := w.divide(invocation, kernel.ColumnChunks)
	point, index := w.divide(rest, kernel.NumLeaves)
	col := b.ShiftL(chunk, w.chunkShift())
	kept := append(w.coordinates(point, 0, w.outer-1), col)
	return column{leaf: w.leafAt(index, kept), col: col, place: col, bases: w.bases(kept)}
}

// loadColumn evaluates the body for one row of a column.
func (w *writer) loadColumn(c column, row codegen.ID, scalars []codegen.Value) groups {
	g := make(groups, w.chunk/lanes)
	read := w.columnReader(c, row)
	for q := range g {
		g[q] = w.evaluateGroup(func(i int) codegen.Value { return read(i, q) }, scalars)
	}
	return g
}

// columnReader reads a row of a column: lane group q of an operand.
func (w *writer) columnReader(c column, row codegen.ID) func(operand, q int) codegen.Value {
	splats := make([]codegen.Value, len(w.in))
	at := make([]codegen.ID, len(w.in))
	for i, o := range w.in {
		at[i] = w.b.IAdd(c.bases[i], w.b.IMul(row, w.param(kernel.Stride(o.number, w.outer))))
		if o.access == kernel.Splat {
			splats[i] = w.loadSplat(o, at[i], lanes)
		}
	}
	return func(i, q int) codegen.Value {
		switch o := w.in[i]; o.access {
		case kernel.Splat:
			return splats[i]
		case kernel.Wide:
			return w.loadWide(o, w.b.ShiftR(at[i], w.chunkShift()), q)
		default:
			return w.loadEach(o, w.columnElements(c, o, at[i], q))
		}
	}
}

// columnNumber is where lane i of group q is among the columns, from the first of
// the chunk on.
func (w *writer) columnNumber(q, i int) codegen.ID {
	return w.b.ConstU32(uint32((q*lanes + i) * w.spacing))
}

// columnElements are the element indices of lane group q in a row that starts
// at `at`; columns past the last are read as the last.
func (w *writer) columnElements(c column, o operand, at codegen.ID, q int) []codegen.ID {
	b := w.b
	surplus := b.ISub(b.ISub(w.param(kernel.NumColumns), b.ConstU32(1)), c.col)
	list := make([]codegen.ID, lanes)
	for i := range list {
		n := b.UMin(w.columnNumber(q, i), surplus)
		if o.access == kernel.Strided {
			n = b.IMul(n, w.param(kernel.Stride(o.number, w.outer-1)))
		}
		list[i] = b.IAdd(at, n)
	}
	return list
}

// storeColumn writes a leaf's result for each kept point of the column.
func (w *writer) storeColumn(c column, g groups) {
	b := w.b
	base := b.IAdd(w.elementAt(w.out, c.kept), c.index)
	stride := w.param(kernel.Stride(kernel.Result, w.outer-1))
	for q, v := range g {
		words := b.ToWords(v)
		for i := 0; i < lanes; i++ {
			lane := make([]codegen.ID, len(words))
			for j := range words {
				lane[j] = b.Extract(words[j], i)
			}
			n := w.columnNumber(q, i)
			b.If(b.ULess(b.IAdd(c.place, n), w.param(kernel.NumColumns)), func() {
				w.storeElement(w.out, b.IAdd(base, b.IMul(n, stride)), lane)
			})
		}
	}
}
