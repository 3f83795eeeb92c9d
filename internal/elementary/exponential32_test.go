package elementary

import (
	"math"
	"testing"
)

// exponentialAccuracy32 says what is tried of a function, besides all sizes, and
// what is promised. The references are good to 2^-44 of themselves and better:
// the standard library's functions of float64 are good to a few last places of
// 53 bits, and what is composed of them here does not cancel.
var exponentialAccuracy32 = []struct {
	name      string
	reference func(x float64) float64
	low, high float32 // more is tried between these, of either sign
	hard      []float32
	bound     float64 // ULP; the greatest seen, of 2^26 and of all where it is, rounded up
}{
	{"exp", math.Exp, 0x1p-24, 104, []float32{0x1.62e42ep-2, 0x1.62e430p-2, -0x1.5f5b5ap6}, 0.78},
	{"exp2", math.Exp2, 0x1p-24, 150, []float32{0x1.f92b82p6, 0x1.fa6dd8p6, 0.5, 0x1.000002p-1, 1.5}, 0.77},
	{"expm1", math.Expm1, 0x1p-25, 89, []float32{0x1.9d6952p-2, 0x1.9d3ccp-2, 0x1.9c7216p-2, 0x1.269622p-2, 0x1.fffffep-25, 0x1p-24}, 0.83},
	{"sinh", math.Sinh, 0x1p-13, 89.5, []float32{0x1.675464p-2, 0x1.6a5aa2p-2, 0x1.69c7b2p-2, 0x1.fffffep-13, 0x1p-12}, 0.80},
	{"cosh", math.Cosh, 0x1p-13, 89.5, []float32{0x1.ff021ap2, 0x1.fe5ae4p2, 0x1.210bbcp2}, 0.74},
	{"tanh", math.Tanh, 0x1p-13, 9.25, []float32{0x1.b07edap-3, 0x1.a39824p-3, 0x1.b0ff58p-3, 0x1.70a63p-3, 0x1.fffffep-13, 0x1p-12}, 0.77},
	{"sigmoid", exactSigmoid, 0x1p-24, 104, []float32{0x1.5f5b5ap6}, 0.78},
	{"softplus", exactSoftplus, 0x1p-24, 104, []float32{0x1.5f5b5ap6}, 0.78},
	{"erf", math.Erf, 0x1p-13, 4, []float32{0x1.897026p-1, 0x1.cf395ap-1, 0.78125, 0x1.8ffffep-1, 0x1p-60, 0x1.fffffep-61}, 0.86},
	{"erfc", math.Erfc, 0x1p-24, 10.125, []float32{0x1.26ec38p3, 1.5, 0x1.800002p0}, 0.79},
	{"gelu", exactGelu, 0x1p-31, 14.5, []float32{0x1.a59744p3, 2.125, 0x1.100002p1, 0x1p-30, 0x1.fffffep-31, 6}, 0.79},
	{"gelu_tanh", exactGeluTanh, 0x1p-31, 11, []float32{0x1.440a5cp3, 0x1.608ap1, 0x1p-30, 0x1.fffffep-31, 6}, 0.79},
}

// exactSigmoid is 1 / (1 + e^-x), precise at either end.
func exactSigmoid(x float64) float64 {
	if x < 0 {
		return math.Exp(x) / (1 + math.Exp(x))
	}
	return 1 / (1 + math.Exp(-x))
}

func exactSoftplus(x float64) float64 { return max(x, 0) + math.Log1p(math.Exp(-math.Abs(x))) }

func exactGelu(x float64) float64 { return x / 2 * math.Erfc(-x/math.Sqrt2) }

func exactGeluTanh(x float64) float64 {
	return x * exactSigmoid(math.Sqrt(8/math.Pi)*(x+0.044715*x*x*x))
}

// ulpError is how far got is from want in units of the last place of want, a
// subnormal's being 2^-149. What is beyond the finite numbers, on either side,
// counts as 2^128.
func ulpError(got float32, want float64) float64 {
	if math.IsNaN(want) || got != got {
		if math.IsNaN(want) && got != got {
			return 0
		}
		return math.Inf(1)
	}
	limit := func(v float64) float64 { return min(max(v, -0x1p128), 0x1p128) }
	_, exponent := math.Frexp(limit(want))
	if want == 0 {
		exponent = -125
	}
	unit := math.Ldexp(1, min(max(exponent, -125), 128)-24)
	return math.Abs(limit(float64(got))-limit(want)) / unit
}

func TestUlpError(t *testing.T) {
	inf, nan := math.Inf(1), math.NaN()
	for _, c := range []struct {
		got  float32
		want float64
		ulp  float64
	}{
		{1, 1, 0}, {1, 1 + 0x1p-24, 0.5}, {1, 1 - 0x1p-25, 0.5}, {-2, -1.75, 0x1p21},
		{0x1p-149, 0, 1}, {0, 0x1p-150, 0.5}, {0x1p-126, 0x1p-126 - 0x1p-150, 0.5},
		{float32(inf), 0x1p128, 0}, {float32(inf), inf, 0}, {float32(-inf), -0x1p200, 0},
		{math.MaxFloat32, inf, 1}, {float32(inf), math.MaxFloat32, 1},
		{float32(nan), nan, 0}, {float32(nan), 1, inf}, {1, nan, inf},
	} {
		if ulp := ulpError(c.got, c.want); ulp != c.ulp {
			t.Errorf("%v is %v ULP from %v, want %v", c.got, ulp, c.want, c.ulp)
		}
	}
}

