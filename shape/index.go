package shape

import (
	"fmt"
	"slices"
	"strconv"
)

// Index is one item of basic indexing, x[item, item, ...]: an integer [At], a
// [Range], [NewAxis] or [Ellipsis] (Array API 2024.12, Indexing).
type Index interface {
	String() string
	// takes is the number of axes of the view that the item stands for; 0 for an
	// Ellipsis, which stands for the axes that the others leave.
	takes() int
	// apply moves the selection past those axes. After a fault it is unchanged.
	apply(s *selection) *fault
}

// At selects the element of an axis with this number; negative numbers count from the end. The axis
// is gone in the result.
type At int

// NewAxis inserts an axis of size 1 (Python's None); Ellipsis stands for all
// axes that no other item names, whole (Python's three dots).
const (
	NewAxis  = marker("newaxis")
	Ellipsis = marker("...")
)

type marker string

// Index selects elements as Python's x[indices] does. The items stand for the axes from the first
// on, but a NewAxis stands for none; after an [Ellipsis] the items stand for the last axes. Axes
// without an item are kept whole. Bounds of a Range are clipped; an At must be in range. It fails
// with an [*IndexError].
func (v View) Index(op string, indices ...Index) (View, error) {
	fail := func(position, axis int, f fault) (View, error) {
		return View{}, &IndexError{Op: op, Shape: v.Shape.Clone(), Indices: slices.Clone(indices), Position: position, Axis: axis, Problem: f.problem, note: f.note}
	}
	if position, problem := countIndices(indices, len(v.Shape)); problem != "" {
		return fail(position, -1, fault{problem: problem})
	}
	s := selection{from: v, out: v.axisless(), whole: len(v.Shape) - takenAxes(indices)}
	for position, index := range indices {
		if f := index.apply(&s); f != nil {
			return fail(position, s.axis, *f)
		}
	}
	s.keep(len(v.Shape) - s.axis)
	if s.out.Shape.Size() == 0 {
		s.out.Offset = v.Offset // nothing is read, but the offset stays inside the buffer
	}
	return s.out, nil
}

// fault is the problem with an item and its axis.
type fault struct {
	problem string
	note    string // for the drawing
}

// countIndices checks everything that does not depend on sizes. It returns the position of the
// first wrong item and the problem, "" when there is none.
func countIndices(indices []Index, rank int) (position int, problem string) {
	ellipses, taken := 0, 0
	for position, index := range indices {
		if !isIndex(index) {
			return position, fmt.Sprintf("item %d is a %T; use an integer (I), a Range, NewAxis or Ellipsis", position, index)
		}
		if index == Ellipsis {
			ellipses++
		}
		if ellipses > 1 {
			return position, "a second ellipsis; one stands for all axes that are not named, write : for a whole axis"
		}
		if taken += index.takes(); taken > rank {
			return position, tooMany(takenAxes(indices), rank)
		}
	}
	return 0, ""
}

func tooMany(taken, rank int) string {
	noun := "indices"
	if taken == 1 {
		noun = "index"
	}
	return fmt.Sprintf("%d %s for rank %d; give at most one for each axis", taken, noun, rank)
}

// isIndex reports whether index is an item of this package: not nil, and not a pointer to one.
func isIndex(index Index) bool {
	switch index.(type) {
	case At, Range, marker:
		return true
	}
	return false
}

// takenAxes is the number of axes that the items other than an Ellipsis stand for.
func takenAxes(indices []Index) int {
	taken := 0
	for _, index := range indices {
		if isIndex(index) {
			taken += index.takes()
		}
	}
	return taken
}

// selection is a view that is indexed item by item.
type selection struct {
	from, out View
	axis      int // the next axis of from
	whole     int // the number of axes that an Ellipsis stands for
}

// keep takes the next axes whole.
func (s *selection) keep(count int) {
	for range count {
		s.out = s.out.appendAxis(s.from.Shape[s.axis], s.from.Strides[s.axis])
		s.axis++
	}
}

func (i At) takes() int { return 1 }

func (i At) apply(s *selection) *fault {
	at, size := int(i), s.from.Shape[s.axis]
	if at < -size || at >= size {
		advice := fmt.Sprintf("use %d to %d", -size, size-1)
		if size == 0 {
			advice = "an axis of size 0 has no elements"
		}
		return &fault{
			problem: fmt.Sprintf("%d is out of range for axis %d of size %d; %s", at, s.axis, size, advice),
			note:    fmt.Sprintf("axis %d: index %d, size %d", s.axis, at, size),
		}
	}
	if at < 0 {
		at += size
	}
	s.out.Offset += at * s.from.Strides[s.axis]
	s.axis++
	return nil
}

// String writes the number.
func (i At) String() string { return strconv.Itoa(int(i)) }

func (r Range) takes() int { return 1 }

func (r Range) apply(s *selection) *fault {
	if r.Step == 0 {
		return &fault{problem: fmt.Sprintf("axis %d has step 0; use a step of 1 or more, or -1 or less", s.axis), note: "step 0"}
	}
	first, size, stride := r.on(s.from.Shape[s.axis], s.from.Strides[s.axis])
	s.out.Offset += first
	s.out = s.out.appendAxis(size, stride)
	s.axis++
	return nil
}

func (m marker) takes() int { return 0 }

func (m marker) apply(s *selection) *fault {
	if m == Ellipsis {
		s.keep(s.whole)
	} else {
		s.out = s.out.appendAxis(1, 0)
	}
	return nil
}

// String is newaxis or three dots.
func (m marker) String() string { return string(m) }
