package exhaustive

import (
	"math"
	"testing"
)

const canonicalNaN = 0x7fc00000

// worst is the greatest error that was seen, and where.
type worst struct {
	ulp        float64
	index      int    // among the results of the last call of add
	at         string // the operands
	notNearest int64
}

func (w *worst) join(o worst) {
	w.notNearest += o.notNearest
	if o.ulp > w.ulp {
		w.ulp, w.at = o.ulp, o.at
	}
}

// add holds float32 results against the exact values.
func (w *worst) add(got []float32, exact []float64) {
	for i, want := range exact {
		g := got[i]
		if nearest := float32(want); g != nearest && nearest == nearest {
			w.notNearest++
		}
		var err float64
		if bits := math.Float64bits(want); math.Float32bits(g)<<1-1 < 0xff000000-1 && bits<<1-1 < 0x47f<<53-1 {
			err = math.Abs(float64(g)-want) * inverseULP(bits)
		} else {
			err = specialError(g, want)
		}
		if err > w.ulp {
			w.ulp, w.index = err, i
		}
	}
}

// inverseULP is one over the distance of float32 numbers about a value less
// than 2^128, given by its bits; a subnormal's is 2^-149.
func inverseULP(bits uint64) float64 {
	exponent := max(bits>>52&0x7ff, 1023-126) - 23
	return math.Float64frombits((2046 - exponent) << 52)
}

// specialError is the error where the result or the exact value is zero,
// infinite, NaN, or beyond float32: an infinity counts as 2^128. It is Inf
// where only one is NaN, for a NaN that is not the canonical one, and for a zero
// of the wrong sign.
func specialError(got float32, want float64) float64 {
	switch {
	case want != want && math.Float32bits(got) == canonicalNaN:
		return 0
	case want != want, got != got, got == 0 && math.Signbit(float64(got)) != math.Signbit(want):
		return math.Inf(1)
	}
	const beyond = 0x1p128
	value := math.Max(math.Min(float64(got), beyond), -beyond)
	want = math.Max(math.Min(want, beyond), -beyond)
	if value == want {
		return 0
	}
	return math.Abs(value-want) * inverseULP(math.Float64bits(math.Nextafter(want, 0)))
}

func TestWorstMeasuresULP(t *testing.T) {
	inf, nan := math.Inf(1), math.NaN()
	float := math.Float32frombits
	for _, c := range []struct {
		name       string
		got        float32
		want       float64
		ulp        float64
		notNearest bool
	}{
		{"exact", 1.5, 1.5, 0, false},
		{"half an ULP", 1, 1 + 0x1p-24, 0.5, false},
		{"one ULP above", 1 + 0x1p-23, 1, 1, true},
		{"a quarter, below a power of two", 2, 2 - 0x1p-25, 0.25, false},
		{"subnormal", float(3), 0x1p-149, 2, true},
		{"underflow", 0, 0x1p-151, 0.25, false},
		{"wrong underflow", 0, 0x1p-126, 0x1p23, true},
		{"zero for a little less", float(1 << 31), 0x1p-200, inf, false},
		{"sign of zero", float(1 << 31), 0, inf, false},
		{"not zero", float(1), 0, 1, true},
		{"overflow", float(0x7f800000), 0x1.ffffffp127, 0.5, false},
		{"early overflow", float(0x7f800000), 0x1.fffffep127, 1, true},
		{"no overflow", math.MaxFloat32, inf, 1, true},
		{"infinity", float(0x7f800000), inf, 0, false},
		{"other infinity", float(0xff800000), inf, 0x1p25, true},
		{"NaN", float(0x7fc00000), nan, 0, false},
		{"another NaN", float(0x7fc00001), nan, inf, false},
		{"NaN for a number", float(0x7fc00000), 1, inf, true},
		{"number for NaN", 1, nan, inf, false},
	} {
		var w worst
		w.add([]float32{1, c.got}, []float64{1, c.want})
		if w.ulp != c.ulp || c.ulp > 0 && w.index != 1 || (w.notNearest == 1) != c.notNearest {
			t.Errorf("%s: %v of %v is off by %v, not nearest %d; want %v, %v", c.name, c.got, c.want, w.ulp, w.notNearest, c.ulp, c.notNearest)
		}
	}
}
