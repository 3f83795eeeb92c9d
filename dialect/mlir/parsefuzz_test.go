package mlir_test

import (
	"errors"
	"testing"

	"github.com/weft-gpu/weft/dialect"
	"github.com/weft-gpu/weft/dialect/mlir"
)

// FuzzParse: a text is refused, or is a type whose text reads as the same type.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"tensor<4x?xf32>", "tensor<*xi1>", "vector<4xcomplex<f32>>", "(tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>", "tensor<99999999999999999999xi8>", "tensor<"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		var wrong *dialect.TypeError
		if _, _, err := mlir.ParseSignature(text); err != nil && !errors.As(err, &wrong) {
			t.Errorf("%q: %T %v", text, err, err)
		}
		got, err := mlir.ParseType(text)
		if err != nil {
			if !errors.As(err, &wrong) {
				t.Errorf("%q: %T %v", text, err, err)
			}
			return
		}
		if again, err := mlir.ParseType(got.String()); err != nil || again.String() != got.String() {
			t.Errorf("%q is %s, which reads as %v, %v", text, got, again, err)
		}
	})
}
