package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/kernel"
	"github.com/weft-gpu/weft/ops"
)

// A contraction by register tiles. The elements of a's rows are the same for
// all the invocations of a workgroup: their addresses follow from the workgroup
// alone, which lets a compiler read each once. Each invocation has its own
// columns of b, and the tile's sums in variables; of every few steps of k a sum
// is taken out of its variable once.

// tile is one invocation's part of a contraction.
type tile struct {
	w          *writer
	c          *kernel.Contraction
	in, out    dtype.DType
	sum        dtype.DType // of the sums
	batch      int
	row, col   codegen.ID            // first of the tile
	block      codegen.ID            // of k
	start      codegen.ID            // first step of k
	coord      []codegen.ID          // of the batch
	aRows      []codegen.ID          // offset of each row of a, at start
	bColumns   []codegen.ID          // offset of each column of b, at start
	aSpread    []codegen.ID          // with Spread: offset of each element of a that this invocation reads, at start
	aWide      operand               // a in chunks along k
	bWide      operand               // b in chunks
	sums       [][]*codegen.Variable // by row, and lane group of columns
	wideStores bool

	// With Shared: the workgroup's first row and column, and how many invocations
	// of it are above this one and beside it.
	groupRow, groupCol, down, across codegen.ID
}

// contract writes the tile of a contraction.
func (w *writer) contract() {
	b := w.b
	group := b.IAdd(b.WorkgroupID(0), b.IMul(b.WorkgroupID(1), b.NumWorkgroups(0)))
	b.If(b.ULess(group, w.param("groups")), func() {
		t := w.tileAt(group)
		switch {
		case t.c.Spread > 0:
			t.runSpread()
			return
		case t.c.Shared > 0:
			t.runShared()
			return
		}
		b.If(b.ULess(t.col, w.param("columns")), func() {
			t.prepare()
			t.multiply()
			t.store()
		})
	})
}

func (w *writer) tileAt(group codegen.ID) *tile {
	b, c := w.b, w.k.Contract
	rest, columns := w.divide(group, "column.groups")
	rest, rows := w.divide(rest, "row.tiles")
	point, block := w.divide(rest, "blocks")
	t := &tile{w: w, c: c, in: w.k.Operands[0].DType, out: w.k.SumDType(), batch: c.Batch, block: block}
	t.sum = sumType(t.out)
	t.place(rows, columns)
	t.start = b.IMul(block, b.ConstU32(ops.ContractionBlock))
	t.coord = w.coordinates(point, 0, c.Batch)
	t.wideStores = w.k.Out == kernel.Wide
	return t
}

// place finds the tile's first row and column: rows and columns count the tiles of
// workgroups.
func (t *tile) place(rows, columns codegen.ID) {
	b, c := t.w.b, t.c
	if c.Shared > 0 {
		t.placeShared(rows, columns)
		return
	}
	lane := b.IAdd(b.IMul(columns, b.ConstU32(uint32(c.Lanes))), b.LocalIndex())
	t.col = b.IMul(lane, b.ConstU32(uint32(c.Columns)))
	t.row = b.IMul(rows, b.ConstU32(uint32(c.Rows)))
}

// rowNumber is the matrix's row of the tile's row r.
func (t *tile) rowNumber(r codegen.ID) codegen.ID {
	if t.c.Shared > 0 {
		return t.sharedRow(r)
	}
	return t.w.b.IAdd(t.row, r)
}

// column is the matrix's column of the first lane of the tile's lane group g.
func (t *tile) column(g int) codegen.ID {
	if t.c.Shared > 0 {
		return t.sharedColumn(g)
	}
	return t.w.b.IAdd(t.col, t.w.b.ConstU32(uint32(g*lanes)))
}

// stride is an operand's along rows, columns or steps of k: axis 0, 1 or 2 after
// those of the batch.
func (t *tile) stride(name string, axis int) codegen.ID {
	return t.w.param(strideName(name, t.batch+axis))
}

