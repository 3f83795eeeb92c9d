package spirv

// WholeBuffer declares a binding of set 0 as StorageBuffer does with vectors of four words, but
// only for [Builder.LoadWhole] and [Builder.StoreWhole]. With doublewords these access 64-bit
// words. Their type is float64, the 64-bit type that devices have, but only bits are copied.
func (b *Builder) WholeBuffer(binding, vectors int, writable, doublewords bool) Buffer {
	if !doublewords {
		return b.StorageBuffer(binding, vectors, 4, writable)
	}
	per := min(vectors, 2) // vectors of four words in one vector of doublewords
	if vectors < 1 || vectors%per != 0 {
		b.Fail("whole elements of %d vectors", vectors)
		vectors = per
	}
	buf := b.declareBuffer(binding, vectors/per, b.Vec(b.F64(), 2*per), 16*per, writable)
	buf.Vectors, buf.Width, buf.perVector = vectors, 4, per
	return buf
}

// LoadDoublewords loads the element at index of a WholeBuffer with doublewords, as vectors of
// float64.
func (b *Builder) LoadDoublewords(buf Buffer, index ID) []ID {
	if buf.perVector == 0 {
		b.Fail("doublewords of a buffer that has none")
		return nil
	}
	list := make([]ID, buf.Vectors/buf.perVector)
	for i := range list {
		list[i] = b.Result(OpLoad, buf.vector, b.element(buf, index, i))
	}
	return list
}

// LoadWhole loads the element at index as vectors of four words.
func (b *Builder) LoadWhole(buf Buffer, index ID) []ID {
	list := make([]ID, 0, buf.Vectors)
	if buf.perVector == 0 {
		for i := range buf.Vectors {
			list = append(list, b.LoadElement(buf, index, i))
		}
		return list
	}
	for _, v := range b.LoadDoublewords(buf, index) {
		for j := range buf.perVector {
			half := v
			if buf.perVector > 1 {
				half = b.Construct(b.Extract(v, 2*j), b.Extract(v, 2*j+1))
			}
			list = append(list, b.Result(OpBitcast, b.Vec(b.U32(), 4), half))
		}
	}
	return list
}

// StoreWhole stores the element at index, given as vectors of four words.
func (b *Builder) StoreWhole(buf Buffer, index ID, vectors []ID) {
	if len(vectors) != buf.Vectors {
		b.Fail("%d vectors stored to an element of %d", len(vectors), buf.Vectors)
		return
	}
	if buf.perVector == 0 {
		for i, v := range vectors {
			b.StoreElement(buf, index, i, v)
		}
		return
	}
	for i := 0; i < len(vectors); i += buf.perVector {
		var parts []ID
		for _, v := range vectors[i : i+buf.perVector] {
			half := b.Result(OpBitcast, b.Vec(b.F64(), 2), v)
			parts = append(parts, b.Extract(half, 0), b.Extract(half, 1))
		}
		b.store(buf, index, i/buf.perVector, b.Construct(parts...))
	}
}
