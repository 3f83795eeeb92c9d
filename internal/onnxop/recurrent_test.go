package onnxop

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// recurrentNode is a node's operands and attributes, by directions.
type recurrentNode struct {
	op    string
	attrs map[string]Attr
	in    []*tensor.Tensor // X, W, R, B, lengths, h, c, P; nil: none
}

func (n recurrentNode) run(t *testing.T, dev *device.Device) ([]*tensor.Tensor, error) {
	t.Helper()
	op, err := Find("", n.op, 14)
	if err != nil {
		t.Fatal(err)
	}
	call := Call{Ctx: t.Context(), Env: &Env{Device: dev, Host: dev}, Op: n.op, Version: 14, Outputs: 3, Named: func(int) bool { return true }, Attrs: n.attrs}
	for _, x := range n.in {
		if x == nil {
			call.In = append(call.In, nil)
		} else {
			call.In = append(call.In, NewArray(x))
		}
	}
	out, err := call.Run(op)
	var list []*tensor.Tensor
	for _, v := range out {
		list = append(list, v.(*Array).Tensor())
	}
	return list, err
}

// Two directions at once are, bit for bit, each of them alone: with the same activations,
// which go side by side, and with others, with lengths and without.
func TestDirectionsSideBySide(t *testing.T) {
	dev := testdev.Open(t, device.WithSelector("host"))
	r := rand.New(rand.NewPCG(2, 3))
	random := func(dims ...int) *tensor.Tensor {
		n := 1
		for _, d := range dims {
			n *= d
		}
		data := make([]float32, n)
		for i := range data {
			data[i] = float32(r.NormFloat64())
		}
		return tensor.From(dev, data, dims...)
	}
	const steps, batch, width, hidden = 5, 3, 4, 6
	for _, c := range []struct {
		op     string
		gates  int
		act    []string
		lstm   bool
		layout int64
	}{
		{"RNN", 1, []string{"Tanh", "Tanh"}, false, 0}, {"RNN", 1, []string{"Tanh", "Relu"}, false, 1},
		{"GRU", 3, []string{"Sigmoid", "Tanh", "Sigmoid", "Tanh"}, false, 1}, {"GRU", 3, []string{"Sigmoid", "Tanh", "HardSigmoid", "Tanh"}, false, 0},
		{"LSTM", 4, []string{"Sigmoid", "Tanh", "Tanh", "Sigmoid", "Tanh", "Tanh"}, true, 0}, {"LSTM", 4, []string{"Sigmoid", "Tanh", "Tanh", "Sigmoid", "Relu", "Tanh"}, true, 1},
	} {
		for _, lengths := range []*tensor.Tensor{nil, tensor.From(dev, []int32{2, 5, 0}, batch)} {
			both := recurrentNode{op: c.op, attrs: map[string]Attr{"direction": text("bidirectional"), "hidden_size": number64(hidden), "activations": words(c.act...), "layout": number64(c.layout)},
				in: []*tensor.Tensor{random(steps, batch, width), random(2, c.gates*hidden, width), random(2, c.gates*hidden, hidden), random(2, 2*c.gates*hidden), lengths, random(2, batch, hidden)}}
			if c.lstm {
				both.in = append(both.in, random(2, batch, hidden), random(2, 3*hidden))
			}
			stateAxis, outAxis := 0, 1
			if c.layout == 1 {
				stateAxis, outAxis = 1, 2
				for _, i := range []int{0, 5, 6} {
					if i < len(both.in) {
						both.in[i] = both.in[i].SwapAxes(0, 1)
					}
				}
			}
			got, err := both.run(t, dev)
			if err != nil {
				t.Fatal(err)
			}
			for d, name := range []string{"forward", "reverse"} {
				one := both
				one.attrs = map[string]Attr{"direction": text(name), "hidden_size": number64(hidden), "layout": number64(c.layout),
					"activations": words(c.act[d*len(c.act)/2:][:len(c.act)/2]...)}
				one.in = slices.Clone(both.in)
				for i, x := range one.in {
					switch {
					case x == nil || i == 0 || i == 4:
					case i == 5 || i == 6:
						one.in[i] = slab(x, stateAxis, d, d+1)
					default:
						one.in[i] = slab(x, 0, d, d+1)
					}
				}
				want, err := one.run(t, dev)
				if err != nil {
					t.Fatal(err)
				}
				for i := range want {
					axis := stateAxis
					if i == 0 {
						axis = outAxis
					}
					equal, err := tensor.Read[bool](t.Context(), slab(got[i], axis, d, d+1).Equal(want[i]).All(nil))
					if err != nil || !equal[0] {
						t.Errorf("%s %v, layout %d, %s, lengths %v: output %d differs (%v)", c.op, c.act, c.layout, name, lengths != nil, i, err)
					}
				}
			}
		}
	}
}

// An operand with another number of directions than the weights is refused.
func TestDirectionsThatAreMissing(t *testing.T) {
	dev := testdev.Open(t, device.WithSelector("host"))
	h := hostile{dev}
	zeros := func(dims ...int) *tensor.Tensor { return h.zeros(dims...).(*Array).Tensor() }
	whole := []*tensor.Tensor{zeros(5, 3, 4), zeros(2, 24, 4), zeros(2, 24, 6), zeros(2, 48), nil, zeros(2, 3, 6), zeros(2, 3, 6), zeros(2, 18)}
	for i, says := range map[int]string{3: "the biases: axis 0 of shape [1 48]", 5: "the first state: axis 0 of shape [1 3 6]", 6: "the first cell: axis 0", 7: "the peepholes: axis 0"} {
		n := recurrentNode{op: "LSTM", attrs: map[string]Attr{"direction": text("bidirectional"), "hidden_size": number64(6)}, in: slices.Clone(whole)}
		n.in[i] = slab(n.in[i], 0, 0, 1)
		var wrong *AttrError
		if _, err := n.run(t, dev); !errors.As(err, &wrong) || !strings.Contains(wrong.What, says) {
			t.Errorf("%v, want %s", err, says)
		}
	}
}
