package lowering

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
)

// special are the values of each dtype at which something may go wrong.
var special = map[dtype.DType][]uint64{
	dtype.Bool:    {0, 1},
	dtype.Int32:   signed(32),
	dtype.Uint32:  unsigned(32),
	dtype.Int64:   signed(64),
	dtype.Uint64:  unsigned(64),
	dtype.Float32: floats(),
}

// floats is both signs of zero, the ends of the subnormal and the normal range,
// the powers of two around which lowerings change their way, the integers'
// limits, values that round up to the next power, infinity and NaNs.
func floats() []uint64 {
	var list []uint64
	magnitudes := []uint32{
		0, 1, 2, 3, 0x00123456, 0x00400000, 0x007ffffe, 0x007fffff, // subnormal
		0x00800000, 0x00800001, 0x00ffffff, 0x01000000, 0x01000001, 0x017fffff, // the least normal
		math.Float32bits(0x1p-101), math.Float32bits(0x1.fffffep-101), math.Float32bits(0x1p-100), math.Float32bits(0x1p-75), math.Float32bits(0x1.8p-75),
		math.Float32bits(0x1p-64), math.Float32bits(0x1.fffffep-64), math.Float32bits(0x1p-24), math.Float32bits(0x1p-23),
		math.Float32bits(0.1), math.Float32bits(0.5), math.Float32bits(0x1.fffffep-1), math.Float32bits(1), math.Float32bits(0x1.000002p0),
		math.Float32bits(1.5), math.Float32bits(3), math.Float32bits(0x1.fffffep23), math.Float32bits(0x1p24), math.Float32bits(0x1.fffffep30),
		math.Float32bits(0x1p31), math.Float32bits(0x1.fffffep31), math.Float32bits(0x1p32), math.Float32bits(0x1.fffffep62), math.Float32bits(0x1p63),
		math.Float32bits(0x1.fffffep63), math.Float32bits(0x1p64), math.Float32bits(0x1p65), math.Float32bits(88.72284), math.Float32bits(103.97),
		0x7effffff, 0x7f000000, 0x7f7fffff, 0x7f800000, 0x7f800001, 0x7fc00000, 0x7fd55555,
	}
	for _, m := range magnitudes {
		list = append(list, uint64(m), uint64(m|1<<31))
	}
	return list
}

// unsigned is every power of two of a word of n bits, and its neighbours.
func unsigned(n int) []uint64 {
	mask := uint64(math.MaxUint64) >> (64 - n)
	seen := map[uint64]bool{}
	var list []uint64
	add := func(v uint64) {
		if v &= mask; !seen[v] {
			seen[v] = true
			list = append(list, v)
		}
	}
	for bit := 0; bit < n; bit += 1 + bit%3 {
		p := uint64(1) << bit
		add(p - 1)
		add(p)
		add(p + 1)
	}
	for _, v := range []uint64{1 << 63, 1 << 31, 1 << 30, 1 << 32, 0xffffff7fffffffff, 0xffffff8000000000, 0x7fffffbfffffffff, 0x7fffffc000000000, 0x8000008000000000, 0x8000008000000001, 0xffffff7f, 0xffffff80, 0x01000001, 0x01000003, 0x0100000100000000, 0x0100000300000001} {
		add(v)
		add(v - 1)
	}
	return list
}

// signed is the unsigned values and their negatives.
func signed(n int) []uint64 {
	mask := uint64(math.MaxUint64) >> (64 - n)
	list := unsigned(n)
	for _, v := range unsigned(n)[:len(list)/2] {
		list = append(list, -v&mask)
	}
	return list
}

// specials is every combination of the operands' special values, column by
// column.
func specials(types []dtype.DType) []Column {
	columns := make([]Column, len(types))
	total := 1
	for _, d := range types {
		total *= len(special[d])
	}
	for i := range total {
		rest := i
		for j, d := range types {
			values := special[d]
			columns[j] = append(columns[j], values[rest%len(values)])
			rest /= len(values)
		}
	}
	return columns
}

// random is xorshift64*: the same values from the same seed, always.
type random struct{ state uint64 }

func generator(seed uint64) *random { return &random{seed*0x9e3779b97f4a7c15 | 1} }

func (r *random) next() uint64 {
	r.state ^= r.state >> 12
	r.state ^= r.state << 25
	r.state ^= r.state >> 27
	return r.state * 0x2545f4914f6cdd1d
}

// element is random bits, half of them with a random number of leading zeros
// (for a float: near the ends of its range).
func (r *random) element(d dtype.DType) uint64 {
	v := r.next()
	choice := r.next() >> 32
	switch d {
	case dtype.Bool:
		return v >> 63
	case dtype.Float32:
		return uint64(r.float(uint32(v>>32), uint32(choice)))
	}
	if d.Words() == 1 {
		v >>= 32
	}
	if choice%2 == 0 {
		v >>= choice / 2 % uint64(32*d.Words())
	}
	return v
}

func (r *random) float(v, choice uint32) uint32 {
	const signAndMantissa = 0x807fffff
	switch choice % 4 {
	case 0: // subnormal, of any length
		return v&(1<<31) | v&0x007fffff>>(choice/4%23)
	case 1: // the least normal ones
		return v&signAndMantissa | (choice/4%30)<<23
	case 2: // around 1
		return v&signAndMantissa | (127-32+choice/4%64)<<23
	}
	return v
}
