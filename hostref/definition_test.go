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

var (
	nan = math.Float32frombits(canonicalNaN)
	inf = float32(math.Inf(1))
	// payload is a NaN that arithmetic never makes.
	payload = math.Float32frombits(0xffc12345)
	zero    float32
	minus   = float32(math.Copysign(0, -1))
)

func TestEveryOperatorTakesWhatTheCatalogueSays(t *testing.T) {
	for _, op := range ops.All() {
		for _, d := range dtype.All() {
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
				_, ok = folds[key{op, d}]
			default:
				continue
			}
			// A reduction combines in the type of its result, which is an
			// accepted one as well.
			if want := op.Accept.Contains(d); ok != want {
				t.Errorf("%s of %s: defined %v, catalogue %v", op, d, ok, want)
			}
		}
	}
}

// The special cases that the Array API 2024.12 lists for our operators, and
// the catalogue's corner column where it leaves them open.
func TestFloatSpecialCases(t *testing.T) {
	least, greatest := math.Float32frombits(1), float32(math.MaxFloat32)
	for _, c := range []struct {
		op   *ops.Op
		x    float32
		y    float32
		want float32
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
		{ops.Exp, minus, 0, 1}, {ops.Exp, zero, 0, 1}, {ops.Exp, inf, 0, inf}, {ops.Exp, -inf, 0, zero}, {ops.Exp, payload, 0, nan},
	} {
		t.Run(fmt.Sprintf("%s(%v, %v)", c.op, c.x, c.y), func(t *testing.T) {
			args := []Column{column([]float32{c.x}), column([]float32{c.y})}[:c.op.Arity]
			got := apply[float32](t, c.op, args...)[0]
			if math.Float32bits(got) != math.Float32bits(c.want) {
				t.Errorf("%#08x, want %#08x", math.Float32bits(got), math.Float32bits(c.want))
			}
		})
	}
}

// Array API 2024.12: NaN is unordered, the zeros are equal; subnormals are not
// zero (catalogue).
func TestFloatComparisons(t *testing.T) {
	const lt, eq, gt, unordered = 0, 1, 2, 3
	least := math.Float32frombits(1)
	want := map[*ops.Op][4]bool{
		ops.Equal: {eq: true}, ops.NotEqual: {lt: true, gt: true, unordered: true},
		ops.Less: {lt: true}, ops.LessEqual: {lt: true, eq: true},
		ops.Greater: {gt: true}, ops.GreaterEqual: {gt: true, eq: true},
	}
	for _, c := range []struct {
		x, y     float32
		relation int
	}{
		{zero, minus, eq}, {minus, zero, eq}, {least, zero, gt}, {-least, minus, lt}, {least, 2 * least, lt},
		{inf, inf, eq}, {-inf, inf, lt}, {nan, nan, unordered}, {payload, 1, unordered}, {inf, nan, unordered}, {1, 0.5, gt},
	} {
		for op, results := range want {
			if got := apply[bool](t, op, column([]float32{c.x}), column([]float32{c.y}))[0]; got != results[c.relation] {
				t.Errorf("%s(%v, %v) = %v", op, c.x, c.y, got)
			}
		}
	}
}

// integerOracle gives what math/big gives, modulo 2^bits.
func integerOracle[T int32 | uint32 | int64 | uint64](t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	bits := dtype.Of[T]().Size() * 8
	values := []T{0, 1, T(0) - 1, T(1) << (bits - 1), T(1)<<(bits-1) - 1, 2, 3}
	for range 40 {
		values = append(values, T(random.Uint64()), T(random.Uint64()>>random.IntN(64)))
	}
	var x, y []T
	for _, a := range values {
		for _, b := range values {
			x, y = append(x, a), append(y, b)
		}
	}
	exact := func(v T) *big.Int {
		if v < 0 {
			return big.NewInt(int64(v))
		}
		return new(big.Int).SetUint64(uint64(v))
	}
	wrap := func(v *big.Int) T {
		return T(new(big.Int).And(v, new(big.Int).SetUint64(1<<64-1)).Uint64())
	}
	pick := func(less bool, a, b *big.Int) *big.Int {
		if (a.Cmp(b) < 0) == less {
			return a
		}
		return b
	}
	for op, f := range map[*ops.Op]func(a, b *big.Int) *big.Int{
		ops.Add:     func(a, b *big.Int) *big.Int { return new(big.Int).Add(a, b) },
		ops.Sub:     func(a, b *big.Int) *big.Int { return new(big.Int).Sub(a, b) },
		ops.Mul:     func(a, b *big.Int) *big.Int { return new(big.Int).Mul(a, b) },
		ops.Maximum: func(a, b *big.Int) *big.Int { return pick(false, a, b) },
		ops.Minimum: func(a, b *big.Int) *big.Int { return pick(true, a, b) },
		ops.Neg:     func(a, _ *big.Int) *big.Int { return new(big.Int).Neg(a) },
		ops.Abs:     func(a, _ *big.Int) *big.Int { return new(big.Int).Abs(a) },
		ops.Relu:    func(a, _ *big.Int) *big.Int { return pick(false, a, new(big.Int)) },
	} {
		got := apply[T](t, op, []Column{column(x), column(y)}[:op.Arity]...)
		for i := range x {
			if want := wrap(f(exact(x[i]), exact(y[i]))); got[i] != want {
				t.Fatalf("%s(%d, %d) = %d, want %d", op, x[i], y[i], got[i], want)
			}
		}
	}
	for op, accept := range map[*ops.Op][]int{
		ops.Equal: {0}, ops.NotEqual: {-1, 1}, ops.Less: {-1}, ops.LessEqual: {-1, 0}, ops.Greater: {1}, ops.GreaterEqual: {0, 1},
	} {
		got := apply[bool](t, op, column(x), column(y))
		for i := range x {
			if want := slices.Contains(accept, exact(x[i]).Cmp(exact(y[i]))); got[i] != want {
				t.Fatalf("%s(%d, %d) = %v", op, x[i], y[i], got[i])
			}
		}
	}
	castTo(t, x, wrapTo[int32](exact))
	castTo(t, x, wrapTo[uint32](exact))
	castTo(t, x, wrapTo[int64](exact))
	castTo(t, x, wrapTo[uint64](exact))
	castTo(t, x, func(v T) bool { return v != 0 })
}

