package module

import (
	"github.com/weft-gpu/weft/codegen"
)

// WordsOf is lane i of words.
func (w *Writer) WordsOf(words []codegen.ID, i int) []codegen.ID {
	lane := make([]codegen.ID, len(words))
	for j := range words {
		lane[j] = w.B.Extract(words[j], i)
	}
	return lane
}

// ElementOf is lane i of a value's words.
func (w *Writer) ElementOf(v codegen.Value, i int) codegen.Value {
	return w.B.FromWords(v.DType, w.WordsOf(w.B.ToWords(v), i)...)
}

// Numbers is 0, 1, 2, 3.
func (w *Writer) Numbers() codegen.ID {
	b := w.B
	return b.ConstVec(b.ConstU32(0), b.ConstU32(1), b.ConstU32(2), b.ConstU32(3))
}

// ElementAt is one lane of a value, by a number that is known when it runs.
func (w *Writer) ElementAt(v codegen.Value, lane codegen.ID) codegen.Value {
	words := w.B.ToWords(v)
	for i := range words {
		words[i] = w.B.ExtractAt(words[i], lane)
	}
	return w.B.FromWords(v.DType, words...)
}

// Vectors are the lane groups of a column's values.
type Vectors []codegen.Value

// Values are what variables hold.
func (w *Writer) Values(vars []*codegen.Variable) Vectors {
	g := make(Vectors, len(vars))
	for q, v := range vars {
		g[q] = w.B.Value(v)
	}
	return g
}

// Assign gives variables their next values.
func (w *Writer) Assign(vars []*codegen.Variable, g Vectors) {
	for q, v := range vars {
		w.B.Assign(v, g[q])
	}
}

// NumbersFrom is first, first+1, ... in the lanes of a group.
func (w *Writer) NumbersFrom(first codegen.ID, width int) codegen.ID {
	numbers := make([]codegen.ID, width)
	for i := range numbers {
		numbers[i] = w.B.ConstU32(uint32(i))
	}
	if width == 1 {
		return first
	}
	return w.B.IAdd(w.B.Splat(first, width), w.B.ConstVec(numbers...))
}
