package gomlx

import (
	"math"
	"testing"

	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// TestComplexKeepsItsParts makes numbers of every pair of special parts, bit for bit.
func TestComplexKeepsItsParts(t *testing.T) {
	dev := testdev.Open(t)
	special := []float64{0, math.Copysign(0, -1), 1, -1.5, math.Inf(1), math.Inf(-1), math.NaN(), 5e-324, -5e-324, math.MaxFloat64}
	var re, im []float64
	for _, a := range special {
		for _, b := range special {
			re, im = append(re, a), append(im, b)
		}
	}
	z := lowerComplex(tensor.From(dev, re), tensor.From(dev, im))
	got, err := tensor.Read[complex128](background, z)
	if err != nil {
		t.Fatal(err)
	}
	narrow := func(list []float64) (out []float32) {
		for _, x := range list {
			out = append(out, float32(x))
		}
		return out
	}
	got32, err := tensor.Read[complex64](background, lowerComplex(tensor.From(dev, narrow(re)), tensor.From(dev, narrow(im))))
	if err != nil {
		t.Fatal(err)
	}
	same := func(a, b float64) bool { return math.Float64bits(a) == math.Float64bits(b) || a != a && b != b }
	for i := range got {
		if !same(real(got[i]), re[i]) || !same(imag(got[i]), im[i]) {
			t.Errorf("complex128 of %v and %v is %v", re[i], im[i], got[i])
		}
		wantRe, wantIm := float64(float32(re[i])), float64(float32(im[i]))
		if !same(float64(real(got32[i])), wantRe) || !same(float64(imag(got32[i])), wantIm) {
			t.Errorf("complex64 of %v and %v is %v", wantRe, wantIm, got32[i])
		}
	}
}
