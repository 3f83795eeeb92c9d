package tensor_test

import (
	"context"
	"fmt"
	"log"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/tensor"
)

func ExampleTensor_Take() {
	dev, err := device.Open()
	if err != nil {
		log.Fatal(err)
	}
	defer dev.Close()
	words := tensor.From(dev, []float32{0, 0, 1, 10, 2, 20}, 3, 2) // a vector for each word
	text := tensor.From(dev, []int32{2, 0, -1}, 3)
	got, err := tensor.Read[float32](context.Background(), words.Take(0, text))
	fmt.Println(got, err)
	// Output: [2 20 0 0 2 20] <nil>
}

func ExampleTensor_Mask() {
	dev, err := device.Open()
	if err != nil {
		log.Fatal(err)
	}
	defer dev.Close()
	x := tensor.From(dev, []float32{3, -1, 4, -1, 5}, 5)
	got, err := tensor.Read[float32](context.Background(), x.Mask(ctx, x.Greater(tensor.Scalar(0))))
	fmt.Println(got, err)
	// Output: [3 4 5] <nil>
}

func ExampleTensor_Scatter() {
	dev, err := device.Open()
	if err != nil {
		log.Fatal(err)
	}
	defer dev.Close()
	counts := tensor.From(dev, []int32{0, 0, 0}, 3)
	seen := tensor.From(dev, []int32{2, 0, 2, 2}, 4)
	counts = counts.Scatter(0, seen, tensor.Scalar(1), tensor.ScatterAdd)
	got, err := tensor.Read[int32](context.Background(), counts)
	fmt.Println(got, err)
	// Output: [1 0 3] <nil>
}
