package tensor_test

import (
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// kernelsOf is the number of kernels that an evaluation would run.
func kernelsOf(t *testing.T, x *tensor.Tensor) int {
	t.Helper()
	e, err := tensor.Explain(x)
	must(t, err)
	return len(e.Kernels)
}

// descent is a loop of gradient descent that reads only the loss. Its step returns the loss of
// weights [16, 4], and writes the next weights.
func descent(t *testing.T, dev *device.Device) func() *tensor.Tensor {
	random := tensor.NewRand(dev, 7)
	x := random.Normal(dtype.Float32, 0, 1, 32, 16)
	y := random.Normal(dtype.Float32, 0, 1, 32, 4)
	must(t, tensor.Eval(t.Context(), x, y))
	w, b := tensor.NewVar("w", tensor.Zeros(dev, dtype.Float32, 16, 4)), tensor.NewVar("b", tensor.Zeros(dev, dtype.Float32, 4))
	return func() *tensor.Tensor {
		off := x.MatMul(w.Tensor()).Add(b.Tensor()).Tanh().Sub(y)
		loss := off.Square().Mean(nil)
		must(t, w.SubAssign(x.T().MatMul(off).Mul(tensor.Scalar(0.01))))
		must(t, b.SubAssign(off.Sum([]int{0}).Mul(tensor.Scalar(0.01))))
		return loss
	}
}

// A loop that updates Vars and reads only its loss runs the same number of kernels at each read,
// and takes no more memory over time.
func TestALoopDoesNotComputeItsHistory(t *testing.T) {
	dev := testdev.Open(t)
	step := descent(t, dev)
	first, last, memory := 0, float32(0), int64(0)
	for i := range 40 {
		loss := step()
		n := kernelsOf(t, loss)
		now := read[float32](t, loss)[0]
		loss.Close()
		switch {
		case i == 1:
			first = n
		case i > 1 && n != first:
			t.Fatalf("step %d runs %d kernels, step 1 ran %d", i, n, first)
		case i > 1 && now > last:
			t.Fatalf("the loss of step %d is %v, after %v", i, now, last)
		}
		if last = now; i == 5 {
			memory = testdev.BytesInUse(t, dev)
		}
	}
	if now := testdev.BytesInUse(t, dev); now > memory {
		t.Errorf("%d bytes are in use at the end, %d were after step 5", now, memory)
	}
}

// The loop gives the same bits as evaluating every step by itself.
func TestALoopGivesTheSameBits(t *testing.T) {
	dev := testdev.Open(t)
	losses := func(every int) []float32 {
		step := descent(t, dev)
		var list []float32
		for i := range 12 {
			loss := step()
			if i%every == 0 {
				must(t, tensor.Eval(t.Context(), loss))
			}
			if i == 11 {
				list = read[float32](t, loss)
			}
		}
		return list
	}
	want := losses(1)
	for _, every := range []int{2, 5, 100} {
		if got := losses(every); !same(got[0], want[0]) {
			t.Errorf("read at every %d steps: %v, at each %v", every, got, want)
		}
	}
}

// A loop of plain tensors computes at most two of its steps at each read.
func TestALoopOfTensorsDoesNotComputeItsHistory(t *testing.T) {
	dev := testdev.Open(t)
	random := tensor.NewRand(dev, 7)
	x := random.Normal(dtype.Float32, 0, 1, 16, 16)
	must(t, tensor.Eval(t.Context(), x))
	state, most := x, 0
	for i := range 30 {
		state = state.MatMul(x).Tanh()
		mean := state.Mean(nil)
		if n := kernelsOf(t, mean); i > 2 && most > 0 && n > most {
			t.Fatalf("read %d runs %d kernels, and none before more than %d", i, n, most)
		} else {
			most = max(most, n)
		}
		read[float32](t, mean)
	}
}
