package tensor_test

import (
	"context"
	"fmt"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/tensor"
)

func ExampleTensor_ArgMax() {
	dev, err := device.Open()
	if err != nil {
		fmt.Println(err)
		return
	}
	defer dev.Close()
	scores := tensor.From(dev, []float32{0.1, 0.7, 0.2, 0.6, 0.3, 0.1}, 2, 3)
	best, err := tensor.Read[int64](context.Background(), scores.ArgMax([]int{-1}))
	fmt.Println(best, err)
	// Output: [1 0] <nil>
}

func ExampleTensor_Softmax() {
	dev, err := device.Open()
	if err != nil {
		fmt.Println(err)
		return
	}
	defer dev.Close()
	x := tensor.From(dev, []float32{0, 0, 1000, 1000}, 2, 2)
	p, err := tensor.Read[float32](context.Background(), x.Softmax(-1))
	fmt.Println(p, err)
	// Output: [0.5 0.5 0.5 0.5] <nil>
}

func ExampleTensor_LayerNorm() {
	dev, err := device.Open()
	if err != nil {
		fmt.Println(err)
		return
	}
	defer dev.Close()
	x := tensor.From(dev, []float32{1, 3, 10, 30}, 2, 2)
	scale := tensor.From(dev, []float32{2, 4})
	y, err := tensor.Read[float32](context.Background(), x.LayerNorm(nil, 0, tensor.Scale(scale)))
	fmt.Println(y, err)
	// Output: [-2 4 -2 4] <nil>
}

func ExampleTensor_Std() {
	dev, err := device.Open()
	if err != nil {
		fmt.Println(err)
		return
	}
	defer dev.Close()
	x := tensor.From(dev, []float32{1, 3, 5, 2, 2, 2}, 2, 3)
	population, err := tensor.Read[float32](context.Background(), x.Variance([]int{1}))
	fmt.Println(population, err)
	sample, err := tensor.Read[float32](context.Background(), x.Std([]int{1}, tensor.Correction(1)))
	fmt.Println(sample, err)
	// Output:
	// [2.6666667 0] <nil>
	// [2 0] <nil>
}
