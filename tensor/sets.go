package tensor

import (
	"context"

	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// IsIn is whether each element of x is among those of set: bool, in x's shape. -0 is +0; NaN is in
// no set. Bool and real numeric dtypes, which promote (Array API 2025.12, isin). Errors:
// *[DTypeError], *dtype.PromotionError.
func (x *Tensor) IsIn(set Operand) *Tensor { return applyTo(ops.IsIn, ops.Attr{}, x, set) }

// The distinct elements of a tensor. The comment of UniqueAll holds for the other operators too.

// Unique is the result of [Tensor.UniqueAll].
type Unique struct {
	Values  *Tensor // the distinct elements, a vector of x's dtype
	Indices *Tensor // the first position of each of them in x, flattened: int64
	Inverse *Tensor // for every element of x, in x's shape, its index in Values: int64
	Counts  *Tensor // the number of times that each of Values occurs: int64
}

// UniqueAll is the distinct elements of x, flattened, with their first positions and their numbers
// (Array API 2024.12, unique_all). Any dtype. They are in ascending order, complex ones by the real
// part and then the imaginary one. -0 and +0 are one element, and every NaN is one of its own,
// after all the others.
//
// The number of distinct elements is read from the device at once, so the call waits until x is
// computed or the context ends. Errors: those of [Read], and *[AbstractError] in a function that is
// being compiled.
func (x *Tensor) UniqueAll(ctx context.Context) Unique { return x.unique(ctx, ops.UniqueAll) }

// UniqueCounts is the distinct elements of x, of any dtype, and how often each occurs, int64: two
// vectors, with the errors of [Tensor.UniqueAll] (Array API 2024.12, unique_counts).
func (x *Tensor) UniqueCounts(ctx context.Context) (values, counts *Tensor) {
	u := x.unique(ctx, ops.UniqueCounts)
	return u.Values, u.Counts
}

// UniqueInverse is the distinct elements of x, of any dtype, and for every element of x, in x's
// shape, its index among them, int64. Errors: those of [Tensor.UniqueAll] (Array API 2024.12,
// unique_inverse).
func (x *Tensor) UniqueInverse(ctx context.Context) (values, inverse *Tensor) {
	u := x.unique(ctx, ops.UniqueInverse)
	return u.Values, u.Inverse
}

// UniqueValues is the distinct elements of x, of any dtype, as a vector. Errors: those of
// [Tensor.UniqueAll] (Array API 2024.12, unique_values).
func (x *Tensor) UniqueValues(ctx context.Context) *Tensor {
	return x.unique(ctx, ops.UniqueValues).Values
}

// unique runs the first step, which finds the order and the number of distinct elements, and
// records the second. Results that a caller does not keep never run.
func (x *Tensor) unique(ctx context.Context, op *ops.Op) Unique {
	// Check for errors first, with a number that always fits.
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

// besides are the results that op does not return.
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

// distinct evaluates a unique_order, which stays in memory, and returns its last rank.
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
