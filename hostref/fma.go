package hostref

import "math"

// fmaOp turns a function of three operands into a mapFunc.
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

// fmaByOdd is fma32 for all operands, without a fused instruction. It rounds the sum to odd in float64
// and then to float32. That gives the same as rounding the exact sum, because float64 has more than
// two bits more than float32 (Boldo and Melquiond, 2008). A sum rounded to odd is either exact, or
// lies on no rounding boundary of float32 and on the same side of each boundary as the exact sum.
func fmaByOdd(x, y, z float32) float32 { return float32(oddSum(x, y, z)) }

// oddSum is x y + z rounded to odd in float64. The product is exact there: it has 48 bits, from
// 2^-298 to 2^256.
func oddSum(x, y, z float32) float64 {
	product, addend := float64(float64(x)*float64(y)), float64(z)
	sum := product + addend
	// TwoSum (Knuth): sum + err is the exact sum. If sum is not finite, err is NaN, and sum needs
	// no correction.
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

// fmaOdd is x y + z, rounded to odd in float32. Rounding to odd twice gives the same as once, so a
// further rounding to a half gives the same as rounding the exact sum.
func fmaOdd(x, y, z float32) float32 { return oddFloat32(oddSum(x, y, z)) }

// oddFloat32 is x rounded to odd: x itself, or the neighbouring float32 whose last bit is set.
// Numbers beyond the largest float32 become the largest.
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
