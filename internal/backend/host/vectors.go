package host

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/vector"
	"github.com/weft-gpu/weft/ops"
)

// vectorForm is an operator with the dtype of its operands and that of its result.
type vectorForm struct {
	op      *ops.Op
	in, out dtype.DType
}

// vectorMaps holds the vector loops of operators, for this processor.
var vectorMaps = func() map[vectorForm]vector.Map {
	all := map[vectorForm]vector.Map{}
	for _, o := range vector.Operators() {
		op, known := ops.ByName(o.Name)
		if m, ok := vector.MapOf(o); ok && known && m.Arity() == op.Arity {
			all[vectorForm{op, o.In, o.Out}] = m
		}
	}
	return all
}()

// vectorMapOf returns an operator's vector loop, if there is one.
func vectorMapOf(op *ops.Op, in, out dtype.DType) (vector.Map, bool) {
	m, ok := vectorMaps[vectorForm{op, in, out}]
	return m, ok
}

// applyOp is hostref.Apply, by a vector loop if there is one. dst may be one of args.
func applyOp(op *ops.Op, dst hostref.Column, args ...hostref.Column) error {
	if terms(op, dst, args) {
		return nil
	}
	m, ok := loopOf(op, dst, args)
	if !ok && tabulated(op, dst, args) {
		return nil
	}
	if !ok {
		return hostref.Apply(op, dst, args...)
	}
	return applyLoop(m, op, dst, args...)
}

// applyLoop is applyOp by the operator's vector loop, for columns as long as dst. hostref evaluates
// the groups of elements at which the loop stops.
func applyLoop(m vector.Map, op *ops.Op, dst hostref.Column, args ...hostref.Column) error {
	var data [3][]byte
	for i, a := range args {
		data[i] = a.Data
	}
	n := dst.Len()
	for from := m.Apply(dst.Data, data[0], data[1], data[2]); from < n; {
		to := min(from+vector.Group, n)
		if err := applyPart(op, dst, args, from, to); err != nil {
			return err
		}
		from = to
		if from < n {
			from += applyVectors(m, dst, args, from, n)
		}
	}
	return nil
}

// bound is [hostref.Bind], by a vector loop if there is one.
func bound(op *ops.Op, in, out dtype.DType) hostref.Loop {
	if op == ops.Where {
		in, out = wordOf(in), wordOf(out)
	}
	if m, ok := vectorMapOf(op, in, out); ok {
		return func(dst hostref.Column, args ...hostref.Column) error { return applyLoop(m, op, dst, args...) }
	}
	return func(dst hostref.Column, args ...hostref.Column) error { return applyOp(op, dst, args...) }
}

// resolved returns the vector loop of each instruction of a body, or the zero value.
func resolved(body []kernel.Inst) []vector.Map {
	loops := make([]vector.Map, len(body))
	for i, inst := range body {
		if inst.Kind == kernel.Apply && len(inst.Args) > 0 {
			in, out := body[inst.Args[len(inst.Args)-1]].DType, inst.DType
			if inst.Op == ops.Where {
				in, out = wordOf(in), wordOf(out)
			}
			if m, ok := vectorMapOf(inst.Op, in, out); ok && m.Arity() == len(inst.Args) {
				loops[i] = m
			}
		}
	}
	return loops
}

// loopOf returns the vector loop of an operator, if there is one for these columns.
func loopOf(op *ops.Op, dst hostref.Column, args []hostref.Column) (vector.Map, bool) {
	in, out := args[len(args)-1].DType, dst.DType
	if op == ops.Where {
		in, out = wordOf(in), wordOf(out)
	}
	m, ok := vectorMapOf(op, in, out)
	if !ok || m.Arity() != len(args) {
		return m, false
	}
	for i, a := range args {
		if a.Len() != dst.Len() || a.DType != args[len(args)-1].DType && !(i == 0 && op == ops.Where && a.DType == dtype.Bool) {
			return m, false
		}
	}
	return m, true
}

