package host

import (
	"sync"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/vector"
	"github.com/weft-gpu/weft/ops"
)

// vectorForm is an operator with a type of its operands and one of its result.
type vectorForm struct {
	op      *ops.Op
	in, out dtype.DType
}

// vectorMaps holds the operators that the processor's vector instructions evaluate.
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

// vectorMapOf returns an operator's loop, if there is one.
func vectorMapOf(op *ops.Op, in, out dtype.DType) (vector.Map, bool) {
	m, ok := vectorMaps[vectorForm{op, in, out}]
	return m, ok
}

// applyOp is hostref.Apply, by vector instructions if there are some for it. dst may be one of
// args.
func applyOp(op *ops.Op, dst hostref.Column, args ...hostref.Column) error {
	if terms(op, dst, args) {
		return nil
	}
	m, ok := loopOf(op, dst, args)
	if !ok {
		return hostref.Apply(op, dst, args...)
	}
	n := dst.Len()
	for from := 0; from < n; {
		if from += applyVectors(m, dst, args, from, n); from == n {
			break
		}
		to := min(from+vector.Group, n)
		if err := applyPart(op, dst, args, from, to); err != nil {
			return err
		}
		from = to
	}
	return nil
}

// loopOf returns the loop of an operator for columns of equal length, if there is one.
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

// wordOf is the unsigned integer of a dtype's size, as which elements move; for other sizes the
// dtype itself.
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

// applyVectors applies a loop to the elements from one to before another, and returns how many it
// has set.
func applyVectors(m vector.Map, dst hostref.Column, args []hostref.Column, from, to int) int {
	var data [3][]byte
	for i, a := range args {
		data[i] = a.Part(from, to).Data
	}
	return m.Apply(dst.Part(from, to).Data, data[0], data[1], data[2])
}

// terms makes or adds sums in two parts of float32, and reports whether it could.
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

// applyPart is hostref.Apply for the elements from one to before another.
func applyPart(op *ops.Op, dst hostref.Column, args []hostref.Column, from, to int) error {
	var parts [3]hostref.Column
	for i, a := range args {
		parts[i] = a.Part(from, to)
	}
	return hostref.Apply(op, dst.Part(from, to), parts[:len(args)]...)
}

// vectorFolds holds the reductions of float32 by vector instructions.
var vectorFolds = func() map[*ops.Op]vector.Fold {
	folds := map[*ops.Op]vector.Fold{}
	for _, op := range ops.All() {
		if f, ok := vector.FoldOf(op.Name); ok && op.Kind == ops.Reduce {
			folds[op] = f
		}
	}
	return folds
}()

// foldRows is hostref.FoldRows, by vector instructions if there are some for it.
func foldRows(op *ops.Op, dst, src hostref.Column, n int) error {
	if n >= vector.Group && src.DType.IsInteger() && foldIntegers(op, dst, src, n) {
		return nil
	}
	fold := vectorFold(op, src.DType)
	if fold == nil || n < vector.Group || dst.DType != src.DType || src.Len() != n*dst.Len() {
		return hostref.FoldRows(op, dst, src, n)
	}
	if n <= ops.Leaf {
		fold(dst.Data, src.Data, n)
		return nil
	}
	leaves, whole := kernel.Leaves(n), n/ops.Leaf
	results := hostref.Column{DType: dst.DType, Data: make([]byte, leaves*dst.DType.Size())}
	for row := range dst.Len() {
		all := src.Part(row*n, (row+1)*n)
		err := foldRows(op, results.Part(0, whole), all.Part(0, whole*ops.Leaf), ops.Leaf)
		if err == nil && whole < leaves {
			err = foldRows(op, results.Part(whole, leaves), all.Part(whole*ops.Leaf, n), n-whole*ops.Leaf)
		}
		if err == nil {
			err = foldRows(op, dst.Part(row, row+1), results, leaves)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// vectorFold returns a function that reduces rows of at most a leaf by vector instructions; nil if
// there are none for it.
func vectorFold(op *ops.Op, d dtype.DType) func(dst, src []byte, n int) {
	if f, ok := vectorFolds[op]; ok && d == dtype.Float32 {
		return func(dst, src []byte, n int) { f.Rows(hostref.Slice[float32](dst), hostref.Slice[float32](src), n) }
	}
	if op == ops.SumTerms && d == dtype.Complex64 && vector.HasTerms() {
		return func(dst, src []byte, n int) {
			vector.FoldTerms(hostref.Slice[complex64](dst), hostref.Slice[complex64](src), n)
		}
	}
	return nil
}

// foldIntegers reduces rows of n integers to their maximum or minimum, which no order changes, and
// reports whether it could.
func foldIntegers(op *ops.Op, dst, src hostref.Column, n int) bool {
	if op != ops.Max && op != ops.Min || dst.DType != src.DType || src.Len() != n*dst.Len() {
		return false
	}
	if src.DType == dtype.Uint64 {
		extreme := vector.Greatest
		if op == ops.Min {
			extreme = vector.Least
		}
		out, in := hostref.Slice[uint64](dst.Data), hostref.Slice[uint64](src.Data)
		for i := range out {
			e, ok := extreme(in[i*n:][:n])
			if !ok {
				return false
			}
			out[i] = e
		}
		return true
	}
	m, ok := vectorMapOf(op.Combine(), src.DType, src.DType)
	if !ok || n <= fewLanes {
		return false
	}
	memory := foldMemory.Get().(*[foldedLanes * 8]byte)
	defer foldMemory.Put(memory)
	size, lanes := src.DType.Size(), min(foldedLanes, (n+1)/2)
	for i := range dst.Len() {
		row, part := src.Part(i*n, (i+1)*n).Data, memory[:lanes*size]
		m.Apply(part, row[:len(part)], row[min(len(part), len(row)-len(part)):], nil)
		for at := 2 * len(part); at < len(row); at += len(part) {
			m.Apply(part, part, row[min(at, len(row)-len(part)):][:len(part)], nil)
		}
		for len(part)/size > fewLanes {
			half := (len(part)/size + 1) / 2 * size
			m.Apply(part[:half], part[:half], part[len(part)-half:], nil)
			part = part[:half]
		}
		if hostref.FoldRows(op, dst.Part(i, i+1), hostref.Column{DType: src.DType, Data: part}, len(part)/size) != nil {
			return false
		}
	}
	return true
}

// foldMemory holds the lanes of one reduction.
var foldMemory = sync.Pool{New: func() any { return new([foldedLanes * 8]byte) }}

// foldedLanes is the most integers that are reduced side by side, and fewLanes how many are left to
// hostref. At the end some are taken twice, which changes neither the maximum nor the minimum.
const (
	foldedLanes = 512
	fewLanes    = 32
)
