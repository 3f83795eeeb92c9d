package elementary

import (
	"math"
	"math/rand"
	"os"
	"testing"
)

// complexAccuracy is a function with its reference and what is promised. The
// arguments' parts are drawn independently.
type complexAccuracy struct {
	name      string
	reference func(z, w bigComplex) bigComplex
	bound     float64 // ULP of the result's magnitude
	re, im    []draw
	exponents []draw // of either part of a second argument
}

func oneComplex(f func(bigComplex) bigComplex) func(z, w bigComplex) bigComplex {
	return func(z, _ bigComplex) bigComplex { return f(z) }
}

// The reference has 192 bits, so that the arguments stay where its sums lose no
// more than 130.
var (
	planeDraws   = []draw{magnitudes(-30, 30), magnitudes(-4, 4), within(-2, 2), near(1), near(-1), near(0)}
	moderate     = []draw{magnitudes(-30, 6), within(-5, 5), within(-0.1, 0.1)}
	exponentPart = []draw{magnitudes(-30, 5), within(-5, 5), within(-740, 700), within(-0.1, 0.1)}
	unitModulus  = []draw{within(-1.5, 1.5), magnitudes(-20, 1), near(1)}
)

var complexAccuracies = []complexAccuracy{
	{name: "sqrt", reference: oneComplex(bigComplexSqrt), bound: 2, re: everyMagnitude, im: everyMagnitude},
	{name: "sign", reference: oneComplex(bigComplexSign), bound: 1.5, re: everyMagnitude, im: everyMagnitude},
	{name: "exp", reference: oneComplex(bigComplexExp), bound: 2, re: exponentPart, im: angles},
	{name: "exp2", reference: oneComplex(bigComplexExp2), bound: 2, re: exponentPart, im: planeDraws},
	{name: "expm1", reference: oneComplex(bigComplexExpm1), bound: 3, re: exponentPart, im: append(moderate, within(-100, 100))},
	{name: "log", reference: oneComplex(bigComplexLog), bound: 1.2, re: planeDraws, im: planeDraws},
	{name: "log2", reference: oneComplex(bigComplexLog2), bound: 2.5, re: planeDraws, im: planeDraws},
	{name: "log10", reference: oneComplex(bigComplexLog10), bound: 2.5, re: planeDraws, im: planeDraws},
	{name: "log1p", reference: oneComplex(bigComplexLog1p), bound: 2, re: planeDraws, im: planeDraws},
	{name: "sin", reference: oneComplex(bigComplexSin), bound: 2.3, re: angles, im: exponentPart},
	{name: "cos", reference: oneComplex(bigComplexCos), bound: 2.3, re: angles, im: exponentPart},
	{name: "tan", reference: oneComplex(bigComplexTan), bound: 1.2, re: angles, im: moderate},
	{name: "asin", reference: oneComplex(bigComplexAsin), bound: 4, re: planeDraws, im: planeDraws},
	{name: "acos", reference: oneComplex(bigComplexAcos), bound: 4, re: planeDraws, im: planeDraws},
	{name: "atan", reference: oneComplex(bigComplexAtan), bound: 3, re: planeDraws, im: planeDraws},
	{name: "sinh", reference: oneComplex(bigComplexSinh), bound: 2.3, re: exponentPart, im: angles},
	{name: "cosh", reference: oneComplex(bigComplexCosh), bound: 2.3, re: exponentPart, im: angles},
	{name: "tanh", reference: oneComplex(bigComplexTanh), bound: 1.2, re: moderate, im: angles},
	{name: "asinh", reference: oneComplex(bigComplexAsinh), bound: 4, re: planeDraws, im: planeDraws},
	{name: "acosh", reference: oneComplex(bigComplexAcosh), bound: 4, re: planeDraws, im: planeDraws},
	{name: "atanh", reference: oneComplex(bigComplexAtanh), bound: 3, re: planeDraws, im: planeDraws},
	{name: "pow", reference: bigComplexPow, bound: 2, re: unitModulus, im: unitModulus, exponents: []draw{within(-3, 3), within(-300, 300), magnitudes(-20, 8)}},
}

// complexFunctions are the complex functions by name, in Go's numbers.
func complexFunctions() map[string]ComplexFunction[float64, uint64, bool] {
	byName := map[string]ComplexFunction[float64, uint64, bool]{}
	for _, f := range Complex128[float64, uint64, bool]() {
		byName[f.Name] = f
	}
	return byName
}

