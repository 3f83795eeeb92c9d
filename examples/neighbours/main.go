// Neighbours tells classes apart by the nearest of what is known, and counts what
// was taken for what.
package main

import (
	"context"
	"fmt"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/examples/program"
	"github.com/weft-gpu/weft/tensor"
)

const dimensions, classes, nearest, asked = 32, 5, 15, 500

// points of every class in turn, around a place of its own.
func points(dev *device.Device, stream uint32, n int) (x, class *tensor.Tensor) {
	places := tensor.From(dev, program.Noise(1, classes*dimensions), classes, dimensions).Mul(0.4)
	class = tensor.Arange[int32](dev, 0, int32(n), 1).Remainder(classes)
	return places.Take(0, class).Add(tensor.From(dev, program.Noise(stream, n*dimensions), n, dimensions)), class
}

func prepare(ctx context.Context, dev *device.Device, size int) (program.Work, error) {
	known, class := points(dev, 2, size)
	queries, truth := points(dev, 3, asked)
	if err := tensor.Eval(ctx, known, class, queries, truth); err != nil {
		return program.Work{}, err
	}
	var confusion, guesses []int64
	var right float32
	run := func() error {
		// |q-k|^2 is |q|^2 - 2 q.k + |k|^2, and the first is the same along a row.
		distances := known.SumSquare([]int{-1}).Sub(queries.MatMul(known.T()).Mul(2))
		_, who := distances.BottomK(1, nearest)
		votes := class.Take(0, who).OneHot(-1, classes, dtype.Int32).Sum([]int{1})
		guess := votes.ArgMax([]int{1})
		cells := truth.Mul(classes).Add(guess).BinCount(classes * classes)
		return tensor.ReadInto(ctx, tensor.Into(cells, &confusion), tensor.Into(guess, &guesses),
			tensor.Into(guess.Equal(truth).Cast(dtype.Float32).Mean(nil), &right))
	}
	report := func() (r program.Report) {
		for i := range classes {
			r.Text += fmt.Sprintf("%4d\n", confusion[i*classes:(i+1)*classes])
		}
		r.Text += fmt.Sprintf("right %.3f\n", right)
		r.Found = []program.Found{
			program.Of("confusion", confusion, 0, 0), program.Of("guesses", guesses, 0, 0), program.Of("right", []float32{right}, 1e-6, 0),
		}
		return r
	}
	return program.Work{Run: run, Report: report}, nil
}

func main() { program.Main(2000, prepare) }
