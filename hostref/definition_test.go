package hostref

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
)

func TestEveryOperatorTakesWhatTheCatalogueSays(t *testing.T) {
	for _, op := range ops.All() {
		for _, d := range dtype.All() {
			want := op.Accept.Contains(d)
			var ok bool
			switch {
			case op == ops.Cast:
				ok = true
				for _, to := range dtype.All() {
					_, has := casts[conversion{d, to}]
					ok = ok && has
				}
			case op.Kind == ops.Map:
				_, ok = maps[key{op, d}]
			case op.Kind == ops.Reduce:
				// A reduction combines elements in the accumulator's type.
				_, ok = folds[key{op, d}]
				want = want && !(op.Result == ops.Default && d.IsHalf())
			default:
				continue
			}
			if ok != want {
				t.Errorf("%s of %s: defined %v, catalogue %v: docs/adding-an-operator.md", op, d, ok, want)
			}
		}
	}
}

// The numbers in the tables below, in any float type.
var (
	inf     = math.Inf(1)
	nan     = math.NaN()
	minus   = math.Copysign(0, -1)
	payload = math.Float64frombits(0xfff8000000012345) // a NaN that arithmetic never returns
)

const (
	zero     = 0.0
	least    = 0x1p-1000 // the smallest subnormal
	greatest = 0x1p1000  // the largest number
)

// encode returns the element of type d for one of those numbers.
func encode(d dtype.DType, v float64) uint64 {
	p := precision[d]
	sign := math.Float64bits(v) >> 63 << (8*d.Size() - 1)
	infinite := meaning{inf: 1}.bits(d)
	switch math.Abs(v) {
	case least, 2 * least:
		return sign | uint64(math.Abs(v)/least)
	case greatest:
		return sign | infinite - 1
	}
	if math.Float64bits(v) == math.Float64bits(payload) {
		return sign | infinite | 1<<(p.bits-2) | 5
	}
	if v != v || math.IsInf(v, 0) {
		return meaning{nan: v != v, inf: int(math.Copysign(1, v)), negative: v < 0}.bits(d)
	}
	return meaning{negative: math.Signbit(v), value: exact().SetFloat64(v)}.bits(d)
}

