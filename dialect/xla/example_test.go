package xla_test

import (
	"context"
	"errors"
	"fmt"
	"log"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dialect/xla"
	"github.com/weft-gpu/weft/tensor"
)

// open opens the device that needs no driver, so that the examples run
// anywhere.
func open() *device.Device {
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		log.Fatal(err)
	}
	return dev
}

// show prints a tensor's shape and elements, or the first line of its error.
func show(x *tensor.Tensor) {
	got, err := tensor.Read[int32](context.Background(), x)
	var e *xla.BroadcastError
	switch {
	case errors.As(err, &e):
		fmt.Println("refused:", e.Rule)
	case err != nil:
		log.Fatal(err)
	default:
		fmt.Println(x.Shape(), got)
	}
}

// A vector is added to each row of a matrix: its dimension matches dimension 1
// of the matrix.
func ExampleApply() {
	dev := open()
	defer dev.Close()
	matrix := tensor.From(dev, []int32{1, 2, 3, 4, 5, 6}, 2, 3)
	vector := tensor.From(dev, []int32{7, 8, 9})
	show(xla.Apply("add", matrix, vector, 1))
	// Output: [2 3] [8 10 12 11 13 15]
}

// Only a scalar broadcasts over any array without dimensions.
func ExampleApply_scalar() {
	dev := open()
	defer dev.Close()
	matrix := tensor.From(dev, []int32{1, 2, 3, 4, 5, 6}, 2, 3)
	show(xla.Apply("add", matrix, tensor.Full(dev, int32(7))))
	show(xla.Apply("add", tensor.Scalar(7), matrix))
	// Output:
	// [2 3] [8 9 10 11 12 13]
	// [2 3] [8 9 10 11 12 13]
}

// Without a broadcast dimension, operands of different ranks are refused, where
// NumPy would align them at the right.
func ExampleApply_differentRanks() {
	matrix, vector := xla.Dims(2, 3), xla.Dims(3)
	_, err := xla.Infer("add", matrix, vector)
	fmt.Println(err)
	// Output:
	// add: shapes [2 3] and [3] have ranks 2 and 1, and no broadcast_dimensions say which dimensions match: (1) would do
	//     lhs  [2  3]
	//     rhs  [3]
	//           ?   which dimensions?
	//     XLA broadcasting, Principles: operands of different ranks need explicit broadcast_dimensions, unless one is a scalar
}

// A vector of 3 onto a 3x3 matrix: dimension 1 repeats it in each row, dimension
// 0 in each column.
func ExampleApply_square() {
	dev := open()
	defer dev.Close()
	zeros := tensor.Full(dev, int32(0), 3, 3)
	vector := tensor.From(dev, []int32{7, 8, 9})
	show(xla.Apply("add", zeros, vector, 1))
	show(xla.Apply("add", zeros, vector, 0))
	// Output:
	// [3 3] [7 8 9 7 8 9 7 8 9]
	// [3 3] [7 7 7 8 8 8 9 9 9]
}

// A 3x4 matrix onto a 2x3x4 cuboid.
func ExampleApply_cuboid() {
	dev := open()
	defer dev.Close()
	cuboid := tensor.Full(dev, int32(100), 2, 3, 4)
	matrix := tensor.Arange[int32](dev, 0, 12, 1).Reshape(3, 4)
	show(xla.Apply("add", cuboid, matrix, 1, 2))
	// Output: [2 3 4] [100 101 102 103 104 105 106 107 108 109 110 111 100 101 102 103 104 105 106 107 108 109 110 111]
}

// A vector may match any one dimension, and a matrix any two, of an array of
// rank 4, in ascending order.
func ExampleInfer_formalDefinition() {
	mnpq := xla.Dims(2, 3, 4, 5)
	for dim, t := range []int{2, 3, 4, 5} {
		fmt.Println(xla.Infer("add", mnpq, xla.Dims(t), dim))
	}
	fmt.Println(xla.Infer("add", mnpq, xla.Dims(4, 5), 2, 3))
	fmt.Println(xla.Infer("add", mnpq, xla.Dims(3, 4), 1, 2))
	fmt.Println(xla.Infer("add", mnpq, xla.Dims(2, 5), 0, 3))
	// Output:
	// [2 3 4 5] <nil>
	// [2 3 4 5] <nil>
	// [2 3 4 5] <nil>
	// [2 3 4 5] <nil>
	// [2 3 4 5] <nil>
	// [2 3 4 5] <nil>
	// [2 3 4 5] <nil>
}

