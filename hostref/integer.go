package hostref

// floorDivide is the floor of x/y. x/0 is 0, and the minimum divided by -1 wraps to itself, as in
// Go.
func floorDivide[T integer](x, y T) T {
	if y == 0 {
		return 0
	}
	q := x / y
	if x%y != 0 && (x < 0) != (y < 0) {
		q--
	}
	return q
}

// remainder is x - y floor(x/y), with y's sign; for y = 0 it is 0.
func remainder[T integer](x, y T) T {
	if y == 0 {
		return 0
	}
	r := x % y
	if r != 0 && (r < 0) != (y < 0) {
		r += y
	}
	return r
}

// Go defines shifts by any unsigned count. A negative count, converted, is one beyond the width.

func shiftLeft[T integer](dst, x, n []T) {
	x, n = x[:len(dst)], n[:len(dst)]
	for i := range dst {
		dst[i] = x[i] << uint64(n[i])
	}
}

func shiftRight[T integer](dst, x, n []T) {
	x, n = x[:len(dst)], n[:len(dst)]
	for i := range dst {
		dst[i] = x[i] >> uint64(n[i])
	}
}

// and, or, xor and invert also serve bools, as bytes 0 and 1.

func and[T integer](dst, x, y []T) {
	x, y = x[:len(dst)], y[:len(dst)]
	for i := range dst {
		dst[i] = x[i] & y[i]
	}
}

func or[T integer](dst, x, y []T) {
	x, y = x[:len(dst)], y[:len(dst)]
	for i := range dst {
		dst[i] = x[i] | y[i]
	}
}

func xor[T integer](dst, x, y []T) {
	x, y = x[:len(dst)], y[:len(dst)]
	for i := range dst {
		dst[i] = x[i] ^ y[i]
	}
}

func invert[T integer](dst, x []T) {
	x = x[:len(dst)]
	for i := range dst {
		dst[i] = ^x[i]
	}
}

func not(dst, x []uint8) {
	x = x[:len(dst)]
	for i := range dst {
		dst[i] = x[i] ^ 1
	}
}

// powInteger is x to the power n, wrapping. For negative n the power is an integer only for x = 1
// and -1. For other x it is truncated to 0, also for x = 0.
func powInteger[T integer](x, n T) T {
	if n < 0 {
		switch {
		case x == 1, x+1 == 0 && n&1 == 0:
			return 1
		case x+1 == 0:
			return x
		}
		return 0
	}
	y := T(1)
	for ; n != 0; n >>= 1 {
		if n&1 != 0 {
			y *= x
		}
		x *= x
	}
	return y
}
