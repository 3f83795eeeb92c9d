// Package spirv is an assembler of SPIR-V: the instructions and enumerants that Weft
// uses, once, and what writes and reads modules of them.
//
// The table (table_gen.go) is made from the grammar that the Khronos Group publishes:
// an [Opcode] has a [Form], which says which operands follow; an operand has a [Kind].
// The table holds what this repository names and nothing else: name a new instruction
// in the code, then run go generate ./internal/spirv.
//
// A [Builder] writes a compute shader in four layers, each of which embeds the one before:
// [Declarations] (IDs, types, constants), [Assembler] (the function and its control flow),
// [Arithmetic] (instructions on scalars and vectors) and Builder itself (memory, launch
// parameters, built-ins, subgroups, cooperative matrices).
//
// A [Module] takes instructions into the sections that the specification orders, and
// [Module.Words] joins them. [Instructions] goes through the words of a module and
// checks each instruction against its form; [Disassemble] shows a module as text.
// Words that are no module are an [*Error].
//
// The package imports nothing of Weft.
package spirv

//go:generate go run ../../script/generate/spirv
