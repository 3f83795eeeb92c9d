package tensor_test

import (
	"context"
	"fmt"

	"github.com/weft-gpu/weft/tensor"
)

func ExampleTensor_Round() {
	dev := open()
	defer dev.Close()
	x := tensor.From(dev, []float32{-2.5, -1.5, 0.25, 0.5, 1.5, 2.5})
	got, err := tensor.Read[float32](context.Background(), x.Round())
	fmt.Println(got, err)
	// Output: [-2 -2 0 0 2 2] <nil>
}

func ExampleTensor_Clip() {
	dev := open()
	defer dev.Close()
	x := tensor.From(dev, []int32{-5, 3, 12})
	both, _ := tensor.Read[int32](context.Background(), x.Clip(tensor.Scalar(0), tensor.Scalar(10)))
	low, _ := tensor.Read[int32](context.Background(), x.Clip(tensor.Scalar(0), nil))
	fmt.Println(both, low)
	// Output: [0 3 10] [0 3 12]
}

// Elementary functions have the same bits on every device, and documented bounds on their errors.
func ExampleTensor_Exp() {
	dev := open()
	defer dev.Close()
	x := tensor.From(dev, []float64{0, 1, -1000})
	got, err := tensor.Read[float64](context.Background(), x.Exp())
	fmt.Println(got, err)
	// Output: [1 2.718281828459045 0] <nil>
}

func ExampleTensor_IsNaN() {
	dev := open()
	defer dev.Close()
	x := tensor.From(dev, []float64{4, -4}).Sqrt()
	got, _ := tensor.Read[float64](context.Background(), tensor.Where(x.IsNaN(), tensor.Scalar(0.0), x))
	fmt.Println(got)
	// Output: [2 0]
}
