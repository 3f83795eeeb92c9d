package tensor_test

import (
	"context"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// program is a function whose open sizes callers may also give.
type program struct {
	name   string
	params []tensor.Param // Dynamic where a size may be open
	usual  []int          // sizes of the open axes, for callers that give them
	alike  bool           // all open axes must have one size
	body   func(dev *device.Device) func(args []*tensor.Tensor) []*tensor.Tensor
}

// closed returns the parameters with the usual sizes in place of the open ones.
func (p program) closed() []tensor.Param { return p.of(p.usual) }

// of returns the parameters with the given sizes in place of the open ones.
func (p program) of(sizes []int) []tensor.Param {
	var list []tensor.Param
	for _, param := range p.params {
		c := tensor.Param{DType: param.DType}
		for _, d := range param.Dims {
			if d == tensor.Dynamic {
				d, sizes = sizes[0], sizes[1:]
			}
			c.Dims = append(c.Dims, d)
		}
		list = append(list, c)
	}
	return list
}

// arguments are evaluated tensors, all of them different.
func (p program) arguments(t testing.TB, dev *device.Device, sizes []int) []*tensor.Tensor {
	t.Helper()
	var list []*tensor.Tensor
	for i, param := range p.of(sizes) {
		list = append(list, weights(dev, param.Dims...).Add(tensor.Scalar(1+float64(i))).Cast(param.DType))
	}
	if err := tensor.Eval(context.Background(), list...); err != nil {
		t.Fatal(err)
	}
	return list
}

func float32s(dims ...int) tensor.Param { return tensor.Param{DType: dtype.Float32, Dims: dims} }

// weights are constants of a body.
func weights(dev *device.Device, dims ...int) *tensor.Tensor {
	n := 1
	for _, d := range dims {
		n *= d
	}
	x := tensor.From(dev, ramp32(n), n).Sub(tensor.Scalar(15)).Mul(tensor.Scalar(0.01))
	return x.Reshape(dims...)
}

// programs are a transformer block and five others, each open in its batch, its rows,
// or its length.
var programs = []program{
	{"block", []tensor.Param{float32s(-1, 64, 64)}, []int{4}, false, transformerBlock},
	{"classifier", []tensor.Param{float32s(-1, 96)}, []int{32}, false, func(dev *device.Device) func([]*tensor.Tensor) []*tensor.Tensor {
		first, second := weights(dev, 96, 128), weights(dev, 128, 10)
		bias, last := weights(dev, 128), weights(dev, 10)
		return func(a []*tensor.Tensor) []*tensor.Tensor {
			scores := a[0].MatMul(first).Add(bias).Relu().MatMul(second).Add(last)
			return []*tensor.Tensor{scores.Softmax(-1), scores.ArgMax([]int{-1})}
		}
	}},
	{"search", []tensor.Param{float32s(-1, 64), float32s(-1, 64)}, []int{16, 1000}, false, func(*device.Device) func([]*tensor.Tensor) []*tensor.Tensor {
		return func(a []*tensor.Tensor) []*tensor.Tensor {
			unit := func(x *tensor.Tensor) *tensor.Tensor {
				return x.Div(x.Square().Sum([]int{-1}, tensor.KeepDims()).Sqrt())
			}
			values, indices := unit(a[0]).MatMul(unit(a[1]).T()).TopK(-1, 5)
			return []*tensor.Tensor{values, indices}
		}
	}},
	{"image", []tensor.Param{{DType: dtype.Uint8, Dims: []int{-1, -1, 3}}}, []int{120, 160}, false, func(*device.Device) func([]*tensor.Tensor) []*tensor.Tensor {
		return func(a []*tensor.Tensor) []*tensor.Tensor {
			grey := a[0].Cast(dtype.Float32).Mean([]int{-1})
			across := grey.At(shape.All(), shape.From(2)).Sub(grey.At(shape.All(), shape.To(-2)))
			down := grey.At(shape.From(2)).Sub(grey.At(shape.To(-2)))
			edges := across.At(shape.Span(1, -1)).Square().Add(down.At(shape.All(), shape.Span(1, -1)).Square()).Sqrt()
			return []*tensor.Tensor{edges.Clip(tensor.Scalar(0), tensor.Scalar(255)).Cast(dtype.Uint8)}
		}
	}},
	{"rolling", []tensor.Param{float32s(-1, 8)}, []int{5000}, false, func(*device.Device) func([]*tensor.Tensor) []*tensor.Tensor {
		return func(a []*tensor.Tensor) []*tensor.Tensor {
			sums := a[0].CumulativeSum(0)
			squares := a[0].Square().CumulativeSum(0)
			window := func(s *tensor.Tensor) *tensor.Tensor {
				return s.At(shape.From(20)).Sub(s.At(shape.To(-20))).Div(tensor.Scalar(20))
			}
			mean := window(sums)
			return []*tensor.Tensor{mean, window(squares).Sub(mean.Square()).Sqrt(), a[0].Max([]int{0})}
		}
	}},
	{"options", []tensor.Param{float32s(-1), float32s(-1), float32s()}, []int{100000, 100000}, true, func(*device.Device) func([]*tensor.Tensor) []*tensor.Tensor {
		return func(a []*tensor.Tensor) []*tensor.Tensor {
			spot, strike, volatility := a[0], a[1], a[2]
			d := spot.Div(strike).Log().Div(volatility).Add(volatility.Mul(tensor.Scalar(0.5)))
			normal := func(x *tensor.Tensor) *tensor.Tensor {
				return x.Mul(tensor.Scalar(0.70710678)).Erf().Add(tensor.Scalar(1)).Mul(tensor.Scalar(0.5))
			}
			price := spot.Mul(normal(d)).Sub(strike.Mul(normal(d.Sub(volatility))))
			return []*tensor.Tensor{price, price.Mean(nil)}
		}
	}},
}

// transformerBlock attends over 64 positions of 64 features with 4 heads.
func transformerBlock(dev *device.Device) func(args []*tensor.Tensor) []*tensor.Tensor {
	const length, width, heads = 64, 64, 4
	scale, bias := weights(dev, width), weights(dev, width)
	query, key, value, out := weights(dev, width, width), weights(dev, width, width), weights(dev, width, width), weights(dev, width, width)
	up, down := weights(dev, width, 4*width), weights(dev, 4*width, width)
	split := func(x *tensor.Tensor) *tensor.Tensor {
		return x.Reshape(-1, length, heads, width/heads).Permute(0, 2, 1, 3)
	}
	return func(a []*tensor.Tensor) []*tensor.Tensor {
		x := a[0]
		h := x.LayerNorm([]int{-1}, 1e-5, tensor.Scale(scale), tensor.Bias(bias))
		q, k, v := split(h.MatMul(query)), split(h.MatMul(key)), split(h.MatMul(value))
		attention := q.MatMul(k.Permute(0, 1, 3, 2)).Mul(tensor.Scalar(0.25)).Softmax(-1)
		x = x.Add(attention.MatMul(v).Permute(0, 2, 1, 3).Reshape(-1, length, width).MatMul(out))
		h = x.LayerNorm([]int{-1}, 1e-5, tensor.Scale(scale), tensor.Bias(bias))
		return []*tensor.Tensor{x.Add(h.MatMul(up).GELUTanh().MatMul(down))}
	}
}
