package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
)

// loadWide reads lane group q of the chunk at index.
func (w *writer) loadWide(o operand, index codegen.ID, q int) codegen.Value {
	if o.table {
		return w.b.FromWords(dtype.Uint32, w.b.Splat(index, lanes))
	}
	return w.groupOf(o, w.chunkAt(o, index), q)
}

// groupOf is lane group q of a chunk.
func (w *writer) groupOf(o operand, chunk vectors, q int) codegen.Value {
	return w.b.FromWords(o.dtype, w.wordsOf(o, chunk, q)...)
}

// wideWords is loadWide as words.
func (w *writer) wideWords(o operand, index codegen.ID, q int) []codegen.ID {
	return w.wordsOf(o, w.chunkAt(o, index), q)
}

// wordsOf is groupOf as words.
func (w *writer) wordsOf(o operand, chunk vectors, q int) []codegen.ID {
	if o.dtype.Size() < 4 {
		width := o.buffer.Width
		if o.spread {
			width = lanes
		}
		return []codegen.ID{w.packedWords(o, func(i int) codegen.ID { return w.b.Extract(chunk(i/width), i%width) }, q)}
	}
	// A group of four elements of n words is n vectors, the elements' words one
	// after the other.
	b, n := w.b, o.dtype.Words()
	if n == 1 {
		return []codegen.ID{chunk(q)}
	}
	vectors := make([]codegen.ID, n)
	for i := range vectors {
		vectors[i] = chunk(q*n + i)
	}
	words := make([]codegen.ID, n)
	for j := range words {
		parts := make([]codegen.ID, lanes)
		for i := range parts {
			at := i*n + j
			parts[i] = b.Extract(vectors[at/lanes], at%lanes)
		}
		words[j] = b.Construct(parts...)
	}
	return words
}

// packedWords is wordsOf of elements of one or two bytes, given the words of memory.
func (w *writer) packedWords(o operand, word func(i int) codegen.ID, q int) codegen.ID {
	b := w.b
	if o.dtype.Size() == 2 {
		halves := b.Construct(word(2*q), word(2*q), word(2*q+1), word(2*q+1))
		return w.lowBits(o.dtype, b.ShiftR(halves, w.placesOf(16)))
	}
	return w.lowBits(o.dtype, b.ShiftR(b.Splat(word(q), lanes), w.placesOf(8)))
}

// perWordLog is log2 of how many of an operand's elements a word has.
func (o operand) perWordLog() uint32 {
	if o.dtype.Size() == 2 {
		return 1
	}
	return 2
}

// placesOf are the places, in bits, of four elements of a size in their words.
func (w *writer) placesOf(bits uint32) codegen.ID {
	place := func(i uint32) codegen.ID { return w.b.ConstU32(i * bits % 32) }
	return w.b.ConstVec(place(0), place(1), place(2), place(3))
}

// lowBits clears what is above a bool; other types do not mind.
func (w *writer) lowBits(d dtype.DType, v codegen.ID) codegen.ID {
	if d != dtype.Bool {
		return v
	}
	return w.b.And(v, w.b.SplatU32(0xff, w.b.Width(v)))
}

// storeWide writes the groups of a whole chunk at index.
func (w *writer) storeWide(o operand, index codegen.ID, groups []codegen.Value) {
	b := w.b
	list := w.vectorsOf(o, groups)
	if o.whole {
		b.StoreWhole(o.buffer, index, list)
		return
	}
	for i, v := range list {
		at, part := w.vectorAt(o, index, i)
		b.StoreElement(o.buffer, at, part, v)
	}
}

// vectorsOf are the vectors of a chunk of these groups.
func (w *writer) vectorsOf(o operand, groups []codegen.Value) (list []codegen.ID) {
	b := w.b
	if o.dtype.Size() < 4 {
		return w.packedVectors(o, groups)
	}
	n := o.dtype.Words()
	for _, v := range groups {
		words := b.ToWords(v)
		if n == 1 {
			list = append(list, words[0])
			continue
		}
		for i := range n {
			parts := make([]codegen.ID, lanes)
			for j := range parts {
				at := i*lanes + j
				parts[j] = b.Extract(words[at%n], at/n)
			}
			list = append(list, b.Construct(parts...))
		}
	}
	return list
}

// packedVectors is vectorsOf of elements of one or two bytes: all the chunk's
// words are this invocation's.
func (w *writer) packedVectors(o operand, groups []codegen.Value) (list []codegen.ID) {
	packed := w.packedGroups(o, groups)
	for i := 0; i < len(packed); i += o.buffer.Width {
		list = append(list, w.b.Construct(packed[i:i+o.buffer.Width]...))
	}
	return list
}

// packedGroups are the words of elements of one or two bytes.
func (w *writer) packedGroups(o operand, groups []codegen.Value) (list []codegen.ID) {
	b := w.b
	perWord := 4 / o.dtype.Size()
	for _, v := range groups {
		elements := b.ToWords(v)[0]
		for i := 0; i < lanes; i += perWord {
			word := b.Extract(elements, i)
			for j := 1; j < perWord; j++ {
				word = b.Or(word, b.ShiftL(b.Extract(elements, i+j), b.ConstU32(uint32(32/perWord*j))))
			}
			list = append(list, word)
		}
	}
	return list
}

