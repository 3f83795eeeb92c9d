package hostref

import (
	"math"
	"math/rand/v2"
	"testing"
)

// restOf gives the remainder of long division, also if the rounded quotient is the next integer, is
// subnormal, or overflows.
func TestRestEqualsLongDivision(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	magnitudes := []func() float64{
		func() float64 { return math.Abs(r.NormFloat64()) },
		func() float64 { return float64(float32(r.ExpFloat64() * 1e6)) },
		func() float64 { return math.Float64frombits(r.Uint64() >> 1 % 0x7ff0000000000000) },
		func() float64 { return float64(1+r.IntN(1<<20)) * math.SmallestNonzeroFloat64 },
		func() float64 { return float64(1 + r.IntN(1000)) },
	}
	corrected := 0
	try := func(x, y float64) {
		if x == 0 || y == 0 || !isFinite(x) || !isFinite(y) {
			return
		}
		if q := math.Trunc(x / y); q < 1<<52 && math.FMA(-q, y, x) < 0 {
			corrected++
		}
		if got, want := restOf(x, y), longDivide(x, y).rest; math.Float64bits(got) != math.Float64bits(want) {
			t.Fatalf("%g by %g leaves %g, not %g", x, y, got, want)
		}
	}
	for range 200_000 {
		x, y := magnitudes[r.IntN(len(magnitudes))](), magnitudes[r.IntN(len(magnitudes))]()
		try(x, y)
		try(-x, y)
		below := math.Nextafter(float64(1+r.IntN(1<<20))*y, 0) // the quotient rounds to an integer
		try(below, y)
	}
	if corrected == 0 {
		t.Error("no quotient was rounded up")
	}
}
