package gomlx_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/gomlx/gomlx/backends"
	_ "github.com/gomlx/gomlx/backends/simplego"
	"github.com/gomlx/gomlx/pkg/core/dtypes"
	. "github.com/gomlx/gomlx/pkg/core/graph"
	"github.com/gomlx/gomlx/pkg/core/shapes"
	"github.com/gomlx/gomlx/pkg/core/tensors"
	"github.com/gomlx/gomlx/pkg/ml/context"
	"github.com/gomlx/gomlx/pkg/ml/layers"
	"github.com/gomlx/gomlx/pkg/ml/layers/activations"
	"github.com/gomlx/gomlx/pkg/ml/layers/attention"
	"github.com/gomlx/gomlx/pkg/ml/train"
	"github.com/gomlx/gomlx/pkg/ml/train/losses"
	"github.com/gomlx/gomlx/pkg/ml/train/optimizers"
)

// benchedBackends are GoMLX's own backend in Go and those of WEFT_BENCH, such as
// "weft:lavapipe weft:host"; without it the device that WEFT_DEVICE names.
func benchedBackends() []string {
	if list := os.Getenv("WEFT_BENCH"); list != "" {
		return strings.Fields(list)
	}
	return []string{"go", "weft"}
}

// steps is a training step to be measured: a model of inputs and labels.
type steps struct {
	model          train.ModelFn
	loss           train.LossFn
	optimizer      optimizers.Interface
	inputs, labels []*tensors.Tensor
}

// BenchmarkTraining measures whole training steps: forward, backward, the optimizer's update and
// the loss read. go test -run '^$' -bench Training -benchtime 20x
func BenchmarkTraining(b *testing.B) {
	for _, c := range []struct {
		name string
		make func() steps
	}{
		{"mlp", mlp}, {"convolution", convolution}, {"transformer", transformerStep},
	} {
		for _, name := range benchedBackends() {
			b.Run(c.name+"/"+name, func(b *testing.B) { benchmarkSteps(b, name, c.make()) })
		}
	}
}

// BenchmarkForward measures the model of the convolutional step alone, which the backend in Go
// has no gradients for.
func BenchmarkForward(b *testing.B) {
	for _, name := range benchedBackends() {
		b.Run("convolution/"+name, func(b *testing.B) { benchmarkForward(b, name, convolution()) })
	}
}

func benchmarkForward(b *testing.B, name string, s steps) {
	repeat(b, name, func(backend backends.Backend, ctx *context.Context) func() {
		forward := context.MustNewExec(backend, ctx, func(ctx *context.Context, x *Node) *Node {
			return s.model(ctx, nil, []*Node{x})[0]
		})
		b.Cleanup(forward.Finalize)
		return func() {
			out, err := forward.Exec1(s.inputs[0])
			if err != nil {
				b.Fatal(err)
			}
			out.MustFinalizeAll()
		}
	})
}

func benchmarkSteps(b *testing.B, name string, s steps) {
	repeat(b, name, func(backend backends.Backend, ctx *context.Context) func() {
		trainer := train.NewTrainer(backend, ctx, s.model, s.loss, s.optimizer, nil, nil)
		return func() {
			metrics, err := trainer.TrainStep(nil, s.inputs, s.labels)
			if err != nil {
				b.Fatal(err)
			}
			loss := shapes.ConvertTo[float64](metrics[0].Value())
			for _, m := range metrics {
				m.MustFinalizeAll()
			}
			if loss != loss {
				b.Fatal("the loss is NaN")
			}
		}
	})
}

// repeat measures what is made on a backend of this name, after two runs: the first makes the
// variables.
func repeat(b *testing.B, name string, prepare func(backends.Backend, *context.Context) func()) {
	backend, err := backends.NewWithConfig(name)
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(backend.Finalize) // after what is cleaned up later
	ctx := context.New()
	ctx.SetRNGStateFromSeed(1)
	run := prepare(backend, ctx)
	run()
	run()
	b.ResetTimer()
	for b.Loop() {
		run()
	}
}

