package elementary

import (
	"math"
	"math/big"
	"math/bits"
	"math/rand"
	"testing"
)

// twoOverPiBits is the first 384 bits of 2/pi after the point, out of pi by
// Machin's formula: made otherwise than the table that the definitions use.
var twoOverPiBits = func() (words [6]uint64) {
	quotient := new(big.Float).SetPrec(widePrecision).Quo(big.NewFloat(2), bigWidePi)
	all, _ := quotient.SetMantExp(quotient, 64*len(words)).Int(nil)
	for i := range words {
		words[i] = new(big.Int).Rsh(all, uint(64*(len(words)-1-i))).Uint64()
	}
	return words
}()

// quarterTurns is x less the nearest multiple k of pi/2, and k modulo 4, for an x
// that is a float32: r is good to 2^-52 of itself.
func quarterTurns(x float64) (k int, r float64) {
	switch {
	case math.Abs(x) < 0.5:
		return 0, x
	case math.IsNaN(x - x):
		return 0, math.NaN()
	}
	fraction, exponent := math.Frexp(math.Abs(x))
	whole := uint64(fraction * (1 << 24))
	// The bits before this one make multiples of 4.
	first := exponent - 24 - 2
	high, low := bits.Mul64(whole, bitsFrom(first+64))
	high += whole * bitsFrom(first)

	k = int((high + 1<<61) >> 62)
	high, low = high<<2|low>>62, low<<2
	sign := math.Copysign(1, x)
	if int64(high) < 0 {
		var borrow uint64
		low, borrow = bits.Sub64(0, low, 0)
		high, _ = bits.Sub64(0, high, borrow)
		r = -1
	} else {
		r = 1
	}
	r *= sign * math.Pi / 2 * math.Ldexp(float64(high)+math.Ldexp(float64(low), -64), -64)
	return k * int(sign) & 3, r
}

// bitsFrom is 64 of twoOverPiBits from the one with this number on, zeros before
// the first.
func bitsFrom(first int) uint64 {
	word := func(i int) uint64 {
		if i < 0 {
			return 0
		}
		return twoOverPiBits[i]
	}
	i, shift := first>>6, uint(first&63)
	return word(i)<<shift | word(i+1)>>1>>(63-shift)
}

func sinOfQuarters(k int, r float64) float64 {
	return [...]func() float64{
		func() float64 { return math.Sin(r) },
		func() float64 { return math.Cos(r) },
		func() float64 { return -math.Sin(r) },
		func() float64 { return -math.Cos(r) },
	}[k&3]()
}

func exactSin(x float64) float64 { k, r := quarterTurns(x); return sinOfQuarters(k, r) }
func exactCos(x float64) float64 { k, r := quarterTurns(x); return sinOfQuarters(k+1, r) }
func exactTan(x float64) float64 {
	k, r := quarterTurns(x)
	return sinOfQuarters(k, r) / sinOfQuarters(k+1, r)
}

// The standard library's arc sine loses digits near 1; 1 - x^2 is exact here.
func exactAsin(x float64) float64 { return math.Atan2(x, math.Sqrt(1-x*x)) }
func exactAcos(x float64) float64 { return math.Atan2(math.Sqrt(1-x*x), x) }

// hardAngles32 are the float32 nearest to multiples of pi/2 (of all, by the
// continued fractions of 2^q 2/pi), ends of ranges, and inputs near a boundary
// of the reduction.
var hardAngles32 = []float32{
	0x1.f37c8ap95, 0x1.47d0fep34, 0x1.f37c8ap96, 0x1.47d0fep35, 0x1.f9cbe2p7, 0x1.f37c8ap97, 0x1.32ede2p85, 0x1.628d4cp40,
	0x1.921fb6p0, 0x1.921fb6p1, 0x1.921fb4p0, 0x1.921fb6p-1, 0x1.2d97c8p2, 0x1p12, 0x1.fffffep11, 0x1.000002p12,
	0x1p-13, 0x1.fffffep-14, math.MaxFloat32, 0x1p127, 0x1.f030ep1, 0x1.3655c4p11, -0x1.fc5718p117,
}

