package elementary

import (
	"math"
	"math/big"
	"math/rand"
	"os"
	"testing"
)

// A pairDraw makes two arguments that belong together.
type pairDraw func(r *rand.Rand) (x, y float64)

// positive is the magnitude of what another draw makes.
func positive(d draw) draw {
	return func(r *rand.Rand) float64 { return math.Abs(d(r)) }
}

// above1 is 1 + |d|.
func above1(d draw) draw {
	return func(r *rand.Rand) float64 { return 1 + math.Abs(d(r)) }
}

// exponents are y for an x of this draw so that |y log(x)| is at most limit.
func exponents(x draw, limit float64) pairDraw {
	return func(r *rand.Rand) (float64, float64) {
		base := x(r)
		return base, limit * (2*r.Float64() - 1) / math.Log(base)
	}
}

// independent draws both.
func independent(x, y draw) pairDraw {
	return func(r *rand.Rand) (float64, float64) { return x(r), y(r) }
}

// whole rounds what another draw makes.
func whole(d draw) draw {
	return func(r *rand.Rand) float64 { return math.Round(d(r)) }
}

var (
	everyExponent     = []draw{magnitudes(-1074, 9), within(-760, 760), magnitudes(-12, 6), within(-1, 1), within(-0.05, 0.05)}
	everyPositive     = []draw{positive(magnitudes(-1074, 1023)), within(0.5, 2), above1(magnitudes(-52, -1)), within(0.98, 1.02), within(0, 1e6)}
	everyMagnitude    = []draw{magnitudes(-1074, 1023), magnitudes(-20, 20), within(-2, 2), within(0, 0.1)}
	nearOne           = above1(magnitudes(-52, -3))
	negative          = func(d draw) draw { return func(r *rand.Rand) float64 { return -math.Abs(d(r)) } }
	anywhere          = magnitudes(-1074, 1023)
	exponentialCorner = []float64{0, 1, 0.5, 2, math.Ln2, math.Ln2 / 2, 0x1p-54, 0x1p-53, 0x1p-1074, 0x1.62e42fefa39efp-8, 0x1.62e42fefa39efp-7}
	positiveCorner    = []float64{1, 2, 10, 0x1p-1074, 0x1p-1022, math.MaxFloat64, 0x1.62p-1, 0x1.fffffffffffffp-1, 0x1.0000000000001p0}
)

var exponentialAccuracy64 = []struct {
	accuracy64
	pairs []pairDraw
}{
	{accuracy64: accuracy64{name: "exp", reference: one(bigExp), bound: 0.52, draws: append(everyExponent, within(-746, -700)), fixed: exponentialCorner}},
	{accuracy64: accuracy64{name: "exp2", reference: one(bigExp2), bound: 0.52, draws: append(everyExponent, within(-1076, -1000), within(-1080, 1024)), fixed: exponentialCorner}},
	{accuracy64: accuracy64{name: "expm1", reference: one(bigExpm1), bound: 0.52, draws: append(everyExponent, within(-0.6, 0.6)), fixed: exponentialCorner}},
	{accuracy64: accuracy64{name: "log", reference: one(bigLog), bound: 0.52, draws: everyPositive, fixed: positiveCorner}},
	{accuracy64: accuracy64{name: "log2", reference: one(bigLog2), bound: 0.52, draws: everyPositive, fixed: positiveCorner}},
	{accuracy64: accuracy64{name: "log10", reference: one(bigLog10), bound: 0.52, draws: everyPositive, fixed: positiveCorner}},
	{accuracy64: accuracy64{name: "log1p", reference: one(bigLog1p), bound: 0.52, draws: append(everyPositive, within(-1, 0), magnitudes(-60, -2), negative(magnitudes(-1074, -1))), fixed: positiveCorner}},
	{accuracy64: accuracy64{name: "sinh", reference: one(bigSinh), bound: 0.52, draws: append(everyExponent, within(709, 710.4)), fixed: exponentialCorner}},
	{accuracy64: accuracy64{name: "cosh", reference: one(bigCosh), bound: 0.52, draws: append(everyExponent, within(709, 710.4)), fixed: exponentialCorner}},
	{accuracy64: accuracy64{name: "tanh", reference: one(bigTanh), bound: 0.52, draws: append(everyExponent, within(-20, 20)), fixed: exponentialCorner}},
	{accuracy64: accuracy64{name: "asinh", reference: one(bigAsinh), bound: 0.52, draws: everyMagnitude, fixed: positiveCorner}},
	{accuracy64: accuracy64{name: "acosh", reference: one(bigAcosh), bound: 0.52, draws: []draw{above1(anywhere), above1(magnitudes(-52, 0)), above1(magnitudes(0, 40)), above1(within(0, 3))}, fixed: []float64{1.5, 2, math.MaxFloat64}}},
	{accuracy64: accuracy64{name: "atanh", reference: one(bigAtanh), bound: 0.52, draws: []draw{magnitudes(-1074, -1), magnitudes(-8, -1), within(-1, 1), within(0.99, 1)}}},
	{accuracy64: accuracy64{name: "sigmoid", reference: one(bigSigmoid), bound: 0.52, draws: append(everyExponent, within(-50, 50)), fixed: exponentialCorner}},
	{accuracy64: accuracy64{name: "softplus", reference: one(bigSoftplus), bound: 0.52, draws: append(everyExponent, within(-50, 50)), fixed: exponentialCorner}},
	{accuracy64: accuracy64{name: "cbrt", reference: one(bigCbrt), bound: 0.52, draws: append(everyMagnitude, within(1, 8)), fixed: positiveCorner}},
	{accuracy64: accuracy64{name: "rsqrt", reference: one(bigRsqrt), bound: 0.52, draws: append(everyPositive, within(1, 4)), fixed: positiveCorner}},
	{accuracy64: accuracy64{name: "hypot", reference: bigHypot, bound: 0.52}, pairs: []pairDraw{
		independent(anywhere, anywhere), independent(magnitudes(-6, 6), magnitudes(-6, 6)), independent(within(-1, 1), within(-1, 1)),
		independent(magnitudes(1000, 1022), magnitudes(1000, 1022)), independent(magnitudes(-1074, -1040), magnitudes(-1074, -1040)),
		independent(magnitudes(-530, -480), magnitudes(-530, -480)),
	}},
	{accuracy64: accuracy64{name: "pow", reference: bigPow, bound: 0.53}, pairs: []pairDraw{
		exponents(positive(anywhere), 746), exponents(nearOne, 746), exponents(within(0.5, 2), 746), exponents(within(0.98, 1.02), 710),
		exponents(within(1, 100), 5), independent(within(0, 10), within(-30, 30)), independent(negative(within(0, 10)), whole(within(-50, 50))),
		independent(positive(anywhere), magnitudes(-1074, 1023)),
	}},
}

