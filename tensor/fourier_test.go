package tensor_test

import (
	"errors"
	"fmt"
	"math"
	"math/cmplx"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// The transforms have the results of numpy.fft's documentation and of the definitions, where every
// operation is exact.
func TestFourierTransforms(t *testing.T) {
	dev := testdev.Open(t)
	real4 := tensor.From(dev, []float32{1, 2, 3, 4})
	spectrum := []complex64{10, -2 + 2i, -2, -2 - 2i}
	z := tensor.From(dev, spectrum)
	square := tensor.From(dev, []complex64{1, 2, 3, 4}, 2, 2)
	for _, c := range []struct {
		name string
		got  *tensor.Tensor
		dims shape.Shape
		want []complex64
	}{
		{"real numbers", real4.FFT(0), dims(4), spectrum},
		{"their inverse", z.IFFT(-1), dims(4), []complex64{1, 2, 3, 4}},
		{"half of it", real4.RFFT(0), dims(3), spectrum[:3]},
		{"halves, in float32", real4.Cast(dtype.Float16).FFT(0), dims(4), spectrum},
		{"the first elements", real4.FFT(0, tensor.FFTLength(2)), dims(2), []complex64{3, -1}},
		{"zeros behind", tensor.From(dev, []complex64{1i, 1}).FFT(0, tensor.FFTLength(4)), dims(4), []complex64{1 + 1i, 0, -1 + 1i, 2i}},
		{"one element", z.FFT(0, tensor.FFTLength(1)), dims(1), []complex64{10}},
		{"divided forwards", real4.FFT(0, tensor.NormForward), dims(4), []complex64{2.5, -0.5 + 0.5i, -0.5, -0.5 - 0.5i}},
		{"divided both ways", real4.FFT(0, tensor.NormOrtho), dims(4), []complex64{5, -1 + 1i, -1, -1 - 1i}},
		{"the inverse not divided", z.IFFT(0, tensor.NormForward), dims(4), []complex64{4, 8, 12, 16}},
		{"along the first axis", square.FFT(0), dims(2, 2), []complex64{4, 6, -2, -2}},
		{"along the last axis", square.FFT(-1), dims(2, 2), []complex64{3, -1, 7, -1}},
		{"along all axes", square.FFTN(nil), dims(2, 2), []complex64{10, -2, -4, 0}},
		{"along axes in any order", square.FFTN([]int{1, 0}), dims(2, 2), []complex64{10, -2, -4, 0}},
		{"along no axes", square.FFTN([]int{}), dims(2, 2), []complex64{1, 2, 3, 4}},
		{"along the last axes, of other lengths", square.FFTN(nil, tensor.FFTLength(4)), dims(2, 4), []complex64{3, 1 - 2i, -1, 1 + 2i, 7, 3 - 4i, -1, 3 + 4i}},
		{"the inverse along all axes", tensor.From(dev, []complex64{10, -2, -4, 0}, 2, 2).IFFTN(nil), dims(2, 2), []complex64{1, 2, 3, 4}},
		{"of real numbers along all axes", square.Real().RFFTN(nil), dims(2, 2), []complex64{10, -2, -4, 0}},
		{"conjugated", real4.IHFFT(0, tensor.NormForward), dims(3), []complex64{10, -2 - 2i, -2}},
		{"the inverse is divided", real4.IHFFT(0), dims(3), []complex64{2.5, -0.5 - 0.5i, -0.5}},
		{"of no batches", tensor.Zeros(dev, dtype.Complex64, 0, 4).FFT(1), dims(0, 4), nil},
		{"of zeros alone", tensor.Zeros(dev, dtype.Complex64, 2, 0).FFT(1, tensor.FFTLength(2)), dims(2, 2), make([]complex64, 4)},
	} {
		t.Run(c.name, func(t *testing.T) { expectEqual(t, c.got, c.dims, c.want) })
	}
}

// The transforms with real results take half of a spectrum, whose other half is its conjugate.
func TestFourierTransformsOfHalfASpectrum(t *testing.T) {
	dev := testdev.Open(t)
	half := tensor.From(dev, []complex64{10, -2 + 2i, -2})
	nan := float32(math.NaN())
	for _, c := range []struct {
		name string
		got  *tensor.Tensor
		dims shape.Shape
		want []float32
	}{
		{"an even length", half.IRFFT(0), dims(4), []float32{1, 2, 3, 4}},
		{"what has to be real is", tensor.From(dev, []complex64{complex(10, nan), -2 + 2i, complex(-2, nan)}).IRFFT(0), dims(4), []float32{1, 2, 3, 4}},
		{"an odd length, whose last element is not", tensor.From(dev, []complex64{complex(3, nan)}).IRFFT(0, tensor.FFTLength(3), tensor.NormForward), dims(3), []float32{3, 3, 3}},
		{"one element", half.IRFFT(0, tensor.FFTLength(1)), dims(1), []float32{10}},
		{"zeros behind", tensor.From(dev, []complex64{4}).IRFFT(0, tensor.FFTLength(4)), dims(4), []float32{1, 1, 1, 1}},
		{"of a real half", half.Real().IRFFT(0), dims(4), []float32{1, 3, 3, 3}},
		{"conjugated", half.HFFT(0), dims(4), []float32{4, 16, 12, 8}},
		{"along two axes", tensor.From(dev, []complex64{10, -2, -4, 0}, 2, 2).IRFFTN(nil), dims(2, 2), []float32{1, 2, 3, 4}},
		{"of no batches", tensor.Zeros(dev, dtype.Complex64, 0, 4).IRFFT(1), dims(0, 6), nil},
	} {
		t.Run(c.name, func(t *testing.T) { expectEqual(t, c.got, c.dims, c.want) })
	}
	halves := half.Real().Cast(dtype.Float16).IRFFT(0)
	if d := halves.DType(); d != dtype.Float16 {
		t.Errorf("real numbers of float16 are %v", d)
	}
	expectEqual(t, halves.Cast(dtype.Float32), dims(4), []float32{1, 3, 3, 3})
}

// expectEqual is expect for numbers that compare equal, so that zeros of both signs are the same.
func expectEqual[T float32 | float64 | complex64](t *testing.T, x *tensor.Tensor, s shape.Shape, want []T) {
	t.Helper()
	got, err := tensor.Read[T](ctx, x)
	switch {
	case err != nil:
		t.Error(err)
	case !x.Shape().Equal(s) || !slices.Equal(got, want):
		t.Errorf("got %v %v, want %v %v", x.Shape(), got, s, want)
	}
}

// lengths cover a single step of every radix, several steps, sums and a chirp.
var lengths = []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 16, 17, 22, 30, 49, 54, 61, 64, 81, 96, 100, 121, 127, 131, 143, 200, 243, 254, 256, 257, 360, 509, 512, 1000, 1009, 1024, 2187, 3000}

