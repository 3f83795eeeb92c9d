package program

import "github.com/weft-gpu/weft/internal/kernel"

// Span is the distance from the lowest to the highest element read, plus one.
func Span(dims []int, l kernel.Layout) int64 {
	s := 1 + int64(l.DigitSpan())
	for i, d := range dims {
		first, last := l.Within(i, d)
		s += int64(last-first) * int64(max(l.Strides[i], -l.Strides[i]))
	}
	return s
}

// Reach is how much further than the space's elements a launch addresses.
func Reach(l kernel.Layout) int64 {
	if l.Count == 0 {
		return 0
	}
	return int64(l.Count-1) * int64(max(l.Step, -l.Step))
}
