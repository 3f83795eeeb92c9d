package elementary

import (
	"math"
	"testing"
)

func TestExp64Corners(t *testing.T) {
	for name, corners := range map[string][]corner64{
		"exp": of1(0, 1, minusZero64, 1, plusInf64, plusInf64, minusInf64, 0, least64, 1, -least64, 1, 0x1p-60, 1,
			math.MaxFloat64, plusInf64, -math.MaxFloat64, 0,
			0x1.62e42fefa39efp+9, 0x1.fffffffffff2ap+1023, 0x1.62e42fefa39fp+9, plusInf64, // around log(2^1024)
			-0x1.74385446d71c3p+9, least64, -0x1.74910d52d3052p+9, 0), // and where the result rounds to 0
		"exp2": of1(0, 1, minusZero64, 1, plusInf64, plusInf64, minusInf64, 0, least64, 1,
			1024, plusInf64, 1023, 0x1p1023, 10, 1024, -1, 0.5, -1022, 0x1p-1022, -1074, least64, -1075, 0, -1080, 0,
			-math.MaxFloat64, 0, math.MaxFloat64, plusInf64),
		"expm1": of1(0, 0, minusZero64, minusZero64, plusInf64, plusInf64, minusInf64, -1, least64, least64, -least64, -least64,
			0x1p-1022, 0x1p-1022, -0x1p-60, -0x1p-60, -40, -1, -1e300, -1, 1e300, plusInf64, 710, plusInf64),
	} {
		t.Run(name, func(t *testing.T) { checkCorners64(t, name, corners) })
	}
}

func TestExp2of64IsExactForIntegers(t *testing.T) {
	for k := -1074; k < 1024; k++ {
		if got, want := Exp2_64[float64, uint64, bool](Scalar64{}, float64(k)), math.Ldexp(1, k); got != want {
			t.Errorf("exp2(%d) = %x, want %x", k, got, want)
		}
	}
}

func TestTheTablesOfExp64AreExact(t *testing.T) {
	for j := range exp2High64 {
		want := bigExp2(newBig(float64(j) / 64))
		high, low := math.Float64frombits(exp2High64[j]), math.Float64frombits(exp2Low64[j])
		if nearest, _ := want.Float64(); nearest != high {
			t.Errorf("exp2High64[%d] = %x, want %x", j, high, nearest)
		}
		if rest, _ := bigSub(want, newBig(high)).Float64(); rest != low {
			t.Errorf("exp2Low64[%d] = %x, want %x", j, low, rest)
		}
	}
}