func TestExponential32IsAccurate(t *testing.T) {
	for _, c := range exponentialAccuracy32 {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			f := functions32()[c.name]
			worst, at := 0.0, float32(0)
			samples32(c.low, c.high, c.hard, func(x float32) {
				got := f.Eval(Scalar{}, []float32{x})
				if got != got && math.Float32bits(got) != canonicalNaN {
					t.Fatalf("%s(%x) is the NaN %#x", c.name, x, math.Float32bits(got))
				}
				if err := ulpError(got, c.reference(float64(x))); err > worst {
					worst, at = err, x
				}
			})
			t.Logf("%s: %.4f ULP at %x", c.name, worst, at)
			if worst > c.bound {
				t.Errorf("%s: %.4f ULP at %x, bound %v", c.name, worst, at, c.bound)
			}
		})
	}
}

func TestExponential32IsAllTested(t *testing.T) {
	tested := map[string]bool{}
	for _, c := range exponentialAccuracy32 {
		tested[c.name] = true
	}
	for _, f := range exponential32[float32, uint32, bool]() {
		if !tested[f.Name] {
			t.Errorf("%s is not in exponentialAccuracy32", f.Name)
		}
	}
}

// What a device does with subnormal intermediate results must not matter.
func TestExponential32DoesNotDependOnSubnormals(t *testing.T) {
	for _, c := range exponentialAccuracy32 {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			f := functions32()[c.name]
			samples32(c.low, c.high, c.hard, func(x float32) {
				native, flushed := f.Eval(Scalar{}, []float32{x}), f.Eval(flushing{}, []float32{x})
				if math.Float32bits(native) != math.Float32bits(flushed) {
					t.Fatalf("%s(%x) = %x, and %x where subnormals are flushed", c.name, x, native, flushed)
				}
			})
		})
	}
}

// The values of exponentialCorners32.
const (
	infBits, negInfBits             = infinity, minusInfBits
	oneBits, minusOneBits, halfBits = one32, one32 | signBit, 0x3f000000
	twoBits                         = 0x40000000
	minNormal                       = 0x00800000
	greatestSubnormal               = 0x007fffff
	greatestBits, lowestBits        = 0x7f7fffff, 0xff7fffff
	ln2Bits                         = 0x3f317218
)

