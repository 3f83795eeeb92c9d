package tensor

import (
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// The operators that put elements in order. They take bool and the real dtypes, and
// those that give a whole row in order complex ones too: by the real parts, of equal ones by
// the imaginary parts, those with a NaN last, (x, NaN) before (NaN, y) before (NaN, NaN), as NumPy has it.
// The order is stable in both directions: equal elements, -0 and +0 among them,
// stay as they were. NaN is greater than every number, as in NumPy and PyTorch:
// it comes last in ascending order and first in descending.
//
// An axis counts from the end where it is negative. Every result may carry
// *[DTypeError], *shape.AxisError (of a tensor without axes too) and the other
// errors of every operator.

// SortOption changes [Tensor.Sort] and [Tensor.ArgSort]: [Descending].
type SortOption interface{ sort(*settings) }

type descending struct{}

// Descending puts elements in order from the greatest to the least (Array API 2024.12, sort
// and argsort, parameter descending).
func Descending() SortOption { return descending{} }

func (descending) sort(s *settings) { s.Descending = true }

// Sort is the elements along an axis in ascending order, or [Descending], in x's shape and
// dtype (Array API 2024.12, sort).
func (x *Tensor) Sort(axis int, options ...SortOption) *Tensor {
	return apply(ops.SortAlong, set(ops.Attr{Axes: []int{axis}}, options, SortOption.sort).Attr, x)
}

// ArgSort is, in x's shape, the positions along an axis, int64, at which its
// elements in ascending order, or [Descending], are (Array API 2024.12, argsort).
func (x *Tensor) ArgSort(axis int, options ...SortOption) *Tensor {
	return apply(ops.ArgSort, set(ops.Attr{Axes: []int{axis}}, options, SortOption.sort).Attr, x)
}

// TopK is the k greatest elements along an axis, from the greatest on, and their
// positions, int64; of equal ones the first (PyTorch, topk; ONNX, TopK). Both
// results have size k along the axis. A k that is negative or greater than the
// axis is an *[AttrError], which both results carry.
func (x *Tensor) TopK(axis, k int) (values, positions *Tensor) {
	return pairOf(applyAll(ops.TopK, ops.Attr{Counts: []int{k}, Axes: []int{axis}}, x))
}

// BottomK is the k least elements along an axis, from the least on, and their
// positions, as [Tensor.TopK] gives the greatest.
func (x *Tensor) BottomK(axis, k int) (values, positions *Tensor) {
	return pairOf(applyAll(ops.TopK, ops.Attr{Counts: []int{k}, Axes: []int{axis}, Mode: ops.TopSmallest}, x))
}

// pairOf is two results, or the mistake twice.
func pairOf(results []*Tensor) (first, second *Tensor) {
	return results[0], results[len(results)-1]
}

// checkSorter holds positions that put x in order against x.
func checkSorter(x, sorter *Tensor) error {
	if x == nil || x.err != nil || sorter.err != nil || x.Rank() != 1 {
		return nil // which the operators say
	}
	if k := sorter.DType().Kind(); slices.Equal(sorter.Shape(), x.Shape()) && (k == dtype.KindInt || k == dtype.KindUint) {
		return nil
	}
	return &ArgumentError{Op: ops.SearchSorted.Name, What: fmt.Sprintf("the sorter is %s%v, and x has shape %v", sorter.DType(), sorter.Shape(), x.Shape()),
		Hint: "give the positions that ArgSort makes of x"}
}

// SearchOption changes [Tensor.SearchSorted]: a [Side], [Sorter].
type SearchOption interface{ search(*settings) }

type sorter struct{ t *Tensor }

// Sorter is the positions that put x in order, as [Tensor.ArgSort] gives them: a vector of
// as many integers, of any integer dtype, as x has elements. Without it x is in order. Another vector is an
// *[ArgumentError], nil a *[MissingError], which the result carries.
func Sorter(positions *Tensor) SearchOption { return sorter{given("sorter", positions)} }

func (o sorter) search(s *settings) { s.sorter = o.t }

// SearchSorted is, in the shape of values, where each would be put into x, a
// vector in ascending order, to keep it so: int64, before the elements equal to
// it on the left side, which is the default, after them with [SideRight]. A [Sorter]
// stands for a vector in order. The dtypes of x and values promote (Array API 2024.12, searchsorted).
//
// Errors: *[RankError] where x is no vector, *[ArgumentError] for a sorter that is no vector
// of as many integers, *[AttrError] for another side, *dtype.PromotionError, and those of
// every operator.
func (x *Tensor) SearchSorted(values Operand, options ...SearchOption) *Tensor {
	s := set(ops.Attr{Mode: ops.SearchLeft}, options, SearchOption.search)
	if s.sorter != nil {
		if err := checkSorter(x, s.sorter); err != nil {
			return Fail(ops.SearchSorted.Name, err, x, s.sorter)
		}
		x = apply(ops.Take, ops.Attr{Axes: []int{0}}, x, s.sorter)
		defer x.Close()
	}
	return applyTo(ops.SearchSorted, s.Attr, x, values)
}

// Interp is, at each element of x, the piecewise linear function through the points of
// places and heights, NumPy's xp and fp: vectors of one length, places in ascending order.
// At the part t of the way between two places it is height*(1-t) + next*t, which no finite
// heights overflow. Before the first place it is the first height, behind the last one the
// last. At a place it is that place's height, of equal places the last one's. It is NaN
// where x is NaN. The order of places is not checked: without it the result means nothing.
// Real floating-point dtypes, which promote; float16 and bfloat16 are computed in float32
// and rounded once (NumPy, interp).
//
// Errors: *[RankError], *[AttrError] for another number of heights, *[EmptyAxisError] of
// no points, *dtype.PromotionError, *[DTypeError], and those of every operator.
func (x *Tensor) Interp(places, heights *Tensor) *Tensor {
	return apply(ops.Interp, ops.Attr{}, x, places, heights)
}
