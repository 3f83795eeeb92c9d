package soak

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// bench is what the goroutines share: a device, a variable and a compiled function.
type bench struct {
	dev   *device.Device
	total *tensor.Var // of int32, four elements that are always alike
	norm  *tensor.Function
	// assigning has as many places as goroutines may be between an assignment and its read.
	assigning chan struct{}
}

func newBench(dev *device.Device, assigning int) (*bench, error) {
	b := &bench{dev: dev, total: tensor.NewVar("total", tensor.Full(dev, int32(0), 4)), assigning: make(chan struct{}, assigning)}
	var err error
	b.norm, err = tensor.Compile(context.Background(), dev, []tensor.Param{{DType: dtype.Int32, Dims: []int{tensor.Dynamic, 8}}},
		func(a []*tensor.Tensor) []*tensor.Tensor {
			return []*tensor.Tensor{a[0].Sub(a[0].Min([]int{1}, tensor.KeepDims())), a[0].Max([]int{1})}
		})
	return b, err
}

// action does something of which the result is known.
type action func(ctx context.Context, b *bench, random *rand.Rand) error

// sizes of arrays, up to 1 MiB. They are few, and so is all else that actions draw: some 800
// graphs, all met within minutes, so that memory that grows after that is not a cache that
// fills.
var sizes = []int{1, 7, 64, 1000, 4096, 65_537, 1 << 18}

func ramp(b *bench, n int) *tensor.Tensor {
	list := make([]int32, n)
	for i := range list {
		list[i] = int32(i)
	}
	return tensor.From(b.dev, list)
}

// want reads a number.
func want(ctx context.Context, what string, y *tensor.Tensor, number int64) error {
	got, err := tensor.Item[int64](ctx, y.Cast(dtype.Int64))
	if err == nil && got != number {
		err = fmt.Errorf("%s: %d, want %d", what, got, number)
	}
	return err
}

// actions are everything that programs do.
var actions = map[string]action{
	"map and reduce": func(ctx context.Context, b *bench, random *rand.Rand) error {
		n, k := sizes[random.IntN(len(sizes))], int32(random.IntN(100))
		x := ramp(b, n)
		defer x.Close()
		return want(ctx, "sum", x.Add(tensor.Full(b.dev, k)).Cast(dtype.Int64).Sum(nil), int64(n)*int64(n-1)/2+int64(n)*int64(k))
	},
	"view": func(ctx context.Context, b *bench, random *rand.Rand) error {
		n := 2 + random.IntN(6)
		x := ramp(b, 64*n).Reshape(64, n)
		return want(ctx, "view", x.T().At(shape.At(1), shape.At(63)), int64(63*n+1))
	},
	"product": func(ctx context.Context, b *bench, random *rand.Rand) error {
		n := 8 << random.IntN(3)
		return want(ctx, "product", tensor.Full(b.dev, float32(2), n, n).MatMul(tensor.Full(b.dev, float32(3), n, n)).At(shape.At(-1), shape.At(-1)), int64(6*n))
	},
	"sort": func(ctx context.Context, b *bench, random *rand.Rand) error {
		n := 100 + random.IntN(3)*400
		return want(ctx, "sort", ramp(b, n).Flip().Sort(0).At(shape.At(5)), 5)
	},
	"compiled": func(ctx context.Context, b *bench, random *rand.Rand) error {
		n := 1 + random.IntN(12)
		out, err := b.norm.Call(ctx, ramp(b, 8*n).Reshape(n, 8))
		if err != nil {
			return err
		}
		if err := want(ctx, "compiled", out[0].At(shape.At(-1), shape.At(-1)), 7); err != nil {
			return err
		}
		return want(ctx, "compiled", out[1].At(shape.At(-1)), int64(8*n-1))
	},
	"variable": func(ctx context.Context, b *bench, random *rand.Rand) error {
		b.assigning <- struct{}{}
		defer func() { <-b.assigning }()
		if err := b.total.AddAssign(int32(1)); err != nil {
			return err
		}
		got, err := tensor.Read[int32](ctx, b.total.Tensor())
		if err == nil && (got[0] != got[1] || got[0] != got[3]) {
			err = fmt.Errorf("half an assignment is seen: %v", got)
		}
		return err
	},
	"given up": func(ctx context.Context, b *bench, random *rand.Rand) error {
		soon, cancel := context.WithTimeout(ctx, time.Duration(random.IntN(2000))*time.Microsecond)
		defer cancel()
		x := ramp(b, 1<<16).Reshape(256, 256).Cast(dtype.Float32)
		err := tensor.Eval(soon, x.MatMul(x).Softmax(-1).Sum(nil))
		if errors.Is(err, context.DeadlineExceeded) {
			err = nil
		}
		return err
	},
	"closed": func(ctx context.Context, b *bench, random *rand.Rand) error {
		x := ramp(b, 1000)
		y := x.Neg()
		go x.Close()
		err := tensor.Eval(ctx, y)
		var closed *tensor.ClosedTensorError
		if errors.As(err, &closed) {
			err = nil
		}
		y.Close()
		return err
	},
	"told": func(ctx context.Context, b *bench, random *rand.Rand) error {
		y := ramp(b, 300).Abs().Max(nil)
		if _, err := tensor.Explain(y); err != nil {
			return err
		}
		if random.IntN(4) > 0 {
			return nil
		}
		_, err := tensor.Measure(ctx, y)
		return err
	},
}

// names of the actions in an order that is always the same.
var names = []string{"map and reduce", "view", "product", "sort", "compiled", "variable", "given up", "closed", "told"}

// act does actions until the context ends, or none is left; count counts them.
func act(ctx context.Context, b *bench, seed uint64, most int, count func()) error {
	random := rand.New(rand.NewPCG(seed, 1))
	for n := 0; n < most && ctx.Err() == nil; n++ {
		name := names[random.IntN(len(names))]
		if err := actions[name](context.WithoutCancel(ctx), b, random); err != nil {
			return fmt.Errorf("%s (seed %d, action %d): %w", name, seed, n, err)
		}
		count()
	}
	return nil
}
