package codegen

// Memory that the invocations of a workgroup share. What one of them writes the
// others may read after a Barrier, which all of them run: it stands outside
// conditions that differ between them.

// Shared is an array in the workgroup's memory, of vectors of four words. It has
// no contents when the workgroup starts.
type Shared struct {
	variable ID
	vectors  int
}

// NewShared declares an array of some vectors.
func (b *Builder) NewShared(vectors int) Shared {
	typ := b.Array(b.Vec(b.U32(), 4), max(1, vectors), 0)
	b.sharedBytes += 16 * vectors
	return Shared{b.variable(classWorkgroup, typ), vectors}
}

// SharedBytes is how much of the workgroup's memory the module takes.
func (b *Builder) SharedBytes() int { return b.sharedBytes }

func (b *Builder) sharedElement(s Shared, index ID) ID {
	return b.value(opAccessChain, b.pointer(classWorkgroup, b.Vec(b.U32(), 4)), s.variable, index)
}

// LoadShared is the vector at index.
func (b *Builder) LoadShared(s Shared, index ID) ID {
	operands := append([]ID{b.sharedElement(s, index)}, b.sharedAccess()...)
	return b.value(opLoad, b.Vec(b.U32(), 4), operands...)
}

// StoreShared replaces the vector at index.
func (b *Builder) StoreShared(s Shared, index, vector ID) {
	if b.TypeOf(vector) != b.Vec(b.U32(), 4) {
		b.fail("a store of %%%d to shared memory, which is of vectors of four words", vector)
	}
	b.emit(opStore, append([]ID{b.sharedElement(s, index), vector}, b.sharedAccess()...)...)
}

// sharedAccess is the memory operand of a load or store that others are to see,
// which the Vulkan memory model needs.
func (b *Builder) sharedAccess() []ID {
	if b.matrices {
		return []ID{nonPrivatePointer}
	}
	return nil
}

// Barrier waits for the workgroup's other invocations. What they have written to
// shared memory before can be read after it.
func (b *Builder) Barrier() {
	scope := b.ConstU32(scopeWorkgroup)
	semantics := uint32(semanticsWorkgroup)
	if b.matrices {
		semantics |= semanticsVisible
	}
	b.emit(opControlBarrier, scope, scope, b.ConstU32(semantics))
}
