package elementary

import (
	"math"
	"math/big"
	"math/rand"
	"os"
	"testing"
)

// A draw makes an argument for the accuracy tests.
type draw func(r *rand.Rand) float64

// within is uniform in [low, high].
func within(low, high float64) draw {
	return func(r *rand.Rand) float64 { return low + (high-low)*r.Float64() }
}

// magnitudes has either sign, and an exponent uniform in [low, high].
func magnitudes(low, high int) draw {
	return func(r *rand.Rand) float64 {
		v := math.Ldexp(1+r.Float64(), low+r.Intn(high-low+1))
		return math.Copysign(v, r.Float64()-0.5)
	}
}

// nearQuarterTurns is a float64 next to a multiple of pi/2, up to 2^bits quarter
// turns.
func nearQuarterTurns(bits int) draw {
	return func(r *rand.Rand) float64 {
		k := math.Floor(math.Ldexp(1+r.Float64(), r.Intn(bits)))
		v, _ := bigMul(newBig(k), bigScale(bigPi, -1)).Float64()
		return math.Copysign(math.Nextafter(v, float64(r.Intn(3)-1)*math.MaxFloat64), r.Float64()-0.5)
	}
}

// near is a few units in the last place to a lot away from v, on either side.
func near(v float64) draw {
	return func(r *rand.Rand) float64 { return v + magnitudes(-53, -3)(r) }
}

// hardReductions are the float64 nearest to multiples of pi/2 among all, and
// others known from the literature on argument reduction.
var hardReductions = []float64{
	0x1.6ac5b262ca1ffp+849, 0x1.921fb54442d18p+0, 0x1.921fb54442d18p+1, 0x1.6c6cbc45dc8dep+5,
	0x1.951e0c9cc3b7p+16, math.MaxFloat64, 0x1p+1023, 1e22, 0x1.9p+16, 0x1.9000000000001p+16,
}

// accuracy64 is a function of float64 with its reference, what is tried and
// what is promised.
type accuracy64 struct {
	name      string
	reference func(x, y *big.Float) *big.Float
	bound     float64 // ULP
	draws     []draw
	others    []draw // of a second argument
	fixed     []float64
}

func one(f func(*big.Float) *big.Float) func(x, y *big.Float) *big.Float {
	return func(x, _ *big.Float) *big.Float { return f(x) }
}

var (
	angles = []draw{magnitudes(-1074, 1023), magnitudes(-30, 20), within(-10, 10), within(-1e5, 1.1e5),
		nearQuarterTurns(17), nearQuarterTurns(60), magnitudes(15, 60)}
	coordinates = []draw{magnitudes(-1074, 1023), magnitudes(-8, 8), within(-1, 1)}
)

var trigonometricAccuracy64 = []accuracy64{
	{name: "sin", reference: one(bigSin), bound: 0.8, draws: angles, fixed: hardReductions},
	{name: "cos", reference: one(bigCos), bound: 0.8, draws: angles, fixed: hardReductions},
	{name: "tan", reference: one(bigTan), bound: 1.3, draws: angles, fixed: hardReductions},
	{name: "asin", reference: one(bigAsin), bound: 0.7,
		draws: []draw{magnitudes(-1074, -1), magnitudes(-30, -1), within(-1, 1), within(0.45, 0.55), within(0.9, 1)}},
	{name: "acos", reference: one(bigAcos), bound: 0.7,
		draws: []draw{magnitudes(-1074, -1), magnitudes(-30, -1), within(-1, 1), within(0.45, 0.55), within(0.9, 1), within(-1, -0.9)}},
	{name: "atan", reference: one(bigAtan), bound: 1,
		draws: []draw{magnitudes(-1074, 1023), magnitudes(-10, 10), within(-1.2, 1.2), within(0, 0.2), within(1, 50)}},
	{name: "atan2", reference: bigAtan2, bound: 1.3, draws: coordinates, others: coordinates},
	{name: "erf", reference: one(bigErf), bound: 0.9,
		draws: []draw{magnitudes(-1074, 1023), magnitudes(-10, 2), within(-6, 6), within(0, 1)}},
	{name: "erfc", reference: one(bigErfc), bound: 0.9,
		draws: []draw{magnitudes(-1074, 9), magnitudes(-10, 2), within(-6, 28), within(26, 27.3), within(0, 1)}},
	{name: "gelu", reference: one(bigGelu), bound: 0.9,
		draws: []draw{magnitudes(-1074, 9), magnitudes(-10, 3), within(-9, 9), within(-39, -37), within(-1, 1), within(-40, 0)}},
	{name: "gelu_tanh", reference: one(bigGeluTanh), bound: 0.8,
		draws: []draw{magnitudes(-1074, 6), magnitudes(-10, 3), within(-9, 9), within(-22, -20), within(-1, 1), within(-23, 0)}},
}

