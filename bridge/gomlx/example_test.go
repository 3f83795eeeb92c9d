package gomlx_test

import (
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
