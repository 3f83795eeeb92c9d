package module

import (
	"slices"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
)

// Vector is the width in which bodies are evaluated.
const Vector = 4

// Evaluate writes the body for one vector, given its loads: up to its
// result, or the instructions `only`, of which it gives the last.
func (w *Writer) Evaluate(load func(i int) codegen.Value, scalars []codegen.Value, only ...int) codegen.Value {
	vals, last := w.Evaluated(load, scalars, only...)
	return vals[last]
}

// Evaluated is Evaluate, and gives the values of all instructions and which is the last.
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

// Instruction is the value of instruction i of the body, given those that it is
// made of: the one place where instructions become code.
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

// Apply is what an operator of the catalogue makes of values.
func (w *Writer) Apply(op string, d dtype.DType, args ...codegen.Value) codegen.Value {
	v, err := w.B.Apply(op, d, args...)
	if err != nil && w.err == nil {
		w.err = err
	}
	return v
}

// Scalars are the launch-time scalars, in every element of a vector.
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
