// Package spirv is an assembler of SPIR-V. It has the instructions and enumerants that Weft
// uses, and writes and reads modules of them.
//
// The table (table_gen.go) is made from the grammar that the Khronos Group publishes. An
// [Opcode] has a [Form], which lists its operands, and an operand has a [Kind]. The table
// holds only the names that this repository uses. To add an instruction, name it in the code,
// and run go generate ./internal/spirv.
//
// A [Builder] writes a compute shader in four layers, each of which embeds the one before:
// [Declarations] (IDs, types, constants), [Assembler] (the function and its control flow),
// [Arithmetic] (instructions on scalars and vectors) and Builder itself (memory, launch
// parameters, built-ins, subgroups, cooperative matrices).
//
// A [Module] takes instructions into the sections of the specification, and [Module.Words]
// joins them. [Instructions] iterates over the words of a module, and checks each instruction
// against its form. [Disassemble] shows a module as text. For words that are no module, both
// return an [*Error]. The package imports nothing of Weft.
package spirv

//go:generate go run ../../script/generate/spirv
