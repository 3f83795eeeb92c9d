package move

import (
	"runtime"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/shape"
)

// Blocks along every axis, contiguous or not, reach their places when several goroutines copy them.
func TestManyBlocksArePutOnHost(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(max(4, runtime.NumCPU())))
	const places, m = 400, 301
	at := make([]int64, m) // no index twice, and some out of range
	for i := range at {
		if at[i] = int64(i * 7 % places); i%10 == 3 {
			at[i] = places
		}
	}
	for axis, sizes := range []shape.Shape{{places, 60, 70}, {60, places, 70}, {60, 70, places}} {
		parts := sizes.Clone()
		parts[axis] = m
		src, dst, want := make([]byte, parts.Size()), make([]byte, sizes.Size()), make([]byte, sizes.Size())
		inner := sizes[axis+1:].Size()
		for i := range src {
			src[i] = byte(1 + i%251)
			if to := int(at[i/inner%m]); to < places {
				want[(i/inner/m*places+to)*inner+i%inner] = src[i]
			}
		}
		front := func(s shape.Shape) shape.View {
			order := append([]int{axis}, slices.DeleteFunc([]int{0, 1, 2}, func(a int) bool { return a == axis })...)
			v, err := shape.Contiguous(s).Permute("front", order...)
			if err != nil {
				t.Fatal(err)
			}
			return v
		}
		if err := Blocks(t.Context(), 1, dst, front(sizes), src, front(parts), at); err != nil {
			t.Fatal(err)
		}
		wrong := 0
		for i := range want {
			if dst[i] != want[i] {
				wrong++
			}
		}
		if wrong > 0 {
			t.Errorf("axis %d: %d of %d elements are wrong", axis, wrong, len(want))
		}
	}
}
