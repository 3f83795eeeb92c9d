package hostref

import (
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"sync/atomic"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// apply evaluates an operator over typed slices, and fails the test on an error.
func apply[D dtype.Element](t *testing.T, op *ops.Op, args ...Column) []D {
	t.Helper()
	return Slice[D](applyTo(t, op, dtype.Of[D](), args...))
}

func applyTo(t *testing.T, op *ops.Op, to dtype.DType, args ...Column) []byte {
	t.Helper()
	out := Column{DType: to, Data: make([]byte, args[len(args)-1].Len()*to.Size())}
	if err := Apply(op, out, args...); err != nil {
		t.Fatal(err)
	}
	return out.Data
}

func column[T dtype.Element](elements []T) Column {
	return Column{DType: dtype.Of[T](), Data: Bytes(elements)}
}

// quotient is x/y in 6500 bits. A quotient that is not exact in these is no tie at 53 bits.
func quotient(z, x, y *big.Float) *big.Float { return z.Quo(x, y) }

// Arithmetic gives math/big's exact result, rounded once, also to subnormals. That holds for halves
// too, which compute in float32.
func TestArithmeticIsCorrectlyRounded(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for _, d := range realFloats {
		x, y := samplePairs(d, random, 3000)
		for _, c := range []struct {
			op    *ops.Op
			exact func(z, x, y *big.Float) *big.Float
		}{
			{ops.Add, (*big.Float).Add}, {ops.Sub, (*big.Float).Sub}, {ops.Mul, (*big.Float).Mul}, {ops.Div, quotient},
		} {
			got := evaluate(t, c.op, d, columnOf(d, x...), columnOf(d, y...))
			for i := range x {
				a, b := elementOf(d, x[i]), elementOf(d, y[i])
				if a.value == nil || b.value == nil || c.op == ops.Div && b.value.Sign() == 0 {
					continue // see TestFloatSpecialCases
				}
				precision := exact()
				if c.op == ops.Div {
					precision.SetPrec(400)
				}
				want := finiteElement(c.exact(precision, a.value, b.value)).bits(d)
				if bitsAt(got, i) != want {
					t.Fatalf("%s(%s, %s) of %s = %s, want %s", c.op, describe(d, x[i]), describe(d, y[i]), d, describe(d, bitsAt(got, i)), describe(d, want))
				}
			}
		}
	}
}

func TestSqrtIsCorrectlyRounded(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 2))
	for _, d := range realFloats {
		x := sampleBits(d, random, 3000)
		got := evaluate(t, ops.Sqrt, d, columnOf(d, x...))
		for i, w := range x {
			e := elementOf(d, w)
			if e.value == nil || e.value.Sign() <= 0 {
				continue
			}
			if want := finiteElement(new(big.Float).SetPrec(300).Sqrt(e.value)).bits(d); bitsAt(got, i) != want {
				t.Fatalf("sqrt(%s) of %s = %s, want %s", describe(d, w), d, describe(d, bitsAt(got, i)), describe(d, want))
			}
		}
	}
}

// Some addends of this test cancel the product, and others bring the sum near a tie.
func TestFMAIsRoundedOnce(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 2))
	for _, d := range realFloats {
		var x, y, z []uint64
		a, b := samplePairs(d, random, 3000)
		special := specialBits(d)
		for i := range a {
			product := elementOf(d, 0)
			if p, q := elementOf(d, a[i]), elementOf(d, b[i]); p.value != nil && q.value != nil {
				product = finiteElement(exact().Mul(p.value, q.value))
			}
			near := product.bits(d)
			far := exact().SetMantExp(product.value, -precision[d].bits+random.IntN(4)-2)
			addends := []uint64{special[random.IntN(len(special))], near, near ^ 1<<(8*d.Size()-1), near + 1, finiteElement(far).bits(d), random.Uint64() & mask(d)}
			x, y, z = append(x, a[i]), append(y, b[i]), append(z, addends[random.IntN(len(addends))]&mask(d))
		}
		got := evaluate(t, ops.FMA, d, columnOf(d, x...), columnOf(d, y...), columnOf(d, z...))
		for i := range x {
			want := fusedMultiplyAdd(elementOf(d, x[i]), elementOf(d, y[i]), elementOf(d, z[i])).bits(d)
			if bitsAt(got, i) != want {
				t.Fatalf("fma(%s, %s, %s) of %s = %s, want %s", describe(d, x[i]), describe(d, y[i]), describe(d, z[i]), d, describe(d, bitsAt(got, i)), describe(d, want))
			}
		}
	}
}

// fusedMultiplyAdd is IEEE 754's fusedMultiplyAdd before rounding.
func fusedMultiplyAdd(x, y, z meaning) meaning {
	negative := x.negative != y.negative
	zero := func(e meaning) bool { return e.value != nil && e.value.Sign() == 0 }
	infinite := x.inf != 0 || y.inf != 0
	switch {
	case x.nan || y.nan || z.nan || infinite && (zero(x) || zero(y)) || infinite && z.inf != 0 && z.negative != negative:
		return meaning{nan: true}
	case infinite:
		return meaning{inf: 1, negative: negative}
	case z.inf != 0:
		return z
	}
	sum := exact().Add(exact().Mul(x.value, y.value), z.value)
	if sum.Sign() == 0 { // zeros of one sign sum to that sign, any other zero sum is +0
		both := (zero(x) || zero(y)) && zero(z) && negative == z.negative
		return meaning{negative: both && negative, value: exact()}
	}
	return finiteElement(sum)
}

