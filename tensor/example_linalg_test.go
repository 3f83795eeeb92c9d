package tensor_test

import (
	"context"
	"errors"
	"fmt"

	"github.com/weft-gpu/weft/tensor"
)

func ExampleMatMul() {
	dev := open()
	defer dev.Close()
	a := tensor.From(dev, []float32{1, 2, 3, 4}, 2, 2)
	b := tensor.From(dev, []float32{1, 0, 0, 10}, 2, 2)
	c, _ := tensor.Read[float32](context.Background(), a.MatMul(b))
	fmt.Println(c)
	var mismatch *tensor.ContractionError
	if errors.As(a.MatMul(tensor.From(dev, []float32{1, 2, 3})).Err(), &mismatch) {
		fmt.Println(mismatch)
	}
	// Output:
	// [1 20 3 40]
	// matmul: shapes [2 2] and [3] do not fit: axis 1 of the first has 2 and axis 0 of the second has 3
	//     a  [2  2]
	//     b  [   3]
	//            ^   axis 1 of a: 2; axis 0 of b: 3; the product sums over them, so they must be equal
}

func ExampleEinsum() {
	dev := open()
	defer dev.Close()
	// Attention: queries and keys of two heads, summed over their features.
	queries := tensor.Arange(dev, float32(0), 8, 1).Reshape(2, 2, 2)
	keys := tensor.Arange(dev, float32(0), 8, 1).Reshape(2, 2, 2)
	scores, _ := tensor.Read[float32](context.Background(), tensor.Einsum("hqd,hkd->hqk", queries, keys))
	fmt.Println(scores)
	// Output: [1 3 3 13 41 59 59 85]
}

func ExampleTensor_Conv() {
	dev := open()
	defer dev.Close()
	image := tensor.Arange[float32](dev, 0, 25, 1).Reshape(1, 1, 5, 5) // [n, channels, height, width]
	edges := tensor.From(dev, []float32{-1, 0, 1, -2, 0, 2, -1, 0, 1}, 1, 1, 3, 3)
	y := image.Conv(edges, tensor.Convolution{Padding: [][2]int{{1, 1}}, Strides: []int{2}})
	half := image.MaxPool(tensor.Pooling{Size: []int{2}})
	fmt.Println(tensor.Show(context.Background(), y.Reshape(3, 3)))
	fmt.Println(tensor.Show(context.Background(), half.Reshape(2, 2)))
	// Output:
	// [[  8.   6. -14.]
	//  [ 44.   8. -52.]
	//  [ 58.   6. -64.]]
	// [[ 6.  8.]
	//  [16. 18.]]
}

func ExampleTensor_Solve() {
	dev := open()
	defer dev.Close()
	// Two systems of two equations.
	a := tensor.From(dev, []float64{2, 0, 0, 4, 1, 1, 1, -1}, 2, 2, 2)
	b := tensor.From(dev, []float64{2, 4, 3, 1}, 2, 2, 1)
	x, _ := tensor.Read[float64](context.Background(), a.Solve(b))
	fmt.Println(x)
	// Output: [1 1 2 1]
}

func ExampleTensor_Eigh() {
	dev := open()
	defer dev.Close()
	values, vectors := tensor.From(dev, []float64{3, 0, 0, 0, 1, 0, 0, 0, 2}, 3, 3).Eigh()
	fmt.Println(tensor.Show(context.Background(), values))
	fmt.Println(tensor.Show(context.Background(), vectors))
	// Output:
	// [1. 2. 3.]
	// [[0. 0. 1.]
	//  [1. 0. 0.]
	//  [0. 1. 0.]]
}

func ExampleTensor_LstSq() {
	dev := open()
	defer dev.Close()
	// The line through three points (0, 1), (1, 3) and (2, 5).
	x := tensor.From(dev, []float64{0, 1, 1, 1, 2, 1}, 3, 2)
	line := x.LstSq(tensor.From(dev, []float64{1, 3, 5}))
	fmt.Println(tensor.Show(context.Background(), line.Round(tensor.Decimals(6))))
	// Output: [2. 1.]
}
