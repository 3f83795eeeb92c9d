package hostref

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/ops"
)

// The tests compute with elements' values as big numbers, and round them by IEEE 754's definition.
// They share no code with the code under test.

// precision gives, for each float, the significant bits, and the exponents of the smallest normal
// and the largest number.
var precision = map[dtype.DType]struct{ bits, least, greatest int }{
	dtype.Float16:  {11, -14, 15},
	dtype.BFloat16: {8, -126, 127},
	dtype.Float32:  {24, -126, 127},
	dtype.Float64:  {53, -1022, 1023},
}

var realFloats = []dtype.DType{dtype.Float16, dtype.BFloat16, dtype.Float32, dtype.Float64}

// exact has enough bits for every sum, difference and product of two float64, and for the sum of a
// product and a third number.
func exact() *big.Float { return new(big.Float).SetPrec(6500) }

// meaning is the value of an element: a real number, unless it is NaN or infinite.
type meaning struct {
	nan      bool
	inf      int // the sign of an infinity, or 0
	negative bool
	value    *big.Float
}

// elementOf decodes the bits of a real type or bool.
func elementOf(d dtype.DType, bits uint64) meaning {
	if !d.IsFloat() {
		value := new(big.Int).SetUint64(bits)
		if width := 8 * d.Size(); d.IsSigned() && bits>>(width-1) == 1 {
			value.Sub(value, new(big.Int).Lsh(big.NewInt(1), uint(width)))
		}
		return meaning{negative: value.Sign() < 0, value: exact().SetInt(value)}
	}
	p := precision[d]
	width := 8 * d.Size()
	mantissa, exponent := bits&(1<<(p.bits-1)-1), int(bits>>(p.bits-1)&(1<<(width-p.bits)-1))
	e := meaning{negative: bits>>(width-1) == 1}
	switch {
	case exponent == p.greatest-p.least+2 && mantissa != 0:
		e.nan = true
		return e
	case exponent == p.greatest-p.least+2:
		if e.inf = 1; e.negative {
			e.inf = -1
		}
		return e
	case exponent > 0:
		mantissa |= 1 << (p.bits - 1)
		exponent--
	}
	e.value = exact().SetMantExp(exact().SetUint64(mantissa), p.least-p.bits+1+exponent)
	if e.negative {
		e.value.Neg(e.value)
	}
	return e
}

// bits returns the bits of the element in type d; a NaN is the canonical one.
func (e meaning) bits(d dtype.DType) uint64 {
	p := precision[d]
	infinite := uint64(p.greatest-p.least+2) << (p.bits - 1)
	sign := uint64(0)
	if e.negative {
		sign = 1 << (8*d.Size() - 1)
	}
	switch {
	case e.nan:
		return infinite | 1<<(p.bits-2)
	case e.inf != 0:
		return sign | infinite
	}
	magnitude, carried := roundedUnits(d, exact().Abs(e.value))
	if carried {
		return sign | infinite
	}
	return sign | magnitude
}

// roundedUnits returns the bits of a positive number, rounded to nearest even, or true if it is too
// large.
func roundedUnits(d dtype.DType, v *big.Float) (bits uint64, overflow bool) {
	if v.Sign() == 0 {
		return 0, false
	}
	p := precision[d]
	last := max(v.MantExp(nil)-1, p.least) - p.bits + 1 // the exponent of the last place
	units := exact().SetMantExp(v, -last)
	whole, accuracy := units.Int(nil)
	if accuracy != big.Exact {
		rest := exact().Sub(units, exact().SetInt(whole))
		if c := rest.Cmp(big.NewFloat(0.5)); c > 0 || c == 0 && whole.Bit(0) == 1 {
			whole.Add(whole, big.NewInt(1))
		}
	}
	// The hidden bit, and a carry into the exponent, are added to the exponent's field.
	bits = whole.Uint64() + uint64(last-(p.least-p.bits+1))<<(p.bits-1)
	return bits, bits >= uint64(p.greatest-p.least+2)<<(p.bits-1)
}

// finiteElement returns a finite number as an element.
func finiteElement(v *big.Float) meaning { return meaning{negative: v.Signbit(), value: v} }

// bitsAt returns the bits of element i of a column, at most 64.
func bitsAt(c Column, i int) uint64 { return element.BitsOf(c.Part(i, i+1).Data)[0] }

// columnOf returns a column of elements given by their bits.
func columnOf(d dtype.DType, bits ...uint64) Column {
	c := Column{DType: d}
	for _, b := range bits {
		c.Data = element.Bits{b}.Append(c.Data, d)
	}
	return c
}

// evaluate applies an operator, and fails the test on an error.
func evaluate(t *testing.T, op *ops.Op, to dtype.DType, args ...Column) Column {
	t.Helper()
	return Column{DType: to, Data: applyTo(t, op, to, args...)}
}

