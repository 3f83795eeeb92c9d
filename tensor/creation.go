package tensor

import (
	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// createBy makes a tensor by an operator of the catalogue without operands.
func createBy(dev *device.Device, op *ops.Op, attr ops.Attr, dims []int) *Tensor {
	return create(dev, op.Name, dims, func(_ *engine.Engine, s shape.Shape, site string) (graph.Value, error) {
		if err := checkDType(attr.DType); err != nil {
			return graph.Value{}, err
		}
		attr.Shape = s
		return compose.Apply(op, attr, site)
	})
}

// Ones is a tensor of the given dims with 1, or true, in every element, in the given dtype (Array
// API 2024.12, ones). It takes no memory until it is read. Errors, carried by the result: those of
// [Zeros].
func Ones(dev *device.Device, d dtype.DType, dims ...int) *Tensor {
	return createBy(dev, ops.Ones, ops.Attr{DType: d}, dims)
}

// FullOf is [Full] for a dtype that is known at run time only. value is a number or a [Scalar]
// (Array API 2024.12, full). Errors, carried by the result: *[ScalarError] for a scalar that does
// not go with the dtype, *[MissingError] or *[ArgumentError] for a value that is no number, and
// those of [Zeros].
func FullOf(dev *device.Device, d dtype.DType, value Operand, dims ...int) *Tensor {
	number, done, err := operand("full", value)
	defer done()
	return create(dev, "full", dims, func(_ *engine.Engine, s shape.Shape, site string) (graph.Value, error) {
		if err := checkDType(d); err != nil {
			return graph.Value{}, err
		}
		if err != nil {
			return graph.Value{}, err
		}
		if number == nil || number.weak == nil {
			return graph.Value{}, &MissingError{Op: "full", What: "the value is no number", Hint: "pass a number or a Scalar, or use BroadcastTo for a tensor"}
		}
		bits, err := number.weak.bits("full", d)
		return graph.NewFull(d, bits, s, site), err
	})
}

// Linspace is n evenly spaced numbers from start to stop, in one axis of T's floating-point dtype
// (Array API 2024.12, linspace). The last one is exactly stop. As in NumPy each number is start +
// i*((stop-start)/(n-1)) in float64, each operation rounded, and then rounded once to the dtype.
// Errors, carried by the result: those of [Full], such as *shape.DimError for a negative n.
func Linspace[T Floating](dev *device.Device, start, stop T, n int, options ...LinspaceOption) *Tensor {
	return linspace(dev, dtype.Of[T](), realParams(start, stop), n, options)
}

// LinspaceOption changes [Linspace] and [LinspaceOf]: [OpenEnd].
type LinspaceOption interface{ linspace(*settings) }

type openEnd struct{}

// OpenEnd leaves stop out: the numbers are start + i*((stop-start)/n) (Array API 2024.12, linspace
// with endpoint false).
func OpenEnd() LinspaceOption { return openEnd{} }

func (openEnd) linspace(s *settings) { s.Exclusive = true }

func linspace(dev *device.Device, d dtype.DType, ends []float64, n int, options []LinspaceOption) *Tensor {
	return createBy(dev, ops.Linspace, set(ops.Attr{DType: d, Params: ends}, options, LinspaceOption.linspace).Attr, []int{n})
}

// realParams returns floating-point numbers as an operator's real parameters, complex ones by their
// parts.
func realParams[T Floating](values ...T) []float64 {
	var list []float64
	d := dtype.Of[T]()
	for _, v := range values {
		bits := bitsOf(v)
		if !d.IsComplex() {
			list = append(list, element.Float(d, bits[0]))
			continue
		}
		re, im := element.Parts(d, bits)
		list = append(list, element.Float(d.Real(), re[0]), element.Float(d.Real(), im[0]))
	}
	return list
}

// Eye is a matrix of rows x columns with 1, or true, on its k-th diagonal and 0 elsewhere, in the
// given dtype (Array API 2024.12, eye). The diagonal is above the main one for k > 0, and below it
// for k < 0. The matrix takes no memory until it is read. Errors, carried by the result: those of
// [Zeros].
func Eye(dev *device.Device, d dtype.DType, rows, columns, k int) *Tensor {
	return createBy(dev, ops.Eye, ops.Attr{DType: d, Counts: []int{k}}, []int{rows, columns})
}

// ZerosLike is 0, or false, in every element, in x's shape and dtype, any dtype, and on its device
// (Array API 2024.12, zeros_like).
func (x *Tensor) ZerosLike() *Tensor { return apply(ops.ZerosLike, ops.Attr{}, x) }

// OnesLike is 1, or true, in every element, in x's shape and dtype, any dtype, and on its device
// (Array API 2024.12, ones_like).
func (x *Tensor) OnesLike() *Tensor { return apply(ops.OnesLike, ops.Attr{}, x) }

// FullLike is value in every element of x's shape, on its device; any dtype (Array API 2024.12,
// full_like). The value is a number, which takes x's dtype, or a tensor that broadcasts to x's
// shape and promotes with it. Errors: *shape.BroadcastError, *dtype.PromotionError, *[ScalarError].
func (x *Tensor) FullLike(value Operand) *Tensor { return applyTo(ops.FullLike, ops.Attr{}, x, value) }
