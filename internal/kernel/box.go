package kernel

import (
	"fmt"
	"math"
	"math/bits"
	"slices"
	"strconv"
	"strings"
)

// Box is a set of dimensions; bit i stands for dimension i. Along these dimensions an operand has
// elements only within bounds. At points outside the bounds its value is scalar number
// Operand.Fill: the constant of a padded array.
type Box uint32

// MaxBoxed is the most dimensions that a Box can hold.
const MaxBoxed = 32

// Has reports whether the box contains a dimension.
func (b Box) Has(axis int) bool { return axis < MaxBoxed && b>>axis&1 == 1 }

// With adds a dimension to the box; ok is false if the dimension is too large.
func (b Box) With(axis int) (box Box, ok bool) { return b | 1<<axis, axis < MaxBoxed }

// Axes returns the box's dimensions in ascending order.
func (b Box) Axes() (list []int) {
	for ; b != 0; b &= b - 1 {
		list = append(list, bits.TrailingZeros32(uint32(b)))
	}
	return list
}

// Bounds say where a layout has elements along a dimension: at the coordinates from From to before
// To. They are 32-bit numbers, some may be outside the space, and there is at least one.
type Bounds struct{ Axis, From, To int }

// Clamp returns the coordinate within the bounds that is nearest to x.
func (b Bounds) Clamp(x int) int { return min(max(x, b.From), b.To-1) }

// along returns the layout's bounds along a dimension, if it has any.
func (l Layout) along(axis int) (b Bounds, ok bool) {
	i := slices.IndexFunc(l.Box, func(b Bounds) bool { return b.Axis == axis })
	if i < 0 {
		return b, false
	}
	return l.Box[i], true
}

// clamped moves two coordinates of a dimension into the layout's bounds along it.
func (l Layout) clamped(axis, first, last int) (from, to int) {
	if b, ok := l.along(axis); ok {
		return b.Clamp(first), b.Clamp(last)
	}
	return first, last
}

// Within returns the first and the last coordinate that is read along a dimension of n points.
func (l Layout) Within(axis, n int) (first, last int) { return l.clamped(axis, 0, n-1) }

// Seen returns, for each dimension of a space, how many coordinates lie within the layout's bounds.
func (l Layout) Seen(dims []int) []int {
	if len(l.Box) == 0 {
		return dims
	}
	seen := slices.Clone(dims)
	for _, b := range l.Box {
		seen[b.Axis] = max(min(b.To, dims[b.Axis])-max(b.From, 0), 0)
	}
	return seen
}

// cutBox returns the layout's bounds after coordinate at of the axis has become coordinate 0.
func (l Layout) cutBox(axis, at int) []Bounds {
	list := slices.Clone(l.Box)
	for i := range list {
		if list[i].Axis == axis {
			list[i].From -= at
			list[i].To -= at
		}
	}
	return list
}

// From returns the layout of the subspace that begins at coordinate at of the axis.
func (l Layout) From(axis, at int) Layout {
	l.Offset += at * l.Strides[axis]
	l.Box = l.cutBox(axis, at)
	return l
}

func (k *Kernel) verifyBoxes() string {
	for i, o := range k.Operands {
		if o.Box == 0 {
			if o.Fill != 0 {
				return fmt.Sprintf("operand %d is filled and has no box", i)
			}
			continue
		}
		m, maps := k.Loop.(*Map)
		switch {
		case !maps || m.Scheme == Tiled || m.Words:
			return fmt.Sprintf("operand %d has a box, which this loop cannot read", i)
		case o.Index || o.Table:
			return fmt.Sprintf("operand %d has a box, and is no buffer that is loaded from", i)
		case k.Rank < MaxBoxed && o.Box>>k.Rank != 0:
			return fmt.Sprintf("operand %d has a box in dimensions %v of %d", i, o.Box.Axes(), k.Rank)
		case o.Fill < 0 || o.Fill >= len(k.Scalars) || k.Scalars[o.Fill] != o.DType:
			return fmt.Sprintf("operand %d is filled with scalar %d of %v", i, o.Fill, k.Scalars)
		case !m.ReadsBox(o, k.Rank):
			return fmt.Sprintf("operand %d has a box, and is read %v by %v", i, o.Access, m.Scheme)
		}
	}
	return ""
}

// ReadsBox reports whether a map of this scheme can read an operand that has a box, with the
// operand's access: it addresses each element, or it reads whole vectors and the box has only outer
// dimensions.
func (m *Map) ReadsBox(o Operand, rank int) bool {
	byRow := m.Scheme == Rows || m.Scheme == Sliding || m.anyLength()
	switch o.Access {
	case Strided:
		return true
	case Unit:
		return byRow
	case Wide:
		return m.Scheme == Rows && !o.Box.Has(rank-1)
	}
	return false
}

// boxNote returns the note on an operand's box in a kernel's text.
func (o Operand) boxNote() string {
	if o.Box == 0 {
		return ""
	}
	return fmt.Sprintf(", in %s else s%d", strings.Trim(fmt.Sprint(o.Box.Axes()), "[]"), o.Fill)
}

// parseBox reads the note that boxNote writes.
func (o *Operand) parseBox(note string) bool {
	axes, fill, ok := strings.Cut(note, " else s")
	for _, word := range strings.Fields(axes) {
		axis, err := strconv.Atoi(word)
		if err != nil || axis < 0 {
			return false
		}
		if o.Box, ok = o.Box.With(axis); !ok {
			return false
		}
	}
	var err error
	o.Fill, err = strconv.Atoi(fill)
	return ok && err == nil && o.Box != 0
}

// BoxFirst is the first coordinate of an operand's box along a dimension.
func BoxFirst(operand, axis int) Slot { return boxFirst.of(operand).at(axis) }

// BoxLast is the last coordinate of an operand's box along a dimension.
func BoxLast(operand, axis int) Slot { return boxLast.of(operand).at(axis) }

// box adds the bounds of operand i's box.
func (l *paramList) box(i int) {
	for _, axis := range l.k.Operands[i].Box.Axes() {
		at, _ := l.g.Operands[i].along(axis)
		l.add(BoxFirst(i, axis), at.From)
		l.add(BoxLast(i, axis), at.To-1)
	}
}

// FitsBoxes reports whether the geometry's operands have valid bounds along exactly the dimensions
// of the kernel's boxes.
func (k *Kernel) FitsBoxes(g Geometry) bool {
	for i, o := range k.Operands {
		var box Box
		for _, b := range g.Operands[i].Box {
			if b.Axis < 0 || b.Axis >= k.Rank || box.Has(b.Axis) || b.To <= b.From || b.From < math.MinInt32 || b.To > math.MaxInt32 {
				return false
			}
			box, _ = box.With(b.Axis)
		}
		if box != o.Box {
			return false
		}
	}
	return true
}
