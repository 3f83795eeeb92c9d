// Nbody moves bodies that attract each other: every pair at every step.
package main

import (
	"context"
	"fmt"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/examples/program"
	"github.com/weft-gpu/weft/tensor"
)

const steps, dt, softening = 10, 1e-3, 1e-2

// acceleration is what masses [n] at places [n, 3] do to each other.
func acceleration(places, masses *tensor.Tensor) *tensor.Tensor {
	towards := places.ExpandDims(0).Sub(places.ExpandDims(1)) // [n, n, 3], from row to column
	square := towards.SumSquare([]int{-1}).Add(softening)
	pull := masses.Div(square.Mul(square.Sqrt())) // [n, n]
	return towards.Mul(pull.ExpandDims(-1)).Sum([]int{1})
}

func prepare(ctx context.Context, dev *device.Device, size int) (program.Work, error) {
	start := tensor.From(dev, program.Noise(1, size*3), size, 3)
	masses := tensor.From(dev, program.Noise(2, size)).Abs().Div(float64(size))
	var where []float32
	var energy float32
	run := func() error {
		places, speeds := start, start.ZerosLike()
		force := acceleration(places, masses)
		for range steps { // leapfrog
			speeds = speeds.Add(force.Mul(dt / 2))
			places = places.Add(speeds.Mul(dt))
			force = acceleration(places, masses)
			speeds = speeds.Add(force.Mul(dt / 2))
		}
		kinetic := speeds.SumSquare([]int{-1}).Mul(masses).Sum(nil).Div(2)
		return tensor.ReadInto(ctx, tensor.Into(places.Reshape(-1), &where), tensor.Into(kinetic, &energy))
	}
	report := func() program.Report {
		return program.Report{
			Text:  fmt.Sprintf("places %.6f\nkinetic energy %.6g\n", where[:6], energy),
			Found: []program.Found{program.Of("places", where, 1e-5, 1e-6), program.Of("energy", []float32{energy}, 1e-3, 0)},
		}
	}
	return program.Work{Run: run, Report: report}, nil
}

func main() { program.Main(100, prepare) }
