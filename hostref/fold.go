package hostref

import (
	"encoding/binary"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// combineFunc joins two columns element by element into dst, which may be x.
type combineFunc[T number] func(dst, x, y []T)

// foldFunc reduces each row of n elements of src, n > 0, to an element of dst.
type foldFunc func(dst, src []byte, n int)

// folds is the table of reductions, by the type that they combine in.
var folds = foldTable()

func foldTable() map[key]foldFunc {
	t := map[key]foldFunc{}
	foldRows(t, keep[int32])
	foldRows(t, keep[uint32])
	foldRows(t, keep[int64])
	foldRows(t, keep[uint64])
	foldRows(t, canonical)
	return t
}

func foldRows[T number](t map[key]foldFunc, finish func([]T)) {
	d := dtype.Of[T]()
	t[key{ops.Sum, d}] = folder(add[T], finish)
	t[key{ops.Prod, d}] = folder(mul[T], finish)
	t[key{ops.Max, d}] = folder(maximum[T], finish)
	t[key{ops.Min, d}] = folder(minimum[T], finish)
}

// Fold reduces one sequence by the fixed tree that package ops describes, and
// returns the result's bits in the low bytes. The result has the type of src (a
// sum of int32 is cast to int64 before it is reduced). A NaN is the canonical
// one, also where src is a single element. The sum of nothing is 0, the product
// 1; for max and min of nothing, and for what is no reduction, it fails with an
// *Error.
func Fold(op *ops.Op, src Column) (bits uint64, err error) {
	var word [8]byte
	dst := Column{DType: src.DType, Data: word[:src.DType.Size()]}
	err = FoldRows(op, dst, src, src.Len())
	return binary.LittleEndian.Uint64(word[:]), err
}

// FoldRows reduces every n elements of src, as [Fold] does one sequence, to the
// corresponding element of dst.
func FoldRows(op *ops.Op, dst, src Column, n int) error {
	f, ok := folds[key{op, src.DType}]
	switch {
	case !ok:
		return fail(op, "it does not reduce %s", src.DType)
	case dst.DType != src.DType:
		return fail(op, "the result is %s, not %s", src.DType, dst.DType)
	case src.Len() != n*dst.Len():
		return fail(op, "%d rows of %d elements need %d, not %d", dst.Len(), n, n*dst.Len(), src.Len())
	case n == 0:
		return fillIdentity(op, dst)
	}
	f(dst.Data, src.Data, n)
	return nil
}

// identities are the results of reducing nothing, as integers.
var identities = map[*ops.Op]uint64{ops.Sum: 0, ops.Prod: 1}

func fillIdentity(op *ops.Op, dst Column) error {
	identity, ok := identities[op]
	if !ok {
		return fail(op, "of no elements it is undefined")
	}
	one := make([]byte, 8)
	binary.LittleEndian.PutUint64(one, identity)
	from := Column{DType: dtype.Uint64, Data: one}
	to := Column{DType: dst.DType, Data: make([]byte, dst.DType.Size())}
	if err := Apply(ops.Cast, to, from); err != nil {
		return err
	}
	fill(dst.Data, to.Data)
	return nil
}

func folder[T number](combine combineFunc[T], finish func([]T)) foldFunc {
	return func(dst, src []byte, n int) {
		out, in := view[T](dst), view[T](src)
		lanes := make([]T, ops.Lanes)
		for i := range out {
			out[i] = foldTree(in[i*n:(i+1)*n], lanes, combine)
		}
		finish(out)
	}
}

// foldTree replaces the sequence by its leaves' results until one leaf is left.
func foldTree[T number](s, lanes []T, combine combineFunc[T]) T {
	for len(s) > ops.Leaf {
		var results []T
		for leaf := range slices.Chunk(s, ops.Leaf) {
			results = append(results, foldLeaf(leaf, lanes, combine))
		}
		s = results
	}
	return foldLeaf(s, lanes, combine)
}

// foldLeaf runs the lanes' accumulators along a leaf of one element or more,
// then joins the upper half of the lanes with the lower until one is left.
func foldLeaf[T number](leaf, lanes []T, combine combineFunc[T]) T {
	lanes = lanes[:min(len(leaf), ops.Lanes)]
	copy(lanes, leaf)
	for rest := leaf[len(lanes):]; len(rest) > 0; {
		n := min(len(rest), ops.Lanes)
		combine(lanes[:n], lanes[:n], rest[:n])
		rest = rest[n:]
	}
	for half := ops.Lanes / 2; half > 0; half /= 2 {
		if upper := len(lanes) - half; upper > 0 {
			combine(lanes[:upper], lanes[:upper], lanes[half:])
			lanes = lanes[:half]
		}
	}
	return lanes[0]
}
