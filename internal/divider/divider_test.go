package divider_test

import (
	"math/bits"
	"testing"

	"github.com/weft-gpu/weft/internal/divider"
	"pgregory.net/rapid"
)

// Every multiple of the divisor, its neighbours and the ends of the range are
// where a quotient could slip.
func checkDivider(t testing.TB, d, n uint32) {
	t.Helper()
	by := divider.New(d, divider.MaxDividend)
	for _, n := range []uint32{0, 1, n, n / d * d, n/d*d + d - 1, n/d*d - 1, d - 1, d, d + 1, divider.MaxDividend - 1} {
		if n >= divider.MaxDividend {
			continue
		}
		if got := by.Div(n); got != n/d {
			t.Fatalf("%d / %d is %d with %+v, want %d", n, d, got, by, n/d)
		}
		if d >= 2 {
			high, _ := bits.Mul32(n, by.Multiplier)
			if got := high >> (by.Shift - 1); got != n/d {
				t.Fatalf("%d / %d is %d by the form without doubling of %+v, want %d", n, d, got, by, n/d)
			}
		}
	}
}

func TestDividerEdges(t *testing.T) {
	dividends := []uint32{0, 1, 2, 3, 1<<16 - 1, 1 << 16, 1<<30 + 1, 1<<31 - 2, 1<<31 - 1}
	for shift := range 32 {
		for _, d := range []uint32{1<<shift - 1, 1 << shift, 1<<shift + 1} {
			if d == 0 || d > divider.MaxDividend {
				continue
			}
			for _, n := range dividends {
				checkDivider(t, d, n)
			}
		}
	}
}

func TestDividerSmallExhaustively(t *testing.T) {
	const limit = 1 << 10
	for d := uint32(1); d <= limit; d++ {
		by := divider.New(d, limit)
		for n := range uint32(limit) {
			if by.Div(n) != n/d {
				t.Fatalf("%d / %d is %d", n, d, by.Div(n))
			}
		}
	}
}

func TestDividerProperty(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		d := rapid.Uint32Range(1, divider.MaxDividend).Draw(rt, "d")
		checkDivider(t, d, rapid.Uint32Range(0, divider.MaxDividend-1).Draw(rt, "n"))
	})
}

func TestDividerNumbers(t *testing.T) {
	for _, c := range []struct {
		d    uint32
		want divider.Divider
	}{
		{1, divider.Divider{Multiplier: 1 << 31, Shift: 0}},
		{2, divider.Divider{Multiplier: 1 << 31, Shift: 1}},
		{3, divider.Divider{Multiplier: 0xAAAAAAAB, Shift: 2}},
		{7, divider.Divider{Multiplier: 0x92492493, Shift: 3}},
		{64, divider.Divider{Multiplier: 1 << 31, Shift: 6}},
	} {
		if got := divider.New(c.d, 1000); got != c.want {
			t.Errorf("New(%d) is %+v, want %+v", c.d, got, c.want)
		}
	}
}

func TestDividerRefusesWhatItCannotDivide(t *testing.T) {
	for _, c := range []struct{ d, limit uint32 }{{0, 1}, {3, divider.MaxDividend + 1}, {divider.MaxDividend + 1, 1}} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("New(%d, %d) returned", c.d, c.limit)
				}
			}()
			divider.New(c.d, c.limit)
		}()
	}
}