// bound is the documented error, relative to the norm.
func bound(n int, eps float64) float64 {
	most := 2 + 2*math.Log2(float64(n))
	for p := 2; n > 1; p++ {
		for ; n%p == 0; n /= p {
			if p > 128 {
				return 3 * most * eps
			}
		}
	}
	return most * eps
}

// defined is the transform by its definition, in float64.
func defined(x []complex128, turn float64) []complex128 {
	n := len(x)
	y, roots := make([]complex128, n), make([]complex128, n)
	for k := range roots {
		roots[k] = cmplx.Rect(1, turn*2*math.Pi*float64(k)/float64(n))
	}
	for q := range y {
		for k, v := range x {
			y[q] += v * roots[q*k%n]
		}
	}
	return y
}

func norm(x []complex128) float64 {
	sum := 0.
	for _, v := range x {
		sum += real(v)*real(v) + imag(v)*imag(v)
	}
	return math.Sqrt(sum)
}

func less(x, y []complex128) []complex128 {
	z := slices.Clone(x)
	for i := range z {
		z[i] -= y[i]
	}
	return z
}

func normal(r *rand.Rand, n int) []complex128 {
	x := make([]complex128, n)
	for i := range x {
		x[i] = complex(r.NormFloat64(), r.NormFloat64())
	}
	return x
}

