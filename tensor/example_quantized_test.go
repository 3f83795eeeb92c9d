package tensor_test

import (
	"context"
	"errors"
	"fmt"

	"github.com/weft-gpu/weft/tensor"
)

// Weights of a linear layer in blocks of 32 integers of 8 bits.
func ExampleTensor_Quantize() {
	dev := open()
	defer dev.Close()
	ctx := context.Background()
	weights := tensor.Arange(dev, float32(0), 64, 1).Reshape(2, 32).Div(64)
	q := weights.Quantize(ctx, tensor.Q8_0)
	fmt.Println(q.Format(), q.Shape(), q.Blocks().Shape())

	x := tensor.Full(dev, float32(1), 1, 32)
	exact, _ := tensor.Read[float32](ctx, x.MatMul(weights.MatrixTranspose()))
	got, _ := tensor.Read[float32](ctx, x.MatMulQuantized(q))
	fmt.Printf("%.2f %.2f\n", exact, got)

	second, _ := tensor.Read[float32](ctx, q.Take(tensor.From(dev, []int32{1})))
	fmt.Printf("%.3f\n", second[:3])

	var wrong *tensor.BlockShapeError
	if errors.As(weights.Reshape(4, 16).Quantize(ctx, tensor.Q8_0).Err(), &wrong) {
		fmt.Println(wrong)
	}
	// Output:
	// Q8_0 [2 32] [2 1 34]
	// [7.75 23.75] [7.75 23.81]
	// [0.504 0.519 0.535]
	// quantize: Q8_0[4 16]: a row of 16 is no multiple of a block's 32: choose a format of smaller blocks, or pad the rows
}