// complexUlpError is the distance of got from want in units of the last place of
// want's magnitude. A magnitude beyond float64 is not judged.
func complexUlpError(got [2]float64, want bigComplex) float64 {
	magnitude := want.abs()
	if bigExponent(magnitude) > 1023 {
		return 0
	}
	if math.IsNaN(got[0]) || math.IsNaN(got[1]) || math.IsInf(got[0], 0) || math.IsInf(got[1], 0) {
		return math.Inf(1)
	}
	ulp := max(bigExponent(magnitude)-53, -1074)
	return toFloat(bigScale(newBigComplex(got).sub(want).abs(), -ulp))
}

func TestComplexIsAccurate(t *testing.T) {
	samples := 1_500
	if os.Getenv("WEFT_EXHAUSTIVE") == "1" {
		samples = 200_000
	}
	for _, c := range complexAccuracies {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			f := complexFunctions()[c.name]
			r := rand.New(rand.NewSource(1))
			pick := func(from []draw) float64 {
				if len(from) == 0 {
					return 0
				}
				return from[r.Intn(len(from))](r)
			}
			worst, at := 0.0, [][2]float64{}
			for range samples {
				x := [][2]float64{{pick(c.re), pick(c.im)}, {pick(c.exponents), pick(c.exponents)}}
				got := f.Eval(Scalar64{}, x[:f.Arity])
				if err := complexUlpError(got, c.reference(newBigComplex(x[0]), newBigComplex(x[1]))); err > worst {
					worst, at = err, x[:f.Arity]
				}
			}
			t.Logf("%s: %.3f ULP at %x, of %d inputs", c.name, worst, at, samples)
			if worst > c.bound {
				t.Errorf("%s: %.3f ULP at %x, bound %v", c.name, worst, at, c.bound)
			}
		})
	}
}

// The values of complexCorners.
const pi, halfPi, quarterPi = math.Pi, math.Pi / 2, math.Pi / 4

var inf, nan, minusZero = math.Inf(1), math.NaN(), math.Copysign(0, -1)

