package contract

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
)

// cooperativeOperand holds in shared memory the elements of an operand that a workgroup needs for a
// round, in runs of neighbouring steps: one run for each row of a or column of b (a place). So
// matrices of a lie by rows and those of b by columns, which devices load in whole vectors. An
// operand that lies the other way in memory is transposed: an invocation loads chunks of places at
// a few steps, and stores those steps of each place. NVIDIA loads matrices of b as quickly by rows.
// There such a b is stored as it is read, with a run of neighbouring columns for each step.
type cooperativeOperand struct {
	t       *tile
	memory  codegen.Shared
	matrix  codegen.Matrix
	start   int // the operand's first vector in each half of the memory
	right   bool
	byRows  bool // b has a run for each step
	in      module.Operand
	chunks  kernel.Chunks
	runs    kernel.Run
	width   int // how many places the workgroup has
	chunk   int // elements of a vector
	perWord int
	turned  int        // steps of a parcel that is transposed
	steps   codegen.ID // the operand's stride along k
	parcels []parcel
}

func (c *cooperativeTile) operand(f factor, chunks kernel.Chunks, first codegen.ID, runs kernel.Run, m codegen.Matrix) *cooperativeOperand {
	w, b, t := c.w, c.w.B, c.tile
	in, axis := f.inputs[0], int(f.part)
	o := &cooperativeOperand{t: t, memory: c.memory, matrix: m, right: f.part == kernel.Right, in: in.Operand, chunks: chunks, runs: runs, width: runs.Count,
		chunk: kernel.CooperativeChunk(c.in), perWord: 4 / c.in.Size(), steps: t.stride(in.Number, 2)}
	if o.byRows = o.right && c.m.ByRows; o.byRows {
		o.width = runs.Elements
	}
	last, chunk := uint32(1), b.ConstU32(uint32(o.chunk))
	if chunks == kernel.Inner || chunks == kernel.Outer {
		in.inChunks(o.chunk, true)
		o.in = in.chunk
	}
	if chunks == kernel.Outer {
		last = uint32(o.chunk)
		for o.turned = o.minTurned(); !o.byRows && o.turned < min(o.chunk, t.c.Shared) && o.width*t.c.Shared >= 2*o.turned*o.chunk*t.c.Invocations; {
			o.turned *= 2
		}
	}
	extent := w.Param([...]kernel.Slot{kernel.NumRows, kernel.NumColumns}[axis])
	origin, along := in.Operand.ElementAt(t.coord), t.stride(in.Number, axis)
	if t.c.BlockSteps() > 0 {
		origin = b.IAdd(origin, b.IMul(t.start, t.stride(in.Number, 2)))
	}
	for i := range (o.count() + t.c.Invocations - 1) / t.c.Invocations {
		p := o.parcelAt(i)
		place := b.UMin(b.IAdd(first, p.place), b.ISub(extent, b.ConstU32(last)))
		p.at = b.IAdd(origin, b.IMul(place, along))
		if chunks == kernel.Inner {
			p.at = b.UDiv(p.at, chunk)
		}
		run, inRun := p.place, p.step
		if o.byRows {
			run, inRun = p.step, p.place
		}
		p.vector = b.IAdd(b.IMul(run, b.ConstU32(uint32(o.run()))), b.UDiv(inRun, chunk))
		p.inVector = b.UDiv(b.UMod(p.step, chunk), b.ConstU32(uint32(o.perWord)))
		o.parcels = append(o.parcels, p)
	}
	return o
}

// run returns the number of vectors in a run.
func (o *cooperativeOperand) run() int { return o.runs.Vectors(o.in.DType) }

// minTurned returns how many steps of a chunk of places an invocation loads at least: as many as
// fill a word, or one if the chunk is stored as it is.
func (o *cooperativeOperand) minTurned() int {
	if o.byRows {
		return 1
	}
	return o.perWord
}

// count returns the number of parcels. A parcel is a chunk along k, some chunks to transpose, or a
// word of single elements.
func (o *cooperativeOperand) count() int {
	all := o.width * o.t.c.Shared
	switch o.chunks {
	case kernel.Inner:
		return all / o.chunk
	case kernel.Outer:
		return all / o.chunk / o.turned
	}
	return all / o.perWord
}

// readTogether is how many neighbouring invocations load chunks of one row: 128 bytes. On an H200 a
// load takes the longer, the more rows it touches. With 16 steps of float16, 32 bytes a row, four
// rows instead of eight cut the time from 884 us to 718 us (4096 x 4096 x 4096), although some of
// the stores then meet in one bank.
const readTogether = 8

