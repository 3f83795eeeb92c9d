package mlir_test

import (
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dialect/mlir"
)

// types reads a signature and ends the test on an error.
func types(t testing.TB, text string) (operands []mlir.Type, result mlir.Type) {
	t.Helper()
	operands, result, err := mlir.ParseSignature(text)
	if err != nil {
		t.Fatal(err)
	}
	return operands, result
}

// shapes reads types without element type, "4x? * []", separated by spaces.
func shapes(t testing.TB, text string) []mlir.Type {
	t.Helper()
	var out []mlir.Type
	for _, word := range strings.Fields(text) {
		ty, err := mlir.ParseType("tensor<" + strings.Trim(word, "[]") + ">")
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, ty)
	}
	return out
}

// word writes a shape as shapes reads it.
func word(dims []int) string {
	text := mlir.Type{Dims: dims}.String()
	text = strings.TrimSuffix(strings.TrimPrefix(text, "tensor<"), ">")
	if text == "" {
		return "[]"
	}
	return text
}

// fails checks that there is an error and that it contains all of these texts.
func fails(t testing.TB, err error, parts ...string) {
	t.Helper()
	if err == nil {
		t.Errorf("no error, want one with %q", parts)
		return
	}
	for _, part := range parts {
		if !strings.Contains(err.Error(), part) {
			t.Errorf("error\n%v\ndoes not say %q", err, part)
		}
	}
}

// inferDim, inferShape and inferResult are [mlir.Infer] as the document's three
// inferences.
func inferDim(dim0, dim1 int) (int, error) {
	dims, err := inferShape([]int{dim0}, []int{dim1})
	if err != nil {
		return 0, err
	}
	return dims[0], nil
}

func inferShape(shape0, shape1 []int) ([]int, error) {
	result, err := mlir.Infer("op", mlir.Type{Dims: shape0}, mlir.Type{Dims: shape1})
	return result.Dims, err
}

func inferResult(op string, operands ...mlir.Type) (dims []int, ranked bool, err error) {
	result, err := mlir.Infer(op, operands...)
	return result.Dims, err == nil && !result.Unranked, err
}
