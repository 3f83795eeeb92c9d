package shaders

import "github.com/weft-gpu/weft/codegen"

// loadWide reads lane group q of the chunk at index.
func (w *writer) loadWide(o operand, index codegen.ID, q int) codegen.Value {
	b := w.b
	switch o.dtype.Size() {
	case 1:
		word := b.LoadElement(o.buffer, index, 0)
		if o.buffer.Width > 1 {
			word = b.Extract(word, q)
		}
		return b.FromWords(o.dtype, w.bytes(word))
	case 8:
		x := b.LoadElement(o.buffer, index, 2*q)
		y := b.LoadElement(o.buffer, index, 2*q+1)
		lo := b.Construct(b.Extract(x, 0), b.Extract(x, 2), b.Extract(y, 0), b.Extract(y, 2))
		hi := b.Construct(b.Extract(x, 1), b.Extract(x, 3), b.Extract(y, 1), b.Extract(y, 3))
		return b.FromWords(o.dtype, lo, hi)
	}
	return b.FromWords(o.dtype, b.LoadElement(o.buffer, index, q))
}

// bytes spreads a word's four bytes over four lanes.
func (w *writer) bytes(word codegen.ID) codegen.ID {
	b := w.b
	shifts := b.ConstVec(b.ConstU32(0), b.ConstU32(8), b.ConstU32(16), b.ConstU32(24))
	return b.And(b.ShiftR(b.Splat(word, lanes), shifts), b.SplatU32(0xff, lanes))
}

// storeWide writes the groups of a whole chunk at index.
func (w *writer) storeWide(o operand, index codegen.ID, groups []codegen.Value) {
	b := w.b
	var packed []codegen.ID
	for q, v := range groups {
		words := b.ToWords(v)
		switch o.dtype.Size() {
		case 1:
			packed = append(packed, w.packBytes(words[0]))
		case 8:
			at := func(i int) codegen.ID { return b.Extract(words[i%2], i/2) }
			b.StoreElement(o.buffer, index, 2*q, b.Construct(at(0), at(1), at(2), at(3)))
			b.StoreElement(o.buffer, index, 2*q+1, b.Construct(at(4), at(5), at(6), at(7)))
		default:
			b.StoreElement(o.buffer, index, q, words[0])
		}
	}
	switch len(packed) {
	case 0:
	case 1:
		b.StoreElement(o.buffer, index, 0, packed[0])
	default:
		b.StoreElement(o.buffer, index, 0, b.Construct(packed...))
	}
}

// packBytes gathers the low bytes of four lanes into a word.
func (w *writer) packBytes(v codegen.ID) codegen.ID {
	b := w.b
	word := b.Extract(v, 0)
	for i := 1; i < lanes; i++ {
		word = b.Or(word, b.ShiftL(b.Extract(v, i), b.ConstU32(uint32(8*i))))
	}
	return word
}

// loadElement reads the words of one element at an element index.
func (w *writer) loadElement(o operand, index codegen.ID) []codegen.ID {
	b := w.b
	switch o.dtype.Size() {
	case 1:
		word := b.LoadElement(o.buffer, b.ShiftR(index, b.ConstU32(2)), 0)
		return []codegen.ID{b.And(b.ShiftR(word, w.byteShift(index)), b.ConstU32(0xff))}
	case 8:
		at := b.ShiftL(index, b.ConstU32(1))
		return []codegen.ID{
			b.LoadElement(o.buffer, at, 0),
			b.LoadElement(o.buffer, b.Or(at, b.ConstU32(1)), 0),
		}
	}
	return []codegen.ID{b.LoadElement(o.buffer, index, 0)}
}

// byteShift is the place, in bits, of byte index in its word.
func (w *writer) byteShift(index codegen.ID) codegen.ID {
	b := w.b
	return b.ShiftL(b.And(index, b.ConstU32(3)), b.ConstU32(3))
}

// loadEach reads one element for each lane.
func (w *writer) loadEach(o operand, index []codegen.ID) codegen.Value {
	var words [2][]codegen.ID
	for _, at := range index {
		for i, word := range w.element(o, at) {
			words[i] = append(words[i], word)
		}
	}
	ids := make([]codegen.ID, o.dtype.Words())
	for i := range ids {
		ids[i] = words[i][0]
		if len(index) > 1 {
			ids[i] = w.b.Construct(words[i]...)
		}
	}
	return w.b.FromWords(o.dtype, ids...)
}

// element is loadElement, or the 64-bit index itself for an index operand.
func (w *writer) element(o operand, at codegen.ID) []codegen.ID {
	if !o.index {
		return w.loadElement(o, at)
	}
	lo, carry := w.b.AddCarry(at, w.param(o.name+".base"))
	return []codegen.ID{lo, w.b.IAdd(w.param(o.name+".base.hi"), carry)}
}

// loadSplat reads one element into every lane.
func (w *writer) loadSplat(o operand, index codegen.ID, width int) codegen.Value {
	words := w.element(o, index)
	for i := range words {
		words[i] = w.b.Splat(words[i], width)
	}
	return w.b.FromWords(o.dtype, words...)
}

// storeElement writes one element. A byte is written by atomics, since other
// invocations write the same word.
func (w *writer) storeElement(o operand, index codegen.ID, words []codegen.ID) {
	b := w.b
	switch o.dtype.Size() {
	case 1:
		word, shift := b.ShiftR(index, b.ConstU32(2)), w.byteShift(index)
		b.AtomicAnd(o.buffer, word, b.Not(b.ShiftL(b.ConstU32(0xff), shift)))
		b.AtomicOr(o.buffer, word, b.ShiftL(words[0], shift))
	case 8:
		at := b.ShiftL(index, b.ConstU32(1))
		b.StoreElement(o.buffer, at, 0, words[0])
		b.StoreElement(o.buffer, b.Or(at, b.ConstU32(1)), 0, words[1])
	default:
		b.StoreElement(o.buffer, index, 0, words[0])
	}
}

// lane is lane i of a value's words.
func (w *writer) lane(v codegen.Value, i int) codegen.Value {
	words := w.b.ToWords(v)
	for j := range words {
		words[j] = w.b.Extract(words[j], i)
	}
	return w.b.FromWords(v.DType, words...)
}
