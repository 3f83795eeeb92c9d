package vector

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func TestRows(t *testing.T) {
	if !available() {
		t.Skip("SKIPPED: this processor has no vector instructions that package vector knows")
	}
	rapid.Check(t, func(t *rapid.T) {
		r := Rows{
			Rows: rapid.IntRange(1, 5).Draw(t, "rows"), Count: rapid.IntRange(1, 40).Draw(t, "count"),
			Down: rapid.IntRange(-90, 90).Draw(t, "down"), Across: rapid.IntRange(0, 2).Draw(t, "across"),
		}
		if rapid.Bool().Draw(t, "beside each other") {
			r.Rows, r.Down, r.Across = rapid.IntRange(1, 40).Draw(t, "many rows"), 1, rapid.IntRange(-50, 50).Draw(t, "apart")
		}
		if !(r.Across >= 0 && r.Across <= 2 || r.Down == 1 && r.Rows >= Side && r.Count >= Side) {
			return
		}
		// No more lies about the rows than they are, so that what is read past them fails
		// where memory ends, and what is written is seen.
		down, across := (r.Rows-1)*r.Down, (r.Count-1)*r.Across
		low, high := min(0, down)+min(0, across), max(0, down)+max(0, across)
		src := make([]uint32, high-low+1)
		for i := range src {
			src[i] = uint32(i) + 1
		}
		dense := make([]uint32, r.Rows*r.Count+2)
		if !r.Gather(dense[1:len(dense)-1], src, -low) {
			t.Fatal("not gathered")
		}
		want := []uint32{0}
		for row := range r.Rows {
			for i := range r.Count {
				want = append(want, src[row*r.Down+i*r.Across-low])
			}
		}
		if want = append(want, 0); !slices.Equal(dense, want) {
			t.Fatalf("%+v: gathered\n%v, not\n%v", r, dense, want)
		}
		if r.Across != 1 {
			return
		}
		got, want := make([]uint32, len(src)+2), make([]uint32, len(src)+2)
		if !r.Scatter(got[1:len(got)-1], dense[1:], -low) {
			t.Fatal("not scattered")
		}
		for row := range r.Rows {
			for i := range r.Count {
				want[1+row*r.Down+i-low] = dense[1+row*r.Count+i]
			}
		}
		if !slices.Equal(got, want) {
			t.Fatalf("%+v: scattered\n%v, not\n%v", r, got, want)
		}
	})
}

func TestRowsOutsideArePanics(t *testing.T) {
	if !available() {
		t.Skip("SKIPPED: this processor has no vector instructions that package vector knows")
	}
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

func TestSelect(t *testing.T) {
	if !available() {
		t.Skip("SKIPPED: this processor has no vector instructions that package vector knows")
	}
	rapid.Check(t, func(t *rapid.T) {
		c := rapid.SliceOfN(rapid.SampledFrom([]uint8{0, 1}), 0, 50).Draw(t, "c")
		x, y, want := make([]uint32, len(c)), make([]uint32, len(c)), make([]uint32, len(c))
		for i := range c {
			x[i], y[i] = uint32(i), uint32(i)+100
			if want[i] = y[i]; c[i] != 0 {
				want[i] = x[i]
			}
		}
		dst := rapid.SampledFrom([][]uint32{x, y, make([]uint32, len(c))}).Draw(t, "dst")
		if !Select(dst, c, x, y) || !slices.Equal(dst, want) {
			t.Fatalf("%v, not %v", dst, want)
		}
	})
}
