package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
)

// A contraction by cooperative matrices. A workgroup brings both operands into
// its shared memory, as they are and with zeros past the last step; its subgroups
// load matrices from there, multiply and add. In the end each hands its sums over
// in shared memory, a matrix at a time, to the workgroup's invocations, which
// store them as any tile's.
//
// How many subgroups there are is known only when the kernel runs. There are
// parts for as many as the planner counts with; where there are fewer, they take
// the parts in turn, where there are more, the last ones have none.

// cooperativeTile is the workgroup's tile.
type cooperativeTile struct {
	*tile
	in        dtype.DType // of the operands
	m         *kernel.Cooperative
	x, y      *cooperativeOperand
	sumType   codegen.Matrix
	sums      [][]codegen.Var // by row and column of matrices
	results   codegen.Shared
	part      codegen.ID // the subgroup's
	active    codegen.ID // there is such a part
	firstPart codegen.ID // the first of this turn
}

// runCooperative writes a tile with Cooperative.
func (t *tile) runCooperative() {
	b, m := t.w.b, t.c.Cooperative
	c := &cooperativeTile{tile: t, in: t.w.in[0].dtype, m: m, sumType: b.MatrixType(t.sum, m.M, m.N, codegen.MatrixSum),
		results: b.NewShared(m.Subgroups * t.c.ResultVectors())}
	c.x = c.operand(t.left, t.c.A, t.groupRow, t.c.GroupRows(), b.MatrixType(c.in, m.M, m.K, codegen.MatrixA))
	c.y = c.operand(t.right, t.c.B, t.groupCol, t.c.GroupColumns(), b.MatrixType(c.in, m.K, m.N, codegen.MatrixB))
	c.sums = make([][]codegen.Var, t.c.Rows/m.M)
	for i := range c.sums {
		for range t.c.Columns / m.N {
			c.sums[i] = append(c.sums[i], b.Local(b.TypeOf(b.MatrixZero(c.sumType))))
		}
	}
	parts := b.ConstU32(uint32(m.Subgroups))
	turns := b.UDiv(b.IAdd(parts, b.ISub(b.NumSubgroups(), b.ConstU32(1))), b.NumSubgroups())
	b.Loop(turns, func(turn codegen.ID) {
		c.firstPart = b.IMul(turn, b.NumSubgroups())
		c.part = b.IAdd(c.firstPart, b.SubgroupID())
		c.active = b.ULess(c.part, parts)
		c.multiply()
		c.hand()
	})
}

// multiply sums up the part's products.
func (c *cooperativeTile) multiply() {
	t, b := c.tile, c.w.b
	for _, row := range c.sums {
		for _, sum := range row {
			b.StoreVar(sum, b.MatrixZero(c.sumType))
		}
	}
	t.inRounds([]brought{c.x, c.y}, t.w.param(kernel.NumSteps), func(half codegen.ID) {
		b.If(c.active, func() { c.multiplyRound(half) })
	})
}

// multiplyRound adds the products of a round's steps, which are in half of the
// shared memory.
func (c *cooperativeTile) multiplyRound(half codegen.ID) {
	b := c.w.b
	row := b.IMul(b.UMod(c.part, b.ConstU32(uint32(c.c.Down))), b.ConstU32(uint32(c.c.Rows)))
	column := b.IMul(b.UDiv(c.part, b.ConstU32(uint32(c.c.Down))), b.ConstU32(uint32(c.c.Columns)))
	for step := 0; step < c.c.Shared; step += c.m.K {
		var columns []codegen.ID
		for j := range c.c.Columns / c.m.N {
			columns = append(columns, c.y.matrixAt(half, b.IAdd(column, b.ConstU32(uint32(j*c.m.N))), step))
		}
		for i, sums := range c.sums {
			x := c.x.matrixAt(half, b.IAdd(row, b.ConstU32(uint32(i*c.m.M))), step)
			for j, sum := range sums {
				b.StoreVar(sum, b.MatrixMulAdd(c.x.matrix, c.sumType, x, columns[j], b.LoadVar(sum)))
			}
		}
	}
}

// hand stores the sums, a matrix of each part at a time.
func (c *cooperativeTile) hand() {
	b := c.w.b
	base := c.outBase()
	stride := b.ConstU32(uint32(c.m.N/lanes + 1))
	for i, sums := range c.sums {
		for j, sum := range sums {
			b.If(c.active, func() {
				place := b.IMul(b.SubgroupID(), b.ConstU32(uint32(c.c.ResultVectors())))
				b.StoreMatrix(c.results, place, stride, b.LoadVar(sum))
			})
			b.Barrier()
			c.storeMatrices(base, i, j)
			b.Barrier()
		}
	}
}

