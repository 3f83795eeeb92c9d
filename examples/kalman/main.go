// Kalman follows the levels of many series at once by a filter of Kalman's: step
// after step, each a few operations on a vector.
package main

import (
	"context"
	"fmt"
	"math"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/examples/program"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

const steps, drift, error2 = 200, 0.05, 1.0

func prepare(ctx context.Context, dev *device.Device, size int) (program.Work, error) {
	moves := tensor.From(dev, program.Noise(1, steps*size), steps, size).Mul(0.4)
	seen := moves.CumulativeSum(0).Add(tensor.From(dev, program.Noise(2, steps*size), steps, size).Mul(2))
	if err := tensor.Eval(ctx, seen); err != nil {
		return program.Work{}, err
	}
	var levels, likelihoods []float32
	run := func() error {
		level, variance := tensor.Zeros(dev, dtype.Float32, size), tensor.Full[float32](dev, 10, size)
		likelihood := tensor.Zeros(dev, dtype.Float32, size)
		for t := range steps {
			variance = variance.Add(drift)
			surprise, spread := seen.At(shape.At(t)).Sub(level), variance.Add(error2)
			likelihood = likelihood.Sub(surprise.Square().Div(spread).Add(spread.Mul(2 * math.Pi).Log()).Mul(0.5))
			gain := variance.Div(spread)
			level = level.Add(gain.Mul(surprise))
			variance = variance.Mul(gain.Neg().Add(1))
		}
		return tensor.ReadInto(ctx, tensor.Into(level, &levels), tensor.Into(likelihood, &likelihoods))
	}
	report := func() program.Report {
		return program.Report{
			Text:  fmt.Sprintf("levels %.5f\nlog-likelihoods %.3f\n", levels[:6], likelihoods[:6]),
			Found: []program.Found{program.Of("levels", levels, 1e-4, 1e-4), program.Of("likelihoods", likelihoods, 1e-4, 0)},
		}
	}
	return program.Work{Run: run, Report: report}, nil
}

func main() { program.Main(100, prepare) }