var hardRatios32 = []float32{
	0x1p-13, 0x1.fffffep-14, 0.5, 0x1.000002p-1, 0x1.fffffep-2, 0x1.fffffep-1, 1, 0x1.000002p0, 2, 0x1.000002p1, 0x1.fffffep0,
	math.MaxFloat32, 0x1p64, 0x1.000002p64, 0x1.ecee9ep-2,
}

// trigonometricAccuracy32 says what is tried of a function, besides all sizes,
// and what is promised.
var trigonometricAccuracy32 = []struct {
	name      string
	reference func(x float64) float64
	low, high float32 // more is tried between these
	hard      []float32
	bound     float64 // ULP; the greatest error of 2^26 inputs and more, rounded up
}{
	{"sin", exactSin, 0x1p-13, 0x1p12, hardAngles32, 0.93},
	{"cos", exactCos, 0x1p-13, 0x1p12, hardAngles32, 0.93},
	{"tan", exactTan, 0x1p-13, 0x1p12, hardAngles32, 0.9},
	{"asin", exactAsin, 0x1p-13, 1, hardRatios32, 0.72},
	{"acos", exactAcos, 0x1p-13, 1, hardRatios32, 0.70},
	{"atan", math.Atan, 0x1p-13, 0x1p12, hardRatios32, 0.80},
}

// samples32 calls try with the hard values and their negatives, then with
// numbers of all sizes, subnormals and NaNs included, with as many between low
// and high, and as many next to multiples of pi/2.
func samples32(low, high float32, hard []float32, try func(x float32)) {
	for _, x := range hard {
		try(x)
		try(-x)
	}
	const each = 1 << 15 // script/exhaustive functions tries all
	random := rand.New(rand.NewSource(1))
	first, last := math.Float32bits(low), math.Float32bits(high)
	for i := range uint32(each) {
		try(math.Float32frombits(i*(1<<32/each) + random.Uint32()%(1<<32/each)))
		try(math.Float32frombits((first + random.Uint32()%(last-first)) | i<<31))
		turns := math.Ldexp(1+random.Float64(), random.Intn(60))
		nearest := math.Float32bits(float32(math.Floor(turns) * (math.Pi / 2)))
		try(math.Float32frombits(nearest + random.Uint32()%3 - 1))
	}
}

// functions32 are the float32 functions by name.
func functions32() map[string]Function[float32, uint32, bool] {
	byName := map[string]Function[float32, uint32, bool]{}
	for _, f := range Float32[float32, uint32, bool]() {
		byName[f.Name] = f
	}
	return byName
}

func TestTrigonometric32IsAccurate(t *testing.T) {
	for _, c := range trigonometricAccuracy32 {
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
			t.Logf("%s: %.3f ULP at %x", c.name, worst, at)
			if worst > c.bound {
				t.Errorf("%s: %.3f ULP at %x, bound %v", c.name, worst, at, c.bound)
			}
		})
	}
}

