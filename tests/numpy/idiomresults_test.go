package numpy

import (
	"fmt"
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// idiomResult is one array: numbers, of complex arrays both parts of each.
type idiomResult struct {
	Kind  string // of the dtype: f, i, u, b or c
	Shape []int
	Data  []float64
}

type idiomResults struct {
	Error   string
	Results []idiomResult
}

// readIdiom reads what a row gave: tensors, numbers, shapes, or the Var that it wrote to.
func readIdiom(e *idiomArrays, list []any) ([]idiomResult, error) {
	var results []idiomResult
	for _, v := range list {
		some, err := readAny(e, v)
		if err != nil {
			return nil, err
		}
		results = append(results, some...)
	}
	return results, nil
}

func readAny(e *idiomArrays, v any) ([]idiomResult, error) {
	one := func(r idiomResult) ([]idiomResult, error) { return []idiomResult{r}, nil }
	switch v := v.(type) {
	case *tensor.Tensor:
		r, err := readArray(e, v)
		return []idiomResult{r}, err
	case []*tensor.Tensor:
		list := make([]any, len(v))
		for i := range v {
			list[i] = v[i]
		}
		return readIdiom(e, list)
	case nil: // an assignment without an error
		return readAny(e, e.w.Tensor())
	case error:
		return nil, v
	case shape.Shape:
		return one(idiomResult{Kind: "i", Shape: []int{len(v)}, Data: floats(v)})
	case dtype.DType:
		return one(idiomResult{Kind: v.String()})
	case int:
		return one(idiomResult{Kind: "i", Data: []float64{float64(v)}})
	case float32:
		return one(idiomResult{Kind: "f", Data: []float64{float64(v)}})
	case []float32:
		return one(idiomResult{Kind: "f", Shape: []int{len(v)}, Data: floats(v)})
	}
	return nil, fmt.Errorf("a result of type %T", v)
}

func floats[T int | float32](list []T) []float64 {
	wide := make([]float64, len(list))
	for i, v := range list {
		wide[i] = float64(v)
	}
	return wide
}

// readArray reads a tensor as float64.
func readArray(e *idiomArrays, x *tensor.Tensor) (idiomResult, error) {
	if err := x.Err(); err != nil {
		return idiomResult{}, err
	}
	kinds := map[dtype.Kind]string{dtype.KindBool: "b", dtype.KindInt: "i", dtype.KindUint: "u", dtype.KindFloat: "f", dtype.KindComplex: "c"}
	r := idiomResult{Kind: kinds[x.DType().Kind()], Shape: slices.Clone(x.Shape())}
	if r.Kind == "c" {
		x = tensor.Stack(-1, x.Real(), x.Imag())
	}
	var err error
	r.Data, err = tensor.Read[float64](e.ctx, x.Cast(dtype.Float64))
	return r, err
}

// differ says where results are not those that are wanted.
func differ(got, want []idiomResult) string {
	if len(got) != len(want) {
		return fmt.Sprintf("%d results, and NumPy has %d", len(got), len(want))
	}
	for i, g := range got {
		w := want[i]
		if g.Kind != w.Kind || !slices.Equal(g.Shape, w.Shape) || !slices.EqualFunc(g.Data, w.Data, near) {
			return fmt.Sprintf("result %d is\n%v\nand in NumPy\n%v", i, g, w)
		}
	}
	return ""
}

// near compares numbers to a part in 10^5; nanInJSON is NaN.
func near(got, want float64) bool {
	if want == nanInJSON {
		return math.IsNaN(got)
	}
	return math.Abs(got-want) <= 1e-5*max(math.Abs(want), 1)
}
