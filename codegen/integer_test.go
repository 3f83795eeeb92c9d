package codegen

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testcode"
)

// integerOperators defines operators on unbounded integers. The result is taken modulo 2^n for
// a dtype of n bits.
var integerOperators = []struct {
	name   string
	define func(x, y *big.Int, d dtype.DType) *big.Int
}{
	{"bitwise_and", bigOperator((*big.Int).And)},
	{"bitwise_or", bigOperator((*big.Int).Or)},
	{"bitwise_xor", bigOperator((*big.Int).Xor)},
	{"bitwise_invert", func(x, _ *big.Int, _ dtype.DType) *big.Int { return new(big.Int).Not(x) }},
	{"bitwise_left_shift", bigLeftShift},
	{"bitwise_right_shift", bigRightShift},
	{"floor_divide", bigFloorDivide},
	{"remainder", bigRemainder},
	{"pow", bigPower},
}

func bigOperator(f func(z, x, y *big.Int) *big.Int) func(x, y *big.Int, _ dtype.DType) *big.Int {
	return func(x, y *big.Int, _ dtype.DType) *big.Int { return f(new(big.Int), x, y) }
}

// outOfRange reports whether a shift count is negative or not below the width.
func outOfRange(n *big.Int, d dtype.DType) bool {
	return n.Sign() < 0 || n.Cmp(big.NewInt(int64(8*d.Size()))) >= 0
}

func bigLeftShift(x, n *big.Int, d dtype.DType) *big.Int {
	if outOfRange(n, d) {
		return new(big.Int)
	}
	return new(big.Int).Lsh(x, uint(n.Uint64()))
}

func bigRightShift(x, n *big.Int, d dtype.DType) *big.Int {
	if outOfRange(n, d) {
		return big.NewInt(min(0, int64(x.Sign())))
	}
	return new(big.Int).Rsh(x, uint(n.Uint64()))
}

func bigFloorDivide(x, y *big.Int, _ dtype.DType) *big.Int {
	if y.Sign() == 0 {
		return new(big.Int)
	}
	q, _ := floorDivMod(x, y)
	return q
}

func bigRemainder(x, y *big.Int, _ dtype.DType) *big.Int {
	if y.Sign() == 0 {
		return new(big.Int)
	}
	_, m := floorDivMod(x, y)
	return m
}

func floorDivMod(x, y *big.Int) (q, m *big.Int) {
	q, m = new(big.Int).QuoRem(x, y, new(big.Int))
	if m.Sign() != 0 && m.Sign() != y.Sign() {
		q.Sub(q, big.NewInt(1))
		m.Add(m, y)
	}
	return q, m
}

func bigPower(x, n *big.Int, d dtype.DType) *big.Int {
	if n.Sign() >= 0 {
		return new(big.Int).Exp(x, n, new(big.Int).Lsh(big.NewInt(1), uint(8*d.Size())))
	}
	if x.CmpAbs(big.NewInt(1)) != 0 {
		return new(big.Int)
	}
	if n.Bit(0) == 0 {
		return big.NewInt(1)
	}
	return x
}

// integerOf returns the value of an element's bits, and bitsOf the bits of a value.
func integerOf(d dtype.DType, bits uint64) *big.Int {
	unused := 64 - 8*d.Size()
	if d.IsSigned() {
		return big.NewInt(int64(bits<<unused) >> unused)
	}
	return new(big.Int).SetUint64(bits << unused >> unused)
}

func bitsOf(d dtype.DType, v *big.Int) uint64 {
	width := uint(8 * d.Size())
	return new(big.Int).And(v, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), width), big.NewInt(1))).Uint64()
}

// integerSpecials returns 0, ±1, the powers of two and their neighbours (among them the
// extremes), and some decimal numbers.
func integerSpecials(d dtype.DType) []uint64 {
	mask := ^uint64(0) >> (64 - 8*d.Size())
	seen := map[uint64]bool{}
	var list []uint64
	add := func(v uint64) {
		if v &= mask; !seen[v] {
			seen[v] = true
			list = append(list, v)
		}
	}
	for n := 0; n < 8*d.Size(); n += d.Size() {
		for _, v := range []uint64{1 << n, 1<<n - 1, 1<<n + 1, -(1 << n), -(1<<n + 1)} {
			add(v)
		}
	}
	for _, v := range []uint64{0, 1 << (8*d.Size() - 1), 3, 5, 7, 8, 10, 15, 16, 31, 32, 33, 63, 64, 65, 1000000007, 0xffffffff00000000, 0x80000000ffffffff} {
		add(v)
		add(-v)
	}
	return list
}

// randomIntegers returns integers of any number of bits; x is often close to a multiple of y.
func randomIntegers(r *rand.Rand) (x, y uint64) {
	x, y = r.Uint64()>>r.IntN(64), r.Uint64()>>r.IntN(64)
	switch r.IntN(4) {
	case 0:
		x = -x
	case 1:
		y = -y
	case 2:
		x = y*(r.Uint64()>>r.IntN(64)) + uint64(r.IntN(3)) - 1
	}
	return x, y
}

func TestIntegerOperators(t *testing.T) {
	const random = 3000
	for _, o := range integerOperators {
		for _, d := range dtype.All() {
			if !d.IsInteger() {
				continue
			}
			t.Run(fmt.Sprintf("%s/%v", o.name, d), func(t *testing.T) {
				f := rules[o.name].byForm(d)
				x, y := pairsOf(integerSpecials(d), random, randomIntegers)
				mask := ^uint64(0) >> (64 - 8*d.Size())
				for i := range x {
					x[i], y[i] = x[i]&mask, y[i]&mask
				}
				args := [][]uint64{x, y}
				if o.name == "bitwise_invert" {
					args = args[:1]
				}
				got := evaluate(t, Target{}, testcode.Machine{}, f, d, args...)
				compareColumns(t, got, func(x, y uint64) uint64 {
					return bitsOf(d, o.define(integerOf(d, x), integerOf(d, y), d))
				}, x, y)
			})
		}
	}
}

// The operators equal their definitions on all pairs of 8-bit integers.
func TestByteOperatorsExhaustively(t *testing.T) {
	var x, y []uint64
	for v := range 1 << 16 {
		x, y = append(x, uint64(v>>8)), append(y, uint64(v&0xff))
	}
	for _, o := range integerOperators {
		if o.name == "bitwise_invert" || o.name == "bitwise_and" || o.name == "bitwise_or" || o.name == "bitwise_xor" {
			continue
		}
		for _, d := range []dtype.DType{dtype.Int8, dtype.Uint8} {
			t.Run(fmt.Sprintf("%s/%v", o.name, d), func(t *testing.T) {
				got := evaluate(t, Target{}, testcode.Machine{}, rules[o.name].byForm(d), d, x, y)
				compareColumns(t, got, func(x, y uint64) uint64 {
					return bitsOf(d, o.define(integerOf(d, x), integerOf(d, y), d))
				}, x, y)
			})
		}
	}
}