// The error of complex64, relative to the norm, is within the documented bound.
func TestFourierError(t *testing.T) {
	dev := testdev.Open(t)
	r := rand.New(rand.NewPCG(9, 1))
	for _, n := range lengths {
		narrow := tensor.From(dev, normal(r, n)).Cast(dtype.Complex64)
		x := read[complex128](t, narrow.Cast(dtype.Complex128))
		real, half := narrow.Real(), n/2+1
		realParts := read[complex128](t, real.Cast(dtype.Complex128))
		spectrum := defined(realParts, -1)
		for _, c := range []struct {
			name string
			got  *tensor.Tensor
			want []complex128
		}{
			{"FFT", narrow.FFT(0), defined(x, -1)},
			{"IFFT", narrow.IFFT(0, tensor.NormForward), defined(x, 1)},
			{"RFFT", real.RFFT(0), spectrum[:half]},
			{"IRFFT", tensor.From(dev, spectrum[:half]).Cast(dtype.Complex64).IRFFT(0, tensor.FFTLength(n)), realParts},
		} {
			got := read[complex128](t, c.got.Cast(dtype.Complex128))
			if e, most := norm(less(got, c.want))/norm(c.want), bound(n, 1./(1<<24)); e > most {
				t.Errorf("%s of %d elements: the error is %.3g eps, and should be at most %.3g", c.name, n, e*(1<<24), most*(1<<24))
			}
		}
	}
}

// float64 is no reference for complex128: a transform and its inverse restore the elements, and a
// single 1 gives the roots of unity.
func TestFourierErrorOfComplex128(t *testing.T) {
	dev := testdev.Open(t)
	r := rand.New(rand.NewPCG(9, 2))
	const eps = 1. / (1 << 53)
	for _, n := range lengths {
		x := normal(r, n)
		got := read[complex128](t, tensor.From(dev, x).FFT(0).IFFT(0))
		if e, most := norm(less(got, x))/norm(x), 2*bound(n, eps); e > most {
			t.Errorf("%d elements there and back: the error is %.3g eps, and should be at most %.3g", n, e/eps, most/eps)
		}
		one := make([]complex128, n)
		one[n/3] = 1
		got, want := read[complex128](t, tensor.From(dev, one).FFT(0)), make([]complex128, n)
		for q := range want {
			want[q] = cmplx.Rect(1, -2*math.Pi*float64(n/3*q%n)/float64(n))
		}
		if e, most := norm(less(got, want))/norm(want), bound(n, eps)+4*eps; e > most {
			t.Errorf("roots of %d: the error is %.3g eps, and should be at most %.3g", n, e/eps, most/eps)
		}
	}
}

// A transform's bits do not depend on the other axes, on the operand's layout in memory, or on
// other rows, such as one with a NaN.
func TestFourierTransformsOfRowsAreTheirOwn(t *testing.T) {
	dev := testdev.Open(t)
	r := rand.New(rand.NewPCG(9, 3))
	for _, n := range []int{6, 13, 24, 131, 512} {
		x := tensor.From(dev, normal(r, 2*n*3), 2, n, 3).Cast(dtype.Complex64)
		want := read[complex64](t, x.MoveAxis(1, -1).Copy().FFT(-1))
		if at := firstDifference(read[complex64](t, x.FFT(1).MoveAxis(1, -1)), want); at >= 0 {
			t.Errorf("%d elements along axis 1: bits differ at %d", n, at)
		}
		if at := firstDifference(read[complex64](t, x.MoveAxis(1, 0).FFT(0).MoveAxis(0, -1)), want); at >= 0 {
			t.Errorf("%d elements along the first axis of a view: bits differ at %d", n, at)
		}
		alone := x.At(shape.At(1), shape.All(), shape.At(2)).FFT(0)
		if at := firstDifference(read[complex64](t, alone), want[5*n:]); at >= 0 {
			t.Errorf("%d elements, one row of several: bits differ at %d", n, at)
		}
		bad := tensor.Concat(0, x.At(shape.Span(0, 1)).Mul(math.NaN()), x.At(shape.Span(1, 2))).FFT(1)
		if at := firstDifference(read[complex64](t, bad.At(shape.At(1)).MoveAxis(0, -1)), want[3*n:]); at >= 0 {
			t.Errorf("%d elements beside NaN: bits differ at %d", n, at)
		}
		for i, v := range read[complex64](t, bad.At(shape.At(0))) {
			if !cmplx.IsNaN(complex128(v)) {
				t.Fatalf("%d elements that are NaN: element %d is %v", n, i, v)
			}
		}
	}
}

