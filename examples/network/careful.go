package main

import (
	"context"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// trainCompiled is the same training with the step compiled once, which then
// writes into the variables' own memory: the least that a step can cost. What
// main.go has written as a Go programmer would costs about as much.
func trainCompiled(ctx context.Context, first, second layer, pictures, signs *tensor.Tensor, losses []float32) error {
	dev := pictures.Device()
	loss := tensor.NewVar("loss", tensor.Zeros(dev, dtype.Float32))
	parameters := []*tensor.Var{first.weights, first.bias, second.weights, second.bias}
	params := []tensor.Param{{DType: dtype.Float32, Dims: []int{batch, inputs}}, {DType: dtype.Int32, Dims: []int{batch}}}
	for _, p := range parameters {
		params = append(params, tensor.Param{DType: p.DType(), Dims: p.Shape()})
	}
	step, err := tensor.Compile(ctx, dev, params, func(a []*tensor.Tensor) []*tensor.Tensor {
		first := layer{tensor.NewVar("weights", a[2]), tensor.NewVar("bias", a[3])}
		second := layer{tensor.NewVar("weights", a[4]), tensor.NewVar("bias", a[5])}
		loss, err := train(first, second, a[0], a[1])
		if err != nil {
			return []*tensor.Tensor{tensor.Fail("train", err)}
		}
		return []*tensor.Tensor{loss, first.weights.Tensor(), first.bias.Tensor(), second.weights.Tensor(), second.bias.Tensor()}
	})
	if err != nil {
		return err
	}
	for i := range losses {
		part := shape.Span(i%batches*batch, (i%batches+1)*batch)
		args := []*tensor.Tensor{pictures.At(part), signs.At(part)}
		for _, p := range parameters {
			args = append(args, p.Tensor())
		}
		if err := step.CallInto(ctx, append([]*tensor.Var{loss}, parameters...), args...); err != nil {
			return err
		}
		for _, a := range args {
			a.Close() // an open snapshot keeps a variable's memory from being written
		}
		if losses[i], err = tensor.Item[float32](ctx, loss.Tensor()); err != nil {
			return err
		}
	}
	return nil
}
