package tensor_test

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// numbered are random numbers of segments, in order or not, some of them outside.
func numbered(r *rand.Rand, n, segments int, sorted bool) []int32 {
	ids := make([]int32, n)
	for i := range ids {
		switch k := r.IntN(10); {
		case sorted:
			ids[i] = int32(i * segments / n)
		case k == 0:
			ids[i] = int32(r.IntN(segments+4) - 2)
		case k < 7: // most are of one
			ids[i] = int32(segments / 2)
		default:
			ids[i] = int32(r.IntN(max(segments, 1)))
		}
	}
	return ids
}

// A segment's result has the bits of the reduction of its elements alone.
func TestSegmentsAreReductions(t *testing.T) {
	dev := testdev.Open(t)
	r := rand.New(rand.NewPCG(15, 1))
	for _, c := range []struct {
		n, segments, width int
		sorted             bool
	}{{1, 1, 1, false}, {17, 5, 1, false}, {1000, 3, 2, false}, {1025, 2, 1, true}, {5000, 4, 1, false}, {40000, 3, 1, false}, {3000, 40, 3, true}, {20000, 9, 1, true}, {20000, 900, 2, false}, {1026, 2, 1, false}} {
		t.Run(fmt.Sprintf("%+v", c), func(t *testing.T) {
			data := make([]float32, c.n*c.width)
			for i := range data {
				data[i] = float32(r.NormFloat64())
			}
			data[0] = neg
			ids := numbered(r, c.n, c.segments, c.sorted)
			x, numbers := tensor.From(dev, data, c.n, c.width), tensor.From(dev, ids)
			sum, mean := x.SegmentSum(0, numbers, c.segments), x.SegmentMean(0, numbers, c.segments)
			most, least := x.SegmentMax(0, numbers, c.segments), x.SegmentMin(0, numbers, c.segments)
			across := x.T().SegmentSum(1, numbers, c.segments).T()
			all := readAll[float32](t, sum, mean, most, least, across)
			for s := range c.segments {
				part := x.Mask(ctx, numbers.Equal(s))
				if part.Dim(0) == 0 {
					for i, want := range []float32{0, nan, -inf, inf, 0} {
						if got := all[i][s*c.width]; !same(got, want) {
							t.Errorf("result %d of an empty segment is %v, want %v", i, got, want)
						}
					}
					continue
				}
				want := readAll[float32](t, part.Sum([]int{0}), part.Sum([]int{0}).Div(part.Dim(0)), part.Max([]int{0}), part.Min([]int{0}), part.Sum([]int{0}))
				for i := range want {
					if got := all[i][s*c.width:][:c.width]; firstDifference(got, want[i]) >= 0 {
						t.Errorf("result %d of segment %d of %d elements is %v, want %v", i, s, part.Dim(0), got, want[i])
					}
				}
			}
		})
	}
}

func TestSegmentsOfOtherTypes(t *testing.T) {
	dev := testdev.Open(t)
	ids := tensor.From(dev, []uint8{2, 0, 2, 9, 0})
	expect(t, tensor.From(dev, []int8{100, 1, 100, 7, 2}).SegmentSum(0, ids, 3), dims(3), int64(3), 0, 200)
	expect(t, tensor.From(dev, []int8{100, 1, -100, 7, 2}).SegmentMax(0, ids, 3), dims(3), int8(2), -128, 100)
	expect(t, tensor.From(dev, []uint16{100, 1, 5, 7, 2}).SegmentMin(0, ids, 3), dims(3), uint16(1), 65535, 5)
	expect(t, tensor.From(dev, []complex64{1, 2i, 3, 9, 1}).SegmentSum(0, ids, 3), dims(3), complex64(1+2i), 0, 4)
	expect(t, tensor.From(dev, []float64{1, 2, 4, 9, 1}).SegmentMean(0, ids, 3), dims(3), 1.5, math.NaN(), 2.5)
	expect(t, tensor.Zeros(dev, dtype.Float32, 0, 2).SegmentMax(0, tensor.Zeros(dev, dtype.Int32, 0), 1), dims(1, 2), -inf, -inf)
}

func TestBinCount(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []int16{3, 0, -1, 3, 7, 3}, 2, 3)
	expect(t, x.BinCount(4), dims(4), int64(1), 0, 0, 3)
	expect(t, x.BinCount(8), dims(8), int64(1), 0, 0, 3, 0, 0, 0, 1)
	expect(t, x.BinCount(4, tensor.Weights(tensor.From(dev, []float32{1, 2, 4, 8, 16, 32}, 2, 3))), dims(4), float32(2), 0, 0, 41)
	expect(t, tensor.Zeros(dev, dtype.Int64, 0).BinCount(2), dims(2), int64(0), 0)
	expect(t, tensor.Zeros(dev, dtype.Int64, 0).BinCount(2, tensor.Weights(tensor.Zeros(dev, dtype.Float32, 0))), dims(2), float32(0), 0)
}

