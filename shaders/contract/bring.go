package contract

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
)

// sharedOperand holds in shared memory the elements of an operand that a workgroup needs for a
// round of steps of k. If there is room for two rounds, each has one half of the memory: the
// workgroup fills one while it multiplies from the other. A place is a row of a or a column of b;
// the workgroup has width of them. Invocations load an operand in parcels. A parcel is four
// neighbouring places of a step, four steps of a place, or a single element. Invocations take
// parcels in turns, so that neighbouring invocations read neighbouring elements.
type sharedOperand struct {
	t       *tile
	factor  factor
	in      module.Operand // the operand from which the factor's elements are computed
	chunks  kernel.Chunks
	memory  []codegen.Shared // one for each word of an element
	width   int
	layout  layout
	first   codegen.ID // the first vector of shared memory for this matrix of the stack
	steps   codegen.ID // the operand's stride along k
	parcels []parcel
}

// parcel is what an invocation loads at once. It has the parcel's number, its first step in the
// round, its first place in the workgroup's tile, its offset in the buffer at the block's first
// step (in chunks if they run along k), and its location in shared memory.
type parcel struct {
	index            codegen.ID
	step, place      codegen.ID
	at               codegen.ID
	vector, inVector codegen.ID
}

// layout says how steps and places lie in a half of the shared memory, or in all of it if it holds
// one round: in vectors of four places, in vectors of four steps, or as single words.
type layout struct {
	steps, places spacing
	size, half    int // half is 0 if the memory holds one round
}

// spacing is how many neighbours lie in one vector, 1 or 4, and the distance to the next vector.
type spacing struct{ together, stride int }

// apart returns the distance of neighbours, or 0 if they lie in one vector.
func (s spacing) apart() int {
	if s.together > 1 {
		return 0
	}
	return s.stride
}

// words reports whether elements are single words.
func (l layout) words() bool { return l.steps.together == 1 && l.places.together == 1 }

// layoutOf returns the layout of an operand of width places. Each step has a spare vector, so that
// the vectors of a column are in different banks.
func (t *tile) layoutOf(part kernel.Role, width int) layout {
	c := t.c
	switch {
	case c.Fine && part == kernel.Left:
		return layout{steps: spacing{module.Vector, 1}, places: spacing{1, c.Shared/module.Vector + 1}, size: c.FineRows()}
	case c.Fine:
		return layout{steps: spacing{1, width + 1}, places: spacing{1, 1}, size: c.FineColumns()}
	}
	step := width/module.Vector + 1
	all, _ := c.StackVectors(width)
	return layout{steps: spacing{1, step}, places: spacing{module.Vector, 1}, size: all, half: c.Shared * step}
}

func (t *tile) share(f factor, chunks kernel.Chunks, first codegen.ID, width int) *sharedOperand {
	if !t.c.Fine {
		width = (width + module.Vector - 1) / module.Vector * module.Vector
	}
	w, b := t.w, t.w.B
	in, axis := f.inputs[0], int(f.part)
	o := &sharedOperand{t: t, factor: f, in: in.Operand, chunks: chunks, width: width, steps: t.stride(in.Number, 2)}
	o.layout = t.layoutOf(f.part, width)
	if o.size() > 1 {
		in.inChunks(kernel.SharedChunk, true)
		o.in = in.chunk
	}
	for range t.sum.Words() {
		if o.layout.words() {
			o.memory = append(o.memory, b.NewSharedWords(o.layout.size))
		} else {
			o.memory = append(o.memory, b.NewShared(o.layout.size))
		}
	}
	last := uint32(1)
	if chunks == kernel.Outer {
		last = kernel.SharedChunk
	}
	extent := w.Param([...]kernel.Slot{kernel.NumRows, kernel.NumColumns}[axis])
	origin, along := t.blockOf(in, f.part), t.stride(in.Number, axis)
	o.first = b.ConstU32(0)
	if t.c.Stack > 0 {
		_, one := t.c.StackVectors(width)
		o.first = b.IMul(t.matrix, b32(t, one))
	}
	for i := range (o.count() + t.c.Bring() - 1) / t.c.Bring() {
		p := o.parcelAt(i)
		place := b.UMin(b.IAdd(first, p.place), b.ISub(extent, b.ConstU32(last)))
		p.at = b.IAdd(origin, b.IMul(place, along))
		if chunks == kernel.Inner {
			p.at = b.UDiv(p.at, b.ConstU32(kernel.SharedChunk))
		}
		p.vector, p.inVector = o.placeOf(p.step, p.place)
		o.parcels = append(o.parcels, p)
	}
	return o
}

