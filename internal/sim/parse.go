package sim

import (
	"fmt"
	"slices"
)

// instruction is one of a module, its words taken apart.
type instruction struct {
	op          uint16
	at          int    // words from the module's start
	typ, result uint32 // 0 for none
	args        []uint32
}

func (i *instruction) place() Instruction {
	return Instruction{Offset: i.at, Name: opcodeName(i.op), Result: i.result}
}

// module is what a module declares, and the instructions of its function.
type module struct {
	capabilities map[uint32]bool
	local        [3]int // the workgroup's size
	entry        uint32
	extended     uint32 // the instruction set of GLSL.std.450
	types        map[uint32]*typ
	constants    map[uint32]*constant
	variables    map[uint32]*variable
	globals      []*variable // in the module's order
	decorations  map[decorated][]uint32
	body         []instruction
	current      *instruction // for faults
}

// decorated is a decoration of an ID, or of one of its members.
type decorated struct {
	id     uint32
	member int // -1 for the ID itself
	what   uint32
}

// constant is a constant's scalars, each its bits.
type constant struct {
	typ  *typ
	bits []uint64
}

// variable is memory that the module declares.
type variable struct {
	id       uint32
	class    uint32
	typ      *typ
	initial  *constant
	binding  int
	builtIn  uint32
	readOnly bool
	first    int     // of Workgroup: its first word
	regs     []int32 // of Function, unless nothing is stored to it
	written  int     // where the marks of its scalars are
}

// fail stops the compilation with a fault at the current instruction.
func (m *module) fail(kind Kind, format string, args ...any) {
	f := &Fault{Kind: kind, Invocation: -1, Detail: fmt.Sprintf(format, args...)}
	if m.current != nil {
		f.Instruction = m.current.place()
	}
	panic(f)
}

// parse reads a module.
func parse(m *module, words []uint32) {
	if len(words) < headerWords || words[0] != magic {
		m.fail(Invalid, "no SPIR-V: %d words", len(words))
	}
	inFunction := false
	for at := headerWords; at < len(words); {
		n := int(words[at] >> 16)
		if n == 0 || at+n > len(words) {
			m.fail(Invalid, "an instruction of %d words at %d of %d", n, at, len(words))
		}
		i := instruction{op: uint16(words[at]), at: at, args: words[at+1 : at+n]}
		if opcodeName(i.op) == "" {
			m.fail(Invalid, "opcode %d at word %d, which the simulator does not know", i.op, at)
		}
		i.takeResult()
		m.current = &i
		at += n
		switch {
		case i.op == opFunction:
			if inFunction || m.body != nil {
				m.fail(Invalid, "a second function")
			}
			inFunction = true
		case i.op == opFunctionEnd:
			inFunction = false
		case inFunction:
			m.body = append(m.body, i)
		default:
			m.declare(&i)
		}
	}
	m.current = nil
	if m.local == [3]int{} || m.body == nil {
		m.fail(Invalid, "a module without a compute shader")
	}
}

// takeResult splits off type and result.
func (i *instruction) takeResult() {
	switch {
	case slices.Contains(statements, i.op):
	case slices.Contains(untyped, i.op):
		i.result, i.args = i.args[0], i.args[1:]
	default:
		i.typ, i.result, i.args = i.args[0], i.args[1], i.args[2:]
	}
}

// statements have no result, and untyped ones a result without a type.
var (
	statements = []uint16{opNop, opName, opMemberName, opExtension, opMemoryModel, opEntryPoint, opExecutionMode, opCapability,
		opFunctionEnd, opStore, opDecorate, opMemberDecorate, opControlBarrier, opLoopMerge, opSelectionMerge, opBranch,
		opBranchConditional, opReturn, opUnreachable, opMatrixStore}
	untyped = []uint16{opExtInstImport, opTypeVoid, opTypeBool, opTypeInt, opTypeFloat, opTypeVector, opTypeArray,
		opTypeRuntimeArray, opTypeStruct, opTypePointer, opTypeFunction, opLabel, opTypeMatrix}
)

