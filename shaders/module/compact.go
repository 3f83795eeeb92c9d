package module

import (
	"slices"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
)

// Compact kernels contain long code once, in a loop, since drivers compile long code slowly.

// EvaluateVector does the same as Evaluate. In a compact kernel it evaluates one element of the
// vector after another.
func (w *Writer) EvaluateVector(load func(i int) codegen.Value, scalars []codegen.Value, only ...int) codegen.Value {
	if !w.Compact {
		return w.Evaluate(load, scalars, only...)
	}
	return w.inLoop(load, scalars)[0]
}

// EvaluateStored does the same as EvaluateVector, and returns all values that the kernel stores.
func (w *Writer) EvaluateStored(load func(i int) codegen.Value, scalars []codegen.Value) []codegen.Value {
	if w.Compact {
		return w.inLoop(load, scalars)
	}
	vals, _ := w.Evaluated(load, scalars)
	return w.stored(vals)
}

// stored selects, from the values of all instructions, those that the kernel stores.
func (w *Writer) stored(vals []codegen.Value) (list []codegen.Value) {
	for _, i := range w.Kernel.Stored() {
		list = append(list, vals[i])
	}
	return list
}

// reads reports whether the body reads an operand. A scan's carry is not read by the body.
func (w *Writer) reads(operand int) bool {
	return slices.ContainsFunc(w.Kernel.Body, func(i kernel.Inst) bool {
		switch i.Kind {
		case kernel.Load, kernel.Lookup, kernel.Search, kernel.Segment:
			return i.N == operand
		}
		return false
	})
}

// inLoop evaluates the body for one element after another.
func (w *Writer) inLoop(load func(i int) codegen.Value, scalars []codegen.Value) []codegen.Value {
	b := w.B
	loaded := make([]codegen.Value, len(w.In))
	for i := range loaded {
		if w.reads(i) {
			loaded[i] = load(i)
		}
	}
	// The variables hold words. A variable of floats would count as computed, and change the NaNs
	// of elements that the body only moves.
	var result []codegen.Var // the words of all stored values
	for _, i := range w.Kernel.Stored() {
		for range w.Kernel.Body[i].DType.Words() {
			v := b.Local(b.Vec(b.U32(), Vector))
			b.StoreVar(v, b.SplatU32(0, Vector))
			result = append(result, v)
		}
	}
	b.Loop(b.ConstU32(Vector), func(element codegen.ID) {
		single := make([]codegen.Value, len(scalars))
		for i, s := range scalars {
			single[i] = w.ElementAt(s, element)
		}
		vals, _ := w.Evaluated(func(i int) codegen.Value { return w.ElementAt(loaded[i], element) }, single)
		here, at := b.IEq(w.Numbers(), b.Splat(element, Vector)), 0
		for _, v := range w.stored(vals) {
			for _, word := range b.ToWords(v) {
				b.StoreVar(result[at], b.Select(here, b.Splat(word, Vector), b.LoadVar(result[at])))
				at++
			}
		}
	})
	var list []codegen.Value
	for _, i := range w.Kernel.Stored() {
		words := make([]codegen.ID, w.Kernel.Body[i].DType.Words())
		for j := range words {
			words[j] = b.LoadVar(result[j])
		}
		list, result = append(list, b.FromWords(w.Kernel.Body[i].DType, words...)), result[len(words):]
	}
	return list
}
