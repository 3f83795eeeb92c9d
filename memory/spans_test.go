package memory

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// The free list against a model: a bitmap of granules.
func TestSpansProperty(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		const granules = 64
		s := newSpans(granules * granularity)
		owner := make([]int, granules) // 0: free
		taken := map[int]span{}
		next := 1
		t.Repeat(map[string]func(*rapid.T){
			"take": func(t *rapid.T) {
				size := rapid.Int64Range(1, 12).Draw(t, "granules") * granularity
				i := s.fit(size)
				smallest := smallestRun(owner, int(size/granularity))
				if (i >= 0) != (smallest > 0) {
					t.Fatalf("fit of %d says %d, the smallest run that holds it is %d", size, i, smallest)
				}
				if i < 0 {
					return
				}
				if got := s.free[i].size / granularity; int(got) != smallest {
					t.Fatalf("fit took a span of %d granules, the tightest has %d", got, smallest)
				}
				g := span{s.take(i, size), size}
				mark(t, owner, g, 0, next)
				taken[next] = g
				next++
			},
			"give": func(t *rapid.T) {
				if len(taken) == 0 {
					t.Skip("nothing is taken")
				}
				ids := make([]int, 0, len(taken))
				for id := range taken {
					ids = append(ids, id)
				}
				slices.Sort(ids)
				id := rapid.SampledFrom(ids).Draw(t, "span")
				mark(t, owner, taken[id], id, 0)
				s.give(taken[id])
				delete(taken, id)
			},
			"": func(t *rapid.T) { checkSpans(t, s, owner) },
		})
		for _, g := range taken {
			s.give(g)
		}
		if !s.empty() || len(s.free) != 1 || s.free[0] != (span{0, granules * granularity}) {
			t.Fatalf("all is given back, yet free is %v, %d used", s.free, s.used)
		}
	})
}

// mark changes the owner of a span's granules, which must all have the owner before.
func mark(t *rapid.T, owner []int, g span, before, after int) {
	if g.offset%granularity != 0 {
		t.Fatalf("offset %d is not aligned", g.offset)
	}
	for i := g.offset / granularity; i < (g.offset+g.size)/granularity; i++ {
		if owner[i] != before {
			t.Fatalf("granule %d belongs to %d, not to %d: spans overlap", i, owner[i], before)
		}
		owner[i] = after
	}
}

// runs returns the maximal free runs, as spans.
func runs(owner []int) []span {
	var out []span
	for i, o := range owner {
		if o != 0 {
			continue
		}
		if i > 0 && owner[i-1] == 0 {
			out[len(out)-1].size += granularity
		} else {
			out = append(out, span{int64(i) * granularity, granularity})
		}
	}
	return out
}

func smallestRun(owner []int, atLeast int) int {
	best := 0
	for _, r := range runs(owner) {
		if n := int(r.size / granularity); n >= atLeast && (best == 0 || n < best) {
			best = n
		}
	}
	return best
}

// The free list is exactly the maximal free runs: sorted, and coalesced.
func checkSpans(t *rapid.T, s *spans, owner []int) {
	want := runs(owner)
	if !slices.Equal(s.free, want) {
		t.Fatalf("free is %v, want %v", s.free, want)
	}
	used := s.size
	for _, r := range want {
		used -= r.size
	}
	if s.used != used {
		t.Fatalf("used is %d, want %d", s.used, used)
	}
}

func TestSpanSizes(t *testing.T) {
	for _, c := range []struct{ bytes, want int64 }{
		{1, 512}, {256, 512}, {257, 768}, {512, 768}, {513, 1024}, {1 << 20, 1<<20 + 256},
	} {
		got := spanSize(c.bytes)
		if got != c.want || got < c.bytes+padding {
			t.Errorf("spanSize(%d) = %d, want %d", c.bytes, got, c.want)
		}
	}
}
