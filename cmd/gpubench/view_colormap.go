//go:build window && cgo

package main

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// colormap is, for red, green and blue, the coefficients of a polynomial in the normalised
// element, the constant first.
type colormap [3][7]float32

// colormaps are the maps that the key c goes through: least-squares fits of maps of
// matplotlib, within 11/255 of them, viridis within 5, and grey. All but coolwarm are
// perceptually uniform, more or less: equal steps of the elements look equally large, to the
// colour-blind and in grey too.
var colormaps = []struct {
	name string
	colormap
}{
	{"viridis", colormap{
		{0.2676, 0.2574, -1.2673, -2.3249, 4.1331, 4.9387, -5.0136},
		{0.0043, 1.4194, 0.1538, -5.8243, 14.583, -14.2743, 4.8439},
		{0.3302, 1.4002, 0.5553, -22.875, 65.8985, -75.2934, 30.1276},
	}},
	{"inferno", colormap{
		{0.0002, 0.1059, 11.6171, -41.7093, 77.1575, -71.2877, 25.0926},
		{0.0016, 0.5664, -3.9477, 17.4577, -33.4157, 32.5539, -12.2222},
		{-0.0371, 4.1179, -16.2573, 44.6451, -82.2539, 73.5881, -23.1157},
	}},
	{"coolwarm", colormap{
		{0.2285, 1.2044, 0.0937, 2.2407, -5.1304, 1.4143, 0.6575},
		{0.2890, 2.2998, -7.2787, 32.2228, -74.6690, 72.7997, -25.6334},
		{0.7545, 1.5589, -1.8751, -1.5855, -3.7416, 9.5724, -4.5374},
	}},
	{"grey", colormap{{0, 1}, {0, 1}, {0, 1}}},
}

// nanColor is no colour of the map: a red, packed as colors does.
const nanColor = 0xff<<24 | 0x2b<<16 | 0x1e<<8 | 0xe0

// colors turns a matrix, or the part of it that is shown, into pixels, all on
// its device: uint32, red in the lowest byte, then green, blue and 255. Elements
// are normalised by the least and the greatest finite one of the whole matrix;
// where all are equal, all take the middle colour.
func colors(c colormap, shown, matrix *tensor.Tensor) *tensor.Tensor {
	x := shown.Cast(dtype.Float32)
	low, span := limits(matrix.Cast(dtype.Float32))
	t := normalized(x, low, span)
	pixel := channel(t, c[0]).Add(tensor.Scalar(0xff << 24))
	pixel = pixel.Add(channel(t, c[1]).Mul(tensor.Scalar(1 << 8)))
	pixel = pixel.Add(channel(t, c[2]).Mul(tensor.Scalar(1 << 16)))
	return tensor.Where(x.Equal(x), pixel, tensor.Scalar(nanColor))
}

// limits are half the least finite element, and the distance from there to half
// the greatest one: of halves it is finite. It is 0 where no element is finite.
func limits(x *tensor.Tensor) (low, span *tensor.Tensor) {
	const most = 1.7014117e38 // half the greatest float32
	half := x.Mul(tensor.Scalar(0.5))
	low = tensor.Where(finite(x), half, tensor.Scalar(most)).Min(nil)
	high := tensor.Where(finite(x), half, tensor.Scalar(-most)).Max(nil)
	return low, high.Sub(low).Maximum(tensor.Scalar(0))
}

// finite says which elements are: Inf - Inf and NaN - NaN are NaN.
func finite(x *tensor.Tensor) *tensor.Tensor { return x.Sub(x).Equal(tensor.Scalar(0)) }

// normalized maps the finite elements to 0 to 1, and infinities to these ends.
func normalized(x, low, span *tensor.Tensor) *tensor.Tensor {
	t := x.Mul(tensor.Scalar(0.5)).Sub(low).Div(span)
	some := span.Greater(tensor.Scalar(0)).LogicalOr(finite(x).LogicalNot())
	t = tensor.Where(some, t, tensor.Scalar(0.5))
	return t.Maximum(tensor.Scalar(0)).Minimum(tensor.Scalar(1))
}

// channel is the polynomial at t as a byte, rounded to the nearest.
func channel(t *tensor.Tensor, coefficients [7]float32) *tensor.Tensor {
	last := len(coefficients) - 1
	y := t.Mul(tensor.Scalar(coefficients[last])).Add(tensor.Scalar(coefficients[last-1]))
	for i := last - 2; i >= 0; i-- {
		y = y.Mul(t).Add(tensor.Scalar(coefficients[i]))
	}
	y = y.Maximum(tensor.Scalar(0)).Minimum(tensor.Scalar(1))
	return y.Mul(tensor.Scalar(255)).Add(tensor.Scalar(0.5)).Cast(dtype.Uint32)
}
