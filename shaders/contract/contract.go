package contract

import (
	"slices"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
)

// A contraction by register tiles. All invocations of a workgroup multiply by the same elements of
// a's rows. The addresses of these depend only on the workgroup, so a compiler can read each
// element once. Each invocation has its own columns of b, and keeps the tile's sums in variables.
// It loads a sum from its variable once for every few steps of k.

// tile is one invocation's part of a contraction.
type tile struct {
	w           *module.Writer
	c           *kernel.Contract
	sum, out    dtype.DType  // dtypes of the sums while they are added up, and of the results
	row, col    codegen.ID   // first row and column of the tile
	block       codegen.ID   // number of the block of k
	start       codegen.ID   // first step of k
	coord       []codegen.ID // coordinates in the batch
	left, right factor
	wideStores  bool

	// With Shared: groupRow and groupCol are the first row and column of the workgroup's tile; down
	// and across are the invocation's place in the workgroup. matrix is the number of the
	// invocation's matrix in the stack; local is its number among the invocations of that matrix.
	// Some invocations only load operands, or have no matrix.
	groupRow, groupCol, down, across codegen.ID
	local, matrix                    codegen.ID
	multiplies, stores               codegen.ID // which invocations multiply and store; 0: all
	adds                             codegen.ID // with Fine, which invocations add products

	native *native // records how near to zero the factors come
}

// Write writes a contraction.
func Write(k *kernel.Kernel, l *kernel.Contract, t codegen.Target) *module.Writer {
	w := module.New(k, t, module.Bindings{})
	if l.Cooperative != nil {
		w.B.UseMatrices()
	}
	writeTile(w, l)
	return w
}

// writeTile writes the code for the tile of an invocation.
func writeTile(w *module.Writer, c *kernel.Contract) {
	b := w.B
	group := w.Workgroup()
	b.If(b.ULess(group, w.Param(kernel.NumGroups)), func() {
		t := tileAt(w, group, c)
		switch {
		case t.c.Cooperative != nil:
			t.runCooperative()
		case t.c.Spread > 0: // invocations without columns run all the code, since they read for others
			t.storeSums(t.blocks(spreadTile{t}.multiply))
		case t.c.Fine:
			t.runFine()
		case t.c.Shared > 0:
			t.runShared()
		case t.c.Whole:
			b.If(b.ULess(t.col, w.Param(kernel.NumColumns)), func() { t.storeSums(t.blocks(t.multiplyKept)) })
		default:
			b.If(b.ULess(t.col, w.Param(kernel.NumColumns)), func() { t.store(t.multiply()) })
		}
	})
}

func tileAt(w *module.Writer, group codegen.ID, c *kernel.Contract) *tile {
	b := w.B
	point, rows, columns := tileOf(w, group, c)
	t := &tile{w: w, c: c, out: w.Kernel.SumDType(), block: b.ConstU32(0)}
	t.native = &native{tile: t}
	switch {
	case c.Stack > 0:
		point = t.placeInStack(point)
	case !c.Whole:
		point, t.block = w.Divide(point, kernel.NumBlocks)
	}
	t.sum = sumType(t.out)
	t.place(rows, columns)
	t.start = b.IMul(t.block, b32(t, c.BlockSteps()))
	t.coord = w.Coordinates(point, 0, c.Batch)
	t.left, t.right = t.factorOf(kernel.Left), t.factorOf(kernel.Right)
	t.native.how = t.native.fusionOf(b.Target())
	t.wideStores = c.Out == kernel.Wide
	return t
}

// tileOf returns a workgroup's point of the batch, tile of rows and group of columns. If each
// invocation reads several rows itself, as on CPU drivers, workgroups of the same columns follow
// each other. They share columns of b, whose elements are rows apart in memory, and so stay in the
// cache. The rows of a are contiguous, so the processor prefetches them.
func tileOf(w *module.Writer, group codegen.ID, c *kernel.Contract) (point, rows, columns codegen.ID) {
	if c.Shared > 0 || c.Cooperative != nil || c.Rows == 1 {
		rest, columns := w.Divide(group, kernel.ColumnGroups)
		point, rows := w.Divide(rest, kernel.RowTiles)
		return point, rows, columns
	}
	rest, rows := w.Divide(group, kernel.RowTiles)
	point, columns = w.Divide(rest, kernel.ColumnGroups)
	return point, rows, columns
}

