package elementary

import (
	"math"
	"testing"
)

func TestHyperbolic64Corners(t *testing.T) {
	for name, corners := range map[string][]corner64{
		"sinh": of1(0, 0, minusZero64, minusZero64, plusInf64, plusInf64, minusInf64, minusInf64, least64, least64, -least64, -least64,
			0x1p-40, 0x1p-40, 0x1.633ce8fb9f87dp+9, 0x1.ffffffffffd3bp+1023, 0x1.633ce8fb9f87ep+9, plusInf64, -1e300, minusInf64),
		"cosh": of1(0, 1, minusZero64, 1, plusInf64, plusInf64, minusInf64, plusInf64, least64, 1, -0x1p-40, 1,
			-0x1.633ce8fb9f87ep+9, plusInf64, 1e300, plusInf64),
		"tanh": of1(0, 0, minusZero64, minusZero64, plusInf64, 1, minusInf64, -1, least64, least64, -least64, -least64,
			0x1p-40, 0x1p-40, 20, 1, -1e300, -1),
		"asinh": of1(0, 0, minusZero64, minusZero64, plusInf64, plusInf64, minusInf64, minusInf64, least64, least64, -least64, -least64,
			0x1p-40, 0x1p-40, math.MaxFloat64, 0x1.633ce8fb9f87ep+9),
		"acosh": of1(1, 0, plusInf64, plusInf64, 0x1.fffffffffffffp-1, nan64, 0, nan64, minusZero64, nan64, -1, nan64, -2, nan64,
			minusInf64, nan64, least64, nan64, math.MaxFloat64, 0x1.633ce8fb9f87ep+9),
		"atanh": of1(0, 0, minusZero64, minusZero64, 1, plusInf64, -1, minusInf64, 0x1.0000000000001p0, nan64, -2, nan64,
			plusInf64, nan64, minusInf64, nan64, least64, least64, -least64, -least64, 0x1p-40, 0x1p-40),
	} {
		t.Run(name, func(t *testing.T) { checkCorners64(t, name, corners) })
	}
}
