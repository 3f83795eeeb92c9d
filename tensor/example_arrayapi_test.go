package tensor_test

import (
	"context"
	"errors"
	"fmt"

	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// These examples of the Array API standard 2024.12, Broadcasting, run: A counts from 0, B is 100,
// 200, and so on. They print the first and the last element of A + B.

func printSum(a, b shape.Shape) {
	dev := open()
	defer dev.Close()
	x := tensor.Arange[int32](dev, 0, int32(a.Size()), 1).Reshape(a...)
	y := tensor.Arange[int32](dev, 100, int32(100+100*b.Size()), 100).Reshape(b...)
	sum := x.Add(y)
	got, err := tensor.Read[int32](context.Background(), sum)
	var e *shape.BroadcastError
	switch {
	case errors.As(err, &e):
		fmt.Println("axis", e.Axis, "has", e.Sizes)
	case err != nil:
		fmt.Println(err)
	default:
		fmt.Println(sum.Shape(), got[0], got[len(got)-1])
	}
}

func ExampleTensor_Add_arrayAPIExamples() {
	printSum(shape.Shape{8, 1, 6, 1}, shape.Shape{7, 1, 5})
	printSum(shape.Shape{5, 4}, shape.Shape{1})
	printSum(shape.Shape{5, 4}, shape.Shape{4})
	printSum(shape.Shape{15, 3, 5}, shape.Shape{15, 1, 5})
	printSum(shape.Shape{15, 3, 5}, shape.Shape{3, 5})
	printSum(shape.Shape{15, 3, 5}, shape.Shape{3, 1})
	// Output:
	// [8 7 6 5] 100 3547
	// [5 4] 100 119
	// [5 4] 100 419
	// [15 3 5] 100 7724
	// [15 3 5] 100 1724
	// [15 3 5] 100 524
}

func ExampleTensor_Add_arrayAPICounterexamples() {
	printSum(shape.Shape{3}, shape.Shape{4})
	printSum(shape.Shape{2, 1}, shape.Shape{8, 4, 3})
	printSum(shape.Shape{15, 3, 5}, shape.Shape{15, 3})
	// Output:
	// axis 0 has [3 4]
	// axis 1 has [2 4]
	// axis 2 has [5 3]
}

// The in-place semantics: a right side that does not broadcast to the left side's shape is refused
// before anything is written.
func ExampleVar_arrayAPIInPlace() {
	dev := open()
	defer dev.Close()
	x := tensor.NewVar("x", tensor.Full(dev, int32(7), 2, 3, 4))
	a := tensor.Arange[int32](dev, 0, 12, 1).Reshape(1, 3, 4)

	var e *shape.BroadcastError
	if errors.As(x.At(shape.At(1), shape.Ellipsis).Assign(a), &e) { // x[1, ...] = a
		fmt.Println(e)
	}
	fmt.Println(x.At(shape.Ellipsis).Assign(a)) // x[...] = a
	fmt.Println(tensor.Read[int32](context.Background(), x.Tensor()))
	// Output:
	// assign: shape [1 3 4] does not broadcast to [3 4]: rank 3 is above rank 2 (axes can be prepended, never dropped: squeeze or reshape it)
	//     from  [1  3  4]
	//     to    [   3  4]
	//            ^         the result has no such axis
	// <nil>
	// [0 1 2 3 4 5 6 7 8 9 10 11 0 1 2 3 4 5 6 7 8 9 10 11] <nil>
}
