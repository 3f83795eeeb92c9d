package codegen

import "fmt"

// ID names a type, a constant or a value of one module.
type ID uint32

// Target is what the lowering must know about a device: the answers of its
// arithmetic probe, and the execution modes it has. The zero value is a device
// with correctly rounded float32 arithmetic, subnormals included, and no modes.
type Target struct {
	// Flush32: float32 subnormals are flushed, as operands, as results or both.
	Flush32 bool
	// Execution modes of SPV_KHR_float_controls for 32-bit floats.
	SignedZeroInfNanPreserve32, DenormPreserve32, RoundingRTE32 bool
	// Float64: the device has float64, whose add, sub, mul and comparisons are
	// exact, subnormals included; elsewhere float64 is computed in words.
	Float64 bool
	// Native float64 division, or square root, is not correctly rounded.
	InexactDiv64, InexactSqrt64 bool
	// Execution modes for 64-bit floats.
	SignedZeroInfNanPreserve64, DenormPreserve64, RoundingRTE64 bool
	// Native division, or square root, is not correctly rounded, but within
	// 3 ULP where operands and result are normal (Vulkan's bound is 2.5).
	InexactDiv32, InexactSqrt32 bool
	// Doublewords: whole elements are best accessed by 64-bit words (see
	// [Builder.WholeBuffer]); the device has Float64.
	Doublewords bool
}

// Builder writes one compute shader. Its methods append to the function main,
// at the current place of its structured control flow. A misuse (mixed widths,
// an instruction on the wrong type) is kept and returned by Err: it is a defect
// of the kernel's writer and shows in no other way.
//
// A Builder is used once, by one goroutine.
type Builder struct {
	target Target
	err    error
	// usesF64: the module has values of type float64.
	usesF64 bool
	// usesSubgroups: its invocations hand values to each other.
	usesSubgroups bool
	// matrices: its subgroups hold cooperative matrices, of elements that need
	// these capabilities.
	matrices           bool
	matrixCapabilities map[uint32]bool

	next     ID
	typeOf   []ID // by ID; 0 for what has no type
	shapes   map[ID]typeShape
	interned map[string]ID

	declared  section // types, constants and global variables
	decorated section
	prologue  section // loads of the entry block, ahead of the body
	variables section // Function-storage variables: first in the entry block
	body      section

	entry, mainID, extended ID
	block                   ID // the label of the block being written
	ended                   bool

	localSize  [3]uint32
	inputs     []ID
	builtIns   map[builtIn]ID
	components map[[2]uint32]ID
	buffers    []Buffer
	params     params
	// sharedBytes is how much of the workgroup's memory is taken.
	sharedBytes int
}

// section is a run of instructions.
type section []uint32

func (s *section) emit(op opcode, operands ...uint32) {
	*s = append(*s, uint32(len(operands)+1)<<16|uint32(op))
	*s = append(*s, operands...)
}

// NewBuilder starts a module for devices of the given target.
func NewBuilder(t Target) *Builder {
	b := &Builder{
		target: t, next: 1, typeOf: make([]ID, 1, 256),
		shapes: map[ID]typeShape{}, interned: map[string]ID{},
		builtIns: map[builtIn]ID{}, components: map[[2]uint32]ID{},
		localSize: [3]uint32{1, 1, 1},
	}
	b.extended = b.newID(0)
	b.mainID = b.newID(0)
	b.entry = b.newID(0)
	b.block = b.entry
	return b
}

// Target is what the module is written for.
func (b *Builder) Target() Target { return b.target }

// Err is the first misuse of the Builder, or nil.
func (b *Builder) Err() error { return b.err }

// DefectError says that a kernel's writer misused the Builder.
type DefectError struct{ What string }

func (e *DefectError) Error() string {
	return "codegen: " + e.What + "; this is a defect of Weft, please report it with the expression that was evaluated"
}

func (b *Builder) fail(format string, args ...any) {
	if b.err == nil {
		b.err = &DefectError{What: fmt.Sprintf(format, args...)}
	}
}

// LocalSize sets the workgroup's invocations along x, y and z.
func (b *Builder) LocalSize(x, y, z int) {
	b.localSize = [3]uint32{uint32(x), uint32(y), uint32(z)}
}

func (b *Builder) newID(typ ID) ID {
	id := b.next
	b.next++
	b.typeOf = append(b.typeOf, typ)
	return id
}

