package tensor

import (
	"cmp"
	"fmt"
	"math"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Constructors for a dtype that is known at run time only. They take Go's float64.

// FromOf is [From], with its shapes, for a dtype that is known at run time only. It converts the
// numbers as [Tensor.Cast] converts float64. To a float dtype each is rounded once. To an integer
// dtype it is truncated towards 0 and saturates, and NaN becomes 0. To bool it is whether the
// number is not 0. Errors, carried by the result: those of From, and *dtype.UnknownError.
func FromOf(dev *device.Device, d dtype.DType, data []float64, dims ...int) *Tensor {
	dims, err := dimsOf("from", len(data), dims)
	if err != nil {
		return Fail("from", err)
	}
	return create(dev, "from", dims, func(eng *engine.Engine, s shape.Shape, _ string) (graph.Value, error) {
		if err := checkDType(d); err != nil {
			return graph.Value{}, err
		}
		if len(data) != s.Size() {
			return graph.Value{}, length("from", len(data), s)
		}
		if d == dtype.Float64 {
			return eng.Upload(d, s, bytesOf(data))
		}
		bytes := make([]byte, 0, len(data)*d.Size())
		for _, f := range data {
			bytes = element.FromFloat(d, f).Append(bytes, d)
		}
		return eng.Upload(d, s, bytes)
	})
}

// ArangeOf is [Arange] for a numeric dtype that is known at run time only; its shape is Arange's.
// For an integer dtype start, stop and step must be whole numbers of at most 2^53. Errors, carried
// by the result: those of Arange, *[ArgumentError] for a number that an integer dtype does not
// hold, *[AttrError] for bool, and *dtype.UnknownError.
func ArangeOf(dev *device.Device, d dtype.DType, start, stop, step float64) *Tensor {
	attr := ops.Attr{DType: d, Params: []float64{start, step}}
	if d.IsComplex() {
		attr.Params = []float64{start, 0, step, 0}
	}
	count, problem := countNumbers(complex(start, 0), complex(stop, 0), complex(step, 0))
	if info, err := dtype.Iinfo(d); err == nil {
		attr.Params, attr.Counts = nil, []int{int(start), int(step)}
		problem = cmp.Or(problem, notWhole(info, start, stop, step))
	}
	return create(dev, "arange", []int{count}, func(_ *engine.Engine, s shape.Shape, site string) (graph.Value, error) {
		if err := checkDType(d); err != nil {
			return graph.Value{}, err
		}
		if problem != "" {
			return graph.Value{}, &ArgumentError{Op: "arange", What: fmt.Sprintf("from %v to %v by %v in %s", start, stop, step, d), Hint: problem}
		}
		attr.Shape = s
		return compose.Apply(ops.Arange, attr, site)
	})
}

// maxWhole is the number up to which float64 holds every whole number.
const maxWhole = 1 << 53

// notWhole returns the problem with numbers for a range of integers, or "". The dtype must hold the
// start, but not the step and the stop.
func notWhole(info dtype.IntInfo, start, stop, step float64) string {
	for _, f := range []float64{start, stop, step} {
		if f != math.Trunc(f) || math.Abs(f) > maxWhole {
			return fmt.Sprintf("%v is not a whole number up to 2^53: use Arange", f)
		}
	}
	if start < float64(info.Min) || start > float64(info.Max) {
		return fmt.Sprintf("%s holds %d to %d: take a wider dtype", info.DType, info.Min, info.Max)
	}
	return ""
}

// LinspaceOf is [Linspace] for a floating-point dtype that is known at run time only; its shape is
// Linspace's. Errors, carried by the result: those of Linspace, *[AttrError] for another dtype, and
// *dtype.UnknownError.
func LinspaceOf(dev *device.Device, d dtype.DType, start, stop float64, n int, options ...LinspaceOption) *Tensor {
	ends := []float64{start, stop}
	if d.IsComplex() {
		ends = []float64{start, 0, stop, 0}
	}
	return linspace(dev, d, ends, n, options)
}
