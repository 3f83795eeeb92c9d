package tensor_test

import (
	"context"
	"fmt"
	"math"

	"github.com/weft-gpu/weft/tensor"
)

func ExampleTensor_SlidingWindow() {
	dev := open()
	defer dev.Close()
	x := tensor.From(dev, []int32{1, 2, 3, 4, 5, 6})
	var windows [][]int32
	err := tensor.ReadInto(context.Background(), tensor.Into(x.SlidingWindow(0, 3, 2), &windows))
	fmt.Println(windows, err)
	// Output: [[1 2 3] [3 4 5]] <nil>
}

// prices are a week's.
var prices = []float64{10, 11, 13, 12, 16, 14, 18}

func ExampleTensor_RollingSum() {
	dev := open()
	defer dev.Close()
	fmt.Println(tensor.Read[float64](context.Background(), tensor.From(dev, prices).RollingSum(0, 3)))
	// Output: [34 36 41 42 48] <nil>
}

func ExampleTensor_RollingMean() {
	dev := open()
	defer dev.Close()
	fmt.Println(tensor.Read[float64](context.Background(), tensor.From(dev, prices).RollingMean(0, 2)))
	// Output: [10.5 12 12.5 14 15 16] <nil>
}

func ExampleTensor_RollingVariance() {
	dev := open()
	defer dev.Close()
	fmt.Println(tensor.Read[float64](context.Background(), tensor.From(dev, prices).RollingVariance(0, 2, tensor.Correction(1))))
	// Output: [0.5 2 0.5 8 2 8] <nil>
}

func ExampleTensor_RollingStd() {
	dev := open()
	defer dev.Close()
	fmt.Println(tensor.Read[float64](context.Background(), tensor.From(dev, prices).RollingStd(0, 2)))
	// Output: [0.5 1 0.5 2 1 2] <nil>
}

func ExampleTensor_RollingMax() {
	dev := open()
	defer dev.Close()
	fmt.Println(tensor.Read[float64](context.Background(), tensor.From(dev, prices).RollingMax(0, 3)))
	// Output: [13 13 16 16 18] <nil>
}

func ExampleTensor_RollingMin() {
	dev := open()
	defer dev.Close()
	fmt.Println(tensor.Read[float64](context.Background(), tensor.From(dev, prices).RollingMin(0, 3)))
	// Output: [10 11 12 12 14] <nil>
}

// Sales by shop: shop 3 is unknown, and shop 1 sold nothing.
func ExampleTensor_SegmentSum() {
	dev := open()
	defer dev.Close()
	sales, shop := tensor.From(dev, []float32{2.5, 1, 4, 0.5, 9}), tensor.From(dev, []int32{2, 0, 2, 0, 3})
	var sums, means []float32
	err := tensor.ReadInto(context.Background(), tensor.Into(sales.SegmentSum(0, shop, 3), &sums), tensor.Into(sales.SegmentMean(0, shop, 3), &means))
	fmt.Println(sums, means, err)
	// Output: [1.5 0 6.5] [0.75 NaN 3.25] <nil>
}

func ExampleTensor_SegmentMean() {
	dev := open()
	defer dev.Close()
	points := tensor.From(dev, []float32{0, 0, 2, 4, 10, 20}, -1, 2)
	cluster := tensor.From(dev, []int32{0, 0, 1})
	var centers [][]float32
	err := tensor.ReadInto(context.Background(), tensor.Into(points.SegmentMean(0, cluster, 2), &centers))
	fmt.Println(centers, err)
	// Output: [[1 2] [10 20]] <nil>
}

func ExampleTensor_SegmentMax() {
	dev := open()
	defer dev.Close()
	x, ids := tensor.From(dev, []int32{5, 7, 1, 3}), tensor.From(dev, []int32{1, 0, 1, 0})
	var most, least []int32
	err := tensor.ReadInto(context.Background(), tensor.Into(x.SegmentMax(0, ids, 2), &most), tensor.Into(x.SegmentMin(0, ids, 2), &least))
	fmt.Println(most, least, err)
	// Output: [7 5] [3 1] <nil>
}

func ExampleTensor_SegmentMin() {
	dev := open()
	defer dev.Close()
	x, ids := tensor.From(dev, []float32{5, 7, 1}), tensor.From(dev, []int32{0, 0, 2})
	fmt.Println(tensor.Read[float32](context.Background(), x.SegmentMin(0, ids, 3)))
	// Output: [5 +Inf 1] <nil>
}

