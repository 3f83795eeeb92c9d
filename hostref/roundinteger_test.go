package hostref

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

// floorOf is the largest integer not above v.
func floorOf(v *big.Float) *big.Int {
	whole, accuracy := v.Int(nil) // towards zero
	if accuracy == big.Above {
		whole.Sub(whole, big.NewInt(1))
	}
	return whole
}

// integerOf gives, for each operator, the integer to which it rounds v; below is the floor of v.
var integerOf = map[*ops.Op]func(v *big.Float, below *big.Int) *big.Int{
	ops.Floor: func(_ *big.Float, below *big.Int) *big.Int { return below },
	ops.Ceil: func(v *big.Float, below *big.Int) *big.Int {
		if v.IsInt() {
			return below
		}
		return new(big.Int).Add(below, big.NewInt(1))
	},
	ops.Trunc: func(v *big.Float, below *big.Int) *big.Int {
		if v.IsInt() || v.Sign() > 0 {
			return below
		}
		return new(big.Int).Add(below, big.NewInt(1))
	},
	ops.Round: func(v *big.Float, below *big.Int) *big.Int {
		rest := exact().Sub(v, exact().SetInt(below))
		if c := rest.Cmp(big.NewFloat(0.5)); c > 0 || c == 0 && below.Bit(0) == 1 {
			return new(big.Int).Add(below, big.NewInt(1))
		}
		return below
	},
}

func TestRoundingToIntegers(t *testing.T) {
	random := rand.New(rand.NewPCG(11, 2))
	for _, d := range realFloats {
		x := sampleBits(d, random, 3000)
		for op, choose := range integerOf {
			got := evaluate(t, op, d, columnOf(d, x...))
			for i, w := range x {
				e := elementOf(d, w)
				want := e.bits(d)
				if e.value != nil {
					whole := exact().SetInt(choose(e.value, floorOf(e.value)))
					want = meaning{negative: e.negative, value: whole}.bits(d) // a zero has x's sign
				}
				if bitsAt(got, i) != want {
					t.Fatalf("%s(%s) of %s = %#x, want %#x", op, describe(d, w), d, bitsAt(got, i), want)
				}
			}
		}
	}
}

// fmod is exact. The test compares it with Go's % of integers and, for floats, with rationals.
func TestTruncatedRemainder(t *testing.T) {
	random := rand.New(rand.NewPCG(12, 2))
	for _, d := range realFloats {
		x, y := samplePairs(d, random, 2000)
		got := evaluate(t, ops.FMod, d, columnOf(d, x...), columnOf(d, y...))
		for i := range x {
			a, b := elementOf(d, x[i]), elementOf(d, y[i])
			want := meaning{nan: true}
			switch {
			case a.value == nil || b.nan || b.value != nil && b.value.Sign() == 0:
			case b.inf != 0 || a.value.Sign() == 0:
				want = a
			default:
				_, r := floorDivision(exact().Abs(a.value), exact().Abs(b.value))
				want = meaning{negative: a.negative, value: r}
			}
			if bitsAt(got, i) != want.bits(d) {
				t.Fatalf("fmod(%s, %s) of %s = %s, want %s", describe(d, x[i]), describe(d, y[i]), d, describe(d, bitsAt(got, i)), describe(d, want.bits(d)))
			}
		}
	}
	for _, d := range ops.IntegerType.DTypes() {
		x, y := samplePairs(d, random, 2000)
		got := evaluate(t, ops.FMod, d, columnOf(d, x...), columnOf(d, y...))
		for i := range x {
			a, _ := elementOf(d, x[i]).value.Int(nil)
			b, _ := elementOf(d, y[i]).value.Int(nil)
			want := new(big.Int)
			if b.Sign() != 0 {
				want.Rem(a, b)
			}
			if bitsAt(got, i) != columnBits(d, want) {
				t.Fatalf("fmod(%d, %d) of %s = %#x, want %d", a, b, d, bitsAt(got, i), want)
			}
		}
	}
}

func columnBits(d dtype.DType, v *big.Int) uint64 {
	return new(big.Int).And(v, new(big.Int).SetUint64(mask(d))).Uint64()
}

// No number lies between a number and its successor.
func TestNextAfter(t *testing.T) {
	random := rand.New(rand.NewPCG(13, 2))
	for _, d := range realFloats {
		x, y := samplePairs(d, random, 2000)
		got := evaluate(t, ops.NextAfter, d, columnOf(d, x...), columnOf(d, y...))
		for i := range x {
			a, b := elementOf(d, x[i]), elementOf(d, y[i])
			want := nextOf(d, x[i], y[i])
			if a.nan || b.nan {
				want = meaning{nan: true}.bits(d)
			}
			if bitsAt(got, i) != want {
				t.Fatalf("nextafter(%s, %s) of %s = %#x, want %#x", describe(d, x[i]), describe(d, y[i]), d, bitsAt(got, i), want)
			}
		}
		if d == dtype.Float64 {
			for i := range x {
				a, b := math.Float64frombits(x[i]), math.Float64frombits(y[i])
				if g := math.Float64frombits(bitsAt(got, i)); a != b && a == a && b == b && g != math.Nextafter(a, b) {
					t.Fatalf("nextafter(%x, %x) = %x, want %x", a, b, g, math.Nextafter(a, b))
				}
			}
		}
	}
}

