package tensor

import (
	"fmt"

	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// The assignments, by the rules and with the errors that [Var] states. They are those of Python
// that the standard has; [Var.Update] makes all others.

// Assign is v[...] = y. Errors: those of [Var].
func (v *Var) Assign(y Operand) error { return v.inPlace(ops.Assign, y) }

// AddAssign is v += y, by [Tensor.Add]. Errors: those of [Var].
func (v *Var) AddAssign(y Operand) error { return v.inPlace(ops.Add, y) }

// SubAssign is v -= y, by [Tensor.Sub]. Errors: those of [Var].
func (v *Var) SubAssign(y Operand) error { return v.inPlace(ops.Sub, y) }

// MulAssign is v *= y, by [Tensor.Mul]. Errors: those of [Var].
func (v *Var) MulAssign(y Operand) error { return v.inPlace(ops.Mul, y) }

// DivAssign is v /= y, by [Tensor.Div]. Errors: those of [Var].
func (v *Var) DivAssign(y Operand) error { return v.inPlace(ops.Div, y) }

// FloorDivideAssign is v //= y, by [Tensor.FloorDivide]. Errors: those of [Var].
func (v *Var) FloorDivideAssign(y Operand) error { return v.inPlace(ops.FloorDivide, y) }

// RemainderAssign is v %= y, by [Tensor.Remainder]. Errors: those of [Var].
func (v *Var) RemainderAssign(y Operand) error { return v.inPlace(ops.Remainder, y) }

// PowAssign is v **= y, by [Tensor.Pow]. Errors: those of [Var].
func (v *Var) PowAssign(y Operand) error { return v.inPlace(ops.Pow, y) }

// BitwiseAndAssign is v &= y on bools and integers, by [Tensor.BitwiseAnd]. Errors: those of [Var].
func (v *Var) BitwiseAndAssign(y Operand) error { return v.inPlace(ops.BitwiseAnd, y) }

// BitwiseOrAssign is v |= y on bools and integers, by [Tensor.BitwiseOr]. Errors: those of [Var].
func (v *Var) BitwiseOrAssign(y Operand) error { return v.inPlace(ops.BitwiseOr, y) }

// BitwiseXorAssign is v ^= y on bools and integers, by [Tensor.BitwiseXor]. Errors: those of [Var].
func (v *Var) BitwiseXorAssign(y Operand) error { return v.inPlace(ops.BitwiseXor, y) }

// BitwiseLeftShiftAssign is v <<= y, by [Tensor.BitwiseLeftShift]. Errors: those of [Var].
func (v *Var) BitwiseLeftShiftAssign(y Operand) error { return v.inPlace(ops.BitwiseLeftShift, y) }

// BitwiseRightShiftAssign is v >>= y, by [Tensor.BitwiseRightShift]. Errors: those of [Var].
func (v *Var) BitwiseRightShiftAssign(y Operand) error { return v.inPlace(ops.BitwiseRightShift, y) }

// MatMulAssign is v @= y, by [Tensor.MatMul], whose result must have v's shape and dtype. Errors:
// those of [Var], *[ContractionError], and *[ArgumentError] for a result of another shape.
func (v *Var) MatMulAssign(y *Tensor) error {
	const op = "matmul_assign"
	return v.become(op, []*Tensor{y}, func(x *Tensor) (*Tensor, error) {
		product, err := orCause(apply(ops.MatMul, ops.Attr{}, x, y))
		if err != nil {
			return nil, err
		}
		return sameShape(op, product, x.Shape())
	})
}

// Put replaces the parts of the Var along an axis at the indices by those of updates, or combines
// them by a [ScatterMode], as [Tensor.Put] does, also at indices outside: v[indices] = updates. On
// a large Var it costs as much as the parts. Errors: those of [Var] and of [Tensor.Put].
func (v *Var) Put(axis int, indices *Tensor, updates Operand, options ...ScatterOption) error {
	y, done, err := operand("put", updates)
	defer done()
	if err != nil {
		return v.refuse("put", err, indices)
	}
	return v.become("put", []*Tensor{indices, y}, func(x *Tensor) (*Tensor, error) {
		return orCause(apply(ops.Put, scattering(ops.Attr{Axes: []int{axis}}, options), x, indices, y))
	})
}

// PutMask sets the elements where the mask holds: v[mask] = value. The mask, of bools, and value,
// usually a single element, broadcast to the Var (Array API 2024.12, boolean array indexing). On a
// large Var it reads the mask and writes only where it holds, unless older elements of the Var are
// open or value has more than half as many elements. Errors: those of [Var] and of [Where].
func (v *Var) PutMask(mask *Tensor, value Operand) error {
	y, done, err := operand("put_mask", value)
	defer done()
	if err != nil {
		return v.refuse("put_mask", err, mask)
	}
	return v.become("put_mask", []*Tensor{mask, y}, func(x *Tensor) (*Tensor, error) {
		return orCause(apply(ops.Where, ops.Attr{}, mask, y, x))
	})
}

// Update replaces the Var's elements by the result of f on them, of the same shape and dtype:
// v.Update(func(x *Tensor) *Tensor { return x.Maximum(y) }). It is one step, as every assignment.
// If another assignment comes between, Update calls f again, so f must only record. Errors: those
// of [Var], the one that f's result carries, and *[ArgumentError] for a result of another shape.
func (v *Var) Update(f func(x *Tensor) *Tensor) error {
	const op = "update"
	if f == nil {
		return v.refuse(op, &MissingError{Op: op, What: "the function is nil", Hint: "pass one that makes the new elements from the old"})
	}
	for {
		if err := v.writable(op); err != nil {
			return err
		}
		whole, err := v.snapshot(op)
		if err != nil {
			return err
		}
		done, err := v.updated(op, whole, f)
		whole.Close()
		switch {
		case err != nil:
			return err
		case done:
			return nil
		}
	}
}

// updated replaces the Var's elements by the result of f, if nobody assigned to the Var meanwhile.
func (v *Var) updated(op string, whole *Tensor, f func(x *Tensor) *Tensor) (bool, *OpError) {
	x := v.elements(whole)
	if x != whole {
		defer x.Close()
	}
	y := f(x)
	if err := usable(op, y); err != nil {
		return false, carried(op, err)
	}
	if err := v.writable(op, y); err != nil {
		return false, err
	}
	next, err := v.fitting(op, x, y)
	if err != nil {
		return false, v.refuse(op, err, y)
	}
	root := v.root()
	root.mu.Lock()
	defer root.mu.Unlock()
	if root.value.cell != whole.cell || root.value.closed.Load() {
		next.Close()
		return false, nil
	}
	if err := v.hold(next); err != nil {
		return false, v.refuse(op, err, y)
	}
	return true, nil
}

// fitting returns another Tensor of y's elements if it may take the place of x.
func (v *Var) fitting(op string, x, y *Tensor) (*Tensor, error) {
	switch {
	case y.device != v.device:
		return nil, &DeviceMismatchError{Op: op, A: v.device.Info(), B: y.device.Info()}
	case !y.Shape().Equal(x.Shape()):
		return nil, targetShape(op, x.Shape(), y.Shape())
	case y.DType() != v.dtype:
		return nil, &ops.TargetDTypeError{Op: op, Target: v.dtype, Elements: y.DType(), Promoted: y.DType()}
	}
	return y.share(op)
}

// sameShape returns x if it has a target's shape, and closes it otherwise.
func sameShape(op string, x *Tensor, target shape.Shape) (*Tensor, error) {
	if got := x.Shape(); !got.Equal(target) {
		x.Close()
		return nil, targetShape(op, target, got)
	}
	return x, nil
}

// targetShape returns the error of an assignment whose result does not have the target's shape.
func targetShape(op string, target, result shape.Shape) error {
	return &ArgumentError{Op: op, What: fmt.Sprintf("the result has shape %v, the target %v, whose shape never changes", result, target),
		Hint: fmt.Sprintf("assign a %v, or use the operator that makes a new tensor", target)}
}