func ExampleTensor_BinCount() {
	dev := open()
	defer dev.Close()
	ids := tensor.From(dev, []uint8{0, 3, 3, 1, 3})
	counts, err := tensor.Read[int64](context.Background(), ids.BinCount(4))
	fmt.Println(counts, err)
	weights, err := tensor.Read[float32](context.Background(), ids.BinCount(4, tensor.Weights(tensor.From(dev, []float32{1, 2, 4, 8, 16}))))
	fmt.Println(weights, err)
	// Output:
	// [1 1 0 3] <nil>
	// [1 8 0 22] <nil>
}

func ExampleTensor_Histogram() {
	dev := open()
	defer dev.Close()
	counts, edges := tensor.From(dev, prices).Histogram(4)
	var heights []int64
	var at []float64
	err := tensor.ReadInto(context.Background(), tensor.Into(counts, &heights), tensor.Into(edges, &at))
	fmt.Println(heights, at, err)

	density, _ := tensor.From(dev, prices).Histogram(2, tensor.HistogramRange(10, 20), tensor.HistogramDensity())
	fmt.Println(tensor.Read[float64](context.Background(), density))
	// Output:
	// [2 2 1 2] [10 12 14 16 18] <nil>
	// [0.14285714285714285 0.05714285714285715] <nil>
}

func ExampleTensor_HistogramOf() {
	dev := open()
	defer dev.Close()
	ages, limits := tensor.From(dev, []int32{3, 17, 18, 64, 65, 120, 130}), tensor.From(dev, []int32{0, 18, 65, 120})
	fmt.Println(tensor.Read[int64](context.Background(), ages.HistogramOf(limits)))
	fmt.Println(tensor.Read[int64](context.Background(), ages.HistogramBin(limits)))
	// Output:
	// [2 2 2] <nil>
	// [0 0 1 1 2 2 -1] <nil>
}

func ExampleTensor_HistogramBin() {
	dev := open()
	defer dev.Close()
	x, edges := tensor.From(dev, []float32{0, 0.5, 1, 2}), tensor.From(dev, []float32{0, 0.5, 1})
	fmt.Println(tensor.Read[int64](context.Background(), x.HistogramBin(edges)))
	// Output: [0 1 1 -1] <nil>
}

func ExampleTensor_Median() {
	dev := open()
	defer dev.Close()
	x := tensor.From(dev, []float64{3, 1, 2, 9, math.NaN(), 4, 4, 8}, 2, 4)
	fmt.Println(tensor.Read[float64](context.Background(), x.Median([]int{1})))
	// Output: [2.5 NaN] <nil>
}

func ExampleTensor_Quantile() {
	dev := open()
	defer dev.Close()
	x := tensor.From(dev, prices)
	fmt.Println(tensor.Item[float64](context.Background(), x.Quantile(nil, 0.9, tensor.QuantileLinear)))
	fmt.Println(tensor.Item[float64](context.Background(), x.Quantile(nil, 0.9, tensor.QuantileHigher)))
	// Output:
	// 16.8 <nil>
	// 18 <nil>
}

func ExampleTensor_Quantiles() {
	dev := open()
	defer dev.Close()
	quartiles := tensor.From(dev, prices).Quantiles(nil, []float64{0.25, 0.5, 0.75}, tensor.QuantileLinear)
	fmt.Println(tensor.Read[float64](context.Background(), quartiles))
	// Output: [11.5 13 15] <nil>
}

func ExampleTensor_Covariance() {
	dev := open()
	defer dev.Close()
	observations := tensor.From(dev, []float64{0, 2, 1, 1, 2, 0}, -1, 2) // a variable in each column
	var covariance, correlation [][]float64
	err := tensor.ReadInto(context.Background(),
		tensor.Into(observations.T().Covariance(), &covariance), tensor.Into(observations.T().Correlation(), &correlation))
	fmt.Println(covariance, correlation, err)
	// Output: [[1 -1] [-1 1]] [[1 -1] [-1 1]] <nil>
}

func ExampleTensor_Correlation() {
	dev := open()
	defer dev.Close()
	x := tensor.From(dev, []float64{1, 2, 3, 6, 4, 2}, 2, 3)
	fmt.Println(tensor.Read[float64](context.Background(), x.Correlation()))
	// Output: [1 -1 -1 1] <nil>
}
