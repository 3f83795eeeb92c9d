package xla

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/shape"
)

// Dim is one dimension of a [Shape]. It is static, with a known size; bounded, with a size that is
// known at run time and is not above a limit; or unbounded. The zero Dim is the static size 0.
type Dim struct {
	size    int // the size, the bound, or unbounded
	dynamic bool
}

const unbounded = math.MinInt

// Static is a dimension of a known size.
func Static(size int) Dim { return Dim{size: size} }

// Bounded is a dynamic dimension of at most bound, written <=bound.
func Bounded(bound int) Dim { return Dim{size: bound, dynamic: true} }

// Unbounded is a dynamic dimension of any size, written ?.
func Unbounded() Dim { return Dim{size: unbounded, dynamic: true} }

// IsStatic reports whether the size is known.
func (d Dim) IsStatic() bool { return !d.dynamic }

// IsBounded reports whether the dimension is dynamic and has a bound.
func (d Dim) IsBounded() bool { return d.dynamic && d.size != unbounded }

// IsUnbounded reports whether the dimension is dynamic and has no bound.
func (d Dim) IsUnbounded() bool { return d.dynamic && d.size == unbounded }

// Limit is the size of a static dimension and the bound of a bounded one; false
// for an unbounded one.
func (d Dim) Limit() (int, bool) {
	if d.IsUnbounded() {
		return 0, false
	}
	return d.size, true
}

// String writes the dimension as XLA does: "3", "<=3", "?".
func (d Dim) String() string {
	switch {
	case d.IsUnbounded():
		return "?"
	case d.dynamic:
		return "<=" + strconv.Itoa(d.size)
	}
	return strconv.Itoa(d.size)
}

// Shape is the dimensions of an array, outermost first; of length 0 it is a
// scalar.
type Shape []Dim

// Dims is the shape of these static sizes.
func Dims(sizes ...int) Shape {
	s := make(Shape, len(sizes))
	for i, size := range sizes {
		s[i] = Static(size)
	}
	return s
}

// Rank is the number of dimensions.
func (s Shape) Rank() int { return len(s) }

// Equal reports whether both have the same dimensions in the same order.
func (s Shape) Equal(t Shape) bool { return slices.Equal(s, t) }

// Static is the shape's sizes; false when a dimension is dynamic.
func (s Shape) Static() (shape.Shape, bool) {
	sizes := make(shape.Shape, len(s))
	for i, d := range s {
		if d.dynamic {
			return nil, false
		}
		sizes[i] = d.size
	}
	return sizes, true
}

// String writes the dimensions outermost first: "[2 <=5 ?]".
func (s Shape) String() string { return "[" + strings.Join(s.cells(), " ") + "]" }

func (s Shape) cells() []string {
	cells := make([]string, len(s))
	for i, d := range s {
		cells[i] = d.String()
	}
	return cells
}

// check returns a *shape.DimError for invalid sizes and bounds, and for too many elements, as
// package shape does. A bounded dimension counts with its bound, an unbounded one not at all.
func check(op string, shapes ...Shape) error {
	for _, s := range shapes {
		sizes := make([]int, len(s))
		for i, d := range s {
			sizes[i] = 1
			if n, ok := d.Limit(); ok {
				sizes[i] = n
			}
		}
		if _, err := shape.Check(op, sizes...); err != nil {
			return err
		}
	}
	return nil
}

// same combines two dimensions that must be equal; false when they cannot be. An unbounded one may
// have any size at run time, and a bounded one whose bound is the other's size may have that size
// (XLA's shape inference: X with <=X gives <=X; ? with X or <=X gives the other).
func same(a, b Dim) (Dim, bool) {
	switch {
	case a.IsUnbounded():
		return b, true
	case b.IsUnbounded():
		return a, true
	}
	return Dim{size: a.size, dynamic: a.dynamic || b.dynamic}, a.size == b.size
}

// matched combines dimensions of different shapes that broadcast_dimensions match. It is as
// stretch, except that XLA does not match an unbounded one with a size or a bound; operands of one
// rank may have both.
func matched(a, b Dim) (Dim, bool) {
	if one := Static(1); a.IsUnbounded() != b.IsUnbounded() && a != one && b != one {
		return Dim{}, false
	}
	return stretch(a, b)
}

// stretch combines two dimensions that broadcast: beside a static 1 it is the other one; otherwise
// they must be the same.
func stretch(a, b Dim) (Dim, bool) {
	switch one := Static(1); {
	case a == one:
		return b, true
	case b == one:
		return a, true
	}
	return same(a, b)
}
