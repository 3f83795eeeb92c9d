// Package words writes integer arithmetic on words of 32 bits as SPIR-V.
//
// [Arithmetic] computes with words, with integers of 64 bits in two words ([Pair]), and with
// numbers in one word or two ([Limbs]). [Integers] has the catalogue's operators on integers,
// for all operands. The code computes element by element, and branches only in integer powers.
// The package imports spirv.
package words
