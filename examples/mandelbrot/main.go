// Mandelbrot counts how long the points of the plane stay near under z*z + c.
package main

import (
	"context"
	"fmt"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/examples/program"
	"github.com/weft-gpu/weft/tensor"
)

const rounds = 100

func prepare(ctx context.Context, dev *device.Device, size int) (program.Work, error) {
	x := tensor.Linspace[float32](dev, -2, 0.5, size)
	y := tensor.Linspace[float32](dev, -1.25, 1.25, size).ExpandDims(1)
	var counts []int32
	run := func() (err error) {
		re, im := tensor.Zeros(dev, dtype.Float32, size, size), tensor.Zeros(dev, dtype.Float32, size, size)
		stayed := tensor.Zeros(dev, dtype.Int32, size, size)
		for range rounds {
			square := re.Square().Sub(im.Square()).Add(x)
			re, im = square, re.Mul(im).Mul(2).Add(y)
			near := re.Square().Add(im.Square()).LessEqual(4)
			stayed = stayed.Add(near.Cast(dtype.Int32))
			// What has left stays where it is: squares would overflow.
			re, im = tensor.Where(near, re, 2), tensor.Where(near, im, 2)
		}
		counts, err = tensor.Read[int32](ctx, stayed.Reshape(-1))
		return err
	}
	report := func() (r program.Report) {
		for i := 0; i < size; i += max(1, size/20) {
			for j := 0; j < size; j += max(1, size/60) {
				r.Text += string(" .:-=+*#%@"[counts[i*size+j]*9/rounds])
			}
			r.Text += "\n"
		}
		total := 0
		for _, c := range counts {
			total += int(c)
		}
		r.Text += fmt.Sprintf("%d rounds\n", total)
		r.Found = []program.Found{program.Of("counts", counts, 0, 0)}
		return r
	}
	return program.Work{Run: run, Report: report}, nil
}

func main() { program.Main(60, prepare) }
