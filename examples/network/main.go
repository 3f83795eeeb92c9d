// Network trains a small network, 784 inputs to -size to ten classes, to tell
// blurred signs apart. The gradients are written by hand, each step writes the
// parameters in place, and its loss is read.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/examples/program"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

const (
	inputs, classes = 28 * 28, 10
	batches, batch  = 8, 128 // batches of examples
	steps           = 30
	rate            = 0.1
)

// examples are pictures [batches*batch, inputs], each a sign under noise, and
// the number of each one's sign.
func examples(dev *device.Device) (pictures, signs *tensor.Tensor) {
	signs = tensor.Arange[int32](dev, 0, batches*batch, 1).Remainder(classes)
	clean := tensor.From(dev, program.Noise(1, classes*inputs), classes, inputs).Take(0, signs)
	return clean.Add(tensor.From(dev, program.Noise(2, batches*batch*inputs), batches*batch, inputs).Mul(4)), signs
}

// layer is a dense layer: its weights [in, out] and its bias [out].
type layer struct{ weights, bias *tensor.Var }

func newLayer(weights *tensor.Tensor) layer {
	return layer{tensor.NewVar("weights", weights), tensor.NewVar("bias", tensor.Zeros(weights.Device(), dtype.Float32, weights.Dim(1)))}
}

// initial are weights [in, out] to begin with.
func initial(dev *device.Device, stream uint32, in, out int) *tensor.Tensor {
	return tensor.From(dev, program.Noise(stream, in*out), in, out).Mul(0.05)
}

func (l layer) forward(x *tensor.Tensor) *tensor.Tensor {
	return x.MatMul(l.weights.Tensor()).Add(l.bias.Tensor())
}

// backward steps down the gradient of the loss by the layer's result, and
// returns that by its input x.
func (l layer) backward(x, gradient *tensor.Tensor) (*tensor.Tensor, error) {
	before := gradient.MatMul(l.weights.Tensor().T())
	return before, errors.Join(
		l.weights.SubAssign(x.T().MatMul(gradient).Mul(rate)),
		l.bias.SubAssign(gradient.Sum([]int{0}).Mul(rate)))
}

// train is a step with x [batch, inputs] of the signs; it returns the loss.
func train(first, second layer, x, signs *tensor.Tensor) (loss *tensor.Tensor, err error) {
	target := signs.OneHot(-1, classes, dtype.Float32)
	middle := first.forward(x).Tanh()
	scores := second.forward(middle)
	loss = scores.LogSoftmax(-1).Mul(target).Sum([]int{-1}).Mean(nil).Neg()
	gradient, err := second.backward(middle, scores.Softmax(-1).Sub(target).Div(batch))
	if err != nil {
		return nil, err
	}
	slope := tensor.Scalar(1).Sub(middle.Square()) // of tanh
	_, err = first.backward(x, gradient.Mul(slope))
	return loss, err
}

func prepare(ctx context.Context, dev *device.Device, size int) (program.Work, error) {
	pictures, signs := examples(dev)
	one, two := initial(dev, 3, inputs, size), initial(dev, 4, size, classes)
	if err := tensor.Eval(ctx, pictures, signs, one, two); err != nil {
		return program.Work{}, err
	}
	losses := make([]float32, steps)
	run := func() (err error) {
		first, second := newLayer(one), newLayer(two)
		for step := range losses {
			part := shape.Span(step%batches*batch, (step%batches+1)*batch)
			loss, err := train(first, second, pictures.At(part), signs.At(part))
			if err != nil {
				return err
			}
			if losses[step], err = tensor.Item[float32](ctx, loss); err != nil {
				return err
			}
		}
		return nil
	}
	if *careful {
		run = func() error { return trainCompiled(ctx, newLayer(one), newLayer(two), pictures, signs, losses) }
	}
	report := func() (r program.Report) {
		for step := 0; step < steps; step += 7 {
			r.Text += fmt.Sprintf("step %2d  loss %.6f\n", step, losses[step])
		}
		r.Found = []program.Found{program.Of("losses", losses, 1e-3, 1e-5)}
		return r
	}
	return program.Work{Run: run, Report: report}, nil
}

var careful = flag.Bool("careful", false, "compile the step before it is run")

func main() { program.Main(16, prepare) }