// The special cases are those of the Array API 2024.12. The catalogue's corner column gives those
// that it leaves open.
func TestFloatSpecialCases(t *testing.T) {
	for _, c := range []struct {
		op   *ops.Op
		x    float64
		y    float64
		want float64
	}{
		{ops.Add, inf, -inf, nan}, {ops.Add, inf, inf, inf}, {ops.Add, -inf, 1, -inf}, {ops.Add, minus, minus, minus},
		{ops.Add, minus, zero, zero}, {ops.Add, 1, -1, zero}, {ops.Add, payload, 1, nan}, {ops.Add, 1, payload, nan},
		{ops.Add, greatest, greatest, inf}, {ops.Add, least, least, 2 * least},
		{ops.Sub, inf, inf, nan}, {ops.Sub, minus, zero, minus}, {ops.Sub, zero, zero, zero}, {ops.Sub, 1, payload, nan},
		{ops.Mul, inf, zero, nan}, {ops.Mul, minus, inf, nan}, {ops.Mul, inf, -1, -inf}, {ops.Mul, minus, 1, minus},
		{ops.Mul, least, 0.5, zero}, {ops.Mul, -least, 0.75, -least}, {ops.Mul, payload, 0, nan},
		{ops.Div, zero, zero, nan}, {ops.Div, minus, zero, nan}, {ops.Div, inf, -inf, nan}, {ops.Div, 1, zero, inf},
		{ops.Div, 1, minus, -inf}, {ops.Div, -1, inf, minus}, {ops.Div, zero, -1, minus}, {ops.Div, inf, -2, -inf},
		{ops.Maximum, payload, 1, nan}, {ops.Maximum, 1, payload, nan}, {ops.Maximum, minus, zero, zero},
		{ops.Maximum, zero, minus, zero}, {ops.Maximum, minus, minus, minus}, {ops.Maximum, inf, -inf, inf}, {ops.Maximum, -least, -1, -least},
		{ops.Minimum, payload, 1, nan}, {ops.Minimum, 1, payload, nan}, {ops.Minimum, minus, zero, minus},
		{ops.Minimum, zero, minus, minus}, {ops.Minimum, zero, zero, zero}, {ops.Minimum, inf, -inf, -inf}, {ops.Minimum, least, 1, least},
		{ops.Neg, zero, 0, minus}, {ops.Neg, minus, 0, zero}, {ops.Neg, payload, 0, nan}, {ops.Neg, inf, 0, -inf},
		{ops.Abs, minus, 0, zero}, {ops.Abs, payload, 0, nan}, {ops.Abs, -inf, 0, inf}, {ops.Abs, -least, 0, least},
		{ops.Relu, minus, 0, zero}, {ops.Relu, payload, 0, nan}, {ops.Relu, -inf, 0, zero}, {ops.Relu, inf, 0, inf}, {ops.Relu, least, 0, least},
		{ops.Sqrt, minus, 0, minus}, {ops.Sqrt, zero, 0, zero}, {ops.Sqrt, -1, 0, nan}, {ops.Sqrt, -least, 0, nan}, {ops.Sqrt, inf, 0, inf}, {ops.Sqrt, payload, 0, nan},

		{ops.FloorDivide, payload, 1, nan}, {ops.FloorDivide, 1, payload, nan}, {ops.FloorDivide, inf, -inf, nan}, {ops.FloorDivide, minus, zero, nan},
		{ops.FloorDivide, zero, 2, zero}, {ops.FloorDivide, minus, 2, minus}, {ops.FloorDivide, zero, -2, minus}, {ops.FloorDivide, minus, -2, zero},
		{ops.FloorDivide, 1, zero, inf}, {ops.FloorDivide, 1, minus, -inf}, {ops.FloorDivide, -1, zero, -inf}, {ops.FloorDivide, -1, minus, inf},
		{ops.FloorDivide, inf, 2, inf}, {ops.FloorDivide, inf, -2, -inf}, {ops.FloorDivide, -inf, 2, -inf}, {ops.FloorDivide, -inf, -2, inf},
		{ops.FloorDivide, 1, inf, zero}, {ops.FloorDivide, 1, -inf, minus}, {ops.FloorDivide, -1, inf, minus}, {ops.FloorDivide, -1, -inf, zero},
		{ops.FloorDivide, 7, 2, 3}, {ops.FloorDivide, -7, 2, -4}, {ops.FloorDivide, 7, -2, -4}, {ops.FloorDivide, -7, -2, 3}, {ops.FloorDivide, least, 1, zero},
		{ops.FloorDivide, -least, greatest, -1}, {ops.FloorDivide, greatest, least, inf}, {ops.FloorDivide, -greatest, least, -inf},

		{ops.Remainder, payload, 1, nan}, {ops.Remainder, 1, payload, nan}, {ops.Remainder, inf, 1, nan}, {ops.Remainder, -inf, inf, nan},
		{ops.Remainder, 1, zero, nan}, {ops.Remainder, zero, minus, nan}, {ops.Remainder, zero, 1, zero}, {ops.Remainder, minus, 1, zero},
		{ops.Remainder, zero, -1, minus}, {ops.Remainder, minus, -1, minus}, {ops.Remainder, minus, inf, zero}, {ops.Remainder, zero, -inf, minus},
		{ops.Remainder, 1, inf, 1}, {ops.Remainder, 1, -inf, -inf}, {ops.Remainder, -1, inf, inf}, {ops.Remainder, -1, -inf, -1},
		{ops.Remainder, 7, 2, 1}, {ops.Remainder, -7, 2, 1}, {ops.Remainder, 7, -2, -1}, {ops.Remainder, -7, -2, -1}, {ops.Remainder, -6, 2, zero},
		{ops.Remainder, least, 1, least}, {ops.Remainder, -least, 1, 1}, {ops.Remainder, greatest, 2 * least, zero},
	} {
		for _, d := range realFloats {
			t.Run(fmt.Sprintf("%s(%v, %v) of %s", c.op, c.x, c.y, d), func(t *testing.T) {
				args := []Column{columnOf(d, encode(d, c.x)), columnOf(d, encode(d, c.y))}[:c.op.Arity]
				got, want := bitsAt(evaluate(t, c.op, d, args...), 0), encode(d, c.want)
				if got != want {
					t.Errorf("%#x, want %#x", got, want)
				}
			})
		}
	}
}

