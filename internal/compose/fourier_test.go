package compose

import (
	"slices"
	"testing"

	"github.com/weft-gpu/weft/dtype"
)

// The radices follow from the length and the dtype, as few as possible.
func TestFourierSteps(t *testing.T) {
	for _, c := range []struct {
		n    int
		d    dtype.DType
		want []int // nil: a chirp
	}{
		{2, dtype.Complex64, []int{2}},
		{8, dtype.Complex64, []int{8}},
		{9, dtype.Complex64, []int{9}},
		{16, dtype.Complex64, []int{4, 4}},
		{32, dtype.Complex64, []int{4, 8}},
		{4096, dtype.Complex64, []int{8, 8, 8, 8}},
		{1 << 13, dtype.Complex64, []int{4, 4, 8, 8, 8}},
		{6, dtype.Complex64, []int{6}},
		{48, dtype.Complex64, []int{8, 6}},
		{54, dtype.Complex64, []int{6, 9}},
		{360, dtype.Complex64, []int{8, 5, 9}},
		{11 * 64, dtype.Complex64, []int{8, 8, 11}},
		{127, dtype.Complex64, []int{127}},
		{131, dtype.Complex64, nil},
		{2 * 257, dtype.Complex64, nil},
		{8, dtype.Complex128, []int{2, 4}},
		{4096, dtype.Complex128, []int{4, 4, 4, 4, 4, 4}},
		{90, dtype.Complex128, []int{2, 5, 3, 3}},
	} {
		f := &fourier{composer: &composer{common: c.d}, n: c.n}
		got, ok := f.steps()
		if ok != (c.want != nil) || !slices.Equal(got, c.want) {
			t.Errorf("%d elements of %v take steps of %v, %v; want %v", c.n, c.d, got, ok, c.want)
		}
		product := 1
		for _, r := range got {
			product *= r
		}
		if ok && product != c.n {
			t.Errorf("steps of %v make %d elements, not %d", got, product, c.n)
		}
	}
}

// The length for a convolution is at least the one asked for, and has only small factors.
func TestFourierConvolutions(t *testing.T) {
	for _, least := range []int{261, 513, 2017, 12345, 1 << 20, 1<<20 + 1} {
		f := &fourier{composer: &composer{common: dtype.Complex64}}
		n := f.convolved(least)
		f.n = n
		steps, ok := f.steps()
		if n < least || n > 2*least || !ok || slices.Max(steps) > 9 {
			t.Errorf("for %d elements: %d, in steps of %v", least, n, steps)
		}
	}
}
