package gomlx

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// lowerComplex is the complex numbers of real and imaginary parts, float32 or float64, zeros with
// their signs and infinities included; a NaN becomes the canonical one. It is made by additions
// that change nothing: of -0 to the imaginary part, and of +0 to the real part's absolute value,
// which gets its sign at the end.
func lowerComplex(re, im *tensor.Tensor) *tensor.Tensor {
	d := dtype.Complex64
	if re.DType() == dtype.Float64 {
		d = dtype.Complex128
	}
	number := func(im float64) *tensor.Tensor { return tensor.FullOf(re.Device(), d, complex(0, im)) }
	negative := re.SignBit()
	re, im = re.Abs(), tensor.Where(negative, im.Neg(), im)
	// (im, -0) times i is (im * 0 + 0, im + -0).
	z := re.Cast(d).Conj().Add(im.Cast(d).Conj().Mul(number(1)))
	infinite := tensor.Where(im.Greater(0), number(math.Inf(1)), tensor.Where(im.Less(0), number(math.Inf(-1)), number(math.NaN())))
	z = tensor.Where(im.IsFinite(), z, re.Cast(d).Add(infinite))
	return tensor.Where(negative, z.Neg(), z)
}
