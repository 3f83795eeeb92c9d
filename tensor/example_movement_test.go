package tensor_test

import (
	"context"
	"fmt"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/tensor"
)

// The parts' kernels write directly to their places: one kernel for each part, and no copies.
func ExampleConcat() {
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		fmt.Println(err)
		return
	}
	defer dev.Close()
	x := tensor.From(dev, []float32{1, 2, 3, 4}, 2, 2)
	y := tensor.Concat(1, x, x.Mul(tensor.Scalar(10)))
	got, err := tensor.Read[float32](context.Background(), y)
	fmt.Println(y.Shape(), got, err)
	// Output: [2 4] [1 2 10 20 3 4 30 40] <nil>
}

func ExampleTensor_Split() {
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		fmt.Println(err)
		return
	}
	defer dev.Close()
	x := tensor.From(dev, []float32{1, 2, 3, 4}, 2, 2)
	for _, column := range x.Split(1, 2) {
		got, err := tensor.Read[float32](context.Background(), column)
		fmt.Println(column.Shape(), got, err)
	}
	// Output:
	// [2 1] [1 3] <nil>
	// [2 1] [2 4] <nil>
}

func ExampleTensor_PadReflect() {
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		fmt.Println(err)
		return
	}
	defer dev.Close()
	x := tensor.From(dev, []int32{1, 2, 3})
	got, err := tensor.Read[int32](context.Background(), x.PadReflect([2]int{2, 3}))
	fmt.Println(got, err)
	// Output: [3 2 1 2 3 2 1 2] <nil>
}

func ExampleMeshGrid() {
	dev, err := device.Open(device.WithSelector("host"))
	if err != nil {
		fmt.Println(err)
		return
	}
	defer dev.Close()
	grid := tensor.MeshGrid([]*tensor.Tensor{tensor.Arange[int64](dev, 0, 2, 1), tensor.Arange[int64](dev, 0, 3, 1)}, tensor.IndexingIJ)
	got, err := tensor.Read[int64](context.Background(), grid[0].Mul(tensor.Scalar(10)).Add(grid[1]))
	fmt.Println(got, err)
	// Output: [0 1 2 10 11 12] <nil>
}
