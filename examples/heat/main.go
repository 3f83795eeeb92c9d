// Heat lets the warmth of a square plate spread: explicit steps of the heat
// equation, each written in place between edges that stay cold.
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

const steps, rate = 100, 0.2 // of diffusivity * time step / spacing^2: stable up to 1/4

// spread steps once.
func spread(plate *tensor.Var) error {
	inner, before, behind := shape.Span(1, -1), shape.To(-2), shape.From(2)
	x := plate.Tensor()
	around := x.At(before, inner).Add(x.At(behind, inner)).Add(x.At(inner, before)).Add(x.At(inner, behind))
	return plate.At(inner, inner).AddAssign(around.Sub(x.At(inner, inner).Mul(4)).Mul(rate))
}

func prepare(ctx context.Context, dev *device.Device, size int) (program.Work, error) {
	var warmth []float32
	run := func() (err error) {
		plate := tensor.NewVar("plate", tensor.Zeros(dev, dtype.Float32, size, size))
		middle := shape.Span(size/4, size*3/4)
		if err = plate.At(middle, middle).Assign(100); err != nil {
			return err
		}
		for range steps {
			if err = spread(plate); err != nil {
				return err
			}
		}
		warmth, err = tensor.Read[float32](ctx, plate.Tensor())
		return err
	}
	report := func() (r program.Report) {
		for y := 0; y < size; y += max(1, size/16) {
			for x := 0; x < size; x += max(1, size/32) {
				r.Text += fmt.Sprintf("%c", " .:-=+*#%@"[min(9, int(warmth[y*size+x]/10))])
			}
			r.Text += "\n"
		}
		r.Text += fmt.Sprintf("%.4f in the middle\n", warmth[size/2*size+size/2])
		r.Found = []program.Found{program.Of("warmth", warmth, 1e-4, 1e-4)}
		return r
	}
	return program.Work{Run: run, Report: report}, nil
}

func main() { program.Main(64, prepare) }
