// Package opline reads op lines: one line names an operator, a dtype, its
// operands' shapes and its attributes, and so is one thing to measure, check
// or explain:
//
//	add f32 [4096,4096] [4096]
//	where f32 bool[64,64] [64] []
//	sum f32 [4096,4096] axis=1
//	expr 'maximum(a*b + c, 0)' f32 a=[4096,4096] b=[4096] c=[4096,1]
//
// A line is split into words as a shell does (shlex), on the command line and
// in a suite file alike. [Parse] returns a [Line], whose expression says what
// to compute; both forms of line become one. [ParseAll] reads a line that stands for
// several, one for each size of a range. Mistakes are an [Error] that names the word
// and suggests the near name.
//
// Beside its own expr, it imports compose, graph, ops, shape, dtype and element.
package opline
