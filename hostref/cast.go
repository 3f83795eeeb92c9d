package hostref

import (
	"math"
	"math/bits"

	"github.com/weft-gpu/weft/dtype"
)

// casts is the table of conversions. Numbers convert directly. A conversion to a half goes through
// float32, which is rounded at the end. Values that float32 does not hold exactly are rounded to odd
// there, so that both roundings together give the same as one. A complex number converts by its real
// part; another number becomes the real part.
var casts = castTable()

func castTable() map[conversion]mapFunc {
	t := map[conversion]mapFunc{}
	fromInteger[uint8](t, dtype.Bool) // a byte of 0 or 1
	fromInteger[int8](t, dtype.Int8)
	fromInteger[int16](t, dtype.Int16)
	fromInteger[int32](t, dtype.Int32)
	fromInteger[int64](t, dtype.Int64)
	fromInteger[uint8](t, dtype.Uint8)
	fromInteger[uint16](t, dtype.Uint16)
	fromInteger[uint32](t, dtype.Uint32)
	fromInteger[uint64](t, dtype.Uint64)
	fromFloat[float32](t)
	fromFloat[float64](t)
	halfCasts(t)
	complexCasts[float32, complex64](t)
	complexCasts[float64, complex128](t)
	t[conversion{dtype.Complex64, dtype.Complex128}] = unaryOp(between[float32, float64], canonical)
	t[conversion{dtype.Complex128, dtype.Complex64}] = unaryOp(between[float64, float32], canonical)
	for _, d := range dtype.All() {
		t[conversion{d, d}] = move
	}
	t[conversion{dtype.Bool, dtype.Uint8}] = move
	return t
}

// fromInteger adds the conversions from an integer type: they wrap, or round once to a float.
func fromInteger[S integer](t map[conversion]mapFunc, from dtype.DType) {
	t[conversion{from, dtype.Bool}] = unaryOp(notZero[S], keep)
	t[conversion{from, dtype.Int8}] = unaryOp(between[S, int8], keep)
	t[conversion{from, dtype.Int16}] = unaryOp(between[S, int16], keep)
	t[conversion{from, dtype.Int32}] = unaryOp(between[S, int32], keep)
	t[conversion{from, dtype.Int64}] = unaryOp(between[S, int64], keep)
	t[conversion{from, dtype.Uint8}] = unaryOp(between[S, uint8], keep)
	t[conversion{from, dtype.Uint16}] = unaryOp(between[S, uint16], keep)
	t[conversion{from, dtype.Uint32}] = unaryOp(between[S, uint32], keep)
	t[conversion{from, dtype.Uint64}] = unaryOp(between[S, uint64], keep)
	t[conversion{from, dtype.Float32}] = unaryOp(between[S, float32], keep)
	t[conversion{from, dtype.Float64}] = unaryOp(between[S, float64], keep)
}

// fromFloat adds the conversions from a float type.
func fromFloat[S float](t map[conversion]mapFunc) {
	from := dtype.Of[S]()
	t[conversion{from, dtype.Bool}] = unaryOp(notZero[S], keep)
	t[conversion{from, dtype.Int8}] = unaryOp(truncateTo[S, int8](math.MinInt8, math.MaxInt8), keep)
	t[conversion{from, dtype.Int16}] = unaryOp(truncateTo[S, int16](math.MinInt16, math.MaxInt16), keep)
	t[conversion{from, dtype.Int32}] = unaryOp(truncateTo[S, int32](math.MinInt32, math.MaxInt32), keep)
	t[conversion{from, dtype.Int64}] = unaryOp(truncateTo[S, int64](math.MinInt64, math.MaxInt64), keep)
	t[conversion{from, dtype.Uint8}] = unaryOp(truncateTo[S, uint8](0, math.MaxUint8), keep)
	t[conversion{from, dtype.Uint16}] = unaryOp(truncateTo[S, uint16](0, math.MaxUint16), keep)
	t[conversion{from, dtype.Uint32}] = unaryOp(truncateTo[S, uint32](0, math.MaxUint32), keep)
	t[conversion{from, dtype.Uint64}] = unaryOp(truncateTo[S, uint64](0, math.MaxUint64), keep)
	t[conversion{from, dtype.Float32}] = unaryOp(between[S, float32], canonical)
	t[conversion{from, dtype.Float64}] = unaryOp(between[S, float64], canonical)
}