// wave are numbers between -1 and 1 that look like nothing in particular.
func wave(n int) []float32 {
	list := make([]float32, n)
	x := uint32(1)
	for i := range list {
		x = x*1664525 + 1013904223
		list[i] = float32(x>>8)/(1<<23) - 1
	}
	return list
}

func classes(n, of int) []int32 {
	list := make([]int32, n)
	for i := range list {
		list[i] = int32(i * 7 % of)
	}
	return list
}

// mlp is 784 to 512 to 512 to 10, of 256.
func mlp() steps {
	const batch = 256
	return steps{
		model: func(ctx *context.Context, _ any, inputs []*Node) []*Node {
			x := inputs[0]
			for i, width := range []int{512, 512} {
				x = activations.Relu(layers.Dense(ctx.In(fmt.Sprint("dense_", i)), x, true, width))
			}
			return []*Node{layers.Dense(ctx.In("readout"), x, true, 10)}
		},
		loss:      losses.SparseCategoricalCrossEntropyLogits,
		optimizer: optimizers.Adam().LearningRate(0.001).Done(),
		inputs:    []*tensors.Tensor{tensors.FromFlatDataAndDimensions(wave(batch*784), batch, 784)},
		labels:    []*tensors.Tensor{tensors.FromFlatDataAndDimensions(classes(batch, 10), batch, 1)},
	}
}

// convolution has two layers of 3x3, 32 and 64 channels, for 64 images of 28x28.
func convolution() steps {
	const batch = 64
	return steps{
		model: func(ctx *context.Context, _ any, inputs []*Node) []*Node {
			x := inputs[0]
			for i, channels := range []int{32, 64} {
				x = layers.Convolution(ctx.In(fmt.Sprint("conv_", i)), x).Channels(channels).KernelSize(3).PadSame().Done()
				x = MaxPool(activations.Relu(x)).Window(2).Done()
			}
			x = Reshape(x, batch, -1)
			return []*Node{layers.Dense(ctx.In("readout"), x, true, 10)}
		},
		loss:      losses.SparseCategoricalCrossEntropyLogits,
		optimizer: optimizers.Adam().LearningRate(0.001).Done(),
		inputs:    []*tensors.Tensor{tensors.FromFlatDataAndDimensions(wave(batch*28*28), batch, 28, 28, 1)},
		labels:    []*tensors.Tensor{tensors.FromFlatDataAndDimensions(classes(batch, 10), batch, 1)},
	}
}

// transformerStep has 4 layers, 128 wide, for 16 sequences of 128. It is GoMLX's own
// transformer but for the positions, which that takes from a longer table: the backend in Go
// lacks the gradient of a slice.
func transformerStep() steps {
	const batch, length, width, vocabulary = 16, 128, 128, 64
	return steps{
		model: func(ctx *context.Context, _ any, inputs []*Node) []*Node {
			g := inputs[0].Graph()
			x := layers.Embedding(ctx.In("tokens"), inputs[0], dtypes.Float32, vocabulary, width)
			x = Add(x, ExpandDims(ctx.VariableWithShape("positions", shapes.Make(dtypes.Float32, length, width)).ValueGraph(g), 0))
			for layer := range 4 {
				in := ctx.In(fmt.Sprint("layer_", layer))
				y := attention.SelfAttention(in.In("attention"), x, 4, width/4).UseCausalMask().Done()
				x = layers.LayerNormalization(in.In("norm1"), Add(x, y), -1).Done()
				y = activations.Gelu(layers.Dense(in.In("ff1"), x, true, 4*width))
				y = layers.Dense(in.In("ff2"), y, true, width)
				x = layers.LayerNormalization(in.In("norm2"), Add(x, y), -1).Done()
			}
			return []*Node{layers.Dense(ctx.In("readout"), x, true, vocabulary)}
		},
		loss:      losses.SparseCategoricalCrossEntropyLogits,
		optimizer: optimizers.Adam().LearningRate(0.001).Done(),
		inputs:    []*tensors.Tensor{tensors.FromFlatDataAndDimensions(classes(batch*length, vocabulary), batch, length)},
		labels:    []*tensors.Tensor{tensors.FromFlatDataAndDimensions(classes(batch*length, vocabulary), batch, length, 1)},
	}
}
