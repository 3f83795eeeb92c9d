package xla

import "slices"

// Infer is the shape of an elementwise binary operation op (a name, for errors) between lhs and
// rhs, by XLA's "Broadcasting semantics":
//
//   - Operands of one rank broadcast where a dimension is 1; broadcastDims must be absent, or the
//     identity.
//   - A scalar broadcasts over any array, without broadcastDims.
//   - For operands of different ranks, broadcastDims[i] is the dimension of the higher-rank one
//     that dimension i of the lower-rank one matches. They must be strictly increasing, and matched
//     sizes must be equal, or one of them 1.
//
// Dynamic dimensions: 1 yields to anything; an unbounded ? beside a size or a bound takes it; <=n
// goes with n and <=n and gives <=n; anything else is incompatible. Among matched dimensions a ?
// goes only with 1 and ?.
//
// Errors: *[BroadcastError]; *shape.DimError for negative sizes and too many elements.
func Infer(op string, lhs, rhs Shape, broadcastDims ...int) (Shape, error) {
	if err := check(op, lhs, rhs); err != nil {
		return nil, err
	}
	b := binary{op: op, lhs: lhs, rhs: rhs, dims: broadcastDims, small: rhs, large: lhs}
	if len(lhs) < len(rhs) {
		b.small, b.large = lhs, rhs
	}
	infer := b.differentRanks
	if len(lhs) == len(rhs) {
		infer = b.sameRank
	}
	result, err := infer()
	if err != nil {
		return nil, err
	}
	return result, check(op, result)
}

// binary is one inference.
type binary struct {
	op           string
	lhs, rhs     Shape
	dims         []int
	small, large Shape // the operands by rank
}

func (b *binary) fail(rule Rule, index, axis int) error {
	return &BroadcastError{Op: b.op, Rule: rule, Shapes: []Shape{slices.Clone(b.lhs), slices.Clone(b.rhs)}, Dims: slices.Clone(b.dims), Index: index, Axis: axis}
}

// sameRank is broadcasting with degenerate dimensions.
func (b *binary) sameRank() (Shape, error) {
	if len(b.dims) > 0 {
		if i := firstNot(b.dims, identity(len(b.lhs))); i >= 0 {
			return nil, b.fail(SameRank, i, -1)
		}
	}
	result := make(Shape, len(b.lhs))
	for axis := len(result) - 1; axis >= 0; axis-- {
		d, ok := stretch(b.lhs[axis], b.rhs[axis])
		if !ok {
			return nil, b.fail(Degenerate, -1, axis)
		}
		result[axis] = d
	}
	return result, nil
}

// differentRanks lifts the lower-rank operand, with 1 in its unmatched dimensions, and then
// broadcasts degenerate dimensions. XLA first gives those dimensions the other operand's sizes,
// with the same result.
func (b *binary) differentRanks() (Shape, error) {
	switch {
	case len(b.dims) == 0 && len(b.small) > 0:
		return nil, b.fail(RankMismatch, -1, -1)
	case len(b.dims) != len(b.small):
		return nil, b.fail(DimsCount, min(len(b.dims), len(b.small)), -1)
	}
	result := slices.Clone(b.large)
	for i, axis := range b.dims {
		if axis < 0 || axis >= len(b.large) {
			return nil, b.fail(DimsRange, i, -1)
		}
		if i > 0 && axis <= b.dims[i-1] {
			return nil, b.fail(DimsOrder, i, -1)
		}
		d, ok := matched(b.small[i], b.large[axis])
		if !ok {
			return nil, b.fail(DimsSize, i, axis)
		}
		result[axis] = d
	}
	return result, nil
}

// fits lists, for an error to propose, at most limit of the broadcast_dimensions by which small
// would match large, in ascending order.
func fits(small, large Shape, limit int) [][]int {
	latest, ok := latestFit(small, large)
	if !ok {
		return nil
	}
	var found [][]int
	dims := make([]int, len(small))
	var place func(i, from int)
	place = func(i, from int) {
		if i == len(small) {
			found = append(found, slices.Clone(dims))
			return
		}
		// Not beyond the latest place: up to it the rest still fits.
		for axis := from; axis <= latest[i] && len(found) < limit; axis++ {
			if _, ok := matched(small[i], large[axis]); ok {
				dims[i] = axis
				place(i+1, axis+1)
			}
		}
	}
	place(0, 0)
	return found
}

// latestFit places each dimension of small as far right in large as possible.
func latestFit(small, large Shape) ([]int, bool) {
	latest := make([]int, len(small))
	axis := len(large) - 1
	for i := len(small) - 1; i >= 0; i-- {
		for ; axis >= 0; axis-- {
			if _, ok := matched(small[i], large[axis]); ok {
				break
			}
		}
		if axis < 0 {
			return nil, false
		}
		latest[i] = axis
		axis--
	}
	return latest, true
}

func identity(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}

// firstNot is the first index at which got is not want, its end when one is a
// prefix of the other, and -1 when they are equal.
func firstNot(got, want []int) int {
	for i := range min(len(got), len(want)) {
		if got[i] != want[i] {
			return i
		}
	}
	if len(got) != len(want) {
		return min(len(got), len(want))
	}
	return -1
}
