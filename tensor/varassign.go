package tensor

import "github.com/weft-gpu/weft/ops"

// The assignments, to a whole Var and to a part of it, by the rules and with the
// errors that [Var] states.

// Assign is v[...] = y, by the rules and with the errors of [Var].
func (v *Var) Assign(y *Tensor) error { return v.At().Assign(y) }

// AddAssign is v += y, by [Add].
func (v *Var) AddAssign(y *Tensor) error { return v.At().AddAssign(y) }

// SubAssign is v -= y, by [Sub].
func (v *Var) SubAssign(y *Tensor) error { return v.At().SubAssign(y) }

// MulAssign is v *= y, by [Mul].
func (v *Var) MulAssign(y *Tensor) error { return v.At().MulAssign(y) }

// DivAssign is v /= y, by [Div].
func (v *Var) DivAssign(y *Tensor) error { return v.At().DivAssign(y) }

// MaximumAssign is v = maximum(v, y), by [Maximum].
func (v *Var) MaximumAssign(y *Tensor) error { return v.At().MaximumAssign(y) }

// MinimumAssign is v = minimum(v, y), by [Minimum].
func (v *Var) MinimumAssign(y *Tensor) error { return v.At().MinimumAssign(y) }

// LogicalAndAssign is v &= y on bools, by [LogicalAnd].
func (v *Var) LogicalAndAssign(y *Tensor) error { return v.At().LogicalAndAssign(y) }

// LogicalOrAssign is v |= y on bools, by [LogicalOr].
func (v *Var) LogicalOrAssign(y *Tensor) error { return v.At().LogicalOrAssign(y) }

// LogicalXorAssign is v ^= y on bools, by [LogicalXor].
func (v *Var) LogicalXorAssign(y *Tensor) error { return v.At().LogicalXorAssign(y) }

// Assign is v[indices] = y, by the rules and with the errors of [Var].
func (s Selection) Assign(y *Tensor) error { return s.update(ops.Assign, y) }

// AddAssign is v[indices] += y, by [Add].
func (s Selection) AddAssign(y *Tensor) error { return s.update(ops.Add, y) }

// SubAssign is v[indices] -= y, by [Sub].
func (s Selection) SubAssign(y *Tensor) error { return s.update(ops.Sub, y) }

// MulAssign is v[indices] *= y, by [Mul].
func (s Selection) MulAssign(y *Tensor) error { return s.update(ops.Mul, y) }

// DivAssign is v[indices] /= y, by [Div].
func (s Selection) DivAssign(y *Tensor) error { return s.update(ops.Div, y) }

// MaximumAssign is v[indices] = maximum(v[indices], y), by [Maximum].
func (s Selection) MaximumAssign(y *Tensor) error { return s.update(ops.Maximum, y) }

// MinimumAssign is v[indices] = minimum(v[indices], y), by [Minimum].
func (s Selection) MinimumAssign(y *Tensor) error { return s.update(ops.Minimum, y) }

// LogicalAndAssign is v[indices] &= y on bools, by [LogicalAnd].
func (s Selection) LogicalAndAssign(y *Tensor) error { return s.update(ops.LogicalAnd, y) }

// LogicalOrAssign is v[indices] |= y on bools, by [LogicalOr].
func (s Selection) LogicalOrAssign(y *Tensor) error { return s.update(ops.LogicalOr, y) }

// LogicalXorAssign is v[indices] ^= y on bools, by [LogicalXor].
func (s Selection) LogicalXorAssign(y *Tensor) error { return s.update(ops.LogicalXor, y) }
