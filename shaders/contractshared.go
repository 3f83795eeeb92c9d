package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
)

// A contraction whose operands a workgroup brings into its shared memory, some
// steps of k at a time, each element read once for all the invocations. While
// they multiply one round's steps, the next round's are under way into
// registers; two rounds have room, so that one barrier a round is enough.
//
// An invocation's rows and columns go by fours, with those of its neighbours
// between them: neighbours then read neighbouring vectors of shared memory, and
// write neighbouring vectors of the result.

// placeShared finds the invocation's first row and column in the tile of its
// workgroup.
func (t *tile) placeShared(rows, columns codegen.ID) {
	b, c := t.w.b, t.c
	across, four := b.ConstU32(uint32(c.Lanes/c.Down)), b.ConstU32(lanes)
	t.groupRow = b.IMul(rows, b.ConstU32(uint32(c.GroupRows())))
	t.groupCol = b.IMul(columns, b.ConstU32(uint32(c.GroupColumns())))
	t.down, t.across = b.UDiv(b.LocalIndex(), across), b.UMod(b.LocalIndex(), across)
	t.row = b.IAdd(t.groupRow, b.IMul(t.down, four))
	t.col = b.IAdd(t.groupCol, b.IMul(t.across, four))
}

// sharedRow is the matrix's row of the tile's row r.
func (t *tile) sharedRow(r codegen.ID) codegen.ID {
	b, four := t.w.b, t.w.b.ConstU32(lanes)
	fours := b.IMul(b.UDiv(r, four), b.ConstU32(uint32(lanes*t.c.Down)))
	return b.IAdd(b.IAdd(t.row, b.UMod(r, four)), fours)
}

// sharedColumn is the matrix's column of the first lane of the tile's lane group g.
func (t *tile) sharedColumn(g int) codegen.ID {
	return t.w.b.IAdd(t.col, t.w.b.ConstU32(uint32(g*lanes*t.c.Lanes/t.c.Down)))
}

// runShared writes a tile with Shared. All the workgroup's invocations run all of
// it: those without rows or columns of their own help to read.
func (t *tile) runShared() {
	b := t.w.b
	x := t.share(t.left, t.c.A, t.groupRow, t.c.GroupRows())
	y := t.share(t.right, t.c.B, t.groupCol, t.c.GroupColumns())
	x.past, y.past = t.minusZero(), b.Zero(t.sum, lanes)
	both := []brought{x, y}
	sums := t.startSums()
	t.inRounds(both, t.steps(), func(half codegen.ID) { t.multiplyShared(sums, x, y, half) })
	b.If(b.ULess(t.col, t.w.param(kernel.NumColumns)), func() { t.store(sums) })
}

// brought is an operand whose steps come into shared memory: read first, and put
// there when the round before is done with.
type brought interface {
	fetch(first, count codegen.ID) []fetched
	put(read []fetched, first, count, half codegen.ID)
}

// inRounds goes through count steps of k in rounds: a round's are multiplied from
// one half of the shared memory while the next one's are read for the other.
func (t *tile) inRounds(operands []brought, count codegen.ID, multiply func(half codegen.ID)) {
	b := t.w.b
	steps := b.ConstU32(uint32(t.c.Shared))
	bring := func(first, half codegen.ID, meanwhile func()) {
		read := make([][]fetched, len(operands))
		for i, o := range operands {
			read[i] = o.fetch(first, count)
		}
		meanwhile()
		for i, o := range operands {
			o.put(read[i], first, count, half)
		}
		b.Barrier()
	}
	zero, one := b.ConstU32(0), b.ConstU32(1)
	bring(zero, zero, func() {})
	rounds := b.UDiv(b.IAdd(count, b.ConstU32(uint32(t.c.Shared-1))), steps)
	b.Loop(rounds, func(i codegen.ID) {
		half := b.And(i, one)
		bring(b.IMul(b.IAdd(i, one), steps), b.Xor(half, one), func() { multiply(half) })
	})
}

