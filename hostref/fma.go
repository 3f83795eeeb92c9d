package hostref

import "math"

// fmaOp gives a function of three operands the table's type.
func fmaOp[T float](f func(x, y, z T) T) mapFunc {
	return func(dst []byte, args []Column) {
		out := view[T](dst)
		x, y, z := view[T](args[0].Data)[:len(out)], view[T](args[1].Data)[:len(out)], view[T](args[2].Data)[:len(out)]
		for i := range out {
			out[i] = f(x[i], y[i], z[i])
		}
		canonical(out)
	}
}

// fma32 is x y + z rounded once: the sum is rounded to odd in float64 first.
// Float64 has more than two bits more than float32, and then rounding again
// gives what rounding the exact sum gives (Boldo and Melquiond, 2008): a number
// rounded to odd lies on no boundary of the narrower format and on the same
// side of each as the exact one, unless it is exact.
func fma32(x, y, z float32) float32 { return float32(oddSum(x, y, z)) }

// oddSum is x y + z rounded to odd in float64. The product is exact there: 48
// bits, from 2^-298 to 2^256.
func oddSum(x, y, z float32) float64 {
	product, addend := float64(float64(x)*float64(y)), float64(z)
	sum := product + addend
	// TwoSum (Knuth): sum + err is the exact sum. Where sum is not finite, err
	// is NaN, and no adjustment is due.
	fromAddend := sum - product
	err := (product - (sum - fromAddend)) + (addend - fromAddend)
	bits := math.Float64bits(sum)
	switch {
	case err == 0 || err != err || bits&1 != 0:
		return sum
	case (err > 0) == (sum > 0):
		return math.Float64frombits(bits + 1)
	}
	return math.Float64frombits(bits - 1)
}

// fmaOdd is x y + z, rounded to odd in float32: rounded again to a half it has
// been rounded once, as rounding to odd twice is doing so once.
func fmaOdd(x, y, z float32) float32 { return oddFloat32(oddSum(x, y, z)) }

// oddFloat32 is x rounded to odd: x itself, or of the two float32 about it the
// one whose last bit is set. Past the greatest float32 that is the greatest.
func oddFloat32(x float64) float32 {
	f := float32(x)
	back := float64(f)
	if back == x || x != x {
		return f
	}
	bits := math.Float32bits(f)
	if math.Abs(back) > math.Abs(x) {
		bits--
	}
	return math.Float32frombits(bits | 1)
}
