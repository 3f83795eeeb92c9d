package shape

import (
	"slices"
)

// Broadcast returns the shape that all shapes broadcast to: [] for none of
// them. Shapes align at the right; in each axis the sizes must be equal or 1,
// a missing axis counting as 1 (Array API 2024.12, Broadcasting, steps 6 to
// 10, for any number of arrays). A size 0 broadcasts against 0 and 1 and
// gives 0.
//
// It fails with a [*BroadcastError] that names the rightmost axis that
// disagrees, and with a [*DimError] when the result has a negative size or too
// many elements.
func Broadcast(op string, shapes ...Shape) (Shape, error) {
	result := make(Shape, maxRank(shapes))
	for axis := len(result) - 1; axis >= 0; axis-- {
		size, ok := broadcastAxis(shapes, axis, len(result))
		if !ok {
			return nil, newBroadcastError(op, shapes, axis)
		}
		result[axis] = size
	}
	return Check(op, result...)
}

// BroadcastTo reports whether from broadcasts to exactly the shape to: only
// from is stretched (Array API 2024.12, broadcast_to). from must not have more
// axes than to, and each of its sizes must be 1 or that of to.
//
// It fails with a [*BroadcastError] whose OneWay is set, and with a
// [*DimError] when to is no shape.
func BroadcastTo(op string, from, to Shape) error {
	if _, err := Check(op, to...); err != nil {
		return err
	}
	shapes := []Shape{from, to}
	if len(from) > len(to) {
		return &BroadcastError{Op: op, Shapes: cloneShapes(shapes), Axis: -1, OneWay: true}
	}
	for axis := len(to) - 1; axis >= 0; axis-- {
		if size := sizeAt(from, axis, len(to)); size != 1 && size != to[axis] {
			err := newBroadcastError(op, shapes, axis)
			err.OneWay = true
			return err
		}
	}
	return nil
}

// broadcastAxis is the common size of one axis of the result: the one size
// other than 1, if there is at most one.
func broadcastAxis(shapes []Shape, axis, rank int) (size int, ok bool) {
	size = 1
	for _, s := range shapes {
		switch d := sizeAt(s, axis, rank); {
		case d == 1 || d == size:
		case size == 1:
			size = d
		default:
			return 0, false
		}
	}
	return size, true
}

// sizeAt is the size of s in an axis of a result of the given rank, 1 where s
// has no such axis.
func sizeAt(s Shape, axis, rank int) int {
	if i := axis - (rank - len(s)); i >= 0 {
		return s[i]
	}
	return 1
}

func maxRank(shapes []Shape) int {
	rank := 0
	for _, s := range shapes {
		rank = max(rank, len(s))
	}
	return rank
}

func cloneShapes(shapes []Shape) []Shape {
	out := slices.Clone(shapes)
	for i := range out {
		out[i] = out[i].Clone()
	}
	return out
}
