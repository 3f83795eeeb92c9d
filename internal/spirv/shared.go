package spirv

// Shared is an array of vectors or of words in memory that the invocations of a workgroup share.
// Its contents are undefined when the workgroup starts. After a Barrier an invocation may read
// what other invocations wrote before it.
type Shared struct {
	variable, element ID
}

// NewShared declares an array of vectors of four words.
func (b *Builder) NewShared(vectors int) Shared { return b.NewSharedVectors(vectors, 4) }

// NewSharedWords declares an array of words.
func (b *Builder) NewSharedWords(words int) Shared { return b.NewSharedVectors(words, 1) }

// NewSharedVectors declares an array of n vectors of 1, 2 or 4 words.
func (b *Builder) NewSharedVectors(n, width int) Shared {
	element := b.Vec(b.U32(), width)
	b.sharedBytes += 4 * width * n
	return Shared{b.variable(StorageClassWorkgroup, b.Array(element, max(1, n), 0)), element}
}

// SharedBytes returns how many bytes of shared memory the module uses.
func (b *Builder) SharedBytes() int { return b.sharedBytes }

func (b *Builder) sharedElement(s Shared, index ID) ID {
	return b.Result(OpAccessChain, b.pointer(StorageClassWorkgroup, s.element), s.variable, index)
}

// LoadShared loads the element at index.
func (b *Builder) LoadShared(s Shared, index ID) ID {
	operands := append([]ID{b.sharedElement(s, index)}, b.sharedAccess()...)
	return b.Result(OpLoad, s.element, operands...)
}

// StoreShared replaces the element at index.
func (b *Builder) StoreShared(s Shared, index, value ID) {
	if b.TypeOf(value) != s.element {
		b.Fail("a store of %%%d to shared memory, which is of another type", value)
	}
	b.Emit(OpStore, append([]ID{b.sharedElement(s, index), value}, b.sharedAccess()...)...)
}

// LoadSharedWord loads word number, 0 to 3, of the vector at index.
func (b *Builder) LoadSharedWord(s Shared, index, number ID) ID {
	return b.Result(OpLoad, b.U32(), append([]ID{b.sharedWord(s, index, number)}, b.sharedAccess()...)...)
}

// StoreSharedWord replaces word number, 0 to 3, of the vector at index. Other invocations may
// write the vector's other words meanwhile.
func (b *Builder) StoreSharedWord(s Shared, index, number, word ID) {
	b.Emit(OpStore, append([]ID{b.sharedWord(s, index, number), word}, b.sharedAccess()...)...)
}

func (b *Builder) sharedWord(s Shared, index, number ID) ID {
	return b.Result(OpAccessChain, b.pointer(StorageClassWorkgroup, b.U32()), s.variable, index, number)
}

// AtomicAddShared adds value to the word at index. Other invocations may add to it meanwhile.
func (b *Builder) AtomicAddShared(s Shared, index, value ID) {
	if s.element != b.U32() {
		b.Fail("an atomic on shared memory that is no array of words")
	}
	b.Result(OpAtomicIAdd, b.U32(), b.sharedElement(s, index), b.ConstScope(ScopeWorkgroup), b.constSemantics(MemorySemanticsRelaxed), value)
}

// sharedAccess is the memory operand that the Vulkan memory model requires of loads and stores
// that other invocations must see.
func (b *Builder) sharedAccess() []ID {
	if b.vulkanMemory {
		return []ID{ID(MemoryAccessNonPrivatePointer)}
	}
	return nil
}

// Barrier waits for the workgroup's other invocations, all of which must run it. Afterwards their
// earlier writes to shared memory can be read.
func (b *Builder) Barrier() { b.barrier(MemorySemanticsWorkgroupMemory) }

// BufferBarrier is Barrier for writes to storage buffers and to shared memory.
func (b *Builder) BufferBarrier() {
	b.barrier(MemorySemanticsWorkgroupMemory | MemorySemanticsUniformMemory)
}

func (b *Builder) barrier(memory MemorySemantics) {
	scope := b.ConstScope(ScopeWorkgroup)
	semantics := memory | MemorySemanticsAcquireRelease
	if b.vulkanMemory {
		semantics |= MemorySemanticsMakeAvailable | MemorySemanticsMakeVisible
	}
	b.Emit(OpControlBarrier, scope, scope, b.constSemantics(semantics))
}
