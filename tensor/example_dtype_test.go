package tensor_test

import (
	"context"
	"fmt"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// Every dtype runs on every device; float16 elements have the Go type of
// github.com/x448/float16.
func ExampleTensor_Cast_half() {
	dev := open()
	defer dev.Close()
	x := tensor.From(dev, []float64{0.1, 65519, 65520, 1e-8}).Cast(dtype.Float16)
	halves, err := tensor.Read[float16.Float16](context.Background(), x)
	fmt.Println(halves, err)
	// Halves are summed in float32, so that a mean does not overflow.
	mean, err := tensor.Read[float16.Float16](context.Background(), tensor.Full(dev, float16.Fromfloat32(60000), 1000).Mean(nil))
	fmt.Println(mean, err)
	// Output:
	// [0.099975586 65504 +Inf 0] <nil>
	// [60000] <nil>
}

// Complex numbers mix with real ones and take weak scalars.
func ExampleTensor_Conj() {
	dev := open()
	defer dev.Close()
	z := tensor.From(dev, []complex64{3 + 4i, -1i})
	product, err := tensor.Read[complex64](context.Background(), z.Mul(z.Conj()).Add(tensor.Scalar(2i)))
	fmt.Println(product, err)
	size, err := tensor.Read[float32](context.Background(), z.Abs())
	fmt.Println(size, err)
	// Output:
	// [(25+2i) (1+2i)] <nil>
	// [5 1] <nil>
}

// Integer division is defined for every operand.
func ExampleTensor_FloorDivide() {
	dev := open()
	defer dev.Close()
	x, y := tensor.From(dev, []int8{7, -7, 7, -128, 5}), tensor.From(dev, []int8{2, 2, -2, -1, 0})
	quotient, err := tensor.Read[int8](context.Background(), x.FloorDivide(y))
	fmt.Println(quotient, err)
	remainder, err := tensor.Read[int8](context.Background(), x.Remainder(y))
	fmt.Println(remainder, err)
	// Output:
	// [3 -4 -4 -128 0] <nil>
	// [1 1 -1 0 0] <nil>
}
