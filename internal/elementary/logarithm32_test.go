package elementary

import (
	"math"
	"math/rand"
	"testing"
)

// logarithmAccuracy32 says what is tried of a function, besides all sizes, and
// what is promised. The standard library's functions of float64 are the
// references: they are good to a few last places of 53 bits.
var logarithmAccuracy32 = []struct {
	name      string
	reference func(x float64) float64
	low, high float32 // more is tried between these, and between their negatives
	hard      []float32
	bound     float64 // ULP; the greatest seen of 2^26 and of all in [1/2, 2), rounded up a little
}{
	{"log", math.Log, 0.5, 2, []float32{0x1.6680b4p-1, 0x1.6a09e6p-1, 0x1.6a09e8p-1, 0x1.6a09e6p0, 0x1.6a09e8p0, 0x1.fffffep-1, 0x1.000002p0}, 0.90},
	{"log2", math.Log2, 0.5, 2, []float32{0x1.676806p0, 0x1.6a09e6p-1, 0x1.6a09e8p-1, 0x1.fffffep-1, 0x1.000002p0}, 0.77},
	{"log10", math.Log10, 0.5, 2, []float32{0x1.69d6a6p0, 0x1.6a09e6p-1, 0x1.6a09e8p-1, 0x1.fffffep-1, 0x1.000002p0}, 0.66},
	{"log1p", math.Log1p, 0x1p-26, 1, []float32{-0x1.2cfd66p-2, -0x1.fffffep-1, 0x1p-25, 0x1.fffffep-26, 0x1p24, 0x1p25}, 0.66},
	{"asinh", math.Asinh, 0x1p-13, 0x1p14, []float32{0x1.2be668p0, 0.5, 0x1.fffffep-2, 0x1p14, 0x1.000002p14}, 0.68},
	{"acosh", math.Acosh, 1, 0x1p14, []float32{0x1.8aa784p0, 1.25, 0x1.3ffffep0, 0x1p14, 0x1.000002p14}, 0.68},
	{"atanh", math.Atanh, 0x1p-13, 1, []float32{0x1.ccec5p-2, 0.5, 0x1.fffffep-2, 0x1.fffffep-1}, 0.70},
	{"cbrt", math.Cbrt, 1, 8, []float32{0x1.fffffep0, 0x1.fffffep1, 0x1.fffffep2}, 0.502},
	{"rsqrt", func(x float64) float64 { return 1 / math.Sqrt(x) }, 1, 4, []float32{0x1.fffffep0, 0x1.fffffep1, 0x1.000002p0}, 0.503},
}

func TestLogarithm32IsAccurate(t *testing.T) {
	for _, c := range logarithmAccuracy32 {
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

// What a device does with subnormal intermediate results must not matter.
func TestLogarithm32DoesNotDependOnSubnormals(t *testing.T) {
	for _, c := range logarithmAccuracy32 {
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

// exactPow is x^y for x >= 0, good to 2^-44: the logarithm is to 2^-52, and the
// product is at most 2^7 where the result is finite.
func exactPow(x, y float64) float64 {
	if y == 0 || x == 1 {
		return 1
	}
	return math.Exp(y * math.Log(x))
}

// powers32 calls try with pairs of all sizes, pairs whose power may be any float
// down to the subnormals, with x anywhere or ever closer to 1, and everyday
// ones.
func powers32(try func(x, y float32)) {
	random := rand.New(rand.NewSource(1))
	within := func(x float32) float32 {
		return float32((2*random.Float64() - 1) * 104 / math.Log(float64(x)))
	}
	for range 1 << 18 {
		try(math.Float32frombits(random.Uint32()&signless), math.Float32frombits(random.Uint32()))
		x := math.Float32frombits(random.Uint32() % infinity)
		try(x, within(x))
		x = float32(math.Abs(1 + random.NormFloat64()*math.Exp(-16*random.Float64())))
		try(x, within(x))
		x = 0.6 + random.Float32()
		try(x, within(x))
		try(float32(math.Exp(random.NormFloat64())), float32(4*random.NormFloat64()))
	}
}

// lengths32 calls try with pairs of all sizes, pairs not too far apart, and
// subnormals among the results.
func lengths32(try func(x, y float32)) {
	random := rand.New(rand.NewSource(1))
	for range 1 << 18 {
		x, y := random.Uint32(), random.Uint32()
		try(math.Float32frombits(x), math.Float32frombits(y))
		near := math.Float32frombits(x) * float32(math.Exp(3*random.NormFloat64()))
		try(math.Float32frombits(x), near)
		try(math.Float32frombits(x&0x81ffffff), math.Float32frombits(y&0x81ffffff))
	}
}

var logarithmPairs32 = []struct {
	name      string
	samples   func(try func(x, y float32))
	reference func(x, y float64) float64
	bound     float64
}{
	{"pow", powers32, exactPow, 0.82},
	{"hypot", lengths32, math.Hypot, 0.75}, // a subnormal result is rounded twice
}

func TestLogarithmPairs32AreAccurate(t *testing.T) {
	for _, c := range logarithmPairs32 {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			f := functions32()[c.name]
			worst, at := 0.0, [2]float32{}
			c.samples(func(x, y float32) {
				got := f.Eval(Scalar{}, []float32{x, y})
				if err := ulpError(got, c.reference(float64(x), float64(y))); err > worst {
					worst, at = err, [2]float32{x, y}
				}
			})
			t.Logf("%s: %.4f ULP at %x", c.name, worst, at)
			if worst > c.bound {
				t.Errorf("%s: %.4f ULP at %x, bound %v", c.name, worst, at, c.bound)
			}
		})
	}
}

func TestLogarithmPairs32DoNotDependOnSubnormals(t *testing.T) {
	for _, c := range logarithmPairs32 {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			f := functions32()[c.name]
			c.samples(func(x, y float32) {
				native, flushed := f.Eval(Scalar{}, []float32{x, y}), f.Eval(flushing{}, []float32{x, y})
				if math.Float32bits(native) != math.Float32bits(flushed) {
					t.Fatalf("%s(%x, %x) = %x, and %x where subnormals are flushed", c.name, x, y, native, flushed)
				}
			})
		})
	}
}