// prepare finds the operands' rows and columns. Those past the last are read as
// the last.
func (t *tile) prepare() {
	w, b := t.w, t.w.b
	a := w.offset("a", w.param("a.offset"), t.coord, 0)
	a = b.IAdd(a, b.IMul(t.start, t.stride("a", 2)))
	if t.c.Spread > 0 {
		t.aSpread = t.spreadPlaces(a)
	} else {
		t.aRows = t.rowPlaces(a)
	}
	y := w.offset("b", w.param("b.offset"), t.coord, 0)
	y = b.IAdd(y, b.IMul(t.start, t.stride("b", 2)))
	last := b.ISub(w.param("columns"), b.ConstU32(1))
	for j := range t.c.Columns {
		column := b.UMin(b.IAdd(t.col, b.ConstU32(uint32(j))), last)
		t.bColumns = append(t.bColumns, b.IAdd(y, b.IMul(column, t.stride("b", 1))))
	}
	t.aWide, t.bWide = w.in[0], w.in[1]
	if t.c.A == kernel.Inner {
		w.chunks(&t.aWide, 0, t.c.Unroll, true)
	}
	if t.c.B != kernel.Single {
		w.chunks(&t.bWide, 1, t.chunkOfB(), t.c.B == kernel.Inner || t.c.Rows > 1)
	}
}

// rowPlaces are the offsets of the rows of a.
func (t *tile) rowPlaces(a codegen.ID) (places []codegen.ID) {
	w, b := t.w, t.w.b
	last := b.ISub(w.param("rows"), b.ConstU32(1))
	for r := range t.c.Rows {
		row := b.UMin(b.IAdd(t.row, b.ConstU32(uint32(r))), last)
		places = append(places, b.IAdd(a, b.IMul(row, t.stride("a", 0))))
	}
	return places
}

func (t *tile) chunkOfB() int {
	if t.c.B == kernel.Inner {
		return t.c.Unroll
	}
	return t.c.Columns
}

// chunks declares an operand's binding again, as chunks of elements, read whole
// where that helps: not along the columns of a single row, where lavapipe (Mesa
// 25.0.7) takes 18 ms for what takes it 3.7 by words.
func (w *writer) chunks(o *operand, binding, chunk int, whole bool) {
	words := chunk * o.dtype.Size() / 4
	if o.whole = whole && (words == 4 || words > 0 && words%8 == 0); o.whole {
		o.buffer = w.b.WholeBuffer(binding, words/4, false)
		return
	}
	o.buffer = w.b.StorageBuffer(binding, max(1, words/4), min(words, 4), false)
}

// multiply sums the products of the block. A sum starts at -0, which changes
// nothing that is added to it.
func (t *tile) multiply() {
	b := t.w.b
	t.startSums()
	count := t.steps()
	if t.c.Unroll == 1 {
		b.Loop(count, func(i codegen.ID) { t.step(i, 1) })
		return
	}
	unroll := b.ConstU32(uint32(t.c.Unroll))
	rounds := b.UDiv(count, unroll)
	b.Loop(rounds, func(i codegen.ID) { t.step(b.IMul(i, unroll), t.c.Unroll) })
	done := b.IMul(rounds, unroll)
	b.Loop(b.ISub(count, done), func(i codegen.ID) { t.step(b.IAdd(done, i), 1) })
}

// startSums declares the tile's sums.
func (t *tile) startSums() {
	zero := t.minusZero()
	t.sums = make([][]*codegen.Variable, t.c.Rows)
	for r := range t.sums {
		for range t.c.Columns / lanes {
			t.sums[r] = append(t.sums[r], t.w.b.NewVariable(zero))
		}
	}
}

// steps is the number of steps of the block.
func (t *tile) steps() codegen.ID {
	b := t.w.b
	return b.UMin(b.ISub(t.w.param("inner"), t.start), b.ConstU32(ops.ContractionBlock))
}

// sumType is the type that sums of d are made in: of short integers words, which
// need not be wrapped at every step.
func sumType(d dtype.DType) dtype.DType {
	switch {
	case !d.IsInteger() || d.Size() >= 4:
		return d
	case d.IsSigned():
		return dtype.Int32
	}
	return dtype.Uint32
}

