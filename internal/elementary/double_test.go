package elementary

import (
	"math"
	"math/rand"
	"testing"
)

// The pairs are exact: as float64 they are compared with the exact result, which
// 53 bits hold for these operands.
func TestDoublesAreExact(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	m := Arithmetic[float32, uint32, bool](Scalar{})
	check := func(name string, a, b, high, low float32, want float64) {
		if got := float64(high) + float64(low); got != want || high != float32(want) {
			t.Fatalf("%s(%x, %x) = %x + %x, want %x", name, a, b, high, low, want)
		}
	}
	for i := range 1 << 20 {
		signs := random.Uint32()
		spread := uint32(i%29) << mantissaBits // exponents at most 28 apart
		a := math.Float32frombits(one32 + spread + random.Uint32()&mantissa | signs&signBit)
		b := math.Float32frombits(one32 + random.Uint32()&mantissa | signs<<1&signBit)
		if i%3 == 0 { // all ones and long runs of them are the hardest
			b = math.Float32frombits(math.Float32bits(b) | mantissa>>(signs>>3&15))
		}
		sum, err := TwoSum(m, b, a)
		check("TwoSum", b, a, sum, err, float64(a)+float64(b))
		if math.Abs(float64(a)) >= math.Abs(float64(b)) {
			sum, err = FastTwoSum(m, a, b)
			check("FastTwoSum", a, b, sum, err, float64(a)+float64(b))
		}
		product, err := TwoProduct(m, a, b)
		check("TwoProduct", a, b, product, err, float64(a)*float64(b))
		square, err := TwoSquare(m, b)
		check("TwoSquare", b, b, square, err, float64(b)*float64(b))
		high, low := Split(m, a)
		check("Split", a, a, a, high+low-a, float64(high)+float64(low))
	}
}