// multiplyShared adds the products of a round's steps, which are in half of the
// shared memory.
func (t *tile) multiplyShared(sums [][]*codegen.Variable, x, y *sharedOperand, half codegen.ID) {
	b := t.w.b
	step := func(s codegen.ID) {
		var columns []codegen.Value
		for g := range t.c.Columns / lanes {
			columns = append(columns, y.vectorAt(half, s, b.IAdd(t.across, b.ConstU32(uint32(g*t.c.Lanes/t.c.Down)))))
		}
		for h := range t.c.Rows / lanes {
			rows := x.vectorAt(half, s, b.IAdd(t.down, b.ConstU32(uint32(h*t.c.Down))))
			for r := range lanes {
				element := b.SplatValue(t.w.lane(rows, r), lanes)
				for g, sum := range sums[h*lanes+r] {
					product := t.w.apply("mul", t.sum, element, columns[g])
					b.Assign(sum, t.w.apply("add", t.sum, b.Value(sum), product))
				}
			}
		}
	}
	unroll := b.ConstU32(uint32(t.c.Unroll))
	several := func(i codegen.ID) {
		for s := range t.c.Unroll {
			step(b.IAdd(i, b.ConstU32(uint32(s))))
		}
	}
	if t.c.Unroll == t.c.Shared {
		several(b.ConstU32(0))
		return
	}
	b.Loop(b.ConstU32(uint32(t.c.Shared/t.c.Unroll)), func(i codegen.ID) { several(b.IMul(i, unroll)) })
}

// storeVectors writes the lane groups of a row, each a vector of neighbours.
func (t *tile) storeVectors(row codegen.ID, sums groups) {
	w, b := t.w, t.w.b
	for g, v := range sums {
		column := t.column(g)
		b.If(b.ULess(column, w.param(kernel.NumColumns)), func() {
			w.storeWide(w.out, b.UDiv(b.IAdd(row, column), b.ConstU32(kernel.SharedChunk)), []codegen.Value{v})
		})
	}
}

// sharedOperand is the part of an operand that a workgroup has in its shared
// memory: by half, step of k, and row of a or column of b, of which it has width.
// An invocation brings units of it: a vector of four neighbours of one step; or,
// where what is read together lies along k, four vectors of four steps.
type sharedOperand struct {
	t        *tile
	factor   factor
	in       operand // what the elements are made of
	chunks   kernel.Chunks
	memory   []codegen.Shared // of each word of an element
	width    int
	extent   codegen.ID    // rows of a, or columns of b, of the matrix
	origin   codegen.ID    // the element of the first step in row, or column, 0
	first    codegen.ID    // the workgroup's first row, or column
	along, k codegen.ID    // strides
	past     codegen.Value // what stands for elements past the last step: a product of two of them changes no sum
}

func (t *tile) share(f factor, chunks kernel.Chunks, first codegen.ID, width int) *sharedOperand {
	w, b := t.w, t.w.b
	in := f.inputs[0]
	axis := int(f.part)
	o := &sharedOperand{t: t, factor: f, in: in.operand, chunks: chunks, width: width, first: first,
		extent: w.param([...]kernel.Slot{kernel.NumRows, kernel.NumColumns}[axis]),
		origin: t.blockOf(in), along: t.stride(in.number, axis), k: t.stride(in.number, 2)}
	if chunks != kernel.Single {
		w.chunks(in, kernel.SharedChunk, true)
		o.in = in.chunk
	}
	for range t.sum.Words() {
		o.memory = append(o.memory, b.NewShared(t.c.SharedVectors(width)))
	}
	return o
}

// units is how many units there are.
func (o *sharedOperand) units() int {
	n := o.width / lanes * o.t.c.Shared
	if o.chunks == kernel.Inner {
		n /= kernel.SharedChunk
	}
	return n
}

// unit is one of an invocation's: the step of the round at which it starts, and
// its vector in that step.
type unit struct{ index, step, vector codegen.ID }

// eachUnit calls f with those of this invocation. They are dealt out so that
// neighbours read what lies together.
func (o *sharedOperand) eachUnit(f func(i int, u unit)) {
	b, c := o.t.w.b, o.t.c
	for i := range (o.units() + c.Lanes - 1) / c.Lanes {
		index := b.IAdd(b.LocalIndex(), b.ConstU32(uint32(i*c.Lanes)))
		u := unit{index: index}
		if o.chunks == kernel.Inner {
			chunks := b.ConstU32(uint32(c.Shared / kernel.SharedChunk))
			u.step, u.vector = b.IMul(b.UMod(index, chunks), b.ConstU32(kernel.SharedChunk)), b.UDiv(index, chunks)
		} else {
			vectors := b.ConstU32(uint32(o.width / lanes))
			u.step, u.vector = b.UDiv(index, vectors), b.UMod(index, vectors)
		}
		f(i, u)
	}
}

// fetched are a unit's chunks as they were read, each its vectors; element by
// element, a vector for each word.
type fetched [][]codegen.ID