// TypeOf is the type of a value.
func (b *Builder) TypeOf(id ID) ID {
	if int(id) >= len(b.typeOf) || b.typeOf[id] == 0 {
		b.fail("%%%d is no value", id)
		return b.U32()
	}
	return b.typeOf[id]
}

// emit appends an instruction to the body. After a terminator (a Return) what
// follows in the same block can never run and is dropped.
func (b *Builder) emit(op opcode, operands ...uint32) {
	if !b.ended {
		b.body.emit(op, operands...)
	}
}

// value appends an instruction with a result of type typ.
func (b *Builder) value(op opcode, typ ID, operands ...ID) ID {
	id := b.newID(typ)
	words := make([]uint32, 0, len(operands)+2)
	words = append(words, uint32(typ), uint32(id))
	for _, o := range operands {
		words = append(words, uint32(o))
	}
	b.emit(op, words...)
	return id
}

func (b *Builder) decorate(id ID, d decoration, extra ...uint32) {
	b.decorated.emit(opDecorate, append([]uint32{uint32(id), uint32(d)}, extra...)...)
}

// literal is a string as words: UTF-8, little endian, closed by a zero byte.
func literal(s string) []uint32 {
	words := make([]uint32, len(s)/4+1)
	for i := 0; i < len(s); i++ {
		words[i/4] |= uint32(s[i]) << (8 * (i % 4))
	}
	return words
}

// Finish closes the function and returns the module. The module is valid only
// if Err is nil.
func (b *Builder) Finish() []uint32 {
	b.Return()
	void := b.Void()
	signature := b.declare("function void", func(id ID) { b.declared.emit(opTypeFunction, uint32(id), uint32(void)) })
	b.finishBuffers()

	var m section
	m = append(m, magic, version1_3, 0, uint32(b.next), 0)
	b.preamble(&m)
	m = append(m, b.decorated...)
	m = append(m, b.declared...)
	m.emit(opFunction, uint32(void), uint32(b.mainID), noMask, uint32(signature))
	m.emit(opLabel, uint32(b.entry))
	m = append(m, b.variables...)
	m = append(m, b.prologue...)
	m = append(m, b.body...)
	m.emit(opFunctionEnd)
	return m
}

// preamble writes capabilities, the memory model, the entry point and its
// execution modes.
func (b *Builder) preamble(m *section) {
	t := b.target
	modes := []struct {
		on               bool
		cap, mode, width uint32
	}{
		{t.DenormPreserve32, capDenormPreserve, modeDenormPreserve, 32},
		{t.DenormPreserve64 && b.usesF64, capDenormPreserve, modeDenormPreserve, 64},
		{t.SignedZeroInfNanPreserve32, capSignedZeroInfNan, modeSignedZeroInfNan, 32},
		{t.SignedZeroInfNanPreserve64 && b.usesF64, capSignedZeroInfNan, modeSignedZeroInfNan, 64},
		{t.RoundingRTE32, capRoundingModeRTE, modeRoundingModeRTE, 32},
		{t.RoundingRTE64 && b.usesF64, capRoundingModeRTE, modeRoundingModeRTE, 64},
	}
	m.emit(opCapability, capShader)
	if b.usesF64 {
		m.emit(opCapability, capFloat64)
	}
	if b.usesSubgroups {
		m.emit(opCapability, capSubgroup)
		m.emit(opCapability, capSubgroupBallot)
	}
	b.matrixCapability(m)
	last := uint32(0)
	for _, x := range modes {
		if x.on && x.cap != last {
			m.emit(opCapability, x.cap)
			last = x.cap
		}
	}
	if last != 0 {
		m.emit(opExtension, literal(floatControlsExtension)...)
	}
	b.matrixExtensions(m)
	m.emit(opExtInstImport, append([]uint32{uint32(b.extended)}, literal(extendedInstructionsSet)...)...)
	m.emit(opMemoryModel, addressingLogical, b.memoryModel())
	entry := append([]uint32{modelGLCompute, uint32(b.mainID)}, literal("main")...)
	for _, v := range b.inputs {
		entry = append(entry, uint32(v))
	}
	m.emit(opEntryPoint, entry...)
	m.emit(opExecutionMode, uint32(b.mainID), modeLocalSize, b.localSize[0], b.localSize[1], b.localSize[2])
	for _, x := range modes {
		if x.on {
			m.emit(opExecutionMode, uint32(b.mainID), x.mode, x.width)
		}
	}
}