// storeMatrices stores matrix i, j of every part that this turn has.
func (c *cooperativeTile) storeMatrices(base codegen.ID, i, j int) {
	t, b := c.tile, c.w.b
	vectors := c.m.N / lanes // of a row
	each := c.m.M * vectors  // of a matrix
	all := c.m.Subgroups * each
	for first := 0; first < all; first += t.c.Lanes {
		index := b.IAdd(b.LocalIndex(), b.ConstU32(uint32(first)))
		subgroup := b.UDiv(index, b.ConstU32(uint32(each)))
		part := b.IAdd(c.firstPart, subgroup)
		row := b.UDiv(b.UMod(index, b.ConstU32(uint32(each))), b.ConstU32(uint32(vectors)))
		vector := b.UMod(index, b.ConstU32(uint32(vectors)))
		there := b.LAnd(b.ULess(subgroup, b.NumSubgroups()), b.ULess(part, b.ConstU32(uint32(c.m.Subgroups))))
		b.If(there, func() {
			place := b.IAdd(b.IMul(subgroup, b.ConstU32(uint32(c.c.ResultVectors()))), b.IMul(row, b.ConstU32(uint32(vectors+1))))
			word := b.LoadShared(c.results, b.IAdd(place, vector))
			down := b.IMul(b.UMod(part, b.ConstU32(uint32(c.c.Down))), b.ConstU32(uint32(c.c.Rows)))
			across := b.IMul(b.UDiv(part, b.ConstU32(uint32(c.c.Down))), b.ConstU32(uint32(c.c.Columns)))
			t.row = b.IAdd(b.IAdd(t.groupRow, down), b.IAdd(row, b.ConstU32(uint32(i*c.m.M))))
			t.col = b.IAdd(b.IAdd(t.groupCol, across), b.IAdd(b.IMul(vector, b.ConstU32(lanes)), b.ConstU32(uint32(j*c.m.N))))
			b.If(b.ULess(t.col, c.w.param(kernel.NumColumns)), func() {
				t.storeRow(base, b.ConstU32(0), groups{b.Computed(b.FromWords(t.sum, word))})
			})
		})
	}
}

// cooperativeOperand is the part of an operand that a workgroup has in its shared
// memory, in runs of neighbouring elements: of steps, for each row of a or column
// of b; or of rows or columns, for each step, where they lie together.
type cooperativeOperand struct {
	*sharedOperand
	matrix codegen.Matrix
	right  bool
	chunk  int // elements of a vector
	run    int // vectors of a run, and one
}

func (c *cooperativeTile) operand(f factor, chunks kernel.Chunks, first codegen.ID, width int, m codegen.Matrix) *cooperativeOperand {
	w, b, t := c.w, c.w.b, c.tile
	in, axis := f.inputs[0], int(f.part)
	chunk := kernel.CooperativeChunk(c.in)
	o := &cooperativeOperand{matrix: m, right: f.part == kernel.Right, chunk: chunk, run: t.c.Shared/chunk + 1, sharedOperand: &sharedOperand{
		t: t, factor: f, in: in.operand, chunks: chunks, width: width, first: first,
		extent: w.param([...]kernel.Slot{kernel.NumRows, kernel.NumColumns}[axis]),
		along:  t.stride(in.number, axis), k: t.stride(in.number, 2),
		origin: w.elementAt(in.operand, t.coord),
		memory: []codegen.Shared{b.NewShared(t.c.CooperativeVectors(c.in, chunks, width))},
	}}
	if chunks == kernel.Outer {
		o.run = width/chunk + 1
	}
	if chunks != kernel.Single {
		w.chunks(in, chunk, true)
		o.in = in.chunk
	}
	return o
}

// matrixAt is a matrix from a row of a, or a column of b, and a step on.
func (o *cooperativeOperand) matrixAt(half, place codegen.ID, step int) codegen.ID {
	b := o.t.w.b
	var index codegen.ID
	chunk, run := b.ConstU32(uint32(o.chunk)), b.ConstU32(uint32(o.run))
	if o.chunks == kernel.Outer {
		index = b.IAdd(b.ConstU32(uint32(step*o.run)), b.UDiv(place, chunk))
	} else {
		index = b.IAdd(b.IMul(place, run), b.ConstU32(uint32(step/o.chunk)))
	}
	index = b.IAdd(index, b.IMul(half, b.ConstU32(uint32(o.vectors()/2))))
	byColumns := (o.chunks == kernel.Outer) != o.right
	return b.LoadMatrix(o.matrix, o.memory[0], index, run, byColumns)
}

func (o *cooperativeOperand) vectors() int {
	return o.t.c.CooperativeVectors(o.in.dtype, o.chunks, o.width)
}