// parcelAt returns this invocation's parcel i.
func (o *cooperativeOperand) parcelAt(i int) (p parcel) {
	t, b := o.t, o.t.w.B
	number := func(n int) codegen.ID { return b.ConstU32(uint32(n)) }
	p.index = b.IAdd(b.LocalIndex(), number(i*t.c.Invocations))
	switch o.chunks {
	case kernel.Inner:
		each := max(1, t.c.Shared/o.chunk) // chunks of a place
		rows := max(1, readTogether/each)
		block, inBlock := t.quotient(i, rows*each)
		p.place = b.IAdd(b.IMul(block, number(rows)), b.UMod(inBlock, number(rows)))
		p.step = b.IMul(b.UDiv(inBlock, number(rows)), number(o.chunk))
	case kernel.Outer:
		if o.byRows { // neighbouring invocations read along a row of b
			step, chunk := t.quotient(i, o.width/o.chunk)
			p.place, p.step = b.IMul(chunk, number(o.chunk)), step
			return p
		}
		place, step := t.quotient(i, t.c.Shared/o.turned)
		p.place, p.step = b.IMul(place, number(o.chunk)), b.IMul(step, number(o.turned))
	case kernel.Stepwise:
		p.place, p.step = t.quotient(i, t.c.Shared/o.perWord)
		p.step = b.IMul(p.step, number(o.perWord))
	default:
		p.step, p.place = t.quotient(i, o.width)
		p.step = b.IMul(p.step, number(o.perWord))
	}
	return p
}

// matrixAt loads the matrix that starts at a place and a step.
func (o *cooperativeOperand) matrixAt(half, place codegen.ID, step int) codegen.ID {
	b, run := o.t.w.B, b32(o.t, o.run())
	index := b.IAdd(b.IMul(place, run), b32(o.t, o.start+step/o.chunk))
	if o.byRows {
		index = b.IAdd(b.UDiv(place, b32(o.t, o.chunk)), b32(o.t, o.start+step*o.run()))
	}
	return b.LoadMatrix(o.matrix, o.memory, b.IAdd(index, o.halfAt(half)), run, o.right && !o.byRows)
}

// halfAt returns the first vector of a half of the memory, or of all of it.
func (o *cooperativeOperand) halfAt(half codegen.ID) codegen.ID {
	if o.t.c.Cooperative.OneRound {
		return b32(o.t, 0)
	}
	return o.t.w.B.IMul(half, b32(o.t, o.t.c.HalfVectors(o.in.DType)))
}

// clear sets to zero, in a half of the memory, the elements after the first `steps` steps.
func (o *cooperativeOperand) clear(half, steps codegen.ID) {
	t, b := o.t, o.t.w.B
	each := o.runs.Elements / o.chunk // vectors of a run, without the padding between runs
	all := o.runs.Count * each
	first := b.IAdd(o.halfAt(half), b32(t, o.start))
	b.Loop(b32(t, (all+t.c.Invocations-1)/t.c.Invocations), func(i codegen.ID) {
		index := b.IAdd(b.LocalIndex(), b.IMul(i, b32(t, t.c.Invocations)))
		b.If(b.ULess(index, b32(t, all)), func() {
			run, vector := b.UDiv(index, b32(t, each)), b.UMod(index, b32(t, each))
			at := b.IAdd(first, b.IAdd(b.IMul(run, b32(t, o.run())), vector))
			if o.byRows {
				b.If(b.UGreaterEq(run, steps), func() { b.StoreShared(o.memory, at, b.SplatU32(0, module.Vector)) })
				return
			}
			inside := o.inside(b.IMul(vector, b32(t, o.chunk)), steps)
			b.StoreShared(o.memory, at, b.And(b.LoadShared(o.memory, at), inside))
		})
	})
}

// fetch reads this invocation's parcels of the round that starts at step first. Elements past the
// last row, column or step are replaced by the last.
func (o *cooperativeOperand) fetch(first, count codegen.ID) (list []codegen.ID) {
	b := o.t.w.B
	last := b.ISub(count, b.ConstU32(1))
	for _, p := range o.parcels {
		step := b.IAdd(first, p.step)
		switch o.chunks {
		case kernel.Inner:
			list = append(list, o.in.ChunkAt(b.IAdd(p.at, b.UDiv(b.UMin(step, last), b32(o.t, o.chunk))))(0))
		case kernel.Outer:
			for s := range o.turned {
				at := b.UMin(b.IAdd(step, b32(o.t, s)), last)
				list = append(list, o.in.ChunkAt(b.ShiftR(b.IAdd(p.at, b.IMul(at, o.steps)), b.ConstU32(module.LogOf(o.chunk))))(0))
			}
		default:
			for s := range o.perWord {
				at := b.UMin(b.IAdd(step, b32(o.t, s)), last)
				list = append(list, o.in.LoadElement(b.IAdd(p.at, b.IMul(at, o.steps)))[0])
			}
		}
	}
	return list
}

