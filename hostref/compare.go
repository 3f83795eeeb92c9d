package hostref

// Comparisons and logic return bytes 0 and 1. Go compares floats as IEEE 754 does: a NaN is
// unordered, and the zeros are equal.

func oneIf(c bool) uint8 {
	if c {
		return 1
	}
	return 0
}

func equal[T comparable](dst []uint8, x, y []T) {
	x, y = x[:len(dst)], y[:len(dst)]
	for i := range dst {
		dst[i] = oneIf(x[i] == y[i])
	}
}

func notEqual[T comparable](dst []uint8, x, y []T) {
	x, y = x[:len(dst)], y[:len(dst)]
	for i := range dst {
		dst[i] = oneIf(x[i] != y[i])
	}
}

func less[T number](dst []uint8, x, y []T) {
	x, y = x[:len(dst)], y[:len(dst)]
	for i := range dst {
		dst[i] = oneIf(x[i] < y[i])
	}
}

func lessEqual[T number](dst []uint8, x, y []T) {
	x, y = x[:len(dst)], y[:len(dst)]
	for i := range dst {
		dst[i] = oneIf(x[i] <= y[i])
	}
}

func greater[T number](dst []uint8, x, y []T) { less(dst, y, x) }

func greaterEqual[T number](dst []uint8, x, y []T) { lessEqual(dst, y, x) }

// where copies elements of any type with T's size.
func where[T any](dst []byte, args []Column) {
	out := view[T](dst)
	cond, x, y := args[0].Data[:len(out)], view[T](args[1].Data)[:len(out)], view[T](args[2].Data)[:len(out)]
	for i := range out {
		v := y[i]
		if cond[i] != 0 {
			v = x[i]
		}
		out[i] = v
	}
}