// fetch reads this invocation's units of the round that starts at a step. Rows
// and columns past the last are read as the last, and so are steps.
func (o *sharedOperand) fetch(first, count codegen.ID) []fetched {
	w, b := o.t.w, o.t.w.b
	var list []fetched
	less := func(n uint32) codegen.ID { return b.ISub(o.extent, b.ConstU32(n)) }
	lastStep := b.ISub(count, b.ConstU32(1))
	o.eachUnit(func(_ int, u unit) {
		place := b.IAdd(o.first, b.IMul(u.vector, b.ConstU32(lanes)))
		step := b.IAdd(first, u.step)
		at := func(place, step codegen.ID) codegen.ID {
			return b.IAdd(o.origin, b.IAdd(b.IMul(place, o.along), b.IMul(step, o.k)))
		}
		chunk := func(place, step codegen.ID) []codegen.ID {
			return o.chunkVectors(b.UDiv(at(place, step), b.ConstU32(kernel.SharedChunk)))
		}
		switch o.chunks {
		case kernel.Outer:
			list = append(list, fetched{chunk(b.UMin(place, less(lanes)), b.UMin(step, lastStep))})
		case kernel.Inner:
			step = b.UMin(step, b.And(lastStep, b.Not(b.ConstU32(kernel.SharedChunk-1))))
			var f fetched
			for j := range uint32(lanes) {
				f = append(f, chunk(b.UMin(b.IAdd(place, b.ConstU32(j)), less(1)), step))
			}
			list = append(list, f)
		default:
			step = b.UMin(step, lastStep)
			var places []codegen.ID
			for j := range uint32(lanes) {
				places = append(places, at(b.UMin(b.IAdd(place, b.ConstU32(j)), less(1)), step))
			}
			list = append(list, fetched{w.wordsOfEach(o.in, places)})
		}
	})
	return list
}

// chunkVectors reads a chunk now.
func (o *sharedOperand) chunkVectors(index codegen.ID) (list []codegen.ID) {
	v := o.t.w.chunkAt(o.in, index)
	for i := range max(1, kernel.SharedChunk*o.in.dtype.Size()/16) {
		list = append(list, v(i))
	}
	return list
}

// words are those of a chunk of four elements.
func (o *sharedOperand) words(chunk []codegen.ID) []codegen.ID {
	if o.chunks == kernel.Single {
		return chunk
	}
	return o.t.w.wordsOf(o.in, func(i int) codegen.ID { return chunk[i] }, 0)
}

// put writes what was fetched into half of the shared memory.
func (o *sharedOperand) put(list []fetched, first, count, half codegen.ID) {
	b := o.t.w.b
	o.eachUnit(func(i int, u unit) {
		write := func() {
			if o.chunks != kernel.Inner {
				o.putVector(o.words(list[i][0]), first, u.step, u.vector, count, half)
				return
			}
			var chunks [][]codegen.ID
			for _, chunk := range list[i] {
				chunks = append(chunks, o.words(chunk))
			}
			for s := range kernel.SharedChunk {
				turned := make([]codegen.ID, len(chunks[0]))
				for k := range turned {
					var parts []codegen.ID
					for _, words := range chunks {
						parts = append(parts, b.Extract(words[k], s))
					}
					turned[k] = b.Construct(parts...)
				}
				o.putVector(turned, first, b.IAdd(u.step, b.ConstU32(uint32(s))), u.vector, count, half)
			}
		}
		if o.units()%o.t.c.Lanes == 0 {
			write()
			return
		}
		b.If(b.ULess(u.index, b.ConstU32(uint32(o.units()))), write)
	})
}

// putVector writes four elements of a step, in the type that is multiplied.
func (o *sharedOperand) putVector(words []codegen.ID, first, step, vector, count, half codegen.ID) {
	t, b := o.t, o.t.w.b
	inside := b.Splat(b.ULess(b.IAdd(first, step), count), lanes)
	element := t.value(o.factor, lanes, func(*input) codegen.Value { return b.FromWords(o.in.dtype, words...) })
	v := b.SelectValue(inside, element, o.past)
	for k, word := range b.ToWords(v) {
		b.StoreShared(o.memory[k], o.index(half, step, vector), word)
	}
}

// vectorAt is a vector of a step in half of the shared memory.
func (o *sharedOperand) vectorAt(half, step, vector codegen.ID) codegen.Value {
	b := o.t.w.b
	var words []codegen.ID
	for _, m := range o.memory {
		words = append(words, b.LoadShared(m, o.index(half, step, vector)))
	}
	return b.FromWords(o.t.sum, words...)
}

// index is a vector's place: a step has one vector more than it needs, so that
// the vectors of a column do not all lie in the same bank.
func (o *sharedOperand) index(half, step, vector codegen.ID) codegen.ID {
	b := o.t.w.b
	step = b.IAdd(b.IMul(half, b.ConstU32(uint32(o.t.c.Shared))), step)
	return b.IAdd(b.IMul(step, b.ConstU32(uint32(o.width/lanes+1))), vector)
}
