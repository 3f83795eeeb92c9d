package hostref

import (
	"math"
	"math/big"
	"math/cmplx"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/ops"
)

// partsAt returns the parts of complex number i of a column.
func partsAt(c Column, i int) (re, im meaning) {
	part := c.DType.Real()
	halves := Column{part, c.Part(i, i+1).Data}
	return elementOf(part, bitsAt(halves, 0)), elementOf(part, bitsAt(halves, 1))
}

// reals is arithmetic on real numbers of dtype d, for the formulas of complex numbers.
type reals struct{ d dtype.DType }

func (r reals) round(e meaning) meaning { return elementOf(r.d, e.bits(r.d)) }

func (r reals) mul(x, y meaning) meaning {
	return r.round(fusedMultiplyAdd(x, y, meaning{negative: x.negative != y.negative, value: signedZero(x.negative != y.negative)}))
}

func (r reals) add(x, y meaning) meaning {
	return r.round(fusedMultiplyAdd(x, meaning{value: big.NewFloat(1)}, y))
}

func (r reals) negate(x meaning) meaning {
	x.negative = !x.negative
	if x.inf = -x.inf; x.value != nil {
		x.value = exact().Neg(x.value)
	}
	return x
}

func signedZero(negative bool) *big.Float {
	if negative {
		return exact().Neg(exact())
	}
	return exact()
}

// Each part of a result is the formula's value with every operation rounded.
func TestComplexArithmetic(t *testing.T) {
	for _, d := range []dtype.DType{dtype.Complex64, dtype.Complex128} {
		x, y := sampleColumns(d)
		r := reals{d.Real()}
		for op, f := range map[*ops.Op]func(a, b, c, d meaning) (re, im meaning){
			ops.Add:  func(a, b, c, d meaning) (re, im meaning) { return r.add(a, c), r.add(b, d) },
			ops.Sub:  func(a, b, c, d meaning) (re, im meaning) { return r.add(a, r.negate(c)), r.add(b, r.negate(d)) },
			ops.Neg:  func(a, b, _, _ meaning) (re, im meaning) { return r.negate(a), r.negate(b) },
			ops.Conj: func(a, b, _, _ meaning) (re, im meaning) { return a, r.negate(b) },
			ops.Mul: func(a, b, c, d meaning) (re, im meaning) {
				return r.add(r.mul(a, c), r.negate(r.mul(b, d))), r.add(r.mul(a, d), r.mul(b, c))
			},
		} {
			got := evaluate(t, op, d, []Column{x, y}[:op.Arity]...)
			for i := range x.Len() {
				a, b := partsAt(x, i)
				c, e := partsAt(y, i)
				re, im := f(a, b, c, e)
				want := joinedBits(d, re.bits(r.d), im.bits(r.d))
				if bits := element.BitsOf(got.Part(i, i+1).Data); bits != want {
					t.Fatalf("%s(%#x, %#x) of %s = %#x, want %#x", op, x.Part(i, i+1).Data, y.Part(i, i+1).Data, d, bits, want)
				}
			}
		}
	}
}

// magnitude is |x + yi|.
func magnitude(x, y *big.Float) *big.Float {
	square := exact().Add(exact().Mul(x, x), exact().Mul(y, y))
	return new(big.Float).SetPrec(200).Sqrt(square)
}

// The error of a quotient is a few ULP of its magnitude. Division by a real or an imaginary number
// divides each part.
func TestComplexDivision(t *testing.T) {
	const bound = 4
	for _, d := range []dtype.DType{dtype.Complex64, dtype.Complex128} {
		p := precision[d.Real()]
		x, y := sampleColumns(d)
		got := evaluate(t, ops.Div, d, x, y)
		worst := 0.0
		for i := range x.Len() {
			a, b := partsAt(x, i)
			c, e := partsAt(y, i)
			if a.value == nil || b.value == nil || c.value == nil || e.value == nil || c.value.Sign() == 0 && e.value.Sign() == 0 {
				continue
			}
			norm := exact().Add(exact().Mul(c.value, c.value), exact().Mul(e.value, e.value))
			re := exact().Add(exact().Mul(a.value, c.value), exact().Mul(b.value, e.value))
			im := exact().Sub(exact().Mul(b.value, c.value), exact().Mul(a.value, e.value))
			quotient := func(v *big.Float) *big.Float { return new(big.Float).SetPrec(200).Quo(v, norm) }
			wantRe, wantIm := quotient(re), quotient(im)
			gotRe, gotIm := partsAt(got, i)
			size := magnitude(wantRe, wantIm)
			if size.Sign() != 0 && size.MantExp(nil) > p.greatest {
				continue // a part may overflow
			}
			if gotRe.value == nil || gotIm.value == nil {
				t.Fatalf("(%s, %s) / (%s, %s) of %s is not finite", a.value, b.value, c.value, e.value, d)
			}
			if size.Sign() == 0 {
				if gotRe.value.Sign() != 0 || gotIm.value.Sign() != 0 {
					t.Fatalf("0 / (%s, %s) of %s is not 0", c.value, e.value, d)
				}
				continue
			}
			ulp := max(size.MantExp(nil)-p.bits, p.least-p.bits+1)
			off := magnitude(exact().Sub(gotRe.value, wantRe), exact().Sub(gotIm.value, wantIm))
			units, _ := off.SetMantExp(off, -ulp).Float64()
			if worst = max(worst, units); units > bound {
				t.Fatalf("(%s, %s) / (%s, %s) of %s = (%s, %s), off by %.2f ULP", a.value.Text('g', 10), b.value.Text('g', 10), c.value.Text('g', 10), e.value.Text('g', 10), d, gotRe.value.Text('g', 10), gotIm.value.Text('g', 10), units)
			}
		}
		t.Logf("%s: at most %.2f ULP of the magnitude", d, worst)
	}
}