// place finds the tile's first row and column, given the workgroup's rows and columns.
func (t *tile) place(rows, columns codegen.ID) {
	b, c := t.w.B, t.c
	if c.Shared > 0 {
		t.placeShared(rows, columns)
		return
	}
	own := b.IAdd(b.IMul(columns, b.ConstU32(uint32(c.Invocations))), b.LocalIndex())
	t.col = b.IMul(own, b.ConstU32(uint32(c.Columns)))
	t.row = b.IMul(rows, b.ConstU32(uint32(c.Rows)))
}

// rowNumber returns the row of the matrix that is row r of the tile.
func (t *tile) rowNumber(r codegen.ID) codegen.ID {
	if t.c.Shared > 0 {
		return t.sharedRow(r)
	}
	return t.w.B.IAdd(t.row, r)
}

// column returns the column of the matrix that is the first element of the tile's vector g.
func (t *tile) column(g int) codegen.ID {
	return t.w.B.IAdd(t.col, b32(t, g*t.columnStep()))
}

// columnStep returns how many columns lie between the first elements of two vectors.
func (t *tile) columnStep() int {
	if t.c.Shared > 0 {
		return module.Vector * t.c.Across
	}
	return module.Vector
}

// stride returns an operand's stride along rows (axis 0), columns (axis 1) or steps of k (axis 2).
func (t *tile) stride(operand, axis int) codegen.ID {
	return t.w.Param(kernel.Stride(operand, t.c.Batch+axis))
}

// multiply sums the products of the block in variables, by row and vector of columns. A sum starts
// at -0, to which any number can be added without a change.
func (t *tile) multiply() [][]*codegen.Variable {
	t.prepare()
	t.native.watch()
	sums := t.startSums()
	t.addSteps(sums)
	t.native.mend(t.putIn(sums))
	return sums
}

// addSteps adds the products of all the steps of the block.
func (t *tile) addSteps(sums [][]*codegen.Variable) {
	b, count := t.w.B, t.steps()
	if t.c.Unroll == 1 {
		b.Loop(count, func(i codegen.ID) { t.step(sums, i, 1) })
		return
	}
	unroll := b.ConstU32(uint32(t.c.Unroll))
	rounds := b.UDiv(count, unroll)
	b.Loop(rounds, func(i codegen.ID) { t.step(sums, b.IMul(i, unroll), t.c.Unroll) })
	done := b.IMul(rounds, unroll)
	b.Loop(b.ISub(count, done), func(i codegen.ID) { t.step(sums, b.IAdd(done, i), 1) })
}

// startSums declares the tile's sums.
func (t *tile) startSums() [][]*codegen.Variable {
	zero := t.minusZero(module.Vector)
	sums := make([][]*codegen.Variable, t.c.Rows)
	for r := range sums {
		for range t.c.Columns / module.Vector {
			sums[r] = append(sums[r], t.w.B.NewVariable(zero))
		}
	}
	return sums
}

// putIn returns a function that assigns one of the tile's sums, by number.
func (t *tile) putIn(sums [][]*codegen.Variable) func(at codegen.ID, v codegen.Value) {
	b := t.w.B
	return func(at codegen.ID, v codegen.Value) {
		for i, sum := range slices.Concat(sums...) {
			b.If(b.IEq(at, b32(t, i)), func() { b.Assign(sum, v) })
		}
	}
}

// steps returns the number of steps in the block.
func (t *tile) steps() codegen.ID {
	b, all := t.w.B, t.w.Param(kernel.NumSteps)
	if t.c.BlockSteps() == 0 {
		return all
	}
	return b.UMin(b.ISub(all, t.start), b32(t, t.c.BlockSteps()))
}

// sumType returns the dtype in which sums of dtype d are added up. Sums of short integers are
// words, so that they need not be wrapped at every step.
func sumType(d dtype.DType) dtype.DType {
	switch {
	case !d.IsInteger() || d.Size() >= 4:
		return d
	case d.IsSigned():
		return dtype.Int32
	}
	return dtype.Uint32
}

