package module

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
)

// LoadWide reads vector q of the chunk at an index.
func (o Operand) LoadWide(index codegen.ID, q int) codegen.Value {
	if o.Table {
		return o.Writer.B.FromWords(dtype.Uint32, o.Writer.B.Splat(index, Vector))
	}
	return o.VectorOf(o.ChunkAt(index), q)
}

// VectorOf returns vector q of a chunk.
func (o Operand) VectorOf(chunk Chunk, q int) codegen.Value {
	return o.Writer.B.FromWords(o.DType, o.WordsOf(chunk, q)...)
}

// WideWords does the same as LoadWide, but returns words.
func (o Operand) WideWords(index codegen.ID, q int) []codegen.ID {
	return o.WordsOf(o.ChunkAt(index), q)
}

// WordsOf does the same as VectorOf, but returns words.
func (o Operand) WordsOf(chunk Chunk, q int) []codegen.ID {
	if o.DType.Size() < 4 {
		width := o.Buffer.Width
		if o.spread > 0 {
			width = Vector
		}
		return []codegen.ID{o.PackedWords(func(i int) codegen.ID { return o.Writer.B.Extract(chunk(i/width), i%width) }, q)}
	}
	// In memory, four elements of n words are n vectors: all words of one element, then of the
	// next.
	b, n := o.Writer.B, o.DType.Words()
	if n == 1 {
		return []codegen.ID{chunk(q)}
	}
	vectors := make([]codegen.ID, n)
	for i := range vectors {
		vectors[i] = chunk(q*n + i)
	}
	words := make([]codegen.ID, n)
	for j := range words {
		parts := make([]codegen.ID, Vector)
		for i := range parts {
			at := i*n + j
			parts[i] = b.Extract(vectors[at/Vector], at%Vector)
		}
		words[j] = b.Construct(parts...)
	}
	return words
}

// PackedWords does the same as WordsOf for elements of one or two bytes, given the words.
func (o Operand) PackedWords(word func(i int) codegen.ID, q int) codegen.ID {
	b := o.Writer.B
	if o.DType.Size() == 2 {
		halves := b.Construct(word(2*q), word(2*q), word(2*q+1), word(2*q+1))
		return o.Writer.LowBits(o.DType, b.ShiftR(halves, o.Writer.placesOf(16)))
	}
	return o.Writer.LowBits(o.DType, b.ShiftR(b.Splat(word(q), Vector), o.Writer.placesOf(8)))
}

// placesOf returns the bit positions, in their words, of four neighbours of so many bits.
func (w *Writer) placesOf(bits uint32) codegen.ID {
	place := func(i uint32) codegen.ID { return w.B.ConstU32(i * bits % 32) }
	return w.B.ConstVec(place(0), place(1), place(2), place(3))
}

// LowBits clears the bits above a bool. It leaves values of other dtypes as they are.
func (w *Writer) LowBits(d dtype.DType, v codegen.ID) codegen.ID {
	if d != dtype.Bool {
		return v
	}
	return w.B.And(v, w.B.SplatU32(0xff, w.B.Width(v)))
}

// StoreWide stores the vectors of a whole chunk at an index.
func (o Operand) StoreWide(index codegen.ID, vectors []codegen.Value) {
	b := o.Writer.B
	list := o.vectorsOf(vectors)
	if o.Whole {
		b.StoreWhole(o.Buffer, index, list)
		return
	}
	for i, v := range list {
		at, part := o.VectorAt(index, i)
		b.StoreElement(o.Buffer, at, part, v)
	}
}

// vectorsOf returns a chunk's vectors as they lie in memory.
func (o Operand) vectorsOf(vectors []codegen.Value) (list []codegen.ID) {
	b := o.Writer.B
	if o.DType.Size() < 4 {
		return o.packedVectors(vectors)
	}
	n := o.DType.Words()
	for _, v := range vectors {
		words := b.ToWords(v)
		if n == 1 {
			list = append(list, words[0])
			continue
		}
		for i := range n {
			parts := make([]codegen.ID, Vector)
			for j := range parts {
				at := i*Vector + j
				parts[j] = b.Extract(words[at%n], at/n)
			}
			list = append(list, b.Construct(parts...))
		}
	}
	return list
}

// packedVectors does the same as vectorsOf for elements of one or two bytes. No other invocation
// writes the chunk's words.
func (o Operand) packedVectors(vectors []codegen.Value) (list []codegen.ID) {
	packed := o.PackedChunk(vectors)
	for i := 0; i < len(packed); i += o.Buffer.Width {
		list = append(list, o.Writer.B.Construct(packed[i:i+o.Buffer.Width]...))
	}
	return list
}

