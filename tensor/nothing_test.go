package tensor_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// If nothing runs, an explanation and a profile say why.
func TestWhyNothingRuns(t *testing.T) {
	dev := testdev.Open(t)
	given := tensor.From(dev, []float32{1, 2})
	sum := given.Add(given)
	must(t, tensor.Eval(ctx, sum))
	for why, x := range map[string]*tensor.Tensor{"was given with its elements": given, "has been evaluated before": sum, "is a view": given.Flip(0)} {
		e, err := tensor.Explain(x)
		must(t, err)
		if !strings.Contains(e.String(), why) {
			t.Errorf("%q is not said: %s", why, e)
		}
		p, err := tensor.Measure(ctx, x)
		must(t, err)
		if !strings.Contains(p.String(), why) {
			t.Errorf("%q is not said: %s", why, p)
		}
	}
	_, err := tensor.MeasureFunc(ctx, dev, func() ([]*tensor.Tensor, error) {
		_, err := tensor.Read[float32](ctx, given.Mul(given))
		return nil, err
	})
	var missing *tensor.MissingError
	if !errors.As(err, &missing) || !strings.Contains(err.Error(), "its own reads ran before") {
		t.Error(err)
	}
}