// Where a result is subnormal it has been rounded twice, with 0.76 ULP at most.
func TestExponential64IsAccurate(t *testing.T) {
	samples := 20_000
	if os.Getenv("WEFT_EXHAUSTIVE") == "1" {
		samples = 1_000_000
	}
	for _, c := range exponentialAccuracy64 {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			f := functions64()[c.name]
			r := rand.New(rand.NewSource(1))
			worst, at := [2]float64{}, [2][2]float64{} // of normal results, of subnormal ones
			try := func(x, y float64) {
				got := f.Eval(Scalar64{}, []float64{x, y}[:f.Arity])
				kind := 0
				if math.Abs(got) < 0x1p-1022 {
					kind = 1
				}
				if err := ulpError64(got, c.reference(newBig(x), newBig(y))); err > worst[kind] {
					worst[kind], at[kind] = err, [2]float64{x, y}
				}
			}
			for _, x := range c.fixed {
				try(x, 0)
			}
			for i := range samples {
				if c.pairs != nil {
					try(c.pairs[i%len(c.pairs)](r))
				} else {
					try(c.draws[i%len(c.draws)](r), 0)
				}
			}
			for kind, bound := range [2]float64{c.bound, 0.76} {
				of := [2]string{"normal", "subnormal"}[kind]
				t.Logf("%s, %s results: %.3f ULP at %x, of %d inputs", c.name, of, worst[kind], at[kind][:f.Arity], samples)
				if worst[kind] > bound {
					t.Errorf("%s, %s results: %.3f ULP at %x, bound %v", c.name, of, worst[kind], at[kind][:f.Arity], bound)
				}
			}
		})
	}
}

func bigExp2(x *big.Float) *big.Float  { return bigExp(bigMul(x, bigLn2)) }
func bigLog2(x *big.Float) *big.Float  { return bigQuo(bigLog(x), bigLn2) }
func bigLog10(x *big.Float) *big.Float { return bigQuo(bigLog(x), bigLn10) }
func bigRsqrt(x *big.Float) *big.Float { return bigQuo(bigOne, bigSqrt(x)) }
func bigAbs(x *big.Float) *big.Float   { return bigNew().Abs(x) }

// bigSinh is (e + e / (1+e)) / 2 with x's sign, e = e^|x| - 1.
func bigSinh(x *big.Float) *big.Float {
	e := bigExpm1(bigAbs(x))
	y := bigScale(bigAdd(e, bigQuo(e, bigAdd(bigOne, e))), -1)
	if x.Signbit() {
		return bigNeg(y)
	}
	return y
}

func bigCosh(x *big.Float) *big.Float {
	e := bigExp(x)
	return bigScale(bigAdd(e, bigQuo(bigOne, e)), -1)
}

func bigTanh(x *big.Float) *big.Float {
	e := bigExpm1(bigScale(x, 1))
	return bigQuo(e, bigAdd(e, newBig(2)))
}