// A binary operator's dimensions keep their order: the illegal matches of the
// formal definition.
func ExampleInfer_strictlyIncreasing() {
	_, err := xla.Infer("add", xla.Dims(2, 3, 4, 5), xla.Dims(4, 3), 2, 1)
	fmt.Println(err)
	_, err = xla.Infer("add", xla.Dims(2, 3, 3, 5), xla.Dims(2, 3), 0, 1, 2)
	fmt.Println(err)
	// Output:
	// add: broadcast_dimensions (2,1) do not increase: 1 comes after 2: to transpose or repeat use BroadcastInDim first
	//     rhs         [4  3]
	//     dimensions  (2  1)
	//                     ^   not above 2
	//     lhs         [2  3  4  5]
	//     XLA broadcasting, Formal definition: explicit broadcast_dimensions must be strictly increasing
	// add: broadcast_dimensions (0,1,2) for shape [2 3]: name one dimension of [2 3 3 5] for each of its dimensions, 2 in all, not 3
	//     rhs         [2  3]
	//     dimensions  (0  1  2)
	//                        ^   one too many
	//     lhs         [2  3  3  5]
	//     XLA broadcasting, Formal definition: explicit broadcast_dimensions must name, for each dimension of the lower-rank shape, the one it matches
}

// Operands of one rank broadcast where one has a dimension of size 1.
func ExampleInfer_degenerate() {
	fmt.Println(xla.Infer("add", xla.Dims(2, 1), xla.Dims(2, 3)))
	fmt.Println(xla.Infer("add", xla.Dims(1, 2, 5), xla.Dims(7, 2, 5)))
	fmt.Println(xla.Infer("add", xla.Dims(7, 2, 5), xla.Dims(7, 1, 5)))
	_, err := xla.Infer("add", xla.Dims(7, 2, 5), xla.Dims(7, 2, 6))
	fmt.Println(err)
	// Output:
	// [2 3] <nil>
	// [7 2 5] <nil>
	// [7 2 5] <nil>
	// add: shapes [7 2 5] and [7 2 6] are incompatible: dimension 2 has 5 and 6
	//     lhs  [7  2  5]
	//     rhs  [7  2  6]
	//                 ^   dimension 2: 5 and 6
	//     XLA broadcasting, degenerate dimensions: in operands of the same rank the sizes of a dimension must be equal, or one of them 1
}

// Degenerate dimensions at different indices give an outer operation.
func ExampleApply_outer() {
	dev := open()
	defer dev.Close()
	column := tensor.From(dev, []int32{1, 2}, 2, 1)
	row := tensor.From(dev, []int32{3, 4, 5}, 1, 3)
	show(xla.Apply("mul", column, row))
	// Output: [2 3] [3 4 5 6 8 10]
}

// Both kinds of broadcasting in one operation: the vector becomes the rows of a 4x1 matrix, and
// that matrix and the 1x2 matrix stretch each other.
func ExampleApply_composition() {
	dev := open()
	defer dev.Close()
	vector := tensor.From(dev, []int32{1, 2, 3, 4})
	matrix := tensor.From(dev, []int32{5, 6}, 1, 2)
	show(xla.Apply("add", vector, matrix, 0))
	// Output: [4 2] [6 7 7 8 8 9 9 10]
}

// A 1x2 matrix and a 4x3x1 array give 4x3x2.
func ExampleApply_compositionCuboid() {
	dev := open()
	defer dev.Close()
	matrix := tensor.From(dev, []int32{100, 200}, 1, 2)
	array := tensor.Arange[int32](dev, 1, 13, 1).Reshape(4, 3, 1)
	show(xla.Apply("add", matrix, array, 1, 2))
	// Output: [4 3 2] [101 201 102 202 103 203 104 204 105 205 106 206 107 207 108 208 109 209 110 210 111 211 112 212]
}

