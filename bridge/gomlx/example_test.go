package gomlx_test

import (
	stdcontext "context"
	"fmt"
	"os"

	"github.com/gomlx/gomlx/backends"
	"github.com/gomlx/gomlx/pkg/core/graph"
	"github.com/gomlx/gomlx/pkg/core/tensors"
	"github.com/gomlx/gomlx/pkg/ml/context"
	"github.com/gomlx/gomlx/pkg/ml/layers"
	"github.com/gomlx/gomlx/pkg/ml/train"
	"github.com/gomlx/gomlx/pkg/ml/train/losses"
	"github.com/gomlx/gomlx/pkg/ml/train/optimizers"

	"github.com/weft-gpu/weft/bridge/gomlx"
	"github.com/weft-gpu/weft/tensor"
)

func init() {
	if os.Getenv("WEFT_DEVICE") == "" {
		os.Setenv("WEFT_DEVICE", "host")
	}
}

// A network learns whether an odd number of its inputs is set. It prints the same on every
// device, bit for bit.
func Example() {
	model := func(ctx *context.Context, _ any, inputs []*graph.Node) []*graph.Node {
		x := graph.Tanh(layers.Dense(ctx.In("hidden"), inputs[0], true, 8))
		return []*graph.Node{layers.Dense(ctx.In("readout"), x, true, 1)}
	}
	inputs := []*tensors.Tensor{tensors.FromValue([][]float32{{0, 0}, {0, 1}, {1, 0}, {1, 1}})}
	labels := []*tensors.Tensor{tensors.FromValue([][]float32{{0}, {1}, {1}, {0}})}

	backend, err := backends.NewWithConfig("weft") // or weft:gpu, weft:lavapipe, weft:host
	if err != nil {
		fmt.Println(err)
		return
	}
	defer backend.Finalize()
	ctx := context.New()
	ctx.SetRNGStateFromSeed(42)
	trainer := train.NewTrainer(backend, ctx, model, losses.BinaryCrossentropyLogits,
		optimizers.Adam().LearningRate(0.05).Done(), nil, nil)
	for step := range 200 {
		metrics, err := trainer.TrainStep(nil, inputs, labels)
		if err != nil {
			fmt.Println(err)
			return
		}
		if step%50 == 49 {
			fmt.Printf("step %d: loss %.4f\n", step+1, tensors.ToScalar[float32](metrics[0]))
		}
	}
	// Output:
	// step 50: loss 0.0295
	// step 100: loss 0.0078
	// step 150: loss 0.0042
	// step 200: loss 0.0027
}

// Weft's tensors go into a graph of GoMLX's, and what comes out goes on as Weft's: both
// have the same memory of the device.
func ExampleBackend_FromTensor() {
	opened, err := backends.NewWithConfig("weft")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer opened.Finalize()
	backend := opened.(*gomlx.Backend)
	x := tensor.From(backend.Device(), []float32{3, 1, 2})

	in, err := backend.FromTensor(x.Sort(0))
	if err != nil {
		fmt.Println(err)
		return
	}
	out, err := graph.MustNewExec(backend, func(x *graph.Node) *graph.Node { return graph.Mul(x, x) }).Exec(in)
	if err != nil {
		fmt.Println(err)
		return
	}
	y, err := backend.ToTensor(out[0])
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(tensor.Read[float32](stdcontext.Background(), y.CumulativeSum(0)))
	// Output:
	// [1 5 14] <nil>
}
