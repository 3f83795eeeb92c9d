package tensor

import "github.com/weft-gpu/weft/ops"

// The assignments, to a whole Var and to a part of it, by the rules and with the
// errors that [Var] states.

// Assign is v[...] = y, by the rules and with the errors of [Var].
func (v *Var) Assign(y *Tensor) error { return v.At().Assign(y) }

// AddAssign is v += y, by [Tensor.Add].
func (v *Var) AddAssign(y *Tensor) error { return v.At().AddAssign(y) }

// SubAssign is v -= y, by [Tensor.Sub].
func (v *Var) SubAssign(y *Tensor) error { return v.At().SubAssign(y) }

// MulAssign is v *= y, by [Tensor.Mul].
func (v *Var) MulAssign(y *Tensor) error { return v.At().MulAssign(y) }

// DivAssign is v /= y, by [Tensor.Div].
func (v *Var) DivAssign(y *Tensor) error { return v.At().DivAssign(y) }

// MaximumAssign is v = maximum(v, y), by [Tensor.Maximum].
func (v *Var) MaximumAssign(y *Tensor) error { return v.At().MaximumAssign(y) }

// MinimumAssign is v = minimum(v, y), by [Tensor.Minimum].
func (v *Var) MinimumAssign(y *Tensor) error { return v.At().MinimumAssign(y) }

// LogicalAndAssign is v &= y on bools, by [Tensor.LogicalAnd].
func (v *Var) LogicalAndAssign(y *Tensor) error { return v.At().LogicalAndAssign(y) }

// LogicalOrAssign is v |= y on bools, by [Tensor.LogicalOr].
func (v *Var) LogicalOrAssign(y *Tensor) error { return v.At().LogicalOrAssign(y) }

// LogicalXorAssign is v ^= y on bools, by [Tensor.LogicalXor].
func (v *Var) LogicalXorAssign(y *Tensor) error { return v.At().LogicalXorAssign(y) }

// FloorDivideAssign is v //= y, by [Tensor.FloorDivide].
func (v *Var) FloorDivideAssign(y *Tensor) error { return v.At().FloorDivideAssign(y) }

// RemainderAssign is v %= y, by [Tensor.Remainder].
func (v *Var) RemainderAssign(y *Tensor) error { return v.At().RemainderAssign(y) }

// PowAssign is v **= y, by [Tensor.Pow].
func (v *Var) PowAssign(y *Tensor) error { return v.At().PowAssign(y) }

// BitwiseAndAssign is v &= y on bools and integers, by [Tensor.BitwiseAnd].
func (v *Var) BitwiseAndAssign(y *Tensor) error { return v.At().BitwiseAndAssign(y) }

// BitwiseOrAssign is v |= y on bools and integers, by [Tensor.BitwiseOr].
func (v *Var) BitwiseOrAssign(y *Tensor) error { return v.At().BitwiseOrAssign(y) }

// BitwiseXorAssign is v ^= y on bools and integers, by [Tensor.BitwiseXor].
func (v *Var) BitwiseXorAssign(y *Tensor) error { return v.At().BitwiseXorAssign(y) }

// BitwiseLeftShiftAssign is v <<= y, by [Tensor.BitwiseLeftShift].
func (v *Var) BitwiseLeftShiftAssign(y *Tensor) error { return v.At().BitwiseLeftShiftAssign(y) }

// BitwiseRightShiftAssign is v >>= y, by [Tensor.BitwiseRightShift].
func (v *Var) BitwiseRightShiftAssign(y *Tensor) error { return v.At().BitwiseRightShiftAssign(y) }

// Assign is v[indices] = y, by the rules and with the errors of [Var].
func (s Selection) Assign(y *Tensor) error { return s.update(ops.Assign, y) }

// AddAssign is v[indices] += y, by [Tensor.Add].
func (s Selection) AddAssign(y *Tensor) error { return s.update(ops.Add, y) }

// SubAssign is v[indices] -= y, by [Tensor.Sub].
func (s Selection) SubAssign(y *Tensor) error { return s.update(ops.Sub, y) }

// MulAssign is v[indices] *= y, by [Tensor.Mul].
func (s Selection) MulAssign(y *Tensor) error { return s.update(ops.Mul, y) }

// DivAssign is v[indices] /= y, by [Tensor.Div].
func (s Selection) DivAssign(y *Tensor) error { return s.update(ops.Div, y) }

// MaximumAssign is v[indices] = maximum(v[indices], y), by [Tensor.Maximum].
func (s Selection) MaximumAssign(y *Tensor) error { return s.update(ops.Maximum, y) }

// MinimumAssign is v[indices] = minimum(v[indices], y), by [Tensor.Minimum].
func (s Selection) MinimumAssign(y *Tensor) error { return s.update(ops.Minimum, y) }

// LogicalAndAssign is v[indices] &= y on bools, by [Tensor.LogicalAnd].
func (s Selection) LogicalAndAssign(y *Tensor) error { return s.update(ops.LogicalAnd, y) }

// LogicalOrAssign is v[indices] |= y on bools, by [Tensor.LogicalOr].
func (s Selection) LogicalOrAssign(y *Tensor) error { return s.update(ops.LogicalOr, y) }

// LogicalXorAssign is v[indices] ^= y on bools, by [Tensor.LogicalXor].
func (s Selection) LogicalXorAssign(y *Tensor) error { return s.update(ops.LogicalXor, y) }

// FloorDivideAssign is v[indices] //= y, by [Tensor.FloorDivide].
func (s Selection) FloorDivideAssign(y *Tensor) error { return s.update(ops.FloorDivide, y) }

// RemainderAssign is v[indices] %= y, by [Tensor.Remainder].
func (s Selection) RemainderAssign(y *Tensor) error { return s.update(ops.Remainder, y) }

// PowAssign is v[indices] **= y, by [Tensor.Pow].
func (s Selection) PowAssign(y *Tensor) error { return s.update(ops.Pow, y) }

// BitwiseAndAssign is v[indices] &= y on bools and integers, by [Tensor.BitwiseAnd].
func (s Selection) BitwiseAndAssign(y *Tensor) error { return s.update(ops.BitwiseAnd, y) }

// BitwiseOrAssign is v[indices] |= y on bools and integers, by [Tensor.BitwiseOr].
func (s Selection) BitwiseOrAssign(y *Tensor) error { return s.update(ops.BitwiseOr, y) }

// BitwiseXorAssign is v[indices] ^= y on bools and integers, by [Tensor.BitwiseXor].
func (s Selection) BitwiseXorAssign(y *Tensor) error { return s.update(ops.BitwiseXor, y) }

// BitwiseLeftShiftAssign is v[indices] <<= y, by [Tensor.BitwiseLeftShift].
func (s Selection) BitwiseLeftShiftAssign(y *Tensor) error { return s.update(ops.BitwiseLeftShift, y) }

// BitwiseRightShiftAssign is v[indices] >>= y, by [Tensor.BitwiseRightShift].
func (s Selection) BitwiseRightShiftAssign(y *Tensor) error {
	return s.update(ops.BitwiseRightShift, y)
}