func TestComplexDivisionByARealNumberDividesParts(t *testing.T) {
	random := rand.New(rand.NewPCG(10, 2))
	for range 20000 {
		number := func() float64 { return math.Ldexp(random.Float64()-0.5, random.IntN(200)-100) }
		a, b, c := number(), number(), number()
		for _, q := range []struct{ y, want complex128 }{
			{complex(c, 0), complex(a/c, b/c)}, {complex(0, c), complex(b/c, -a/c)},
		} {
			if got := apply[complex128](t, ops.Div, column([]complex128{complex(a, b)}), column([]complex128{q.y}))[0]; got != q.want {
				t.Fatalf("(%x, %x) / %x = %x, want %x", a, b, q.y, got, q.want)
			}
		}
	}
}

// Division by zero and by infinities follows C99, Annex G.5.1.
func TestComplexDivisionSpecialCases(t *testing.T) {
	isZero := func(z complex128) bool { return z == 0 }
	isNaN := func(z complex128) bool { return real(z) != real(z) && imag(z) != imag(z) }
	huge := math.MaxFloat64
	for _, c := range []struct {
		name string
		x, y complex128
		want func(complex128) bool
	}{
		{"finite over zero", complex(1, 2), 0, cmplx.IsInf},
		{"finite over -0", complex(-1, 0), complex(minus, 0), func(z complex128) bool { return real(z) == inf }},
		{"infinite over zero", complex(inf, nan), 0, cmplx.IsInf},
		{"zero over zero", 0, 0, isNaN},
		{"NaN over zero", complex(nan, nan), 0, isNaN},
		{"infinite over finite", complex(inf, 1), complex(3, 4), cmplx.IsInf},
		{"infinite parts over finite", complex(inf, -inf), complex(3, 4), cmplx.IsInf},
		{"infinity with NaN over finite", complex(nan, inf), complex(3, 4), cmplx.IsInf},
		{"infinite over huge", complex(inf, inf), complex(huge, huge), cmplx.IsInf},
		{"finite over infinite", complex(3, 4), complex(inf, 1), isZero},
		{"finite over infinite parts", complex(3, 4), complex(-inf, inf), isZero},
		{"huge over infinite parts", complex(huge, huge), complex(inf, inf), isZero},
		{"finite over infinity with NaN", complex(3, 4), complex(nan, inf), isZero},
		{"infinite over infinite", complex(inf, 1), complex(inf, inf), isNaN},
		{"NaN", complex(nan, nan), complex(1, 2), isNaN},
		{"huge over huge", complex(huge, huge), complex(huge, huge), func(z complex128) bool { return z == 1 }},
		{"tiny over tiny", complex(0x1p-1074, 0x1p-1074), complex(0x1p-1074, 0x1p-1074), func(z complex128) bool { return z == 1 }},
		{"huge over tiny", complex(huge, huge), complex(0x1p-1074, 0), cmplx.IsInf},
	} {
		if got := apply[complex128](t, ops.Div, column([]complex128{c.x}), column([]complex128{c.y}))[0]; !c.want(got) {
			t.Errorf("%s: %v / %v = %v", c.name, c.x, c.y, got)
		}
		small := func(z complex128) complex64 {
			if real(z) == huge {
				return complex(math.MaxFloat32, math.Float32frombits(math.Float32bits(math.MaxFloat32)*uint32(oneIf(imag(z) == huge))))
			}
			if real(z) == 0x1p-1074 {
				return complex(0x1p-149, float32(imag(z)*0x1p925))
			}
			return complex64(z)
		}
		if got := apply[complex64](t, ops.Div, column([]complex64{small(c.x)}), column([]complex64{small(c.y)}))[0]; !c.want(complex128(got)) {
			t.Errorf("%s: %v / %v = %v of complex64", c.name, c.x, c.y, got)
		}
	}
}

func TestComplexPartsAndEquality(t *testing.T) {
	x := []complex64{complex(1, 2), complex(float32(minus), 0), complex(float32(nan), 1), complex(float32(inf), float32(-inf))}
	y := []complex64{complex(1, 2), 0, complex(float32(nan), 1), complex(float32(inf), float32(inf))}
	for i, want := range []bool{true, true, false, false} {
		a, b := column(x[i:i+1]), column(y[i:i+1])
		if eq, ne := apply[bool](t, ops.Equal, a, b)[0], apply[bool](t, ops.NotEqual, a, b)[0]; eq != want || ne == want {
			t.Errorf("%v and %v: equal %v, not_equal %v", x[i], y[i], eq, ne)
		}
		re, im := apply[float32](t, ops.Real, a)[0], apply[float32](t, ops.Imag, a)[0]
		wantRe, wantIm := meaning{nan: real(x[i]) != real(x[i])}, math.Float32bits(imag(x[i]))
		if got := math.Float32bits(re); wantRe.nan && got != element.NaN32 || !wantRe.nan && got != math.Float32bits(real(x[i])) {
			t.Errorf("the real part of %v is %#x", x[i], got)
		}
		if math.Float32bits(im) != wantIm {
			t.Errorf("the imaginary part of %v is %v", x[i], im)
		}
	}
}
