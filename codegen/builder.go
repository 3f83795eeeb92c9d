package codegen

import (
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/internal/spirv"
)

// ID names a type, a constant or a value of one module.
type ID = spirv.ID

// Target is what the lowering must know about a device: the answers of its
// arithmetic probe, and the execution modes it has. The zero value is a device
// with correctly rounded float32 arithmetic, subnormals included, and no modes.
type Target struct {
	// Flush32: float32 subnormals are flushed, as operands, as results or both.
	Flush32 bool
	// WordCompare32: comparisons of float32 take subnormals for zero, though arithmetic
	// does not, as NVIDIA's do: they are made in words.
	WordCompare32 bool
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
	// FMA32: Fma of float32 rounds once, where what it rounds is normal.
	FMA32 bool
	// InverseSqrt32: InverseSqrt of a float32 from 2^-60 up is within 3 ULP of the exact
	// result (Vulkan's bound is 2). Inexact roots are mended by it, with FMA32, and in
	// words without.
	InverseSqrt32 bool
	// UnpackHalf: UnpackHalf2x16 gives every float16's number, subnormals included, and
	// some NaN for a NaN. PackHalf: PackHalf2x16 rounds every float32 to the nearest
	// float16, ties to even, subnormals included, and gives some NaN for a NaN.
	UnpackHalf, PackHalf bool
	// RoundHalf: what is packed and unpacked again is rounded. NVIDIA's compiler takes
	// the two for nothing.
	RoundHalf bool
	// Execution modes for 16-bit floats, of kernels that convert them so.
	DenormPreserve16, RoundingRTE16 bool
	// Doublewords: whole elements are best accessed by 64-bit words (see
	// [Builder.WholeBuffer]); the device has Float64.
	Doublewords bool
	// GPU: a branch costs little where the invocations beside each other go the same way,
	// and an exact division much: elementary functions of float32 have a form for usual
	// inputs, and divide by multiplications.
	GPU bool
	// MemoryTables: the elements of a table of float64 are read one by one rather
	// than chosen by selects; the device has Float64.
	MemoryTables bool
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
	// usesF64, usesF16: the module has values of type float64, or float16.
	usesF64, usesF16 bool
	// convertsHalves: float16s are converted by the device itself.
	convertsHalves bool
	// oneForm: functions have no form of their own for usual inputs.
	oneForm bool
	// usesSubgroups: its invocations hand values to each other.
	usesSubgroups bool
	// matrices: its subgroups hold cooperative matrices, of elements that need
	// these capabilities.
	matrices           bool
	matrixCapabilities map[spirv.Capability]bool

	next     ID
	typeOf   []ID      // by ID; 0 for what has no type
	splats   map[ID]ID // what is in all lanes of a vector, perhaps as another type
	shapes   map[ID]typeShape
	interned map[string]ID

	module    spirv.Module
	prologue  spirv.Section // loads of the entry block, ahead of the body
	variables spirv.Section // Function-storage variables: first in the entry block
	body      spirv.Section

	entry, mainID, extended ID
	block                   ID // the label of the block being written
	ended                   bool

	localSize  [3]ID
	inputs     []ID
	builtIns   map[spirv.BuiltIn]ID
	components map[[2]uint32]ID
	buffers    []Buffer
	params     params
	// tables are the arrays that hold tables, by their first values.
	tables map[ID]array
	// unpackedHalves are the floats of halves, by the block that has them and the halves.
	unpackedHalves map[[2]ID]ID
	// sharedBytes is how much of the workgroup's memory is taken.
	sharedBytes int
}