// minusZero is the element that a sum starts with: -0 of floats, given as data
// so that no compiler replaces it, 0 of integers.
func (t *tile) minusZero() codegen.Value {
	b := t.w.b
	words := make([]codegen.ID, t.sum.Words())
	for i := range words {
		words[i] = b.SplatU32(0, lanes)
	}
	sign := b.Splat(t.w.param("minus.zero"), lanes)
	switch t.sum {
	case dtype.Float32:
		words[0] = sign
	case dtype.Float64:
		words[1] = sign
	case dtype.Complex64:
		words[0], words[1] = sign, sign
	case dtype.Complex128:
		words[1], words[3] = sign, sign
	}
	return b.FromWords(t.sum, words...)
}

// step adds the products of n steps of k from step i of the block on.
func (t *tile) step(i codegen.ID, n int) {
	b := t.w.b
	y := t.columnsAt(i, n)
	for r := range t.sums {
		x := t.rowAt(r, i, n)
		for g, sum := range t.sums[r] {
			v := b.Value(sum)
			for s := range n {
				v = t.w.apply("add", t.sum, v, t.w.apply("mul", t.sum, x[s], y[s][g]))
			}
			b.Assign(sum, v)
		}
	}
}

// rowAt is n elements of a row of a.
func (t *tile) rowAt(r int, i codegen.ID, n int) []codegen.Value {
	w, b := t.w, t.w.b
	list := make([]codegen.Value, n)
	if t.c.A == kernel.Inner && n == t.c.Unroll {
		at := b.UDiv(b.IAdd(t.aRows[r], i), b.ConstU32(uint32(n)))
		chunk := w.chunkAt(t.aWide, at)
		for q := range n / lanes {
			v := w.groupOf(t.aWide, chunk, q)
			for j := range lanes {
				list[q*lanes+j] = t.widen(b.SplatValue(w.lane(v, j), lanes))
			}
		}
		return list
	}
	for s := range list {
		at := b.IAdd(t.aRows[r], b.IMul(b.IAdd(i, b.ConstU32(uint32(s))), t.stride("a", 2)))
		list[s] = t.widen(w.loadSplat(w.in[0], at, lanes))
	}
	return list
}

// columnsAt is n rows of the tile's columns of b, each in lane groups.
func (t *tile) columnsAt(i codegen.ID, n int) [][]codegen.Value {
	switch {
	case t.c.B == kernel.Outer:
		return t.alongColumns(i, n)
	case t.c.B == kernel.Inner && n == t.c.Unroll:
		return t.alongInner(i, n)
	}
	w, b := t.w, t.w.b
	rows := make([][]codegen.Value, n)
	for s := range rows {
		down := b.IMul(b.IAdd(i, b.ConstU32(uint32(s))), t.stride("b", 2))
		for g := range t.c.Columns / lanes {
			at := make([]codegen.ID, lanes)
			for j := range at {
				at[j] = b.IAdd(t.bColumns[g*lanes+j], down)
			}
			rows[s] = append(rows[s], t.widen(w.loadEach(w.in[1], at)))
		}
	}
	return rows
}

// alongColumns reads a chunk of neighbouring columns for each step.
func (t *tile) alongColumns(i codegen.ID, n int) [][]codegen.Value {
	w, b := t.w, t.w.b
	rows := make([][]codegen.Value, n)
	for s := range rows {
		down := b.IMul(b.IAdd(i, b.ConstU32(uint32(s))), t.stride("b", 2))
		at := b.UDiv(b.IAdd(t.bColumns[0], down), b.ConstU32(uint32(t.c.Columns)))
		chunk := w.chunkAt(t.bWide, at)
		for g := range t.c.Columns / lanes {
			rows[s] = append(rows[s], t.widen(w.groupOf(t.bWide, chunk, g)))
		}
	}
	return rows
}