// complexCorners are arguments and results by the functions' names.
var complexCorners = map[string][][2][2]float64{
	"sqrt": {
		{{0, 0}, {0, 0}}, {{minusZero, 0}, {0, 0}}, {{1, inf}, {inf, inf}}, {{nan, inf}, {inf, inf}}, {{inf, inf}, {inf, inf}}, {{-inf, inf}, {inf, inf}},
		{{1, nan}, {nan, nan}}, {{-inf, 1}, {0, inf}}, {{inf, 1}, {inf, 0}}, {{-inf, nan}, {nan, inf}}, {{inf, nan}, {inf, nan}},
		{{nan, 1}, {nan, nan}}, {{nan, nan}, {nan, nan}}, {{-4, 0}, {0, 2}}, {{4, 0}, {2, 0}}, {{0, 2}, {1, 1}}, {{0x1p1022, 0}, {0x1p511, 0}},
		{{0x1p-1074, 0}, {0x1p-537, 0}}, {{0, 0x1p-1073}, {0x1p-537, 0x1p-537}}, {{-0x1p1023, 0x1p-1000}, {0, 0x1.6a09e667f3bcdp511}},
	},
	"sign": {
		{{3, 4}, {0.6, 0.8}}, {{-3, 4}, {-0.6, 0.8}}, {{0, 5}, {0, 1}}, {{minusZero, 5}, {minusZero, 1}}, {{-0x1p-1074, 0}, {-1, 0}},
		{{inf, 1}, {1, 0}}, {{-inf, 1}, {-1, 0}}, {{-1, inf}, {minusZero, 1}}, {{inf, inf}, {nan, nan}}, {{nan, 1}, {nan, nan}}, {{1, nan}, {nan, nan}},
		{{inf, nan}, {nan, nan}}, {{nan, inf}, {nan, nan}}, {{0, nan}, {nan, nan}}, {{nan, nan}, {nan, nan}}, {{1, 0x1p-1074}, {1, 0x1p-1074}},
	},
	"exp": {
		{{0, 0}, {1, 0}}, {{minusZero, 0}, {1, 0}}, {{1, inf}, {nan, nan}}, {{1, nan}, {nan, nan}}, {{inf, 0}, {inf, 0}}, {{-inf, 1}, {0, 0}}, {{-inf, 2}, {minusZero, 0}},
		{{inf, 1}, {inf, inf}}, {{inf, 2}, {-inf, inf}}, {{-inf, inf}, {0, 0}}, {{inf, inf}, {inf, nan}}, {{-inf, nan}, {0, 0}}, {{inf, nan}, {inf, nan}},
		{{nan, 0}, {nan, 0}}, {{nan, 1}, {nan, nan}}, {{nan, nan}, {nan, nan}},
	},
	"exp2": {
		{{0, 0}, {1, 0}}, {{10, 0}, {1024, 0}}, {{-1074, 0}, {0x1p-1074, 0}}, {{inf, 0}, {inf, 0}}, {{-inf, 1}, {0, 0}}, {{inf, nan}, {inf, nan}},
		{{nan, 0}, {nan, 0}}, {{1, inf}, {nan, nan}}, {{nan, nan}, {nan, nan}},
	},
	"expm1": {
		{{0, 0}, {0, 0}}, {{minusZero, 0}, {minusZero, 0}}, {{1, inf}, {nan, nan}}, {{1, nan}, {nan, nan}}, {{inf, 0}, {inf, 0}}, {{-inf, 1}, {-1, 0}}, {{-inf, 2}, {-1, 0}},
		{{inf, 1}, {inf, inf}}, {{inf, 2}, {-inf, inf}}, {{-inf, inf}, {-1, 0}}, {{inf, inf}, {inf, nan}}, {{-inf, nan}, {-1, 0}}, {{inf, nan}, {inf, nan}},
		{{nan, 0}, {nan, 0}}, {{nan, 1}, {nan, nan}}, {{nan, nan}, {nan, nan}}, {{-50, nan}, {nan, nan}}, {{50, nan}, {nan, nan}},
	},
	"log": {
		{{minusZero, 0}, {-inf, pi}}, {{0, 0}, {-inf, 0}}, {{1, inf}, {inf, halfPi}}, {{1, nan}, {nan, nan}}, {{-inf, 1}, {inf, pi}}, {{inf, 1}, {inf, 0}},
		{{-inf, inf}, {inf, 3 * quarterPi}}, {{inf, inf}, {inf, quarterPi}}, {{inf, nan}, {inf, nan}}, {{-inf, nan}, {inf, nan}}, {{nan, 1}, {nan, nan}},
		{{nan, inf}, {inf, nan}}, {{nan, nan}, {nan, nan}}, {{1, 0}, {0, 0}}, {{-1, 0}, {0, pi}}, {{0, 1}, {0, halfPi}},
	},
	"log2": {
		{{0, 0}, {-inf, 0}}, {{8, 0}, {3, 0}}, {{inf, nan}, {inf, nan}}, {{nan, 1}, {nan, nan}},
	},
	"log10": {
		{{0, 0}, {-inf, 0}}, {{1000, 0}, {3, 0}}, {{1e22, 0}, {22, 0}}, {{inf, nan}, {inf, nan}}, {{nan, 1}, {nan, nan}},
	},
	"log1p": {
		{{-1, 0}, {-inf, 0}}, {{1, inf}, {inf, halfPi}}, {{1, nan}, {nan, nan}}, {{-inf, 1}, {inf, pi}}, {{inf, 1}, {inf, 0}}, {{-inf, inf}, {inf, 3 * quarterPi}},
		{{inf, inf}, {inf, quarterPi}}, {{inf, nan}, {inf, nan}}, {{-inf, nan}, {inf, nan}}, {{nan, 1}, {nan, nan}}, {{nan, inf}, {inf, nan}}, {{nan, nan}, {nan, nan}},
		{{0, 0}, {0, 0}}, {{0x1p-1000, 0}, {0x1p-1000, 0}},
	},
	"sinh": {
		{{0, 0}, {0, 0}}, {{0, inf}, {0, nan}}, {{0, nan}, {0, nan}}, {{1, inf}, {nan, nan}}, {{1, nan}, {nan, nan}}, {{inf, 0}, {inf, 0}}, {{inf, 1}, {inf, inf}},
		{{inf, 2}, {-inf, inf}}, {{inf, inf}, {inf, nan}}, {{inf, nan}, {inf, nan}}, {{nan, 0}, {nan, 0}}, {{nan, 1}, {nan, nan}}, {{nan, nan}, {nan, nan}},
		{{-inf, 1}, {-inf, inf}}, {{minusZero, 0}, {minusZero, 0}},
	},
	"cosh": {
		{{0, 0}, {1, 0}}, {{0, inf}, {nan, 0}}, {{0, nan}, {nan, 0}}, {{1, inf}, {nan, nan}}, {{1, nan}, {nan, nan}}, {{inf, 0}, {inf, 0}}, {{inf, 1}, {inf, inf}},
		{{inf, 2}, {-inf, inf}}, {{inf, inf}, {inf, nan}}, {{inf, nan}, {inf, nan}}, {{nan, 0}, {nan, 0}}, {{nan, 1}, {nan, nan}}, {{nan, nan}, {nan, nan}},
		{{-inf, 1}, {inf, -inf}}, {{-1, 0}, {math.Cosh(1), minusZero}},
	},
	"tanh": {
		{{0, 0}, {0, 0}}, {{0, inf}, {0, nan}}, {{0, nan}, {0, nan}}, {{1, inf}, {nan, nan}}, {{1, nan}, {nan, nan}}, {{inf, 1}, {1, 0}}, {{inf, 2}, {1, minusZero}},
		{{inf, inf}, {1, 0}}, {{inf, nan}, {1, 0}}, {{nan, 0}, {nan, 0}}, {{nan, 1}, {nan, nan}}, {{nan, nan}, {nan, nan}}, {{-inf, 1}, {-1, 0}}, {{400, 1}, {1, 0}}, {{400, nan}, {nan, nan}},
	},
	"sin": {
		{{0, 0}, {0, 0}}, {{inf, 0}, {nan, 0}}, {{nan, 0}, {nan, 0}}, {{inf, 1}, {nan, nan}}, {{nan, 1}, {nan, nan}}, {{0, inf}, {0, inf}}, {{1, inf}, {inf, inf}},
		{{inf, inf}, {nan, inf}}, {{nan, inf}, {nan, inf}}, {{0, nan}, {0, nan}}, {{1, nan}, {nan, nan}}, {{nan, nan}, {nan, nan}},
	},
	"cos": {
		{{0, 0}, {1, minusZero}}, {{minusZero, 0}, {1, 0}}, {{0, inf}, {inf, minusZero}}, {{1, inf}, {inf, -inf}}, {{inf, inf}, {inf, nan}}, {{nan, inf}, {inf, nan}}, {{1, nan}, {nan, nan}}, {{nan, nan}, {nan, nan}},
	},
	"tan": {
		{{0, 0}, {0, 0}}, {{1, inf}, {0, 1}}, {{inf, inf}, {0, 1}}, {{nan, inf}, {0, 1}}, {{0, nan}, {0, nan}}, {{1, nan}, {nan, nan}}, {{nan, nan}, {nan, nan}},
	},
	"asinh": {
		{{0, 0}, {0, 0}}, {{1, inf}, {inf, halfPi}}, {{1, nan}, {nan, nan}}, {{inf, 1}, {inf, 0}}, {{inf, inf}, {inf, quarterPi}}, {{inf, nan}, {inf, nan}},
		{{nan, 0}, {nan, 0}}, {{nan, 1}, {nan, nan}}, {{nan, inf}, {inf, nan}}, {{nan, nan}, {nan, nan}}, {{-inf, 1}, {-inf, 0}}, {{0, 1}, {0, halfPi}}, {{minusZero, 0}, {minusZero, 0}},
	},
	"acos": {
		{{0, 0}, {halfPi, minusZero}}, {{minusZero, 0}, {halfPi, minusZero}}, {{0, nan}, {halfPi, nan}}, {{1, inf}, {halfPi, -inf}}, {{1, nan}, {nan, nan}}, {{-inf, 1}, {pi, -inf}},
		{{inf, 1}, {0, -inf}}, {{-inf, inf}, {3 * quarterPi, -inf}}, {{inf, inf}, {quarterPi, -inf}}, {{inf, nan}, {nan, -inf}}, {{nan, 1}, {nan, nan}},
		{{nan, inf}, {nan, -inf}}, {{nan, nan}, {nan, nan}}, {{1, 0}, {0, minusZero}}, {{-1, 0}, {pi, minusZero}},
	},
	"acosh": {
		{{0, 0}, {0, halfPi}}, {{minusZero, 0}, {0, halfPi}}, {{1, inf}, {inf, halfPi}}, {{1, nan}, {nan, nan}}, {{0, nan}, {nan, halfPi}}, {{-inf, 1}, {inf, pi}}, {{inf, 1}, {inf, 0}},
		{{-inf, inf}, {inf, 3 * quarterPi}}, {{inf, inf}, {inf, quarterPi}}, {{inf, nan}, {inf, nan}}, {{nan, 1}, {nan, nan}}, {{nan, inf}, {inf, nan}}, {{nan, nan}, {nan, nan}}, {{1, 0}, {0, 0}},
	},
	"atanh": {
		{{0, 0}, {0, 0}}, {{0, nan}, {0, nan}}, {{1, 0}, {inf, 0}}, {{1, inf}, {0, halfPi}}, {{1, nan}, {nan, nan}}, {{inf, 1}, {0, halfPi}}, {{inf, inf}, {0, halfPi}},
		{{inf, nan}, {0, nan}}, {{nan, 1}, {nan, nan}}, {{nan, inf}, {0, halfPi}}, {{nan, nan}, {nan, nan}}, {{-inf, 1}, {minusZero, halfPi}}, {{0, 1}, {0, quarterPi}}, {{-1, 0}, {-inf, 0}},
	},
	"asin": {
		{{0, 0}, {0, 0}}, {{1, inf}, {0, inf}}, {{inf, 1}, {halfPi, inf}}, {{inf, inf}, {quarterPi, inf}}, {{nan, inf}, {nan, inf}}, {{0, nan}, {0, nan}}, {{1, nan}, {nan, nan}}, {{1, 0}, {halfPi, 0}},
	},
	"atan": {
		{{0, 0}, {0, 0}}, {{inf, 1}, {halfPi, 0}}, {{1, inf}, {halfPi, 0}}, {{nan, 0}, {nan, 0}}, {{nan, inf}, {nan, 0}}, {{nan, nan}, {nan, nan}}, {{1, 0}, {quarterPi, 0}}, {{0, 1}, {0, inf}},
	},
}

