package sim

import (
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/internal/spirv"
)

// instruction is a decoded instruction of a module.
type instruction struct {
	op          spirv.Opcode
	at          int    // words from the module's start
	typ, result uint32 // 0 for none
	args        []uint32
}

func (i *instruction) place() Instruction {
	return Instruction{Offset: i.at, Name: i.op.Name(), Result: i.result}
}

// name is the instruction's name in its own set, without Op.
func (i *instruction) name() string {
	if i.op == spirv.OpExtInst {
		return spirv.GLSL(i.args[1]).String()
	}
	return i.op.Name()
}

// module is a module's declarations and the instructions of its function.
type module struct {
	capabilities map[spirv.Capability]bool
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

// decorated identifies a decoration of an ID or of one of its members.
type decorated struct {
	id     uint32
	member int // -1 for the ID itself
	what   spirv.Decoration
}

// constant is the bits of a constant's scalars.
type constant struct {
	typ  *typ
	bits []uint64
}

// variable is a variable that the module declares.
type variable struct {
	id       uint32
	class    spirv.StorageClass
	typ      *typ
	initial  *constant
	binding  int
	builtIn  spirv.BuiltIn
	readOnly bool
	first    int     // for Workgroup: its first word
	regs     []int32 // for Function, unless it is never stored to
	written  int     // index of its scalars' marks
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
	inFunction := false
	for read, err := range spirv.Instructions(words) {
		if err != nil {
			m.current = nil
			m.fail(Invalid, "%v", err)
		}
		i := instruction{read.Op, read.At, read.Type, read.Result, read.Operands}
		m.current = &i
		switch {
		case i.op == spirv.OpFunction:
			if inFunction || m.body != nil {
				m.fail(Invalid, "a second function")
			}
			inFunction = true
		case i.op == spirv.OpFunctionEnd:
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

// declare handles an instruction before the function.
func (m *module) declare(i *instruction) {
	a := i.args
	switch i.op {
	case spirv.OpCapability:
		c := spirv.Capability(a[0])
		if !slices.Contains(knownCapabilities, c) {
			m.fail(Capability, "capability %v, which the simulator does not know", c)
		}
		m.capabilities[c] = true
	case spirv.OpExtInstImport:
		m.extended = i.result
	case spirv.OpEntryPoint:
		if spirv.ExecutionModel(a[0]) != spirv.ExecutionModelGLCompute {
			m.fail(Invalid, "an entry point of execution model %d", a[0])
		}
		m.entry = a[1]
	case spirv.OpExecutionMode:
		if spirv.ExecutionMode(a[1]) == spirv.ExecutionModeLocalSize {
			m.local = [3]int{int(a[2]), int(a[3]), int(a[4])}
		}
	case spirv.OpDecorate:
		m.decorations[decorated{a[0], -1, spirv.Decoration(a[1])}] = a[2:]
	case spirv.OpMemberDecorate:
		m.decorations[decorated{a[0], int(a[1]), spirv.Decoration(a[2])}] = a[3:]
	case spirv.OpVariable:
		m.declareVariable(i)
	case spirv.OpConstantTrue, spirv.OpConstantFalse, spirv.OpConstant, spirv.OpConstantComposite, spirv.OpConstantNull:
		m.declareConstant(i)
	default:
		m.declareType(i)
	}
}

var knownCapabilities = []spirv.Capability{
	spirv.CapabilityShader, spirv.CapabilityFloat16, spirv.CapabilityFloat64,
	spirv.CapabilityInt64, spirv.CapabilityInt16, spirv.CapabilityInt8,
	spirv.CapabilityGroupNonUniform, spirv.CapabilityGroupNonUniformVote, spirv.CapabilityGroupNonUniformArithmetic,
	spirv.CapabilityGroupNonUniformBallot, spirv.CapabilityGroupNonUniformShuffle, spirv.CapabilityGroupNonUniformShuffleRelative,
	spirv.CapabilityDenormPreserve, spirv.CapabilitySignedZeroInfNanPreserve, spirv.CapabilityRoundingModeRTE,
	spirv.CapabilityVulkanMemoryModel, spirv.CapabilityCooperativeMatrixKHR,
}

// require fails unless the module declares a capability.
func (m *module) require(capability spirv.Capability, what string) {
	if !m.capabilities[capability] {
		m.fail(Capability, "%s without capability %v", what, capability)
	}
}

// decoration returns a decoration's value; ok is false if the ID does not have it.
func (m *module) decoration(id uint32, member int, what spirv.Decoration) (value uint32, ok bool) {
	extra, ok := m.decorations[decorated{id, member, what}]
	if len(extra) > 0 {
		value = extra[0]
	}
	return value, ok
}

func (m *module) declareVariable(i *instruction) *variable {
	pointer, class := m.typeOf(i.typ), spirv.StorageClass(i.args[0])
	if pointer.kind != kindPointer || pointer.class != class {
		m.fail(Invalid, "a variable whose type is no pointer of its class")
	}
	v := &variable{id: i.result, class: class, typ: pointer.elem}
	binding, bound := m.decoration(i.result, -1, spirv.DecorationBinding)
	v.binding = int(binding)
	builtIn, _ := m.decoration(i.result, -1, spirv.DecorationBuiltIn)
	v.builtIn = spirv.BuiltIn(builtIn)
	_, v.readOnly = m.decoration(i.result, -1, spirv.DecorationNonWritable)
	if len(i.args) > 1 {
		v.initial = m.constants[i.args[1]]
		if v.initial == nil {
			m.fail(Invalid, "an initializer that is no constant")
		}
	}
	if set, _ := m.decoration(i.result, -1, spirv.DecorationDescriptorSet); bound && set != 0 {
		m.fail(Invalid, "a binding of set %d", set)
	}
	if buffer := v.class == spirv.StorageClassStorageBuffer || v.class == spirv.StorageClassUniform; buffer != bound {
		m.fail(Invalid, "a buffer without a binding, or a binding of a variable that is no buffer")
	}
	m.variables[i.result] = v
	if v.class != spirv.StorageClassFunction {
		m.globals = append(m.globals, v)
	}
	return v
}

func (m *module) declareConstant(i *instruction) {
	c := &constant{typ: m.typeOf(i.typ)}
	switch i.op {
	case spirv.OpConstantTrue:
		c.bits = []uint64{1}
	case spirv.OpConstantFalse:
		c.bits = []uint64{0}
	case spirv.OpConstantNull:
		c.bits = make([]uint64, c.typ.scalars())
	case spirv.OpConstant:
		c.bits = []uint64{uint64(i.args[0])}
		if c.typ.bits == 64 {
			c.bits[0] |= uint64(i.args[1]) << 32
		}
	case spirv.OpConstantComposite:
		for _, part := range i.args {
			p := m.constants[part]
			if p == nil {
				m.fail(Invalid, "a constant made of %%%d, which is no constant", part)
			}
			c.bits = append(c.bits, p.bits...)
		}
	}
	m.constants[i.result] = c
}

// scope returns the scope that a constant names.
func (m *module) scope(id uint32) spirv.Scope { return spirv.Scope(m.number(id)) }

// number returns the value of an integer constant.
func (m *module) number(id uint32) int {
	c := m.constants[id]
	if c == nil || len(c.bits) != 1 {
		m.fail(Invalid, "%%%d, which is no constant number", id)
	}
	return int(c.bits[0])
}
