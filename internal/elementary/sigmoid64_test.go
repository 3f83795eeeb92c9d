package elementary

import (
	"math"
	"testing"
)

func TestSigmoid64Corners(t *testing.T) {
	for name, corners := range map[string][]corner64{
		"sigmoid": of1(0, 0.5, minusZero64, 0.5, plusInf64, 1, minusInf64, 0, 40, 1, math.MaxFloat64, 1, -math.MaxFloat64, 0,
			least64, 0.5, -0x1.74385446d71c3p+9, least64, -746, 0),
		"softplus": of1(0, math.Ln2, minusZero64, math.Ln2, plusInf64, plusInf64, minusInf64, 0, 40, 40, math.MaxFloat64, math.MaxFloat64,
			-math.MaxFloat64, 0, least64, math.Ln2, -0x1.74385446d71c3p+9, least64, -746, 0),
	} {
		t.Run(name, func(t *testing.T) { checkCorners64(t, name, corners) })
	}
}