// declare takes an instruction ahead of the function.
func (m *module) declare(i *instruction) {
	a := i.args
	switch i.op {
	case opCapability:
		if !slices.Contains(knownCapabilities, a[0]) {
			m.fail(Capability, "capability %d, which the simulator does not know", a[0])
		}
		m.capabilities[a[0]] = true
	case opExtInstImport:
		m.extended = i.result
	case opEntryPoint:
		if a[0] != modelGLCompute {
			m.fail(Invalid, "an entry point of execution model %d", a[0])
		}
		m.entry = a[1]
	case opExecutionMode:
		if a[1] == modeLocalSize {
			m.local = [3]int{int(a[2]), int(a[3]), int(a[4])}
		}
	case opDecorate:
		m.decorations[decorated{a[0], -1, a[1]}] = a[2:]
	case opMemberDecorate:
		m.decorations[decorated{a[0], int(a[1]), a[2]}] = a[3:]
	case opVariable:
		m.declareVariable(i)
	case opConstantTrue, opConstantFalse, opConstant, opConstantComposite, opConstantNull:
		m.declareConstant(i)
	default:
		m.declareType(i)
	}
}

var knownCapabilities = []uint32{capShader, capFloat16, capFloat64, capInt64, capInt16, capInt8, capGroup, capGroupVote, capGroupArithmetic,
	capGroupBallot, capGroupShuffle, capGroupRelative, capDenormPreserve, capPreserve, capRoundingRTE, capMemoryModel, capCooperative}

// require fails unless the module declares a capability.
func (m *module) require(capability uint32, what string) {
	if !m.capabilities[capability] {
		m.fail(Capability, "%s without capability %d", what, capability)
	}
}

// decoration is what an ID is decorated with; ok is false if it is not.
func (m *module) decoration(id uint32, member int, what uint32) (value uint32, ok bool) {
	extra, ok := m.decorations[decorated{id, member, what}]
	if len(extra) > 0 {
		value = extra[0]
	}
	return value, ok
}

func (m *module) declareVariable(i *instruction) *variable {
	pointer := m.typeOf(i.typ)
	if pointer.kind != kindPointer || pointer.class != i.args[0] {
		m.fail(Invalid, "a variable whose type is no pointer of its class")
	}
	v := &variable{id: i.result, class: i.args[0], typ: pointer.elem}
	binding, bound := m.decoration(i.result, -1, decBinding)
	v.binding = int(binding)
	v.builtIn, _ = m.decoration(i.result, -1, decBuiltIn)
	_, v.readOnly = m.decoration(i.result, -1, decNonWritable)
	if len(i.args) > 1 {
		v.initial = m.constants[i.args[1]]
		if v.initial == nil {
			m.fail(Invalid, "an initializer that is no constant")
		}
	}
	if set, _ := m.decoration(i.result, -1, decDescriptorSet); bound && set != 0 {
		m.fail(Invalid, "a binding of set %d", set)
	}
	if buffer := v.class == classStorageBuffer || v.class == classUniform; buffer != bound {
		m.fail(Invalid, "a buffer without a binding, or a binding of what is none")
	}
	m.variables[i.result] = v
	if v.class != classFunction {
		m.globals = append(m.globals, v)
	}
	return v
}

func (m *module) declareConstant(i *instruction) {
	c := &constant{typ: m.typeOf(i.typ)}
	switch i.op {
	case opConstantTrue:
		c.bits = []uint64{1}
	case opConstantFalse:
		c.bits = []uint64{0}
	case opConstantNull:
		c.bits = make([]uint64, c.typ.scalars())
	case opConstant:
		c.bits = []uint64{uint64(i.args[0])}
		if c.typ.bits == 64 {
			c.bits[0] |= uint64(i.args[1]) << 32
		}
	case opConstantComposite:
		for _, part := range i.args {
			p := m.constants[part]
			if p == nil {
				m.fail(Invalid, "a constant made of %%%d, which is none", part)
			}
			c.bits = append(c.bits, p.bits...)
		}
	}
	m.constants[i.result] = c
}

// number is the value of an integer constant.
func (m *module) number(id uint32) int {
	c := m.constants[id]
	if c == nil || len(c.bits) != 1 {
		m.fail(Invalid, "%%%d, which is no constant number", id)
	}
	return int(c.bits[0])
}