// The special cases of the Array API 2024.12 and C99 Annex G, for a positive sign
// of the imaginary part; the negative one gives the conjugate. where
// the documents leave a sign open the case states what ours is.
func TestComplexAtTheCorners(t *testing.T) {
	for name, rows := range complexCorners {
		f := complexFunctions()[name]
		for _, row := range rows {
			for _, sign := range []float64{1, -1} {
				in, want := row[0], row[1]
				if sign < 0 && math.IsNaN(in[1]) {
					continue // the sign of a NaN says nothing
				}
				in[1], want[1] = sign*in[1], sign*want[1]
				got := f.Eval(Scalar64{}, [][2]float64{in})
				if !sameBits(got, want) {
					t.Errorf("%s(%v) = %v, want %v", name, in, got, want)
				}
			}
		}
	}
}

// A zero of whatever signs has no direction, and no sign either.
func TestComplexSignOfZero(t *testing.T) {
	zero := math.Copysign(0, -1)
	for _, z := range [][2]float64{{0, 0}, {0, zero}, {zero, 0}, {zero, zero}} {
		if got := ComplexSign64(Scalar64{}, z); !sameBits(got, [2]float64{}) {
			t.Errorf("sign(%v) = %v, want +0 + 0i", z, got)
		}
	}
}

