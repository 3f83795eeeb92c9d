package contract

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
)

// The factors a and b. When an element is read, it is computed from one operand or several.

// factor is a or b.
type factor struct {
	part   kernel.Role
	insts  []int // indices in the body; the last instruction yields an element
	inputs []*input
}

// input is an operand from which a factor's elements are computed.
type input struct {
	module.Operand
	chunk module.Operand // the same operand in chunks of neighbouring elements, if it is read so
	// places are the offsets, at the block's first step, of the tile's rows or columns. With
	// Spread, they are the offsets of the elements of a that this invocation reads.
	places []codegen.ID
}

func (t *tile) factorOf(p kernel.Role) factor {
	f := factor{part: p, insts: t.w.Kernel.Factor(p)}
	for i, part := range t.w.Kernel.Roles() {
		if part == p {
			f.inputs = append(f.inputs, &input{Operand: t.w.In[i]})
		}
	}
	return f
}

// value computes the factor's elements, as many as load returns, in the dtype of the products.
func (t *tile) value(f factor, width int, load func(in *input) codegen.Value) codegen.Value {
	w := t.w
	scalars := w.Scalars(width)
	vals := make([]codegen.Value, len(w.Kernel.Body))
	last := 0
	for _, i := range f.insts {
		vals[i] = w.Instruction(i, vals, func(n int) codegen.Value { return load(f.input(n)) }, scalars)
		last = i
	}
	v := vals[last]
	if v.DType != t.sum {
		v = w.Apply("cast", t.sum, v)
	}
	t.native.see(f.part, v)
	return v
}

func (f factor) input(number int) *input {
	for _, in := range f.inputs {
		if in.Number == number {
			return in
		}
	}
	return nil // the verifier rejects kernels that reach this
}

// prepare computes the offsets of the operands' rows and columns at the block's first step. Rows
// and columns past the last are replaced by the last.
func (t *tile) prepare() {
	for _, in := range t.left.inputs {
		from := t.blockOf(in, kernel.Left)
		if t.c.Spread > 0 {
			in.places = spreadTile{t}.places(in, from)
		} else {
			in.places = t.placesOf(in, from, kernel.Left, t.row, kernel.NumRows, t.c.Rows)
		}
		if t.c.A == kernel.Inner {
			in.inChunks(t.c.Unroll, true)
		}
	}
	for _, in := range t.right.inputs {
		in.places = t.placesOf(in, t.blockOf(in, kernel.Right), kernel.Right, t.col, kernel.NumColumns, t.c.Columns)
		switch t.c.B {
		case kernel.Inner:
			in.inChunks(t.c.Unroll, true)
		case kernel.Outer:
			in.inChunks(t.c.Columns, t.c.Rows > 1)
		}
	}
}

// blockOf returns the offset, in an operand, of the first row and column of the batch's matrix at
// the block's first step. If steps have digits, it is the offset at the very first step, from which
// digits count.
func (t *tile) blockOf(in *input, part kernel.Role) codegen.ID {
	b := t.w.B
	at := in.Operand.ElementAt(t.coord)
	if t.c.DigitsOf(part).Steps > 0 {
		return at
	}
	return b.IAdd(at, b.IMul(t.start, t.stride(in.Number, 2)))
}

// placesOf returns the offsets of n rows of a, or columns of b, beginning with row or column first.
func (t *tile) placesOf(in *input, from codegen.ID, part kernel.Role, first codegen.ID, count kernel.Slot, n int) (places []codegen.ID) {
	b := t.w.B
	last := b.ISub(t.w.Param(count), b.ConstU32(1))
	for i := range n {
		at := b.UMin(b.IAdd(first, b.ConstU32(uint32(i))), last)
		places = append(places, b.IAdd(from, t.lineAt(in, part, at)))
	}
	return places
}

// inChunks also declares an operand's binding as chunks of elements. Chunks are read whole if that
// is faster. It is slower along the columns of a single row: lavapipe (Mesa 25.0.7) takes 18 ms
// there, and 3.7 ms by words.
func (in *input) inChunks(chunk int, whole bool) {
	o := in.Operand
	if o.Access == kernel.Splat {
		return
	}
	words := chunk * o.DType.Size() / 4
	if o.Whole = whole && (words == 4 || words > 0 && words%8 == 0); o.Whole {
		o.Buffer = o.Writer.B.WholeBuffer(in.Number, words/4, false)
	} else {
		o.Buffer = o.Writer.B.StorageBuffer(in.Number, max(1, words/4), min(words, 4), false)
	}
	in.chunk = o
}

