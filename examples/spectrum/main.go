// Spectrum makes the spectrogram of a sound: windows that overlap, weighted, and
// their Fourier transforms.
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

const window, step, rate = 512, 128, 16000.0

// sound rises from 200 to 3000 Hz and lies in noise.
func sound(dev *device.Device, n int) *tensor.Tensor {
	t := tensor.Arange[float64](dev, 0, float64(n), 1).Div(rate)
	length := float64(n) / rate
	turns := t.Mul(200).Add(t.Square().Mul((3000 - 200) / (2 * length)))
	noise := tensor.From(dev, program.Noise(1, n)).Mul(0.3)
	return turns.Sub(turns.Floor()).Mul(2 * math.Pi).Sin().Cast(dtype.Float32).Add(noise)
}

func prepare(ctx context.Context, dev *device.Device, size int) (program.Work, error) {
	samples := sound(dev, size)
	at := tensor.Arange[float32](dev, 0, window, 1)
	hann := at.Mul(2 * math.Pi / window).Cos().Mul(-0.5).Add(0.5)
	var loudest []int64
	var mean, decibels []float32
	run := func() error {
		frames := samples.SlidingWindow(0, window, step)
		spectra := frames.Mul(hann).RFFT(1)
		power := spectra.Real().Square().Add(spectra.Imag().Square())
		level := power.Add(1e-10).Log10().Mul(10)
		return tensor.ReadInto(ctx, tensor.Into(power.ArgMax([]int{1}), &loudest),
			tensor.Into(level.Reshape(-1), &decibels), tensor.Into(power.Mean([]int{0}), &mean))
	}
	report := func() program.Report {
		hertz := make([]float64, 0, 12)
		for i := 0; i < len(loudest); i += max(1, len(loudest)/12) {
			hertz = append(hertz, float64(loudest[i])*rate/window)
		}
		return program.Report{
			Text:  fmt.Sprintf("loudest %.1f Hz\n", hertz),
			Found: []program.Found{program.Of("loudest", loudest, 0, 0), program.Of("decibels", decibels, 1e-3, 1e-2), program.Of("mean", mean, 1e-3, 1e-3)},
		}
	}
	return program.Work{Run: run, Report: report}, tensor.Eval(ctx, samples, hann)
}

func main() { program.Main(16000, prepare) }