// As in the Array API 2024.12, NaN is unordered and the zeros are equal. Subnormals are not zero
// (catalogue).
func TestFloatComparisons(t *testing.T) {
	const lt, eq, gt, unordered = 0, 1, 2, 3
	want := map[*ops.Op][4]bool{
		ops.Equal: {eq: true}, ops.NotEqual: {lt: true, gt: true, unordered: true},
		ops.Less: {lt: true}, ops.LessEqual: {lt: true, eq: true},
		ops.Greater: {gt: true}, ops.GreaterEqual: {gt: true, eq: true},
	}
	for _, c := range []struct {
		x, y     float64
		relation int
	}{
		{zero, minus, eq}, {minus, zero, eq}, {least, zero, gt}, {-least, minus, lt}, {least, 2 * least, lt},
		{inf, inf, eq}, {-inf, inf, lt}, {nan, nan, unordered}, {payload, 1, unordered}, {inf, nan, unordered}, {1, 0.5, gt},
	} {
		for op, results := range want {
			for _, d := range realFloats {
				got := bitsAt(evaluate(t, op, dtype.Bool, columnOf(d, encode(d, c.x)), columnOf(d, encode(d, c.y))), 0)
				if got != uint64(oneIf(results[c.relation])) {
					t.Errorf("%s(%v, %v) of %s = %v", op, c.x, c.y, d, got)
				}
			}
		}
	}
}

// These operators only choose an operand or change a sign.
func TestFloatChoices(t *testing.T) {
	random := rand.New(rand.NewPCG(8, 2))
	for _, d := range realFloats {
		x, y := samplePairs(d, random, 500)
		for op, choose := range map[*ops.Op]func(a, b meaning, less bool) meaning{
			ops.Maximum: func(a, b meaning, less bool) meaning { return map[bool]meaning{true: b, false: a}[less] },
			ops.Minimum: func(a, b meaning, less bool) meaning { return map[bool]meaning{true: a, false: b}[less] },
			ops.Relu: func(a, _ meaning, _ bool) meaning {
				if a.negative {
					return meaning{value: exact()}
				}
				return a
			},
			ops.Neg: func(a, _ meaning, _ bool) meaning { a.negative = !a.negative; return a },
			ops.Abs: func(a, _ meaning, _ bool) meaning { a.negative = false; return a },
		} {
			got := evaluate(t, op, d, []Column{columnOf(d, x...), columnOf(d, y...)}[:op.Arity]...)
			for i := range x {
				a, b := elementOf(d, x[i]), elementOf(d, y[i])
				want := meaning{nan: true}
				if !a.nan && (op.Arity == 1 || !b.nan) {
					// As sign and magnitude, floats are ordered, -0 below +0.
					want = choose(a, b, op.Arity == 2 && ordered(d, x[i]) < ordered(d, y[i]))
				}
				if bitsAt(got, i) != want.bits(d) {
					t.Fatalf("%s(%s, %s) of %s = %#x, want %#x", op, describe(d, x[i]), describe(d, y[i]), d, bitsAt(got, i), want.bits(d))
				}
			}
		}
	}
}

func ordered(d dtype.DType, bits uint64) int64 {
	if top := uint64(1) << (8*d.Size() - 1); bits&top != 0 {
		return -1 - int64(bits&^top)
	}
	return int64(bits)
}

// floorDivideInteger returns the quotient and remainder as the catalogue defines them.
func floorDivideInteger(a, b *big.Int) (q, r *big.Int) {
	if b.Sign() == 0 {
		return new(big.Int), new(big.Int)
	}
	q, r = new(big.Int).QuoRem(a, b, new(big.Int))
	if r.Sign() != 0 && r.Sign() != b.Sign() {
		q.Sub(q, big.NewInt(1))
		r.Add(r, b)
	}
	return q, r
}