var exponentialCorners32 = []struct {
	name  string
	pairs []uint32 // argument, result, and so on
}{
	{"exp2", []uint32{
		0, oneBits, minusZeroBits, oneBits, infBits, infBits, negInfBits, 0, 1, oneBits, greatestSubnormal | signBit, oneBits,
		oneBits, twoBits, minusOneBits, halfBits, math.Float32bits(10), math.Float32bits(1024), math.Float32bits(127), 0x7f000000, math.Float32bits(128), infBits, math.Float32bits(0x1.fffffep6), 0x7f7fffa7,
		math.Float32bits(-126), minNormal, math.Float32bits(-127), 0x00400000, math.Float32bits(-149), 1, math.Float32bits(-149.5), 1, math.Float32bits(-0x1.2bfffep7), 1, math.Float32bits(-150), 0,
		greatestBits, infBits, lowestBits, 0,
	}},
	{"expm1", []uint32{
		0, 0, minusZeroBits, minusZeroBits, infBits, infBits, negInfBits, minusOneBits, 1, 1, 1 | signBit, 1 | signBit,
		greatestSubnormal, greatestSubnormal, minNormal, minNormal, oneBits, 0x3fdbf0a9, minusOneBits, 0xbf21d2a7,
		math.Float32bits(0x1.62e42ep6), 0x7f7fff84, math.Float32bits(0x1.62e430p6), infBits, greatestBits, infBits, lowestBits, minusOneBits,
		math.Float32bits(-0x1.154244p4), 0xbf7fffff, math.Float32bits(-0x1.154246p4), minusOneBits,
	}},
	{"sinh", []uint32{
		0, 0, minusZeroBits, minusZeroBits, infBits, infBits, negInfBits, negInfBits, 1, 1, 1 | signBit, 1 | signBit,
		greatestSubnormal, greatestSubnormal, minNormal, minNormal, oneBits, 0x3f966cfe, minusOneBits, 0xbf966cfe,
		math.Float32bits(0x1.65a9f8p6), 0x7f7fffec, math.Float32bits(0x1.65a9fap6), infBits, math.Float32bits(-0x1.65a9fap6), negInfBits, greatestBits, infBits, lowestBits, negInfBits,
	}},
	{"cosh", []uint32{
		0, oneBits, minusZeroBits, oneBits, infBits, infBits, negInfBits, infBits, 1, oneBits, greatestSubnormal | signBit, oneBits,
		oneBits, 0x3fc583ab, minusOneBits, 0x3fc583ab,
		math.Float32bits(0x1.65a9f8p6), 0x7f7fffec, math.Float32bits(0x1.65a9fap6), infBits, greatestBits, infBits, lowestBits, infBits,
	}},
	{"tanh", []uint32{
		0, 0, minusZeroBits, minusZeroBits, infBits, oneBits, negInfBits, minusOneBits, 1, 1, 1 | signBit, 1 | signBit,
		greatestSubnormal, greatestSubnormal, minNormal, minNormal, oneBits, 0x3f42f7d6, minusOneBits, 0xbf42f7d6,
		math.Float32bits(0x1.205966p3), 0x3f7fffff, math.Float32bits(0x1.205968p3), oneBits, greatestBits, oneBits, lowestBits, minusOneBits,
	}},
	{"sigmoid", []uint32{
		0, halfBits, minusZeroBits, halfBits, infBits, oneBits, negInfBits, 0, 1, halfBits, greatestSubnormal | signBit, halfBits,
		oneBits, 0x3f3b26a8, minusOneBits, 0x3e89b2b1, math.Float32bits(0x1.154244p4), 0x3f7fffff, math.Float32bits(0x1.154246p4), oneBits,
		math.Float32bits(-0x1.9fe368p6), 1, math.Float32bits(-0x1.9fe36ap6), 0, greatestBits, oneBits, lowestBits, 0,
	}},
	{"softplus", []uint32{
		0, ln2Bits, minusZeroBits, ln2Bits, infBits, infBits, negInfBits, 0, 1, ln2Bits, greatestSubnormal | signBit, ln2Bits,
		oneBits, 0x3fa818f5, minusOneBits, 0x3ea063d6, math.Float32bits(17), math.Float32bits(17), math.Float32bits(18), math.Float32bits(18),
		math.Float32bits(-0x1.9fe368p6), 1, math.Float32bits(-0x1.9fe36ap6), 0, greatestBits, greatestBits, lowestBits, 0,
	}},
	{"erf", []uint32{
		0, 0, minusZeroBits, minusZeroBits, infBits, oneBits, negInfBits, minusOneBits, 1, 1, 1 | signBit, 1 | signBit, 3, 3,
		greatestSubnormal, 0x00906eb9, oneBits, 0x3f57bb3d, minusOneBits, 0xbf57bb3d,
		math.Float32bits(0x1.f5ap1), 0x3f7fffff, math.Float32bits(0x1.f6p1), oneBits, greatestBits, oneBits, lowestBits, minusOneBits,
	}},
	{"erfc", []uint32{
		0, oneBits, minusZeroBits, oneBits, infBits, 0, negInfBits, twoBits, 1, oneBits, greatestSubnormal | signBit, oneBits,
		oneBits, 0x3e21130b, minusOneBits, 0x3febdd9f, math.Float32bits(-0x1.ea8f94p1), 0x3fffffff, math.Float32bits(-0x1.ea8f96p1), twoBits,
		math.Float32bits(0x1.41bbf6p3), 1, math.Float32bits(0x1.41bbf8p3), 0, greatestBits, 0, lowestBits, twoBits,
	}},
	{"gelu", []uint32{
		0, 0, minusZeroBits, minusZeroBits, infBits, infBits, negInfBits, minusZeroBits,
		1, 0, 1 | signBit, minusZeroBits, 2, 1, 3, 2, greatestSubnormal, 0x00400000, minNormal, 0x00400000, 2 * minNormal, minNormal,
		oneBits, 0x3f57625f, minusOneBits, 0xbe227686,
		math.Float32bits(-0x1.cb64e8p3), 1 | signBit, math.Float32bits(-0x1.cb64eap3), minusZeroBits, greatestBits, greatestBits, lowestBits, minusZeroBits,
	}},
	{"gelu_tanh", []uint32{
		0, 0, minusZeroBits, minusZeroBits, infBits, infBits, negInfBits, minusZeroBits,
		1, 0, 1 | signBit, minusZeroBits, 2, 1, 3, 2, greatestSubnormal, 0x00400000, minNormal, 0x00400000, 2 * minNormal, minNormal,
		oneBits, 0x3f57585c, minusOneBits, 0xbe229e91,
		math.Float32bits(-0x1.58aaf2p3), 1 | signBit, math.Float32bits(-0x1.58aaf4p3), minusZeroBits, greatestBits, greatestBits, lowestBits, minusZeroBits,
	}},
}

// The Array API 2024.12's special cases (for what it does not have, the limits),
// NaNs of every kind, and the ends of every range.
func TestExponential32AtTheCorners(t *testing.T) {
	for _, c := range exponentialCorners32 {
		corners := []corner32{}
		for i := 0; i < len(c.pairs); i += 2 {
			corners = append(corners, corner32{c.name, c.pairs[i : i+1], c.pairs[i+1]})
		}
		for _, in := range []uint32{canonicalNaN, 0x7fc12345, 0xffc00000, 0x7f800001, 0xff800001, 0x7fffffff, 0xffffffff} {
			corners = append(corners, corner32{c.name, []uint32{in}, canonicalNaN})
		}
		checkCorners32(t, corners)
	}
}