// put stores fetched parcels in a half of the shared memory.
func (o *cooperativeOperand) put(list []codegen.ID, half codegen.ID) {
	b := o.t.w.B
	start := b.IAdd(o.halfAt(half), b32(o.t, o.start))
	each := len(list) / len(o.parcels)
	for i, p := range o.parcels {
		write := func() { o.putParcel(p, list[i*each:][:each], b.IAdd(start, p.vector)) }
		if o.count()%o.t.c.Invocations == 0 {
			write()
			continue
		}
		b.If(b.ULess(p.index, b32(o.t, o.count())), write)
	}
}

// putParcel stores a parcel from a vector on.
func (o *cooperativeOperand) putParcel(p parcel, read []codegen.ID, at codegen.ID) {
	b := o.t.w.B
	switch o.chunks {
	case kernel.Inner:
		b.StoreShared(o.memory, at, read[0])
	case kernel.Outer:
		if o.byRows {
			b.StoreShared(o.memory, at, read[0])
			return
		}
		for place, words := range o.turn(read) {
			to := b.IAdd(at, b32(o.t, place*o.run()))
			if len(words) == module.Vector {
				b.StoreShared(o.memory, to, b.Construct(words...))
				continue
			}
			for i, word := range words {
				b.StoreSharedWord(o.memory, to, b.IAdd(p.inVector, b32(o.t, i)), word)
			}
		}
	default:
		b.StoreSharedWord(o.memory, at, p.inVector, o.packed(read))
	}
}

// packed packs elements, each in the low bits of a word, into one word.
func (o *cooperativeOperand) packed(elements []codegen.ID) codegen.ID {
	b := o.t.w.B
	bits := uint32(32 / o.perWord)
	word := b.And(elements[0], b.ConstU32(1<<bits-1))
	for i, e := range elements[1:] {
		word = b.Or(word, b.ShiftL(b.And(e, b.ConstU32(1<<bits-1)), b.ConstU32(uint32(i+1)*bits)))
	}
	return word
}

// turn transposes the chunks of a few steps. It returns, for each place, the words of its elements
// at these steps.
func (o *cooperativeOperand) turn(chunks []codegen.ID) [][]codegen.ID {
	b := o.t.w.B
	places := make([][]codegen.ID, o.chunk)
	for s := 0; s < len(chunks); s += o.perWord {
		for i := range module.Vector {
			words := make([]codegen.ID, o.perWord)
			for j := range words {
				words[j] = b.Extract(chunks[s+j], i)
			}
			for j, word := range o.turnWords(words) {
				places[i*o.perWord+j] = append(places[i*o.perWord+j], word)
			}
		}
	}
	return places
}

// turnWords transposes two words of two elements, or four words of four.
func (o *cooperativeOperand) turnWords(w []codegen.ID) []codegen.ID {
	if o.perWord == 2 {
		low, high := o.exchange(w[0], w[1], 16, 0xffff)
		return []codegen.ID{low, high}
	}
	even, odd := o.exchange(w[0], w[1], 8, 0x00ff00ff)
	even2, odd2 := o.exchange(w[2], w[3], 8, 0x00ff00ff)
	out0, out2 := o.exchange(even, even2, 16, 0xffff)
	out1, out3 := o.exchange(odd, odd2, 16, 0xffff)
	return []codegen.ID{out0, out1, out2, out3}
}

// exchange returns a word with the low parts of x and y, and one with their high parts; y's part is
// above x's. mask selects the low part of a word.
func (o *cooperativeOperand) exchange(x, y codegen.ID, bits, mask uint32) (low, high codegen.ID) {
	b := o.t.w.B
	shift, lowMask, highMask := b.ConstU32(bits), b.ConstU32(mask), b.ConstU32(^mask)
	low = b.Or(b.And(x, lowMask), b.ShiftL(b.And(y, lowMask), shift))
	high = b.Or(b.And(b.ShiftR(x, shift), lowMask), b.And(y, highMask))
	return low, high
}

// inside returns a mask of the elements before step end, for a vector that starts at step step.
func (o *cooperativeOperand) inside(step, end codegen.ID) codegen.ID {
	b := o.t.w.B
	mask, per := b.SplatU32(0, module.Vector), uint32(o.perWord)
	first := b.IAdd(b.Splat(step, module.Vector), b.ConstVec(b.ConstU32(0), b.ConstU32(per), b.ConstU32(2*per), b.ConstU32(3*per)))
	for j := range per {
		bits := 32 / per
		element := b.SplatU32(uint32(1<<bits-1)<<(j*bits), module.Vector)
		there := b.ULess(b.IAdd(first, b.SplatU32(j, module.Vector)), b.Splat(end, module.Vector))
		mask = b.Or(mask, b.Select(there, element, b.SplatU32(0, module.Vector)))
	}
	return mask
}