// corner32 is a special case, in words.
type corner32 struct {
	name string
	in   []uint32
	want uint32
}

func checkCorners32(t *testing.T, corners []corner32) {
	for _, c := range corners {
		x := make([]float32, len(c.in))
		for i, word := range c.in {
			x[i] = math.Float32frombits(word)
		}
		for _, m := range []Arithmetic[float32, uint32, bool]{Scalar{}, flushing{}} {
			if got := math.Float32bits(functions32()[c.name].Eval(m, x)); got != c.want {
				t.Errorf("%T: %s(%#08x) = %#08x, want %#08x", m, c.name, c.in, got, c.want)
			}
		}
	}
}

// The Array API 2024.12's special cases, NaNs of every kind, and the ends of
// every range.
func TestLogarithm32AtTheCorners(t *testing.T) {
	const (
		inf, nan          = infinity, canonicalNaN
		one, two, half    = one32, 0x40000000, 0x3f000000
		least, most       = 1, 0x7f7fffff
		minNormal         = 0x00800000
		greatestSubnormal = 0x007fffff
	)
	word := math.Float32bits
	corners := []corner32{}
	add := func(name string, pairs ...uint32) {
		for i := 0; i < len(pairs); i += 2 {
			corners = append(corners, corner32{name, pairs[i : i+1], pairs[i+1]})
		}
		for _, in := range []uint32{nan, 0x7fc12345, 0xffc00000, 0x7f800001, 0xff800001, 0x7fffffff, 0xffffffff} {
			corners = append(corners, corner32{name, []uint32{in}, nan})
		}
	}
	add("log", 0, minusInfBits, minusZeroBits, minusInfBits, inf, inf, minusInfBits, nan, one, 0, one|signBit, nan,
		least, word(-0x1.9d1da0p6), greatestSubnormal, word(-0x1.5d58a0p6), minNormal, word(-0x1.5d58a0p6),
		most, word(0x1.62e430p6), least|signBit, nan)
	add("log2", 0, minusInfBits, minusZeroBits, minusInfBits, inf, inf, minusInfBits, nan, one, 0, one|signBit, nan,
		least, word(-149), minNormal, word(-126), most, word(128), least|signBit, nan, half, word(-1))
	add("log10", 0, minusInfBits, minusZeroBits, minusInfBits, inf, inf, minusInfBits, nan, one, 0, one|signBit, nan,
		least, word(-0x1.66d3e8p5), most, word(0x1.344136p5), least|signBit, nan)
	add("log1p", 0, 0, minusZeroBits, minusZeroBits, inf, inf, minusInfBits, nan, one|signBit, minusInfBits, two|signBit, nan,
		least, least, least|signBit, least|signBit, greatestSubnormal, greatestSubnormal, minNormal, minNormal,
		most, word(0x1.62e430p6), one+1|signBit, nan, one-1|signBit, word(-0x1.0a2b24p4), one, word(math.Ln2))
	add("asinh", 0, 0, minusZeroBits, minusZeroBits, inf, inf, minusInfBits, minusInfBits,
		least, least, least|signBit, least|signBit, greatestSubnormal, greatestSubnormal, minNormal, minNormal,
		most, word(0x1.65a9f8p6), most|signBit, word(-0x1.65a9f8p6))
	add("acosh", one, 0, one-1, nan, 0, nan, minusZeroBits, nan, one|signBit, nan, inf, inf, minusInfBits, nan, least, nan, two|signBit, nan,
		one+1, word(0x1p-11), most, word(0x1.65a9f8p6))
	add("atanh", 0, 0, minusZeroBits, minusZeroBits, one, inf, one|signBit, minusInfBits, one+1, nan, one+1|signBit, nan, inf, nan, minusInfBits, nan,
		most, nan, least, least, least|signBit, least|signBit, greatestSubnormal, greatestSubnormal, minNormal, minNormal,
		one-1, word(0x1.154246p3))
	add("cbrt", 0, 0, minusZeroBits, minusZeroBits, inf, inf, minusInfBits, minusInfBits, one, one, one|signBit, one|signBit,
		word(8), two, word(-27), word(-3), least, word(0x1.428a30p-50), 8, word(0x1.428a30p-49), minNormal, word(0x1p-42), most, word(0x1.965feap42))
	add("rsqrt", 0, inf, minusZeroBits, minusInfBits, inf, 0, minusInfBits, nan, one|signBit, nan, least|signBit, nan,
		one, one, word(4), half, word(0.25), two, least, word(0x1.6a09e6p74), 2, word(0x1p74), minNormal, word(0x1p63), most, word(0x1p-64))
	checkCorners32(t, corners)
}

