package spirv

import "slices"

// ID names a type, a constant or a value of one module.
type ID uint32

// Section is a run of instructions.
type Section []uint32

// Emit appends an instruction. operands, IDs or numbers, begin with its type and result if it
// has them.
func (s *Section) Emit(op Opcode, operands ...ID) {
	*s = append(*s, firstWord(op, len(operands)))
	for _, o := range operands {
		*s = append(*s, uint32(o))
	}
}

// emitResult appends an instruction with a result. typ is 0 if the result has no type.
func (s *Section) emitResult(op Opcode, typ, id ID, operands []ID) {
	if typ == 0 {
		*s = append(*s, firstWord(op, 1+len(operands)), uint32(id))
	} else {
		*s = append(*s, firstWord(op, 2+len(operands)), uint32(typ), uint32(id))
	}
	for _, o := range operands {
		*s = append(*s, uint32(o))
	}
}

// Append is Emit for the Words of an Instruction that was read.
func (s *Section) Append(op Opcode, words []uint32) {
	*s = append(append(*s, firstWord(op, len(words))), words...)
}

func firstWord(op Opcode, operands int) uint32 { return uint32(operands+1)<<16 | uint32(op) }

// Literal returns a string as words: UTF-8, little endian, closed by a zero byte.
func Literal(s string) []ID {
	words := make([]ID, len(s)/4+1)
	for i := 0; i < len(s); i++ {
		words[i/4] |= ID(s[i]) << (8 * (i % 4))
	}
	return words
}

// Version1_3 is the version of SPIR-V that Weft writes.
const Version1_3 = 0x00010300

// Module holds a module's instructions by section, in the order of the specification (2.4,
// Logical Layout of a Module).
type Module struct {
	Capabilities, Extensions, Imports, MemoryModels, EntryPoints, ExecutionModes Section
	Annotations                                                                  Section
	Declarations                                                                 Section // types, constants and global variables
	Functions                                                                    Section
}

// Capability declares a capability that the module uses.
func (m *Module) Capability(c Capability) { m.Capabilities.Emit(OpCapability, ID(c)) }

// Extension declares an extension that the module uses.
func (m *Module) Extension(name string) { m.Extensions.Emit(OpExtension, Literal(name)...) }

// Import assigns an ID to a set of extended instructions.
func (m *Module) Import(id ID, set string) {
	m.Imports.Emit(OpExtInstImport, append([]ID{id}, Literal(set)...)...)
}

// MemoryModel selects the models of addresses and memory.
func (m *Module) MemoryModel(a AddressingModel, model MemoryModel) {
	m.MemoryModels.Emit(OpMemoryModel, ID(a), ID(model))
}

// EntryPoint declares an entry point: a function, its name, and the variables of its interface.
func (m *Module) EntryPoint(model ExecutionModel, function ID, name string, variables ...ID) {
	m.EntryPoints.Emit(OpEntryPoint, slices.Concat([]ID{ID(model), function}, Literal(name), variables)...)
}

// ExecutionMode declares a mode in which the function of an entry point runs.
func (m *Module) ExecutionMode(function ID, mode ExecutionMode, parameters ...ID) {
	m.ExecutionModes.Emit(OpExecutionMode, append([]ID{function, ID(mode)}, parameters...)...)
}

// Decorate decorates an ID.
func (m *Module) Decorate(id ID, d Decoration, parameters ...ID) {
	m.Annotations.Emit(OpDecorate, append([]ID{id, ID(d)}, parameters...)...)
}

// DecorateMember decorates a member of a structure.
func (m *Module) DecorateMember(structure ID, member int, d Decoration, parameters ...ID) {
	m.Annotations.Emit(OpMemberDecorate, append([]ID{structure, ID(member), ID(d)}, parameters...)...)
}

// Words returns the module's words. All IDs are below bound.
func (m *Module) Words(version uint32, bound ID) []uint32 {
	header := []uint32{Magic, version, 0, uint32(bound), 0}
	return slices.Concat(header, m.Capabilities, m.Extensions, m.Imports, m.MemoryModels, m.EntryPoints, m.ExecutionModes,
		m.Annotations, m.Declarations, m.Functions)
}