// functions64 are the float64 functions by name, in Go's numbers.
func functions64() map[string]Function[float64, uint64, bool] {
	byName := map[string]Function[float64, uint64, bool]{}
	for _, f := range Float64[float64, uint64, bool]() {
		byName[f.Name] = f
	}
	return byName
}

func TestTrigonometric64IsAccurate(t *testing.T) {
	samples := 20_000
	if os.Getenv("WEFT_EXHAUSTIVE") == "1" {
		samples = 1_000_000
	}
	for _, c := range trigonometricAccuracy64 {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			f := functions64()[c.name]
			r := rand.New(rand.NewSource(1))
			worst, at := 0.0, [2]float64{}
			try := func(x, y float64) {
				got := f.Eval(Scalar64{}, []float64{x, y}[:f.Arity])
				if err := ulpError64(got, c.reference(newBig(x), newBig(y))); err > worst {
					worst, at = err, [2]float64{x, y}
				}
			}
			for _, x := range c.fixed {
				try(x, 0)
				try(-x, 0)
			}
			for i := range samples {
				y := 0.0
				if f.Arity == 2 {
					y = c.others[i/len(c.draws)%len(c.others)](r)
				}
				try(c.draws[i%len(c.draws)](r), y)
			}
			t.Logf("%s: %.3f ULP at %x, of %d inputs", c.name, worst, at[:f.Arity], samples)
			if worst > c.bound {
				t.Errorf("%s: %.3f ULP at %x, bound %v", c.name, worst, at[:f.Arity], c.bound)
			}
		})
	}
}

