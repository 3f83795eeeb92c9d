package hostref

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
)

// The constraints of typed loops. They lack halves, whose arithmetic is that of float32.
type (
	signed   interface{ int8 | int16 | int32 | int64 }
	unsigned interface {
		uint8 | uint16 | uint32 | uint64
	}
	integer       interface{ signed | unsigned }
	float         interface{ float32 | float64 }
	number        interface{ integer | float }
	complexNumber interface{ complex64 | complex128 }
)

func canonicalOf[T float]() T {
	if dtype.Of[T]() == dtype.Float32 {
		return T(math.Float32frombits(element.NaN32))
	}
	return T(math.Float64frombits(element.NaN64))
}

// canonical replaces every NaN by the canonical NaN.
func canonical[T float](dst []T) {
	nan := canonicalOf[T]()
	for len(dst) > 0 {
		n := min(len(dst), nanChunk)
		if hasNaN(dst[:n]) {
			for i, v := range dst[:n] {
				if v != v {
					dst[i] = nan
				}
			}
		}
		dst = dst[n:]
	}
}

// nanChunk is how many elements are searched for a NaN at a time.
const nanChunk = 256

// hasNaN reports whether there is a NaN. It works on bits, because comparing each element takes
// three times as long. To each magnitude (the bits without the sign) it adds what infinity's bits
// lack to 0x7fffffff. Then only magnitudes above infinity's, which are NaNs, set the sign bit.
func hasNaN[T float](s []T) bool {
	const words, above = 0x7fffffff_7fffffff, 0x007fffff_007fffff
	var any uint64
	switch dtype.Of[T]() {
	case dtype.Float32:
		bits := view[uint64](bytesOf(s))
		for _, w := range bits {
			any |= w&words + above
		}
		last := s[len(s)-1] // the last of an odd number
		return any&^words != 0 || last != last
	default:
		for _, w := range view[uint64](bytesOf(s)) {
			any |= w&math.MaxInt64 + (math.MaxInt64 - 0x7ff0000000000000)
		}
		return any>>63 != 0
	}
}

// canonicalParts is canonical for the parts of complex numbers.
func canonicalParts[F float, C complexNumber](dst []C) { canonical(parts[F](dst)) }

// keep leaves a result unchanged.
func keep[T any]([]T) {}

// binaryOp and unaryOp turn a loop over typed slices into a mapFunc.

func binaryOp[S, D any](loop func(dst []D, x, y []S), finish func([]D)) mapFunc {
	return func(dst []byte, args []Column) {
		out := view[D](dst)
		loop(out, view[S](args[0].Data), view[S](args[1].Data))
		finish(out)
	}
}

func unaryOp[S, D any](loop func(dst []D, x []S), finish func([]D)) mapFunc {
	return func(dst []byte, args []Column) {
		out := view[D](dst)
		loop(out, view[S](args[0].Data))
		finish(out)
	}
}

// elementwise returns a loop that calls f for each element. It serves functions that take much
// longer than a call.
func elementwise[S, D any](f func(x S) D) func(dst []D, x []S) {
	return func(dst []D, x []S) {
		x = x[:len(dst)]
		for i, v := range x {
			dst[i] = f(v)
		}
	}
}

// elementwise2 is elementwise for two operands.
func elementwise2[S, D any](f func(x, y S) D) func(dst []D, x, y []S) {
	return func(dst []D, x, y []S) {
		x, y = x[:len(dst)], y[:len(dst)]
		for i := range dst {
			dst[i] = f(x[i], y[i])
		}
	}
}