// toOdd returns conversions to float32 that are exact or round to odd. A further rounding to a half
// then gives the same as one rounding.
func toOdd(t map[conversion]mapFunc) map[dtype.DType]mapFunc {
	odd := map[dtype.DType]mapFunc{
		dtype.Float32: move,
		dtype.Float64: unaryOp(elementwise(oddFloat32), keep),
		dtype.Int32:   unaryOp(oddIntegers[int32], keep),
		dtype.Int64:   unaryOp(oddIntegers[int64], keep),
		dtype.Uint32:  unaryOp(oddIntegers[uint32], keep),
		dtype.Uint64:  unaryOp(oddIntegers[uint64], keep),
	}
	for _, d := range []dtype.DType{dtype.Bool, dtype.Int8, dtype.Int16, dtype.Uint8, dtype.Uint16} {
		odd[d] = t[conversion{d, dtype.Float32}] // exact
	}
	return odd
}

// halfCasts adds the conversions of halves to and from numbers and each other.
func halfCasts(t map[conversion]mapFunc) {
	odd := toOdd(t)
	for _, h := range halfFormats {
		widen := unaryOp(h.widen, canonical)
		round := unaryOp(h.round, keep)
		for from, f := range odd {
			t[conversion{from, h.d}] = through(from, f, dtype.Float32, round, h.d)
		}
		for _, other := range halfFormats {
			t[conversion{h.d, other.d}] = through(h.d, widen, dtype.Float32, unaryOp(other.round, keep), other.d)
		}
		for to := range odd {
			if to != dtype.Float32 {
				t[conversion{h.d, to}] = through(h.d, widen, dtype.Float32, t[conversion{dtype.Float32, to}], to)
			}
		}
		t[conversion{h.d, dtype.Float32}] = widen
	}
}

// complexCasts adds the conversions between complex type C and types that are not complex.
func complexCasts[F float, C complexNumber](t map[conversion]mapFunc) {
	d, part := dtype.Of[C](), dtype.Of[F]()
	for _, other := range dtype.All() {
		if other.IsComplex() {
			continue
		}
		t[conversion{other, d}] = through(other, t[conversion{other, part}], part, unaryOp(joined[F], canonical), d)
		t[conversion{d, other}] = through(d, unaryOp(realPart[F], canonical), part, t[conversion{part, other}], other)
	}
	t[conversion{part, d}] = unaryOp(joined[F], canonical)
	t[conversion{d, part}] = unaryOp(realPart[F], canonical)
	t[conversion{d, dtype.Bool}] = unaryOp(notZero[C], keep)
}

// through converts by way of a third type.
func through(from dtype.DType, first mapFunc, middle dtype.DType, second mapFunc, to dtype.DType) mapFunc {
	return func(dst []byte, args []Column) {
		inBlocks(args[0].Len(), func(s *scratch, low, n int) {
			mid := s.column(0, middle, n)
			s.args[0] = Column{from, args[0].Data}.Part(low, low+n)
			first(mid.Data, s.args[:1])
			s.args[0] = mid
			second(Column{to, dst}.Part(low, low+n).Data, s.args[:1])
		})
	}
}

// between is Go's conversion between numbers, except from floats to integers. Integers wrap. A value
// that a float does not hold exactly is rounded once to nearest, ties to even.
func between[S, D number](dst []D, x []S) {
	x = x[:len(dst)]
	for i, v := range x {
		dst[i] = D(v)
	}
}

// notZero converts to bool. NaN is not zero; a complex number is not zero if either part is not.
func notZero[T number | complexNumber](dst []uint8, x []T) {
	x = x[:len(dst)]
	for i, v := range x {
		dst[i] = oneIf(v != 0)
	}
}

// truncateTo returns a conversion of floats to integers in [low, high]. It truncates towards zero,
// saturates values out of range, and maps NaN to 0. Go's own conversion of a value out of range
// depends on the processor, so the code avoids it.
func truncateTo[S float, D integer](low, high D) func(dst []D, x []S) {
	below := S(low)
	above := S(math.Ldexp(1, bits.Len64(uint64(high)))) // high + 1
	return func(dst []D, x []S) {
		x = x[:len(dst)]
		for i, v := range x {
			switch {
			case v >= above:
				dst[i] = high
			case v > below:
				dst[i] = D(v)
			case v <= below:
				dst[i] = low
			default:
				dst[i] = 0
			}
		}
	}
}

// oddIntegers rounds integers to odd float32s: it keeps the upper 24 bits, and sets the last of them
// if a lower bit was set.
func oddIntegers[S integer](dst []float32, x []S) {
	x = x[:len(dst)]
	for i, v := range x {
		m := uint64(v)
		if v < 0 {
			m = -m
		}
		lost := max(bits.Len64(m)-24, 0)
		top := m >> lost
		if top<<lost != m {
			top |= 1
		}
		f := float32(math.Ldexp(float64(top), lost))
		if v < 0 {
			f = -f
		}
		dst[i] = f
	}
}

// move copies every bit, also of a NaN.
func move(dst []byte, args []Column) { copy(dst, args[0].Data) }