// BroadcastInDim names every dimension of the result, and may transpose.
func ExampleBroadcastInDim() {
	dev := open()
	defer dev.Close()
	vector := tensor.From(dev, []int32{7, 8, 9})
	show(xla.BroadcastInDim(vector, []int{2, 3}, []int{1}))
	show(xla.BroadcastInDim(vector, []int{3, 3}, []int{0}))
	matrix := tensor.From(dev, []int32{1, 2, 3, 4}, 2, 2)
	show(xla.BroadcastInDim(matrix, []int{2, 2}, []int{1, 0}))
	show(xla.BroadcastInDim(matrix, []int{2, 2}, []int{1, 1}))
	// Output:
	// [2 3] [7 8 9 7 8 9]
	// [3 3] [7 7 7 8 8 8 9 9 9]
	// [2 2] [1 3 2 4]
	// refused: XLA operation semantics, BroadcastInDim: broadcast_dimensions may be in any order but must be distinct
}

// Broadcast prepends dimensions.
func ExampleBroadcast() {
	dev := open()
	defer dev.Close()
	show(xla.Broadcast(tensor.From(dev, []int32{1, 2}), 3))
	// Output: [3 2] [1 2 1 2 1 2]
}

func ExampleClamp() {
	dev := open()
	defer dev.Close()
	x := tensor.From(dev, []int32{-3, -1, 0, 2, 5, 7}, 2, 3)
	show(xla.Clamp(tensor.Full(dev, int32(-1)), x, tensor.Full(dev, int32(5))))
	show(xla.Clamp(tensor.From(dev, []int32{0, 0, 0}), x, tensor.Full(dev, int32(5))))
	// Output:
	// [2 3] [-1 -1 0 2 5 5]
	// refused: XLA operation semantics, Clamp: min and max must be scalars or have the operand's shape
}

func ExampleSelect() {
	dev := open()
	defer dev.Close()
	x, y := tensor.From(dev, []int32{1, 2}), tensor.From(dev, []int32{3, 4})
	show(xla.Select(tensor.From(dev, []bool{true, false}), x, y))
	show(xla.Select(tensor.Full(dev, false), x, y))
	// Output:
	// [2] [1 4]
	// [2] [3 4]
}

// Dimensions may be dynamic: unbounded, or bounded.
func ExampleInfer_dynamic() {
	fmt.Println(xla.Infer("add", xla.Shape{xla.Unbounded(), xla.Static(3)}, xla.Dims(1), 0))
	fmt.Println(xla.Infer("add", xla.Shape{xla.Bounded(2)}, xla.Shape{xla.Unbounded()}))
	fmt.Println(xla.Infer("add", xla.Dims(2), xla.Shape{xla.Unbounded()}))
	// Output:
	// [? 3] <nil>
	// [<=2] <nil>
	// [2] <nil>
}

// A BroadcastError says which rule was broken and where.
func ExampleBroadcastError() {
	dev := open()
	defer dev.Close()
	x, y := tensor.Full(dev, int32(0), 16, 8, 4), tensor.Full(dev, int32(0), 8, 4)
	var e *xla.BroadcastError
	if errors.As(xla.Apply("add", x, y, 0, 2).Err(), &e) {
		fmt.Println(e)
		fmt.Println(e.Rule == xla.DimsSize, e.Index, e.Axis)
	}
	// Output:
	// add: broadcast_dimensions (0,2) match dimension 0 of [8 4] to dimension 0 of [16 8 4]: sizes 8 and 16 differ
	//     lhs           [16  8  4]
	//     rhs by (0,2)  [ 8     4]
	//                     ^   dimension 0: 8 and 16
	//     XLA broadcasting, Broadcast composition: the sizes of matched dimensions must be equal, or one of them 1
	// true 0 0
}
