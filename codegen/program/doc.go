// Package program writes functions of float64 as tables that a loop interprets, for devices
// without float64.
//
// [Record] evaluates a definition of package elementary on a recorder, which notes the
// operations, and orders them into the rows of a table. [Program.Run] writes the table and the
// loop, which contains the code of each operation once. The package imports codegen/double,
// codegen/words, elementary and spirv.
package program
