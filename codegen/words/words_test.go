package words

import (
	"math/bits"
	"testing"

	"github.com/weft-gpu/weft/internal/spirv"
	"github.com/weft-gpu/weft/internal/testcode"
)

// onPairs returns a case on two 64-bit integers.
func onPairs(name string, write func(b Integers, x, y Pair) []ID, want func(x, y uint64) []uint32) testcode.WordCase {
	return testcode.WordCase{Name: name, Operands: "ll",
		Emit: func(b *spirv.Builder, in []spirv.ID) []spirv.ID {
			return write(Integers{Arithmetic{&b.Arithmetic}}, Pair{in[0], in[1]}, Pair{in[2], in[3]})
		},
		Want: func(in []uint32) []uint32 {
			return want(uint64(in[1])<<32|uint64(in[0]), uint64(in[3])<<32|uint64(in[2]))
		}}
}

// pairOf adapts a function that returns one 64-bit integer to onPairs.
func pairOf(f func(b Integers, x, y Pair) Pair) func(b Integers, x, y Pair) []ID {
	return func(b Integers, x, y Pair) []ID { r := f(b, x, y); return r[:] }
}

func one(f func(x, y uint64) uint64) func(x, y uint64) []uint32 {
	return func(x, y uint64) []uint32 { return testcode.Split(f(x, y)) }
}

// sticky is x >> n, with the last bit set if a bit was lost.
func sticky(x, n uint64) uint64 {
	r := x >> n
	if r<<n != x {
		r |= 1
	}
	return r
}

func TestIntegersInWords(t *testing.T) {
	within := func(b Integers, n Pair) ID { return b.And(n[0], b.K(63, n[0])) }
	for i, c := range []testcode.WordCase{
		onPairs("add", pairOf(func(b Integers, x, y Pair) Pair { return b.Add64(x, y) }), one(func(x, y uint64) uint64 { return x + y })),
		onPairs("sub", pairOf(func(b Integers, x, y Pair) Pair { return b.Sub64(x, y) }), one(func(x, y uint64) uint64 { return x - y })),
		onPairs("mul", pairOf(func(b Integers, x, y Pair) Pair { return b.Mul64(x, y) }), one(func(x, y uint64) uint64 { return x * y })),
		onPairs("mul by a word", pairOf(func(b Integers, x, y Pair) Pair { return b.MulWord64(x, y[0]) }), one(func(x, y uint64) uint64 { return x * (y & 0xffffffff) })),
		onPairs("the high half of a product", pairOf(func(b Integers, x, y Pair) Pair { return b.MulHigh64(x, y) }), one(func(x, y uint64) uint64 { hi, _ := bits.Mul64(x, y); return hi })),
		onPairs("a whole product", func(b Integers, x, y Pair) []ID {
			low, high := b.Mul128(x, y)
			return append(low[:], high[:]...)
		}, func(x, y uint64) []uint32 {
			hi, lo := bits.Mul64(x, y)
			return append(testcode.Split(lo), testcode.Split(hi)...)
		}),
		onPairs("sub with a borrow", func(b Integers, x, y Pair) []ID {
			d, borrow := b.Sub64Borrow(x, y)
			return append(d[:], borrow)
		}, func(x, y uint64) []uint32 {
			d, borrow := bits.Sub64(x, y, 0)
			return append(testcode.Split(d), uint32(borrow))
		}),
		onPairs("less, equal", func(b Integers, x, y Pair) []ID {
			return []ID{b.OneIf(b.Less64(x, y, false)), b.OneIf(b.Less64(x, y, true)), b.OneIf(b.Equal64(x, y)), b.OneIf(b.IsZero64(x))}
		}, func(x, y uint64) []uint32 {
			return []uint32{testcode.Truth(x < y), testcode.Truth(int64(x) < int64(y)), testcode.Truth(x == y), testcode.Truth(x == 0)}
		}),
		onPairs("shift left", pairOf(func(b Integers, x, y Pair) Pair { return b.ShiftLeft64(x, within(b, y)) }), one(func(x, y uint64) uint64 { return x << (y & 63) })),
		onPairs("shift right", pairOf(func(b Integers, x, y Pair) Pair { return b.ShiftRight64(x, within(b, y), false) }), one(func(x, y uint64) uint64 { return x >> (y & 63) })),
		onPairs("shift right, signed", pairOf(func(b Integers, x, y Pair) Pair { return b.ShiftRight64(x, within(b, y), true) }),
			one(func(x, y uint64) uint64 { return uint64(int64(x) >> (y & 63)) })),
		onPairs("shift right, sticky", pairOf(func(b Integers, x, y Pair) Pair { return b.ShiftRightSticky64(x, within(b, y)) }), one(func(x, y uint64) uint64 { return sticky(x, y&63) })),
		onPairs("normalise", func(b Integers, x, _ Pair) []ID {
			m, places := b.Normalise64(x)
			return append(m[:], places)
		}, func(x, _ uint64) []uint32 {
			places := min(bits.LeadingZeros64(x), 63)
			return append(testcode.Split(x<<places), uint32(places))
		}),
		onPairs("normalise up to a limit", func(b Integers, x, y Pair) []ID {
			m, places := b.Normalise64UpTo(x, within(b, y))
			return append(m[:], places)
		}, func(x, y uint64) []uint32 {
			places := min(bits.LeadingZeros64(x), 63, int(y&63))
			return append(testcode.Split(x<<places), uint32(places))
		}),
		onPairs("divide", func(b Integers, x, y Pair) []ID {
			q, r := b.divideSafely(x, y)
			return append(q[:], r[:]...)
		}, func(x, y uint64) []uint32 {
			y = max(y, 1)
			return append(testcode.Split(x/y), testcode.Split(x%y)...)
		}),
		onPairs("powers", pairOf(func(b Integers, x, y Pair) Pair { return b.pow64(x, Pair{b.And(y[0], b.K(255, x[0])), b.K(0, x[0])}) }), one(func(x, y uint64) uint64 {
			r := uint64(1)
			for range y & 255 {
				r *= x
			}
			return r
		})),
	} {
		t.Run(c.Name, func(t *testing.T) { c.Test(t, []int{1, 2, 4}[i%3], 7, 3000, 1000) })
	}
}

// TestLimbs checks the operations that are written once for one word and for two.
func TestLimbs(t *testing.T) {
	c := onPairs("limbs", func(b Integers, x, y Pair) []ID {
		mask := b.SignMask(y[1])
		return append(b.LowestBits(b.And(y[0], b.K(31, x[0])), 2), append(b.HalfOf(x[:]),
			append(b.NegateLimbs(x[:], mask), b.NegateLimbs(Limbs{x[0]}, mask)[0], b.OneIf(b.IsNonZero(x[:])), b.OneIf(b.IsNonZero(x[:1])))...)...)
	}, func(x, y uint64) []uint32 {
		minus, low := x, uint32(x)
		if int64(y) < 0 {
			minus, low = -x, -low
		}
		out := append(testcode.Split(1<<(y&31)-1), testcode.Split(x>>1)...)
		return append(append(out, testcode.Split(minus)...), low, testcode.Truth(x != 0), testcode.Truth(uint32(x) != 0))
	})
	c.Test(t, 2, 7, 3000, 1000)
}
