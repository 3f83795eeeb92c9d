package hostref

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/ops"
)

// combineFunc combines two columns element by element into dst, which may be x.
type combineFunc[T any] func(dst, x, y []T)

// foldFunc reduces each row of n > 0 elements of src to an element of dst.
type foldFunc func(dst, src []byte, n int)

// folds is the table of reductions, by the type in which they combine. Halves are summed and
// multiplied as float32 (dtype.Accumulator).
var folds = foldTable()

func foldTable() map[key]foldFunc {
	t := map[key]foldFunc{}
	inAnyOrder[int8](t)
	inAnyOrder[int16](t)
	inAnyOrder[int32](t)
	inAnyOrder[int64](t)
	inAnyOrder[uint8](t)
	inAnyOrder[uint16](t)
	inAnyOrder[uint32](t)
	inAnyOrder[uint64](t)
	foldRows(t, canonical[float32])
	foldRows(t, canonical[float64])
	complexFoldRows[float32, complex64](t)
	complexFoldRows[float64, complex128](t)
	for _, h := range halfFormats {
		t[key{ops.Max, h.d}] = h.wideFold(t[key{ops.Max, dtype.Float32}])
		t[key{ops.Min, h.d}] = h.wideFold(t[key{ops.Min, dtype.Float32}])
	}
	return t
}

// inAnyOrder adds the reductions of integers, whose order does not matter.
func inAnyOrder[T integer](t map[key]foldFunc) {
	d := dtype.Of[T]()
	rows := func(fold func(row []T) T) foldFunc {
		return func(dst, src []byte, n int) {
			out, in := view[T](dst), view[T](src)
			for i := range out {
				out[i] = fold(in[i*n : (i+1)*n])
			}
		}
	}
	t[key{ops.Sum, d}] = rows(func(row []T) (sum T) {
		for _, x := range row {
			sum += x
		}
		return sum
	})
	t[key{ops.Prod, d}] = rows(func(row []T) T {
		product := row[0]
		for _, x := range row[1:] {
			product *= x
		}
		return product
	})
	t[key{ops.Max, d}] = rows(slices.Max[[]T])
	t[key{ops.Min, d}] = rows(slices.Min[[]T])
}

func foldRows[T number](t map[key]foldFunc, finish func([]T)) {
	d := dtype.Of[T]()
	t[key{ops.Sum, d}] = folder(add[T], finish)
	t[key{ops.Prod, d}] = folder(mul[T], finish)
	t[key{ops.Max, d}] = folder(maximum[T], finish)
	t[key{ops.Min, d}] = folder(minimum[T], finish)
}

func complexFoldRows[F float, C complexNumber](t map[key]foldFunc) {
	d := dtype.Of[C]()
	t[key{ops.Sum, d}] = folder(add[C], canonicalParts[F, C])
	t[key{ops.Prod, d}] = folder(mulComplex[F, C], canonicalParts[F, C])
	t[key{ops.SumTerms, d}] = folder(addTerms[F, C], canonicalParts[F, C])
}

// wideFold makes a reduction of halves of one of float32 that returns one of its elements.
func (h *halfFormat) wideFold(f foldFunc) foldFunc {
	return func(dst, src []byte, n int) {
		out, in := view[uint16](dst), view[uint16](src)
		wide, results := make([]float32, len(in)), make([]float32, len(out))
		h.widen(wide, in)
		f(Bytes(results), Bytes(wide), n)
		h.round(out, results)
	}
}

// Fold reduces one sequence by the fixed tree that package ops describes. The result has the dtype
// of src; a sum of int32 or float16 must be cast to int64 or float32 before. A NaN becomes the
// canonical one, even if src is a single element. Without elements the sum is 0 and the product 1.
// For max and min of no elements, and for other operators, it fails with an *Error.
func Fold(op *ops.Op, src Column) (element.Bits, error) {
	result := make([]byte, src.DType.Size())
	err := FoldRows(op, Column{DType: src.DType, Data: result}, src, src.Len())
	return element.BitsOf(result), err
}

// FoldRows reduces every n elements of src to one element of dst, as [Fold] does. It fails as Fold
// does, and with an *Error if dst has another type or length.
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

// identities are the results of reductions without elements.
var identities = map[*ops.Op]func(dtype.DType) element.Bits{
	ops.Sum:  func(dtype.DType) element.Bits { return element.Bits{} },
	ops.Prod: element.One,
}

func fillIdentity(op *ops.Op, dst Column) error {
	identity, ok := identities[op]
	if !ok {
		return fail(op, "it is undefined for no elements")
	}
	fill(dst.Data, identity(dst.DType).Append(nil, dst.DType))
	return nil
}

func folder[T any](combine combineFunc[T], finish func([]T)) foldFunc {
	return func(dst, src []byte, n int) {
		out, in := view[T](dst), view[T](src)
		lanes := make([]T, ops.Accumulators)
		for i := range out {
			out[i] = foldTree(in[i*n:(i+1)*n], lanes, combine)
		}
		finish(out)
	}
}

// foldTree replaces the sequence by the results of its leaves until it is one leaf, and reduces that.
func foldTree[T any](s, lanes []T, combine combineFunc[T]) T {
	for len(s) > ops.Leaf {
		var results []T
		for leaf := range slices.Chunk(s, ops.Leaf) {
			results = append(results, foldLeaf(leaf, lanes, combine))
		}
		s = results
	}
	return foldLeaf(s, lanes, combine)
}

// foldLeaf combines a leaf of at least one element: lane i, an accumulator, takes elements i, i+16
// and so on. Then it combines the lower half of the lanes with the upper half until one is left.
func foldLeaf[T any](leaf, lanes []T, combine combineFunc[T]) T {
	lanes = lanes[:min(len(leaf), ops.Accumulators)]
	copy(lanes, leaf)
	for rest := leaf[len(lanes):]; len(rest) > 0; {
		n := min(len(rest), ops.Accumulators)
		combine(lanes[:n], lanes[:n], rest[:n])
		rest = rest[n:]
	}
	for half := ops.Accumulators / 2; half > 0; half /= 2 {
		if upper := len(lanes) - half; upper > 0 {
			combine(lanes[:upper], lanes[:upper], lanes[half:])
			lanes = lanes[:half]
		}
	}
	return lanes[0]
}
