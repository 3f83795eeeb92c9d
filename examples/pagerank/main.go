// Pagerank ranks the pages of a web by the links between them: power iteration
// over a list of edges.
package main

import (
	"context"
	"fmt"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/examples/program"
	"github.com/weft-gpu/weft/tensor"
)

const links, rounds, damping, best = 8, 30, 0.85, 10

// web is where links lead from and to: every page has as many, and low pages are
// liked more.
func web(n int) (from, to []int32) {
	for i, x := range program.Noise(1, n*links) {
		from = append(from, int32(i/links))
		to = append(to, int32(x*x*float32(n)))
	}
	return from, to
}

func prepare(ctx context.Context, dev *device.Device, size int) (program.Work, error) {
	fromPages, toPages := web(size)
	from, to := tensor.From(dev, fromPages), tensor.From(dev, toPages)
	var ranks, bestRanks []float32
	var bestPages []int64
	var change float32
	run := func() error {
		rank := tensor.Full(dev, 1/float32(size), size)
		var moved *tensor.Tensor
		for range rounds {
			given := rank.Div(links).Take(0, from)
			next := given.SegmentSum(0, to, size).Mul(damping).Add((1 - damping) / float64(size))
			moved = next.Sub(rank).Abs().Sum(nil)
			rank = next
		}
		top, pages := rank.TopK(0, best)
		return tensor.ReadInto(ctx, tensor.Into(rank, &ranks), tensor.Into(moved, &change),
			tensor.Into(top, &bestRanks), tensor.Into(pages, &bestPages))
	}
	report := func() program.Report {
		return program.Report{
			Text: fmt.Sprintf("pages %v\nranks %.6f\nmoved %.2g in the last round\n", bestPages, bestRanks, change),
			Found: []program.Found{
				program.Of("ranks", ranks, 1e-4, 0), program.Of("best", bestRanks, 1e-4, 0), program.Of("pages", bestPages, 0, 0),
			},
		}
	}
	return program.Work{Run: run, Report: report}, nil
}

func main() { program.Main(1000, prepare) }