func TestHistogram(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.From(dev, []float32{1, 2, 1, 4, 3.5, 2.5}, 2, 3)
	counts, edges := x.Histogram(3)
	expect(t, counts, dims(3), int64(2), 2, 2)
	expect(t, edges, dims(4), float32(1), 2, 3, 4)
	counts, edges = x.Histogram(2, tensor.HistogramRange(1, 3))
	expect(t, counts, dims(2), int64(2), 2)
	expect(t, edges, dims(3), float32(1), 2, 3)
	counts, _ = x.Histogram(3, tensor.Weights(tensor.From(dev, []float32{1, 2, 4, 8, 16, 32}, 2, 3)))
	expect(t, counts, dims(3), float32(5), 34, 24)
	counts, _ = x.Histogram(3, tensor.HistogramDensity())
	expect(t, counts, dims(3), 1/3.0, 1/3.0, 1/3.0)
	same, edges := tensor.Full(dev, float32(7), 5).Histogram(2)
	expect(t, same, dims(2), int64(0), 5)
	expect(t, edges, dims(3), float32(6.5), 7, 7.5)
	odd := tensor.From(dev, []float32{0, 1, nan, inf, -1, 10})
	expect(t, odd.HistogramOf(tensor.From(dev, []float32{0, 1, 10})), dims(2), int64(1), 2)
	expect(t, odd.HistogramBin(tensor.From(dev, []float32{0, 1, 10})), dims(6), int64(0), 1, -1, -1, -1, 1)
	none, _ := odd.Histogram(2) // the edges are no numbers
	expect(t, none, dims(2), int64(0), 0)
}

func TestSegmentMistakes(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.Zeros(dev, dtype.Float32, 4, 3)
	ids := tensor.Zeros(dev, dtype.Int32, 4)
	counts, edges := x.Histogram(0)
	for name, c := range map[string]struct {
		err   error
		cause error
		want  string
	}{
		"numbers of another length":  {x.SegmentSum(1, ids, 2).Err(), new(tensor.RankError), "segment_sum: "},
		"numbers that are fractions": {x.SegmentSum(0, x, 2).Err(), new(tensor.DTypeError), "segment_sum: "},
		"fewer segments than none":   {x.SegmentMax(0, ids, -1).Err(), new(tensor.AttrError), "segment_max: "},
		"an axis that is not there":  {x.SegmentMin(2, ids, 1).Err(), new(shape.AxisError), "segment_min: "},
		"fewer bins than none":       {ids.BinCount(-1).Err(), new(tensor.AttrError), "bincount: "},
		"weights of another shape":   {ids.BinCount(1, tensor.Weights(x)).Err(), new(tensor.ArgumentError), "bincount: the weights have shape [4 3], the elements [4]: "},
		"no bins":                    {counts.Err(), new(tensor.AttrError), "histogram_edges: "},
		"no bins, no edges":          {edges.Err(), new(tensor.AttrError), "histogram_edges: "},
		"one edge":                   {x.HistogramOf(tensor.Zeros(dev, dtype.Float32, 1)).Err(), new(tensor.RankError), "histogram: "},
		"edges of another dtype":     {x.HistogramOf(ids).Err(), new(dtype.PromotionError), "histogram: "},
		"a window too long":          {x.RollingSum(1, 4).Err(), new(shape.WindowError), "rolling_sum: windows of 4, 1 apart, along axis 1 of shape [4 3]: the axis has 3 elements; take smaller windows, or pad it"},
		"a window of nothing":        {x.SlidingWindow(0, 0, 1).Err(), new(shape.WindowError), "sliding_window: windows of 0, 1 apart, along axis 0 of shape [4 3]: a window has at least one element"},
		"a step of nothing":          {x.SlidingWindow(0, 2, 0).Err(), new(shape.WindowError), "sliding_window: windows of 2, 0 apart, along axis 0 of shape [4 3]: the step must be 1 or more"},
		"a probability of 2":         {x.Quantile(nil, 2, tensor.QuantileLinear).Err(), new(tensor.AttrError), "quantile: "},
		"no method":                  {x.Quantile(nil, 0.5, tensor.QuantileMethod(99)).Err(), new(tensor.AttrError), "quantile: "},
		"a median of nothing":        {tensor.Zeros(dev, dtype.Float32, 0).Median(nil).Err(), new(tensor.EmptyReductionError), "median: "},
		"a covariance of a scalar":   {tensor.Full(dev, float32(1)).Covariance().Err(), new(tensor.RankError), "cov: "},
		"a covariance of complex":    {ids.Cast(dtype.Complex64).Covariance().Err(), new(tensor.DTypeError), "cov: "},
	} {
		target := targetOf(c.cause)
		if c.err == nil || !errors.As(c.err, target) || len(c.err.Error()) < len(c.want) || c.err.Error()[:len(c.want)] != c.want {
			t.Errorf("%s: %v, want a %T: %s", name, c.err, c.cause, c.want)
		}
	}
}
