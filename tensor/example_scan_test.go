package tensor_test

import (
	"context"
	"fmt"

	"github.com/weft-gpu/weft/tensor"
)

func ExampleTensor_CumulativeSum() {
	dev := open()
	defer dev.Close()
	lengths := tensor.From(dev, []int32{3, 1, 4})
	show := func(x *tensor.Tensor) {
		got, err := tensor.Read[int64](context.Background(), x)
		fmt.Println(got, err)
	}
	show(lengths.CumulativeSum(0))
	show(lengths.CumulativeSum(0, tensor.ScanInitial())) // where each part starts, and the last one ends
	show(lengths.CumulativeSum(0, tensor.ScanReverse()))
	// Output:
	// [3 4 8] <nil>
	// [0 3 4 8] <nil>
	// [8 5 4] <nil>
}

func ExampleTensor_Diff_before() {
	dev := open()
	defer dev.Close()
	ends := tensor.From(dev, []int64{3, 4, 8})
	start := tensor.From(dev, []int64{0})
	got, err := tensor.Read[int64](context.Background(), ends.Diff(0, 1, tensor.Before(start)))
	fmt.Println(got, err)
	// Output:
	// [3 1 4] <nil>
}
