package numpy

import (
	"context"
	"encoding/json"
	"math"
	"os/exec"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// Reductions of bools and integers that the Array API leaves open have NumPy's dtypes
// and values.
func TestReductionsOfIntegers(t *testing.T) {
	cases := map[string]func(x *tensor.Tensor) *tensor.Tensor{
		"np.sum(x)":                     func(x *tensor.Tensor) *tensor.Tensor { return x.Sum(nil) },
		"np.sum(x, axis=1)":             func(x *tensor.Tensor) *tensor.Tensor { return x.Sum([]int{1}) },
		"np.prod(x, axis=0)":            func(x *tensor.Tensor) *tensor.Tensor { return x.Prod([]int{0}) },
		"np.cumsum(x, axis=1)":          func(x *tensor.Tensor) *tensor.Tensor { return x.CumulativeSum(1) },
		"np.cumprod(x, axis=1)":         func(x *tensor.Tensor) *tensor.Tensor { return x.CumulativeProd(1) },
		"np.trace(x)":                   func(x *tensor.Tensor) *tensor.Tensor { return x.Trace(0) },
		"np.mean(x)":                    func(x *tensor.Tensor) *tensor.Tensor { return x.Mean(nil) },
		"np.mean(x, axis=1)":            func(x *tensor.Tensor) *tensor.Tensor { return x.Mean([]int{1}) },
		"np.var(x, axis=0)":             func(x *tensor.Tensor) *tensor.Tensor { return x.Variance([]int{0}) },
		"np.var(x, axis=1, ddof=1)":     func(x *tensor.Tensor) *tensor.Tensor { return x.Variance([]int{1}, tensor.Correction(1)) },
		"np.std(x)":                     func(x *tensor.Tensor) *tensor.Tensor { return x.Std(nil) },
		"np.median(x, axis=1)":          func(x *tensor.Tensor) *tensor.Tensor { return x.Median([]int{1}) },
		"np.cov(x)":                     func(x *tensor.Tensor) *tensor.Tensor { return x.Covariance() },
		"np.corrcoef(x)":                func(x *tensor.Tensor) *tensor.Tensor { return x.Correlation() },
		"np.linalg.norm(x * 1, axis=1)": func(x *tensor.Tensor) *tensor.Tensor { return x.VectorNorm([]int{1}, 2) },
		"np.any(x, axis=0)":             func(x *tensor.Tensor) *tensor.Tensor { return x.Any([]int{0}) },
		"np.all(x, axis=1)":             func(x *tensor.Tensor) *tensor.Tensor { return x.All([]int{1}) },
	}
	var script strings.Builder
	script.WriteString("import json, numpy as np\nr = {}\nfor d in 'bool int8 int16 int32 int64 uint8 uint16 uint32 uint64'.split():\n    x = np.array([[1, 0, 3, 100], [7, 0, 1, 1]]).astype(d)\n")
	for expression := range cases {
		script.WriteString("    y = np.asarray(" + expression + "); r['" + expression + " of ' + d] = {'D': str(y.dtype), 'V': y.astype(float).ravel().tolist()}\n")
	}
	script.WriteString("print(json.dumps(r))\n")
	out, err := exec.CommandContext(t.Context(), findPython(t), "-c", script.String()).Output()
	if err != nil {
		t.Fatal(err)
	}
	var want map[string]struct {
		D string
		V []float64
	}
	if err := json.Unmarshal(out, &want); err != nil {
		t.Fatal(err)
	}
	dev := testdev.Open(t)
	numbers := tensor.From(dev, []int64{1, 0, 3, 100, 7, 0, 1, 1}, 2, 4)
	for expression, f := range cases {
		for _, d := range dtype.All() {
			w, ok := want[expression+" of "+d.String()]
			if !ok {
				continue
			}
			got := f(numbers.Cast(d))
			elements, err := tensor.Read[float64](context.Background(), got.Cast(dtype.Float64))
			if err != nil || got.DType().String() != w.D {
				t.Errorf("%s of %s: %s, %v; NumPy has %s", expression, d, got.DType(), err, w.D)
				continue
			}
			for i, e := range elements {
				if math.Abs(e-w.V[i]) > 1e-14*math.Abs(w.V[i]) {
					t.Errorf("%s of %s: %v, NumPy has %v", expression, d, elements, w.V)
					break
				}
			}
		}
	}
	if len(want) != 9*len(cases) {
		t.Errorf("NumPy answered %d of %d", len(want), 9*len(cases))
	}
}