// rowAt returns n steps of a row of a; each element is repeated in a vector.
func (t *tile) rowAt(r int, i codegen.ID, n int) []codegen.Value {
	w, b := t.w, t.w.B
	list := make([]codegen.Value, n)
	if t.c.A == kernel.Inner && n == t.c.Unroll {
		for q, v := range t.chunksAt(t.left, r, i, n) {
			for j := range module.Vector {
				list[q*module.Vector+j] = b.SplatValue(w.ElementOf(v, j), module.Vector)
			}
		}
		return list
	}
	for s := range list {
		list[s] = b.SplatValue(t.value(t.left, 1, func(in *input) codegen.Value {
			return b.FromWords(in.DType, in.Operand.Element(b.IAdd(in.places[r], t.stepOf(in, kernel.Left, i, s)))...)
		}), module.Vector)
	}
	return list
}

// stepOf returns the distance of an operand's elements at step i+s of the block from those at the
// block's first step.
func (t *tile) stepOf(in *input, part kernel.Role, i codegen.ID, s int) codegen.ID {
	b := t.w.B
	return t.stepsAt(in, part, b.IAdd(i, b.ConstU32(uint32(s))))
}

// chunksAt returns n elements of a row or column, from step i of the block on, in vectors of four.
// The operands are read in chunks of n.
func (t *tile) chunksAt(f factor, line int, i codegen.ID, n int) module.Vectors {
	b := t.w.B
	chunks := map[*input]module.Chunk{}
	for _, in := range f.inputs {
		if in.Access != kernel.Splat {
			chunks[in] = in.chunk.ChunkAt(b.UDiv(b.IAdd(in.places[line], i), b.ConstU32(uint32(n))))
		}
	}
	list := make(module.Vectors, n/module.Vector)
	for q := range list {
		list[q] = t.value(f, module.Vector, func(in *input) codegen.Value {
			if in.Access == kernel.Splat {
				return in.Operand.LoadSplat(in.places[line], module.Vector)
			}
			return in.chunk.VectorOf(chunks[in], q)
		})
	}
	return list
}

// columnsAt returns the tile's columns of b at n steps, each step in vectors.
func (t *tile) columnsAt(i codegen.ID, n int) []module.Vectors {
	if t.c.B == kernel.Inner && n == t.c.Unroll {
		return t.alongInner(i, n)
	}
	rows := make([]module.Vectors, n)
	for s := range rows {
		rows[s] = t.acrossColumns(i, s)
	}
	return rows
}

// acrossColumns returns b's elements in the tile's columns, at step i+s of the block. It reads a
// chunk, or single elements.
func (t *tile) acrossColumns(i codegen.ID, s int) module.Vectors {
	b := t.w.B
	at := map[*input]codegen.ID{}
	chunks := map[*input]module.Chunk{}
	for _, in := range t.right.inputs {
		at[in] = t.stepOf(in, kernel.Right, i, s)
		if t.c.B == kernel.Outer && in.Access != kernel.Splat {
			chunks[in] = in.chunk.ChunkAt(b.UDiv(b.IAdd(in.places[0], at[in]), b.ConstU32(uint32(t.c.Columns))))
		}
	}
	row := make(module.Vectors, t.c.Columns/module.Vector)
	for g := range row {
		row[g] = t.value(t.right, module.Vector, func(in *input) codegen.Value {
			switch chunk, chunked := chunks[in]; {
			case in.Access == kernel.Splat && t.c.B != kernel.Inner:
				return in.Operand.LoadSplat(b.IAdd(in.places[0], at[in]), module.Vector)
			case chunked:
				return in.chunk.VectorOf(chunk, g)
			}
			each := make([]codegen.ID, module.Vector)
			for j := range each {
				each[j] = b.IAdd(in.places[g*module.Vector+j], at[in])
			}
			return in.Operand.LoadEach(each)
		})
	}
	return row
}

// alongInner reads a chunk of steps for each column, and transposes the chunks.
func (t *tile) alongInner(i codegen.ID, n int) []module.Vectors {
	b := t.w.B
	columns := make([]module.Vectors, t.c.Columns)
	for j := range columns {
		columns[j] = t.chunksAt(t.right, j, i, n)
	}
	rows := make([]module.Vectors, n)
	for s := range rows {
		for g := range t.c.Columns / module.Vector {
			parts := make([][]codegen.ID, t.sum.Words())
			for j := range module.Vector {
				v := b.ToWords(columns[g*module.Vector+j][s/module.Vector])
				for k := range parts {
					parts[k] = append(parts[k], b.Extract(v[k], s%module.Vector))
				}
			}
			turned := make([]codegen.ID, len(parts))
			for k := range turned {
				turned[k] = b.Construct(parts[k]...)
			}
			rows[s] = append(rows[s], b.FromWords(t.sum, turned...))
		}
	}
	return rows
}
