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

// fails checks that an error is there and says all of these.
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