// alongInner reads a chunk of steps for each column, and turns them.
func (t *tile) alongInner(i codegen.ID, n int) [][]codegen.Value {
	w, b := t.w, t.w.b
	words := t.in.Words()
	columns := make([][]codegen.Value, t.c.Columns)
	for j := range columns {
		at := b.UDiv(b.IAdd(t.bColumns[j], i), b.ConstU32(uint32(n)))
		chunk := w.chunkAt(t.bWide, at)
		for q := range n / lanes {
			columns[j] = append(columns[j], w.groupOf(t.bWide, chunk, q))
		}
	}
	rows := make([][]codegen.Value, n)
	for s := range rows {
		for g := range t.c.Columns / lanes {
			parts := make([][]codegen.ID, words)
			for j := range lanes {
				v := b.ToWords(columns[g*lanes+j][s/lanes])
				for k := range parts {
					parts[k] = append(parts[k], b.Extract(v[k], s%lanes))
				}
			}
			turned := make([]codegen.ID, words)
			for k := range turned {
				turned[k] = b.Construct(parts[k]...)
			}
			rows[s] = append(rows[s], t.widen(b.FromWords(t.in, turned...)))
		}
	}
	return rows
}

// widen is an operand's elements in the type that they are multiplied in.
func (t *tile) widen(v codegen.Value) codegen.Value {
	if t.in == t.sum {
		return v
	}
	return t.w.apply("cast", t.sum, v)
}

// store writes the tile's sums, less what is past the last row or column: rows
// of whole vectors each by code of its own, what is stored one by one by a loop,
// whose code is long.
func (t *tile) store() {
	w, b := t.w, t.w.b
	base := t.outBase()
	if !t.wideStores && t.c.Rows > 1 {
		b.Loop(b.ConstU32(uint32(t.c.Rows)), func(r codegen.ID) { t.storeRow(base, r, t.sumsOf(r)) })
		return
	}
	for r, sums := range t.sums {
		t.storeRow(base, b.ConstU32(uint32(r)), w.values(sums))
	}
}

// sumsOf are the sums of a row whose number is known when it runs.
func (t *tile) sumsOf(row codegen.ID) groups {
	w, b := t.w, t.w.b
	picked := w.values(t.sums[0])
	for r, sums := range t.sums[1:] {
		here := b.IEq(row, b.ConstU32(uint32(r+1)))
		for g, v := range w.values(sums) {
			picked[g] = b.SelectValue(here, v, picked[g])
		}
	}
	return picked
}

// outBase is where the block of the matrix starts in the result.
func (t *tile) outBase() codegen.ID {
	w, b := t.w, t.w.b
	base := w.offset("out", w.param("out.offset"), t.coord, 0)
	return b.IAdd(base, b.IMul(t.block, t.stride("out", 2)))
}

// storeRow writes the tile's columns of its row r, if there is one.
func (t *tile) storeRow(base, r codegen.ID, sums groups) {
	w, b := t.w, t.w.b
	row := t.rowNumber(r)
	b.If(b.ULess(row, w.param("rows")), func() {
		if t.sum != t.out {
			for g, v := range sums {
				sums[g] = w.apply("cast", t.out, v)
			}
		}
		if total := w.k.Total(); total >= 0 {
			sums = t.finish(total, row, sums)
		}
		at := b.IAdd(base, b.IMul(row, t.stride("out", 0)))
		switch {
		case t.wideStores && t.c.Shared > 0:
			t.storeVectors(at, sums)
			return
		case t.wideStores:
			w.storeWide(w.out, b.UDiv(b.IAdd(at, t.col), b.ConstU32(uint32(t.c.Columns))), sums)
			return
		}
		t.storeEach(at, sums)
	})
}

func (t *tile) storeEach(base codegen.ID, sums groups) {
	w, b := t.w, t.w.b
	for g, v := range sums {
		words := b.ToWords(v)
		for j := range lanes {
			lane := make([]codegen.ID, len(words))
			for i := range words {
				lane[i] = b.Extract(words[i], j)
			}
			column := b.IAdd(t.column(g), b.ConstU32(uint32(j)))
			b.If(b.ULess(column, w.param("columns")), func() {
				w.storeElement(w.out, b.IAdd(base, b.IMul(column, t.stride("out", 1))), lane)
			})
		}
	}
}
