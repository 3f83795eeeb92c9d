//go:build !arm64

package hostref

import "math"

// fma32 is x y + z, rounded once. A product of float32s is exact in float64. So the sum in float64,
// rounded to float32, is right unless it lies in the middle of two float32s, or is below the least
// normal one, whose middles lie elsewhere.
func fma32(x, y, z float32) float32 {
	sum := float64(x)*float64(y) + float64(z) // the same whether a compiler fuses it or not
	if w := math.Float64bits(sum); w&(1<<29-1) == 1<<28 || w<<1 < (1023-126)<<53 && w<<1 != 0 {
		return fmaByOdd(x, y, z)
	}
	return float32(sum)
}
