package elementary

import (
	"math"
	"testing"
)

// The special cases in the order of C's Annex F, F.10.4.4.
func TestPow64Corners(t *testing.T) {
	payload := math.Float64frombits(0xfff8000000001234)
	checkCorners64(t, "pow", []corner64{
		{0, -1, plusInf64}, {minusZero64, -1, minusInf64}, {0, -3, plusInf64}, {minusZero64, -3, minusInf64},
		{0, -2, plusInf64}, {minusZero64, -2, plusInf64}, {minusZero64, -0.5, plusInf64}, {0, -0.5, plusInf64},
		{0, minusInf64, plusInf64}, {minusZero64, minusInf64, plusInf64},
		{0, 1, 0}, {minusZero64, 1, minusZero64}, {minusZero64, 3, minusZero64}, {0, 3, 0},
		{0, 2, 0}, {minusZero64, 2, 0}, {minusZero64, 0.5, 0}, {0, plusInf64, 0}, {minusZero64, plusInf64, 0},
		{minusZero64, 0x1p53 - 1, minusZero64}, {minusZero64, 0x1p53, 0}, {minusZero64, 1e300, 0},

		{-1, plusInf64, 1}, {-1, minusInf64, 1}, {1, plusInf64, 1}, {1, minusInf64, 1},
		{1, nan64, 1}, {1, 17, 1}, {1, payload, 1}, {1, math.MaxFloat64, 1},
		{nan64, 0, 1}, {nan64, minusZero64, 1}, {5, 0, 1}, {minusInf64, 0, 1}, {plusInf64, minusZero64, 1}, {0, 0, 1}, {payload, 0, 1},
		{-1, 0.5, nan64}, {-8, 1. / 3, nan64}, {-math.MaxFloat64, 1.5, nan64}, {-least64, -0.5, nan64},

		{0.5, minusInf64, plusInf64}, {-0.5, minusInf64, plusInf64}, {2, minusInf64, 0}, {-2, minusInf64, 0},
		{0.5, plusInf64, 0}, {-0.5, plusInf64, 0}, {2, plusInf64, plusInf64}, {-2, plusInf64, plusInf64},
		{0x1.fffffffffffffp-1, plusInf64, 0}, {0x1.0000000000001p0, plusInf64, plusInf64},
		{plusInf64, minusInf64, 0}, {plusInf64, plusInf64, plusInf64}, {minusInf64, plusInf64, plusInf64}, {minusInf64, minusInf64, 0},

		{minusInf64, -1, minusZero64}, {minusInf64, -3, minusZero64}, {minusInf64, -2, 0}, {minusInf64, -0.5, 0},
		{minusInf64, 1, minusInf64}, {minusInf64, 3, minusInf64}, {minusInf64, 2, plusInf64}, {minusInf64, 0.5, plusInf64},
		{plusInf64, -0.5, 0}, {plusInf64, 0.5, plusInf64}, {plusInf64, -least64, 0}, {plusInf64, least64, plusInf64},

		{nan64, 1, nan64}, {payload, -2, nan64}, {2, payload, nan64}, {0, nan64, nan64}, {minusInf64, nan64, nan64},
		{nan64, nan64, nan64}, {nan64, plusInf64, nan64}, {-1, nan64, nan64},

		{2, 0.5, math.Sqrt2}, {2, 1023, 0x1p1023}, {2, 1024, plusInf64}, {2, -1074, least64}, {2, -1075, 0}, {2, -1080, 0},
		{-2, 3, -8}, {-2, -1075, minusZero64}, {-2, 1025, minusInf64}, {-2, 1026, plusInf64}, {10, 22, 1e22},
		{least64, 1, least64}, {least64, -1, plusInf64}, {least64, 0.5, 0x1p-537}, {math.MaxFloat64, 1, math.MaxFloat64},
		{0x1.fffffffffffffp-1, 1e300, 0}, {0x1.0000000000001p0, -1e300, 0}, {3, least64, 1}, {1e-300, -least64, 1},
		{-3, 0x1p53 + 2, plusInf64}, {-0.5, 0x1p53 - 1, minusZero64},
	})
}

func TestPow64IsExactWhereTheResultIs(t *testing.T) {
	for base := 2.0; base < 200; base++ {
		for exponent, want := 1.0, base; want < 0x1p53; exponent, want = exponent+1, want*base {
			if got := Pow64[float64, uint64, bool](Scalar64{}, base, exponent); got != want {
				t.Errorf("%v^%v = %v, want %v", base, exponent, got, want)
			}
			if got := Pow64[float64, uint64, bool](Scalar64{}, want, 1/exponent); exponent == 2 && got != base {
				t.Errorf("%v^%v = %v, want %v", want, 1/exponent, got, base)
			}
		}
	}
}
