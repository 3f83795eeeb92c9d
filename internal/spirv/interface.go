package spirv

// Buffer is a storage buffer of the kernel's interface: an array of elements, each of Vectors
// vectors of Width words.
type Buffer struct {
	Binding, Vectors, Width int
	variable, vector        ID
	perVector               int // vectors of four words in one access; 0: accessed by LoadElement
	writable                bool
}

// StorageBuffer declares a binding of set 0 as a runtime array. Each element has so many
// vectors, each of width 32-bit words: 1 and 1 give an array of words, 4 and 4 an array of
// 64-byte structures. A binding may be declared again with other elements.
func (b *Builder) StorageBuffer(binding, vectors, width int, writable bool) Buffer {
	if width != 1 && width != 2 && width != 4 || vectors < 1 {
		b.Fail("a storage buffer of %d vectors of %d words", vectors, width)
		vectors, width = 1, 1
	}
	buf := b.declareBuffer(binding, vectors, b.Vec(b.U32(), width), 4*width, writable)
	buf.Vectors, buf.Width = vectors, width
	return buf
}

// declareBuffer declares a binding whose elements have so many vectors of type vector, which has
// size bytes.
func (b *Builder) declareBuffer(binding, vectors int, vector ID, size int, writable bool) Buffer {
	element := vector
	if vectors > 1 {
		element = b.wrapper(b.Array(vector, vectors, size), inMemory)
		size *= vectors
	}
	variable := b.bound(StorageClassStorageBuffer, b.runtimeArray(element, size), binding)
	buf := Buffer{Binding: binding, variable: variable, vector: vector, writable: writable}
	if !writable {
		b.module.Decorate(buf.variable, DecorationNonWritable)
	}
	b.buffers = append(b.buffers, buf)
	return buf
}

// finishBuffers decorates the buffers that share a binding as aliased.
func (b *Builder) finishBuffers() {
	count := map[int]int{}
	for _, buf := range b.buffers {
		count[buf.Binding]++
	}
	for _, buf := range b.buffers {
		if count[buf.Binding] > 1 {
			b.module.Decorate(buf.variable, DecorationAliased)
		}
	}
}

// bound declares a variable of a storage class at a binding of set 0.
func (b *Builder) bound(class StorageClass, typ ID, binding int) ID {
	id := b.variable(class, b.wrapper(typ, block))
	b.module.Decorate(id, DecorationDescriptorSet, 0)
	b.module.Decorate(id, DecorationBinding, ID(binding))
	return id
}

// element returns a pointer to one vector of the element at index.
func (b *Builder) element(buf Buffer, index ID, vector int) ID {
	vectors := buf.Vectors / max(1, buf.perVector)
	if vector < 0 || vector >= vectors {
		b.Fail("vector %d of an element of %d", vector, vectors)
	}
	ptr := b.pointer(StorageClassStorageBuffer, buf.vector)
	zero := b.ConstU32(0)
	if vectors == 1 {
		return b.Result(OpAccessChain, ptr, buf.variable, zero, index)
	}
	return b.Result(OpAccessChain, ptr, buf.variable, zero, index, zero, b.ConstU32(uint32(vector)))
}

// LoadElement loads vector number vector, of Width words, of the element at index.
func (b *Builder) LoadElement(buf Buffer, index ID, vector int) ID {
	b.inParts(buf)
	return b.Result(OpLoad, buf.vector, b.element(buf, index, vector))
}

// StoreElement stores vector number vector of the element at index.
func (b *Builder) StoreElement(buf Buffer, index ID, vector int, value ID) {
	b.inParts(buf)
	b.store(buf, index, vector, value)
}

// inParts records a misuse if the buffer's elements are accessed as 64-bit words.
func (b *Builder) inParts(buf Buffer) {
	if buf.perVector != 0 {
		b.Fail("a part of an element of binding %d, which is accessed whole", buf.Binding)
	}
}

func (b *Builder) store(buf Buffer, index ID, vector int, value ID) {
	if !buf.writable {
		b.Fail("a store to binding %d, which is read only", buf.Binding)
	}
	b.Emit(OpStore, b.element(buf, index, vector), value)
}

// AtomicAnd and AtomicOr replace word i of a buffer by its conjunction or disjunction with v,
// and return the earlier word. The buffer must be writable and have elements of one word.

