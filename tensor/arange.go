package tensor

import (
	"fmt"
	"math"
	"math/cmplx"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/dtype/bfloat16"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Floating is the Go type of an element that [Linspace] makes.
type Floating interface {
	float16.Float16 | bfloat16.BFloat16 | float32 | float64 | complex64 | complex128
}

// Number is the Go type of an element that [Arange] counts in.
type Number interface {
	int8 | int16 | int32 | int64 | uint8 | uint16 | uint32 | uint64 | Floating
}

// Arange is start, start+step, ... up to but without stop, in one axis of T's dtype, which is
// numeric (Array API 2024.12, arange). It has ceil((stop-start)/step) elements, or none where that
// is negative. Element i is start + i*step. For floats i, the product and the sum are each rounded;
// halves are computed in float32 and rounded once at the end. The count is computed in float64, as
// NumPy does. A complex stop must lie in the direction of the step. The tensor takes no memory
// until it is read.
//
// Errors, carried by the result: *[ArgumentError] for a step of 0, for bounds that are not finite
// and for a complex stop that no multiple of the step reaches, and those of [Full].
func Arange[T Number](dev *device.Device, start, stop, step T) *Tensor {
	d := dtype.Of[T]()
	attr := ops.Attr{DType: d}
	count, problem := 0, ""
	if d.IsInteger() {
		first, last, by := integerOf(start), integerOf(stop), integerOf(step)
		attr.Counts = []int{int(first), int(by)}
		count, problem = countIntegers(first, last, by, d.IsSigned())
	} else {
		first, last, by := complexNumber(start), complexNumber(stop), complexNumber(step)
		attr.Params = []float64{real(first), real(by)}
		if d.IsComplex() {
			attr.Params = []float64{real(first), imag(first), real(by), imag(by)}
		}
		count, problem = countNumbers(first, last, by)
	}
	return create(dev, "arange", []int{count}, func(_ *engine.Engine, s shape.Shape, site string) (graph.Value, error) {
		if problem != "" {
			return graph.Value{}, &ArgumentError{Op: "arange", What: fmt.Sprintf("from %v to %v by %v", start, stop, step), Hint: problem}
		}
		attr.Shape = s
		return compose.Apply(ops.Arange, attr, site)
	})
}

// integerOf is an integer's value modulo 2^64.
func integerOf[T Number](v T) uint64 {
	d, bits := dtype.Of[T](), bitsOf(v)[0]
	if unused := 64 - 8*d.Size(); d.IsSigned() {
		return uint64(int64(bits<<unused) >> unused)
	}
	return bits
}

// complexNumber is the value of a real or complex floating-point number.
func complexNumber[T Number](v T) complex128 {
	d, bits := dtype.Of[T](), bitsOf(v)
	if !d.IsComplex() {
		return complex(element.Float(d, bits[0]), 0)
	}
	re, im := element.Parts(d, bits)
	return complex(element.Float(d.Real(), re[0]), element.Float(d.Real(), im[0]))
}

const noStep = "the step is 0: use a step above or below it"

// countIntegers returns ceil((stop-start)/step), at least 0 and at most math.MaxInt, or the
// problem.
func countIntegers(start, stop, step uint64, signed bool) (count int, problem string) {
	less, down := start < stop, false
	if signed {
		less, down = int64(start) < int64(stop), int64(step) < 0
	}
	switch {
	case step == 0:
		return 0, noStep
	case start == stop, less == down:
		return 0, ""
	}
	// Differences of 64-bit integers are exact modulo 2^64.
	distance, stride := stop-start, step
	if down {
		distance, stride = -distance, -stride
	}
	return int(min((distance-1)/stride+1, math.MaxInt)), ""
}

// countNumbers returns ceil((stop-start)/step), at least 0, or the problem.
func countNumbers(start, stop, step complex128) (count int, problem string) {
	if step == 0 {
		return 0, noStep
	}
	quotient := complex((real(stop)-real(start))/real(step), 0)
	if imag(start) != 0 || imag(stop) != 0 || imag(step) != 0 {
		quotient = (stop - start) / step
	}
	n := math.Ceil(real(quotient))
	infinite := math.IsInf(real(step), 0) || math.IsInf(imag(step), 0)
	finite := true
	for _, v := range []complex128{start, stop, step} {
		finite = finite && !cmplx.IsInf(v) && !cmplx.IsNaN(v)
	}
	switch {
	case math.IsInf(n, 0) && finite:
		return math.MaxInt, "" // more than any shape may have
	case math.IsNaN(n), math.IsInf(n, 0), infinite, math.IsNaN(imag(quotient)):
		return 0, "the bounds and the step must be finite"
	case imag(quotient) != 0:
		return 0, "the stop lies in another direction than the step: use one that a multiple of the step reaches"
	}
	// 1<<62 fits an int, and is more than any shape may hold.
	return int(min(max(n, 0), 1<<62)), ""
}
