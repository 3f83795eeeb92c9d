package gomlx

import (
	"github.com/gomlx/gomlx/backends"
	"github.com/gomlx/gomlx/backends/shapeinference"
	"github.com/gomlx/gomlx/pkg/core/dtypes"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// unary records an operator of each element, whose shape GoMLX infers.
func (f *Function) unary(op backends.OpType, x backends.Value, lower func(x *tensor.Tensor) *tensor.Tensor) (backends.Value, error) {
	in, err := f.values(op.String(), x)
	if err != nil {
		return nil, err
	}
	shape, err := shapeinference.UnaryOp(op, in[0].shape)
	if err != nil {
		return nil, &OpError{op.String(), err}
	}
	return f.record(op, shape, in, func(in []*tensor.Tensor) *tensor.Tensor { return lower(in[0]) }), nil
}

// realOf records an operator of each element that makes complex numbers real.
func (f *Function) realOf(op backends.OpType, x backends.Value, lower func(x *tensor.Tensor) *tensor.Tensor) (backends.Value, error) {
	in, err := f.values(op.String(), x)
	if err != nil {
		return nil, err
	}
	shape := in[0].shape.Clone()
	if shape.DType == dtypes.Bool {
		return nil, refuse(op, "the operand is %s; it takes numbers", shape)
	}
	shape.DType = shape.DType.RealDType()
	return f.record(op, shape, in, func(in []*tensor.Tensor) *tensor.Tensor { return lower(in[0]) }), nil
}

// Abs is the absolute value, of a complex number its magnitude.
func (f *Function) Abs(x backends.Value) (backends.Value, error) {
	return f.realOf(backends.OpTypeAbs, x, (*tensor.Tensor).Abs)
}

// BitCount counts the bits that are set.
func (f *Function) BitCount(x backends.Value) (backends.Value, error) {
	return f.unary(backends.OpTypeBitCount, x, lowerBitCount)
}

// BitwiseNot is the bits that are not set.
func (f *Function) BitwiseNot(x backends.Value) (backends.Value, error) {
	return f.unary(backends.OpTypeBitwiseNot, x, (*tensor.Tensor).BitwiseInvert)
}

// Ceil rounds up.
func (f *Function) Ceil(x backends.Value) (backends.Value, error) {
	return f.unary(backends.OpTypeCeil, x, (*tensor.Tensor).Ceil)
}

// Clz counts the zeros before the highest bit that is set.
func (f *Function) Clz(x backends.Value) (backends.Value, error) {
	return f.unary(backends.OpTypeClz, x, lowerClz)
}

// Conj is the complex conjugate.
func (f *Function) Conj(x backends.Value) (backends.Value, error) {
	return f.unary(backends.OpTypeConj, x, (*tensor.Tensor).Conj)
}

// Cos is the cosine.
func (f *Function) Cos(x backends.Value) (backends.Value, error) {
	return f.unary(backends.OpTypeCos, x, (*tensor.Tensor).Cos)
}

// Erf is the error function.
func (f *Function) Erf(x backends.Value) (backends.Value, error) {
	return f.unary(backends.OpTypeErf, x, (*tensor.Tensor).Erf)
}

// Exp is e^x.
func (f *Function) Exp(x backends.Value) (backends.Value, error) {
	return f.unary(backends.OpTypeExp, x, (*tensor.Tensor).Exp)
}

// Expm1 is e^x - 1.
func (f *Function) Expm1(x backends.Value) (backends.Value, error) {
	return f.unary(backends.OpTypeExpm1, x, (*tensor.Tensor).Expm1)
}

// Floor rounds down.
func (f *Function) Floor(x backends.Value) (backends.Value, error) {
	return f.unary(backends.OpTypeFloor, x, (*tensor.Tensor).Floor)
}

// Imag is the imaginary part, 0 of a real number.
func (f *Function) Imag(x backends.Value) (backends.Value, error) {
	return f.realOf(backends.OpTypeImag, x, func(x *tensor.Tensor) *tensor.Tensor {
		if x.DType().IsComplex() {
			return x.Imag()
		}
		return x.ZerosLike()
	})
}

// Log is the natural logarithm.
func (f *Function) Log(x backends.Value) (backends.Value, error) {
	return f.unary(backends.OpTypeLog, x, (*tensor.Tensor).Log)
}

// Log1p is log(1 + x).
func (f *Function) Log1p(x backends.Value) (backends.Value, error) {
	return f.unary(backends.OpTypeLog1p, x, (*tensor.Tensor).Log1p)
}

// LogicalNot is true where x is false.
func (f *Function) LogicalNot(x backends.Value) (backends.Value, error) {
	return f.unary(backends.OpTypeLogicalNot, x, (*tensor.Tensor).LogicalNot)
}

// Logistic is 1 / (1 + e^-x).
func (f *Function) Logistic(x backends.Value) (backends.Value, error) {
	return f.unary(backends.OpTypeLogistic, x, (*tensor.Tensor).Sigmoid)
}

// Neg is -x.
func (f *Function) Neg(x backends.Value) (backends.Value, error) {
	return f.unary(backends.OpTypeNeg, x, (*tensor.Tensor).Neg)
}

// Real is the real part.
func (f *Function) Real(x backends.Value) (backends.Value, error) {
	return f.realOf(backends.OpTypeReal, x, (*tensor.Tensor).Real)
}

// Round rounds to the nearest integer, halves to the even one.
func (f *Function) Round(x backends.Value) (backends.Value, error) {
	return f.unary(backends.OpTypeRound, x, func(x *tensor.Tensor) *tensor.Tensor { return x.Round() })
}

// Rsqrt is 1 / sqrt(x).
func (f *Function) Rsqrt(x backends.Value) (backends.Value, error) {
	return f.unary(backends.OpTypeRsqrt, x, func(x *tensor.Tensor) *tensor.Tensor {
		if x.DType().IsComplex() {
			return x.Sqrt().Reciprocal()
		}
		return x.RSqrt()
	})
}

// Sign is -1, 0 or 1; of NaN it is NaN.
func (f *Function) Sign(x backends.Value) (backends.Value, error) {
	return f.unary(backends.OpTypeSign, x, (*tensor.Tensor).Sign)
}

// Sin is the sine.
func (f *Function) Sin(x backends.Value) (backends.Value, error) {
	return f.unary(backends.OpTypeSin, x, (*tensor.Tensor).Sin)
}

// Sqrt is the square root.
func (f *Function) Sqrt(x backends.Value) (backends.Value, error) {
	return f.unary(backends.OpTypeSqrt, x, (*tensor.Tensor).Sqrt)
}

// Tanh is the hyperbolic tangent.
func (f *Function) Tanh(x backends.Value) (backends.Value, error) {
	return f.unary(backends.OpTypeTanh, x, (*tensor.Tensor).Tanh)
}

// predicate records a bool of each element.
func (f *Function) predicate(op backends.OpType, x backends.Value, lower func(x *tensor.Tensor) *tensor.Tensor) (backends.Value, error) {
	in, err := f.values(op.String(), x)
	if err != nil {
		return nil, err
	}
	shape := in[0].shape.Clone()
	if !shape.DType.IsFloat() && !shape.DType.IsComplex() {
		return nil, refuse(op, "the operand is %s; it takes floating-point numbers", shape)
	}
	shape.DType = dtypes.Bool
	return f.record(op, shape, in, func(in []*tensor.Tensor) *tensor.Tensor { return lower(in[0]) }), nil
}

// IsFinite is false of infinities and NaN.
func (f *Function) IsFinite(x backends.Value) (backends.Value, error) {
	return f.predicate(backends.OpTypeIsFinite, x, (*tensor.Tensor).IsFinite)
}

// IsNaN is true of NaN.
func (f *Function) IsNaN(x backends.Value) (backends.Value, error) {
	return f.predicate(backends.OpTypeIsNaN, x, (*tensor.Tensor).IsNaN)
}

// binary records an operator of two elements, whose shape GoMLX infers.
func (f *Function) binary(op backends.OpType, x, y backends.Value, lower func(x, y *tensor.Tensor) *tensor.Tensor) (backends.Value, error) {
	in, err := f.values(op.String(), x, y)
	if err != nil {
		return nil, err
	}
	shape, err := shapeinference.BinaryOp(op, in[0].shape, in[1].shape)
	if err != nil {
		return nil, &OpError{op.String(), err}
	}
	return f.record(op, shape, in, func(in []*tensor.Tensor) *tensor.Tensor { return lower(in[0], in[1]) }), nil
}

// Add is x + y.
func (f *Function) Add(x, y backends.Value) (backends.Value, error) {
	return f.binary(backends.OpTypeAdd, x, y, func(x, y *tensor.Tensor) *tensor.Tensor { return x.Add(y) })
}

// Atan2 is the angle of the point with coordinates y (the second operand) and x.
func (f *Function) Atan2(x, y backends.Value) (backends.Value, error) {
	return f.binary(backends.OpTypeAtan2, x, y, func(x, y *tensor.Tensor) *tensor.Tensor { return x.Atan2(y) })
}

// BitwiseAnd is the bits that are in both.
func (f *Function) BitwiseAnd(x, y backends.Value) (backends.Value, error) {
	return f.binary(backends.OpTypeBitwiseAnd, x, y, func(x, y *tensor.Tensor) *tensor.Tensor { return x.BitwiseAnd(y) })
}

// BitwiseOr is the bits that are in either.
func (f *Function) BitwiseOr(x, y backends.Value) (backends.Value, error) {
	return f.binary(backends.OpTypeBitwiseOr, x, y, func(x, y *tensor.Tensor) *tensor.Tensor { return x.BitwiseOr(y) })
}

// BitwiseXor is the bits that are in one of both.
func (f *Function) BitwiseXor(x, y backends.Value) (backends.Value, error) {
	return f.binary(backends.OpTypeBitwiseXor, x, y, func(x, y *tensor.Tensor) *tensor.Tensor { return x.BitwiseXor(y) })
}

// Div is x / y; of integers the quotient without its fraction, and 0 by 0.
func (f *Function) Div(x, y backends.Value) (backends.Value, error) {
	return f.binary(backends.OpTypeDiv, x, y, func(x, y *tensor.Tensor) *tensor.Tensor {
		if !x.DType().IsInteger() {
			return x.Div(y)
		}
		floor := x.FloorDivide(y)
		if !x.DType().IsSigned() {
			return floor
		}
		// The quotient is less than 0 and has a fraction: the floor is one below it.
		below := floor.Less(0).LogicalAnd(floor.Mul(y).NotEqual(x))
		return floor.Add(below.Cast(x.DType()))
	})
}

// LogicalAnd is true where both are.
func (f *Function) LogicalAnd(x, y backends.Value) (backends.Value, error) {
	return f.binary(backends.OpTypeLogicalAnd, x, y, func(x, y *tensor.Tensor) *tensor.Tensor { return x.LogicalAnd(y) })
}

// LogicalOr is true where one is.
func (f *Function) LogicalOr(x, y backends.Value) (backends.Value, error) {
	return f.binary(backends.OpTypeLogicalOr, x, y, func(x, y *tensor.Tensor) *tensor.Tensor { return x.LogicalOr(y) })
}

// LogicalXor is true where one is and the other is not.
func (f *Function) LogicalXor(x, y backends.Value) (backends.Value, error) {
	return f.binary(backends.OpTypeLogicalXor, x, y, func(x, y *tensor.Tensor) *tensor.Tensor { return x.LogicalXor(y) })
}

// Max is the greater of both, NaN where one is.
func (f *Function) Max(x, y backends.Value) (backends.Value, error) {
	return f.binary(backends.OpTypeMax, x, y, lowerMax)
}

// Min is the less of both, NaN where one is.
func (f *Function) Min(x, y backends.Value) (backends.Value, error) {
	return f.binary(backends.OpTypeMin, x, y, lowerMin)
}

func lowerMax(x, y *tensor.Tensor) *tensor.Tensor {
	if x.DType() == dtype.Bool {
		return x.LogicalOr(y)
	}
	return x.Maximum(y)
}

func lowerMin(x, y *tensor.Tensor) *tensor.Tensor {
	if x.DType() == dtype.Bool {
		return x.LogicalAnd(y)
	}
	return x.Minimum(y)
}

// Mul is x y.
func (f *Function) Mul(x, y backends.Value) (backends.Value, error) {
	return f.binary(backends.OpTypeMul, x, y, func(x, y *tensor.Tensor) *tensor.Tensor { return x.Mul(y) })
}

// Pow is x to the power y.
func (f *Function) Pow(x, y backends.Value) (backends.Value, error) {
	return f.binary(backends.OpTypePow, x, y, func(x, y *tensor.Tensor) *tensor.Tensor { return x.Pow(y) })
}

// Rem is the remainder of x / y, which has the sign of x.
func (f *Function) Rem(x, y backends.Value) (backends.Value, error) {
	return f.binary(backends.OpTypeRem, x, y, func(x, y *tensor.Tensor) *tensor.Tensor { return x.FMod(y) })
}

// Sub is x - y.
func (f *Function) Sub(x, y backends.Value) (backends.Value, error) {
	return f.binary(backends.OpTypeSub, x, y, func(x, y *tensor.Tensor) *tensor.Tensor { return x.Sub(y) })
}

// shift records a shift, whose operands are integers of one dtype.
func (f *Function) shift(op backends.OpType, x, y backends.Value, lower func(x, y *tensor.Tensor) *tensor.Tensor) (backends.Value, error) {
	in, err := f.values(op.String(), x, y)
	if err != nil {
		return nil, err
	}
	if d := in[0].shape.DType; !d.IsInt() || in[1].shape.DType != d {
		return nil, refuse(op, "the operands are %s and %s; they are integers of one dtype", in[0].shape, in[1].shape)
	}
	shape, err := shapeinference.BinaryOp(backends.OpTypeBitwiseAnd, in[0].shape, in[1].shape)
	if err != nil {
		return nil, &OpError{op.String(), err}
	}
	return f.record(op, shape, in, func(in []*tensor.Tensor) *tensor.Tensor { return lower(in[0], in[1]) }), nil
}

// ShiftLeft is x 2^n; from the width on it is 0.
func (f *Function) ShiftLeft(x, n backends.Value) (backends.Value, error) {
	return f.shift(backends.OpTypeShiftLeft, x, n, func(x, n *tensor.Tensor) *tensor.Tensor { return x.BitwiseLeftShift(n) })
}

// ShiftRightArithmetic is the floor of x / 2^n; from the width on it is 0 or -1.
func (f *Function) ShiftRightArithmetic(x, n backends.Value) (backends.Value, error) {
	return f.shift(backends.OpTypeShiftRightArithmetic, x, n, func(x, n *tensor.Tensor) *tensor.Tensor {
		signed := signedOf(x.DType())
		return x.Cast(signed).BitwiseRightShift(n.Cast(signed)).Cast(x.DType())
	})
}

// ShiftRightLogical moves the bits of x to the right, and zeros in.
func (f *Function) ShiftRightLogical(x, n backends.Value) (backends.Value, error) {
	return f.shift(backends.OpTypeShiftRightLogical, x, n, func(x, n *tensor.Tensor) *tensor.Tensor {
		unsigned := unsignedOf(x.DType())
		return x.Cast(unsigned).BitwiseRightShift(n.Cast(unsigned)).Cast(x.DType())
	})
}

var pairsOfSign = [][2]dtype.DType{{dtype.Int8, dtype.Uint8}, {dtype.Int16, dtype.Uint16}, {dtype.Int32, dtype.Uint32}, {dtype.Int64, dtype.Uint64}}

func signedOf(d dtype.DType) dtype.DType {
	for _, pair := range pairsOfSign {
		if pair[1] == d {
			return pair[0]
		}
	}
	return d
}

func unsignedOf(d dtype.DType) dtype.DType {
	for _, pair := range pairsOfSign {
		if pair[0] == d {
			return pair[1]
		}
	}
	return d
}

// compare records a comparison, whose shape GoMLX infers.
func (f *Function) compare(op backends.OpType, x, y backends.Value, lower func(x, y *tensor.Tensor) *tensor.Tensor) (backends.Value, error) {
	in, err := f.values(op.String(), x, y)
	if err != nil {
		return nil, err
	}
	shape, err := shapeinference.ComparisonOp(op, in[0].shape, in[1].shape)
	if err != nil {
		return nil, &OpError{op.String(), err}
	}
	return f.record(op, shape, in, func(in []*tensor.Tensor) *tensor.Tensor {
		x, y := in[0], in[1]
		if x.DType() == dtype.Bool { // false is less than true
			x, y = x.Cast(dtype.Uint8), y.Cast(dtype.Uint8)
		}
		return lower(x, y)
	}), nil
}

// Equal is x == y.
func (f *Function) Equal(x, y backends.Value) (backends.Value, error) {
	return f.compare(backends.OpTypeEqual, x, y, func(x, y *tensor.Tensor) *tensor.Tensor { return x.Equal(y) })
}

// NotEqual is x != y.
func (f *Function) NotEqual(x, y backends.Value) (backends.Value, error) {
	return f.compare(backends.OpTypeNotEqual, x, y, func(x, y *tensor.Tensor) *tensor.Tensor { return x.NotEqual(y) })
}

// GreaterOrEqual is x >= y.
func (f *Function) GreaterOrEqual(x, y backends.Value) (backends.Value, error) {
	return f.compare(backends.OpTypeGreaterOrEqual, x, y, func(x, y *tensor.Tensor) *tensor.Tensor { return x.GreaterEqual(y) })
}

// GreaterThan is x > y.
func (f *Function) GreaterThan(x, y backends.Value) (backends.Value, error) {
	return f.compare(backends.OpTypeGreaterThan, x, y, func(x, y *tensor.Tensor) *tensor.Tensor { return x.Greater(y) })
}

// LessOrEqual is x <= y.
func (f *Function) LessOrEqual(x, y backends.Value) (backends.Value, error) {
	return f.compare(backends.OpTypeLessOrEqual, x, y, func(x, y *tensor.Tensor) *tensor.Tensor { return x.LessEqual(y) })
}

// LessThan is x < y.
func (f *Function) LessThan(x, y backends.Value) (backends.Value, error) {
	return f.compare(backends.OpTypeLessThan, x, y, func(x, y *tensor.Tensor) *tensor.Tensor { return x.Less(y) })
}

// totalOrder records a comparison in the order -NaN < -Inf < ... < -0 < +0 < ... < +NaN.
func (f *Function) totalOrder(op, plain backends.OpType, x, y backends.Value, lower func(x, y *tensor.Tensor) *tensor.Tensor) (backends.Value, error) {
	in, err := f.values(op.String(), x, y)
	if err != nil {
		return nil, err
	}
	shape, err := shapeinference.ComparisonOp(plain, in[0].shape, in[1].shape)
	if err != nil {
		return nil, &OpError{op.String(), err}
	}
	return f.record(op, shape, in, func(in []*tensor.Tensor) *tensor.Tensor {
		return lower(totalOrderKey(in[0]), totalOrderKey(in[1]))
	}), nil
}

// EqualTotalOrder is x == y in the total order.
func (f *Function) EqualTotalOrder(x, y backends.Value) (backends.Value, error) {
	return f.totalOrder(backends.OpTypeEqualTotalOrder, backends.OpTypeEqual, x, y, func(x, y *tensor.Tensor) *tensor.Tensor { return x.Equal(y) })
}

// NotEqualTotalOrder is x != y in the total order.
func (f *Function) NotEqualTotalOrder(x, y backends.Value) (backends.Value, error) {
	return f.totalOrder(backends.OpTypeNotEqualTotalOrder, backends.OpTypeNotEqual, x, y, func(x, y *tensor.Tensor) *tensor.Tensor { return x.NotEqual(y) })
}

// GreaterOrEqualTotalOrder is x >= y in the total order.
func (f *Function) GreaterOrEqualTotalOrder(x, y backends.Value) (backends.Value, error) {
	return f.totalOrder(backends.OpTypeGreaterOrEqualTotalOrder, backends.OpTypeGreaterOrEqual, x, y, func(x, y *tensor.Tensor) *tensor.Tensor { return x.GreaterEqual(y) })
}

// GreaterThanTotalOrder is x > y in the total order.
func (f *Function) GreaterThanTotalOrder(x, y backends.Value) (backends.Value, error) {
	return f.totalOrder(backends.OpTypeGreaterThanTotalOrder, backends.OpTypeGreaterThan, x, y, func(x, y *tensor.Tensor) *tensor.Tensor { return x.Greater(y) })
}

// LessOrEqualTotalOrder is x <= y in the total order.
func (f *Function) LessOrEqualTotalOrder(x, y backends.Value) (backends.Value, error) {
	return f.totalOrder(backends.OpTypeLessOrEqualTotalOrder, backends.OpTypeLessOrEqual, x, y, func(x, y *tensor.Tensor) *tensor.Tensor { return x.LessEqual(y) })
}

// LessThanTotalOrder is x < y in the total order.
func (f *Function) LessThanTotalOrder(x, y backends.Value) (backends.Value, error) {
	return f.totalOrder(backends.OpTypeLessThanTotalOrder, backends.OpTypeLessThan, x, y, func(x, y *tensor.Tensor) *tensor.Tensor { return x.Less(y) })
}

// Clamp is x, but min where it is less, and max where it is greater.
func (f *Function) Clamp(min, x, max backends.Value) (backends.Value, error) {
	const op = backends.OpTypeClamp
	in, err := f.values(op.String(), min, x, max)
	if err != nil {
		return nil, err
	}
	shape := in[1].shape
	for _, bound := range []*node{in[0], in[2]} {
		if bound.shape.DType != shape.DType || bound.shape.Rank() > 0 && !bound.shape.Equal(shape) {
			return nil, refuse(op, "a bound is %s; it has the dtype of the operand, %s, and its shape or none", bound.shape, shape)
		}
	}
	return f.record(op, shape, in, func(in []*tensor.Tensor) *tensor.Tensor { return lowerMin(lowerMax(in[0], in[1]), in[2]) }), nil
}

// Complex is the complex numbers of real and imaginary parts.
func (f *Function) Complex(re, im backends.Value) (backends.Value, error) {
	const op = backends.OpTypeComplex
	in, err := f.values(op.String(), re, im)
	if err != nil {
		return nil, err
	}
	shape, err := shapeinference.BinaryOp(backends.OpTypeAdd, in[0].shape, in[1].shape)
	if err != nil {
		return nil, &OpError{op.String(), err}
	}
	switch shape.DType {
	case dtypes.Float32:
		shape.DType = dtypes.Complex64
	case dtypes.Float64:
		shape.DType = dtypes.Complex128
	default:
		return nil, refuse(op, "the parts are %s; they are float32 or float64", in[0].shape)
	}
	return f.record(op, shape, in, func(in []*tensor.Tensor) *tensor.Tensor { return lowerComplex(in[0], in[1]) }), nil
}

// Where is onTrue where the condition is true, and onFalse elsewhere.
func (f *Function) Where(condition, onTrue, onFalse backends.Value) (backends.Value, error) {
	const op = backends.OpTypeWhere
	in, err := f.values(op.String(), condition, onTrue, onFalse)
	if err != nil {
		return nil, err
	}
	shape, err := shapeinference.WhereOp(in[0].shape, in[1].shape, in[2].shape)
	if err != nil {
		return nil, &OpError{op.String(), err}
	}
	return f.record(op, shape, in, func(in []*tensor.Tensor) *tensor.Tensor { return tensor.Where(in[0], in[1], in[2]) }), nil
}

// ConvertDType is x in another dtype. Floats become integers by truncation, bool is x != 0,
// of a complex number the real part is taken, and integers of 2 and 4 bits wrap.
func (f *Function) ConvertDType(x backends.Value, d dtypes.DType) (backends.Value, error) {
	const op = backends.OpTypeConvertDType
	in, err := f.values(op.String(), x)
	if err != nil {
		return nil, err
	}
	to, ok := weftDType(d)
	if !ok {
		return nil, refuse(op, "there are no elements of %s", d)
	}
	shape := in[0].shape.Clone()
	if shape.DType == d {
		return f.Identity(x)
	}
	shape.DType = d
	return f.record(op, shape, in, func(in []*tensor.Tensor) *tensor.Tensor {
		if d.IsPacked() {
			return wrapSubByte(in[0].Cast(to), d)
		}
		return in[0].Cast(to)
	}), nil
}

// wrapSubByte leaves an integer's lowest bits, as a number of them.
func wrapSubByte(x *tensor.Tensor, d dtypes.DType) *tensor.Tensor {
	free := 8 - d.Bits()
	return x.BitwiseLeftShift(free).BitwiseRightShift(free)
}

// Identity is x.
func (f *Function) Identity(x backends.Value) (backends.Value, error) {
	in, err := f.values(backends.OpTypeIdentity.String(), x)
	if err != nil {
		return nil, err
	}
	return f.add(&node{op: backends.OpTypeIdentity, shape: in[0].shape, inputs: in, alias: in[0]}), nil
}