// NewBuilder starts a module for devices of the given target.
func NewBuilder(t Target) *Builder {
	b := &Builder{
		target: t, next: 1, typeOf: make([]ID, 1, 256),
		shapes: map[ID]typeShape{}, interned: map[string]ID{}, splats: map[ID]ID{},
		builtIns: map[spirv.BuiltIn]ID{}, components: map[[2]uint32]ID{}, tables: map[ID]array{}, unpackedHalves: map[[2]ID]ID{},
		localSize: [3]ID{1, 1, 1},
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

// LocalSize sets the workgroup's invocations along x, y and z, 1 each where it is not
// called.
func (b *Builder) LocalSize(x, y, z int) {
	b.localSize = [3]ID{ID(x), ID(y), ID(z)}
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
func (b *Builder) emit(op spirv.Opcode, operands ...ID) {
	if !b.ended {
		b.body.Emit(op, operands...)
	}
}

// value appends an instruction with a result of type typ.
func (b *Builder) value(op spirv.Opcode, typ ID, operands ...ID) ID {
	if b.ended {
		return b.newID(typ)
	}
	return b.valueIn(&b.body, op, typ, operands...)
}

func (b *Builder) valueIn(s *spirv.Section, op spirv.Opcode, typ ID, operands ...ID) ID {
	id := b.newID(typ)
	s.Emit(op, append([]ID{typ, id}, operands...)...)
	return id
}

func (b *Builder) decorate(id ID, d spirv.Decoration, extra ...ID) {
	b.module.Decorate(id, d, extra...)
}

// Finish closes the function and returns the module. The module is valid only
// if Err is nil.
func (b *Builder) Finish() []uint32 {
	b.Return()
	void := b.Void()
	signature := b.declareType(typeShape{}, spirv.OpTypeFunction, void)
	b.finishBuffers()

	b.preamble()
	f := &b.module.Functions
	f.Emit(spirv.OpFunction, void, b.mainID, ID(spirv.FunctionControlNone), signature)
	f.Emit(spirv.OpLabel, b.entry)
	*f = slices.Concat(*f, b.variables, b.prologue, b.body)
	f.Emit(spirv.OpFunctionEnd)
	return b.module.Words(spirv.Version1_3, b.next)
}

// preamble writes capabilities, the memory model, the entry point and its
// execution modes.
func (b *Builder) preamble() {
	m := &b.module
	m.Capability(spirv.CapabilityShader)
	if b.usesF64 {
		m.Capability(spirv.CapabilityFloat64)
	}
	if b.usesF16 && !b.matrixCapabilities[spirv.CapabilityFloat16] {
		m.Capability(spirv.CapabilityFloat16)
	}
	if b.usesSubgroups {
		m.Capability(spirv.CapabilityGroupNonUniform)
		m.Capability(spirv.CapabilityGroupNonUniformBallot)
	}
	b.matrixCapability()
	modes := b.floatModes()
	for i, x := range modes {
		if i == 0 || x.capability != modes[i-1].capability {
			m.Capability(x.capability)
		}
	}
	if len(modes) > 0 {
		m.Extension("SPV_KHR_float_controls")
	}
	b.matrixExtensions()
	m.Import(b.extended, "GLSL.std.450")
	m.MemoryModel(spirv.AddressingModelLogical, b.memoryModel())
	m.EntryPoint(spirv.ExecutionModelGLCompute, b.mainID, "main", b.inputs...)
	m.ExecutionMode(b.mainID, spirv.ExecutionModeLocalSize, b.localSize[:]...)
	for _, x := range modes {
		m.ExecutionMode(b.mainID, x.mode, x.width)
	}
}

// floatMode is an execution mode of SPV_KHR_float_controls.
type floatMode struct {
	capability spirv.Capability
	mode       spirv.ExecutionMode
	width      ID
}

// floatModes are the modes that the target has, for the floats that are used.
func (b *Builder) floatModes() (modes []floatMode) {
	t := b.target
	for _, x := range []struct {
		on16, on32, on64 bool
		capability       spirv.Capability
		mode             spirv.ExecutionMode
	}{
		{t.DenormPreserve16, t.DenormPreserve32, t.DenormPreserve64, spirv.CapabilityDenormPreserve, spirv.ExecutionModeDenormPreserve},
		{false, t.SignedZeroInfNanPreserve32, t.SignedZeroInfNanPreserve64, spirv.CapabilitySignedZeroInfNanPreserve, spirv.ExecutionModeSignedZeroInfNanPreserve},
		{t.RoundingRTE16, t.RoundingRTE32, t.RoundingRTE64, spirv.CapabilityRoundingModeRTE, spirv.ExecutionModeRoundingModeRTE},
	} {
		if x.on16 && b.convertsHalves {
			modes = append(modes, floatMode{x.capability, x.mode, 16})
		}
		if x.on32 {
			modes = append(modes, floatMode{x.capability, x.mode, 32})
		}
		if x.on64 && b.usesF64 {
			modes = append(modes, floatMode{x.capability, x.mode, 64})
		}
	}
	return modes
}