// eachUnit calls f with the vectors that this invocation brings: their first row
// of a or column of b, in the tile, their first step, in the round, and where
// they go.
func (o *cooperativeOperand) eachUnit(f func(i int, index, place, step, to codegen.ID)) {
	b := o.t.w.b
	vectors := o.run - 1
	for i := range (o.units() + o.t.c.Lanes - 1) / o.t.c.Lanes {
		index := b.IAdd(b.LocalIndex(), b.ConstU32(uint32(i*o.t.c.Lanes)))
		number, vector := b.UDiv(index, b.ConstU32(uint32(vectors))), b.UMod(index, b.ConstU32(uint32(vectors)))
		to := b.IAdd(b.IMul(number, b.ConstU32(uint32(o.run))), vector)
		inRun := b.IMul(vector, b.ConstU32(uint32(o.chunk)))
		if o.chunks == kernel.Outer {
			f(i, index, inRun, number, to)
			continue
		}
		f(i, index, number, inRun, to)
	}
}

func (o *cooperativeOperand) units() int { return o.width * o.t.c.Shared / o.chunk }

// fetch reads this invocation's vectors of the round that starts at a step. Rows
// and columns past the last are read as the last, and so are steps.
func (o *cooperativeOperand) fetch(first, count codegen.ID) (list []fetched) {
	w, b := o.t.w, o.t.w.b
	lastStep := b.ISub(count, b.ConstU32(1))
	chunk := b.ConstU32(uint32(o.chunk))
	o.eachUnit(func(_ int, _, place, step, _ codegen.ID) {
		place, step = b.IAdd(o.first, place), b.IAdd(first, step)
		at := func(place, step codegen.ID) codegen.ID {
			return b.IAdd(o.origin, b.IAdd(b.IMul(place, o.along), b.IMul(step, o.k)))
		}
		switch o.chunks {
		case kernel.Outer:
			place, step = b.UMin(place, b.ISub(o.extent, chunk)), b.UMin(step, lastStep)
			list = append(list, fetched{{w.chunkAt(o.in, b.UDiv(at(place, step), chunk))(0)}})
		case kernel.Inner:
			place = b.UMin(place, b.ISub(o.extent, b.ConstU32(1)))
			step = b.UMin(step, b.And(lastStep, b.Not(b.ConstU32(uint32(o.chunk-1)))))
			list = append(list, fetched{{w.chunkAt(o.in, b.UDiv(at(place, step), chunk))(0)}})
		default:
			place = b.UMin(place, b.ISub(o.extent, b.ConstU32(1)))
			var elements []codegen.ID
			for j := range o.chunk {
				at := at(place, b.UMin(b.IAdd(step, b.ConstU32(uint32(j))), lastStep))
				elements = append(elements, w.loadElement(o.in, at)[0])
			}
			list = append(list, fetched{elements})
		}
	})
	return list
}

// put writes what was fetched into half of the shared memory.
func (o *cooperativeOperand) put(list []fetched, first, count, half codegen.ID) {
	b := o.t.w.b
	start := b.IMul(half, b.ConstU32(uint32(o.vectors()/2)))
	o.eachUnit(func(i int, index, _, step, to codegen.ID) {
		write := func() {
			vector := list[i][0][0]
			if o.chunks == kernel.Single {
				vector = o.packed(list[i][0])
			}
			vector = b.And(vector, o.inside(b.IAdd(first, step), count))
			b.StoreShared(o.memory[0], b.IAdd(start, to), vector)
		}
		if o.units()%o.t.c.Lanes == 0 {
			write()
			return
		}
		b.If(b.ULess(index, b.ConstU32(uint32(o.units()))), write)
	})
}

// packed is a vector of elements, each in the low bits of a word.
func (o *cooperativeOperand) packed(elements []codegen.ID) codegen.ID {
	b := o.t.w.b
	bits := uint32(8 * o.in.dtype.Size())
	words := make([]codegen.ID, lanes)
	per := o.chunk / lanes // elements of a word
	for i := range words {
		for j := range per {
			part := b.ShiftL(b.And(elements[i*per+j], b.ConstU32(1<<bits-1)), b.ConstU32(uint32(j)*bits))
			if j == 0 {
				words[i] = part
				continue
			}
			words[i] = b.Or(words[i], part)
		}
	}
	return b.Construct(words...)
}

// inside are the bits of a vector's elements that are not past the last step.
func (o *cooperativeOperand) inside(step, count codegen.ID) codegen.ID {
	b := o.t.w.b
	zero := b.SplatU32(0, lanes)
	if o.chunks == kernel.Outer {
		return b.Select(b.Splat(b.ULess(step, count), lanes), b.SplatU32(0xffffffff, lanes), zero)
	}
	bits, per := uint32(8*o.in.dtype.Size()), uint32(o.chunk/lanes)
	first := b.IAdd(b.Splat(step, lanes), b.ConstVec(b.ConstU32(0), b.ConstU32(per), b.ConstU32(2*per), b.ConstU32(3*per)))
	mask := zero
	for j := range per {
		element := b.SplatU32((1<<bits-1)<<(j*bits), lanes)
		mask = b.Or(mask, b.Select(b.ULess(b.IAdd(first, b.SplatU32(j, lanes)), b.Splat(count, lanes)), element, zero))
	}
	return mask
}
