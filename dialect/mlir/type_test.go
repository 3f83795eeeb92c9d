package mlir_test

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/dialect"
	"github.com/weft-gpu/weft/dialect/mlir"
	"github.com/weft-gpu/weft/dtype"
)

func TestTypeText(t *testing.T) {
	for _, c := range []struct {
		text string
		want mlir.Type
	}{
		{"tensor<4x?xf32>", mlir.Ranked(dtype.Float32, 4, unknown)},
		{"tensor<f32>", mlir.Ranked(dtype.Float32)},
		{"tensor<*xi1>", mlir.Unranked(dtype.Bool)},
		{"tensor<0xi64>", mlir.Ranked(dtype.Int64, 0)},
		{"tensor<1x10xui32>", mlir.Ranked(dtype.Uint32, 1, 10)},
		{"tensor<?xui64>", mlir.Ranked(dtype.Uint64, unknown)},
		{"tensor<2xi8>", mlir.Ranked(dtype.Int8, 2)},
		{"tensor<2xui16>", mlir.Ranked(dtype.Uint16, 2)},
		{"tensor<4xf16>", mlir.Ranked(dtype.Float16, 4)},
		{"tensor<4xbf16>", mlir.Ranked(dtype.BFloat16, 4)},
		{"tensor<?x2xf64>", mlir.Ranked(dtype.Float64, unknown, 2)},
		{"tensor<?xcomplex<f32>>", mlir.Ranked(dtype.Complex64, unknown)},
		{"tensor<*xcomplex<f64>>", mlir.Unranked(dtype.Complex128)},
		{"vector<4xcomplex<f32>>", mlir.Type{Kind: mlir.Vector, DType: dtype.Complex64, Dims: []int{4}}},
		{"vector<4x8xi32>", mlir.Type{Kind: mlir.Vector, DType: dtype.Int32, Dims: []int{4, 8}}},
		{"tensor<4x?>", mlir.Ranked(dtype.Invalid, 4, unknown)},
		{"tensor<>", mlir.Type{}},
		{"tensor<*>", mlir.Unranked(dtype.Invalid)},
	} {
		got, err := mlir.ParseType(c.text)
		if err != nil || got.String() != c.text || c.want.String() != c.text {
			t.Errorf("%s: parsed %v, %v; built %v", c.text, got, err, c.want)
		}
		if got.DType != c.want.DType || got.Kind != c.want.Kind || got.Unranked != c.want.Unranked || word(got.Dims) != word(c.want.Dims) {
			t.Errorf("%s: parsed %#v, want %#v", c.text, got, c.want)
		}
	}
	for text, says := range map[string]string{
		"":                                 "a type is written",
		"f32":                              "a type is written",
		"tensor<4xf32":                     "a type is written",
		"memref<4xf32>":                    "a type is written",
		"tensor<4xf31>":                    `"f31" is no element type here`,
		"tensor<4xtf32>":                   `"tf32" is no element type here`,
		"tensor<4xf8E4M3FN>":               `"f8E4M3FN" is no element type here`,
		"tensor<4xcomplex<i32>>":           `"complex<i32>" is no element type here`,
		"tensor<4xc64>":                    `"c64" is no element type here`,
		"tensor<*x4xf32>":                  `"4xf32" is no element type here`,
		"tensor<4?xf32>":                   `"4?" is no size`,
		"vector<?xf32>":                    "a vector's sizes are static and positive",
		"vector<0xf32>":                    "a vector's sizes are static and positive",
		"vector<*xf32>":                    "a vector is ranked",
		"tensor<99999999999999999999xf32>": "is no size",
	} {
		_, err := mlir.ParseType(text)
		var e *dialect.TypeError
		if !errors.As(err, &e) {
			t.Errorf("%q: %v, want a TypeError", text, err)
		}
		fails(t, err, says)
	}
}

func TestSignatureText(t *testing.T) {
	const text = "(tensor<?xf32>, tensor<*xf32>) -> tensor<4xf32>"
	operands, result := types(t, text)
	o, err := mlir.New("add", operands, result, mlir.DynamicToStatic())
	if err != nil {
		t.Fatal(err)
	}
	if got := o.String(); got != `"add" : `+text {
		t.Errorf("got %s", got)
	}
	for _, text := range []string{"", "tensor<f32> -> tensor<f32>", "(tensor<f32>)", "(tensor<f32>, ) -> tensor<f32>", "() -> f32"} {
		_, _, err := mlir.ParseSignature(text)
		var e *dialect.TypeError
		if !errors.As(err, &e) {
			t.Errorf("%q: %v, want a TypeError", text, err)
		}
	}
	if operands, _, err := mlir.ParseSignature("() -> tensor<f32>"); err != nil || len(operands) != 0 {
		t.Errorf("no operands: %v, %v", operands, err)
	}
}

// Types written as Go values may be invalid; every function returns an error for them.
func TestMalformedTypes(t *testing.T) {
	for says, bad := range map[string]mlir.Type{
		"axis 1 has the size -2":        {Dims: []int{1, -2}},
		"an unranked type has no sizes": {Unranked: true, Dims: []int{1}},
		"a vector's sizes are static":   {Kind: mlir.Vector, Dims: []int{unknown}},
	} {
		_, _, inferErr := inferResult("op", bad)
		_, knownErr := mlir.StaticallyBroadcastable(bad)
		for _, err := range []error{inferErr, knownErr, mlir.Verify("op", []mlir.Type{{}}, bad), mlir.Verify("op", []mlir.Type{bad}, mlir.Type{})} {
			var e *dialect.TypeError
			if !errors.As(err, &e) {
				t.Errorf("%v: %v, want a TypeError", bad, err)
			}
			fails(t, err, says)
		}
	}
	if _, err := inferDim(-7, 2); err == nil {
		t.Error("InferDim(-7, 2) has no error")
	}
}
