package sim

import (
	"slices"

	"github.com/weft-gpu/weft/internal/spirv"
)

// localVariable lowers a variable of the function to registers with a written mark each.
func (l *lowering) localVariable(i *instruction) {
	v := l.declareVariable(i)
	if l.stored[v.id] || v.initial == nil {
		l.inRegisters(v)
	}
	l.values[i.result] = value{pointer: &pointer{variable: v, typ: v.typ}}
}

// inRegisters allocates a variable's registers. A variable without registers is a table of its
// initial values, which is never stored to.
func (l *lowering) inRegisters(v *variable) {
	n := v.typ.scalars()
	v.regs = l.fresh(v.typ.file(), n)
	l.groups[len(l.groups)-1].whole = true
	v.written = l.written
	l.written += n
	if v.initial != nil {
		start := l.fresh(v.typ.file(), n)
		l.groups[len(l.groups)-1].pinned = true
		for k, r := range start {
			l.known[r] = v.initial.bits[k]
		}
		l.storeVariable(&pointer{variable: v, typ: v.typ}, start)
	}
}

// pointerOf returns the pointer of an ID. A variable of the module is a pointer, too.
func (l *lowering) pointerOf(id uint32) *pointer {
	if p := l.values[id].pointer; p != nil {
		return p
	}
	v := l.variables[id]
	if v == nil {
		l.fail(Invalid, "%%%d, which is no pointer", id)
	}
	if v.class == spirv.StorageClassPrivate && v.regs == nil {
		l.inRegisters(v)
	}
	return &pointer{variable: v, typ: v.typ}
}

// inMemory reports whether the variable is words of memory, not registers.
func (v *variable) inMemory() bool {
	switch v.class {
	case spirv.StorageClassStorageBuffer, spirv.StorageClassUniform, spirv.StorageClassWorkgroup, spirv.StorageClassPushConstant:
		return true
	}
	return false
}

// accessChain follows indices from a pointer.
func (l *lowering) accessChain(i *instruction) {
	p := *l.pointerOf(i.args[0])
	p.terms = slices.Clone(p.terms)
	for _, id := range i.args[1:] {
		c := l.constants[id]
		index := 0
		if c != nil {
			index = int(c.bits[0])
		}
		t := p.typ
		if t.kind == kindStruct {
			if c == nil || index >= len(t.members) {
				l.fail(Invalid, "a member index that is no constant or out of range")
			}
			part, before := t.part(index)
			p.typ = part
			if p.variable.inMemory() {
				before = l.inWords(t.offsets[index])
			}
			p.offset += before
			continue
		}
		if t.kind != kindArray && t.kind != kindVector {
			l.fail(Invalid, "an index into a value that is no composite")
		}
		p.typ = t.elem
		stride := t.elem.scalars()
		if p.variable.inMemory() {
			bytes := t.elem.size()
			if t.kind == kindArray {
				bytes = t.stride
			}
			stride = l.inWords(bytes)
		}
		switch {
		case c == nil:
			index := l.scalar(id)
			if l.outside[i.result] {
				kept := l.fresh(fileWord, 1)
				l.inRuns(op{run: runMove}, kept, []int32{index})
				index = kept[0]
			}
			p.terms = append(p.terms, term{l.one(index), stride, t.n})
		case t.n > 0 && index >= t.n:
			l.fail(Bounds, "index %d of %d", index, t.n)
		default:
			p.offset += index * stride
		}
	}
	l.values[i.result] = value{pointer: &p}
}

func (l *lowering) inWords(bytes int) int {
	if bytes%4 != 0 {
		l.fail(Invalid, "elements in memory that are not whole words")
	}
	return bytes / 4
}

// access describes the access of a load or store through a pointer.
func (l *lowering) access(p *pointer, write bool) *access {
	v := p.variable
	a := &access{variable: v, offset: p.offset, terms: slices.Clone(p.terms), n: p.typ.scalars()}
	if !v.inMemory() {
		a.limit = v.typ.scalars()
		return a
	}
	if p.typ.file() != fileMatrix {
		a.n = l.inWords(p.typ.size())
	}
	if write && (v.readOnly || v.class == spirv.StorageClassUniform || v.class == spirv.StorageClassPushConstant) {
		l.fail(Invalid, "a store to read-only memory")
	}
	switch v.class {
	case spirv.StorageClassWorkgroup:
		a.offset += v.first
		a.base, a.limit = v.first, v.first+v.typ.size()/4
		a.number = l.p.access(Access{Instruction: l.current.place(), Class: Shared, Write: write, Bytes: 4 * a.n})
	case spirv.StorageClassPushConstant:
		a.limit = v.typ.size() / 4
	default:
		a.buffer = l.p.buffer(v)
		class := choose(v.class == spirv.StorageClassUniform, Constant, Global)
		a.number = l.p.access(Access{Instruction: l.current.place(), Class: class, Binding: v.binding, Write: write, Bytes: 4 * a.n})
	}
	return a
}