// bigAsinh is log(1 + t + t^2 / (1 + sqrt(1 + t^2))) with x's sign, t = |x|.
func bigAsinh(x *big.Float) *big.Float {
	t := bigAbs(x)
	square := bigMul(t, t)
	y := bigLog1p(bigAdd(t, bigQuo(square, bigAdd(bigOne, bigSqrt(bigAdd(bigOne, square))))))
	if x.Signbit() {
		return bigNeg(y)
	}
	return y
}

// bigAcosh is log(1 + t + sqrt(2t + t^2)), t = x - 1.
func bigAcosh(x *big.Float) *big.Float {
	t := bigSub(x, bigOne)
	return bigLog1p(bigAdd(t, bigSqrt(bigAdd(bigScale(t, 1), bigMul(t, t)))))
}

func bigAtanh(x *big.Float) *big.Float {
	return bigScale(bigLog1p(bigQuo(bigScale(x, 1), bigSub(bigOne, x))), -1)
}

func bigSigmoid(x *big.Float) *big.Float {
	return bigQuo(bigOne, bigAdd(bigOne, bigExp(bigNeg(x))))
}

func bigSoftplus(x *big.Float) *big.Float {
	y := bigLog1p(bigExp(bigNeg(bigAbs(x))))
	if x.Sign() > 0 {
		return bigAdd(x, y)
	}
	return y
}

// bigCbrt is three steps of Newton's, each of which doubles the 53 bits it begins with.
func bigCbrt(x *big.Float) *big.Float {
	approximate, _ := x.Float64()
	y, three := newBig(math.Cbrt(approximate)), newBig(3)
	for range 3 {
		square := bigMul(y, y)
		y = bigSub(y, bigQuo(bigSub(bigMul(square, y), x), bigMul(three, square)))
	}
	return y
}

func bigHypot(x, y *big.Float) *big.Float {
	return bigSqrt(bigAdd(bigMul(x, x), bigMul(y, y)))
}

// bigPow is |x|^y with the sign for an integer y; what is far outside of
// float64's range is 2^±3000.
func bigPow(x, y *big.Float) *big.Float {
	exponent := bigMul(y, bigLog(bigAbs(x)))
	var power *big.Float
	switch approximate, _ := exponent.Float64(); {
	case approximate > 2000:
		power = bigScale(bigOne, 3000)
	case approximate < -2000:
		power = bigScale(bigOne, -3000)
	default:
		power = bigExp(exponent)
	}
	if whole, _ := y.Int(nil); x.Signbit() && whole.Bit(0) == 1 {
		return bigNeg(power)
	}
	return power
}

var (
	plusInf64   = math.Inf(1)
	minusInf64  = math.Inf(-1)
	minusZero64 = math.Copysign(0, -1)
	nan64       = math.Float64frombits(canonicalNaN64)
	least64     = math.SmallestNonzeroFloat64
)

// A corner64 is one or two arguments and the result, of which every bit counts.
type corner64 struct{ x, y, want float64 }

// of1 are corners of a function of one value, as pairs of argument and result.
func of1(pairs ...float64) []corner64 {
	var c []corner64
	for i := 0; i < len(pairs); i += 2 {
		c = append(c, corner64{x: pairs[i], want: pairs[i+1]})
	}
	return c
}

func checkCorners64(t *testing.T, name string, corners []corner64) {
	t.Helper()
	f := functions64()[name]
	for _, c := range corners {
		in := []float64{c.x, c.y}[:f.Arity]
		got := f.Eval(Scalar64{}, in)
		if math.Float64bits(got) != math.Float64bits(c.want) {
			t.Errorf("%s(%v) = %v (%#016x), want %v", name, in, got, math.Float64bits(got), c.want)
		}
	}
	if f.Arity == 2 {
		return
	}
	for _, bits := range []uint64{canonicalNaN64, 0x7ff8123456789abc, 0xfff8000000000000, 0x7ff0000000000001, 0xffffffffffffffff} {
		if got := f.Eval(Scalar64{}, []float64{math.Float64frombits(bits)}); math.Float64bits(got) != canonicalNaN64 {
			t.Errorf("%s(NaN %#x) = %#016x, want the canonical NaN", name, bits, math.Float64bits(got))
		}
	}
}

// Odd and even functions are so in every bit.
func TestExponential64Symmetry(t *testing.T) {
	r := rand.New(rand.NewSource(2))
	for name, sign := range map[string]float64{"sinh": -1, "tanh": -1, "asinh": -1, "atanh": -1, "cbrt": -1, "cosh": 1} {
		f := functions64()[name]
		for range 10_000 {
			x := anywhere(r)
			if name == "atanh" {
				x = within(-1, 1)(r)
			}
			plus, minus := f.Eval(Scalar64{}, []float64{x}), f.Eval(Scalar64{}, []float64{-x})
			if math.Float64bits(minus) != math.Float64bits(sign*plus) {
				t.Fatalf("%s(%x) = %x, but %x for the negative", name, x, plus, minus)
			}
		}
	}
}