// IEEE 754-2019 9.2.1, C's Annex F.10.4.4 and F.10.4.3, the Array API 2024.12.
func TestLogarithmPairs32AtTheCorners(t *testing.T) {
	var (
		inf      = float32(math.Inf(1))
		nan      = math.Float32frombits(canonicalNaN)
		payload  = math.Float32frombits(0xff812345)
		minus0   = float32(math.Copysign(0, -1))
		least    = float32(math.SmallestNonzeroFloat32)
		most     = float32(math.MaxFloat32)
		corners  []corner32
		sqrtMost = float32(0x1.fffffep63)
	)
	add := func(name string, triples ...float32) {
		for i := 0; i < len(triples); i += 3 {
			x, y, want := math.Float32bits(triples[i]), math.Float32bits(triples[i+1]), math.Float32bits(triples[i+2])
			corners = append(corners, corner32{name, []uint32{x, y}, want})
			if name == "hypot" {
				corners = append(corners, corner32{name, []uint32{y, x}, want}, corner32{name, []uint32{x ^ signBit, y}, want})
			}
		}
	}
	for _, x := range []float32{0, minus0, 1, -1, 2.5, -2.5, inf, -inf, nan, payload, least, -least, most} {
		add("pow", x, 0, 1, x, minus0, 1, 1, x, 1)
	}
	add("pow",
		nan, 1, nan, payload, 2, nan, nan, nan, nan, 2, payload, nan, 0, nan, nan, minus0, payload, nan, -1, nan, nan, inf, nan, nan, nan, inf, nan,
		0, -1, inf, minus0, -1, -inf, 0, -3, inf, minus0, -3, -inf, minus0, -2, inf, minus0, -0.5, inf, 0, -0.5, inf, 0, -inf, inf, minus0, -inf, inf,
		0, 1, 0, minus0, 1, minus0, minus0, 3, minus0, 0, 3, 0, minus0, 2, 0, minus0, 0.5, 0, 0, inf, 0, minus0, inf, 0, 0, least, 0, 0, -least, inf,
		minus0, 0xffffff, minus0, minus0, 0x1000000, 0, minus0, most, 0, minus0, 0x800001, minus0, minus0, 0x7fffff+0.5, 0,
		-1, inf, 1, -1, -inf, 1, -1, 0x1p30, 1, -1, 0xffffff, -1, -1, -3, -1,
		2, inf, inf, 2, -inf, 0, 0.5, inf, 0, 0.5, -inf, inf, -2, inf, inf, -2, -inf, 0, -0.5, inf, 0, -0.5, -inf, inf,
		0x1.fffffep-1, inf, 0, 0x1.000002p0, inf, inf, 0x1.fffffep-1, -most, inf, 0x1.000002p0, -most, 0, most, most, inf, least, most, 0, least, -most, inf,
		inf, inf, inf, inf, -inf, 0, -inf, inf, inf, -inf, -inf, 0, inf, 1, inf, inf, -1, 0, inf, 0.5, inf, inf, -least, 0, inf, least, inf,
		-inf, 1, -inf, -inf, 3, -inf, -inf, 2, inf, -inf, 0.5, inf, -inf, -1, minus0, -inf, -3, minus0, -inf, -2, 0, -inf, -0.5, 0,
		-8, 0.5, nan, -1, 1.5, nan, -most, 0.25, nan, -least, -0.5, nan, -2, least, nan, -2, 0x7fffff+0.5, nan,
		-2, 3, -8, -2, 2, 4, -2, -1, -0.5, 2, 127, 0x1p127, 2, 128, inf, -2, 129, -inf, -2, 128, inf,
		2, -149, least, 2, -150, 0, 2, -140, 0x1p-140, -2, -149, -least, -2, -151, minus0, -2, -152, 0,
		least, 1, least, least, 2, 0, least, -1, inf, most, 1, most, most, 2, inf, 0x1p-126, 1, 0x1p-126, 0x1p-130, -0.5, 0x1p65,
		3, least, 1, 3, -least, 1, most, 0x1p-40, 1, 4, 0.5, 2, 10, 10, 1e10, 5, 10, 9765625, 4, -64, 0x1p-128)
	for _, y := range []float32{0, 1, -2.5, inf, nan, payload, least, most} {
		add("hypot", inf, y, inf, y, inf, inf)
	}
	add("hypot",
		nan, 1, nan, payload, 0, nan, nan, most, nan, nan, nan, nan, nan, payload, nan,
		0, 0, 0, minus0, 0, 0, minus0, minus0, 0, 3, 4, 5, 0x5p100, 0xcp100, 0xdp100, 0x3p-140, 0x4p-140, 0x5p-140, 3*least, 4*least, 5*least,
		least, 0, least, least, least, least, most, 0, most, most, 1, most, most, least, most, most, most, inf, 0x1.6a09e6p127, 0x1.6a09e6p127, inf, 0x1.6a09e4p127, 0x1.6a09e4p127, 0x1.fffffcp127,
		1, 0x1p-12, 1, 1, 0x1p-11, 0x1.000002p0, sqrtMost, 0, sqrtMost, 0x1p-126, least, 0x1p-126, 0x1.fffffcp-127, 0, 0x1.fffffcp-127)
	checkCorners32(t, corners)
}

