package model

import (
	"github.com/weft-gpu/weft/internal/onnxop"
	"github.com/weft-gpu/weft/shape"
)

// flops counts an operator's multiplications and additions.
func flops(op string, in, out []onnxop.Value) int64 {
	x, w, y := shapeOf(in, 0), shapeOf(in, 1), shapeOf(out, 0)
	switch op {
	case "Conv", "FusedConv", "ConvInteger":
		return 2 * int64(y.Size()) * int64(w.Size()) / int64(max(w[0], 1))
	case "ConvTranspose":
		return 2 * int64(x.Size()) * int64(w.Size()) / int64(max(w[0], 1))
	case "MatMul", "MatMulInteger":
		return 2 * int64(y.Size()) * int64(x[len(x)-1])
	case "Gemm", "FusedGemm":
		return 2 * int64(y.Size()) * int64(x.Size()) / int64(max(y[0], 1))
	}
	return 0
}

// shapeOf is the shape of a value of a list, nil for one that is no tensor of numbers.
func shapeOf(list []onnxop.Value, i int) shape.Shape {
	if i < len(list) {
		if a, ok := list[i].(*onnxop.Array); ok {
			return a.Shape()
		}
	}
	return nil
}
