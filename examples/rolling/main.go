// Rolling works out statistics over a moving window of several series: mean and
// deviation of the latest 64 values at every moment, and how far each value is
// from what they let expect.
package main

import (
	"context"
	"fmt"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/examples/program"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

const (
	window = 64
	series = 8
	far    = 1.7 // deviations
)

// rollingMean is the means of window values of x along its first axis, float64:
// differences of the sums so far, which float32 is too coarse for.
func rollingMean(x *tensor.Tensor) *tensor.Tensor {
	sums := x.CumulativeSum(0, tensor.As(dtype.Float64), tensor.ScanInitial())
	return sums.At(shape.From(window)).Sub(sums.At(shape.To(-window))).Div(window)
}

// statistics is mean, deviation and distance of x [moments, series], each float32
// of [moments-window+1, series], and how many of each series are far.
func statistics(x *tensor.Tensor) (mean, deviation, distance, outliers *tensor.Tensor) {
	average := rollingMean(x)
	variance := rollingMean(x.Cast(dtype.Float64).Square()).Sub(average.Square())
	mean, deviation = average.Cast(dtype.Float32), variance.Sqrt().Cast(dtype.Float32)
	distance = x.At(shape.From(window - 1)).Sub(mean).Div(deviation)
	return mean, deviation, distance, distance.Abs().Greater(far).CountNonzero([]int{0})
}

func prepare(ctx context.Context, dev *device.Device, size int) (program.Work, error) {
	x := tensor.From(dev, program.Noise(1, size*series), size, series)
	found := make([][]float32, 3)
	var counts []int64
	run := func() error {
		mean, deviation, distance, outliers := statistics(x)
		return tensor.ReadInto(ctx, tensor.Into(mean.Reshape(-1), &found[0]), tensor.Into(deviation.Reshape(-1), &found[1]),
			tensor.Into(distance.Reshape(-1), &found[2]), tensor.Into(outliers, &counts))
	}
	report := func() (r program.Report) {
		for i, name := range []string{"mean", "deviation", "distance"} {
			r.Found = append(r.Found, program.Of(name, found[i], 1e-5, 1e-6))
			r.Text += fmt.Sprintf("%-9s %9.6f\n", name, found[i][:series])
		}
		// A distance may round to either side of what is far.
		r.Found = append(r.Found, program.Of("outliers", counts, 0, 2))
		r.Text += fmt.Sprintf("outliers  %d\n", counts)
		return r
	}
	return program.Work{Run: run, Report: report}, nil
}

func main() { program.Main(1000, prepare) }
