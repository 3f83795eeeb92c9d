package tensor_test

import (
	"context"
	"fmt"
	"log"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

func ExampleRand() {
	ctx := context.Background()
	dev := open()
	defer dev.Close()

	r := tensor.NewRand(dev, 42)
	x := r.Uniform(dtype.Float32, 0, 1, 3)      // draw 0
	dice := r.Integers(dtype.Int32, 1, 7, 2, 5) // draw 1
	got, err := tensor.Read[float32](ctx, x)
	if err != nil {
		log.Fatal(err)
	}
	rolled, err := tensor.Read[int32](ctx, dice)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(got, rolled) // the same on every device

	again := tensor.NewRand(dev, 42)
	again.Skip(1) // the first draw
	rolled, err = tensor.Read[int32](ctx, again.Integers(dtype.Int32, 1, 7, 2, 5))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(rolled)
	// Output:
	// [0.61295986 0.98771864 0.8258668] [1 6 1 5 4 6 3 2 6 3]
	// [1 6 1 5 4 6 3 2 6 3]
}

// A compiled function takes the key and the draw as parameters.
func ExampleRandOf() {
	ctx := context.Background()
	dev := open()
	defer dev.Close()

	word := tensor.Param{DType: dtype.Uint64}
	dropout, err := tensor.Compile(ctx, dev, []tensor.Param{word, word, {DType: dtype.Float32, Dims: []int{tensor.Dynamic}}},
		func(args []*tensor.Tensor) []*tensor.Tensor {
			key, step, x := args[0], args[1], args[2]
			keep := tensor.RandOf(key, step).Bernoulli(0.5, x.Shape()...)
			return []*tensor.Tensor{tensor.Where(keep, x.Mul(tensor.Scalar(2)), x.ZerosLike())}
		})
	if err != nil {
		log.Fatal(err)
	}
	x := tensor.From(dev, []float32{1, 2, 3, 4, 5, 6})
	for step := range uint64(2) {
		out, err := dropout.Call(ctx, tensor.Full(dev, uint64(42)), tensor.Full(dev, step), x)
		if err != nil {
			log.Fatal(err)
		}
		got, err := tensor.Read[float32](ctx, out[0])
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(got)
	}
	// Output:
	// [2 4 0 0 0 12]
	// [2 0 6 0 0 0]
}