// floorDivision returns the floor of x/y, q, and the remainder x - y q.
func floorDivision(x, y *big.Float) (q, r *big.Float) {
	shift := max(0, -x.MantExp(nil), -y.MantExp(nil)) + 1100
	a, _ := exact().SetMantExp(x, shift).Int(nil)
	b, _ := exact().SetMantExp(y, shift).Int(nil)
	whole, rest := new(big.Int).QuoRem(a, b, new(big.Int))
	if rest.Sign() != 0 && rest.Sign() != b.Sign() {
		whole.Sub(whole, big.NewInt(1))
		rest.Add(rest, b)
	}
	return exact().SetInt(whole), exact().SetMantExp(exact().SetInt(rest), -shift)
}

func TestFloorDivisionOfFloats(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 2))
	for _, d := range realFloats {
		x, y := samplePairs(d, random, 3000)
		quotients := evaluate(t, ops.FloorDivide, d, columnOf(d, x...), columnOf(d, y...))
		rests := evaluate(t, ops.Remainder, d, columnOf(d, x...), columnOf(d, y...))
		round := func(v *big.Float) uint64 {
			if d.IsHalf() { // computed in float32, then rounded once
				return elementOf(dtype.Float32, finiteElement(v).bits(dtype.Float32)).bits(d)
			}
			return finiteElement(v).bits(d)
		}
		for i := range x {
			a, b := elementOf(d, x[i]), elementOf(d, y[i])
			if a.value == nil || b.value == nil || a.value.Sign() == 0 || b.value.Sign() == 0 {
				continue
			}
			q, r := floorDivision(a.value, b.value)
			wantQuotient, wantRest := round(q), round(r)
			if r.Sign() == 0 && b.negative {
				wantRest = 1 << (8*d.Size() - 1) // a zero has the sign of y
			}
			if bitsAt(quotients, i) != wantQuotient {
				t.Fatalf("floor_divide(%s, %s) of %s = %s, want %s", describe(d, x[i]), describe(d, y[i]), d, describe(d, bitsAt(quotients, i)), describe(d, wantQuotient))
			}
			if bitsAt(rests, i) != wantRest {
				t.Fatalf("remainder(%s, %s) of %s = %s, want %s", describe(d, x[i]), describe(d, y[i]), d, describe(d, bitsAt(rests, i)), describe(d, wantRest))
			}
		}
	}
}

// A float32 is rounded to the nearest half.
func TestHalvesAreRoundedToNearestEven(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 2))
	for _, h := range halfFormats {
		var x []float32
		for _, w := range sampleBits(h.d, random, 5000) { // halves, and the midpoints between them
			f := make([]float32, 1)
			h.widen(f, []uint16{uint16(w)})
			above := make([]float32, 1)
			h.widen(above, []uint16{uint16(w + 1)})
			middle := (f[0] + above[0]) / 2
			x = append(x, f[0], middle, math.Nextafter32(middle, 0), math.Nextafter32(middle, 2*middle))
		}
		for _, w := range sampleBits(dtype.Float32, random, 5000) {
			x = append(x, math.Float32frombits(uint32(w)))
		}
		checkRoundedHalves(t, h, x)
	}
}

func TestHalvesAreRoundedEverywhere(t *testing.T) {
	if os.Getenv("WEFT_EXHAUSTIVE") == "" {
		t.Skip("all 2^32 inputs take minutes: set WEFT_EXHAUSTIVE=1")
	}
	const size = 1 << 16
	for _, h := range halfFormats {
		var wrong atomic.Bool
		forAll32(func(base uint32) {
			x := make([]float32, size)
			for i := range x {
				x[i] = math.Float32frombits(base + uint32(i))
			}
			if !wrong.Load() && !checkRoundedHalves(t, h, x) {
				wrong.Store(true)
			}
		}, size)
	}
}

// checkRoundedHalves compares h.round with an independent rounding: to the nearest integer multiple
// of the half's last place at x.
func checkRoundedHalves(t *testing.T, h *halfFormat, x []float32) bool {
	t.Helper()
	p := precision[h.d]
	got := make([]uint16, len(x))
	h.round(got, x)
	back := make([]float32, len(x))
	h.widen(back, got)
	for i, f := range x {
		want := float64(f)
		if f != f {
			if nan := (meaning{nan: true}).bits(h.d); uint64(got[i]) != nan {
				t.Errorf("NaN %#x becomes %#x, not %#x", math.Float32bits(f), got[i], nan)
				return false
			}
			continue
		}
		if !math.IsInf(want, 0) && want != 0 {
			_, exponent := math.Frexp(want)
			last := max(exponent-1, p.least) - p.bits + 1
			want = math.Ldexp(math.RoundToEven(math.Ldexp(want, -last)), last)
			if math.Abs(want) >= math.Ldexp(1, p.greatest+1) {
				want = math.Inf(int(math.Copysign(1, want)))
			}
		}
		if math.Float64bits(float64(back[i])) != math.Float64bits(want) {
			t.Errorf("%x becomes the %s %#x, which is %x, not %x", f, h.d, got[i], back[i], want)
			return false
		}
	}
	return true
}
