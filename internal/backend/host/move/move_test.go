package move

import (
	"bytes"
	"testing"

	"pgregory.net/rapid"

	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/shape"
)

// Gather copies the same elements as hostref, for views in any order and elements of any size.
func TestGather(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := rapid.SampledFrom([]int{1, 2, 4, 8, 16}).Draw(t, "size")
		rank := rapid.IntRange(1, 3).Draw(t, "rank")
		v, step := shape.View{}, 1
		v.Shape, v.Strides = make(shape.Shape, rank), make([]int, rank)
		low, high := 0, 0
		for _, axis := range rapid.Permutation([]int{0, 1, 2}[:rank]).Draw(t, "order") {
			v.Shape[axis] = rapid.IntRange(1, 40).Draw(t, "dim")
			v.Strides[axis] = step * rapid.SampledFrom([]int{1, -1}).Draw(t, "sign")
			step = step*v.Shape[axis] + rapid.IntRange(0, 2).Draw(t, "gap")
			low += min(0, (v.Shape[axis]-1)*v.Strides[axis])
			high += max(0, (v.Shape[axis]-1)*v.Strides[axis])
		}
		v.Offset = -low
		src := make([]byte, (high-low+1)*size)
		for i := range src {
			src[i] = byte(i * 7 >> 2)
		}
		start := rapid.IntRange(0, v.Shape.Size()-1).Draw(t, "start")
		n := rapid.IntRange(1, v.Shape.Size()-start).Draw(t, "n")
		got, want := make([]byte, n*size), make([]byte, n*size)
		Gather(got, src, size, v, start)
		hostref.GatherFrom(want, src, size, v, start)
		if !bytes.Equal(got, want) {
			t.Fatalf("%v from %d: %x, not %x", v, start, got, want)
		}
	})
}
