package spirv

import (
	"fmt"
	"slices"
)

// Declarations holds a module's IDs, types and constants, and the module's earlier sections.
// Equal types and constants have one ID.
type Declarations struct {
	err error
	// uses are the capabilities that the module needs so far.
	uses map[Capability]bool

	next     ID
	typeOf   []ID // by ID; 0: no type
	shapes   map[ID]typeShape
	interned map[string]ID
	module   Module
}

// Assembler writes the function of a shader: instructions at the current place of its
// structured control flow. Err returns the first misuse (mixed widths, an instruction on the
// wrong type), a defect of the shader's writer that no method returns.
type Assembler struct {
	Declarations
	splats map[ID]ID // by vector: the scalar that all its elements equal, perhaps with another type of equal bits

	prologue  Section // loads in the entry block, before the body
	variables Section // Function-storage variables, first in the entry block
	body      Section

	entry, mainID, extended ID
	block                   ID // the label of the block being written
	ended                   bool
}

// DefectError reports a misuse by the writer of a shader.
type DefectError struct{ What string }

func (e *DefectError) Error() string {
	return "SPIR-V: " + e.What + "; this is a defect of Weft, please report it with the expression that was evaluated"
}

// start initializes an Assembler.
func (b *Assembler) start() {
	b.next, b.typeOf = 1, make([]ID, 1, 256)
	b.uses, b.splats, b.shapes, b.interned = map[Capability]bool{}, map[ID]ID{}, map[ID]typeShape{}, map[string]ID{}
	b.extended = b.newID(0)
	b.mainID = b.newID(0)
	b.entry = b.newID(0)
	b.block = b.entry
}

// Err returns the first misuse, a *DefectError, or nil.
func (b *Declarations) Err() error { return b.err }

// Fail records a misuse.
func (b *Declarations) Fail(format string, args ...any) {
	if b.err == nil {
		b.err = &DefectError{What: fmt.Sprintf(format, args...)}
	}
}

// Use records that the module needs a capability.
func (b *Declarations) Use(c Capability) { b.uses[c] = true }

// Uses reports whether the module needs a capability so far.
func (b *Declarations) Uses(c Capability) bool { return b.uses[c] }

// Module returns the module so far. Callers write the sections that precede the types.
func (b *Declarations) Module() *Module { return &b.module }

// Body returns the function's body so far.
func (b *Assembler) Body() Section { return b.body }

// Block returns the label of the block being written.
func (b *Assembler) Block() ID { return b.block }

// Splatted returns the scalar that all elements of a vector equal. Its type may be another one
// with the same bits. ok is false if no such scalar is known.
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

// TypeOf returns the type of a value.
func (b *Declarations) TypeOf(id ID) ID {
	if int(id) >= len(b.typeOf) || b.typeOf[id] == 0 {
		b.Fail("%%%d is no value", id)
		return b.U32()
	}
	return b.typeOf[id]
}

// Emit appends an instruction to the body. After a terminator (such as a return), it drops
// instructions in the same block, because they cannot run.
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

// early appends an instruction to the entry block, before the body.
func (b *Assembler) early(op Opcode, typ ID, operands ...ID) ID {
	return b.valueIn(&b.prologue, op, typ, operands...)
}

// variable declares a variable. initial is a constant, or nothing.
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
	// sharedBytes counts the workgroup's memory in use.
	sharedBytes int
	// vulkanMemory: the module has the Vulkan memory model, in which accesses that other
	// invocations must see are marked.
	vulkanMemory bool
}

// Start initializes a Builder. Call it first.
func (b *Builder) Start() {
	b.start()
	b.builtIns, b.components = map[BuiltIn]ID{}, map[[2]uint32]ID{}
	b.localSize = [3]ID{1, 1, 1}
}

// UseVulkanMemory selects the Vulkan memory model. Call it before writing anything.
func (b *Builder) UseVulkanMemory() { b.vulkanMemory = true }

// LocalSize sets the number of invocations of a workgroup along x, y and z. The default is 1.
func (b *Builder) LocalSize(x, y, z int) {
	b.localSize = [3]ID{ID(x), ID(y), ID(z)}
}

// Mode adds an execution mode. The workgroup's size is a mode that Finish adds.
func (b *Builder) Mode(mode ExecutionMode, parameters ...ID) {
	b.modes.Emit(OpExecutionMode, append([]ID{b.mainID, ID(mode)}, parameters...)...)
}

// Finish closes the function and returns the module, which is valid only if Err is nil.
// Callers declare the capabilities that it uses in [Declarations.Module].
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
