package module

import (
	"slices"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
)

// Vector is how many elements the body is evaluated for at once.
const Vector = 4

// Evaluate writes the body for one vector, and returns its result. If only lists instructions, it
// writes just these, and returns the value of the last.
func (w *Writer) Evaluate(load func(i int) codegen.Value, scalars []codegen.Value, only ...int) codegen.Value {
	vals, last := w.Evaluated(load, scalars, only...)
	return vals[last]
}

// Evaluated does the same as Evaluate, but returns the values of all instructions and the last
// one's number.
func (w *Writer) Evaluated(load func(i int) codegen.Value, scalars []codegen.Value, only ...int) (list []codegen.Value, at int) {
	vals := make([]codegen.Value, len(w.Kernel.Body))
	last := len(vals) - 1
	for i := range w.Kernel.Body {
		if len(only) > 0 {
			last = only[len(only)-1]
			if !slices.Contains(only, i) {
				continue
			}
		}
		vals[i] = w.Instruction(i, vals, load, scalars)
	}
	return vals, last
}

// Instruction writes instruction i of the body, given the values of the earlier ones. No other
// function turns instructions into code.
func (w *Writer) Instruction(i int, vals []codegen.Value, load func(n int) codegen.Value, scalars []codegen.Value) codegen.Value {
	inst := w.Kernel.Body[i]
	switch inst.Kind {
	case kernel.Load:
		return load(inst.N)
	case kernel.Scalar:
		return scalars[inst.N]
	case kernel.Lookup:
		return w.lookup(i, load(inst.N), vals[inst.Args[0]])
	case kernel.Search:
		return w.search(inst, load(inst.N), vals[inst.Args[0]])
	case kernel.Segment:
		return w.segment(inst, load(inst.N), vals[inst.Args[0]], vals[inst.Args[1]])
	}
	args := make([]codegen.Value, len(inst.Args))
	for j, a := range inst.Args {
		args[j] = vals[a]
	}
	return w.Apply(inst.Op.Name, inst.DType, args...)
}

// Apply applies an operator of the catalogue to values.
func (w *Writer) Apply(op string, d dtype.DType, args ...codegen.Value) codegen.Value {
	v, err := w.B.Apply(op, d, args...)
	if err != nil && w.err == nil {
		w.err = err
	}
	return v
}

// Scalars returns the launch's scalars, each repeated in a vector of this many elements.
func (w *Writer) Scalars(width int) []codegen.Value {
	vals := make([]codegen.Value, len(w.Kernel.Scalars))
	for i, d := range w.Kernel.Scalars {
		words := make([]codegen.ID, d.Words())
		for j := range words {
			words[j] = w.B.Splat(w.Param(kernel.ScalarWord(i, j)), width)
		}
		vals[i] = w.B.FromWords(d, words...)
	}
	return vals
}
