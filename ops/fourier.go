package ops

// Discrete Fourier transforms (Array API 2024.12, extension fft).
//
// A transform of n elements, where n has no prime factor above 128, is made in steps of a few of
// its factors each: small transforms of elements that lie n/factor apart, which are multiplied by
// roots of unity and reordered on the way. A length with a greater prime factor is a convolution
// with a chirp instead, made of transforms of more than twice as many elements (Bluestein, 1970).
// The roots are computed in more than float64 and rounded once. The steps depend on the length and
// the dtype alone, so that the bits are the same on every device.
const fourierError = "the error, relative to the norm of all elements along the axis, is at most eps (2 + 2 log2 n), some three times as much of lengths with a prime factor above 128; real operands are complex ones with no imaginary part, float16 and bfloat16 in float32; an infinity or a NaN spreads along the axis"

var (
	FFT    = op(Op{Name: "fft", Kind: Composition, Arity: 1, Accept: FloatingType, Result: ToComplex, Cost: 40, Doc: "the discrete Fourier transform along an axis, of its first n elements, zeros added where there are fewer: sums of x_k exp(-2 pi i j k / n)", Corner: fourierError})
	IFFT   = op(Op{Name: "ifft", Kind: Composition, Arity: 1, Accept: FloatingType, Result: ToComplex, Cost: 40, Doc: "the inverse of fft: the sums of x_k exp(2 pi i j k / n), over n", Corner: "as fft"})
	RFFT   = op(Op{Name: "rfft", Kind: Composition, Arity: 1, Accept: FloatType, Result: ToComplex, Cost: 40, Doc: "the first n/2 + 1 elements of fft of real numbers, which determine the others", Corner: "as fft"})
	IRFFT  = op(Op{Name: "irfft", Kind: Composition, Arity: 1, Accept: FloatingType, Result: ToReal, Cost: 40, Doc: "the inverse of rfft: the n real numbers whose spectrum begins with x's n/2 + 1; n is 2 (size - 1) by default", Corner: "as fft; the imaginary parts of the first element, and of the one of number n/2, count as 0; float16 and bfloat16 rounded once at the end"})
	HFFT   = op(Op{Name: "hfft", Kind: Composition, Arity: 1, Accept: FloatingType, Result: ToReal, Cost: 40, Doc: "fft of n elements that equal their own conjugates in reverse, given the first n/2 + 1 of them: n real numbers", Corner: "as irfft"})
	IHFFT  = op(Op{Name: "ihfft", Kind: Composition, Arity: 1, Accept: FloatType, Result: ToComplex, Cost: 40, Doc: "the inverse of hfft: the first n/2 + 1 elements of ifft of real numbers", Corner: "as fft"})
	FFTN   = op(Op{Name: "fftn", Kind: Composition, Arity: 1, Accept: FloatingType, Result: ToComplex, Cost: 80, Doc: "fft along several axes, all of them by default, the last one first", Corner: "as fft along each axis"})
	IFFTN  = op(Op{Name: "ifftn", Kind: Composition, Arity: 1, Accept: FloatingType, Result: ToComplex, Cost: 80, Doc: "the inverse of fftn: ifft along several axes", Corner: "as fft along each axis"})
	RFFTN  = op(Op{Name: "rfftn", Kind: Composition, Arity: 1, Accept: FloatType, Result: ToComplex, Cost: 80, Doc: "rfft along the last of several axes, and fft along the others", Corner: "as fft along each axis"})
	IRFFTN = op(Op{Name: "irfftn", Kind: Composition, Arity: 1, Accept: FloatingType, Result: ToReal, Cost: 80, Doc: "the inverse of rfftn: ifft along all of several axes but the last, and irfft along that", Corner: "as irfft along the last axis, as fft along the others"})

	FFTShift  = op(Op{Name: "fftshift", Kind: Composition, Arity: 1, Doc: "x with the element of frequency 0 moved from the start of each axis to its middle", Corner: "roll by half of each size, rounded down"})
	IFFTShift = op(Op{Name: "ifftshift", Kind: Composition, Arity: 1, Doc: "the inverse of fftshift", Corner: "roll by half of each size, rounded up"})
)

// The scales of transforms: which of a transform and its inverse divides the sums by their number
// of elements.
const (
	NormBackward = "backward" // the inverse divides, the default
	NormOrtho    = "ortho"    // both divide, by its square root
	NormForward  = "forward"  // the transform divides
)
