package program

import "github.com/weft-gpu/weft/internal/kernel"

// Span returns the distance from the lowest to the highest element that a launch reads, plus one.
// It leaves out elements that instructions address by an index (see [Reach]).
func Span(dims []int, l kernel.Layout) int64 {
	s := 1 + int64(l.DigitSpan())
	for i, d := range dims {
		first, last := l.Within(i, d)
		s += int64(last-first) * int64(max(l.Strides[i], -l.Strides[i]))
	}
	return s
}

// Reach returns how many elements beyond the span instructions address by an index.
func Reach(l kernel.Layout) int64 {
	if l.Count == 0 {
		return 0
	}
	return int64(l.Count-1) * int64(max(l.Step, -l.Step))
}