// A transform takes few kernels, for any axis and any number of rows.
func TestFourierTransformsTakeFewKernels(t *testing.T) {
	dev := testdev.Open(t)
	for _, c := range []struct {
		dims          []int
		axis, kernels int
	}{
		{[]int{16, 8}, 1, 1}, {[]int{16, 13}, 1, 1}, {[]int{16, 64}, 1, 2}, {[]int{16, 100}, 1, 3}, {[]int{16, 512}, 1, 3}, {[]int{512, 16}, 0, 3}, {[]int{16, 4096}, 1, 4}, {[]int{2, 4096, 3}, 1, 4},
	} {
		x := tensor.Zeros(dev, dtype.Complex64, c.dims...).Add(tensor.From(dev, []complex64{1}))
		if err := tensor.Eval(ctx, x); err != nil {
			t.Fatal(err)
		}
		e, err := tensor.Explain(x.FFT(c.axis))
		if err != nil || len(e.Kernels) != c.kernels {
			t.Errorf("%v along axis %d takes %d kernels (%v), want %d", c.dims, c.axis, len(e.Kernels), err, c.kernels)
		}
	}
}

// The roots of unity outlive the transforms, and are part of a compiled function.
func TestFourierTransformsAreCompiled(t *testing.T) {
	dev := testdev.Open(t)
	r := rand.New(rand.NewPCG(9, 4))
	data := normal(r, 3*96)
	x := tensor.From(dev, data, 3, 96)
	f, err := tensor.Compile(ctx, dev, []tensor.Param{{DType: dtype.Complex128, Dims: []int{tensor.Dynamic, 96}}}, func(args []*tensor.Tensor) []*tensor.Tensor {
		return []*tensor.Tensor{args[0].FFT(1), args[0].Real().RFFT(1)}
	})
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		first, second := x.FFT(1), x.Real().RFFT(1)
		want, wantHalf := read[complex128](t, first), read[complex128](t, second)
		first.Close()
		second.Close()
		got, err := f.Call(ctx, x)
		if err != nil {
			t.Fatal(err)
		}
		if at := firstDifference(read[complex128](t, got[0]), want); at >= 0 {
			t.Errorf("compiled, the transform differs at %d", at)
		}
		if at := firstDifference(read[complex128](t, got[1]), wantHalf); at >= 0 {
			t.Errorf("compiled, the transform of real numbers differs at %d", at)
		}
	}
}

func TestFourierErrors(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Zeros(dev, dtype.Complex64, 3, 4)
	var attr *tensor.AttrError
	var axis *shape.AxisError
	var types *tensor.DTypeError
	for _, c := range []struct {
		name   string
		got    *tensor.Tensor
		target any
	}{
		{"no elements asked for", x.FFT(0, tensor.FFTLength(0)), &attr},
		{"no elements there", tensor.Zeros(dev, dtype.Complex64, 3, 0).FFT(1), &attr},
		{"more than 2^32", x.FFT(0, tensor.FFTLength(1<<32+2)), &attr},
		{"more than 2^22 with a prime factor of 4194319", x.FFT(0, tensor.FFTLength(4194319)), &attr},
		{"half a spectrum of one element", tensor.Zeros(dev, dtype.Complex64, 3, 1).IRFFT(1), &attr},
		{"two lengths for an axis", x.FFT(0, tensor.FFTLength(2, 3)), &attr},
		{"a norm that is none", x.FFT(0, tensor.FFTNorm(7)), &attr},
		{"more lengths than axes", x.FFTN([]int{0}, tensor.FFTLength(2, 3)), &attr},
		{"no axis to halve", x.Real().RFFTN([]int{}), &attr},
		{"an axis that is none", x.FFT(2), &axis},
		{"an axis twice", x.FFTN([]int{0, -2}), &axis},
		{"an axis of a scalar", tensor.Full(dev, float32(1)).FFT(0), &axis},
		{"integers", tensor.Zeros(dev, dtype.Int32, 4).FFT(0), &types},
		{"complex numbers as real ones", x.RFFT(0), &types},
	} {
		t.Run(c.name, func(t *testing.T) {
			if err := c.got.Err(); err == nil || !errors.As(err, c.target) {
				t.Errorf("got %v, want a %T", err, c.target)
			}
		})
	}
}

