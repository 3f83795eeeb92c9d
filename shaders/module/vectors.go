package module

import (
	"github.com/weft-gpu/weft/codegen"
)

// WordsOf returns the words of element i of a vector.
func (w *Writer) WordsOf(words []codegen.ID, i int) []codegen.ID {
	element := make([]codegen.ID, len(words))
	for j := range words {
		element[j] = w.B.Extract(words[j], i)
	}
	return element
}

// ElementOf returns element i of a vector.
func (w *Writer) ElementOf(v codegen.Value, i int) codegen.Value {
	return w.B.FromWords(v.DType, w.WordsOf(w.B.ToWords(v), i)...)
}

// Numbers returns the vector 0, 1, 2, 3.
func (w *Writer) Numbers() codegen.ID {
	b := w.B
	return b.ConstVec(b.ConstU32(0), b.ConstU32(1), b.ConstU32(2), b.ConstU32(3))
}

// ElementAt returns the element of a vector at an index that is known only at run time.
func (w *Writer) ElementAt(v codegen.Value, number codegen.ID) codegen.Value {
	words := w.B.ToWords(v)
	for i := range words {
		words[i] = w.B.ExtractAt(words[i], number)
	}
	return w.B.FromWords(v.DType, words...)
}

// Vectors are neighbouring values; each is a vector of Vector elements.
type Vectors []codegen.Value

// Values returns the variables' values.
func (w *Writer) Values(vars []*codegen.Variable) Vectors {
	g := make(Vectors, len(vars))
	for q, v := range vars {
		g[q] = w.B.Value(v)
	}
	return g
}

// Assign assigns to each variable the value with its index.
func (w *Writer) Assign(vars []*codegen.Variable, g Vectors) {
	for q, v := range vars {
		w.B.Assign(v, g[q])
	}
}

// NumbersFrom returns the vector first, first+1, ...
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
