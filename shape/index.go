package shape

import "strconv"

// Index is one item of basic indexing, x[item, item, ...]: an integer [At], a
// [Range], [NewAxis] or [Ellipsis] (Array API 2024.12, Indexing).
type Index interface {
	String() string
	// takes is the number of axes of the view that the item stands for; an
	// Ellipsis takes what the others leave.
	takes() int
	// apply moves the selection past those axes.
	apply(s *selection) (IndexProblem, bool)
}

// At is the element of an axis with this number, negative ones counting from
// the end; the axis is gone in the result.
type At int

// NewAxis inserts an axis of size 1 (Python's None); Ellipsis stands for all
// axes that no other item names, whole (Python's three dots).
const (
	NewAxis  = marker("newaxis")
	Ellipsis = marker("...")
)

type marker string

// Index selects elements as Python's x[indices] does: the items stand for the
// axes from the first on, but for a NewAxis, which stands for none; after an
// [Ellipsis] the items stand for the last axes. Axes without an item are kept
// whole. Bounds of a Range are clipped; an At must be in range.
// It fails with an [*IndexError].
func (v View) Index(op string, indices ...Index) (View, error) {
	fail := func(problem IndexProblem, position, axis int) error {
		return newIndexError(op, v.Shape, indices, problem, position, axis)
	}
	position, problem, ok := countIndices(indices, len(v.Shape))
	if !ok {
		return View{}, fail(problem, position, -1)
	}
	s := selection{from: v, out: v.axisless(), whole: len(v.Shape) - takenAxes(indices)}
	for position, index := range indices {
		if problem, ok := index.apply(&s); !ok {
			return View{}, fail(problem, position, s.axis)
		}
	}
	s.keep(len(v.Shape) - s.axis)
	if s.out.Shape.Size() == 0 {
		s.out.Offset = v.Offset // nothing is read; stay inside the buffer
	}
	return s.out, nil
}

// countIndices checks what does not depend on sizes, and otherwise returns the
// position of the item at fault.
func countIndices(indices []Index, rank int) (position int, problem IndexProblem, ok bool) {
	ellipses, taken := 0, 0
	for position, index := range indices {
		if !isIndex(index) {
			return position, IndexUnknown, false
		}
		if index == Ellipsis {
			ellipses++
		}
		if ellipses > 1 {
			return position, IndexTwoEllipses, false
		}
		if taken += index.takes(); taken > rank {
			return position, IndexTooMany, false
		}
	}
	return 0, 0, true
}

// isIndex reports whether it is an item of this package: not nil, not a pointer
// to one.
func isIndex(index Index) bool {
	switch index.(type) {
	case At, Range, marker:
		return true
	}
	return false
}

// takenAxes is the number of axes that the items but an Ellipsis stand for.
func takenAxes(indices []Index) int {
	taken := 0
	for _, index := range indices {
		if isIndex(index) {
			taken += index.takes()
		}
	}
	return taken
}

// selection is a view on its way through a list of items.
type selection struct {
	from, out View
	axis      int // the next axis of from
	whole     int // how many axes an Ellipsis takes
}

// keep takes the next axes whole.
func (s *selection) keep(count int) {
	for range count {
		s.out = s.out.appendAxis(s.from.Shape[s.axis], s.from.Strides[s.axis])
		s.axis++
	}
}

func (i At) takes() int { return 1 }

func (i At) apply(s *selection) (IndexProblem, bool) {
	at, size := int(i), s.from.Shape[s.axis]
	if at < -size || at >= size {
		return IndexOutOfRange, false
	}
	if at < 0 {
		at += size
	}
	s.out.Offset += at * s.from.Strides[s.axis]
	s.axis++
	return 0, true
}

// String writes the number.
func (i At) String() string { return strconv.Itoa(int(i)) }

func (r Range) takes() int { return 1 }

func (r Range) apply(s *selection) (IndexProblem, bool) {
	if r.Step == 0 {
		return IndexStepZero, false
	}
	first, size, stride := r.on(s.from.Shape[s.axis], s.from.Strides[s.axis])
	s.out.Offset += first
	s.out = s.out.appendAxis(size, stride)
	s.axis++
	return 0, true
}

func (m marker) takes() int { return 0 }

func (m marker) apply(s *selection) (IndexProblem, bool) {
	if m == Ellipsis {
		s.keep(s.whole)
	} else {
		s.out = s.out.appendAxis(1, 0)
	}
	return 0, true
}

// String is newaxis or three dots.
func (m marker) String() string { return string(m) }
