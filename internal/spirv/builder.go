package spirv

import (
	"fmt"
	"slices"
)

// Declarations are a module's IDs, types and constants, and what stands ahead of them.
// Equal types and constants have one ID.
type Declarations struct {
	err error
	// uses are capabilities that what was written needs.
	uses map[Capability]bool

	next     ID
	typeOf   []ID // by ID; 0 for what has no type
	shapes   map[ID]typeShape
	interned map[string]ID
	module   Module
}

// Assembler writes the function of a shader: instructions at the current place of its
// structured control flow. A misuse (mixed widths, an instruction on the wrong type) is
// kept and returned by Err: it is a defect of the shader's writer and shows in no other
// way.
type Assembler struct {
	Declarations
	splats map[ID]ID // what is in all elements of a vector, perhaps as another type

	prologue  Section // loads of the entry block, ahead of the body
	variables Section // Function-storage variables: first in the entry block
	body      Section

	entry, mainID, extended ID
	block                   ID // the label of the block being written
	ended                   bool
}

// DefectError says that a shader's writer misused what it writes by.
type DefectError struct{ What string }

func (e *DefectError) Error() string {
	return "SPIR-V: " + e.What + "; this is a defect of Weft, please report it with the expression that was evaluated"
}

// start makes an Assembler ready.
func (b *Assembler) start() {
	b.next, b.typeOf = 1, make([]ID, 1, 256)
	b.uses, b.splats, b.shapes, b.interned = map[Capability]bool{}, map[ID]ID{}, map[ID]typeShape{}, map[string]ID{}
	b.extended = b.newID(0)
	b.mainID = b.newID(0)
	b.entry = b.newID(0)
	b.block = b.entry
}

// Err is the first misuse, or nil. Errors: *DefectError.
func (b *Declarations) Err() error { return b.err }

// Fail records a misuse.
func (b *Declarations) Fail(format string, args ...any) {
	if b.err == nil {
		b.err = &DefectError{What: fmt.Sprintf(format, args...)}
	}
}

// Use notes that what is written needs a capability.
func (b *Declarations) Use(c Capability) { b.uses[c] = true }

// Uses reports whether what was written needs a capability.
func (b *Declarations) Uses(c Capability) bool { return b.uses[c] }

// Module is the module as far as it is written, for what stands ahead of the types.
func (b *Declarations) Module() *Module { return &b.module }

// Body is what was written of the function's body.
func (b *Assembler) Body() Section { return b.body }

// Block is the label of the block being written.
func (b *Assembler) Block() ID { return b.block }

// Splatted is what is in all elements of a vector, perhaps as another type of the same
// bits; ok is false where that is not known.
func (b *Assembler) Splatted(vector ID) (x ID, ok bool) {
	x, ok = b.splats[vector]
	return x, ok
}

func (b *Declarations) newID(typ ID) ID {
	id := b.next
	b.next++
	b.typeOf = append(b.typeOf, typ)
	return id
}

// TypeOf is the type of a value.
func (b *Declarations) TypeOf(id ID) ID {
	if int(id) >= len(b.typeOf) || b.typeOf[id] == 0 {
		b.Fail("%%%d is no value", id)
		return b.U32()
	}
	return b.typeOf[id]
}

// Emit appends an instruction to the body. After a terminator (a Return) what follows
// in the same block can never run and is dropped.
func (b *Assembler) Emit(op Opcode, operands ...ID) {
	if !b.ended {
		b.body.Emit(op, operands...)
	}
}

// Result appends an instruction with a result of type typ.
func (b *Assembler) Result(op Opcode, typ ID, operands ...ID) ID {
	if b.ended {
		return b.newID(typ)
	}
	return b.valueIn(&b.body, op, typ, operands...)
}

func (b *Declarations) valueIn(s *Section, op Opcode, typ ID, operands ...ID) ID {
	id := b.newID(typ)
	s.emitResult(op, typ, id, operands)
	return id
}

// early appends an instruction to the entry block, ahead of the body.
func (b *Assembler) early(op Opcode, typ ID, operands ...ID) ID {
	return b.valueIn(&b.prologue, op, typ, operands...)
}

// variable declares a variable; initial is a constant, or nothing.
func (b *Assembler) variable(class StorageClass, typ ID, initial ...ID) ID {
	in := &b.module.Declarations
	if class == StorageClassFunction {
		in = &b.variables
	}
	return b.valueIn(in, OpVariable, b.pointer(class, typ), append([]ID{ID(class)}, initial...)...)
}

// ExtResult writes an instruction of GLSL.std.450 with a result of type typ.
func (b *Assembler) ExtResult(typ ID, number GLSL, operands ...ID) ID {
	return b.Result(OpExtInst, typ, append([]ID{b.extended, ID(number)}, operands...)...)
}

// Builder writes one compute shader: arithmetic, and the memory that it accesses.
//
// A Builder is used once, by one goroutine.
type Builder struct {
	Arithmetic

	localSize  [3]ID
	modes      Section
	inputs     []ID
	builtIns   map[BuiltIn]ID
	components map[[2]uint32]ID
	buffers    []Buffer
	params     params
	// sharedBytes is how much of the workgroup's memory is taken.
	sharedBytes int
	// vulkanMemory: the module is of the Vulkan memory model, in which memory that others
	// are to see is marked.
	vulkanMemory bool
}

// Start makes a Builder ready: it stands ahead of everything else.
func (b *Builder) Start() {
	b.start()
	b.builtIns, b.components = map[BuiltIn]ID{}, map[[2]uint32]ID{}
	b.localSize = [3]ID{1, 1, 1}
}

// UseVulkanMemory says, ahead of everything else, that the module is of the Vulkan
// memory model.
func (b *Builder) UseVulkanMemory() { b.vulkanMemory = true }

// LocalSize sets the workgroup's invocations along x, y and z, 1 each where it is not
// called.
func (b *Builder) LocalSize(x, y, z int) {
	b.localSize = [3]ID{ID(x), ID(y), ID(z)}
}

// Mode adds an execution mode beside the workgroup's size.
func (b *Builder) Mode(mode ExecutionMode, parameters ...ID) {
	b.modes.Emit(OpExecutionMode, append([]ID{b.mainID, ID(mode)}, parameters...)...)
}

// Finish closes the function and returns the module. The module is valid only if Err is
// nil, and the capabilities that it uses are declared in [Declarations.Module].
func (b *Builder) Finish() []uint32 {
	b.Return()
	void := b.Void()
	signature := b.declareType(typeShape{}, OpTypeFunction, void)
	b.finishBuffers()

	m, memory := &b.module, MemoryModelGLSL450
	if b.vulkanMemory {
		memory = MemoryModelVulkan
	}
	m.Import(b.extended, "GLSL.std.450")
	m.MemoryModel(AddressingModelLogical, memory)
	m.EntryPoint(ExecutionModelGLCompute, b.mainID, "main", b.inputs...)
	m.ExecutionMode(b.mainID, ExecutionModeLocalSize, b.localSize[:]...)
	m.ExecutionModes = append(m.ExecutionModes, b.modes...)
	f := &m.Functions
	f.Emit(OpFunction, void, b.mainID, ID(FunctionControlNone), signature)
	f.Emit(OpLabel, b.entry)
	*f = slices.Concat(*f, b.variables, b.prologue, b.body)
	f.Emit(OpFunctionEnd)
	return m.Words(Version1_3, b.next)
}
