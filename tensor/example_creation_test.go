package tensor_test

import (
	"context"
	"errors"
	"fmt"
	"log"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

func ExampleAsArray() {
	dev := open()
	defer dev.Close()

	fmt.Println(tensor.AsArray(dev, [][]float32{{1, 2, 3}, {4, 5, 6}}))

	var ragged *tensor.ArgumentError
	if errors.As(tensor.AsArray(dev, [][]int{{1, 2, 3}, {4, 5}}).Err(), &ragged) {
		fmt.Println(ragged)
	}
	// Output:
	// float32[2 3] on host
	// asarray: the value at index [1] is a slice of 2, and those before it are a slice of 3: make all slices of an axis equally long
}

func ExampleLinspace() {
	ctx := context.Background()
	dev := open()
	defer dev.Close()

	got, err := tensor.Read[float32](ctx, tensor.Linspace[float32](dev, 0, 1, 5))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(got)
	// Output: [0 0.25 0.5 0.75 1]
}

func ExampleResultType() {
	dev := open()
	defer dev.Close()

	d, err := tensor.ResultType(tensor.Zeros(dev, dtype.Float16, 3), tensor.Scalar(2), dtype.Float32)
	fmt.Println(d, err)
	// Output: float32 <nil>
}
