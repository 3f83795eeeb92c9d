package kernel

import (
	"fmt"
	"math"
	"math/bits"
	"slices"
	"strconv"
	"strings"
)

// Box are the dimensions of the space along which an operand has elements within bounds
// alone, dimension i as bit i. At the points outside it is the scalar of the number Fill: what
// an array is padded with.
type Box uint32

// MaxBoxed is how many dimensions a box can tell apart.
const MaxBoxed = 32

// Has reports whether a dimension is one of the box's.
func (b Box) Has(axis int) bool { return axis < MaxBoxed && b>>axis&1 == 1 }

// With is the box with a dimension more; ok is false where it cannot be one.
func (b Box) With(axis int) (box Box, ok bool) { return b | 1<<axis, axis < MaxBoxed }

// Axes are the dimensions, in order.
func (b Box) Axes() (list []int) {
	for ; b != 0; b &= b - 1 {
		list = append(list, bits.TrailingZeros32(uint32(b)))
	}
	return list
}

// Bounds are where a layout has elements along a dimension: from From to before To, of which
// some may be outside the space, and which are numbers of 32 bits. There is one at the least.
type Bounds struct{ Axis, From, To int }

// Clamp is the nearest coordinate at which there are elements.
func (b Bounds) Clamp(x int) int { return min(max(x, b.From), b.To-1) }

// along are the layout's bounds along a dimension, if it has some.
func (l Layout) along(axis int) (b Bounds, ok bool) {
	i := slices.IndexFunc(l.Box, func(b Bounds) bool { return b.Axis == axis })
	if i < 0 {
		return b, false
	}
	return l.Box[i], true
}

// clamped are coordinates of a dimension, brought to where the layout has elements.
func (l Layout) clamped(axis, first, last int) (from, to int) {
	if b, ok := l.along(axis); ok {
		return b.Clamp(first), b.Clamp(last)
	}
	return first, last
}

// Within is the first and the last coordinate that is read of a dimension of n points.
func (l Layout) Within(axis, n int) (first, last int) { return l.clamped(axis, 0, n-1) }

// Seen is how many points of a space have elements of the layout along each dimension.
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

// cutBox is the box of a layout seen from a point of an axis on.
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

// From is the layout as it is seen from a point of an axis on.
func (l Layout) From(axis, at int) Layout {
	l.Offset += at * l.Strides[axis]
	l.Box = l.cutBox(axis, at)
	return l
}

// verifyBoxes checks what operands with boxes ask for.
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
			return fmt.Sprintf("operand %d has a box, which the loop knows nothing of", i)
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

// ReadsBox reports whether a map reads an operand that has a box so: by addresses, or where
// the box is of rows alone by whole vectors.
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

// boxNote is what the text of a kernel says of an operand's box.
func (o Operand) boxNote() string {
	if o.Box == 0 {
		return ""
	}
	return fmt.Sprintf(", in %s else s%d", strings.Trim(fmt.Sprint(o.Box.Axes()), "[]"), o.Fill)
}

// parseBox reads the note.
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

// BoxFirst and BoxLast are the first and the last coordinate of an operand's box along a
// dimension.
func BoxFirst(operand, axis int) Slot { return boxFirst.of(operand).at(axis) }

// BoxLast is the other one.
func BoxLast(operand, axis int) Slot { return boxLast.of(operand).at(axis) }

// box adds the bounds of an operand's box.
func (l *paramList) box(i int) {
	for _, axis := range l.k.Operands[i].Box.Axes() {
		at, _ := l.g.Operands[i].along(axis)
		l.add(BoxFirst(i, axis), at.From)
		l.add(BoxLast(i, axis), at.To-1)
	}
}

// FitsBoxes reports whether the operands of a geometry have boxes where the kernel's have.
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