// nextOf numbers the floats in their order, both zeros as 0, and steps from x's number towards y's.
func nextOf(d dtype.DType, x, y uint64) uint64 {
	top := uint64(1) << (8*d.Size() - 1)
	place := func(w uint64) int64 {
		if w&top != 0 {
			return -int64(w &^ top)
		}
		return int64(w)
	}
	p, q := place(x), place(y)
	switch {
	case p == q:
		return y
	case p < q:
		p++
	default:
		p--
	}
	switch {
	case p < 0:
		return uint64(-p) | top
	case p == 0:
		return x & top // the result came from a number of that sign
	}
	return uint64(p)
}

// The predicates and sign are right for numbers of all kinds.
func TestKindsOfNumbers(t *testing.T) {
	random := rand.New(rand.NewPCG(14, 2))
	for _, d := range ops.RealType.DTypes() {
		x := sampleBits(d, random, 2000)
		for op, is := range map[*ops.Op]func(e meaning) bool{
			ops.IsNaN:    func(e meaning) bool { return e.nan },
			ops.IsInf:    func(e meaning) bool { return e.inf != 0 },
			ops.IsFinite: func(e meaning) bool { return e.value != nil },
			ops.SignBit:  func(e meaning) bool { return e.negative },
		} {
			if !op.Accept.Contains(d) {
				continue
			}
			got := evaluate(t, op, dtype.Bool, columnOf(d, x...))
			for i, w := range x {
				if want := is(elementOf(d, w)); bitsAt(got, i) != uint64(oneIf(want)) {
					t.Fatalf("%s(%s) of %s is not %v", op, describeAny(d, w), d, want)
				}
			}
		}
		got := evaluate(t, ops.Sign, d, columnOf(d, x...))
		for i, w := range x {
			e := elementOf(d, w)
			s := e.inf
			if e.value != nil {
				s = e.value.Sign()
			}
			want := columnBits(d, big.NewInt(int64(s)))
			if d.IsFloat() {
				want = meaning{nan: e.nan, negative: s < 0, value: exact().SetInt64(int64(s))}.bits(d)
			}
			if bitsAt(got, i) != want {
				t.Fatalf("sign(%s) of %s = %#x, want %#x", describeAny(d, w), d, bitsAt(got, i), want)
			}
		}
	}
}

func describeAny(d dtype.DType, w uint64) string {
	if d.IsFloat() {
		return describe(d, w)
	}
	return fmt.Sprintf("%#x", w)
}

// copysign copies bits, also those of NaNs.
func TestCopySign(t *testing.T) {
	random := rand.New(rand.NewPCG(15, 2))
	for _, d := range realFloats {
		x, y := samplePairs(d, random, 1000)
		got := evaluate(t, ops.CopySign, d, columnOf(d, x...), columnOf(d, y...))
		top := uint64(1) << (8*d.Size() - 1)
		for i := range x {
			if want := x[i]&^top | y[i]&top; bitsAt(got, i) != want {
				t.Fatalf("copysign(%#x, %#x) of %s = %#x, want %#x", x[i], y[i], d, bitsAt(got, i), want)
			}
		}
	}
}

// sign of a complex number is the number divided by its magnitude, and round rounds each part.
func TestComplexSignAndRound(t *testing.T) {
	for _, d := range []dtype.DType{dtype.Complex64, dtype.Complex128} {
		x, _ := sampleColumns(d)
		part := d.Real()
		sign, round := evaluate(t, ops.Sign, d, x), evaluate(t, ops.Round, d, x)
		parts := evaluate(t, ops.Round, part, Column{part, x.Data})
		if string(parts.Data) != string(round.Data) {
			t.Fatalf("round of %s does not round each part", d)
		}
		worst := 0.0
		for i := range x.Len() {
			re, im := partsAt(x, i)
			a, b := partsAt(sign, i)
			if re.value == nil || im.value == nil || re.value.Sign() == 0 && im.value.Sign() == 0 {
				continue
			}
			size := magnitude(re.value, im.value)
			quo := func(v *big.Float) *big.Float { return new(big.Float).SetPrec(200).Quo(v, size) }
			off := magnitude(exact().Sub(a.value, quo(re.value)), exact().Sub(b.value, quo(im.value)))
			units, _ := off.SetMantExp(off, precision[part].bits).Float64() // the magnitude is just below 1
			worst = max(worst, units)
		}
		t.Logf("sign of %s: at most %.2f ULP of the magnitude", d, worst)
		if worst > ops.Sign.Bound(d) {
			t.Errorf("sign of %s: %.2f ULP of the magnitude, bound %v", d, worst, ops.Sign.Bound(d))
		}
	}
}
