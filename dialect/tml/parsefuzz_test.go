package tml_test

import (
	"testing"

	"github.com/weft-gpu/weft/dialect/tml"
)

// FuzzParse: a text is refused, or is a type whose text reads as the same type.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"int", "3x(2x2) int", "tensor< tensor<int,1> ,5,5 >", "tensor<2x2 int, 3>", "99999999999999999999 int", "1x((((", "4x-1 real"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got, err := tml.Parse(text)
		if err != nil {
			return
		}
		if again, err := tml.Parse(got.String()); err != nil || again.String() != got.String() {
			t.Errorf("%q is %s, which reads as %v, %v", text, got, again, err)
		}
	})
}
