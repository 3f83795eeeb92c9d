package elementary

import (
	"math"
	"testing"
)

func TestLog64Corners(t *testing.T) {
	for name, corners := range map[string][]corner64{
		"log": of1(0, minusInf64, minusZero64, minusInf64, plusInf64, plusInf64, minusInf64, nan64, -1, nan64, -least64, nan64, 1, 0,
			least64, -0x1.74385446d71c3p+9, math.MaxFloat64, 0x1.62e42fefa39efp+9),
		"log2": of1(0, minusInf64, minusZero64, minusInf64, plusInf64, plusInf64, minusInf64, nan64, -1, nan64, -least64, nan64, 1, 0,
			least64, -1074, 0x1p1023, 1023, 0.5, -1),
		"log10": of1(0, minusInf64, minusZero64, minusInf64, plusInf64, plusInf64, minusInf64, nan64, -1, nan64, -least64, nan64, 1, 0,
			10, 1, 1e22, 22, 1000, 3),
		"log1p": of1(0, 0, minusZero64, minusZero64, plusInf64, plusInf64, minusInf64, nan64, -1, minusInf64,
			-0x1.0000000000001p0, nan64, -2, nan64, least64, least64, -least64, -least64, 0x1p-1022, 0x1p-1022, 0x1p-60, 0x1p-60,
			math.MaxFloat64, 0x1.62e42fefa39efp+9),
	} {
		t.Run(name, func(t *testing.T) { checkCorners64(t, name, corners) })
	}
}

func TestLog2of64IsExactForPowersOfTwo(t *testing.T) {
	for k := -1074; k < 1024; k++ {
		if got := Log2_64[float64, uint64, bool](Scalar64{}, math.Ldexp(1, k)); got != float64(k) {
			t.Errorf("log2(2^%d) = %x", k, got)
		}
	}
}

func TestLog10of64IsExactForPowersOfTen(t *testing.T) {
	power := 1.0
	for k := 0; k <= 22; k++ {
		if got := Log10_64[float64, uint64, bool](Scalar64{}, power); got != float64(k) {
			t.Errorf("log10(10^%d) = %x", k, got)
		}
		power *= 10
	}
}

// What the definition says of its tables: 1/c is a multiple of 2^-13 near every
// z of the interval, log(c) is complete.
func TestTheTablesOfLog64(t *testing.T) {
	for i := range logInverse64 {
		inverse := math.Float64frombits(logInverse64[i])
		if scaled := inverse * 0x1p13; scaled != math.Trunc(scaled) {
			t.Errorf("logInverse64[%d] = %x is no multiple of 2^-13", i, inverse)
		}
		first := math.Float64frombits(logOffset64 + uint64(i)<<46)
		last := math.Float64frombits(logOffset64 + uint64(i+1)<<46 - 1)
		for _, z := range []float64{first, last} {
			if math.Abs(z*inverse-1) > 0x1p-7 {
				t.Errorf("logInverse64[%d] = %x is too far from 1/%x", i, inverse, z)
			}
		}
		want := bigNeg(bigLog(newBig(inverse)))
		high, low := math.Float64frombits(logHigh64[i]), math.Float64frombits(logLow64[i])
		if scaled := high * 0x1p42; scaled != math.Trunc(scaled) {
			t.Errorf("logHigh64[%d] = %x is no multiple of 2^-42", i, high)
		}
		if rest, _ := bigSub(want, newBig(high)).Float64(); math.Abs(rest-low) > 0x1p-96 {
			t.Errorf("logLow64[%d] = %x, want %x", i, low, rest)
		}
	}
}
