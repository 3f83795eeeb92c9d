package hostref

import "math"

// Products are converted explicitly, which rounds them. Otherwise Go may fuse a product with an
// addition that reads it, even through memory.

func add[T number | complexNumber](dst, x, y []T) {
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

func div[T float](dst, x, y []T) {
	x, y = x[:len(dst)], y[:len(dst)]
	for i := range dst {
		dst[i] = x[i] / y[i]
	}
}

// maximum, minimum and relu rely on Go's max and min, which return NaN if an operand is NaN, and
// order -0 below +0.

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

func absInteger[T integer](dst, x []T) {
	x = x[:len(dst)]
	for i, v := range x {
		if v < 0 {
			v = -v
		}
		dst[i] = v
	}
}

// absFloat clears the sign bit, also of a zero.
func absFloat[T float](dst, x []T) {
	x = x[:len(dst)]
	for i, v := range x {
		dst[i] = T(math.Abs(float64(v)))
	}
}

// sqrt of a float32 rounds to float64 and then to float32. The result is correctly rounded, because
// float64 has at least twice the significant bits of float32 plus two (Figueroa, 1995).
func sqrt[T float](dst, x []T) {
	x = x[:len(dst)]
	for i, v := range x {
		dst[i] = T(math.Sqrt(float64(v)))
	}
}