// access adds a memory instruction to those that are counted.
func (p *Program) access(a Access) int {
	p.accesses = append(p.accesses, a)
	return len(p.accesses) - 1
}

// buffer returns the index of a buffer variable's binding.
func (p *Program) buffer(v *variable) int {
	for i, b := range p.buffers {
		if b.binding == v.binding {
			p.buffers[i].writable = b.writable || v.class == spirv.StorageClassStorageBuffer && !v.readOnly
			return i
		}
	}
	p.buffers = append(p.buffers, bufferUse{v.binding, v.class == spirv.StorageClassStorageBuffer && !v.readOnly})
	return len(p.buffers) - 1
}

// bufferUse is a binding that a program accesses.
type bufferUse struct {
	binding  int
	writable bool
}

func (l *lowering) load(i *instruction) {
	p := l.pointerOf(i.args[0])
	v, t := p.variable, l.typeOf(i.typ)
	if p.typ != t {
		l.fail(Invalid, "a load of another type than the pointer's")
	}
	d := l.fresh(t.file(), t.scalars())
	o := op{d: l.row(d), n: int32(len(d))}
	switch v.class {
	case spirv.StorageClassInput:
		l.builtIn(&o, v)
	case spirv.StorageClassFunction, spirv.StorageClassPrivate:
		l.loadLocal(&o, p)
	case spirv.StorageClassPushConstant:
		o.run, o.class, o.memory = runLoadPush, Constant, l.access(p, false)
	case spirv.StorageClassWorkgroup:
		o.run, o.class, o.memory = runLoadShared, Shared, l.access(p, false)
	default:
		o.run, o.class, o.memory = runLoadGlobal, choose(v.class == spirv.StorageClassUniform, Constant, Global), l.access(p, false)
	}
	l.emit(o)
	l.define(i, d)
}

// builtIns maps the supported built-ins to their number of elements.
var builtIns = map[spirv.BuiltIn]int{
	spirv.BuiltInNumWorkgroups: 3, spirv.BuiltInWorkgroupId: 3, spirv.BuiltInLocalInvocationId: 3, spirv.BuiltInGlobalInvocationId: 3,
	spirv.BuiltInLocalInvocationIndex: 1, spirv.BuiltInNumSubgroups: 1, spirv.BuiltInSubgroupId: 1, spirv.BuiltInSubgroupLocalInvocationId: 1, spirv.BuiltInSubgroupSize: 1,
}

func (l *lowering) builtIn(o *op, v *variable) {
	n, ok := builtIns[v.builtIn]
	if !ok || n != int(o.n) {
		l.fail(Invalid, "built-in %v of %d elements", v.builtIn, o.n)
	}
	if v.builtIn >= spirv.BuiltInSubgroupSize {
		l.require(spirv.CapabilityGroupNonUniform, "a subgroup's built-in")
	}
	o.run, o.number = runBuiltIn, int32(v.builtIn)
}

func (l *lowering) loadLocal(o *op, p *pointer) {
	o.memory = l.access(p, false)
	v := p.variable
	switch {
	case v.regs == nil:
		o.run, o.class = runLoadTable, Local
		for _, b := range v.initial.bits {
			o.memory.table = append(o.memory.table, uint32(b))
		}
		if v.typ.file() != fileWord {
			l.fail(Invalid, "a constant array whose elements are no words")
		}
	case len(p.terms) == 0:
		o.run = runLoadVariable
		o.a = l.row(v.regs[p.offset:])
	default:
		o.run, o.class = runLoadArray, Local
		o.list = []arg{l.row(v.regs)}
	}
}

func (l *lowering) store(i *instruction) {
	p := l.pointerOf(i.args[0])
	regs := l.regs(i.args[1])
	v := p.variable
	if l.values[i.args[1]].typ != p.typ {
		l.fail(Invalid, "a store of another type than the pointer's")
	}
	o := op{memory: l.access(p, true), list: l.list(regs)}
	if v.inMemory() {
		l.effect()
	}
	switch v.class {
	case spirv.StorageClassFunction, spirv.StorageClassPrivate:
		if len(p.terms) == 0 {
			l.storeVariable(p, regs)
			return
		}
		o.run, o.class = runStoreArray, Local
		o.list = append(o.list, l.row(v.regs))
	case spirv.StorageClassWorkgroup:
		o.run, o.class = runStoreShared, Shared
	case spirv.StorageClassStorageBuffer:
		o.run, o.class = runStoreGlobal, Global
	default:
		l.fail(Invalid, "a store to storage class %d", v.class)
	}
	l.emit(o)
}

