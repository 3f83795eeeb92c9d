package tensor_test

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/tensor"
)

// What was precompiled is evaluated without another pipeline, and what was not is not.
func TestPrecompiledExpressionsMakeNoPipeline(t *testing.T) {
	dev := withPipelines(t)
	eng, err := engine.For(dev.Internal())
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

// Open sizes and what is missing are typed errors.
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
