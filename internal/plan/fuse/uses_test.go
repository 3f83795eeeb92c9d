package fuse

import (
	"math/rand/v2"
	"testing"
)

// The dominators that uses finds agree with a plain search.
func TestUsesAreDominators(t *testing.T) {
	for seed := range uint64(200) {
		rng := rand.New(rand.NewPCG(seed, 1))
		n := 2 + rng.IntN(30)
		readers := make([][]int, n) // each value's readers have larger numbers; n-1 is the root
		u := newUses(n)
		for i := n - 1; i >= 0; i-- {
			if i < n-1 {
				for range 1 + rng.IntN(3) {
					by := i + 1 + rng.IntN(min(n-1-i, 1+rng.IntN(n)))
					readers[i] = append(readers[i], by)
					u.read(i, by)
				}
			}
			u.place(i)
		}
		for i := range n - 1 {
			if got, want := u.through[i], dominator(readers, i); got != want {
				t.Fatalf("seed %d: value %d has dominator %d, want %d; readers: %v", seed, i, got, want, readers)
			}
		}
	}
}

// dominator returns the first value without which no path leads from i to the root.
func dominator(readers [][]int, i int) int {
	for without := i + 1; without < len(readers)-1; without++ {
		seen := map[int]bool{}
		var reaches func(v int) bool
		reaches = func(v int) bool {
			if v == len(readers)-1 {
				return true
			}
			for _, by := range readers[v] {
				if by != without && !seen[by] {
					seen[by] = true
					if reaches(by) {
						return true
					}
				}
			}
			return false
		}
		if !reaches(i) {
			return without
		}
	}
	return len(readers) - 1
}

// Each reader of a value takes logarithmic steps, even if a long chain of values reads it.
func TestUsesOfLongChainsTakeFewSteps(t *testing.T) {
	const n = 1 << 17 // quadratic steps would take minutes
	u := newUses(n)
	for i := n - 1; i > 0; i-- {
		u.place(i)
		u.read(i-1, i)
		if i > 1 {
			u.read(0, i)
		}
	}
	if u.through[0] != n-1 {
		t.Errorf("value 0 has dominator %d, want the root", u.through[0])
	}
}