// placeOf returns the location in a half of an element, given its step and place: a vector and the
// word in the vector, or a word.
func (o *sharedOperand) placeOf(step, place codegen.ID) (vector, inVector codegen.ID) {
	b := o.t.w.B
	at := func(n codegen.ID, s spacing) codegen.ID {
		if s.together > 1 {
			four := b32(o.t, s.together)
			n, inVector = b.UDiv(n, four), b.UMod(n, four)
		}
		if s.stride == 1 {
			return n
		}
		return b.IMul(n, b32(o.t, s.stride))
	}
	return b.IAdd(o.first, b.IAdd(at(step, o.layout.steps), at(place, o.layout.places))), inVector
}

// size returns the number of elements of a parcel. count returns the number of parcels.
func (o *sharedOperand) size() int {
	if o.chunks == kernel.Inner || o.chunks == kernel.Outer {
		return kernel.SharedChunk
	}
	return 1
}

func (o *sharedOperand) count() int { return o.width * o.t.c.Shared / o.size() }

// parcelAt returns this invocation's parcel i.
func (o *sharedOperand) parcelAt(i int) (p parcel) {
	b, c := o.t.w.B, o.t.c
	p.index = b.IAdd(o.t.local, b32(o.t, i*c.Bring()))
	times := func(n codegen.ID) codegen.ID { return b.IMul(n, b.ConstU32(uint32(o.size()))) }
	switch o.chunks {
	case kernel.Inner:
		p.place, p.step = o.chunkPlace(i)
		p.step = times(p.step)
	case kernel.Stepwise:
		p.place, p.step = o.t.quotient(i, c.Shared)
	default:
		p.step, p.place = o.t.quotient(i, o.width/o.size())
		p.place = times(p.place)
	}
	return p
}

// quotient divides the number of this invocation's parcel i by n. If n and the number of
// invocations allow it, the results for different parcels differ only by constants.
func (t *tile) quotient(i, n int) (q, r codegen.ID) {
	b, local, size := t.w.B, t.local, b32(t, n)
	switch all := t.c.Bring(); {
	case all%n == 0:
		return b.IAdd(b.UDiv(local, size), b32(t, i*all/n)), b.UMod(local, size)
	case n%all == 0:
		return b32(t, i*all/n), b.IAdd(local, b32(t, i*all%n))
	}
	index := b.IAdd(local, b32(t, i*t.c.Bring()))
	return b.UDiv(index, size), b.UMod(index, size)
}

// chunkPlace does the same as quotient, for chunks along k. If chunks are stored as words, at most
// eight neighbouring invocations take chunks of one column: 128 bytes of float32. Then the words
// that a subgroup stores are in as many banks.
func (o *sharedOperand) chunkPlace(i int) (place, step codegen.ID) {
	const run = 8
	b, t := o.t.w.B, o.t
	chunks, rows := t.c.Shared/kernel.SharedChunk, t.c.Bring()/run // chunks of a place, and how many places are loaded at a time
	if !o.layout.words() || rows == 0 || chunks%run != 0 || o.width%rows != 0 {
		return t.quotient(i, chunks)
	}
	row, own := b.UDiv(t.local, b32(t, run)), b.UMod(t.local, b32(t, run))
	return b.IAdd(row, b32(t, i*rows%o.width)), b.IAdd(own, b32(t, i*rows/o.width*run))
}

func b32(t *tile, n int) codegen.ID { return t.w.B.ConstU32(uint32(n)) }

