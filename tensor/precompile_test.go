package tensor_test

import (
	"errors"
	"math"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Evaluating a precompiled expression makes no pipeline, and evaluating another one does.
func TestPrecompiledExpressionsMakeNoPipeline(t *testing.T) {
	dev := withPipelines(t)
	eng, err := engine.For(opened.Device(dev))
	must(t, err)
	for _, p := range programs[1:4] {
		body, params := p.body(dev), p.closed()
		before := eng.Pipelines()
		must(t, tensor.Precompile(t.Context(), dev, params, body))
		made := eng.Pipelines() - before
		var in []*tensor.Tensor
		for _, param := range params {
			in = append(in, tensor.Ones(dev, param.DType, param.Dims...))
		}
		must(t, tensor.Eval(t.Context(), in...))
		before = eng.Pipelines()
		must(t, tensor.Eval(t.Context(), body(in)...))
		if now := eng.Pipelines(); made == 0 || now != before {
			t.Errorf("%s: %d pipelines were precompiled, and %d lacked", p.name, made, now-before)
		}
	}
}

// Functions of fixed sizes that the host computes need no pipelines. A call for which it may not,
// since a view has to be copied, makes them.
func TestSmallFunctionsNeedNoPipelines(t *testing.T) {
	dev := testdev.OpenDefault(t)
	if !sharesSmallWork(dev) {
		t.Skipf("the host computes nothing for %s; run with WEFT_DEVICE=lavapipe and no WEFT_VALIDATION", dev.Info().Name)
	}
	eng, err := engine.For(opened.Device(dev))
	must(t, err)
	must(t, tensor.Eval(t.Context(), tensor.Ones(dev, dtype.Float32, 1<<21).Add(1))) // compiles everything that is needed once
	body := func(in []*tensor.Tensor) []*tensor.Tensor {
		return []*tensor.Tensor{in[0].At(shape.To(4)).Exp()}
	}
	for _, size := range []int{8, 1 << 20} {
		x := tensor.Ones(dev, dtype.Float32, 2*size)
		must(t, tensor.Eval(t.Context(), x))
		before := eng.Pipelines()
		must(t, tensor.Precompile(t.Context(), dev, []tensor.Param{float32s(size)}, body))
		f, err := tensor.Compile(t.Context(), dev, []tensor.Param{float32s(size)}, body)
		must(t, err)
		compiled := eng.Pipelines()
		if small := size == 8; small == (compiled > before) {
			t.Errorf("of %d elements %d pipelines are made", size, compiled-before)
		}
		for _, arg := range []*tensor.Tensor{x.At(shape.To(size)), x.At(shape.Step(0, 2*size, 2)), x.At(shape.To(size)).Flip(0)} {
			out, err := f.Call(t.Context(), arg)
			must(t, err)
			expect(t, out[0], dims(4), float32(math.E), math.E, math.E, math.E)
		}
		if made := eng.Pipelines(); made > compiled {
			t.Errorf("of %d elements a call made %d pipelines", size, made-compiled)
		}
	}
}

// Open sizes and nil arguments are typed errors.
func TestMistakesOfPrecompile(t *testing.T) {
	dev := withPipelines(t)
	same := func(a []*tensor.Tensor) []*tensor.Tensor { return a }
	var argument *tensor.ArgumentError
	if err := tensor.Precompile(t.Context(), dev, []tensor.Param{float32s(tensor.Dynamic)}, same); !errors.As(err, &argument) {
		t.Errorf("an open size: %v, want *tensor.ArgumentError", err)
	}
	var missing *tensor.MissingError
	if err := tensor.Precompile(t.Context(), dev, nil, nil); !errors.As(err, &missing) || missing.Op != "precompile" {
		t.Errorf("no body: %v, want *tensor.MissingError of precompile", err)
	}
	if err := tensor.Precompile(t.Context(), nil, nil, same); !errors.As(err, &missing) {
		t.Errorf("no device: %v, want *tensor.MissingError", err)
	}
}
