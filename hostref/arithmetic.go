package hostref

import "math"

// canonicalNaN is the NaN that every arithmetic operator returns.
const canonicalNaN = 0x7fc00000

// canonical replaces every NaN by the canonical one.
func canonical(dst []float32) {
	nan := math.Float32frombits(canonicalNaN)
	for i, v := range dst {
		if v != v {
			dst[i] = nan
		}
	}
}

// keep leaves a result as it is.
func keep[T any]([]T) {}

// A product is converted explicitly, which rounds it: Go may otherwise fuse it
// with an addition that reads it, even by way of memory.

func add[T number](dst, x, y []T) {
	x, y = x[:len(dst)], y[:len(dst)]
	for i := range dst {
		dst[i] = x[i] + y[i]
	}
}

func sub[T number](dst, x, y []T) {
	x, y = x[:len(dst)], y[:len(dst)]
	for i := range dst {
		dst[i] = x[i] - y[i]
	}
}

func mul[T number](dst, x, y []T) {
	x, y = x[:len(dst)], y[:len(dst)]
	for i := range dst {
		dst[i] = T(x[i] * y[i])
	}
}

func div(dst, x, y []float32) {
	x, y = x[:len(dst)], y[:len(dst)]
	for i := range dst {
		dst[i] = x[i] / y[i]
	}
}

// maximum, minimum and relu lean on Go's max and min, which return NaN if an
// operand is NaN, and order -0 below +0.

func maximum[T number](dst, x, y []T) {
	x, y = x[:len(dst)], y[:len(dst)]
	for i := range dst {
		dst[i] = max(x[i], y[i])
	}
}

func minimum[T number](dst, x, y []T) {
	x, y = x[:len(dst)], y[:len(dst)]
	for i := range dst {
		dst[i] = min(x[i], y[i])
	}
}

func relu[T number](dst, x []T) {
	x = x[:len(dst)]
	for i := range dst {
		dst[i] = max(x[i], 0)
	}
}

func neg[T number](dst, x []T) {
	x = x[:len(dst)]
	for i := range dst {
		dst[i] = -x[i]
	}
}

func absInteger[T int32 | uint32 | int64 | uint64](dst, x []T) {
	x = x[:len(dst)]
	for i, v := range x {
		if v < 0 {
			v = -v
		}
		dst[i] = v
	}
}

// absFloat clears the sign bit, that of a zero too.
func absFloat(dst, x []float32) {
	x = x[:len(dst)]
	for i, v := range x {
		dst[i] = math.Float32frombits(math.Float32bits(v) &^ (1 << 31))
	}
}

// sqrt rounds twice, which is harmless: float64 has more than twice the bits of
// float32 and two to spare.
func sqrt(dst, x []float32) {
	x = x[:len(dst)]
	for i, v := range x {
		dst[i] = float32(math.Sqrt(float64(v)))
	}
}
