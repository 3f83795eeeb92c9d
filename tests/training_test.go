package tests

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// trainingLoop is examples/network, small: its step takes a batch of the pictures,
// updates the variables and returns the loss, which is all that anybody reads.
func trainingLoop(t *testing.T) (step func(i int) *tensor.Tensor, pipelines func() int, bytes func() int64) {
	const batches, batch, inputs, hidden, classes = 4, 8, 12, 6, 3
	dev := testdev.Open(t)
	random := tensor.NewRand(dev, 5)
	pictures := random.Normal(dtype.Float32, 0, 1, batches*batch, inputs).Mul(tensor.Scalar(2))
	targets := random.Integers(dtype.Int32, 0, classes, batches*batch).OneHot(-1, classes, dtype.Float32)
	if err := tensor.Eval(t.Context(), pictures, targets); err != nil {
		t.Fatal(err)
	}
	variable := func(dims ...int) *tensor.Var {
		return tensor.NewVar("w", random.Normal(dtype.Float32, 0, 0.3, dims...))
	}
	w1, b1, w2, b2 := variable(inputs, hidden), variable(hidden), variable(hidden, classes), variable(classes)
	rate := tensor.Scalar(0.05)
	step = func(i int) *tensor.Tensor {
		part := shape.Span(i%batches*batch, (i%batches+1)*batch)
		x, target := pictures.At(part), targets.At(part)
		middle := x.MatMul(w1.Tensor()).Add(b1.Tensor()).Tanh()
		scores := middle.MatMul(w2.Tensor()).Add(b2.Tensor())
		loss := scores.LogSoftmax(-1).Mul(target).Sum([]int{-1}).Mean(nil).Neg()
		gradient := scores.Softmax(-1).Sub(target).Div(tensor.Scalar(batch))
		before := gradient.MatMul(w2.Tensor().T()).Mul(tensor.Scalar(1).Sub(middle.Square()))
		if err := errors.Join(
			w2.SubAssign(middle.T().MatMul(gradient).Mul(rate)), b2.SubAssign(gradient.Sum([]int{0}).Mul(rate)),
			w1.SubAssign(x.T().MatMul(before).Mul(rate)), b1.SubAssign(before.Sum([]int{0}).Mul(rate)),
		); err != nil {
			t.Fatal(err)
		}
		return loss
	}
	return step, func() int { return opened.Device(dev).PipelineCounts().Made }, func() int64 { return testdev.BytesInUse(t, dev) }
}

// A training loop written as one would write it, which closes nothing and reads
// its losses alone, makes its pipelines in its first two steps, and from the second
// on runs as many kernels in each and takes no more memory.
func TestTrainingLoopStaysAsItIs(t *testing.T) {
	const steps = 500
	step, pipelines, bytes := trainingLoop(t)
	var kernels, made int
	var memory int64
	var first, last float32
	for i := range steps {
		loss := step(i)
		x, err := tensor.Explain(loss)
		if err != nil {
			t.Fatal(err)
		}
		if last, err = tensor.Item[float32](t.Context(), loss); err != nil {
			t.Fatal(err)
		}
		switch n := len(x.Kernels); {
		case i == 1:
			kernels, memory, first = n, bytes(), last
			made = pipelines() // bytes makes one
		case i > 1 && pipelines() != made:
			t.Fatalf("step %d makes a pipeline: %d by now, %d after step 1", i, pipelines(), made)
		case i > 1 && n != kernels:
			t.Fatalf("step %d runs %d kernels, step 1 ran %d", i, n, kernels)
		}
	}
	if now := bytes(); now > memory {
		t.Errorf("%d bytes are in use at the end, %d were after step 1", now, memory)
	}
	if !(last < first) {
		t.Errorf("the loss is %v at the end, %v in step 1", last, first)
	}
}
