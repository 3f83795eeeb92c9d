// Gaussian predicts a curve from noisy observations by a Gaussian process, with the band in which it
// lies: one Cholesky decomposition, and triangular systems.
package main

import (
	"context"
	"fmt"
	"math"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/examples/program"
	"github.com/weft-gpu/weft/tensor"
)

const (
	length   = 0.4 // over which the curve changes
	variance = 0.04
	places   = 50 // at which it is predicted
)

// kernel is the covariance of the curve at every place of x with that at every place of y.
func kernel(x, y *tensor.Tensor) *tensor.Tensor {
	distance := x.ExpandDims(1).Sub(y)
	return distance.Square().Mul(-0.5 / (length * length)).Exp()
}

func prepare(ctx context.Context, dev *device.Device, size int) (program.Work, error) {
	x := tensor.Linspace(dev, 0.0, 6, size)
	noise := tensor.From(dev, program.Noise(1, size)).Cast(dtype.Float64)
	y := x.Sin().Add(x.Mul(3).Cos().Mul(0.5)).Add(noise.Mul(math.Sqrt(variance)))
	at := tensor.Linspace(dev, 0.0, 7, places)
	if err := tensor.Eval(ctx, x, y, at); err != nil {
		return program.Work{}, err
	}
	var means, bands, likelihood []float64
	run := func() error {
		factor := kernel(x, x).Add(tensor.Eye(dev, dtype.Float64, size, size, 0).Mul(variance)).Cholesky()
		weights := factor.CholeskySolve(y)
		across := kernel(at, x)
		mean := across.MatMul(weights)
		known := factor.SolveTriangular(across.MatrixTranspose())
		band := known.Square().Sum([]int{0}).Neg().Add(1).Sqrt().Mul(2)
		log := y.VecDot(0, weights).Mul(-0.5).Sub(factor.Diagonal(nil, 0).Log().Sum(nil)).Sub(float64(size) / 2 * math.Log(2*math.Pi)).Reshape(1)
		return tensor.ReadInto(ctx, tensor.Into(mean, &means), tensor.Into(band, &bands), tensor.Into(log, &likelihood))
	}
	report := func() program.Report {
		text := ""
		for i := 0; i < places; i += 7 {
			text += fmt.Sprintf("%5.2f: %8.5f +- %.5f\n", float64(i)*7/(places-1), means[i], bands[i])
		}
		return program.Report{
			Text:  text + fmt.Sprintf("log-likelihood %.4f\n", likelihood[0]),
			Found: []program.Found{program.Of("means", means, 1e-8, 1e-9), program.Of("bands", bands, 1e-6, 1e-8), program.Of("likelihood", likelihood, 1e-8, 0)},
		}
	}
	return program.Work{Run: run, Report: report}, nil
}

func main() { program.Main(300, prepare) }
