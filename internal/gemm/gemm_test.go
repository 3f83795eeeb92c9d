package gemm

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
)

func need(tb testing.TB) {
	if len(tiles()) == 0 {
		tb.Skip("SKIPPED: this processor has no AVX2, which package gemm needs where it is not built with purego")
	}
}

// special are the elements at which rounding, signs and NaNs show.
var special = []float32{0, float32(math.Copysign(0, -1)), 1, -1, float32(math.Inf(1)), float32(math.Inf(-1)),
	float32(math.NaN()), math.SmallestNonzeroFloat32, -1e-40, math.MaxFloat32, 1e30, -1e-30, 1 + 0x1p-23}

// draw makes random elements, one in odd of which is special.
func draw(rng *rand.Rand, n, odd int) []float32 {
	data := make([]float32, n)
	for i := range data {
		if data[i] = float32(rng.NormFloat64()); odd > 0 && rng.IntN(odd) == 0 {
			data[i] = special[rng.IntN(len(special))]
		}
	}
	return data
}

// want is an element of a product by the definition.
func want(a, b []float32, k, n, i, j int) float32 {
	sum := float32(math.Copysign(0, -1))
	for s := range k {
		sum += float32(a[i*k+s] * b[s*n+j])
	}
	if sum != sum {
		return math.Float32frombits(0x7fc00000)
	}
	return sum
}

func turn(b []float32, k, n int) []float32 {
	turned := make([]float32, len(b))
	for s := range k {
		for j := range n {
			turned[j*k+s] = b[s*n+j]
		}
	}
	return turned
}

// All sizes about those of a tile, both orders of b, and specials, NaNs among them: the
// definition's bits, and nothing written beside them.
func TestMultiply(t *testing.T) {
	need(t)
	rng := rand.New(rand.NewPCG(1, 2))
	for _, tile := range tiles() {
		for _, rows := range []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 17, 31} {
			for _, n := range []int{1, 2, 15, 16, 17, 31, 32, 33, 50, 65} {
				for _, k := range []int{1, 2, 7, 8, 9, 16, 63, 130} {
					for _, odd := range []int{0, 100} {
						multiplied(t, tile, rng, rows, k, n, odd)
					}
				}
			}
		}
	}
}

func multiplied(t *testing.T, tile tile, rng *rand.Rand, rows, k, n, odd int) {
	t.Helper()
	a, b := draw(rng, rows*k, odd), draw(rng, k*n, odd)
	for turned, right := range map[bool][]float32{false: b, true: turn(b, k, n)} {
		r, err := pack(t.Context(), tile, right, k, n, rows, turned)
		if err != nil {
			t.Fatal(err)
		}
		const beyond = 20
		dst := draw(rng, rows*n+beyond, 0)
		after := append([]float32(nil), dst[rows*n:]...)
		r.Multiply(dst[:rows*n], a)
		r.Release()
		for i := range rows {
			for j := range n {
				if got, want := dst[i*n+j], want(a, b, k, n, i, j); math.Float32bits(got) != math.Float32bits(want) {
					t.Fatalf("%d x %d x %d, turned %t: [%d %d] is %v (%#x), want %v", rows, k, n, turned, i, j, got, math.Float32bits(got), want)
				}
			}
		}
		for i, v := range after {
			if dst[rows*n+i] != v {
				t.Fatalf("%d x %d x %d, turned %t: element %d after the product was written", rows, k, n, turned, i)
			}
		}
	}
}

func TestPackEndsWithTheContext(t *testing.T) {
	need(t)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Pack(ctx, make([]float32, 64*64), 64, 64, 64, false); !errors.Is(err, context.Canceled) {
		t.Errorf("the error is %v", err)
	}
}

func BenchmarkMultiply(b *testing.B) {
	need(b)
	for _, size := range [][3]int{{64, 32, 64}, {512, 32, 512}, {1, 512, 512}, {6, 512, 512}, {96, 1024, 1024}, {197, 768, 3072}} {
		m, k, n := size[0], size[1], size[2]
		for _, turned := range []bool{false, true} {
			for _, tile := range tiles() {
				b.Run(fmt.Sprintf("%dx%dx%d/turned=%t/%dx%d", m, k, n, turned, tile.rows, tile.columns), func(b *testing.B) {
					benchmark(b, tile, m, k, n, turned)
				})
			}
		}
	}
}

func benchmark(b *testing.B, tile tile, m, k, n int, turned bool) {
	rng := rand.New(rand.NewPCG(1, 2))
	x, y, dst := draw(rng, m*k, 0), draw(rng, k*n, 0), make([]float32, m*n)
	for b.Loop() {
		r, err := pack(b.Context(), tile, y, k, n, m, turned)
		if err != nil {
			b.Fatal(err)
		}
		r.Multiply(dst, x)
		r.Release()
	}
	b.ReportMetric(2*float64(m*k*n)*float64(b.N)/b.Elapsed().Seconds()/1e9, "GFLOP/s")
}
