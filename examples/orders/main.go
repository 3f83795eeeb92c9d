// Orders goes over a table of a shop's orders as one does with data frames: joins,
// groups, percentiles and the best of them.
package main

import (
	"context"
	"fmt"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/examples/program"
	"github.com/weft-gpu/weft/tensor"
)

const articles, months, best = 1000, 12, 5

func prepare(ctx context.Context, dev *device.Device, size int) (program.Work, error) {
	customers := max(10, size/20)
	choose := func(stream uint32, n int) *tensor.Tensor { // low numbers more often
		return tensor.From(dev, program.Noise(stream, size)).Square().Mul(float64(n)).Cast(dtype.Int32)
	}
	customer, article, month := choose(1, customers), choose(2, articles), choose(3, months)
	amount := choose(4, 9).Add(1)
	// The list of prices is in the order of its keys, which are multiples of three.
	keys := tensor.Arange[int32](dev, 0, 3*articles, 3)
	prices := tensor.From(dev, program.Noise(5, articles)).Add(1.01).Mul(50)
	if err := tensor.Eval(ctx, customer, article, month, amount, keys, prices); err != nil {
		return program.Work{}, err
	}
	var monthly, top, parts []float32
	var who []int64
	var histogram []int64
	var regulars int64
	run := func() error {
		price := prices.Take(0, keys.SearchSorted(article.Mul(3)))
		value := price.Mul(amount.Cast(dtype.Float32))
		spent := value.SegmentSum(0, customer, customers)
		often := customer.BinCount(customers).GreaterEqual(20)
		most, whose := spent.TopK(0, best)
		counts, _ := value.Histogram(10, tensor.HistogramRange(0, 1000))
		return tensor.ReadInto(ctx, tensor.Into(value.SegmentSum(0, month, months), &monthly),
			tensor.Into(most, &top), tensor.Into(whose, &who), tensor.Into(counts, &histogram),
			tensor.Into(value.Quantiles(nil, []float64{0.5, 0.9, 0.99}, tensor.QuantileLinear), &parts),
			tensor.Into(often.CountNonzero(nil), &regulars))
	}
	report := func() program.Report {
		return program.Report{
			Text: fmt.Sprintf("by month %.0f\nbest %d %.1f\npercentiles %.2f\nhistogram %d\nregulars %d\n", monthly, who, top, parts, histogram, regulars),
			Found: []program.Found{
				program.Of("monthly", monthly, 1e-4, 0), program.Of("top", top, 1e-5, 0), program.Of("who", who, 0, 0),
				program.Of("percentiles", parts, 1e-5, 0), program.Of("histogram", histogram, 0, 0), program.Of("regulars", []int64{regulars}, 0, 0),
			},
		}
	}
	return program.Work{Run: run, Report: report}, nil
}

func main() { program.Main(10000, prepare) }
