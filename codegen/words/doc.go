// Package words writes integer arithmetic on words of 32 bits as SPIR-V.
//
// [Arithmetic] has what every type of number is made of: words, integers of 64 bits in
// two words ([Pair]), and numbers in one word or two ([Limbs]). [Integers] has the
// catalogue's operators on integers, for every operand. The code works lane by lane and
// branches nowhere but in integer powers.
//
// The package imports spirv.
package words