// What a device does with subnormal intermediate results must not matter.
func TestTrigonometric32DoesNotDependOnSubnormals(t *testing.T) {
	for _, c := range trigonometricAccuracy32 {
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

// pairs32 calls try with points of all sizes, with points whose coordinates are
// within 2^24 of each other, and with quotients about the least normal number.
func pairs32(try func(y, x float32)) {
	random := rand.New(rand.NewSource(1))
	for range 1 << 18 {
		x, y := random.Uint32(), random.Uint32()
		try(math.Float32frombits(y), math.Float32frombits(x))
		y = x + random.Uint32()>>(random.Intn(24)+4) ^ y<<31
		try(math.Float32frombits(y), math.Float32frombits(x))
		const modest = 1<<31 | 0x07ffffff
		x, y = x&modest+0x3c000000, random.Uint32()&modest+0x3c000000
		try(math.Float32frombits(y), math.Float32frombits(x))
		x, y = x&modest+0x5d000000, random.Uint32()&modest+0x1c000000
		try(math.Float32frombits(y), math.Float32frombits(x))
	}
}

func TestAtan2IsAccurate(t *testing.T) {
	const bound = 0.9
	worst, at := 0.0, [2]float32{}
	pairs32(func(y, x float32) {
		got := Atan2[float32, uint32, bool](Scalar{}, y, x)
		if err := ulpError(got, math.Atan2(float64(y), float64(x))); err > worst {
			worst, at = err, [2]float32{y, x}
		}
	})
	t.Logf("atan2: %.3f ULP at %x", worst, at)
	if worst > bound {
		t.Errorf("atan2: %.3f ULP at %x, bound %v", worst, at, bound)
	}
}

func TestAtan2DoesNotDependOnSubnormals(t *testing.T) {
	pairs32(func(y, x float32) {
		native := Atan2[float32, uint32, bool](Scalar{}, y, x)
		flushed := Atan2[float32, uint32, bool](flushing{}, y, x)
		if math.Float32bits(native) != math.Float32bits(flushed) {
			t.Fatalf("atan2(%x, %x) = %x, and %x where subnormals are flushed", y, x, native, flushed)
		}
	})
}

// Words that stand for themselves in the tables of special values.
const (
	minusZeroBits = 0x80000000
	minusInfBits  = 0xff800000
	nanBits       = canonicalNaN
	halfPiBits    = 0x3fc90fdb
	piBits        = 0x40490fdb
)

func TestTrigonometric32AtTheCorners(t *testing.T) {
	anyNaN := []uint32{0x7fc12345, 0xffc00000, 0x7f800001, 0xff800001, 0x7fffffff}
	for _, c := range []struct {
		name     string
		in, want uint32
	}{
		{"sin", 0, 0}, {"sin", minusZeroBits, minusZeroBits}, {"sin", infinity, nanBits}, {"sin", minusInfBits, nanBits},
		{"sin", 1, 1}, {"sin", 0x807fffff, 0x807fffff}, {"sin", 0x00800000, 0x00800000}, {"sin", one32, 0x3f576aa4},
		{"cos", 0, one32}, {"cos", minusZeroBits, one32}, {"cos", infinity, nanBits}, {"cos", minusInfBits, nanBits},
		{"cos", 1, one32}, {"cos", 0x807fffff, one32},
		{"tan", 0, 0}, {"tan", minusZeroBits, minusZeroBits}, {"tan", infinity, nanBits}, {"tan", minusInfBits, nanBits},
		{"tan", 1, 1}, {"tan", 0x807fffff, 0x807fffff}, {"tan", one32, 0x3fc75923},
		{"asin", 0, 0}, {"asin", minusZeroBits, minusZeroBits}, {"asin", infinity, nanBits}, {"asin", minusInfBits, nanBits},
		{"asin", 1, 1}, {"asin", 0x807fffff, 0x807fffff},
		{"asin", one32, halfPiBits}, {"asin", one32 | signBit, halfPiBits | signBit},
		{"asin", one32 + 1, nanBits}, {"asin", one32 + 1 | signBit, nanBits}, {"asin", 0x7f7fffff, nanBits},
		{"acos", 0, halfPiBits}, {"acos", minusZeroBits, halfPiBits}, {"acos", infinity, nanBits}, {"acos", minusInfBits, nanBits},
		{"acos", 1, halfPiBits}, {"acos", 0x807fffff, halfPiBits},
		{"acos", one32, 0}, {"acos", one32 | signBit, piBits},
		{"acos", one32 + 1, nanBits}, {"acos", one32 + 1 | signBit, nanBits}, {"acos", 0x7f7fffff, nanBits},
		{"atan", 0, 0}, {"atan", minusZeroBits, minusZeroBits}, {"atan", infinity, halfPiBits}, {"atan", minusInfBits, halfPiBits | signBit},
		{"atan", 1, 1}, {"atan", 0x807fffff, 0x807fffff}, {"atan", 0x7f7fffff, halfPiBits}, {"atan", one32, 0x3f490fdb},
	} {
		for _, m := range []Arithmetic[float32, uint32, bool]{Scalar{}, flushing{}} {
			f := functions32()[c.name]
			if got := math.Float32bits(f.Eval(m, []float32{math.Float32frombits(c.in)})); got != c.want {
				t.Errorf("%T: %s(%#08x) = %#08x, want %#08x", m, c.name, c.in, got, c.want)
			}
			for _, in := range anyNaN {
				if got := math.Float32bits(f.Eval(m, []float32{math.Float32frombits(in)})); got != nanBits {
					t.Errorf("%T: %s(%#08x) = %#08x, want the canonical NaN", m, c.name, in, got)
				}
			}
		}
	}
}

// C99 Annex F.9.1.4 and the Array API 2024.12, atan2.
func TestAtan2AtTheCorners(t *testing.T) {
	const (
		two         = 0x40000000
		quarterPi   = 0x3f490fdb
		threeEighth = 0x4016cbe4 // 3pi/4
		least, most = 1, 0x7f7fffff
		minus       = signBit
	)
	for _, c := range []struct{ y, x, want uint32 }{
		{0, 0, 0}, {0, minusZeroBits, piBits}, {0, two, 0}, {0, two | minus, piBits},
		{0, infinity, 0}, {0, minusInfBits, piBits}, {0, least, 0}, {0, least | minus, piBits},
		{two, 0, halfPiBits}, {two, minusZeroBits, halfPiBits}, {least, 0, halfPiBits}, {least, minusZeroBits, halfPiBits},
		{infinity, 0, halfPiBits}, {infinity, minusZeroBits, halfPiBits},
		{infinity, two, halfPiBits}, {infinity, two | minus, halfPiBits}, {infinity, least, halfPiBits}, {infinity, most | minus, halfPiBits},
		{infinity, infinity, quarterPi}, {infinity, minusInfBits, threeEighth},
		{two, infinity, 0}, {two, minusInfBits, piBits}, {most, infinity, 0}, {most, minusInfBits, piBits},
		{least, infinity, 0}, {least, minusInfBits, piBits},
		{nanBits, two, nanBits}, {two, nanBits, nanBits}, {nanBits, nanBits, nanBits}, {nanBits, 0, nanBits}, {0, nanBits, nanBits},
		{0x7f800001, infinity, nanBits}, {infinity, 0x7fffffff, nanBits},

		{two, two, quarterPi}, {two, two | minus, threeEighth},
		{least, least, quarterPi}, {most, most | minus, threeEighth},
		{least, most, 0}, {least, most | minus, piBits}, {most, least, halfPiBits}, {most, least | minus, halfPiBits},
		{least, one32, least}, {least, two, 0}, {least, one32 - 1, least}, {3, two, 2}, {5, two, 2}, {7, two, 4},
		{0x00ffffff, two, 0x00800000}, {0x00fffffd, two, 0x007ffffe}, {0x00800000, one32, 0x00800000},
	} {
		for _, m := range []Arithmetic[float32, uint32, bool]{Scalar{}, flushing{}} {
			for _, sign := range []uint32{0, minus} {
				want := c.want
				if want != nanBits {
					want |= sign
				}
				y, x := math.Float32frombits(c.y^sign), math.Float32frombits(c.x)
				if got := math.Float32bits(Atan2(m, y, x)); got != want {
					t.Errorf("%T: atan2(%#08x, %#08x) = %#08x, want %#08x", m, c.y^sign, c.x, got, want)
				}
			}
		}
	}
}