// storeVariable stores at a constant place: a move.
func (l *lowering) storeVariable(p *pointer, regs []int32) {
	start := len(l.ops)
	l.inRuns(op{run: runStoreVariable}, p.variable.regs[p.offset:p.offset+len(regs)], regs)
	at := p.offset
	for k := start; k < len(l.ops); k++ {
		l.ops[k].memory = &access{variable: p.variable, offset: at}
		at += int(l.ops[k].n)
	}
}

func (l *lowering) atomic(i *instruction) {
	p := l.pointerOf(i.args[0])
	o := op{run: runAtomic, class: Global, number: int32(i.op)}
	switch p.variable.class {
	case spirv.StorageClassStorageBuffer:
	case spirv.StorageClassWorkgroup:
		o.run, o.class = runAtomicShared, Shared
	default:
		l.fail(Invalid, "an atomic operation in storage class %d", p.variable.class)
	}
	if p.typ.file() != fileWord || p.typ.scalars() != 1 {
		l.fail(Invalid, "an atomic operation on a value that is no word")
	}
	d := l.fresh(fileWord, 1)
	o.d, o.list, o.memory = l.row(d), l.list(l.regs(i.args[3])), l.access(p, true)
	o.memory.atomic = true
	l.emit(o)
	l.define(i, d)
}

// exchange lowers an instruction by which lanes read each other's values.
func (l *lowering) exchange(i *instruction) {
	if l.scope(i.args[0]) != spirv.ScopeSubgroup {
		l.fail(Invalid, "an exchange of scope %d", l.scope(i.args[0]))
	}
	l.require(exchangeCapabilities[i.op], i.name())
	t := l.typeOf(i.typ)
	d := l.fresh(t.file(), t.scalars())
	o := op{run: runExchange, class: Subgroup, d: l.row(d), n: int32(len(d)), number: int32(i.op)}
	if len(i.args) > 1 {
		o.list = l.list(l.regs(i.args[1]))
	}
	if len(i.args) > 2 {
		o.b = l.one(l.scalar(i.args[2]))
	}
	if o.d.file != fileWord && i.op != spirv.OpGroupNonUniformElect && i.op != spirv.OpGroupNonUniformAny && i.op != spirv.OpGroupNonUniformAll {
		l.fail(Invalid, "an exchange of values that are no words")
	}
	l.emit(o)
	l.define(i, d)
}

var exchangeCapabilities = map[spirv.Opcode]spirv.Capability{
	spirv.OpGroupNonUniformElect:          spirv.CapabilityGroupNonUniform,
	spirv.OpGroupNonUniformAll:            spirv.CapabilityGroupNonUniformVote,
	spirv.OpGroupNonUniformAny:            spirv.CapabilityGroupNonUniformVote,
	spirv.OpGroupNonUniformBroadcast:      spirv.CapabilityGroupNonUniformBallot,
	spirv.OpGroupNonUniformBroadcastFirst: spirv.CapabilityGroupNonUniformBallot,
	spirv.OpGroupNonUniformBallot:         spirv.CapabilityGroupNonUniformBallot,
	spirv.OpGroupNonUniformShuffle:        spirv.CapabilityGroupNonUniformShuffle,
	spirv.OpGroupNonUniformShuffleXor:     spirv.CapabilityGroupNonUniformShuffle,
}

// What a barrier orders: accesses to shared memory and to buffers.
const (
	ordersShared = 1 << iota
	ordersBuffers
)

// barrier lowers a barrier of the workgroup.
func (l *lowering) barrier(i *instruction) {
	if l.scope(i.args[0]) != spirv.ScopeWorkgroup {
		l.fail(Invalid, "a barrier of scope %d", l.scope(i.args[0]))
	}
	semantics := spirv.MemorySemantics(l.number(i.args[2]))
	o := op{run: runBarrier, class: Control}
	if l.scope(i.args[1]) == spirv.ScopeWorkgroup && semantics&spirv.MemorySemanticsAcquireRelease != 0 {
		if semantics&spirv.MemorySemanticsWorkgroupMemory != 0 {
			o.number |= ordersShared
		}
		if semantics&spirv.MemorySemanticsUniformMemory != 0 {
			o.number |= ordersBuffers
			l.p.ordersBuffers = true
		}
	}
	l.emit(o)
}
