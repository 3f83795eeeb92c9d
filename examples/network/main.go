// Network trains a small network, two inputs to sixteen to three classes, to
// tell the arms of a spiral apart. The gradients are written by hand, and each
// step writes the parameters in place.
package main

import (
	"context"
	"errors"
	"fmt"
	"log"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

const (
	perArm, arms, hidden = 40, 3, 16
	points               = perArm * arms
	rate                 = 1.0
)

// spiral is points [points, 2] on three arms and the arm of each, [points].
func spiral(dev *device.Device) (x, arm *tensor.Tensor) {
	i := tensor.Arange[int32](dev, 0, points, 1)
	arm = i.FloorDivide(tensor.Scalar(perArm))
	along := i.Remainder(tensor.Scalar(perArm)).Cast(dtype.Float32).Add(tensor.Scalar(1)).Div(tensor.Scalar(perArm))
	angle := arm.Cast(dtype.Float32).Mul(tensor.Scalar(2.0944)).Add(along.Mul(tensor.Scalar(3)))
	x = tensor.Stack(1, along.Mul(angle.Cos()), along.Mul(angle.Sin()))
	return x, arm
}

// layer is a dense layer: its weights [in, out] and its bias [out].
type layer struct{ weights, bias *tensor.Var }

func newLayer(random *tensor.Rand, in, out int) layer {
	weights := random.Normal(dtype.Float32, 0, 0.5, in, out)
	return layer{tensor.NewVar("weights", weights), tensor.NewVar("bias", weights.Sum(0).ZerosLike())}
}

func (l layer) forward(x *tensor.Tensor) *tensor.Tensor {
	return x.MatMul(l.weights.Tensor()).Add(l.bias.Tensor())
}

// backward steps down the gradient of the loss by the layer's result, and
// returns that by its input x.
func (l layer) backward(x, gradient *tensor.Tensor) (*tensor.Tensor, error) {
	before := gradient.MatMul(l.weights.Tensor().T())
	return before, errors.Join(
		l.weights.SubAssign(x.T().MatMul(gradient).Mul(tensor.Scalar(rate))),
		l.bias.SubAssign(gradient.Sum(0).Mul(tensor.Scalar(rate))))
}

func run(ctx context.Context, dev *device.Device) error {
	x, arm := spiral(dev)
	target := arm.OneHot(arms, dtype.Float32, -1)
	random := tensor.NewRand(dev, 1)
	first, second := newLayer(random, 2, hidden), newLayer(random, hidden, arms)
	for step := range 401 {
		middle := first.forward(x).Tanh()
		scores := second.forward(middle)
		if step%100 == 0 {
			loss := scores.LogSoftmax(-1).Mul(target).Sum(-1).Mean().Neg()
			right := scores.ArgMax(-1).Equal(arm).Cast(dtype.Float32).Mean()
			report, err := tensor.Read[float32](ctx, tensor.Stack(0, loss, right))
			if err != nil {
				return err
			}
			fmt.Printf("step %3d  loss %.6f  right %.3f\n", step, report[0], report[1])
		}
		gradient := scores.Softmax(-1).Sub(target).Div(tensor.Scalar(points))
		gradient, err := second.backward(middle, gradient)
		if err != nil {
			return err
		}
		slope := tensor.Scalar(1).Sub(middle.Square()) // of tanh
		if _, err := first.backward(x, gradient.Mul(slope)); err != nil {
			return err
		}
	}
	return nil
}

func main() {
	dev, err := device.Open()
	if err != nil {
		log.Fatal(err)
	}
	defer dev.Close()
	if err := run(context.Background(), dev); err != nil {
		log.Fatal(err)
	}
}
