package vector

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func TestRows(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := Rows{
			Rows: rapid.IntRange(1, 5).Draw(t, "rows"), Count: rapid.IntRange(1, 40).Draw(t, "count"),
			Down: rapid.IntRange(-90, 90).Draw(t, "down"), Across: rapid.IntRange(-1, 4).Draw(t, "across"),
		}
		if rapid.Bool().Draw(t, "beside each other") {
			r.Rows, r.Down, r.Across = rapid.IntRange(1, 40).Draw(t, "many rows"), 1, rapid.IntRange(-50, 50).Draw(t, "apart")
		}
		// src has no element outside the rows, so a read past them panics or gives a wrong element.
		down, across := (r.Rows-1)*r.Down, (r.Count-1)*r.Across
		low, high := min(0, down)+min(0, across), max(0, down)+max(0, across)
		src := make([]uint32, high-low+1)
		for i := range src {
			src[i] = uint32(i) + 1
		}
		dense := make([]uint32, r.Rows*r.Count+2)
		r.Gather(dense[1:len(dense)-1], src, -low)
		want := []uint32{0}
		for row := range r.Rows {
			for i := range r.Count {
				want = append(want, src[row*r.Down+i*r.Across-low])
			}
		}
		if want = append(want, 0); !slices.Equal(dense, want) {
			t.Fatalf("%+v: gathered\n%v, not\n%v", r, dense, want)
		}
		got, want := make([]uint32, len(src)+2), make([]uint32, len(src)+2)
		r.Scatter(got[1:len(got)-1], dense[1:len(dense)-1], -low)
		for row := range r.Rows {
			for i := range r.Count {
				want[1+row*r.Down+i*r.Across-low] = dense[1+row*r.Count+i]
			}
		}
		if !slices.Equal(got, want) {
			t.Fatalf("%+v: scattered\n%v, not\n%v", r, got, want)
		}
	})
}

func TestRowsOutsideArePanics(t *testing.T) {
	for _, r := range []Rows{{3, 4, 5, 1}, {3, 4, -5, 1}, {1, 20, 0, 1}, {2, 2, 20, 0}, {1, 9, 0, 2}} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%+v of 12 elements", r)
				}
			}()
			r.Gather(make([]uint32, 64), make([]uint32, 12), 0)
		}()
	}
}
