// Kmeans finds clusters of points by Lloyd's algorithm: each point goes to the
// nearest centre, and each centre to the mean of its points.
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

const dimensions, clusters, rounds = 16, 8, 10

// cloud is points [n, dimensions] around places of which every cluster has one.
func cloud(dev *device.Device, n int) *tensor.Tensor {
	places := tensor.From(dev, program.Noise(1, clusters*dimensions), clusters, dimensions)
	own := tensor.Arange[int32](dev, 0, int32(n), 1).Remainder(clusters)
	return places.Take(0, own).Add(tensor.From(dev, program.Noise(2, n*dimensions), n, dimensions).Mul(0.5))
}

// improve is the centres after a round, how many points each had, and the mean
// square of the points' distances from the nearest.
func improve(points, centres *tensor.Tensor) (better, counts, spread *tensor.Tensor) {
	// |p-c|^2 is |p|^2 - 2 p.c + |c|^2, and the first does not tell centres apart.
	distances := centres.Square().Sum([]int{-1}).Sub(points.MatMul(centres.T()).Mul(2))
	member := distances.ArgMin([]int{-1}).OneHot(-1, clusters, dtype.Float32)
	counts = member.Sum([]int{0})
	better = member.T().MatMul(points).Div(counts.Maximum(1).ExpandDims(1))
	return better, counts, distances.Min([]int{-1}).Add(points.Square().Sum([]int{-1})).Mean(nil)
}

func prepare(ctx context.Context, dev *device.Device, size int) (program.Work, error) {
	points := cloud(dev, size)
	spreads := make([]float32, rounds)
	var centres, counts []float32
	run := func() (err error) {
		now := points.At(shape.To(clusters))
		for i := range rounds {
			better, members, spread := improve(points, now)
			if err = tensor.ReadInto(ctx, tensor.Into(spread, &spreads[i]), tensor.Into(members, &counts)); err != nil {
				return err
			}
			now = better
		}
		centres, err = tensor.Read[float32](ctx, now.Reshape(-1))
		return err
	}
	report := func() program.Report {
		return program.Report{
			Text: fmt.Sprintf("spread %.5f\npoints %.0f\n", spreads, counts),
			Found: []program.Found{
				program.Of("spreads", spreads, 1e-4, 0), program.Of("counts", counts, 0, 2), program.Of("centres", centres, 1e-3, 1e-4),
			},
		}
	}
	return program.Work{Run: run, Report: report}, nil
}

func main() { program.Main(1000, prepare) }
