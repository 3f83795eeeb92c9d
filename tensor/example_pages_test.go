package tensor_test

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// The code of the pages docs/training.md, serving.md, memory.md and performance.md.

func Example_training() {
	ctx := context.Background()
	dev := open()
	defer dev.Close()
	x := tensor.From(dev, []float32{0, 1, 2, 3}, 4, 1)
	y := x.Mul(2).Add(1)
	w := tensor.NewVar("w", tensor.Zeros(dev, dtype.Float32, 1, 1))
	b := tensor.NewVar("b", tensor.Zeros(dev, dtype.Float32, 1))
	for step := range 201 {
		miss := x.MatMul(w.Tensor()).Add(b.Tensor()).Sub(y)
		err := errors.Join(
			w.SubAssign(x.T().MatMul(miss).Mul(0.05)),
			b.SubAssign(miss.Mean([]int{0}).Mul(0.2)),
		)
		if err != nil {
			fmt.Println(err)
			return
		}
		if step%100 == 0 {
			loss, err := tensor.Item[float32](ctx, miss.Square().Mean(nil))
			fmt.Printf("step %d: loss %.4f, %v\n", step, loss, err)
		}
	}
	slope, err := tensor.Item[float32](ctx, w.Tensor())
	fmt.Printf("y = %.2f x + ..., %v\n", slope, err)
	// Output:
	// step 0: loss 21.0000, <nil>
	// step 100: loss 0.0000, <nil>
	// step 200: loss 0.0000, <nil>
	// y = 2.00 x + ..., <nil>
}

func Example_snapshot() {
	ctx := context.Background()
	dev := open()
	defer dev.Close()
	v := tensor.NewVar("v", tensor.From(dev, []float32{1, 2, 3}))
	before := v.Tensor()
	if err := v.MulAssign(10); err != nil {
		fmt.Println(err)
	}
	var old, now []float32
	err := tensor.ReadInto(ctx, tensor.Into(before, &old), tensor.Into(v.Tensor(), &now))
	fmt.Println(old, now, err)
	// Output: [1 2 3] [10 20 30] <nil>
}

func Example_serving() {
	ctx := context.Background()
	dev := open()
	defer dev.Close()
	weights := tensor.From(dev, []float32{1, 0, 0, 2}, 2, 2) // a constant of the function
	params := []tensor.Param{{DType: dtype.Float32, Dims: []int{tensor.Dynamic, 2}}}
	score, err := tensor.Compile(ctx, dev, params, func(args []*tensor.Tensor) []*tensor.Tensor {
		return []*tensor.Tensor{args[0].MatMul(weights).Sum([]int{-1})}
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	answers := make([][]float32, 3)
	var requests sync.WaitGroup
	for i := range answers {
		requests.Add(1)
		go func() { // a request with a batch of its own size
			defer requests.Done()
			batch := tensor.Full(dev, float32(i), i+1, 2)
			out, err := score.Call(ctx, batch)
			if err != nil {
				fmt.Println(err)
				return
			}
			defer out[0].Close()
			if answers[i], err = tensor.Read[float32](ctx, out[0]); err != nil {
				fmt.Println(err)
			}
		}()
	}
	requests.Wait()
	fmt.Println(answers)
	// Output: [[0] [3 3] [6 6 6]]
}

func Example_callInto() {
	ctx := context.Background()
	dev := open()
	defer dev.Close()
	params := []tensor.Param{{DType: dtype.Float32, Dims: []int{2}}, {DType: dtype.Float32, Dims: []int{2}}}
	middle, err := tensor.Compile(ctx, dev, params, func(args []*tensor.Tensor) []*tensor.Tensor {
		return []*tensor.Tensor{args[0].Mul(0.5).Add(args[1].Mul(0.5))}
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	mean := tensor.NewVar("mean", tensor.Zeros(dev, dtype.Float32, 2))
	base := tensor.From(dev, []float32{10, 20})
	for sample := range 3 {
		x := tensor.From(dev, []float32{float32(sample), 8})
		if err := middle.CallInto(ctx, []*tensor.Var{mean}, base, x); err != nil {
			fmt.Println(err)
		}
		x.Close()
	}
	got, err := tensor.Read[float32](ctx, mean.Tensor())
	fmt.Println(got, err)
	// Output: [6 14] <nil>
}

func Example_precompile() {
	ctx := context.Background()
	dev := open()
	defer dev.Close()
	answer := func(args []*tensor.Tensor) []*tensor.Tensor {
		return []*tensor.Tensor{args[0].Softmax(-1).Max([]int{-1})}
	}
	for _, batch := range []int{1, 8} { // the sizes that are expected
		params := []tensor.Param{{DType: dtype.Float32, Dims: []int{batch, 4}}}
		if err := tensor.Precompile(ctx, dev, params, answer); err != nil {
			fmt.Println(err)
			return
		}
	}
	made := dev.PipelineCounts().Made
	x := tensor.Zeros(dev, dtype.Float32, 8, 4)
	got, err := tensor.Read[float32](ctx, answer([]*tensor.Tensor{x})[0])
	fmt.Println(got, err)
	fmt.Println("made since:", dev.PipelineCounts().Made-made)
	// Output:
	// [0.25 0.25 0.25 0.25 0.25 0.25 0.25 0.25] <nil>
	// made since: 0
}

func Example_memory() {
	ctx := context.Background()
	dev := open()
	defer dev.Close()
	x := tensor.From(dev, make([]float32, 1000), 10, 100)
	sums := x.Sum([]int{0}) // recorded: it has no memory yet, and needs x
	x.Close()               // x's memory goes back when sums has run
	dst := make([]float32, 100)
	for range 3 {
		if err := tensor.ReadInto(ctx, tensor.Into(sums, dst)); err != nil { // into memory that is there
			fmt.Println(err)
		}
	}
	var closed *tensor.ClosedTensorError
	fmt.Println(len(dst), errors.As(tensor.Eval(ctx, x), &closed))
	// Output: 100 true
}

func Example_outOfMemory() {
	ctx := context.Background()
	dev := open()
	defer dev.Close()
	huge := tensor.Zeros(dev, dtype.Float64, 1<<20, 1<<25)
	_, err := tensor.Read[float64](ctx, huge)
	var short *device.OutOfMemoryError
	fmt.Println(errors.As(err, &short))
	// Output: true
}

func Example_explain() {
	dev := open()
	defer dev.Close()
	x := tensor.From(dev, make([]float32, 4*256), 4, 256)
	w := tensor.From(dev, make([]float32, 256*256), 256, 256)
	plan, err := tensor.Explain(x.Softmax(-1).MatMul(w).Add(1).Relu())
	if err != nil {
		fmt.Println(err)
	}
	for i, k := range plan.Kernels {
		fmt.Println(i, k.Operators, k.Result, k.Stored)
	}
	// Output:
	// 0 [max sub exp sum div] f32[4 256] it is the end of a rowwise kernel, and matmul goes over other rows
	// 1 [matmul add relu] f32[4 256]
}

func Example_measure() {
	ctx := context.Background()
	dev := open()
	defer dev.Close()
	x := tensor.From(dev, make([]float32, 1<<16), 256, 256)
	profile, err := tensor.Measure(ctx, x.Exp().Sum([]int{-1}))
	if err != nil {
		fmt.Println(err)
	}
	fmt.Println(len(profile.Kernels), profile.Kernels[0].Operators, profile.Bytes, profile.Timed)
	// Output: 1 [exp sum] 263168 true
}
