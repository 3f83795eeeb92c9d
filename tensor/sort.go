package tensor

import (
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// The operators that put elements in order. The comment of Sort says in which order.

// SortOption changes [Tensor.Sort] and [Tensor.ArgSort]: [Descending].
type SortOption interface{ sort(*settings) }

type descending struct{}

// Descending puts elements in order from the greatest to the least (Array API 2024.12, sort
// and argsort, parameter descending).
func Descending() SortOption { return descending{} }

func (descending) sort(s *settings) { s.Descending = true }

// Sort is the elements along an axis in ascending order, or [Descending], in x's shape and dtype
// (Array API 2024.12, sort). A negative axis counts from the end. Any dtype. The order is stable in
// both directions: equal elements, -0 and +0 among them, keep their order. NaN is greater than
// every number, as in NumPy and PyTorch: it comes last in ascending order and first in descending.
// Complex numbers are in order of their real parts, equal ones of the imaginary parts, and those
// with a NaN are greater, (x, NaN) before (NaN, y) before (NaN, NaN), as in NumPy. Errors:
// *shape.AxisError, also for a tensor without axes.
func (x *Tensor) Sort(axis int, options ...SortOption) *Tensor {
	return apply(ops.SortAlong, set(ops.Attr{Axes: []int{axis}}, options, SortOption.sort).Attr, x)
}

// ArgSort is the positions, int64, along an axis of x's elements in the order of [Tensor.Sort], in
// x's shape. Any dtype (Array API 2024.12, argsort). Errors: those of Sort.
func (x *Tensor) ArgSort(axis int, options ...SortOption) *Tensor {
	return apply(ops.ArgSort, set(ops.Attr{Axes: []int{axis}}, options, SortOption.sort).Attr, x)
}

// TopK is the k greatest elements along an axis, from the greatest on, and their positions, int64;
// of equal ones the first (PyTorch, topk; ONNX, TopK). Both results have size k along the axis.
// Bool and real numeric dtypes. Errors, carried by both results: *[AttrError] for a k that is
// negative or greater than the axis's size, *shape.AxisError, *[DTypeError].
func (x *Tensor) TopK(axis, k int) (values, positions *Tensor) {
	return pairOf(applyAll(ops.TopK, ops.Attr{Counts: []int{k}, Axes: []int{axis}}, x))
}

// BottomK is the k least elements along an axis, from the least on, and their positions. Shapes,
// dtypes and errors are those of [Tensor.TopK].
func (x *Tensor) BottomK(axis, k int) (values, positions *Tensor) {
	return pairOf(applyAll(ops.TopK, ops.Attr{Counts: []int{k}, Axes: []int{axis}, Mode: ops.TopSmallest}, x))
}

// pairOf returns two results, or a mistake twice.
func pairOf(results []*Tensor) (first, second *Tensor) {
	return results[0], results[len(results)-1]
}

// checkSorter checks that positions can put x in order.
func checkSorter(x, sorter *Tensor) error {
	if x == nil || x.err != nil || sorter.err != nil || x.Rank() != 1 {
		return nil // the operators report it
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

// Sorter gives [Tensor.SearchSorted] the positions that put x in order, as [Tensor.ArgSort] makes
// them: a vector of as many integers, of any integer dtype, as x has elements. Without it x must be
// in order. The result carries an *[ArgumentError] for another vector, and a *[MissingError] for
// nil.
func Sorter(positions *Tensor) SearchOption { return sorter{given("sorter", positions)} }

func (o sorter) search(s *settings) { s.sorter = o.t }

// SearchSorted is, in the shape of values, the position at which each would be inserted into x, a
// vector in ascending order, int64 (Array API 2024.12, searchsorted). It is before the elements
// equal to the value on the left side, the default, and after them with [SideRight]. A [Sorter]
// lets x be in any order. Bool and real numeric dtypes of x and values, which promote.
//
// Errors: *[RankError] where x is no vector, *[ArgumentError] for a sorter that is no vector of as
// many integers, *[AttrError] for an invalid side, *dtype.PromotionError, *[DTypeError].
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

// Interp is, at each element of x, the piecewise linear function through the points of places and
// heights, NumPy's xp and fp: vectors of one length, places in ascending order. At the fraction t
// of the way between two places it is height*(1-t) + next*t, which no finite heights overflow.
// Before the first place it is the first height, behind the last place the last height. At a place
// it is that place's height, of equal places the last one's. It is NaN where x is NaN. The order of
// places is not checked; if they are not in order the result is meaningless. Real floating-point
// dtypes, which promote; float16 and bfloat16 are computed in float32 and rounded once (NumPy,
// interp).
//
// Errors: *[RankError], *[AttrError] for another number of heights than places, *[EmptyAxisError]
// of no points, *dtype.PromotionError, *[DTypeError].
func (x *Tensor) Interp(places, heights *Tensor) *Tensor {
	return apply(ops.Interp, ops.Attr{}, x, places, heights)
}