// power is defined by the catalogue, modulo 2^64 for a positive exponent.
func power(a, n *big.Int) *big.Int {
	one := big.NewInt(1)
	switch {
	case n.Sign() >= 0:
		return new(big.Int).Exp(new(big.Int).Mod(a, new(big.Int).Lsh(one, 64)), n, new(big.Int).Lsh(one, 64))
	case a.Cmp(one) == 0, a.Cmp(big.NewInt(-1)) == 0 && n.Bit(0) == 0:
		return one
	case a.Cmp(big.NewInt(-1)) == 0:
		return a
	}
	return new(big.Int)
}

// Integer results equal math/big's modulo 2^n.
func TestIntegers(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	lesser := func(a, b *big.Int) *big.Int {
		if a.Cmp(b) < 0 {
			return a
		}
		return b
	}
	for _, d := range ops.IntegerType.DTypes() {
		width := 8 * d.Size()
		x, y := samplePairs(d, random, 2000)
		value := func(bits uint64) *big.Int { whole, _ := elementOf(d, bits).value.Int(nil); return whole }
		// shift calls inside for a shift within the width, and returns outside otherwise.
		shift := func(n *big.Int, inside func(n uint) *big.Int, outside *big.Int) *big.Int {
			if n.Sign() < 0 || n.Cmp(big.NewInt(int64(width))) >= 0 {
				return outside
			}
			return inside(uint(n.Int64()))
		}
		for op, f := range map[*ops.Op]func(a, b *big.Int) *big.Int{
			ops.Add:           func(a, b *big.Int) *big.Int { return new(big.Int).Add(a, b) },
			ops.Sub:           func(a, b *big.Int) *big.Int { return new(big.Int).Sub(a, b) },
			ops.Mul:           func(a, b *big.Int) *big.Int { return new(big.Int).Mul(a, b) },
			ops.Maximum:       func(a, b *big.Int) *big.Int { return new(big.Int).Sub(new(big.Int).Add(a, b), lesser(a, b)) },
			ops.Minimum:       lesser,
			ops.Neg:           func(a, _ *big.Int) *big.Int { return new(big.Int).Neg(a) },
			ops.Abs:           func(a, _ *big.Int) *big.Int { return new(big.Int).Abs(a) },
			ops.Relu:          func(a, _ *big.Int) *big.Int { return new(big.Int).Sub(a, lesser(a, new(big.Int))) },
			ops.FloorDivide:   func(a, b *big.Int) *big.Int { q, _ := floorDivideInteger(a, b); return q },
			ops.Remainder:     func(a, b *big.Int) *big.Int { _, r := floorDivideInteger(a, b); return r },
			ops.Pow:           power,
			ops.BitwiseAnd:    func(a, b *big.Int) *big.Int { return new(big.Int).And(a, b) },
			ops.BitwiseOr:     func(a, b *big.Int) *big.Int { return new(big.Int).Or(a, b) },
			ops.BitwiseXor:    func(a, b *big.Int) *big.Int { return new(big.Int).Xor(a, b) },
			ops.BitwiseInvert: func(a, _ *big.Int) *big.Int { return new(big.Int).Not(a) },
			ops.BitwiseLeftShift: func(a, n *big.Int) *big.Int {
				return shift(n, func(n uint) *big.Int { return new(big.Int).Lsh(a, n) }, new(big.Int))
			},
			ops.BitwiseRightShift: func(a, n *big.Int) *big.Int {
				return shift(n, func(n uint) *big.Int { return new(big.Int).Rsh(a, n) }, big.NewInt(int64(min(a.Sign(), 0))))
			},
		} {
			got := evaluate(t, op, d, []Column{columnOf(d, x...), columnOf(d, y...)}[:op.Arity]...)
			for i := range x {
				want := new(big.Int).And(f(value(x[i]), value(y[i])), new(big.Int).SetUint64(mask(d))).Uint64()
				if bitsAt(got, i) != want {
					t.Fatalf("%s(%d, %d) of %s = %#x, want %#x", op, value(x[i]), value(y[i]), d, bitsAt(got, i), want)
				}
			}
		}
		for op, accept := range map[*ops.Op][]int{
			ops.Equal: {0}, ops.NotEqual: {-1, 1}, ops.Less: {-1}, ops.LessEqual: {-1, 0}, ops.Greater: {1}, ops.GreaterEqual: {0, 1},
		} {
			got := evaluate(t, op, dtype.Bool, columnOf(d, x...), columnOf(d, y...))
			for i := range x {
				want := slices.Contains(accept, value(x[i]).Cmp(value(y[i])))
				if bitsAt(got, i) != uint64(oneIf(want)) {
					t.Fatalf("%s(%d, %d) of %s = %v", op, value(x[i]), value(y[i]), d, !want)
				}
			}
		}
	}
}

