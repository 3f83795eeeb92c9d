package lowering

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
)

// special are the values of each dtype at which something may go wrong.
var special = map[dtype.DType]Column{
	dtype.Bool:       single([]uint64{0, 1}),
	dtype.Int8:       single(signed(8)),
	dtype.Int16:      single(signed(16)),
	dtype.Int32:      single(signed(32)),
	dtype.Int64:      single(signed(64)),
	dtype.Uint8:      single(unsigned(8)),
	dtype.Uint16:     single(unsigned(16)),
	dtype.Uint32:     single(unsigned(32)),
	dtype.Uint64:     single(unsigned(64)),
	dtype.Float16:    single(halves(10)),
	dtype.BFloat16:   single(halves(7)),
	dtype.Float32:    single(floats()),
	dtype.Float64:    single(doubles()),
	dtype.Complex64:  complexes(parts32),
	dtype.Complex128: complexes(parts64),
}

func single(values []uint64) Column {
	list := make(Column, len(values))
	for i, v := range values {
		list[i][0] = v
	}
	return list
}

// halves is both signs of zero, the ends of the subnormal and the normal range,
// numbers around 1, a few others, infinity and NaNs, by the number of mantissa
// bits.
func halves(mantissa int) []uint64 {
	hidden := uint64(1) << mantissa
	infinity := uint64(0x7fff) >> mantissa << mantissa
	one := infinity >> 1 >> mantissa << mantissa
	var list []uint64
	for _, m := range []uint64{
		0, 1, 2, 3, hidden / 2, hidden - 1, hidden, hidden + 1, 2*hidden - 1, 2 * hidden, // subnormal to normal
		one / 2, one - 2*hidden, one - hidden, one - 1, one, one + 1, one + hidden/2, one + hidden, one + hidden + hidden/2 + 3,
		one + 3*hidden, one + 7*hidden + 1, one + uint64(mantissa)*hidden, one + uint64(mantissa+1)*hidden - 1, one + 9*hidden/2 + 1,
		infinity - hidden, infinity - 1, infinity, infinity + 1, infinity + hidden/2, infinity + hidden/2 + 5,
	} {
		list = append(list, m, m|1<<15)
	}
	return list
}

// doubles are as floats.
func doubles() []uint64 {
	var list []uint64
	for _, m := range []uint64{
		0, 1, 2, 0x00012345678abcde, 0x0008000000000000, 0x000ffffffffffffe, 0x000fffffffffffff, // subnormal
		0x0010000000000000, 0x0010000000000001, 0x001fffffffffffff, 0x0020000000000000, 0x0020000000000001, // the least normal
		math.Float64bits(0x1p-538), math.Float64bits(0x1.8p-537), math.Float64bits(0x1p-149), math.Float64bits(0x1p-150), math.Float64bits(0x1.8p-150), math.Float64bits(0x1.0000000000001p-150),
		math.Float64bits(0x1p-126), math.Float64bits(0x1.ffffffp-127), math.Float64bits(0x1p-53), math.Float64bits(0x1p-52),
		math.Float64bits(0.1), math.Float64bits(0.5), math.Float64bits(0x1.fffffffffffffp-1), math.Float64bits(1), math.Float64bits(0x1.0000000000001p0), math.Float64bits(0x1.000001p0), math.Float64bits(0x1.0000010000001p0),
		math.Float64bits(1.5), math.Float64bits(3), math.Float64bits(0x1.fffffffffffffp52), math.Float64bits(0x1p53), math.Float64bits(127.5), math.Float64bits(255.9), math.Float64bits(32768), math.Float64bits(65519.9999), math.Float64bits(65520),
		math.Float64bits(0x1.fffffffcp30), math.Float64bits(0x1p31), math.Float64bits(0x1.fffffffep31), math.Float64bits(0x1p32), math.Float64bits(0x1.fffffffffffffp62), math.Float64bits(0x1p63), math.Float64bits(0x1.fffffffffffffp63), math.Float64bits(0x1p64),
		math.Float64bits(709.782712893384), math.Float64bits(745.2), math.Float64bits(0x1.fffffefp127), math.Float64bits(0x1.ffffffp127), math.Float64bits(0x1p128), math.Float64bits(0x1.fffp511), math.Float64bits(0x1p700),
		0x7fdfffffffffffff, 0x7fe0000000000000, 0x7fefffffffffffff, 0x7ff0000000000000, 0x7ff0000000000001, 0x7ff8000000000000, 0x7ff8123456789abc,
	} {
		list = append(list, m, m|1<<63)
	}
	return list
}

var (
	parts32 = []uint64{0, 1 << 31, 1, 0x00400000, 0x80800000, 0x3f000000, 0x3f800000, 0xbf800000, 0x40490fdb, 0xc2b17218, 0x7f7fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0x7fc12345}
	parts64 = []uint64{0, 1 << 63, 1, 0x0008000000000000, 0x8010000000000000, 0x3fe0000000000000, 0x3ff0000000000000, 0xbff0000000000000, 0x400921fb54442d18, 0xc0862e42fefa39ef, 0x7fefffffffffffff, 0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000000000000, 0x7ff8123456789abc}
)

// complexes are all pairs of parts.
func complexes(parts []uint64) Column {
	var list Column
	for _, re := range parts {
		for _, im := range parts {
			if parts[2] == 1 && parts[1] == 1<<31 { // float32: both in one word
				list = append(list, element.Bits{re | im<<32})
			} else {
				list = append(list, element.Bits{re, im})
			}
		}
	}
	return list
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

// specials is the combinations of the operands' special values, column by
// column: every n-th where there are more than most.
func specials(types []dtype.DType, most int) []Column {
	columns := make([]Column, len(types))
	total := 1
	for _, d := range types {
		total *= len(special[d])
	}
	step := max(1, total/most) | 1 // odd, so that no value is left out
	for i := 0; i < total; i += step {
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
func (r *random) element(d dtype.DType) element.Bits {
	switch {
	case d == dtype.Complex64:
		return element.Bits{r.element(dtype.Float32)[0] | r.element(dtype.Float32)[0]<<32}
	case d == dtype.Complex128:
		return element.Bits{r.element(dtype.Float64)[0], r.element(dtype.Float64)[0]}
	}
	v := r.next()
	choice := r.next() >> 32
	switch d {
	case dtype.Bool:
		return element.Bits{v >> 63}
	case dtype.Float32:
		return element.Bits{r.float(v>>32, uint32(choice), 23, 8)}
	case dtype.Float64:
		return element.Bits{r.float(v, uint32(choice), 52, 11)}
	case dtype.Float16, dtype.BFloat16:
		return element.Bits{v >> 48}
	}
	width := uint64(8 * d.Size())
	v >>= 64 - width
	if choice%2 == 0 {
		v >>= choice / 2 % width
	}
	return element.Bits{v}
}

// float is a number of 1 + exponent + mantissa bits.
func (r *random) float(v uint64, choice uint32, mantissa, exponent int) uint64 {
	sign := v & (1 << (mantissa + exponent))
	fraction := v & (1<<mantissa - 1)
	one := uint64(1)<<(exponent-1) - 1
	switch choice % 4 {
	case 0: // subnormal, of any length
		return sign | fraction>>(int(choice/4)%mantissa)
	case 1: // the least normal ones
		return sign | fraction | uint64(choice/4%uint32(mantissa+7))<<mantissa
	case 2: // around 1
		return sign | fraction | (one-32+uint64(choice/4%64))<<mantissa
	}
	return v
}
