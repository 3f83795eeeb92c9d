// Bootstrap finds how sure a median is: of samples drawn again and again from what
// was measured.
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

const measured = 501

func prepare(ctx context.Context, dev *device.Device, size int) (program.Work, error) {
	// Two groups, of a skewed quantity.
	noise := program.Noise(1, 2*measured)
	groups := tensor.From(dev, noise, 2, measured).Mul(2).Exp().Mul(tensor.From(dev, []float32{1, 1.2}, 2, 1))
	draws := tensor.From(dev, program.Noise(2, size*measured), size, measured)
	var ends, middle []float32
	var above float32
	run := func() error {
		which := draws.Add(1).Mul(measured / 2.0).Cast(dtype.Int32).Minimum(measured - 1)
		medians := groups.Take(1, which).Median([]int{-1}) // [2, size]
		difference := medians.At(shape.At(1)).Sub(medians.At(shape.At(0)))
		return tensor.ReadInto(ctx,
			tensor.Into(medians.Quantiles([]int{1}, []float64{0.025, 0.975}, tensor.QuantileLinear).Reshape(-1), &ends),
			tensor.Into(groups.Median([]int{1}), &middle),
			tensor.Into(difference.Greater(0).Cast(dtype.Float32).Mean(nil), &above))
	}
	report := func() program.Report {
		return program.Report{
			Text:  fmt.Sprintf("medians %.4f\n95%% of them %.4f\nthe second is greater in %.4f\n", middle, ends, above),
			Found: []program.Found{program.Of("medians", middle, 1e-5, 0), program.Of("ends", ends, 1e-5, 0), program.Of("above", []float32{above}, 1e-6, 0)},
		}
	}
	return program.Work{Run: run, Report: report}, tensor.Eval(ctx, groups)
}

func main() { program.Main(1000, prepare) }
