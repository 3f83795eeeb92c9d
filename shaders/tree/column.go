package tree

import (
	"math/bits"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders/module"
)

// Column is a chunk of neighbouring kept points. Their leaves are combined together, each in one
// element of the vectors.
type Column struct {
	Leaf
	First codegen.ID // first column
	Place codegen.ID // First before it was clamped; it is past the last column if an invocation of a workgroup has no column
	Bases []codegen.ID
}

// Join combines accumulators in the order of a binary counter; i counts them. It combines the
// current result with the waiting one of the same level, or lets it wait if there is none. j is the
// number of the current accumulator, which is left out if a short leaf never started it.
func (f Fold) Join(current []*codegen.Variable, stack [][]*codegen.Variable, level int, i, j, count codegen.ID) {
	if level == len(stack) {
		return
	}
	b := f.B
	bit := b.And(i, b.ConstU32(1<<level))
	b.IfElse(b.IEq(bit, b.ConstU32(0)), func() {
		f.Assign(stack[level], f.Values(current))
	}, func() {
		root := b.And(j, b.ConstU32(uint32(ops.Accumulators>>level-1)))
		earlier := f.Values(stack[level])
		joined := f.combineVectors(earlier, f.Values(current))
		live := b.ULess(root, count)
		for q := range joined {
			joined[q] = b.SelectValue(b.Splat(live, module.Vector), joined[q], earlier[q])
		}
		f.Assign(current, joined)
		f.Join(current, stack, level+1, i, j, count)
	})
}

// Reversed returns the 4-bit number i with its bits in the opposite order.
func (w *Writer) Reversed(i codegen.ID) codegen.ID {
	b := w.B
	r := b.ConstU32(0)
	width := bits.Len(uint(ops.Accumulators - 1))
	for k := 0; k < width; k++ {
		bit := b.And(b.ShiftR(i, b.ConstU32(uint32(k))), b.ConstU32(1))
		r = b.Or(r, b.ShiftL(bit, b.ConstU32(uint32(width-1-k))))
	}
	return r
}

// ColumnVariables returns variables for a column's values.
func (w *Writer) ColumnVariables(d dtype.DType) []*codegen.Variable {
	list := make([]*codegen.Variable, w.Chunk/module.Vector)
	for q := range list {
		list[q] = w.B.NewVariable(w.B.Zero(d, module.Vector))
	}
	return list
}

// ColumnStack returns variables for results that wait to be combined.
func (w *Writer) ColumnStack(d dtype.DType) [][]*codegen.Variable {
	stack := make([][]*codegen.Variable, bits.Len(uint(ops.Accumulators-1)))
	for level := range stack {
		stack[level] = w.ColumnVariables(d)
	}
	return stack
}

func (f Fold) combineVectors(x, y module.Vectors) module.Vectors {
	g := make(module.Vectors, len(x))
	for q := range x {
		g[q] = f.Combine(x[q], y[q])
	}
	return g
}

// ColumnAt returns the columns and the leaf of an invocation.
func (w *Writer) ColumnAt(invocation codegen.ID) Column {
	b := w.B
	rest, chunk := w.Divide(invocation, kernel.ColumnChunks)
	point, index := w.Divide(rest, kernel.NumLeaves)
	col := b.ShiftL(chunk, w.ChunkShift())
	kept := append(w.Coordinates(point, 0, w.Outer-1), col)
	return Column{Leaf: w.LeafAt(index, kept), First: col, Place: col, Bases: w.Bases(kept)}
}

// LoadColumn evaluates the body for one row of the columns.
func (w *Writer) LoadColumn(c Column, row codegen.ID, scalars []codegen.Value) module.Vectors {
	g := make(module.Vectors, w.Chunk/module.Vector)
	read := w.ColumnReader(c, row)
	for q := range g {
		g[q] = w.EvaluateVector(func(i int) codegen.Value { return read(i, q) }, scalars)
	}
	return g
}

// ColumnReader returns a function that reads vector q of an operand in one row of the columns.
func (w *Writer) ColumnReader(c Column, row codegen.ID) func(operand, q int) codegen.Value {
	splats := make([]codegen.Value, len(w.In))
	at := make([]codegen.ID, len(w.In))
	for i, o := range w.In {
		at[i] = w.B.IAdd(c.Bases[i], w.B.IMul(row, w.Param(kernel.Stride(o.Number, w.Outer))))
		if o.Access == kernel.Splat {
			splats[i] = o.LoadSplat(at[i], module.Vector)
		}
	}
	return func(i, q int) codegen.Value {
		switch o := w.In[i]; o.Access {
		case kernel.Splat:
			return splats[i]
		case kernel.Wide:
			return o.LoadWide(w.B.ShiftR(at[i], w.ChunkShift()), q)
		default:
			return o.LoadEach(w.ColumnElements(c, o, at[i], q))
		}
	}
}

// ColumnNumber returns how many columns element i of vector q lies after the chunk's first.
func (w *Writer) ColumnNumber(q, i int) codegen.ID {
	return w.B.ConstU32(uint32((q*module.Vector + i) * w.Spacing))
}

// ColumnElements returns the indices of the elements of vector q in a row that starts at `at`.
// Columns past the last are replaced by the last.
func (w *Writer) ColumnElements(c Column, o module.Operand, at codegen.ID, q int) []codegen.ID {
	b := w.B
	surplus := b.ISub(b.ISub(w.Param(kernel.NumColumns), b.ConstU32(1)), c.First)
	list := make([]codegen.ID, module.Vector)
	for i := range list {
		n := b.UMin(w.ColumnNumber(q, i), surplus)
		if o.Access == kernel.Strided {
			n = b.IMul(n, w.Param(kernel.Stride(o.Number, w.Outer-1)))
		}
		list[i] = b.IAdd(at, n)
	}
	return list
}

// StoreNeighbours writes a vector of a column's results, except those past the last column.
func (w *Writer) StoreNeighbours(c Column, at codegen.ID, q int, v codegen.Value) {
	b := w.B
	for i := range module.Vector {
		n := w.ColumnNumber(q, i)
		b.If(b.ULess(b.IAdd(c.Place, n), w.Param(kernel.NumColumns)), func() {
			w.Out.StoreElement(b.IAdd(at, n), b.ToWords(w.ElementOf(v, i)))
		})
	}
}
