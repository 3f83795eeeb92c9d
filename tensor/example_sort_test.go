package tensor_test

import (
	"fmt"

	"github.com/weft-gpu/weft/tensor"
)

func ExampleTensor_ArgSort() {
	dev := open()
	defer dev.Close()

	marks := tensor.From(dev, []float32{2.3, 1.7, 3.0, 1.7})
	order := marks.ArgSort(0)
	fmt.Println(tensor.Read[int64](ctx, order))
	fmt.Println(tensor.Read[float32](ctx, marks.Take(0, order)))
	// Output:
	// [1 3 0 2] <nil>
	// [1.7 1.7 2.3 3] <nil>
}

func ExampleTensor_TopK() {
	dev := open()
	defer dev.Close()

	scores := tensor.From(dev, []float32{0.1, 0.7, 0.2, 0.9, 0.3, 0.4}, 2, 3)
	best, where := scores.TopK(1, 2)
	fmt.Println(tensor.Read[float32](ctx, best))
	fmt.Println(tensor.Read[int64](ctx, where))
	// Output:
	// [0.7 0.2 0.9 0.4] <nil>
	// [1 2 0 2] <nil>
}

func ExampleTensor_SearchSorted() {
	dev := open()
	defer dev.Close()

	bounds := tensor.From(dev, []float32{18, 40, 65})
	ages := tensor.From(dev, []float32{12, 40, 71})
	fmt.Println(tensor.Read[int64](ctx, bounds.SearchSorted(ages, tensor.SideRight)))
	// Output: [0 2 3] <nil>
}

func ExampleTensor_UniqueCounts() {
	dev := open()
	defer dev.Close()

	values, counts := tensor.From(dev, []int32{3, 1, 3, 3, 2, 1}).UniqueCounts(ctx)
	fmt.Println(tensor.Read[int32](ctx, values))
	fmt.Println(tensor.Read[int64](ctx, counts))
	// Output:
	// [1 2 3] <nil>
	// [2 1 3] <nil>
}
