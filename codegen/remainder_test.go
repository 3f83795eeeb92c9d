package codegen

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/codegen/float"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/testcode"
)

// ieee is a binary format of IEEE 754.
type ieee struct {
	dtype    dtype.DType
	mantissa int // bits, without the hidden one
	exponent int // bits
}

var (
	binary32 = ieee{dtype.Float32, 23, 8}
	binary64 = ieee{dtype.Float64, 52, 11}
)

func (f ieee) bias() int        { return 1<<(f.exponent-1) - 1 }
func (f ieee) infinity() uint64 { return (1<<f.exponent - 1) << f.mantissa }
func (f ieee) sign() uint64     { return 1 << (f.mantissa + f.exponent) }
func (f ieee) nan() uint64      { return f.infinity() | 1<<(f.mantissa-1) }

// value returns the value of a finite number, given its bits.
func (f ieee) value(bits uint64) *big.Rat {
	var v float64
	if f.mantissa == 23 {
		v = float64(math.Float32frombits(uint32(bits)))
	} else {
		v = math.Float64frombits(bits)
	}
	return new(big.Rat).SetFloat64(v)
}

// nearest returns the bits of the nearest number, ties to even.
func (f ieee) nearest(v *big.Rat) uint64 {
	if f.mantissa == 23 {
		n, _ := v.Float32()
		return uint64(math.Float32bits(n))
	}
	n, _ := v.Float64()
	return math.Float64bits(n)
}

// floor returns the greatest integer not above v.
func floor(v *big.Rat) *big.Int {
	return new(big.Int).Div(v.Num(), v.Denom()) // Euclidean: the floor, for a positive divisor
}

// floorDivide defines floor_divide: it returns the quotient's bits.
func (f ieee) floorDivide(x, y uint64) uint64 {
	ax, ay, sign := x&^f.sign(), y&^f.sign(), (x^y)&f.sign()
	inf := f.infinity()
	switch {
	case ax > inf || ay > inf || ax == inf && ay == inf || ax == 0 && ay == 0:
		return f.nan()
	case ax == inf || ay == 0:
		return inf | sign
	case ay == inf || ax == 0:
		return sign
	}
	q := floor(new(big.Rat).Quo(f.value(x), f.value(y)))
	if q.Sign() == 0 {
		return 0
	}
	return f.nearest(new(big.Rat).SetInt(q))
}

// remainder defines remainder: it returns the bits of x - y floor(x/y), rounded once.
func (f ieee) remainder(x, y uint64) uint64 {
	ax, ay := x&^f.sign(), y&^f.sign()
	inf := f.infinity()
	sameSign := (x^y)&f.sign() == 0
	switch {
	case ax >= inf || ay > inf || ay == 0:
		return f.nan()
	case ax == 0:
		return y & f.sign()
	case ay == inf && sameSign:
		return x
	case ay == inf:
		return y
	}
	vx, vy := f.value(x), f.value(y)
	q := floor(new(big.Rat).Quo(vx, vy))
	r := new(big.Rat).Sub(vx, new(big.Rat).Mul(vy, new(big.Rat).SetInt(q)))
	return f.nearest(r) | y&f.sign()
}

func (f ieee) specials() []uint64 {
	one := uint64(f.bias()) << f.mantissa
	ulp := uint64(1)
	least := ulp << f.mantissa
	list := []uint64{
		0, ulp, 2, 3, 5, least / 2, least - 1, least, least + 1, 3 * least / 2, 2 * least, 3 * least,
		one - 1, one, one + 1, one + least, one + least/2, one + least + least/4,
		one + uint64(f.mantissa)*least, one + uint64(f.mantissa)*least + 1, one + uint64(f.mantissa+1)*least + 1, one + uint64(f.mantissa+1)*least + 3,
		f.infinity() / 3, f.infinity() / 4, f.infinity() - least, f.infinity() - 1, f.infinity(), f.infinity() + 1, f.nan(),
	}
	for _, v := range list {
		list = append(list, v|f.sign())
	}
	return list
}

