package testgraph

import (
	"math"
	"math/rand/v2"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/sim"
)

// Specials says how often special values stand among random elements.
type Specials int

// How often.
const (
	// OftenSpecial is each fourth: what adds up more than some dozens of floats is NaN, and
	// tells nothing of how.
	OftenSpecial  Specials = iota
	OftenFinite            // each fourth, of those that are numbers
	SeldomSpecial          // one or none, mostly
	NeverSpecial
	OneByte // every byte is the same one, any of 256
	waysOfSpecials
)

// DrawSpecials draws how often they stand among the elements of a tensor.
func DrawSpecials(random *rand.Rand) Specials { return Specials(random.IntN(int(waysOfSpecials))) }

// Elements draws elements of few exponents, so that they meet, with special values
// among them.
func Elements(random *rand.Rand, d dtype.DType, n int, how Specials) []byte {
	if how == OneByte {
		return OfByte(d, n, byte(random.Uint32()))
	}
	data := make([]byte, 0, n*d.Size())
	special := func() bool {
		switch how {
		case SeldomSpecial:
			return random.IntN(2*n) == 0
		case NeverSpecial:
			return false
		}
		return random.IntN(4) == 0
	}
	for range n {
		bits := element.Bits{randomElement(random, d.Real(), special, how == OftenFinite)}
		if d.IsComplex() {
			imag := randomElement(random, d.Real(), special, how == OftenFinite)
			if d == dtype.Complex64 {
				bits[0] = bits[0]&math.MaxUint32 | imag<<32
			} else {
				bits[1] = imag
			}
		}
		data = bits.Append(data, d)
	}
	return data
}

// OfByte are n elements whose bytes are all b; of a bool the lowest bit.
func OfByte(d dtype.DType, n int, b byte) []byte {
	if d == dtype.Bool {
		b &= 1
	}
	data := make([]byte, n*d.Size())
	for i := range data {
		data[i] = b
	}
	return data
}

// randomElement is a special value, a float of moderate size, or any bits. Of specials
// that have to be finite those that are not are made subnormal. One of them is what a
// simulated GPU's memory holds before it is written.
func randomElement(random *rand.Rand, d dtype.DType, isSpecial func() bool, finite bool) uint64 {
	v := random.Uint64()
	special := []uint64{0, 1, 1 << 31, 1 << 63, 0x7fc00000, 0xffc12345, 0x7f800000, 0xff800000, 0x80000000, 0x00000001, 0x807fffff,
		1<<64 - 1, 0x7ff0000000000000, 0xfff8000000001234, 0x7c00, 0xfc00, 0x7f80, 0x8001, 0x7e05, sim.Garbage}
	switch {
	case isSpecial():
		v = special[random.IntN(len(special))]
		if all := exponentBits[d]; finite && all != 0 && v&all == all {
			v &^= all
		}
	case d == dtype.Float32:
		v = v&0x81ffffff | 0x3e000000
	case d == dtype.Float64:
		v = v&0x803fffffffffffff | 0x3fc0000000000000
	case d == dtype.Float16:
		v = v&0x8fff | 0x3000
	case d == dtype.BFloat16:
		v = v&0x81ff | 0x3e00
	case d == dtype.Bool:
		v &= 1
	}
	if d == dtype.Bool {
		v &= 1
	}
	return v
}

// exponentBits are all set in what is no number.
var exponentBits = map[dtype.DType]uint64{dtype.Float16: 0x7c00, dtype.BFloat16: 0x7f80, dtype.Float32: 0x7f800000, dtype.Float64: 0x7ff0000000000000}

// Ascending draws rows of n integers in order.
func Ascending(random *rand.Rand, d dtype.DType, size, n int) []byte {
	data := Elements(random, d, size, OftenSpecial)
	width := d.Size()
	value := func(b []byte) int64 {
		v := int64(element.BitsOf(b)[0]) << (64 - 8*width)
		if !d.IsSigned() {
			v ^= -1 << 63
		}
		return v
	}
	for row := range slices.Chunk(data, n*width) {
		elements := slices.Collect(slices.Chunk(slices.Clone(row), width))
		slices.SortFunc(elements, func(x, y []byte) int {
			switch p, q := value(x), value(y); {
			case p < q:
				return -1
			case p > q:
				return 1
			}
			return 0
		})
		for i, e := range elements {
			copy(row[i*width:], e)
		}
	}
	return data
}

// Indices draws elements that count along an axis of n, some from the end and some
// outside, but none that the dtype cannot hold.
func Indices(random *rand.Rand, d dtype.DType, size, n int) []byte {
	low, high := -n-2, n+2
	if info, err := dtype.Iinfo(d); err == nil {
		low = max(low, int(info.Min))
		if info.Max < math.MaxInt32 {
			high = min(high, int(info.Max)+1)
		}
	}
	data := make([]byte, 0, size*d.Size())
	for range size {
		x := uint64(low + random.IntN(max(high-low, 1)))
		data = element.Bits{x & (math.MaxUint64 >> (64 - 8*d.Size()))}.Append(data, d)
	}
	return data
}