func TestBools(t *testing.T) {
	x, y := []bool{false, false, true, true}, []bool{false, true, false, true}
	conjunction, disjunction, exclusive, negation := []bool{false, false, false, true}, []bool{false, true, true, true}, []bool{false, true, true, false}, []bool{true, true, false, false}
	for op, want := range map[*ops.Op][]bool{
		ops.LogicalAnd: conjunction, ops.LogicalOr: disjunction, ops.LogicalXor: exclusive, ops.LogicalNot: negation,
		ops.BitwiseAnd: conjunction, ops.BitwiseOr: disjunction, ops.BitwiseXor: exclusive, ops.BitwiseInvert: negation,
		ops.Equal: {true, false, false, true}, ops.NotEqual: exclusive,
	} {
		if got := apply[bool](t, op, []Column{column(x), column(y)}[:op.Arity]...); !slices.Equal(got, want) {
			t.Errorf("%s = %v, want %v", op, got, want)
		}
	}
}

// Movement keeps every bit of every type, also of NaNs.
func TestMovementKeepsPayloads(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 2))
	yes, no := column(slices.Repeat([]bool{true}, 64)), column(make([]bool, 64))
	for _, d := range dtype.All() {
		x, other := Column{DType: d, Data: make([]byte, 64*d.Size())}, Column{DType: d, Data: make([]byte, 64*d.Size())}
		for i := range x.Data {
			x.Data[i] = []byte{0xff, 0x7f, 0x80, byte(random.Uint32())}[random.IntN(4)]
		}
		for name, got := range map[string]Column{
			"where true":  evaluate(t, ops.Where, d, yes, x, other),
			"where false": evaluate(t, ops.Where, d, no, other, x),
			"cast":        evaluate(t, ops.Cast, d, x),
			"copy":        evaluate(t, ops.Copy, d, x),
		} {
			if !slices.Equal(got.Data, x.Data) {
				t.Errorf("%s of %s: % x, want % x", name, d, got.Data, x.Data)
			}
		}
	}
}

func TestApplyRejectsWhatInferWould(t *testing.T) {
	f, i, b := column([]float32{1, 2}), column([]int32{1, 2}), column([]bool{true, false})
	var arity *ops.ArityError
	for _, c := range []struct {
		name   string
		op     *ops.Op
		dst    Column
		args   []Column
		target any
	}{
		{"mixed dtypes", ops.Add, f, []Column{f, i}, new(*Error)},
		{"a dtype it does not take", ops.Div, i, []Column{i, i}, new(*Error)},
		{"another result", ops.Less, f, []Column{f, f}, new(*Error)},
		{"another length", ops.Add, f, []Column{f, f.Part(0, 1)}, new(*Error)},
		{"a condition that is no bool", ops.Where, f, []Column{f, f, f}, new(*Error)},
		{"a cast to nothing", ops.Cast, Column{}, []Column{f.Part(0, 0)}, new(*Error)},
		{"a reduction", ops.Sum, f, []Column{f}, new(*Error)},
		{"an operand too few", ops.Where, f, []Column{b, f}, &arity},
		{"no operands", ops.Full, f, nil, &arity},
	} {
		if err := Apply(c.op, c.dst, c.args...); err == nil || !errors.As(err, c.target) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}