// sameBits tells whether both parts are the same, NaN being the canonical one.
func sameBits(got, want [2]float64) bool {
	for i := range got {
		bits := math.Float64bits(want[i])
		if math.IsNaN(want[i]) {
			bits = canonicalNaN64
		}
		if math.Float64bits(got[i]) != bits {
			return false
		}
	}
	return true
}

func TestComplexPowAtTheCorners(t *testing.T) {
	inf, nan := math.Inf(1), math.NaN()
	for _, c := range []struct {
		name       string
		z, w, want [2]float64
	}{
		{"0 as exponent", [2]float64{3, 4}, [2]float64{0, 0}, [2]float64{1, 0}},
		{"0 as exponent of NaN", [2]float64{nan, nan}, [2]float64{0, 0}, [2]float64{1, 0}},
		{"0 as exponent of 0", [2]float64{0, 0}, [2]float64{0, 0}, [2]float64{1, 0}},
		{"0 as base", [2]float64{0, 0}, [2]float64{2, 1}, [2]float64{0, 0}},
		{"0 as base, negative exponent", [2]float64{0, 0}, [2]float64{-2, 1}, [2]float64{nan, nan}},
		{"positive and real", [2]float64{4, 0}, [2]float64{0.5, 0}, [2]float64{2, 0}},
		{"powers of two", [2]float64{2, 0}, [2]float64{-1000, 0}, [2]float64{0x1p-1000, 0}},
		{"infinite base", [2]float64{inf, 0}, [2]float64{2, 0}, [2]float64{nan, nan}},
		{"NaN as exponent", [2]float64{1, 1}, [2]float64{nan, 0}, [2]float64{nan, nan}},
		{"close to 1, a large exponent", [2]float64{0x1.0000000000001p0, 0}, [2]float64{0x1p52, 0}, [2]float64{0x1.5bf0a8b145769p+1, 0}},
	} {
		if got := ComplexPow64(Scalar64{}, c.z, c.w); !sameBits(got, c.want) {
			t.Errorf("%s: pow(%v, %v) = %v, want %v", c.name, c.z, c.w, got, c.want)
		}
	}
}