// The special cases of the Array API 2024.12, of C99 Annex F where it has none,
// and results that are exact.
func TestTrigonometric64AtTheCorners(t *testing.T) {
	inf, nan, zero := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	const (
		halfPi, pi = math.Pi / 2, math.Pi
		least      = 0x1p-1074
	)
	for _, c := range []struct {
		name string
		in   []float64
		want float64
	}{
		{"sin", []float64{0}, 0}, {"sin", []float64{zero}, zero},
		{"sin", []float64{inf}, nan}, {"sin", []float64{-inf}, nan}, {"sin", []float64{nan}, nan},
		{"sin", []float64{least}, least}, {"sin", []float64{-0x1p-1022}, -0x1p-1022},
		{"cos", []float64{0}, 1}, {"cos", []float64{zero}, 1},
		{"cos", []float64{inf}, nan}, {"cos", []float64{-inf}, nan}, {"cos", []float64{nan}, nan},
		{"cos", []float64{least}, 1},
		{"tan", []float64{0}, 0}, {"tan", []float64{zero}, zero},
		{"tan", []float64{inf}, nan}, {"tan", []float64{-inf}, nan}, {"tan", []float64{nan}, nan},
		{"tan", []float64{-least}, -least},
		{"asin", []float64{0}, 0}, {"asin", []float64{zero}, zero}, {"asin", []float64{nan}, nan},
		{"asin", []float64{1}, halfPi}, {"asin", []float64{-1}, -halfPi},
		{"asin", []float64{math.Nextafter(1, 2)}, nan}, {"asin", []float64{-2}, nan}, {"asin", []float64{inf}, nan},
		{"asin", []float64{least}, least},
		{"acos", []float64{1}, 0}, {"acos", []float64{-1}, pi}, {"acos", []float64{0}, halfPi}, {"acos", []float64{zero}, halfPi},
		{"acos", []float64{math.Nextafter(-1, -2)}, nan}, {"acos", []float64{2}, nan}, {"acos", []float64{-inf}, nan}, {"acos", []float64{nan}, nan},
		{"atan", []float64{0}, 0}, {"atan", []float64{zero}, zero}, {"atan", []float64{nan}, nan},
		{"atan", []float64{inf}, halfPi}, {"atan", []float64{-inf}, -halfPi}, {"atan", []float64{math.MaxFloat64}, halfPi},
		{"atan", []float64{least}, least}, {"atan", []float64{1}, pi / 4}, {"atan", []float64{-1}, -pi / 4},

		{"atan2", []float64{nan, 1}, nan}, {"atan2", []float64{1, nan}, nan}, {"atan2", []float64{nan, nan}, nan},
		{"atan2", []float64{inf, nan}, nan}, {"atan2", []float64{nan, 0}, nan},
		{"atan2", []float64{1, 0}, halfPi}, {"atan2", []float64{1, zero}, halfPi},
		{"atan2", []float64{0, 1}, 0}, {"atan2", []float64{0, 0}, 0}, {"atan2", []float64{0, zero}, pi}, {"atan2", []float64{0, -1}, pi},
		{"atan2", []float64{zero, 1}, zero}, {"atan2", []float64{zero, 0}, zero}, {"atan2", []float64{zero, zero}, -pi}, {"atan2", []float64{zero, -1}, -pi},
		{"atan2", []float64{-1, 0}, -halfPi}, {"atan2", []float64{-1, zero}, -halfPi},
		{"atan2", []float64{1, inf}, 0}, {"atan2", []float64{1, -inf}, pi}, {"atan2", []float64{-1, inf}, zero}, {"atan2", []float64{-1, -inf}, -pi},
		{"atan2", []float64{0, inf}, 0}, {"atan2", []float64{zero, inf}, zero}, {"atan2", []float64{0, -inf}, pi},
		{"atan2", []float64{inf, 1}, halfPi}, {"atan2", []float64{-inf, 1}, -halfPi}, {"atan2", []float64{inf, zero}, halfPi},
		{"atan2", []float64{inf, inf}, pi / 4}, {"atan2", []float64{inf, -inf}, 3 * (pi / 4)},
		{"atan2", []float64{-inf, inf}, -pi / 4}, {"atan2", []float64{-inf, -inf}, -3 * (pi / 4)},
		{"atan2", []float64{least, 1}, least}, {"atan2", []float64{least, 2}, 0}, {"atan2", []float64{-least, 4}, zero},
		{"atan2", []float64{least, least}, pi / 4}, {"atan2", []float64{least, -math.MaxFloat64}, pi},
		{"atan2", []float64{math.MaxFloat64, -math.MaxFloat64}, 3 * (pi / 4)}, {"atan2", []float64{math.MaxFloat64, least}, halfPi},
		{"atan2", []float64{0x1p-1022, 4}, 0x1p-1024}, {"atan2", []float64{0x1p-100, 0x1p+950}, 0x1p-1050},

		{"erf", []float64{0}, 0}, {"erf", []float64{zero}, zero}, {"erf", []float64{inf}, 1}, {"erf", []float64{-inf}, -1}, {"erf", []float64{nan}, nan},
		{"erf", []float64{6}, 1}, {"erf", []float64{least}, least}, {"erf", []float64{-math.MaxFloat64}, -1},
		{"erfc", []float64{0}, 1}, {"erfc", []float64{zero}, 1}, {"erfc", []float64{inf}, 0}, {"erfc", []float64{-inf}, 2}, {"erfc", []float64{nan}, nan},
		{"erfc", []float64{0x1.b39dc41e48bfcp+4}, least}, {"erfc", []float64{27.3}, 0}, {"erfc", []float64{-math.MaxFloat64}, 2},
		{"gelu", []float64{0}, 0}, {"gelu", []float64{zero}, zero}, {"gelu", []float64{inf}, inf}, {"gelu", []float64{-inf}, zero}, {"gelu", []float64{nan}, nan},
		{"gelu", []float64{math.MaxFloat64}, math.MaxFloat64}, {"gelu", []float64{-39}, zero}, {"gelu", []float64{0x1p-1073}, least},
		{"gelu_tanh", []float64{0}, 0}, {"gelu_tanh", []float64{zero}, zero}, {"gelu_tanh", []float64{inf}, inf},
		{"gelu_tanh", []float64{-inf}, zero}, {"gelu_tanh", []float64{nan}, nan},
		{"gelu_tanh", []float64{math.MaxFloat64}, math.MaxFloat64}, {"gelu_tanh", []float64{-22.5}, zero}, {"gelu_tanh", []float64{0x1p-1073}, least},
	} {
		got := functions64()[c.name].Eval(Scalar64{}, c.in)
		want := math.Float64bits(c.want)
		if math.IsNaN(c.want) {
			want = canonicalNaN64
		}
		if math.Float64bits(got) != want {
			t.Errorf("%s(%x) = %x (%#x), want %x", c.name, c.in, got, math.Float64bits(got), c.want)
		}
	}
}

// However a NaN is signed and whatever it carries, the result is the canonical
// one.
func TestTrigonometric64MakesCanonicalNaNs(t *testing.T) {
	for _, c := range trigonometricAccuracy64 {
		f := functions64()[c.name]
		for _, bits := range []uint64{0x7ff0000000000001, 0xfff8000000000000, 0xffffffffffffffff, 0x7ff8dead00000000} {
			for i := range f.Arity {
				x := []float64{1, 1}[:f.Arity]
				x[i] = math.Float64frombits(bits)
				if got := math.Float64bits(f.Eval(Scalar64{}, x)); got != canonicalNaN64 {
					t.Errorf("%s of the NaN %#x as argument %d = %#x", c.name, bits, i, got)
				}
			}
		}
	}
}
