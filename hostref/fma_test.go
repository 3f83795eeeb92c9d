package hostref

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/weft-gpu/weft/dtype"
)

// fma32 rounds once. The slow form is exact for all operands; the fast one decides whether it is
// needed by the sum's last bits, so that sums in the middle of two float32s matter most.
func TestFMARoundsOnce(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	word := func() float32 { return math.Float32frombits(r.Uint32()) }
	same := func(x, y, z float32) {
		t.Helper()
		got, want := fma32(x, y, z), fmaByOdd(x, y, z)
		if math.Float32bits(got) != math.Float32bits(want) && !(got != got && want != want) {
			t.Fatalf("fma(%x, %x, %x) is %x, not %x", x, y, z, got, want)
		}
	}
	middles := 0
	for range 300_000 {
		x, y, z := word(), word(), word()
		same(x, y, z)
		// z near the product, and a product whose last bits are in the middle of two sums
		same(x, y, math.Float32frombits(math.Float32bits(x*y)+r.Uint32N(9)-4))
		one := math.Float32frombits(0x3f800000 | r.Uint32N(1<<23))
		tiny := float32(math.Ldexp(1+float64(r.IntN(4))/4, -24-r.IntN(40)))
		if w := math.Float64bits(float64(one) + float64(tiny)); w&(1<<29-1) == 1<<28 {
			middles++
		}
		same(tiny, 1, one)
		same(-tiny, 1+0x1p-23, one)
		// sums that are subnormal
		same(math.Float32frombits(r.Uint32N(1<<24)), float32(math.Ldexp(1, -r.IntN(30))), math.Float32frombits(r.Uint32N(1<<24)))
	}
	if middles == 0 {
		t.Error("no sum was in the middle of two float32s")
	}
}

// Products have the bits of a chain of fused multiply-adds that begins with -0, in both layouts.
func TestProductsAreFused(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	const m, k, n = 3, 70, 5
	a, b, turned := make([]float32, m*k), make([]float32, k*n), make([]float32, k*n)
	for i := range a {
		a[i] = float32(r.NormFloat64())
	}
	for i := range b {
		b[i] = float32(r.NormFloat64())
		turned[i%n*k+i/n] = b[i]
	}
	column := func(list []float32) Column { return Column{dtype.Float32, Bytes(list)} }
	got, other := make([]float32, m*n), make([]float32, m*n)
	if err := Product(column(got), column(a), column(b), m, k, n); err != nil {
		t.Fatal(err)
	}
	if err := ProductTurned(column(other), column(a), column(turned), m, k, n); err != nil {
		t.Fatal(err)
	}
	apart := 0
	for i := range m {
		for j := range n {
			sum, rounded := float32(math.Copysign(0, -1)), float32(0)
			for p := range k {
				sum = fmaByOdd(a[i*k+p], b[p*n+j], sum)
				rounded += float32(a[i*k+p] * b[p*n+j])
			}
			if got[i*n+j] != sum || other[i*n+j] != sum {
				t.Fatalf("element %d, %d is %x and, turned, %x, not %x", i, j, got[i*n+j], other[i*n+j], sum)
			}
			if rounded != sum {
				apart++
			}
		}
	}
	if apart == 0 {
		t.Error("rounding products apart would give the same")
	}
}

// Fused products are more accurate than products that are rounded apart. In long sums the roundings of
// the sums outweigh those of the products, so that the errors are about equal.
func TestFusedProductsAreAccurate(t *testing.T) {
	var r *rand.Rand
	for name, pair := range map[string]func(i int) (x, y float32){
		"random": func(int) (x, y float32) { return float32(r.NormFloat64()), float32(r.NormFloat64()) },
		"graded": func(i int) (x, y float32) {
			return float32(math.Ldexp(r.NormFloat64(), -i/40)), float32(math.Ldexp(r.NormFloat64(), i/60))
		},
		"cancelling": func(i int) (x, y float32) {
			return float32(1-2*(i%2)) * float32(1+r.Float64()), float32(1 + math.Ldexp(r.NormFloat64(), -12))
		},
	} {
		for length, most := range map[int]float64{8: 1, 1000: 1.03} {
			r = rand.New(rand.NewPCG(9, 10)) // for each case, because maps have no order
			ratio := errorRatio(length, 400_000/length, pair)
			t.Logf("%s, %d products: %.3f", name, length, ratio)
			if ratio > most {
				t.Errorf("%s, %d products: the error is %.3f of that of products rounded apart", name, length, ratio)
			}
		}
	}
}

// errorRatio returns the error of so many sums of fused products over that of products rounded apart.
func errorRatio(length, sums int, pair func(i int) (x, y float32)) float64 {
	var fused, apart float64
	for range sums {
		sum, rounded, exact := float32(0), float32(0), 0.0
		for i := range length {
			x, y := pair(i)
			sum = fmaByOdd(x, y, sum)
			rounded += float32(x * y)
			exact += float64(x) * float64(y)
		}
		fused += math.Abs(float64(sum) - exact)
		apart += math.Abs(float64(rounded) - exact)
	}
	return fused / apart
}
