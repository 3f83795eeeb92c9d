package tensor_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// block is a transformer block over x [batch, length, width] of heads of 8.
func block(x *tensor.Tensor) *tensor.Tensor {
	dev, s := x.Device(), x.Shape()
	width := s[2]
	weights := func(n, m int) *tensor.Tensor {
		return tensor.NewRand(dev, uint64(n*m)).Normal(dtype.Float32, 0, 0.1, n, m)
	}
	norm := func(x *tensor.Tensor) *tensor.Tensor {
		return x.LayerNorm(nil, 1e-5, tensor.Scale(tensor.Full(dev, float32(1), width)), tensor.Bias(tensor.Full(dev, float32(0), width)))
	}
	n := norm(x)
	head := func() *tensor.Tensor {
		return n.MatMul(weights(width, width)).Reshape(s[0], s[1], width/8, 8).Permute(0, 2, 1, 3)
	}
	scores := head().MatMul(head().Permute(0, 1, 3, 2)).Mul(0.35).Softmax(-1)
	y := x.Add(scores.MatMul(head()).Permute(0, 2, 1, 3).Reshape(s...).MatMul(weights(width, width)))
	return y.Add(norm(y).MatMul(weights(width, 4*width)).GELU().MatMul(weights(4*width, width)))
}

// onScreen checks that a text fits a screen.
func onScreen(t *testing.T, text string) {
	t.Helper()
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	if len(lines) > 40 {
		t.Errorf("%d lines:\n%s", len(lines), text)
	}
	for _, line := range lines {
		if utf8.RuneCountInString(line) > 100 {
			t.Errorf("a line of %d characters: %s", utf8.RuneCountInString(line), line)
		}
	}
}

func TestExplanationFitsAScreen(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.NewRand(dev, 1).Normal(dtype.Float32, 0, 1, 2, 16, 32)
	if err := tensor.Eval(ctx, x); err != nil {
		t.Fatal(err)
	}
	one := block(x)
	for range 6 {
		x = block(x)
	}
	for name, y := range map[string]*tensor.Tensor{"a block": one, "six blocks": x} {
		e, err := tensor.Explain(y)
		if err != nil {
			t.Fatal(err)
		}
		onScreen(t, e.String())
		for _, want := range []string{"kernels in", "matmul", "tensor/report_test.go:", "f32[2 16 32]"} {
			if !strings.Contains(e.String(), want) {
				t.Errorf("%s lacks %q:\n%s", name, want, e)
			}
		}
		shown := strings.Count(e.String(), "report_test.go:")
		if more := strings.Contains(e.String(), "they are in Kernels"); more == (shown == len(e.Kernels)) {
			t.Errorf("%s: %d of %d kernels are shown, and that there are more is said: %v\n%s", name, shown, len(e.Kernels), more, e)
		}
		if details := e.Details(); strings.Count(details, "binding 0:") != len(e.Kernels) || !strings.Contains(details, " into ") {
			t.Errorf("%s: the details are\n%s", name, details)
		}
		for i, k := range e.Kernels {
			if len(k.Operators) == 0 || k.Result == "" || k.Bytes == 0 || k.Site == "" {
				t.Errorf("%s: kernel %d is %+v", name, i, k)
			}
		}
	}
}

func TestProfileIsATable(t *testing.T) {
	dev := testdev.Open(t)
	x := tensor.NewRand(dev, 1).Normal(dtype.Float32, 0, 1, 1, 8, 16)
	p, err := tensor.Measure(ctx, block(x))
	if err != nil {
		t.Fatal(err)
	}
	onScreen(t, p.String())
	for _, want := range []string{dev.Info().Name, "matmul", "tensor/report_test.go:"} {
		if !strings.Contains(p.String(), want) {
			t.Errorf("it lacks %q:\n%s", want, p)
		}
	}
	var out bytes.Buffer
	err = p.WriteTrace(&out)
	if timed := dev.Info().Features.Timestamps || dev.IsHost(); p.Timed != timed {
		t.Fatalf("timed is %v on %s", p.Timed, dev)
	}
	if !p.Timed {
		var missing *tensor.MissingError
		if !errors.As(err, &missing) || !strings.Contains(p.String(), "no timestamps") {
			t.Errorf("%v, want *MissingError\n%s", err, p)
		}
		return
	}
	if err != nil || !strings.Contains(p.String(), "share") {
		t.Fatalf("%v\n%s", err, p)
	}
	var trace struct {
		TraceEvents []struct {
			Name string         `json:"name"`
			Ph   string         `json:"ph"`
			Ts   float64        `json:"ts"`
			Dur  float64        `json:"dur"`
			Args map[string]any `json:"args"`
		} `json:"traceEvents"`
	}
	if err := json.Unmarshal(out.Bytes(), &trace); err != nil {
		t.Fatal(err)
	}
	kernels, end, took := map[any]bool{}, 0., 0.
	for _, e := range trace.TraceEvents {
		if e.Ph == "M" {
			continue
		}
		if e.Ph != "X" || e.Name == "" || e.Ts < end-1e-6 || !strings.Contains(e.Args["site"].(string), "report_test.go:") {
			t.Errorf("after %g µs: %+v", end, e)
		}
		kernels[e.Args["kernel"]], end, took = true, e.Ts+e.Dur, took+e.Dur
	}
	if len(kernels) != len(p.Kernels) || took < 0.99*float64(p.GPU)/1e3 || took > 1.01*float64(p.GPU)/1e3 {
		t.Errorf("%d of %d kernels and %g µs of %s are in the trace", len(kernels), len(p.Kernels), took, p.GPU)
	}
}

// The texts of the zero profile, and of one without kernels.
func TestProfileOfNothing(t *testing.T) {
	dev := testdev.Open(t)
	p, err := tensor.Measure(ctx, tensor.From(dev, []float32{1}))
	if err != nil || !strings.Contains(p.String(), "nothing ran") || !strings.Contains(tensor.Explanation{}.String(), "nothing to run") {
		t.Errorf("%v, %s, %s", err, p, tensor.Explanation{})
	}
	onScreen(t, tensor.Profile{}.String())
}