// specialBits returns elements for which definitions have special cases. For a float these are
// zeros, the smallest and largest subnormals and normals, values near 1 and near the limits of
// integers, infinities and NaNs. For an integer they are its limits and small numbers.
func specialBits(d dtype.DType) []uint64 {
	width := 8 * d.Size()
	top := uint64(1) << (width - 1)
	var list []uint64
	switch {
	case d == dtype.Bool:
		return []uint64{0, 1}
	case d.IsInteger():
		for _, v := range []uint64{0, 1, 2, 3, 7, 8, 10, 31, 32, 33, 63, 64} {
			list = append(list, v, -v, top+v, top-v)
		}
	default:
		p := precision[d]
		hidden := uint64(1) << (p.bits - 1)
		infinite := uint64(p.greatest-p.least+2) * hidden
		list = append(list, 0, 1, 2, 3, hidden-1, hidden, hidden+1, infinite-1, infinite, infinite|hidden/2, infinite|1, infinite|hidden/2|5)
		for _, exponent := range []int{-1, 0, 1, 7, 8, 15, 16, 23, 24, 31, 32, 33, 52, 53, 62, 63, 64, p.bits - 1, p.bits, -25, -24, -14, p.greatest - 1} {
			if exponent >= p.least && exponent <= p.greatest {
				one := uint64(exponent-p.least+1) * hidden
				list = append(list, one-1, one, one+1, one+hidden/2)
			}
		}
		for _, v := range list {
			list = append(list, v|top)
		}
	}
	for i := range list {
		list[i] &= math.MaxUint64 >> (64 - width)
	}
	return list
}

// sampleBits returns the special elements and random ones: of any bits, and small ones.
func sampleBits(d dtype.DType, random *rand.Rand, n int) []uint64 {
	list := specialBits(d)
	width := 8 * d.Size()
	for range n {
		v := random.Uint64()
		switch {
		case d == dtype.Bool:
			v &= 1
		case d.IsFloat() && v&3 == 0: // of moderate size
			p := precision[d]
			v = (v>>8)&(1<<(p.bits-1)-1) | uint64(-p.least+random.IntN(14)-6)<<(p.bits-1) | v>>7<<(width-1)
		case d.IsInteger() && v&1 == 0:
			v = uint64(int64(v) >> random.IntN(64))
		}
		list = append(list, v&(math.MaxUint64>>(64-width)))
	}
	return list
}

// samplePairs returns all pairs of special elements, and random pairs, some with equal or close
// exponents.
func samplePairs(d dtype.DType, random *rand.Rand, n int) (x, y []uint64) {
	special := specialBits(d)
	for _, a := range special {
		for _, b := range special {
			x, y = append(x, a), append(y, b)
		}
	}
	mantissa := uint64(math.MaxUint64)
	if d.IsFloat() {
		mantissa = 1<<(precision[d].bits-1) - 1
	}
	a, b := sampleBits(d, random, n), sampleBits(d, random, n)
	random.Shuffle(len(b), func(i, j int) { b[i], b[j] = b[j], b[i] })
	for i := range a {
		x, y = append(x, a[i], a[i]), append(y, b[i], a[i]&^mantissa|b[i]&mantissa)
	}
	return x, y
}

// sampleColumns returns samplePairs as two columns; such elements are the parts of complex numbers.
func sampleColumns(d dtype.DType) (x, y Column) {
	random := rand.New(rand.NewPCG(1, uint64(d)))
	part := d.Real()
	a, b := samplePairs(part, random, 4000)
	x, y = columnOf(part, a...), columnOf(part, b...)
	if d.IsComplex() {
		c, e := samplePairs(part, random, 4000)
		random.Shuffle(len(c), func(i, j int) { c[i], c[j], e[i], e[j] = c[j], c[i], e[j], e[i] })
		x, y = columnOf(part, interleaved(a, c)...), columnOf(part, interleaved(b, e)...)
		x.DType, y.DType = d, d
	}
	return x, y
}

// TestRoundingOfTheTests compares the tests' own rounding with big's and Go's.
func TestRoundingOfTheTests(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	for _, w := range sampleBits(dtype.Float64, random, 2000) {
		e := elementOf(dtype.Float64, w)
		f := math.Float64frombits(w)
		if got := e.bits(dtype.Float64); got != w && !e.nan {
			t.Fatalf("%x comes back as %#x", f, got)
		}
		want := uint64(math.Float32bits(float32(f)))
		if e.nan {
			want = element.NaN32
		}
		if got := e.bits(dtype.Float32); got != want {
			t.Fatalf("%x as float32 is %#x, want %#x", f, got, want)
		}
	}
}

func describe(d dtype.DType, bits uint64) string {
	e := elementOf(d, bits)
	switch {
	case e.nan:
		return fmt.Sprintf("NaN(%#x)", bits)
	case e.inf != 0:
		return fmt.Sprintf("%+dInf", e.inf)
	}
	return fmt.Sprintf("%s(%#x)", e.value.Text('g', 20), bits)
}

// canonical replaces a NaN at any index and alignment, and changes nothing else.
func TestCanonical(t *testing.T) {
	for n := range 2*nanChunk + 3 {
		for start := range 2 {
			canonicalAt[float32](t, n, start, math.Float32frombits(0xffc01234))
			canonicalAt[float32](t, n, start, math.Float32frombits(0x7f800001))
			canonicalAt[float64](t, n, start, math.Float64frombits(0xfff8000000001234))
			canonicalAt[float64](t, n, start, math.Float64frombits(0xfff0000000000001))
		}
	}
}

func canonicalAt[T float](t *testing.T, n, start int, nan T) {
	t.Helper()
	others := []T{0, 1, -1, T(math.Inf(1)), T(math.Inf(-1)), T(math.Copysign(0, -1)), T(math.SmallestNonzeroFloat64)}
	for at := range n + 1 { // in the last iteration there is no NaN
		if n > 9 && at%13 != 0 && at < n-2 {
			continue
		}
		s := make([]T, start+n)
		for i := range s {
			s[i] = others[i%len(others)]
		}
		want := append([]T(nil), s...)
		if at < n {
			s[start+at], want[start+at] = nan, canonicalOf[T]()
		}
		if canonical(s[start:]); string(bytesOf(s)) != string(bytesOf(want)) {
			t.Fatalf("%d elements, a NaN at %d: %v, want %v", n, at, s, want)
		}
	}
}
