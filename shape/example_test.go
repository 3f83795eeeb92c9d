package shape_test

import (
	"errors"
	"fmt"

	"github.com/weft-gpu/weft/shape"
)

func ExampleBroadcast() {
	s, err := shape.Broadcast("add", shape.Shape{8, 1, 6, 1}, shape.Shape{7, 1, 5})
	fmt.Println(s, err)
	// Output: [8 7 6 5] <nil>
}

func ExampleBroadcastError() {
	_, err := shape.Broadcast("add", shape.Shape{15, 3, 5}, shape.Shape{15, 3})
	fmt.Println(err)
	var e *shape.BroadcastError
	if errors.As(err, &e) {
		fmt.Println("axis", e.Axis, "sizes", e.Sizes)
	}
	// Output:
	// add: shapes [15 3 5] and [15 3] do not broadcast: axis 2 has 5 and 3 (shapes align at the right)
	//     a  [15  3  5]
	//     b  [   15  3]
	//                ^   axis 2: 5 and 3; sizes must be equal or 1
	// axis 2 sizes [5 3]
}

func ExampleView() {
	x := shape.Contiguous(shape.Shape{2, 3})
	t, _ := x.Permute("permute", 1, 0)
	b, _ := t.BroadcastTo("broadcast_to", shape.Shape{4, 3, 2})
	fmt.Println(b.Shape, b.Strides, b.IsContiguous())
	// Output: [4 3 2] [0 1 3] false
}

func ExampleCoalesce() {
	// A bias of 3 channels is added to 8 images of 5 x 5. The two image axes merge, since both
	// operands have even strides along them.
	dims, strides := shape.Coalesce([]int{8, 3, 5, 5}, []int{75, 25, 5, 1}, []int{0, 1, 0, 0})
	fmt.Println(dims, strides)
	// Output: [8 3 25] [[75 25 1] [0 1 0]]
}

func ExampleView_Index() {
	x := shape.Contiguous(shape.Shape{2, 3, 4})
	v, err := x.Index("getitem", shape.At(-1), shape.Ellipsis, shape.NewAxis, shape.StepAll(-2)) // x[-1, ..., None, ::-2]
	fmt.Println(v.Shape, v.Strides, v.Offset, err)
	_, err = x.Index("getitem", shape.Ellipsis, shape.At(3), shape.All())
	fmt.Println(err)
	// Output:
	// [3 1 2] [4 0 -2] 15 <nil>
	// getitem: index [..., 3, :] of shape [2 3 4]: 3 is out of range for axis 1 of size 3; use -3 to 2
	//     shape  [2  3  4]
	//     index  [:  3  :]
	//                ^      axis 1: index 3, size 3
}
