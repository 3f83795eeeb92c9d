package fuse

import (
	"slices"
	"testing"

	"github.com/weft-gpu/weft/shape"
)

// The bounds along an axis contain exactly the points that show an element of the padded array.
func TestBoundsOf(t *testing.T) {
	for from := -7; from <= 7; from++ {
		for _, step := range []int{-3, -2, -1, 1, 2, 3} {
			for n := 1; n <= 6; n++ {
				b := boundsOf(0, from, step, n)
				for x := -20; x <= 20; x++ {
					at := from + step*x
					if is, want := b.From <= x && x < b.To, 0 <= at && at < n; is != want {
						t.Fatalf("element %d + %d * %d of %d is inside: %v, bounds %v", from, step, x, n, is, b)
					}
				}
			}
		}
	}
}

// stepsOf finds the small multiples whose sum it is given.
func TestStepsOf(t *testing.T) {
	v, ok := apartStrides(shape.Shape{7, 1, 300, 5})
	if !ok {
		t.Fatal("no strides")
	}
	for _, want := range [][]int{{0, 0, 0, 0}, {6, 0, 299, 4}, {-6, 0, 299, -4}, {1, 0, -299, 4}, {0, 0, 1, -4}, {-1, 0, -1, 1}} {
		sum := 0
		for axis, n := range want {
			sum += n * v.Strides[axis]
		}
		if got := stepsOf(v.Strides, sum); !slices.Equal(got, want) {
			t.Errorf("the sum of %v has multiples %v", want, got)
		}
	}
	if _, ok := apartStrides(shape.Shape{1 << 30, 1 << 30}); ok {
		t.Error("strides that overflow an int")
	}
}
