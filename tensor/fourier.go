package tensor

import (
	"fmt"
	"math"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// The Fourier transforms (Array API 2024.12, extension fft), along axes that count from
// the end where they are negative. Any number of elements is transformed in the order of
// n log n operations, n being that number; those with no prime factor above 128 are some
// three times as fast as the others. float32 and complex64 are computed in float32, float64 and
// complex128 in float64, halves in float32. The error, relative to the norm of all elements
// along the axis, is at most eps (2 + 2 log2 n), eps being 2^-24 or 2^-53, some three
// times as much where n has a prime factor above 128. An infinity or a NaN spreads along
// the axis. What a transform multiplies by is computed on the host at its first call, and
// stays on the device for the next ones, in 64 MiB at the most. A transform is of 2^32
// elements at the most, of 2^22 where a prime factor is above 128.
//
// Every result may carry *shape.AxisError, *[AttrError] for a number of elements that is
// less than 1, which that of an axis without elements is too, or too large, or for a norm
// that is none, *shape.DimError, *[DTypeError] and the other errors of every operator.

// FFTNorm is which of a transform and its inverse divides the sums by n, their number
// of elements. It is an option of the transforms; [NormBackward] is the default.
type FFTNorm uint8

// The norms.
const (
	NormBackward FFTNorm = iota // the inverse
	NormOrtho                   // both, by the root of n
	NormForward                 // the transform
)

// String is the norm in an op line: backward, ortho or forward.
func (n FFTNorm) String() string {
	return word("FFTNorm", int(n), ops.NormBackward, ops.NormOrtho, ops.NormForward)
}

// FFTOption says how a transform is made where it is not the plain one, of all elements
// along the axis, divided by their number in the inverse: [FFTLength], and an [FFTNorm].
type FFTOption interface{ fft(*settings) }

func (n FFTNorm) fft(s *settings) { s.Mode = n.String() }

type fftLength struct{ n []int }

// FFTLength is the number of elements that are transformed, along each axis of a
// transform along several: the first ones, with zeros behind them where there are less.
// Of IRFFT, HFFT and IRFFTN it is that of the result, which n/2 + 1 elements of the
// operand make.
func FFTLength(n ...int) FFTOption { return &fftLength{append([]int{}, n...)} }

func (l *fftLength) fft(s *settings) { s.Counts = l.n }

func fourier(op *ops.Op, x *Tensor, axes []int, options []FFTOption) *Tensor {
	return apply(op, set(ops.Attr{Axes: axes}, options, FFTOption.fft).Attr, x)
}

// FFT is the discrete Fourier transform along an axis, of x's shape but for an
// [FFTLength]: element k is the sum of x_j exp(-2 pi i j k / n). Floating-point dtypes;
// complex64, or complex128 of float64 and complex128 (Array API 2024.12, fft.fft).
func (x *Tensor) FFT(axis int, options ...FFTOption) *Tensor {
	return fourier(ops.FFT, x, []int{axis}, options)
}

// IFFT is the inverse of [Tensor.FFT]: the sums of x_j exp(2 pi i j k / n), over n (Array
// API 2024.12, fft.ifft).
func (x *Tensor) IFFT(axis int, options ...FFTOption) *Tensor {
	return fourier(ops.IFFT, x, []int{axis}, options)
}

// RFFT is the first n/2 + 1 elements of [Tensor.FFT] of real numbers; the others are
// their conjugates in reverse. Real floating-point dtypes (Array API 2024.12, fft.rfft).
func (x *Tensor) RFFT(axis int, options ...FFTOption) *Tensor {
	return fourier(ops.RFFT, x, []int{axis}, options)
}

// IRFFT is the inverse of [Tensor.RFFT]: n real numbers, 2 (size - 1) without an
// [FFTLength], of which x has the first n/2 + 1 elements of the spectrum. The imaginary
// parts of the first, and of the one of number n/2, count as 0. Floating-point dtypes;
// float32 of complex64, float64 of complex128, and a real x's own (Array API 2024.12,
// fft.irfft).
func (x *Tensor) IRFFT(axis int, options ...FFTOption) *Tensor {
	return fourier(ops.IRFFT, x, []int{axis}, options)
}

// HFFT is [Tensor.FFT] of n elements that are their own conjugates in reverse, of which x
// has the first n/2 + 1: n real numbers, 2 (size - 1) without an [FFTLength]. Dtypes as
// in [Tensor.IRFFT] (Array API 2024.12, fft.hfft).
func (x *Tensor) HFFT(axis int, options ...FFTOption) *Tensor {
	return fourier(ops.HFFT, x, []int{axis}, options)
}

// IHFFT is the inverse of [Tensor.HFFT]: the first n/2 + 1 elements of [Tensor.IFFT] of
// real numbers. Real floating-point dtypes (Array API 2024.12, fft.ihfft).
func (x *Tensor) IHFFT(axis int, options ...FFTOption) *Tensor {
	return fourier(ops.IHFFT, x, []int{axis}, options)
}

// FFTN is [Tensor.FFT] along several axes, nil for all of them, or for as many of the
// last as an [FFTLength] has numbers. Further errors: *[AttrError] where it has another
// number of them than there are axes (Array API 2024.12, fft.fftn).
func (x *Tensor) FFTN(axes []int, options ...FFTOption) *Tensor {
	return fourier(ops.FFTN, x, axes, options)
}

// IFFTN is the inverse of [Tensor.FFTN] (Array API 2024.12, fft.ifftn).
func (x *Tensor) IFFTN(axes []int, options ...FFTOption) *Tensor {
	return fourier(ops.IFFTN, x, axes, options)
}

// RFFTN is [Tensor.RFFT] along the last of several axes, as in [Tensor.FFTN], and
// [Tensor.FFT] along the others. Further errors: *[AttrError] for no axes (Array API
// 2024.12, fft.rfftn).
func (x *Tensor) RFFTN(axes []int, options ...FFTOption) *Tensor {
	return fourier(ops.RFFTN, x, axes, options)
}

// IRFFTN is the inverse of [Tensor.RFFTN]: [Tensor.IFFT] along all of several axes but the
// last, and [Tensor.IRFFT] along that (Array API 2024.12, fft.irfftn).
func (x *Tensor) IRFFTN(axes []int, options ...FFTOption) *Tensor {
	return fourier(ops.IRFFTN, x, axes, options)
}

// FFTShift is x with the element of frequency 0 brought from the start of each axis to
// its middle; of all axes where none are named. Any dtype (Array API 2024.12,
// fft.fftshift).
func (x *Tensor) FFTShift(axes ...int) *Tensor {
	return apply(ops.FFTShift, ops.Attr{Axes: axes}, x)
}

// IFFTShift is the inverse of [Tensor.FFTShift], which differs along axes of odd sizes
// (Array API 2024.12, fft.ifftshift).
func (x *Tensor) IFFTShift(axes ...int) *Tensor {
	return apply(ops.IFFTShift, ops.Attr{Axes: axes}, x)
}

// FFTFreq is the frequency of each of n elements of [Tensor.FFT], in a real floating-point
// dtype: 0, 1, ... up to (n-1)/2, and then -(n/2), ... up to -1, over n times the spacing of
// what was transformed. As NumPy does, it works out the reciprocal of that once, in float64,
// and each product, which is rounded to the dtype (Array API 2024.12, fft.fftfreq). Errors,
// carried by the result: *[ArgumentError] for less than one element, for a spacing that is 0
// or not finite and for another dtype, *dtype.UnknownError, and those of [Arange].
func FFTFreq(dev *device.Device, d dtype.DType, n int, spacing float64) *Tensor {
	return frequencies(dev, "fftfreq", d, n, n, spacing)
}

// RFFTFreq is the frequency of each of the n/2 + 1 elements of [Tensor.RFFT] of n real
// numbers: 0, 1, ... up to n/2, as in [FFTFreq] (Array API 2024.12, fft.rfftfreq).
func RFFTFreq(dev *device.Device, d dtype.DType, n int, spacing float64) *Tensor {
	return frequencies(dev, "rfftfreq", d, n, n/2+1, spacing)
}

// frequencies are the first count of those of n elements: of all n, the upper half counts
// from the end.
func frequencies(dev *device.Device, op string, d dtype.DType, n, count int, spacing float64) *Tensor {
	step := 1 / (float64(n) * spacing)
	switch err := checkDType(d); {
	case err != nil:
		return Fail(op, err)
	case !d.IsFloat():
		return Fail(op, &ArgumentError{Op: op, What: "the dtype is " + d.String(), Hint: "frequencies are of a real floating-point dtype"})
	case n < 1:
		return Fail(op, &ArgumentError{Op: op, What: fmt.Sprintf("%d elements", n), Hint: "transforms are of one element or more"})
	case step == 0 || math.IsInf(step, 0) || math.IsNaN(step):
		return Fail(op, &ArgumentError{Op: op, What: fmt.Sprintf("a spacing of %v", spacing), Hint: "give a finite number that is not 0"})
	}
	number := Arange(dev, 0, int64(count), 1)
	if op == "fftfreq" {
		below := int64(n / 2)
		number = number.Add(below).Remainder(int64(n)).Sub(below)
	}
	return number.Cast(dtype.Float64).Mul(step).Cast(d)
}
