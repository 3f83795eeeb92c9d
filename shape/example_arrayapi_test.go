package shape_test

import (
	"fmt"

	"github.com/weft-gpu/weft/shape"
)

// The examples of the Array API standard 2024.12, Broadcasting, in its order:
// six that broadcast, three that do not, and the in-place semantics.

func printBroadcast(a, b shape.Shape) {
	result, err := shape.Broadcast("add", a, b)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(result)
}

func ExampleBroadcast_arrayAPIExample1() {
	printBroadcast(shape.Shape{8, 1, 6, 1}, shape.Shape{7, 1, 5})
	// Output: [8 7 6 5]
}

func ExampleBroadcast_arrayAPIExample2() {
	printBroadcast(shape.Shape{5, 4}, shape.Shape{1})
	// Output: [5 4]
}

func ExampleBroadcast_arrayAPIExample3() {
	printBroadcast(shape.Shape{5, 4}, shape.Shape{4})
	// Output: [5 4]
}

func ExampleBroadcast_arrayAPIExample4() {
	printBroadcast(shape.Shape{15, 3, 5}, shape.Shape{15, 1, 5})
	// Output: [15 3 5]
}

func ExampleBroadcast_arrayAPIExample5() {
	printBroadcast(shape.Shape{15, 3, 5}, shape.Shape{3, 5})
	// Output: [15 3 5]
}

func ExampleBroadcast_arrayAPIExample6() {
	printBroadcast(shape.Shape{15, 3, 5}, shape.Shape{3, 1})
	// Output: [15 3 5]
}

func ExampleBroadcast_arrayAPICounterexample1() {
	printBroadcast(shape.Shape{3}, shape.Shape{4})
	// Output:
	// add: shapes [3] and [4] do not broadcast: axis 0 has 3 and 4 (shapes align at the right)
	//     a  [3]
	//     b  [4]
	//         ^   axis 0: 3 and 4; sizes must be equal or 1
}

func ExampleBroadcast_arrayAPICounterexample2() {
	printBroadcast(shape.Shape{2, 1}, shape.Shape{8, 4, 3})
	// Output:
	// add: shapes [2 1] and [8 4 3] do not broadcast: axis 1 has 2 and 4 (shapes align at the right)
	//     a  [   2  1]
	//     b  [8  4  3]
	//            ^      axis 1: 2 and 4; sizes must be equal or 1
}

func ExampleBroadcast_arrayAPICounterexample3() {
	printBroadcast(shape.Shape{15, 3, 5}, shape.Shape{15, 3})
	// Output:
	// add: shapes [15 3 5] and [15 3] do not broadcast: axis 2 has 5 and 3 (shapes align at the right)
	//     a  [15  3  5]
	//     b  [   15  3]
	//                ^   axis 2: 5 and 3; sizes must be equal or 1
}

func ExampleBroadcastTo_arrayAPIInPlace() {
	x := shape.Contiguous(shape.Shape{2, 3, 4})
	a := shape.Shape{1, 3, 4}
	all, _ := x.Index("assign", shape.Ellipsis)              // x[...] = a
	row, _ := x.Index("assign", shape.At(1), shape.Ellipsis) // x[1, ...] = a
	fmt.Println(shape.BroadcastTo("assign", a, all.Shape))
	fmt.Println(shape.BroadcastTo("assign", a, row.Shape))
	// Output:
	// <nil>
	// assign: shape [1 3 4] does not broadcast to [3 4]: rank 3 is above rank 2 (axes can be prepended, never dropped: squeeze or reshape it)
	//     from  [1  3  4]
	//     to    [   3  4]
	//            ^         the result has no such axis
}