func wrapTo[D, S int32 | uint32 | int64 | uint64](exact func(S) *big.Int) func(S) D {
	return func(v S) D {
		return D(new(big.Int).And(exact(v), new(big.Int).SetUint64(1<<64-1)).Uint64())
	}
}

func castTo[S, D dtype.Element](t *testing.T, x []S, want func(S) D) {
	t.Helper()
	for i, got := range apply[D](t, ops.Cast, column(x)) {
		if got != want(x[i]) {
			t.Fatalf("cast of %v to %s is %v, want %v", x[i], dtype.Of[D](), got, want(x[i]))
		}
	}
}

func TestIntegersWrap(t *testing.T) {
	t.Run("int32", integerOracle[int32])
	t.Run("uint32", integerOracle[uint32])
	t.Run("int64", integerOracle[int64])
	t.Run("uint64", integerOracle[uint64])
}

func TestFloatToInteger(t *testing.T) {
	x := append(slices.Clone(corners), 0.99, -0.99, 1.5, -1.5, 2147483520, 2147483648, -2147483648, -2147483904,
		4294967040, 4294967296, 9223371487098961920, 9223372036854775808, -9223372036854775808, -9223373136366403584,
		18446742974197923840, 18446744073709551616)
	castTo(t, x, saturate[int32](math.MinInt32, math.MaxInt32))
	castTo(t, x, saturate[uint32](0, math.MaxUint32))
	castTo(t, x, saturate[int64](math.MinInt64, math.MaxInt64))
	castTo(t, x, saturate[uint64](0, math.MaxUint64))
	castTo(t, x, func(v float32) bool { return math.Float32bits(v)&^(1<<31) != 0 })
}

// saturate converts by way of math/big.
func saturate[T int32 | uint32 | int64 | uint64](low, high T) func(float32) T {
	return func(v float32) T {
		switch {
		case v != v:
			return 0
		case float64(v) >= float64(high):
			return high // float64(high) may be high+1, and no float32 lies between
		case float64(v) <= float64(low):
			return low
		}
		whole, _ := exactly(v).Int(nil)
		if whole.Sign() < 0 {
			return T(whole.Int64())
		}
		return T(whole.Uint64())
	}
}

func TestBools(t *testing.T) {
	x, y := []bool{false, false, true, true}, []bool{false, true, false, true}
	for op, want := range map[*ops.Op][]bool{
		ops.LogicalAnd: {false, false, false, true}, ops.LogicalOr: {false, true, true, true},
		ops.LogicalXor: {false, true, true, false}, ops.LogicalNot: {true, true, false, false},
		ops.Equal: {true, false, false, true}, ops.NotEqual: {false, true, true, false},
	} {
		if got := apply[bool](t, op, []Column{column(x), column(y)}[:op.Arity]...); !slices.Equal(got, want) {
			t.Errorf("%s = %v, want %v", op, got, want)
		}
	}
	castTo(t, x, func(b bool) float32 { return map[bool]float32{true: 1}[b] })
	castTo(t, x, func(b bool) int64 { return map[bool]int64{true: 1}[b] })
}

func TestMovementKeepsPayloads(t *testing.T) {
	x, other := floats(0xffc12345, 0x7f800001, 1<<31, 1), floats(1, 2, 3, 4)
	yes, no := []bool{true, true, true, true}, []bool{false, false, false, false}
	for name, got := range map[string][]float32{
		"where true":  apply[float32](t, ops.Where, column(yes), column(x), column(other)),
		"where false": apply[float32](t, ops.Where, column(no), column(other), column(x)),
		"cast":        apply[float32](t, ops.Cast, column(x)),
		"copy":        apply[float32](t, ops.Copy, column(x)),
	} {
		if !slices.Equal(Bytes(got), Bytes(x)) {
			t.Errorf("%s: % x, want % x", name, Bytes(got), Bytes(x))
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