func (b *Builder) AtomicAnd(f Buffer, i, v ID) ID { return b.atomic(OpAtomicAnd, f, i, v) }
func (b *Builder) AtomicOr(f Buffer, i, v ID) ID  { return b.atomic(OpAtomicOr, f, i, v) }

func (b *Builder) atomic(op Opcode, buf Buffer, index, value ID) ID {
	if buf.Vectors != 1 || buf.Width != 1 || !buf.writable {
		b.Fail("an atomic on binding %d, which is no writable array of words", buf.Binding)
	}
	scope, semantics := b.ConstScope(ScopeDevice), b.constSemantics(MemorySemanticsRelaxed)
	if b.vulkanMemory {
		scope = b.ConstScope(ScopeQueueFamily)
	}
	return b.Result(op, b.U32(), b.element(buf, index, 0), scope, semantics, value)
}

// params is the block of launch parameters, in push constants or in a uniform buffer.
type params struct {
	words    int
	class    StorageClass
	variable ID
	loaded   map[int]ID
}

// Params declares the launch parameters as so many 32-bit push constants.
func (b *Builder) Params(words int) {
	array := b.Array(b.U32(), max(1, words), 4)
	b.params = params{words, StorageClassPushConstant, b.variable(StorageClassPushConstant, b.wrapper(array, block)), map[int]ID{}}
}

// ParamsUniform declares the launch parameters as so many 32-bit words of a uniform buffer, at a
// binding of set 0. The buffer's size is a multiple of four words.
func (b *Builder) ParamsUniform(binding, words int) {
	array := b.Array(b.Vec(b.U32(), 4), max(1, (words+3)/4), 16)
	b.params = params{words, StorageClassUniform, b.bound(StorageClassUniform, array, binding), map[int]ID{}}
}

// ParamWords returns the number of launch parameters.
func (b *Builder) ParamWords() int { return b.params.words }

// Param returns launch parameter i, a word that is the same in all invocations. The function
// loads it once, at the top, so it can be used anywhere.
func (b *Builder) Param(i int) ID {
	p := &b.params
	if i < 0 || i >= p.words {
		b.Fail("parameter %d of %d", i, p.words)
		return b.ConstU32(0)
	}
	if id, ok := p.loaded[i]; ok {
		return id
	}
	chain := []ID{p.variable, b.ConstU32(0), b.ConstU32(uint32(i))}
	if p.class == StorageClassUniform {
		chain = []ID{p.variable, b.ConstU32(0), b.ConstU32(uint32(i / 4)), b.ConstU32(uint32(i % 4))}
	}
	ptr := b.early(OpAccessChain, b.pointer(p.class, b.U32()), chain...)
	id := b.early(OpLoad, b.U32(), ptr)
	p.loaded[i] = id
	return id
}

// input returns a built-in's value, which the function loads once, at the top.
func (b *Builder) input(name BuiltIn, width int) ID {
	if id, ok := b.builtIns[name]; ok {
		return id
	}
	typ := b.Vec(b.U32(), width)
	v := b.variable(StorageClassInput, typ)
	b.module.Decorate(v, DecorationBuiltIn, ID(name))
	b.inputs = append(b.inputs, v)
	id := b.early(OpLoad, typ, v)
	b.builtIns[name] = id
	return id
}

func (b *Builder) component(name BuiltIn, axis int) ID {
	key := [2]uint32{uint32(name), uint32(axis)}
	if id, ok := b.components[key]; ok {
		return id
	}
	id := b.early(OpCompositeExtract, b.U32(), b.input(name, 3), ID(axis))
	b.components[key] = id
	return id
}

// Along an axis (0 to 2): the workgroup's index in the grid, the number of workgroups, and the
// invocation's index in the grid and in its workgroup.

func (b *Builder) WorkgroupID(axis int) ID   { return b.component(BuiltInWorkgroupId, axis) }
func (b *Builder) NumWorkgroups(axis int) ID { return b.component(BuiltInNumWorkgroups, axis) }
func (b *Builder) GlobalID(axis int) ID      { return b.component(BuiltInGlobalInvocationId, axis) }
func (b *Builder) LocalID(axis int) ID       { return b.component(BuiltInLocalInvocationId, axis) }

// LocalIndex returns the invocation's index in its workgroup, over all axes.
func (b *Builder) LocalIndex() ID { return b.input(BuiltInLocalInvocationIndex, 1) }
