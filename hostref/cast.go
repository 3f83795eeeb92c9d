package hostref

// convert is Go's conversion between numbers: integers wrap, and an integer
// becomes the nearest float, ties to even, rounded once.
func convert[S, D element](dst []D, x []S) {
	x = x[:len(dst)]
	for i, v := range x {
		dst[i] = D(v)
	}
}

// notZero is the conversion to bool. NaN is not zero.
func notZero[T number](dst []uint8, x []T) {
	x = x[:len(dst)]
	for i, v := range x {
		dst[i] = oneIf(v != 0)
	}
}

// truncateTo converts floats to integers in [low, high]: towards zero, what is
// out of range to the nearest end, NaN to 0. above is high+1. Go leaves
// conversions out of range to the processor, so none is made.
func truncateTo[T number](low, high T, above float32) func(dst []T, x []float32) {
	below := float32(low)
	return func(dst []T, x []float32) {
		x = x[:len(dst)]
		for i, v := range x {
			switch {
			case v >= above:
				dst[i] = high
			case v > below:
				dst[i] = T(v)
			case v <= below:
				dst[i] = low
			default:
				dst[i] = 0
			}
		}
	}
}

// move keeps every bit, also of a NaN: nothing is computed.
func move(dst []byte, args []Column) { copy(dst, args[0].Data) }