// loadElement reads the words of one element at an element index.
func (w *writer) loadElement(o operand, index codegen.ID) []codegen.ID {
	b := w.b
	if o.dtype.Size() < 4 {
		word, shift := w.packedPlace(o, index)
		return []codegen.ID{w.lowBits(o.dtype, b.ShiftR(b.LoadElement(o.buffer, word, 0), shift))}
	}
	words := make([]codegen.ID, o.dtype.Words())
	for i := range words {
		words[i] = b.LoadElement(o.buffer, w.wordIndex(o, index, i), 0)
	}
	return words
}

// wordIndex is the index of word i of an element of whole words.
func (w *writer) wordIndex(o operand, index codegen.ID, i int) codegen.ID {
	b := w.b
	shift := map[int]uint32{1: 0, 2: 1, 4: 2}[o.dtype.Words()]
	if shift == 0 {
		return index
	}
	at := b.ShiftL(index, b.ConstU32(shift))
	if i == 0 {
		return at
	}
	return b.Or(at, b.ConstU32(uint32(i)))
}

// packedPlace is the word of an element of one or two bytes, and its place in
// it in bits.
func (w *writer) packedPlace(o operand, index codegen.ID) (word, shift codegen.ID) {
	b := w.b
	log := o.perWordLog()
	place := b.And(index, b.ConstU32(1<<log-1))
	return b.ShiftR(index, b.ConstU32(log)), b.ShiftL(place, b.ConstU32(5-log))
}

// loadEach reads one element for each lane.
func (w *writer) loadEach(o operand, index []codegen.ID) codegen.Value {
	return w.b.FromWords(o.held(), w.wordsOfEach(o, index)...)
}

// wordsOfEach is loadEach as words.
func (w *writer) wordsOfEach(o operand, index []codegen.ID) []codegen.ID {
	words := make([][]codegen.ID, o.held().Words())
	for _, at := range index {
		for i, word := range w.element(o, at) {
			words[i] = append(words[i], word)
		}
	}
	ids := make([]codegen.ID, len(words))
	for i := range ids {
		ids[i] = w.b.Construct(words[i]...)
	}
	return ids
}

// held is the dtype of what reading an operand gives.
func (o operand) held() dtype.DType {
	if o.table {
		return dtype.Uint32
	}
	return o.dtype
}

// element is loadElement, or the 64-bit index itself for an index operand, and
// the place of the element for a table.
func (w *writer) element(o operand, at codegen.ID) []codegen.ID {
	if o.table {
		return []codegen.ID{at}
	}
	if !o.index {
		return w.loadElement(o, at)
	}
	lo, carry := w.b.AddCarry(at, w.param(kernel.Base(o.number, 0)))
	return []codegen.ID{lo, w.b.IAdd(w.param(kernel.Base(o.number, 1)), carry)}
}

// indexesFrom are consecutive elements of an index operand.
func (w *writer) indexesFrom(o operand, first codegen.ID) codegen.Value {
	b := w.b
	base := func(word int) codegen.ID { return b.Splat(w.param(kernel.Base(o.number, word)), lanes) }
	lo, carry := b.AddCarry(b.IAdd(b.Splat(first, lanes), w.laneNumbers()), base(0))
	return b.FromWords(o.dtype, lo, b.IAdd(base(1), carry))
}

// loadSplat reads one element into every lane.
func (w *writer) loadSplat(o operand, index codegen.ID, width int) codegen.Value {
	words := w.element(o, index)
	for i := range words {
		words[i] = w.b.Splat(words[i], width)
	}
	return w.b.FromWords(o.held(), words...)
}

// storeElement writes one element, as ToWords gives it. One of less than a word
// is written by atomics, since other invocations write the same word.
func (w *writer) storeElement(o operand, index codegen.ID, words []codegen.ID) {
	b := w.b
	if size := o.dtype.Size(); size < 4 {
		word, shift := w.packedPlace(o, index)
		b.AtomicAnd(o.buffer, word, b.Not(b.ShiftL(b.ConstU32(1<<(8*size)-1), shift)))
		b.AtomicOr(o.buffer, word, b.ShiftL(words[0], shift))
		return
	}
	for i := range words {
		b.StoreElement(o.buffer, w.wordIndex(o, index, i), 0, words[i])
	}
}

// laneWords is lane i of words.
func (w *writer) laneWords(words []codegen.ID, i int) []codegen.ID {
	lane := make([]codegen.ID, len(words))
	for j := range words {
		lane[j] = w.b.Extract(words[j], i)
	}
	return lane
}

// lane is lane i of a value's words.
func (w *writer) lane(v codegen.Value, i int) codegen.Value {
	return w.b.FromWords(v.DType, w.laneWords(w.b.ToWords(v), i)...)
}
