package onnx_test

import (
	"context"
	"errors"
	"fmt"
	"log"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dialect"
	"github.com/weft-gpu/weft/dialect/onnx"
	"github.com/weft-gpu/weft/shape"
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

func show[T onnx.Element](x *onnx.Value) {
	data, err := onnx.Read[T](context.Background(), x)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(x, data)
}

// SONNX's Broadcast takes tensors of different types, and each keeps its own.
func ExampleBroadcast() {
	dev := open()
	defer dev.Close()

	x0 := onnx.From(dev, []int8{1, 2, 3})
	x1 := onnx.From(dev, []string{"a", "b"}, 2, 1)
	x2 := onnx.Full(dev, onnx.RealNumber(0.5))
	z := onnx.Broadcast(x0, x1, x2)
	show[int8](z[0])
	show[string](z[1])
	show[onnx.RealNumber](z[2])
	// Output:
	// int8[2 3] [1 2 3 1 2 3]
	// string[2 3] [a a a b b b]
	// real[2 3] [0.5 0.5 0.5 0.5 0.5 0.5]
}

// The examples of "Broadcasting in ONNX", Multidirectional Broadcasting.
func ExampleInfer() {
	for _, in := range [][]shape.Shape{
		{{2, 3, 4, 5}, {}},
		{{2, 3, 4, 5}, {5}},
		{{4, 5}, {2, 3, 4, 5}},
		{{1, 4, 5}, {2, 3, 1, 1}},
		{{3, 4, 5}, {2, 1, 1, 1}},
	} {
		s, err := onnx.Infer("Add", in...)
		fmt.Println(in, s, err)
	}
	// Output:
	// [[2 3 4 5] []] [2 3 4 5] <nil>
	// [[2 3 4 5] [5]] [2 3 4 5] <nil>
	// [[4 5] [2 3 4 5]] [2 3 4 5] <nil>
	// [[1 4 5] [2 3 1 1]] [2 3 4 5] <nil>
	// [[3 4 5] [2 1 1 1]] [2 3 4 5] <nil>
}

// The examples of "Broadcasting in ONNX", Unidirectional Broadcasting, and one
// that the rule refuses.
func ExampleInfer_unidirectional() {
	a := shape.Shape{2, 3, 4, 5}
	for _, b := range []shape.Shape{{}, {5}, {2, 1, 1, 5}, {1, 3, 1, 5}} {
		s, err := onnx.Infer("PRelu", a, b)
		fmt.Println(b, s, err)
	}
	_, err := onnx.Infer("PRelu", shape.Shape{3, 4, 5}, shape.Shape{2, 1, 1, 1})
	fmt.Println(err)
	// Output:
	// [] [2 3 4 5] <nil>
	// [5] [2 3 4 5] <nil>
	// [2 1 1 5] [2 3 4 5] <nil>
	// [1 3 1 5] [2 3 4 5] <nil>
	// PRelu: B's shape [2 1 1 1] does not broadcast to A's [3 4 5]: its rank 4 is above A's 3
	//     A  [   3  4  5]
	//     B  [2  1  1  1]
	//         ^            A has no such axis
	//     ONNX unidirectional broadcasting (Broadcasting in ONNX): B has at most A's rank and, aligned at the right, each of its sizes is 1 or A's; A never changes
}

func ExampleApply() {
	dev := open()
	defer dev.Close()

	x := onnx.From(dev, []float32{1, 2, 3, 4, 5, 6}, 2, 3)
	row := onnx.From(dev, []float32{10, 20, 30})
	show[float32](onnx.Apply("Add", x, row))

	err := onnx.Apply("Add", x, onnx.From(dev, []int32{1, 2, 3})).Err()
	var mixed *dialect.TypeError
	if errors.As(err, &mixed) {
		fmt.Println(mixed)
	}
	// Output:
	// float[2 3] [11 22 33 14 25 36]
	// Add: operand 0 is float and operand 1 is int32; ONNX takes one type and converts nothing: convert the elements of one first
}

func ExampleApply_pRelu() {
	dev := open()
	defer dev.Close()

	x := onnx.From(dev, []float32{-1, 2, -3, 4}, 2, 2)
	slope := onnx.From(dev, []float32{10, 100}, 2, 1)
	show[float32](onnx.Apply("PRelu", x, slope))
	// Output: float[2 2] [-10 2 -300 4]
}

// Strings are coded; operands made separately can still be compared and mixed.
func ExampleApply_where() {
	dev := open()
	defer dev.Close()

	x := onnx.From(dev, []string{"red", "green", "blue"})
	y := onnx.From(dev, []string{"blue", "red"}, 2, 1)
	equal := onnx.Apply("Equal", x, y)
	show[bool](equal)
	show[string](onnx.Apply("Where", equal, onnx.Full(dev, "-"), x))
	// Output:
	// boolean[2 3] [false false true true false false]
	// string[2 3] [red green - - green blue]
}

// A size of 1 keeps the tensor's own size, so the result may be larger than the given shape.
func ExampleExpand() {
	dev := open()
	defer dev.Close()

	x := onnx.From(dev, []uint8{1, 2, 3}, 3, 1)
	show[uint8](onnx.Expand(x, 1, 2))
	// Output: uint8[3 2] [1 1 2 2 3 3]
}

// A size of 0 keeps the tensor's, and -1 is computed.
func ExampleReshape() {
	dev := open()
	defer dev.Close()

	x := onnx.Full(dev, "x", 2, 3, 4)
	fmt.Println(onnx.Reshape(x, 0, -1), onnx.Reshape(x, -1))
	// Output: string[2 12] string[24]
}

func ExampleBroadcastError() {
	dev := open()
	defer dev.Close()

	err := onnx.Broadcast(onnx.Full(dev, int8(1), 15, 3, 5), onnx.Full(dev, "x", 15, 3))[0].Err()
	var broken *onnx.BroadcastError
	if errors.As(err, &broken) {
		fmt.Println(broken)
	}
	// Output:
	// Broadcast: shapes [15 3 5] and [15 3] do not broadcast: axis 2 has 5 and 3
	//     X0  [15  3  5]
	//     X1  [   15  3]
	//                 ^   axis 2: 5 and 3; sizes must be equal or 1
	//     ONNX multidirectional broadcasting (Broadcasting in ONNX; SONNX Broadcast, constraint C1): after 1s are prepended to the lower ranks, each size in an axis is 1 or the one that all share
}

// A device tensor holds each type as the same dtype, with two exceptions.
func ExampleType_Storage() {
	for _, t := range []onnx.Type{onnx.Real, onnx.Float16, onnx.String} {
		fmt.Println(t, "as", t.Storage())
	}
	// Output:
	// real as float64
	// float16 as float16
	// string as int32
}
