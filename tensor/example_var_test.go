package tensor_test

import (
	"context"
	"errors"
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

func ExampleTensor_At() {
	dev := open()
	defer dev.Close()
	x := tensor.Arange[int32](dev, 0, 6, 1).Reshape(2, 3)
	for _, part := range []*tensor.Tensor{
		x.At(shape.At(1)),                                  // x[1]
		x.At(shape.At(0), shape.StepAll(-1)),               // x[0, ::-1]
		x.At(shape.Ellipsis, shape.At(-1)),                 // x[..., -1]
		x.At(shape.NewAxis, shape.To(1), shape.Span(1, 3)), // x[newaxis, :1, 1:3]
	} {
		got, err := tensor.Read[int32](context.Background(), part)
		fmt.Println(part.Shape(), got, err)
	}
	// Output:
	// [3] [3 4 5] <nil>
	// [3] [2 1 0] <nil>
	// [2] [2 5] <nil>
	// [1 1 2] [1 2] <nil>
}

func ExampleVar() {
	dev := open()
	defer dev.Close()
	x := tensor.NewVar("x", tensor.Zeros(dev, dtype.Float32, 2, 3))
	before := x.Tensor() // a snapshot

	err := errors.Join(
		x.AddAssign(tensor.From(dev, []float32{1, 2, 3})), // x += [1, 2, 3]
		x.At(shape.At(1)).MulAssign(tensor.Scalar(10)),    // x[1] *= 10
		x.At(shape.All(), shape.At(0)).Assign(tensor.Scalar(0.5)),
	)
	after, readErr := tensor.Read[float32](context.Background(), x.Tensor())
	fmt.Println(after, err, readErr)
	old, readErr := tensor.Read[float32](context.Background(), before)
	fmt.Println(old, readErr)
	// Output:
	// [0.5 2 3 0.5 20 30] <nil> <nil>
	// [0 0 0 0 0 0] <nil>
}

// The two cases of the Array API standard 2024.12, Broadcasting, "In-place Semantics": the right
// side must broadcast to the selected part, whose shape never changes.
func ExampleVar_Assign_arrayAPIInPlace() {
	dev := open()
	defer dev.Close()
	x := tensor.NewVar("x", tensor.Zeros(dev, dtype.Float32, 2, 3, 4))
	a := tensor.Full(dev, float32(1), 1, 3, 4)

	fmt.Println(x.At(shape.Ellipsis).Assign(a))
	err := x.At(shape.At(1), shape.Ellipsis).Assign(a)
	var e *shape.BroadcastError
	if errors.As(err, &e) {
		fmt.Println(e)
	}
	// Output:
	// <nil>
	// assign: shape [1 3 4] does not broadcast to [3 4]: rank 3 is above rank 2 (axes can be prepended, never dropped: squeeze or reshape it)
	//     from  [1  3  4]
	//     to    [   3  4]
	//            ^         the result has no such axis
}

func ExampleBroadcastArrays() {
	dev := open()
	defer dev.Close()
	row := tensor.From(dev, []int32{1, 2, 3}, 1, 3)
	column := tensor.From(dev, []bool{true, false}, 2, 1)
	for _, x := range tensor.BroadcastArrays(row, column) {
		fmt.Println(x.DType(), x.Shape())
	}
	// Output:
	// int32 [2 3]
	// bool [2 3]
}