// Where the exact result is a float, the error before the last rounding, below
// half a last place, leaves it so.
func TestLogarithm32IsExactWhereTheResultIs(t *testing.T) {
	m := Arithmetic[float32, uint32, bool](Scalar{})
	expect := func(name string, in []float32, got, want float32) {
		if got != want {
			t.Errorf("%s(%v) = %v, want %v", name, in, got, want)
		}
	}
	for k := -149; k <= 127; k++ {
		x := float32(math.Ldexp(1, k))
		expect("log2", []float32{x}, Log2(m, x), float32(k))
		if k%2 == 0 {
			expect("rsqrt", []float32{x}, Rsqrt(m, x), float32(math.Ldexp(1, -k/2)))
		}
	}
	for k, x := 0, float32(1); k <= 10; k, x = k+1, x*10 {
		expect("log10", []float32{x}, Log10(m, x), float32(k))
	}
	for n := float32(1); n <= 256; n++ {
		expect("cbrt", []float32{n * n * n}, Cbrt(m, n*n*n), n)
		for k, power := float32(1), n; power < 1<<24 && k < 25; k, power = k+1, power*n {
			expect("pow", []float32{n, k}, Pow(m, n, k), power)
		}
	}
}

func TestTheTablesOfPow(t *testing.T) {
	float := func(w uint64) float64 { return float64(math.Float32frombits(uint32(w))) }
	for i := range powReciprocals {
		r := float(powReciprocals[i])
		for _, end := range []uint32{0, 1 << (mantissaBits - 5)} {
			z := float64(math.Float32frombits(powOffset + uint32(i)<<(mantissaBits-5) + end))
			if math.Abs(z*r-1) > 0.0162 {
				t.Errorf("powReciprocals[%d] = %v is too far from 1/%v", i, r, z)
			}
		}
		if high := float(powLogsHigh[i]) * (1 << 16); high != math.Trunc(high) {
			t.Errorf("powLogsHigh[%d] is no multiple of 2^-16", i)
		}
		if err := float(powLogsHigh[i]) + float(powLogsLow[i]) + math.Log(r); math.Abs(err) > 0x1p-41 {
			t.Errorf("the logarithm of powReciprocals[%d] is off by %g", i, err)
		}
	}
}
