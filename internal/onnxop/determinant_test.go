package onnxop

import (
	"testing"

	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// Inverses and distances of ONNX Runtime's own domain.
func TestInverseAndDistances(t *testing.T) {
	dev := testdev.Open(t)
	of := func(list []float32, dims ...int) Value { return NewArray(tensor.From(dev, list, dims...)) }
	points, origin := of([]float32{0, 0, 3, 4}, 2, 2), of([]float32{0, 0}, 1, 2)
	for _, c := range []struct {
		op    string
		in    []Value
		attrs map[string]Attr
		want  string
	}{
		{"Inverse", []Value{of([]float32{2, 0, 0, 4}, 2, 2)}, nil, "float32[2 2] [[0.5  0.  ]\n [0.   0.25]]"},
		{"CDist", []Value{points, origin}, nil, "float32[2 1] [[ 0.]\n [25.]]"},
		{"CDist", []Value{points, origin}, map[string]Attr{"metric": text("euclidean")}, "float32[2 1] [[0.]\n [5.]]"},
	} {
		if got := answer(t, dev, "com.microsoft."+c.op, 1, 1, c.in, c.attrs); got != c.want {
			t.Errorf("%s: %s\nwant %s", c.op, got, c.want)
		}
	}
}