// fetch reads this invocation's parcels of the round that starts at step first. Elements past the
// last row, column or step are replaced by the last.
func (o *sharedOperand) fetch(first, count codegen.ID) (list []codegen.ID) {
	b := o.t.w.B
	last, four := b.ISub(count, b.ConstU32(1)), b.ConstU32(kernel.SharedChunk)
	for _, p := range o.parcels {
		step := b.UMin(b.IAdd(first, p.step), last)
		switch o.chunks {
		case kernel.Inner:
			list = append(list, o.chunkVectors(b.IAdd(p.at, b.UDiv(step, four)))...)
		case kernel.Outer:
			list = append(list, o.chunkVectors(b.ShiftR(b.IAdd(p.at, b.IMul(step, o.steps)), b.ConstU32(module.LogOf(kernel.SharedChunk))))...)
		default:
			list = append(list, o.in.LoadElement(b.IAdd(p.at, b.IMul(step, o.steps)))...)
		}
	}
	return list
}

// chunkVectors reads the vectors of a chunk at once.
func (o *sharedOperand) chunkVectors(index codegen.ID) (list []codegen.ID) {
	v := o.in.ChunkAt(index)
	for i := range max(1, kernel.SharedChunk*o.in.DType.Size()/16) {
		list = append(list, v(i))
	}
	return list
}

// put stores fetched parcels in a half of the shared memory. Steps past the last stay unused.
func (o *sharedOperand) put(list []codegen.ID, half codegen.ID) {
	b := o.t.w.B
	each := len(list) / len(o.parcels)
	for i, p := range o.parcels {
		write := func() {
			read := list[i*each:][:each]
			for k, word := range b.ToWords(o.valueOf(read)) {
				o.putParcel(p, o.memory[k], o.inHalf(half, p.vector), word)
			}
		}
		if o.count()%o.t.c.Bring() == 0 {
			write()
			continue
		}
		b.If(b.ULess(p.index, b.ConstU32(uint32(o.count()))), write)
	}
}

// valueOf computes a parcel's elements in the dtype in which they are multiplied.
func (o *sharedOperand) valueOf(read []codegen.ID) codegen.Value {
	t, words := o.t, read
	if o.size() > 1 {
		words = o.in.WordsOf(func(i int) codegen.ID { return read[i] }, 0)
	}
	return t.value(o.factor, o.size(), func(*input) codegen.Value { return t.w.B.FromWords(o.in.DType, words...) })
}

// putParcel stores one word of each element of a parcel: in one vector, in several vectors, or as
// single words.
func (o *sharedOperand) putParcel(p parcel, memory codegen.Shared, at, word codegen.ID) {
	b := o.t.w.B
	apart := map[kernel.Chunks]int{kernel.Inner: o.layout.steps.apart(), kernel.Outer: o.layout.places.apart()}[o.chunks]
	if o.size() > 1 && apart == 0 {
		b.StoreShared(memory, at, word)
		return
	}
	for n := range o.size() {
		to, element := at, word
		if o.size() > 1 {
			to, element = b.IAdd(at, b32(o.t, n*apart)), b.Extract(word, n)
		}
		if o.layout.words() {
			b.StoreShared(memory, to, element)
		} else {
			b.StoreSharedWord(memory, to, p.inVector, element)
		}
	}
}

// inHalf returns location at of a half as a location of the whole shared memory.
func (o *sharedOperand) inHalf(half, at codegen.ID) codegen.ID {
	if o.layout.half == 0 {
		return at
	}
	return o.t.w.B.IAdd(o.t.w.B.IMul(half, b32(o.t, o.layout.half)), at)
}

// vectorAt returns a vector of a step in a half of the shared memory.
func (o *sharedOperand) vectorAt(half, step, vector codegen.ID) codegen.Value {
	b := o.t.w.B
	return o.load(b.IAdd(o.inHalf(half, b.IAdd(o.first, vector)), b.IMul(step, b32(o.t, o.layout.steps.stride))))
}

// load returns the vector at a location of shared memory, or the element in a single word.
func (o *sharedOperand) load(at codegen.ID) codegen.Value {
	var words []codegen.ID
	for _, m := range o.memory {
		words = append(words, o.t.w.B.LoadShared(m, at))
	}
	return o.t.w.B.FromWords(o.t.sum, words...)
}

// loadWord returns an element of a vector.
func (o *sharedOperand) loadWord(at, number codegen.ID) codegen.Value {
	var words []codegen.ID
	for _, m := range o.memory {
		words = append(words, o.t.w.B.LoadSharedWord(m, at, number))
	}
	return o.t.w.B.FromWords(o.t.sum, words...)
}
