package gomlx_test

import (
	"fmt"
	"os"
	"runtime"
	"runtime/debug"
	"testing"

	"github.com/gomlx/gomlx/pkg/core/tensors"
	"github.com/gomlx/gomlx/pkg/ml/context"
	"github.com/gomlx/gomlx/pkg/ml/layers"
	"github.com/gomlx/gomlx/pkg/ml/layers/activations"
	"github.com/gomlx/gomlx/pkg/ml/train"
	"github.com/gomlx/gomlx/pkg/ml/train/losses"
	"github.com/gomlx/gomlx/pkg/ml/train/optimizers"

	. "github.com/gomlx/gomlx/pkg/core/graph"

	"github.com/weft-gpu/weft/bridge/gomlx"
	"github.com/weft-gpu/weft/tensor"
)

// held is what a process has: the device's memory, live objects of Go's heap, and all.
type held struct {
	tensor.Stats
	heap, resident int64
}

func (h held) String() string {
	return fmt.Sprintf("%d bytes in use and %d reserved on the device, %d kernels, %d of Go's heap, %d resident", h.InUse, h.Reserved, h.Kernels, h.heap, h.resident)
}

func holds(t *testing.T, backend *gomlx.Backend) held {
	t.Helper()
	runtime.GC() // whose cleanups let go of more
	// What Go's heap has no use for stays resident for a while, more or less of it.
	debug.FreeOSMemory()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	s, err := tensor.StatsOf(backend.Device())
	if err != nil {
		t.Fatal(err)
	}
	h := held{Stats: s, heap: int64(m.HeapAlloc)}
	if text, err := os.ReadFile("/proc/self/statm"); err == nil {
		var size, pages int64
		if _, err := fmt.Sscan(string(text), &size, &pages); err == nil {
			h.resident = pages * int64(os.Getpagesize())
		}
	}
	return h
}

// Steps of training take no more memory and no more kernels, however many there are:
// 10,000 with WEFT_EXHAUSTIVE=1. On a CPU's driver kernels compute them, and the host.
func TestTrainingKeepsItsMemory(t *testing.T) {
	for name, option := range map[string]string{"kernels": "kernels", "small on the host": ""} {
		t.Run(name, func(t *testing.T) { trainingKeepsItsMemory(t, openWith(t, option).(*gomlx.Backend)) })
	}
}

func trainingKeepsItsMemory(t *testing.T, backend *gomlx.Backend) {
	steps := 200
	if os.Getenv("WEFT_EXHAUSTIVE") != "" {
		steps = 10000
	}
	ctx := context.New()
	ctx.SetRNGStateFromSeed(1)
	const batch, in, width = 32, 24, 64
	model := func(ctx *context.Context, _ any, inputs []*Node) []*Node {
		x := activations.Relu(layers.Dense(ctx.In("hidden"), inputs[0], true, width))
		x = layers.Dropout(ctx.In("dropout"), x, Scalar(x.Graph(), x.DType(), 0.1))
		return []*Node{layers.Dense(ctx.In("readout"), x, true, 1)}
	}
	trainer := train.NewTrainer(backend, ctx, model, losses.MeanSquaredError, optimizers.Adam().LearningRate(0.001).Done(), nil, nil)
	inputs := []*tensors.Tensor{tensors.FromFlatDataAndDimensions(wave(batch*in), batch, in)}
	labels := []*tensors.Tensor{tensors.FromFlatDataAndDimensions(wave(batch), batch, 1)}
	var first held
	loss := make([]float64, 0, steps)
	for i := range steps {
		metrics, err := trainer.TrainStep(nil, inputs, labels)
		if err != nil {
			t.Fatal(err)
		}
		loss = append(loss, float64(tensors.ToScalar[float32](metrics[0])))
		for _, m := range metrics {
			m.MustFinalizeAll()
		}
		if i+1 == steps/10 {
			first = holds(t, backend)
		}
	}
	last := holds(t, backend)
	runtime.KeepAlive(trainer)
	t.Logf("after %d steps: %v", steps/10, first)
	t.Logf("after %d steps: %v", steps, last)
	if loss[steps-1] >= loss[0] {
		t.Errorf("the loss went from %g to %g", loss[0], loss[steps-1])
	}
	if last.InUse > first.InUse || last.Reserved > first.Reserved || last.Kernels > first.Kernels || last.Plans > first.Plans {
		t.Error("the device has more")
	}
	if last.heap > first.heap+first.heap/8 {
		t.Error("Go's heap has more")
	}
	if last.resident > first.resident+16<<20 {
		t.Error("the process has more")
	}
}