// numpy.fft.fftfreq and rfftfreq.
func TestFrequencies(t *testing.T) {
	dev := testdev.Open(t)
	expectEqual(t, tensor.FFTFreq(dev, dtype.Float64, 8, 0.1), dims(8), []float64{0, 1.25, 2.5, 3.75, -5, -3.75, -2.5, -1.25})
	expectEqual(t, tensor.FFTFreq(dev, dtype.Float32, 5, 0.5), dims(5), []float32{0, 0.4, 0.8, -0.8, -0.4})
	expectEqual(t, tensor.FFTFreq(dev, dtype.Float64, 1, 2), dims(1), []float64{0})
	expectEqual(t, tensor.FFTFreq(dev, dtype.Float64, 2, -1), dims(2), []float64{0, 0.5})
	expectEqual(t, tensor.RFFTFreq(dev, dtype.Float64, 10, 0.01), dims(6), []float64{0, 10, 20, 30, 40, 50})
	expectEqual(t, tensor.RFFTFreq(dev, dtype.Float64, 5, 0.125), dims(3), []float64{0, 1.6, 3.2})
	var argument *tensor.ArgumentError
	var unknown *dtype.UnknownError
	for name, c := range map[string]struct {
		got    *tensor.Tensor
		target any
	}{
		"no elements":      {tensor.FFTFreq(dev, dtype.Float64, 0, 1), &argument},
		"no spacing":       {tensor.RFFTFreq(dev, dtype.Float64, 3, 0), &argument},
		"no number":        {tensor.FFTFreq(dev, dtype.Float64, 3, math.NaN()), &argument},
		"integers":         {tensor.FFTFreq(dev, dtype.Int32, 3, 1), &argument},
		"no dtype":         {tensor.FFTFreq(dev, dtype.Invalid, 3, 1), &unknown},
		"numbers too many": {tensor.FFTFreq(dev, dtype.Float64, math.MaxInt, 1), new(*shape.DimError)},
	} {
		if err := c.got.Err(); err == nil || !errors.As(err, c.target) {
			t.Errorf("%s: got %v, want a %T", name, err, c.target)
		}
	}
	if err := tensor.FFTFreq(nil, dtype.Float64, 3, 1).Err(); err == nil {
		t.Error("frequencies on no device")
	}
}

// numpy.fft.fftshift and ifftshift.
func TestFFTShift(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Arange(dev, int32(0), 15, 1).Reshape(3, 5)
	expect(t, x.FFTShift(), dims(3, 5), int32(13), 14, 10, 11, 12, 3, 4, 0, 1, 2, 8, 9, 5, 6, 7)
	expect(t, x.FFTShift(1), dims(3, 5), int32(3), 4, 0, 1, 2, 8, 9, 5, 6, 7, 13, 14, 10, 11, 12)
	expect(t, x.FFTShift().IFFTShift(), dims(3, 5), read[int32](t, x)...)
	expect(t, x.IFFTShift(-2), dims(3, 5), int32(5), 6, 7, 8, 9, 10, 11, 12, 13, 14, 0, 1, 2, 3, 4)
	expect(t, tensor.Full(dev, int32(7)).FFTShift(), dims(), int32(7))
}

// Every device gives the definition's bits.
func TestFourierTransformsOnEveryDevice(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 5))
	data := normal(r, 2*257)
	var want []complex64
	for _, selector := range []string{"host", testdev.Open(t).Info().Name} {
		dev, err := device.Open(device.WithSelector(selector), device.WithSmallWorkOnDevice())
		if err != nil {
			t.Fatal(err)
		}
		x := tensor.From(dev, data, 2, 257).Cast(dtype.Complex64)
		got := slices.Concat(read[complex64](t, x.FFT(1)), read[complex64](t, x.FFT(1, tensor.FFTLength(250))), read[complex64](t, x.Real().RFFT(1, tensor.FFTLength(264))))
		if want == nil {
			want = got
		}
		if at := firstDifference(got, want); at >= 0 {
			t.Errorf("%s: bits differ at %d", selector, at)
		}
		if err := dev.Close(); err != nil {
			t.Error(err)
		}
	}
}

func ExampleTensor_RFFT() {
	dev := open()
	defer dev.Close()
	// A second of a tone of 3 Hz, of which there are 8 samples.
	tone := make([]float32, 8)
	for i := range tone {
		tone[i] = float32(math.Cos(2 * math.Pi * 3 * float64(i) / 8))
	}
	power := tensor.From(dev, tone).RFFT(0).Abs()
	loudest, err := tensor.Item[int64](ctx, power.ArgMax([]int{0}))
	if err != nil {
		fmt.Println(err)
		return
	}
	frequencies, err := tensor.Read[float64](ctx, tensor.RFFTFreq(dev, dtype.Float64, 8, 1./8))
	fmt.Println(frequencies[loudest], "Hz", err)
	// Output:
	// 3 Hz <nil>
}
