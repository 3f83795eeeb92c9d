package elementary

import (
	"math"
	"testing"
)

func TestRoots64Corners(t *testing.T) {
	for name, corners := range map[string][]corner64{
		"cbrt": of1(0, 0, minusZero64, minusZero64, plusInf64, plusInf64, minusInf64, minusInf64, 1, 1, -8, -2,
			least64, 0x1p-358, -0x1p-1074, -0x1p-358, 0x1p1023, 0x1p341),
		"rsqrt": of1(0, plusInf64, minusZero64, minusInf64, plusInf64, 0, minusInf64, nan64, -1, nan64, -least64, nan64,
			1, 1, 4, 0.5, least64, 0x1p537, 0x1p1022, 0x1p-511),
		"hypot": {
			{plusInf64, nan64, plusInf64}, {minusInf64, nan64, plusInf64}, {nan64, plusInf64, plusInf64}, {nan64, minusInf64, plusInf64},
			{plusInf64, 0, plusInf64}, {1, minusInf64, plusInf64}, {plusInf64, minusInf64, plusInf64},
			{math.Float64frombits(0xfff0000000000001), 1, nan64}, {0, math.Float64frombits(0x7ff8000000000123), nan64},
			{0, 0, 0}, {minusZero64, 0, 0}, {minusZero64, minusZero64, 0}, {minusZero64, -3, 3}, {-3, 4, 5},
			{math.MaxFloat64, 0, math.MaxFloat64}, {math.MaxFloat64, math.MaxFloat64, plusInf64}, {math.MaxFloat64, least64, math.MaxFloat64},
			{least64, 0, least64}, {3 * least64, 4 * least64, 5 * least64}, {0x3p1000, -0x4p1000, 0x5p1000}, {-0x5p-1060, 0xcp-1060, 0xdp-1060},
		},
	} {
		t.Run(name, func(t *testing.T) { checkCorners64(t, name, corners) })
	}
}

func TestCbrt64IsExactForCubes(t *testing.T) {
	for n := 1.0; n < 200_000; n += 7 {
		if got := Cbrt64[float64, uint64, bool](Scalar64{}, n*n*n); got != n {
			t.Fatalf("cbrt(%v^3) = %v", n, got)
		}
	}
}

func TestTheTableOfCbrt64(t *testing.T) {
	for i, word := range cbrtStart64[:48] {
		root := math.Float64frombits(word &^ 0xffffffff)
		inverse := math.Float64frombits(word << 32)
		first := math.Ldexp(1+float64(i%16)/16, i/16)
		last := math.Ldexp(1+float64(i%16+1)/16, i/16)
		for _, z := range []float64{first, last} {
			if math.Abs(z*inverse-1) > 0.0304 {
				t.Errorf("1/c of cbrtStart64[%d] = %x is too far from 1/%v", i, inverse, z)
			}
		}
		if err := root*root*root*inverse - 1; math.Abs(err) > 0x1p-19 {
			t.Errorf("the root of cbrtStart64[%d] is off by %g", i, err)
		}
	}
}
