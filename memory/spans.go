package memory

import (
	"cmp"
	"slices"
)

// span is a part of a block.
type span struct{ offset, size int64 }

// spans keeps account of one block: which parts are free, sorted by offset, no two touching.
type spans struct {
	size int64
	free []span
	used int64
}

func newSpans(size int64) *spans { return &spans{size: size, free: []span{{0, size}}} }

// fit returns the index of the smallest free span that holds size bytes, or -1.
func (s *spans) fit(size int64) int {
	best := -1
	for i, f := range s.free {
		if f.size >= size && (best < 0 || f.size < s.free[best].size) {
			best = i
		}
	}
	return best
}

// take cuts size bytes off the front of free span i and returns their offset.
func (s *spans) take(i int, size int64) int64 {
	offset := s.free[i].offset
	s.free[i].offset += size
	s.free[i].size -= size
	if s.free[i].size == 0 {
		s.free = slices.Delete(s.free, i, i+1)
	}
	s.used += size
	return offset
}

// give makes a taken span free again, merged with the free spans it touches.
func (s *spans) give(g span) {
	s.used -= g.size
	i, _ := slices.BinarySearchFunc(s.free, g.offset, func(f span, offset int64) int { return cmp.Compare(f.offset, offset) })
	s.free = slices.Insert(s.free, i, g)
	s.merge(i)
	if i > 0 {
		s.merge(i - 1)
	}
}

// merge joins free span i with its right neighbour, where they touch.
func (s *spans) merge(i int) {
	if i+1 < len(s.free) && s.free[i].offset+s.free[i].size == s.free[i+1].offset {
		s.free[i].size += s.free[i+1].size
		s.free = slices.Delete(s.free, i+1, i+2)
	}
}

func (s *spans) empty() bool { return s.used == 0 }