// random draws operands whose exponents are close, differ by less than the precision, or are
// any. Some quotients are close to an integer, to half of one, or to a tie of the rounding.
func (f ieee) random(r *rand.Rand) (x, y uint64) {
	mask := f.sign()<<1 - 1
	x, y = r.Uint64()&mask, r.Uint64()&mask
	if r.IntN(3) == 0 { // a significand of few bits
		x &^= 1<<r.IntN(f.mantissa) - 1
		y &^= 1<<r.IntN(f.mantissa) - 1
	}
	switch r.IntN(6) {
	case 5:
		return f.nearTie(r)
	case 0, 1: // exponents that differ by -3 to 2 * mantissa
		e := int(y>>f.mantissa) & (1<<f.exponent - 1)
		e = min(max(e+r.IntN(2*f.mantissa)-3, 0), 1<<f.exponent-2)
		x = x&(f.sign()|1<<f.mantissa-1) | uint64(e)<<f.mantissa
	case 2, 3: // x is a multiple of y, or up to two units off
		if ay := y &^ f.sign(); ay != 0 && ay < f.infinity() {
			n := r.Uint64() >> r.IntN(64)
			v := new(big.Rat).Mul(f.value(y), new(big.Rat).SetFrac(new(big.Int).SetUint64(n), big.NewInt(2)))
			x = (f.nearest(v) + uint64(r.IntN(5)) - 2 ^ x&f.sign()) & mask
		}
	}
	return x, y
}

// nearTie returns operands whose quotient is next to n 2^s, where n is odd and one bit longer
// than a significand: the quotient's floor, or the next integer, is a tie of the rounding. Let
// p be the bits of a significand, y odd and x = -k / 2^(p+1) modulo y. Then the quotient
// x 2^(p+1) / y is k/y less than an integer n.
func (f ieee) nearTie(r *rand.Rand) (x, y uint64) {
	p := f.mantissa + 1
	places := new(big.Int).Lsh(big.NewInt(1), uint(p+1))
	for {
		divisor := new(big.Int).SetUint64(r.Uint64()>>(64-p) | 1<<f.mantissa | 1)
		s := r.IntN(p)
		k := big.NewInt(1 + r.Int64N(1<<(p-s)))
		if r.IntN(2) == 0 {
			k.Neg(k)
		}
		m := new(big.Int).ModInverse(places, divisor)
		m.Mod(m.Mul(m, k).Neg(m), divisor)
		n := new(big.Int).Mul(m, places)
		n.Div(n.Add(n, k), divisor)
		if n.BitLen() != p+1 || n.Bit(0) == 0 {
			continue
		}
		x = f.nearest(new(big.Rat).SetInt(m.Lsh(m, uint(p+1+s))))
		y = f.nearest(new(big.Rat).SetInt(divisor))
		return x ^ uint64(r.IntN(2))*f.sign(), y ^ uint64(r.IntN(2))*f.sign()
	}
}

// remainderDevices are the devices that have different lowerings of remainder.
var remainderDevices = []struct {
	name    string
	target  Target
	machine testcode.Machine
}{
	{"ieee", Target{}, testcode.Machine{}},
	{"flushing", Target{Flush32: true}, testcode.Machine{Flush: true}},
}

func TestFloatRemainder(t *testing.T) {
	for _, o := range []struct {
		name   string
		ieee   ieee
		f      lowering
		define func(f ieee, x, y uint64) uint64
		n      int
	}{
		{"remainder float32", binary32, floats(remainder32), ieee.remainder, 20000},
		{"floor_divide float32", binary32, onFloats(float.Arithmetic.FloorDivide), ieee.floorDivide, 20000},
		{"remainder float64", binary64, remainderDouble, ieee.remainder, 5000},
		{"floor_divide float64", binary64, onFloats(float.Arithmetic.FloorDivide), ieee.floorDivide, 5000},
	} {
		for _, device := range remainderDevices {
			t.Run(o.name+"/"+device.name, func(t *testing.T) {
				x, y := pairsOf(o.ieee.specials(), o.n, o.ieee.random)
				got := evaluate(t, device.target, device.machine, o.f, o.ieee.dtype, x, y)
				compareColumns(t, got, func(x, y uint64) uint64 { return o.define(o.ieee, x, y) }, x, y)
			})
		}
	}
}
