package tensor

import (
	"fmt"
	"math"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/engine"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Number is the Go type of an element that [Arange] counts in.
type Number interface {
	int8 | int16 | int32 | int64 | uint8 | uint16 | uint32 | uint64 | float32 | float64
}

// Arange is start, start+step, ... up to but without stop (Array API 2024.12,
// arange), in one axis of T's dtype: ceil((stop-start)/step) elements, none when
// that is negative. Element i is start + i*step; for floats, i, the product
// and the sum are each rounded, and the count is worked out in float64, as NumPy
// does. It takes no memory until it is read.
//
// Errors, carried by the result: *[ArangeError] for a step 0 and for bounds that
// are not finite, and those of [Full].
func Arange[T Number](dev *device.Device, start, stop, step T) *Tensor {
	count, err := arangeCount(start, stop, step)
	return create(dev, "arange", []int{count}, func(_ *engine.Engine, s shape.Shape, site string) (ops.Value, error) {
		if err != nil {
			return ops.Value{}, err
		}
		return arangeValue(start, step, s, site)
	})
}

// arangeValue records start + step*index.
func arangeValue[T Number](start, step T, s shape.Shape, site string) (ops.Value, error) {
	d := dtype.Of[T]()
	v, err := ops.Apply(ops.Cast, ops.Attr{DType: d}, site, ops.NewIota(s, site))
	if err == nil && step != 1 {
		v, err = ops.Apply(ops.Mul, ops.Attr{}, site, v, ops.NewFull(d, bitsOf(step), shape.Shape{}, site))
	}
	// Adding 0 turns the -0 that a negative step makes of index 0 into +0.
	if err == nil && (start != 0 || step < 0) {
		v, err = ops.Apply(ops.Add, ops.Attr{}, site, v, ops.NewFull(d, bitsOf(start), shape.Shape{}, site))
	}
	return v, err
}

// arangeCount is ceil((stop-start)/step), at least 0 and at most math.MaxInt.
func arangeCount[T Number](start, stop, step T) (int, error) {
	fail := func(problem string) (int, error) {
		return 0, &ArangeError{Start: start, Stop: stop, Step: step, Problem: problem}
	}
	if step == 0 {
		return fail("the step is 0: use a step above or below it")
	}
	if dtype.Of[T]().IsFloat() {
		n := math.Ceil((float64(stop) - float64(start)) / float64(step))
		if math.IsNaN(n) || math.IsInf(n, 0) || math.IsInf(float64(step), 0) {
			return fail("the bounds and the step must be finite")
		}
		// Far below math.MaxInt, and far above what any shape may hold.
		return int(min(max(n, 0), 1<<62)), nil
	}
	if (step > 0) == (start >= stop) || start == stop {
		return 0, nil
	}
	// Differences of 64-bit integers are exact modulo 2^64.
	distance, stride := uint64(stop)-uint64(start), uint64(step)
	if step < 0 {
		distance, stride = -distance, -stride
	}
	return int(min((distance-1)/stride+1, math.MaxInt)), nil
}

// ArangeError says why an arithmetic sequence has no length.
type ArangeError struct {
	Start, Stop, Step any
	Problem           string // what is wrong and what to do
}

func (e *ArangeError) Error() string {
	return fmt.Sprintf("arange: from %v to %v by %v: %s", e.Start, e.Stop, e.Step, e.Problem)
}
