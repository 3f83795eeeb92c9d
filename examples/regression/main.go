// Regression fits a ridge regression by conjugate gradients, which take products
// with the data alone: no matrix of features by features is made.
package main

import (
	"context"
	"fmt"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/examples/program"
	"github.com/weft-gpu/weft/tensor"
)

const features, rounds, ridge = 64, 20, 1e-3

// standardized is the columns of x less their means, by their deviations.
func standardized(x *tensor.Tensor) *tensor.Tensor {
	return x.Sub(x.Mean([]int{0})).Div(x.Std([]int{0}))
}

// solve is the w for which (x'x/n + ridge) w = x'y/n.
func solve(x, y *tensor.Tensor) *tensor.Tensor {
	n := float64(x.Dim(0))
	times := func(v *tensor.Tensor) *tensor.Tensor { return x.T().MatMul(x.MatMul(v)).Div(n).Add(v.Mul(ridge)) }
	residual := x.T().MatMul(y).Div(n)
	w, direction, square := residual.ZerosLike(), residual, residual.SumSquare(nil)
	for range rounds {
		ahead := times(direction)
		step := square.Div(direction.VecDot(0, ahead))
		w = w.Add(direction.Mul(step))
		residual = residual.Sub(ahead.Mul(step))
		smaller := residual.SumSquare(nil)
		direction = residual.Add(direction.Mul(smaller.Div(square)))
		square = smaller
	}
	return w
}

func prepare(ctx context.Context, dev *device.Device, size int) (program.Work, error) {
	raw := tensor.From(dev, program.Noise(1, size*features), size, features).Cast(dtype.Float64)
	truth := tensor.From(dev, program.Noise(2, features)).Cast(dtype.Float64)
	errors := tensor.From(dev, program.Noise(3, size)).Cast(dtype.Float64)
	scales := tensor.Linspace(dev, 0.5, 3.0, features)
	target := raw.MatMul(truth).Add(errors)
	var weights []float64
	var explained float64
	run := func() error {
		x, y := standardized(raw.Mul(scales).Add(5)), target.Sub(target.Mean(nil))
		w := solve(x, y)
		left := y.Sub(x.MatMul(w)).SumSquare(nil)
		r2 := left.Div(y.SumSquare(nil)).Neg().Add(1)
		return tensor.ReadInto(ctx, tensor.Into(w, &weights), tensor.Into(r2, &explained))
	}
	report := func() program.Report {
		return program.Report{
			Text:  fmt.Sprintf("weights %.6f\nexplained %.9f\n", weights[:8], explained),
			Found: []program.Found{program.Of("weights", weights, 1e-9, 1e-9), program.Of("explained", []float64{explained}, 1e-10, 0)},
		}
	}
	return program.Work{Run: run, Report: report}, tensor.Eval(ctx, raw, target)
}

func main() { program.Main(1000, prepare) }
