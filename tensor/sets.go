package tensor

import (
	"context"

	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// IsIn tells, for each element of x, whether it is among those of set: bool, in
// x's shape. -0 is +0; NaN is in nothing. Bool and real dtypes, which promote
// (Array API 2025.12, isin). Errors: *[DTypeError], *dtype.PromotionError, and
// those of every operator.
func (x *Tensor) IsIn(set Operand) *Tensor { return applyTo(ops.IsIn, ops.Attr{}, x, set) }

// The distinct elements of a tensor of any dtype, flattened. They are in
// ascending order, complex ones by the real part and then the imaginary; -0 and
// +0 are one element, and every NaN is one of its own, after all the others
// (Array API 2024.12, set functions).
//
// How many there are is asked of the device at once, so the calls wait for what
// x needs, or until the context ends. Every result may carry the errors of [Read], *[AbstractError] in
// a function that is being compiled, and those of every operator.

// Unique is what [Tensor.UniqueAll] gives.
type Unique struct {
	Values  *Tensor // the distinct elements, a vector of x's dtype
	Indices *Tensor // where each of them comes first in x, flattened: int64
	Inverse *Tensor // for every element of x, in x's shape, which of Values it is: int64
	Counts  *Tensor // how often each of Values comes: int64
}

// UniqueAll is all there is to know of the distinct elements (Array API 2024.12,
// unique_all).
func (x *Tensor) UniqueAll(ctx context.Context) Unique { return x.unique(ctx, ops.UniqueAll) }

// UniqueCounts is the distinct elements, and how often each comes, int64 (Array
// API 2024.12, unique_counts).
func (x *Tensor) UniqueCounts(ctx context.Context) (values, counts *Tensor) {
	u := x.unique(ctx, ops.UniqueCounts)
	return u.Values, u.Counts
}

// UniqueInverse is the distinct elements, and for every element of x, in x's
// shape, which of them it is, int64 (Array API 2024.12, unique_inverse).
func (x *Tensor) UniqueInverse(ctx context.Context) (values, inverse *Tensor) {
	u := x.unique(ctx, ops.UniqueInverse)
	return u.Values, u.Inverse
}

// UniqueValues is the distinct elements (Array API 2024.12, unique_values).
func (x *Tensor) UniqueValues(ctx context.Context) *Tensor {
	return x.unique(ctx, ops.UniqueValues).Values
}

// unique runs the first step, which finds the order and the number of distinct
// elements, and records the second. What a caller does not keep never runs.
func (x *Tensor) unique(ctx context.Context, op *ops.Op) Unique {
	// Its errors first, with a number that always fits.
	none := applyAll(op, ops.Attr{Counts: []int{0}}, x)
	if none[0].Err() != nil {
		return Unique{none[0], none[0], none[0], none[0]}
	}
	defer closeAll(none...)
	first := applyAll(ops.UniqueOrder, ops.Attr{}, x)
	n, err := distinct(ctx, first)
	if err != nil {
		bad := failed(carried(op.Name, err))
		return Unique{bad, bad, bad, bad}
	}
	order, ranks := first[0], first[1]
	defer order.Close()
	defer ranks.Close()
	all := applyAll(ops.UniqueFrom, ops.Attr{Counts: []int{n}}, x, order, ranks)
	if all[0].err != nil {
		return Unique{all[0], all[0], all[0], all[0]}
	}
	u := Unique{Values: all[0], Indices: all[1], Inverse: all[2], Counts: all[3]}
	closeAll(u.besides(op)...)
	return u
}

// besides are the results that an operator of fewer does not give.
func (u Unique) besides(op *ops.Op) []*Tensor {
	switch op {
	case ops.UniqueValues:
		return []*Tensor{u.Indices, u.Inverse, u.Counts}
	case ops.UniqueCounts:
		return []*Tensor{u.Indices, u.Inverse}
	case ops.UniqueInverse:
		return []*Tensor{u.Indices, u.Counts}
	}
	return nil
}

// distinct is the last rank of a unique_order, which stays in memory.
func distinct(ctx context.Context, order []*Tensor) (int, error) {
	if err := Eval(ctx, order...); err != nil {
		return 0, err
	}
	if order[1].Shape().Size() == 0 {
		return 0, nil
	}
	last := order[1].At(shape.At(-1))
	defer last.Close()
	n, err := Item[int64](ctx, last)
	return int(n), err
}
