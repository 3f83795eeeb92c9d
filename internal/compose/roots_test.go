package compose

import (
	"math"
	"math/big"
	"testing"
)

// bigRoot returns exp(2 pi i k / n) to some 250 bits, by its series.
func bigRoot(k, n int) (re, im *big.Float) {
	const bits = 320
	number := func(x int64) *big.Float { return new(big.Float).SetPrec(bits).SetInt64(x) }
	pi, _, err := big.ParseFloat("3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706798214808651", 10, bits, big.ToNearestEven)
	if err != nil {
		panic(err)
	}
	x := pi.Mul(pi, number(2*int64(k)))
	x.Quo(x, number(int64(n)))
	re, im = number(0), number(0)
	term := number(1)
	for i := int64(1); i < 120; i++ {
		sum := re
		if i%2 == 0 {
			sum = im
		}
		if i%4 == 1 || i%4 == 2 {
			sum.Add(sum, term)
		} else {
			sum.Sub(sum, term)
		}
		term.Mul(term, x)
		term.Quo(term, number(i))
	}
	return re, im
}

// ulps returns the distance of x from the exact value, in units of x's last place.
func ulps(x float64, exact *big.Float) float64 {
	difference, _ := new(big.Float).Sub(new(big.Float).SetPrec(320).SetFloat64(x), exact).Float64()
	size, _ := exact.Float64()
	return math.Abs(difference) / (math.Nextafter(math.Abs(size), math.Inf(1)) - math.Abs(size))
}

// Every root has the accuracy that root promises; roots on the axes are exact.
func TestRootsOfUnity(t *testing.T) {
	for _, n := range []int{1, 2, 3, 4, 5, 8, 12, 97, 1000, 4096, 65537} {
		for k := 0; k < n; k += 1 + n/150 {
			p := root(k, n)
			re, im := bigRoot(k, n)
			for _, part := range []struct {
				got   float64
				exact *big.Float
				axis  bool // the part is 0 there
			}{{p.re, re, 4*k == n || 4*k == 3*n}, {p.im, im, k == 0 || 2*k == n}} {
				if part.axis {
					if part.got != 0 {
						t.Errorf("root %d of %d: a part is %v, and should be 0", k, n, part.got)
					}
				} else if off := ulps(part.got, part.exact); off > 0.6 {
					t.Errorf("root %d of %d: a part is %v, off by %.3f ULP", k, n, part.got, off)
				}
			}
		}
	}
}

func TestRootsOfUnityTurn(t *testing.T) {
	for _, c := range []struct {
		k, n int
		want point
	}{
		{0, 1, point{1, 0}}, {1, 4, point{0, 1}}, {-1, 4, point{0, -1}}, {7, 2, point{-1, 0}},
		{1, 8, point{math.Sqrt2 / 2, math.Sqrt2 / 2}}, {-3, 8, point{-math.Sqrt2 / 2, -math.Sqrt2 / 2}}, {4*1000003 + 1, 4, point{0, 1}},
	} {
		if got := root(c.k, c.n); got != c.want {
			t.Errorf("root %d of %d is %v, want %v", c.k, c.n, got, c.want)
		}
	}
}

// The squares are exact even beyond 64 bits.
func TestSquareModulo(t *testing.T) {
	for _, c := range []struct{ k, n int }{{0, 2}, {5, 14}, {1 << 31, 1<<33 + 2}, {1<<40 - 87, 1<<41 - 20}, {3<<40 + 1, 1<<43 + 6}} {
		square := new(big.Int).Mul(big.NewInt(int64(c.k)), big.NewInt(int64(c.k)))
		if want := square.Mod(square, big.NewInt(int64(c.n))).Int64(); int64(squareModulo(c.k, c.n)) != want {
			t.Errorf("%d squared modulo %d is %d, want %d", c.k, c.n, squareModulo(c.k, c.n), want)
		}
	}
}