// wordOf returns the unsigned integer of d's size, or d if there is none. The loops of where copy
// elements as such integers.
func wordOf(d dtype.DType) dtype.DType {
	switch d.Size() {
	case 1:
		return dtype.Uint8
	case 2:
		return dtype.Uint16
	case 4:
		return dtype.Uint32
	case 8:
		return dtype.Uint64
	}
	return d
}

// applyVectors applies a vector loop to the elements [from, to), and returns how many it has set.
func applyVectors(m vector.Map, dst hostref.Column, args []hostref.Column, from, to int) int {
	var data [3][]byte
	for i, a := range args {
		data[i] = a.Part(from, to).Data
	}
	return m.Apply(dst.Part(from, to).Data, data[0], data[1], data[2])
}

// terms makes or adds terms (sums in two float32s) by a vector loop, and reports whether it could.
func terms(op *ops.Op, dst hostref.Column, args []hostref.Column) bool {
	if dst.DType != dtype.Complex64 {
		return false
	}
	sums := hostref.Slice[complex64]
	for _, a := range args {
		if a.Len() != dst.Len() {
			return false
		}
	}
	switch {
	case op == ops.SumTerm && len(args) == 1 && args[0].DType == dtype.Float32:
		return vector.SumTerm(sums(dst.Data), hostref.Slice[float32](args[0].Data))
	case op == ops.AddTerms && len(args) == 2 && args[0].DType == dtype.Complex64 && args[1].DType == dtype.Complex64:
		return vector.AddTerms(sums(dst.Data), sums(args[0].Data), sums(args[1].Data))
	}
	return false
}

// applyPart is hostref.Apply for the elements [from, to).
func applyPart(op *ops.Op, dst hostref.Column, args []hostref.Column, from, to int) error {
	var parts [3]hostref.Column
	for i, a := range args {
		parts[i] = a.Part(from, to)
	}
	return hostref.Apply(op, dst.Part(from, to), parts[:len(args)]...)
}

// reducedForm is a reduction with the dtype of its elements.
type reducedForm struct {
	op *ops.Op
	d  dtype.DType
}

// vectorFolds holds the vector loops of reductions, for this processor.
var vectorFolds = func() map[reducedForm]vector.Fold {
	folds := map[reducedForm]vector.Fold{}
	for _, op := range ops.All() {
		for _, d := range dtype.All() {
			if f, ok := vector.FoldOf(vector.Reduction{Name: op.Name, DType: d}); ok && op.Kind == ops.Reduce {
				folds[reducedForm{op, d}] = f
			}
		}
	}
	return folds
}()

// foldRows is hostref.FoldRows, by a vector loop if there is one.
func foldRows(op *ops.Op, dst, src hostref.Column, n int) error {
	f, ok := vectorFolds[reducedForm{op, src.DType}]
	if !ok || n < vector.Group || dst.DType != src.DType || src.Len() != n*dst.Len() {
		return hostref.FoldRows(op, dst, src, n)
	}
	if n <= ops.Leaf {
		f.Rows(dst.Data, src.Data, n)
		return nil
	}
	leaves := kernel.Leaves(n)
	results := hostref.Column{DType: dst.DType, Data: make([]byte, dst.Len()*leaves*dst.DType.Size())}
	if err := foldLeaves(op, results, src, n); err != nil {
		return err
	}
	return foldRows(op, dst, results, leaves)
}

// foldLeaves reduces each leaf of the rows of n elements.
func foldLeaves(op *ops.Op, dst, src hostref.Column, n int) error {
	if n%ops.Leaf == 0 || n < ops.Leaf {
		return foldRows(op, dst, src, min(n, ops.Leaf))
	}
	leaves, whole := kernel.Leaves(n), n/ops.Leaf
	for row := range dst.Len() / leaves {
		all, made := src.Part(row*n, (row+1)*n), dst.Part(row*leaves, (row+1)*leaves)
		if err := foldRows(op, made.Part(0, whole), all.Part(0, whole*ops.Leaf), ops.Leaf); err != nil {
			return err
		}
		if err := foldRows(op, made.Part(whole, leaves), all.Part(whole*ops.Leaf, n), n-whole*ops.Leaf); err != nil {
			return err
		}
	}
	return nil
}