// minusZero returns the element at which a sum starts: 0 for integers, -0 for floats. -0 is a
// launch parameter, so that no compiler replaces it by 0.
func (t *tile) minusZero(width int) codegen.Value {
	b := t.w.B
	words := make([]codegen.ID, t.sum.Words())
	for i := range words {
		words[i] = b.SplatU32(0, width)
	}
	sign := b.Splat(t.w.Param(kernel.MinusZero), width)
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

// step adds the products of n steps of k, from step i of the block on.
func (t *tile) step(sums [][]*codegen.Variable, i codegen.ID, n int) {
	b := t.w.B
	y := t.columnsAt(i, n)
	for r := range sums {
		x := t.rowAt(r, i, n)
		for g, sum := range sums[r] {
			v := b.Value(sum)
			for s := range n {
				v = t.addProduct(v, x[s], y[s][g])
			}
			b.Assign(sum, v)
		}
	}
}

// store stores the tile's sums, except those past the last row or column. If rows are stored in
// whole vectors, each row has code of its own. A loop over the rows stores single elements, whose
// code is long, as is that of epilogues if the device flushes subnormals.
func (t *tile) store(sums [][]*codegen.Variable) {
	w, b := t.w, t.w.B
	base := t.outBase()
	if (!t.wideStores || b.Target().Flush32) && t.c.Rows > 1 {
		b.Loop(b.ConstU32(uint32(t.c.Rows)), func(r codegen.ID) { t.storeRow(base, r, t.pickRow(sums, r)) })
		return
	}
	for r, row := range sums {
		t.storeRow(base, b.ConstU32(uint32(r)), w.Values(row))
	}
}

// pickRow returns the sums of a row whose number is known only at run time.
func (t *tile) pickRow(sums [][]*codegen.Variable, row codegen.ID) module.Vectors {
	w, b := t.w, t.w.B
	picked := w.Values(sums[0])
	for r, other := range sums[1:] {
		here := b.IEq(row, b.ConstU32(uint32(r+1)))
		for g, v := range w.Values(other) {
			picked[g] = b.SelectValue(here, v, picked[g])
		}
	}
	return picked
}

// outBase returns the offset in the result of the matrix of the tile's block.
func (t *tile) outBase() codegen.ID {
	w, b := t.w, t.w.B
	base := w.Out.ElementAt(t.coord)
	if t.c.Whole || t.c.Stack > 0 {
		return base
	}
	return b.IAdd(base, b.IMul(t.block, t.stride(kernel.Result, 2)))
}

// storeRow writes the tile's row r if it is inside the matrix.
func (t *tile) storeRow(base, r codegen.ID, sums module.Vectors) {
	w, b := t.w, t.w.B
	row := t.rowNumber(r)
	b.If(b.ULess(row, w.Param(kernel.NumRows)), func() {
		if t.sum != t.out {
			for g, v := range sums {
				sums[g] = w.Apply("cast", t.out, v)
			}
		}
		if total := w.Kernel.Total(); total >= 0 {
			sums = t.finish(total, row, sums)
		}
		at := b.IAdd(base, b.IMul(row, t.stride(kernel.Result, 0)))
		switch {
		case t.wideStores && t.c.Shared > 0:
			t.storeVectors(at, sums)
			return
		case t.wideStores:
			w.Out.StoreWide(b.UDiv(b.IAdd(at, t.col), b.ConstU32(uint32(t.c.Columns))), sums)
			return
		}
		t.storeEach(at, sums)
	})
}

func (t *tile) storeEach(base codegen.ID, sums module.Vectors) {
	w, b := t.w, t.w.B
	for g, v := range sums {
		words := b.ToWords(v)
		for j := range module.Vector {
			column := b.IAdd(t.column(g), b.ConstU32(uint32(j)))
			b.If(b.ULess(column, w.Param(kernel.NumColumns)), func() {
				w.Out.StoreElement(b.IAdd(base, b.IMul(column, t.stride(kernel.Result, 1))), w.WordsOf(words, j))
			})
		}
	}
}
