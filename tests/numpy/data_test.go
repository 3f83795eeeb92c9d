package numpy

import (
	"math"
	"math/rand/v2"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/shape"
)

// The kinds of data.
const (
	unit     = "unit"     // floats in [-1, 1), integers in [-8, 8) or [0, 16)
	moderate = "moderate" // floats of exponents between -14 and 14, integers of any number of bits
	ties     = "ties"     // few numbers, so that equal ones are frequent
	special  = "special"  // half of them the values at which arithmetic changes its course
	bits     = "bits"     // any bit pattern
)

var allData = []string{unit, moderate, ties, special, bits}

// format is how a float is made of bits.
type format struct{ width, mantissa int }

var formats = map[dtype.DType]format{dtype.Float16: {16, 10}, dtype.Float32: {32, 23}, dtype.Float64: {64, 52}}

// specials are zeros, the ends of the subnormal and the normal range, numbers
// around 1, halves that round, limits of integers, infinities and NaN.
func (f format) specials() []uint64 {
	hidden, infinity := uint64(1)<<f.mantissa, uint64(1)<<(f.width-1)-uint64(1)<<f.mantissa
	one := infinity >> 1 >> f.mantissa << f.mantissa
	list := []uint64{
		0, 1, hidden / 2, hidden - 1, hidden, hidden + 1, one / 2, one - hidden, one - 1, one, one + 1, one + hidden/2, one + hidden,
		one + hidden + hidden/4, one + 3*hidden, one + 7*hidden + 1, infinity - hidden, infinity - 1, infinity, infinity + hidden/2,
	}
	for _, exponent := range []uint64{15, 16, 24, 31, 32, 53, 63, 64} {
		if x := one + exponent*hidden; x < infinity {
			list = append(list, x-1, x, x+1)
		}
	}
	for _, x := range slices.Clone(list) {
		list = append(list, x|1<<(f.width-1))
	}
	return list
}

// integerSpecials are the limits and numbers about powers of two, to be cut to
// the width.
func integerSpecials(width int) []uint64 {
	list := []uint64{0, 1, 2, 3, 10, math.MaxUint64, math.MaxUint64 - 1, math.MaxUint64 - 2}
	for _, p := range []int{7, 8, 11, 15, 16, 24, 25, 31, 32, 53, 54, 62, 63} {
		if p < width {
			list = append(list, 1<<p-1, 1<<p, 1<<p+1, -(1 << p))
		}
	}
	return list
}

// source draws elements.
type source struct{ random *rand.Rand }

// array draws an array of a kind of data.
func (s source) array(d dtype.DType, dims shape.Shape, kind string) *hostref.Array {
	return s.fill(d, dims, func() element.Bits { return s.element(d, kind) })
}

// fill makes an array of elements.
func (s source) fill(d dtype.DType, dims shape.Shape, element func() element.Bits) *hostref.Array {
	a := hostref.NewArray(d, dims)
	data := a.Data[:0]
	for range dims.Size() {
		data = element().Append(data, d)
	}
	return a
}

func (s source) element(d dtype.DType, kind string) element.Bits {
	switch {
	case d == dtype.Bool:
		return element.Bits{s.random.Uint64() & 1}
	case d.IsFloat():
		return element.Bits{s.float(d, kind)}
	case d == dtype.Complex64:
		return element.Bits{s.float(dtype.Float32, kind) | s.float(dtype.Float32, kind)<<32}
	case d.IsComplex():
		return element.Bits{s.float(dtype.Float64, kind), s.float(dtype.Float64, kind)}
	}
	return element.Bits{s.integer(d, kind)}
}

func (s source) float(d dtype.DType, kind string) uint64 {
	f := formats[d]
	sign := s.random.Uint64() & 1 << (f.width - 1)
	switch {
	case kind == bits:
		return s.random.Uint64() >> (64 - f.width)
	case kind == special && s.random.IntN(2) == 0:
		list := f.specials()
		return list[s.random.IntN(len(list))]
	case kind == unit:
		return element.FromFloat(d, s.random.Float64()*2-1)[0]
	case kind == ties:
		return element.FromFloat(d, float64(s.random.IntN(13)-6)/2)[0] ^ sign&-uint64(s.random.IntN(2))
	}
	return element.FromFloat(d, math.Ldexp(1+s.random.Float64(), s.random.IntN(28)-14))[0]&(1<<(f.width-1)-1) | sign
}

func (s source) integer(d dtype.DType, kind string) uint64 {
	width := 8 * d.Size()
	x := s.random.Uint64()
	switch {
	case kind == unit && d.IsSigned():
		x = x%16 - 8
	case kind == unit:
		x %= 16
	case kind == ties && d.IsSigned():
		x = x%7 - 3
	case kind == ties:
		x %= 7
	case kind == special && s.random.IntN(2) == 0:
		list := integerSpecials(width)
		x = list[s.random.IntN(len(list))]
	case kind != bits:
		x >>= 64 - width + s.random.IntN(width)
		if d.IsSigned() && s.random.IntN(2) == 0 {
			x = -x
		}
	}
	return x & (math.MaxUint64 >> (64 - width))
}

// between draws an integer of [low, high), cut to the limits of the dtype.
func (s source) between(d dtype.DType, low, high int) element.Bits {
	if info, err := dtype.Iinfo(d); err == nil {
		low = max(low, int(info.Min))
		if info.Max < math.MaxInt32 {
			high = min(high, int(info.Max)+1)
		}
	}
	x := uint64(low + s.random.IntN(max(high-low, 1)))
	return element.Bits{x & (math.MaxUint64 >> (64 - 8*d.Size()))}
}
