package tensor_test

import (
	"context"
	"errors"
	"fmt"
	"log"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// open opens the device that needs no driver, so that the examples run
// anywhere; device.Open() without options takes the best one.
func open() *device.Device {
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		log.Fatal(err)
	}
	return dev
}

func Example() {
	ctx := context.Background()
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		log.Fatal(err)
	}
	defer dev.Close()

	x := tensor.From(dev, []float32{1, 2, 3, 4, 5, 6}, 2, 3)
	b := tensor.From(dev, []float32{10, 20, 30}, 3)
	y := x.Add(b).Mul(2) // nothing has run yet

	got, err := tensor.Read[float32](ctx, y) // one kernel, one copy back
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(y.DType(), y.Shape(), got)
	// Output: float32 [2 3] [22 44 66 28 50 72]
}

func ExampleTensor_Err() {
	dev := open()
	defer dev.Close()
	x := tensor.Zeros(dev, dtype.Float32, 15, 3, 5)
	y := x.Add(tensor.Zeros(dev, dtype.Float32, 15, 3)).Exp().Sum(nil)

	var e *shape.BroadcastError
	if errors.As(y.Err(), &e) {
		fmt.Println(e)
	}
	// Output:
	// add: shapes [15 3 5] and [15 3] do not broadcast: axis 2 has 5 and 3 (shapes align at the right)
	//     a  [15  3  5]
	//     b  [   15  3]
	//                ^   axis 2: 5 and 3; sizes must be equal or 1
}

func ExampleTensor_At_ranges() {
	ctx := context.Background()
	dev := open()
	defer dev.Close()
	x := tensor.Arange[int32](dev, 0, 12, 1).Reshape(3, 4)
	corner := x.At(shape.To(2), shape.StepAll(-2))
	fmt.Println(corner.Shape())
	fmt.Println(tensor.Read[int32](ctx, corner))
	// Output:
	// [2 2]
	// [3 1 7 5] <nil>
}

// KeepDims keeps the reduced axes, so that the result broadcasts with the operand.
func ExampleTensor_Sum_keepDims() {
	ctx := context.Background()
	dev := open()
	defer dev.Close()
	x := tensor.From(dev, []float32{1, 3, 2, 2}, 2, 2)
	share := x.Div(x.Sum([]int{-1}, tensor.KeepDims()))
	fmt.Println(tensor.Read[float32](ctx, share))
	// Output: [0.25 0.75 0.5 0.5] <nil>
}

func ExampleWhere() {
	ctx := context.Background()
	dev := open()
	defer dev.Close()
	x := tensor.From(dev, []float32{-1, 2, -3})
	fmt.Println(tensor.Read[float32](ctx, tensor.Where(x.Less(tensor.Scalar(0)), tensor.Scalar(0), x)))
	// Output: [0 2 0] <nil>
}

func ExampleScalar() {
	dev := open()
	defer dev.Close()
	x := tensor.From(dev, []int32{1, 2})
	var e *tensor.ScalarError
	if errors.As(x.Mul(tensor.Scalar(0.5)).Err(), &e) {
		fmt.Println(e)
	}
	fmt.Println(x.Cast(dtype.Float32).Mul(tensor.Scalar(0.5)).DType())
	// Output:
	// mul: scalar 0.5 (a Go float64) does not go with int32: an integer tensor takes integer scalars; convert the tensor with Cast
	// float32
}

func ExampleItem() {
	dev := open()
	defer dev.Close()
	x := tensor.From(dev, []int32{2000000000, 2000000000})
	total, err := tensor.Item[int64](context.Background(), x.Sum(nil)) // integers sum as int64
	fmt.Println(total, err)
	// Output: 4000000000 <nil>
}

func ExampleExplain() {
	dev := open()
	defer dev.Close()
	x := tensor.Zeros(dev, dtype.Float32, 64, 64)
	b := tensor.From(dev, make([]float32, 64))
	plan, err := tensor.Explain(x.Mul(b).Add(b).Relu())
	fmt.Println(len(plan.Kernels), "kernel", err)
	// Output: 1 kernel <nil>
}
