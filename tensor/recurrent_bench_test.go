package tensor_test

import (
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// recurrent is a small network of two LSTM layers and a softmax, which takes one element of a
// sequence at a time.
type recurrent struct{ input, hidden, out []*tensor.Tensor }

// The sizes of the input, of the layers and of the output; bench/peers/recurrent.py has the same.
const recurrentInput, recurrentHidden, recurrentOut = 64, 128, 32

func newRecurrent(dev *device.Device) *recurrent {
	weights := func(rows, columns int) *tensor.Tensor {
		return tensor.Arange[float32](dev, 0, float32(rows*columns), 1).Mul(0.37).Sin().Mul(0.1).Reshape(rows, columns)
	}
	return &recurrent{
		input:  []*tensor.Tensor{weights(recurrentInput, 4*recurrentHidden), weights(recurrentHidden, 4*recurrentHidden)},
		hidden: []*tensor.Tensor{weights(recurrentHidden, 4*recurrentHidden), weights(recurrentHidden, 4*recurrentHidden)},
		out:    []*tensor.Tensor{weights(recurrentHidden, recurrentOut)},
	}
}

// weights are those of all layers.
func (r *recurrent) weights() []*tensor.Tensor {
	return append(append(append([]*tensor.Tensor(nil), r.input...), r.hidden...), r.out...)
}

// step returns the output and the states after x. args are x and, for each layer, h and c.
func (r *recurrent) step(args []*tensor.Tensor) []*tensor.Tensor {
	x, states := args[0], []*tensor.Tensor(nil)
	for layer := range r.input {
		h, c := args[1+2*layer], args[2+2*layer]
		gates := x.MatMul(r.input[layer]).Add(h.MatMul(r.hidden[layer]))
		gate := func(i int) *tensor.Tensor {
			return gates.At(shape.All(), shape.Span(i*recurrentHidden, (i+1)*recurrentHidden))
		}
		c = gate(0).Sigmoid().Mul(c).Add(gate(1).Sigmoid().Mul(gate(2).Tanh()))
		x = gate(3).Sigmoid().Mul(c.Tanh())
		states = append(states, x, c)
	}
	return append([]*tensor.Tensor{x.MatMul(r.out[0]).Softmax(-1)}, states...)
}

// params are the parameters of a step, and start are the first arguments.
func (r *recurrent) params() (list []tensor.Param) {
	list = append(list, tensor.Param{DType: dtype.Float32, Dims: []int{1, recurrentInput}})
	for range 2 * len(r.input) {
		list = append(list, tensor.Param{DType: dtype.Float32, Dims: []int{1, recurrentHidden}})
	}
	return list
}

func (r *recurrent) start(dev *device.Device) (args []*tensor.Tensor) {
	for i, p := range r.params() {
		if i == 0 {
			args = append(args, tensor.Ones(dev, p.DType, p.Dims...))
		} else {
			args = append(args, tensor.Zeros(dev, p.DType, p.Dims...))
		}
	}
	return args
}

// recurrentSides open the device under test in two ways: as programs do, and so that it computes
// everything itself.
var recurrentSides = []struct {
	name string
	open func(testing.TB, ...device.Option) *device.Device
}{{"default", testdev.OpenDefault}, {"device", testdev.Open}}

// Runs steps of a small recurrent network and reads each: compiled, and built again each time.
//
//	WEFT_DEVICE=lavapipe go test ./tensor -run '^$' -bench RecurrentStep -count 5
//	bench/peers/recurrent.py
func BenchmarkRecurrentStep(b *testing.B) {
	for _, side := range recurrentSides {
		dev := side.open(b)
		r := newRecurrent(dev)
		if err := tensor.Eval(b.Context(), r.weights()...); err != nil {
			b.Fatal(err)
		}
		f, err := tensor.Compile(b.Context(), dev, r.params(), r.step)
		if err != nil {
			b.Fatal(err)
		}
		for _, form := range []struct {
			name string
			step func(args []*tensor.Tensor) ([]*tensor.Tensor, error)
		}{
			{"compiled", func(args []*tensor.Tensor) ([]*tensor.Tensor, error) { return f.Call(b.Context(), args...) }},
			{"built", func(args []*tensor.Tensor) ([]*tensor.Tensor, error) {
				out := r.step(args)
				return out, tensor.Eval(b.Context(), out...)
			}},
		} {
			b.Run(form.name+"/"+side.name, func(b *testing.B) {
				args := r.start(dev)
				for b.Loop() {
					out, err := form.step(args)
					if err == nil {
						_, err = tensor.Read[float32](b.Context(), out[0])
					}
					if err != nil {
						b.Fatal(err)
					}
					args = append(args[:1:1], out[1:]...)
				}
			})
		}
	}
}

// Alternates large work and small work that reads its result: a square of 1 Mi elements and the sum
// of its first 1,000 elements, 16 times. The sums are read at the end ("streamed") or one by one
// ("read").
//
//	WEFT_DEVICE=lavapipe go test ./tensor -run '^$' -bench SmallAfterLarge -count 5
func BenchmarkSmallAfterLarge(b *testing.B) {
	const rounds, size = 16, 1 << 20
	for _, side := range recurrentSides {
		dev := side.open(b)
		x := tensor.Ones(dev, dtype.Float32, size)
		evaluate := func(b *testing.B, t *tensor.Tensor) {
			if err := tensor.Eval(b.Context(), t); err != nil {
				b.Fatal(err)
			}
		}
		params := []tensor.Param{{DType: dtype.Float32, Dims: []int{size}}}
		square, err := tensor.Compile(b.Context(), dev, params, func(in []*tensor.Tensor) []*tensor.Tensor {
			return []*tensor.Tensor{in[0].Mul(in[0])}
		})
		if err != nil {
			b.Fatal(err)
		}
		head, err := tensor.Compile(b.Context(), dev, params, func(in []*tensor.Tensor) []*tensor.Tensor {
			return []*tensor.Tensor{in[0].At(shape.To(1000)).Sum(nil)}
		})
		if err != nil {
			b.Fatal(err)
		}
		for _, read := range []bool{false, true} {
			b.Run(map[bool]string{false: "streamed/", true: "read/"}[read]+side.name, func(b *testing.B) {
				evaluate(b, x)
				for b.Loop() {
					var sums []*tensor.Tensor
					y := x
					for range rounds {
						large, err := square.Call(b.Context(), y)
						if err != nil {
							b.Fatal(err)
						}
						sum, err := head.Call(b.Context(), large[0])
						if err != nil {
							b.Fatal(err)
						}
						y, sums = large[0], append(sums, sum[0])
						if read {
							evaluate(b, sum[0])
						}
					}
					evaluate(b, sums[rounds-1])
				}
			})
		}
	}
}
