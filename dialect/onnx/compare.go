package onnx

import (
	"github.com/weft-gpu/weft/tensor"
)

// comparison compares elements by what their carrier holds: values and codes
// as they are, and the bits of a float64 by its rank among the numbers.
func comparison(compare func(x, y *tensor.Tensor) *tensor.Tensor) eval {
	return func(t Type, in []*tensor.Tensor) *tensor.Tensor {
		x, y := in[0], in[1]
		if t.Storage().Carry != ByBits {
			return compare(x, y)
		}
		return compare(rank64(x), rank64(y)).LogicalAnd(isNumber64(x)).LogicalAnd(isNumber64(y))
	}
}

const signBit64 = uint64(1) << 63

// rank64 maps the bits of float64 numbers to integers in the same order: the
// negative ones, which grow as their bits fall, below 2^63, the others above,
// and both zeros on it.
func rank64(bits *tensor.Tensor) *tensor.Tensor {
	negative := bits.GreaterEqual(tensor.Scalar(signBit64))
	return negative.Where(bits.Neg(), bits.Add(tensor.Scalar(signBit64)))
}

// isNumber64 is false for the bits of a NaN. Doubling drops the sign.
func isNumber64(bits *tensor.Tensor) *tensor.Tensor {
	const infinity = 0x7ff0 << 48
	return bits.Mul(tensor.Scalar(2)).LessEqual(tensor.Scalar(uint64(2 * infinity)))
}
