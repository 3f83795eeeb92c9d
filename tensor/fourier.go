package tensor

import (
	"fmt"
	"math"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// The Fourier transforms (Array API 2024.12, extension fft). The comment of FFT holds for all of
// them.

// FFTNorm says whether a transform or its inverse divides the sums by n, their number of elements.
// It is an option of the transforms; [NormBackward] is the default.
type FFTNorm uint8

// The norms.
const (
	NormBackward FFTNorm = iota // the inverse divides
	NormOrtho                   // both divide, by the square root of n
	NormForward                 // the transform divides
)

// String is the norm's name in an op line: backward, ortho or forward.
func (n FFTNorm) String() string {
	return word("FFTNorm", int(n), ops.NormBackward, ops.NormOrtho, ops.NormForward)
}

// FFTOption changes a transform: [FFTLength] its number of elements, and an [FFTNorm] its scale. By
// default all elements along the axis are transformed, and the inverse divides by their number.
type FFTOption interface{ fft(*settings) }

func (n FFTNorm) fft(s *settings) { s.Mode = n.String() }

type fftLength struct{ n []int }

// FFTLength sets the number of elements that are transformed: of a transform along several axes,
// one number for each. The first elements of an axis are taken, with zeros behind them if there are
// fewer. For IRFFT, HFFT and IRFFTN it is the number of elements of the result, for which n/2 + 1
// elements of the operand are taken.
func FFTLength(n ...int) FFTOption { return &fftLength{append([]int{}, n...)} }

func (l *fftLength) fft(s *settings) { s.Counts = l.n }

func fourier(op *ops.Op, x *Tensor, axes []int, options []FFTOption) *Tensor {
	return apply(op, set(ops.Attr{Axes: axes}, options, FFTOption.fft).Attr, x)
}

// FFT is the discrete Fourier transform along an axis: element k is the sum of x_j exp(-2 pi i j k
// / n). The result has x's shape; an [FFTLength] sets the axis's size n. A negative axis counts
// from the end. Floating-point dtypes; the result is complex64, or complex128 for float64 and
// complex128 (Array API 2024.12, fft.fft).
//
// All transforms take some n log n operations, and those whose n has a prime factor above 128 some
// three times as many. n is at most 2^32, and 2^22 with such a factor. The error, relative to the
// norm of all elements along the axis, is at most eps (2 + 2 log2 n), where eps is 2^-24 or 2^-53;
// with such a factor it is some three times as much. Halves are computed in float32. An infinity or
// a NaN spreads along the axis. The host computes the factors at the first call, and the device
// keeps up to 64 MiB of them for later calls.
//
// Errors: *shape.AxisError, *[AttrError] for fewer than one element, for too many, and for an
// invalid norm, *shape.DimError, *[DTypeError].
func (x *Tensor) FFT(axis int, options ...FFTOption) *Tensor {
	return fourier(ops.FFT, x, []int{axis}, options)
}

// IFFT is the inverse of [Tensor.FFT]: the sums of x_j exp(2 pi i j k / n), divided by n. Shapes,
// dtypes and errors are those of FFT (Array API 2024.12, fft.ifft).
func (x *Tensor) IFFT(axis int, options ...FFTOption) *Tensor {
	return fourier(ops.IFFT, x, []int{axis}, options)
}

// RFFT is the first n/2 + 1 elements of [Tensor.FFT] of real numbers along an axis; the others are
// their conjugates in reverse. Real floating-point dtypes. Errors: those of FFT (Array API 2024.12,
// fft.rfft).
func (x *Tensor) RFFT(axis int, options ...FFTOption) *Tensor {
	return fourier(ops.RFFT, x, []int{axis}, options)
}

// IRFFT is the inverse of [Tensor.RFFT] along an axis. It makes n real numbers, 2 (size - 1)
// without an [FFTLength], from the first n/2 + 1 elements of their spectrum. The imaginary parts of
// the first of these, and of the one of number n/2, count as 0. Floating-point dtypes; the result
// is float32 for complex64, float64 for complex128, and a real x's own dtype. Errors: those of
// [Tensor.FFT] (Array API 2024.12, fft.irfft).
func (x *Tensor) IRFFT(axis int, options ...FFTOption) *Tensor {
	return fourier(ops.IRFFT, x, []int{axis}, options)
}

// HFFT is [Tensor.FFT] of n elements that equal their own conjugates in reverse. x has the first
// n/2 + 1 of them. The result is n real numbers along the axis, 2 (size - 1) without an
// [FFTLength]. Dtypes and errors are those of [Tensor.IRFFT] (Array API 2024.12, fft.hfft).
func (x *Tensor) HFFT(axis int, options ...FFTOption) *Tensor {
	return fourier(ops.HFFT, x, []int{axis}, options)
}

// IHFFT is the inverse of [Tensor.HFFT] along an axis: the first n/2 + 1 elements of [Tensor.IFFT]
// of real numbers. Real floating-point dtypes. Errors: those of [Tensor.FFT] (Array API 2024.12,
// fft.ihfft).
func (x *Tensor) IHFFT(axis int, options ...FFTOption) *Tensor {
	return fourier(ops.IHFFT, x, []int{axis}, options)
}

// FFTN is [Tensor.FFT] along several axes. nil axes are all of them, or the last ones, as many as
// an [FFTLength] has numbers. Dtypes and errors are those of FFT, and *[AttrError] where the length
// has another number of numbers than there are axes (Array API 2024.12, fft.fftn).
func (x *Tensor) FFTN(axes []int, options ...FFTOption) *Tensor {
	return fourier(ops.FFTN, x, axes, options)
}

// IFFTN is the inverse of [Tensor.FFTN], with its axes, dtypes and errors (Array API 2024.12,
// fft.ifftn).
func (x *Tensor) IFFTN(axes []int, options ...FFTOption) *Tensor {
	return fourier(ops.IFFTN, x, axes, options)
}

// RFFTN is [Tensor.RFFT] along the last of several axes, as in [Tensor.FFTN], and [Tensor.FFT]
// along the others. Dtypes are those of RFFT, errors those of FFTN, and *[AttrError] for no axes
// (Array API 2024.12, fft.rfftn).
func (x *Tensor) RFFTN(axes []int, options ...FFTOption) *Tensor {
	return fourier(ops.RFFTN, x, axes, options)
}

// IRFFTN is the inverse of [Tensor.RFFTN]: [Tensor.IFFT] along all of several axes but the last,
// and then [Tensor.IRFFT] along that. Dtypes are those of IRFFT, errors those of RFFTN (Array API
// 2024.12, fft.irfftn).
func (x *Tensor) IRFFTN(axes []int, options ...FFTOption) *Tensor {
	return fourier(ops.IRFFTN, x, axes, options)
}

// FFTShift moves the element of frequency 0 from the start of each axis to its middle; without axes
// along all of them. Any dtype (Array API 2024.12, fft.fftshift). Errors: *shape.AxisError.
func (x *Tensor) FFTShift(axes ...int) *Tensor {
	return apply(ops.FFTShift, ops.Attr{Axes: axes}, x)
}

// IFFTShift is the inverse of [Tensor.FFTShift], from which it differs along axes of odd sizes. Any
// dtype (Array API 2024.12, fft.ifftshift). Errors: *shape.AxisError.
func (x *Tensor) IFFTShift(axes ...int) *Tensor {
	return apply(ops.IFFTShift, ops.Attr{Axes: axes}, x)
}

// FFTFreq is the frequency of each of n elements of [Tensor.FFT], in one axis of a real
// floating-point dtype: 0, 1, ... up to (n-1)/2, and then -(n/2), ... up to -1, divided by n times
// the spacing. The spacing is the distance of the samples; a frequency is cycles per unit of it. As
// NumPy does, it computes 1/(n*spacing) once, in float64, and then each product, which is rounded
// to the dtype (Array API 2024.12, fft.fftfreq). Errors, carried by the result: *[ArgumentError]
// for fewer than one element, for a spacing that is 0 or not finite and for another dtype,
// *dtype.UnknownError, and those of [Arange].
func FFTFreq(dev *device.Device, d dtype.DType, n int, spacing float64) *Tensor {
	return frequencies(dev, "fftfreq", d, n, n, spacing)
}

// RFFTFreq is the frequency of each of the n/2 + 1 elements of [Tensor.RFFT] of n real numbers, in
// one axis: 0, 1, ... up to n/2, scaled as in [FFTFreq]. Dtypes and errors are those of FFTFreq
// (Array API 2024.12, fft.rfftfreq).
func RFFTFreq(dev *device.Device, d dtype.DType, n int, spacing float64) *Tensor {
	return frequencies(dev, "rfftfreq", d, n, n/2+1, spacing)
}

// frequencies returns the first count of the frequencies of n elements. If they are all n, the
// upper half is negative.
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