// PackedChunk packs vectors of elements of one or two bytes into words.
func (o Operand) PackedChunk(vectors []codegen.Value) (list []codegen.ID) {
	b := o.Writer.B
	perWord := 4 / o.DType.Size()
	for _, v := range vectors {
		elements := b.ToWords(v)[0]
		for i := 0; i < Vector; i += perWord {
			word := b.Extract(elements, i)
			for j := 1; j < perWord; j++ {
				word = b.Or(word, b.ShiftL(b.Extract(elements, i+j), b.ConstU32(uint32(32/perWord*j))))
			}
			list = append(list, word)
		}
	}
	return list
}

// LoadElement reads the words of the element at an index.
func (o Operand) LoadElement(index codegen.ID) []codegen.ID {
	b := o.Writer.B
	if o.DType.Size() < 4 {
		word, shift := o.PackedPlace(index)
		return []codegen.ID{o.Writer.LowBits(o.DType, b.ShiftR(b.LoadElement(o.Buffer, word, 0), shift))}
	}
	words := make([]codegen.ID, o.DType.Words())
	for i := range words {
		words[i] = b.LoadElement(o.Buffer, o.wordIndex(index, i), 0)
	}
	return words
}

// wordIndex returns the index of word i of an element that consists of whole words.
func (o Operand) wordIndex(index codegen.ID, i int) codegen.ID {
	b := o.Writer.B
	shift := map[int]uint32{1: 0, 2: 1, 4: 2}[o.DType.Words()]
	if shift == 0 {
		return index
	}
	at := b.ShiftL(index, b.ConstU32(shift))
	if i == 0 {
		return at
	}
	return b.Or(at, b.ConstU32(uint32(i)))
}

// PackedPlace returns the index of the word that contains an element of one or two bytes, and the
// element's bit position in it.
func (o Operand) PackedPlace(index codegen.ID) (word, shift codegen.ID) {
	b := o.Writer.B
	log := o.PerWordLog()
	place := b.And(index, b.ConstU32(1<<log-1))
	return b.ShiftR(index, b.ConstU32(log)), b.ShiftL(place, b.ConstU32(5-log))
}

// LoadEach reads the element at each index.
func (o Operand) LoadEach(index []codegen.ID) codegen.Value {
	return o.Writer.B.FromWords(o.Held(), o.WordsOfEach(index)...)
}

// WordsOfEach does the same as LoadEach, but returns words.
func (o Operand) WordsOfEach(index []codegen.ID) []codegen.ID {
	words := make([][]codegen.ID, o.Held().Words())
	for _, at := range index {
		for i, word := range o.Element(at) {
			words[i] = append(words[i], word)
		}
	}
	ids := make([]codegen.ID, len(words))
	for i := range ids {
		ids[i] = o.Writer.B.Construct(words[i]...)
	}
	return ids
}

// Element does the same as LoadElement, except for two kinds of operands: an index operand yields
// the 64-bit index itself, and a table yields the element's position.
func (o Operand) Element(at codegen.ID) []codegen.ID {
	if o.Table {
		return []codegen.ID{at}
	}
	if !o.Index {
		return o.LoadElement(at)
	}
	lo, carry := o.Writer.B.AddCarry(at, o.Writer.Param(kernel.Base(o.Number, 0)))
	return []codegen.ID{lo, o.Writer.B.IAdd(o.Writer.Param(kernel.Base(o.Number, 1)), carry)}
}

// IndexesFrom returns four consecutive elements of an index operand.
func (o Operand) IndexesFrom(first codegen.ID) codegen.Value {
	b := o.Writer.B
	base := func(word int) codegen.ID { return b.Splat(o.Writer.Param(kernel.Base(o.Number, word)), Vector) }
	lo, carry := b.AddCarry(b.IAdd(b.Splat(first, Vector), o.Writer.Numbers()), base(0))
	return b.FromWords(o.DType, lo, b.IAdd(base(1), carry))
}

// LoadSplat reads one element, and repeats it in a vector.
func (o Operand) LoadSplat(index codegen.ID, width int) codegen.Value {
	words := o.Element(index)
	for i := range words {
		words[i] = o.Writer.B.Splat(words[i], width)
	}
	return o.Writer.B.FromWords(o.Held(), words...)
}

// StoreElement stores an element, given the words that ToWords returns. An element smaller than a
// word is stored by atomic operations, since other invocations write other elements of the word.
func (o Operand) StoreElement(index codegen.ID, words []codegen.ID) {
	b := o.Writer.B
	if size := o.DType.Size(); size < 4 {
		word, shift := o.PackedPlace(index)
		b.AtomicAnd(o.Buffer, word, b.Not(b.ShiftL(b.ConstU32(1<<(8*size)-1), shift)))
		b.AtomicOr(o.Buffer, word, b.ShiftL(words[0], shift))
		return
	}
	for i := range words {
		b.StoreElement(o.Buffer, o.wordIndex(index, i), 0, words[i])
	}
}
