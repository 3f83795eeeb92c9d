package hostref

import (
	"context"

	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// scanner scans rows of elements of type T with the operator of one reduction.
type scanner[T any] struct {
	combine combineFunc[T]
	finish  func([]T) // makes NaNs canonical
}

// scanFuncs has the functions that scan each n elements of a column of one dtype: rows as the
// definition says, leaves in order whatever n is.
type scanFuncs struct {
	rows, leaves func(dst, src []byte, n int)
}

// scans is the table of scans, by the dtype in which they combine.
var scans = scanTable()

func scanTable() map[key]scanFuncs {
	t := map[key]scanFuncs{}
	scanRows(t, keep[int32])
	scanRows(t, keep[int64])
	scanRows(t, keep[uint32])
	scanRows(t, keep[uint64])
	scanRows(t, canonical[float32])
	scanRows(t, canonical[float64])
	complexScanRows[float32, complex64](t)
	complexScanRows[float64, complex128](t)
	return t
}

func scanRows[T number](t map[key]scanFuncs, finish func([]T)) {
	d := dtype.Of[T]()
	t[key{ops.CumulativeSum, d}] = scanner[T]{add[T], finish}.funcs()
	t[key{ops.CumulativeProd, d}] = scanner[T]{mul[T], finish}.funcs()
	t[key{ops.CumulativeMax, d}] = scanner[T]{maximum[T], finish}.funcs()
	t[key{ops.CumulativeMin, d}] = scanner[T]{minimum[T], finish}.funcs()
}

func complexScanRows[F float, C complexNumber](t map[key]scanFuncs) {
	d := dtype.Of[C]()
	t[key{ops.CumulativeSum, d}] = scanner[C]{add[C], canonicalParts[F, C]}.funcs()
	t[key{ops.CumulativeProd, d}] = scanner[C]{mulComplex[F, C], canonicalParts[F, C]}.funcs()
	t[key{ops.CumulativeTerms, d}] = scanner[C]{addTerms[F, C], canonicalParts[F, C]}.funcs()
}

func (s scanner[T]) funcs() scanFuncs {
	each := func(scan func(dst, src []T)) func(dst, src []byte, n int) {
		return func(dst, src []byte, n int) {
			out, in := view[T](dst), view[T](src)
			for at := 0; at < len(in); at += n {
				scan(out[at:at+n], in[at:at+n])
			}
			s.finish(out)
		}
	}
	return scanFuncs{rows: each(s.row), leaves: each(s.leaf)}
}

// leaf scans a row of at least one element in order. combine computes its elements in order, so each
// sum is in dst when the next one reads it.
func (s scanner[T]) leaf(dst, src []T) {
	dst[0] = src[0]
	s.combine(dst[1:], dst[:len(dst)-1], src[1:])
}

// row scans a row of at least one element as package ops describes.
func (s scanner[T]) row(dst, src []T) {
	if len(src) <= ops.Leaf {
		s.leaf(dst, src)
		return
	}
	var totals []T
	lanes := make([]T, ops.Accumulators)
	for leaf := range slices.Chunk(src, ops.Leaf) {
		totals = append(totals, foldLeaf(leaf, lanes, s.combine))
	}
	before := make([]T, len(totals)) // the result of all elements up to the end of each leaf
	s.row(before, totals)
	for i := range totals {
		at, end := i*ops.Leaf, min((i+1)*ops.Leaf, len(src))
		s.leaf(dst[at:end], src[at:end])
		if i > 0 {
			s.combine(dst[at:end], slices.Repeat(before[i-1:i], end-at), dst[at:end])
		}
	}
}

// ScanRows scans every n elements of src, n > 0, into dst, as package ops describes. It fails with
// an *Error if dst has another dtype or length than src, n does not divide the length, or ops does
// not scan in the dtype.
func ScanRows(op *ops.Op, dst, src Column, n int) error {
	f, err := scansOf(op, dst, src, n)
	if err == nil {
		f.rows(dst.Data, src.Data, n)
	}
	return err
}

// ScanLeaves is [ScanRows] in order from the first element of each row to the last, for any length.
func ScanLeaves(op *ops.Op, dst, src Column, n int) error {
	f, err := scansOf(op, dst, src, n)
	if err == nil {
		f.leaves(dst.Data, src.Data, n)
	}
	return err
}

func scansOf(op *ops.Op, dst, src Column, n int) (scanFuncs, error) {
	f, ok := scans[key{op, src.DType}]
	switch {
	case !ok:
		return f, fail(op, "it does not scan %s", src.DType)
	case dst.DType != src.DType || dst.Len() != src.Len() || n < 1 || src.Len()%n != 0:
		return f, fail(op, "rows of %d of %d elements of %s do not become %d of %s", n, src.Len(), src.DType, dst.Len(), dst.DType)
	}
	return f, nil
}

// evalScan moves the axis to the end, scans each row, and writes the results after the initial
// elements, if there are any.
func evalScan(ctx context.Context, n *graph.Node, t graph.Type, in *Array) (*Array, error) {
	axis := n.Attr.Axes[0]
	out := NewArray(t.DType, t.Shape)
	place := shape.Contiguous(t.Shape)
	if n.Attr.Initial {
		fill(out.Data, n.Attr.Bits.Append(nil, t.DType))
		place.Offset, place.Shape = place.Strides[axis], in.Shape
	}
	length := in.Shape[axis]
	if in.Shape.Size() == 0 {
		return out, nil
	}
	rows, err := gathered(ctx, in, axisLast(shape.Contiguous(in.Shape), axis))
	if err != nil {
		return nil, err
	}
	flat := Coalesce(axisLast(place, axis))
	err = parallel.For(ctx, in.Shape.Size()/length, max(1, grain/length), func(low, high int) error {
		part := Column{rows.DType, rows.Data}.Part(low*length, high*length)
		results := Column{t.DType, make([]byte, len(part.Data))}
		if err := ScanRows(n.Op, results, part, length); err != nil {
			return err
		}
		ScatterTo(out.Data, results.Data, t.DType.Size(), flat, low*length)
		return nil
	})
	return out, err
}

// axisLast returns a view with axis moved after the others.
func axisLast(v shape.View, axis int) shape.View {
	last := func(list []int) []int { return append(slices.Delete(slices.Clone(list), axis, axis+1), list[axis]) }
	return shape.View{Shape: last(v.Shape), Strides: last(v.Strides), Offset: v.Offset}
}