// At the ends of the range nothing overflows on the way, and little is lost.
func TestComplexAtTheEndsOfTheRange(t *testing.T) {
	const most, ln2 = math.MaxFloat64, math.Ln2
	for _, c := range []struct {
		name     string
		in, want [2]float64
	}{
		{"sqrt", [2]float64{most, most}, [2]float64{0x1.19435caffa9f8p+512, 0x1.d203138f6c828p+510}},
		{"sign", [2]float64{most, most}, [2]float64{math.Sqrt2 / 2, math.Sqrt2 / 2}},
		{"sign", [2]float64{0x1p-1074, -0x1p-1074}, [2]float64{math.Sqrt2 / 2, -math.Sqrt2 / 2}},
		{"log", [2]float64{most, most}, [2]float64{1024.5 * ln2, math.Pi / 4}},
		{"log", [2]float64{0x1p-1074, 0x1p-1074}, [2]float64{-1073.5 * ln2, math.Pi / 4}},
		{"asinh", [2]float64{most, most}, [2]float64{1025.5 * ln2, math.Pi / 4}},
		{"acosh", [2]float64{most, -most}, [2]float64{1025.5 * ln2, -math.Pi / 4}},
		{"log2", [2]float64{0, 0x1p-1074}, [2]float64{-1074, math.Pi / 2 / ln2}},
		{"asin", [2]float64{0x1p1000, 0}, [2]float64{math.Pi / 2, 1001 * ln2}},
		{"acos", [2]float64{-0x1p1000, 0}, [2]float64{math.Pi, -1001 * ln2}},
		{"atanh", [2]float64{0x1p-1074, 0x1p-1074}, [2]float64{0x1p-1074, 0x1p-1074}},
		{"atanh", [2]float64{1, 0x1p-1074}, [2]float64{537.5 * ln2, math.Pi / 4}},
		{"atanh", [2]float64{-1, -0x1p-600}, [2]float64{-300.5 * ln2, -math.Pi / 4}},
		{"atan", [2]float64{-0x1p-510, 1}, [2]float64{-math.Pi / 4, 255.5 * ln2}},
		{"asinh", [2]float64{0x1p-1074, 0x1p-1074}, [2]float64{0x1p-1074, 0x1p-1074}},
		{"tanh", [2]float64{0x1p-1074, 0x1p-1074}, [2]float64{0x1p-1074, 0x1p-1074}},
		{"expm1", [2]float64{0x1p-1074, 0x1p-1074}, [2]float64{0x1p-1074, 0x1p-1074}},
		{"log1p", [2]float64{0x1p-1074, 0x1p-1074}, [2]float64{0x1p-1074, 0x1p-1074}},
		{"exp", [2]float64{710, 1.57}, [2]float64{0x1.036aa79cb4c0dp+1014, math.Inf(1)}},
		{"sinh", [2]float64{710.4, 1.5}, [2]float64{0x1.0c92aa834cf9ep+1020, 0x1.d9684d6cbdc0bp+1023}},
	} {
		got := complexFunctions()[c.name].Eval(Scalar64{}, [][2]float64{c.in})
		for i := range got {
			if !(math.Abs(got[i]-c.want[i]) <= 0x1p-51*math.Abs(c.want[i])) && got[i] != c.want[i] {
				t.Errorf("%s(%x) = %x, want %x", c.name, c.in, got, c.want)
			}
		}
	}
}
