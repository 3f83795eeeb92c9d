package shape

// Broadcast returns the shape that all shapes broadcast to: [] for no shapes. Shapes align at the
// right. In each axis the sizes must be equal or 1, and a missing axis counts as 1 (Array API
// 2024.12, Broadcasting, steps 6 to 10, for any number of arrays). A size of 0 broadcasts against 0
// and 1 and gives 0. op names the operator in the error.
//
// It fails with a [*BroadcastError] that names the rightmost axis that disagrees, and with a
// [*DimError] when the result has a negative size or too many elements.
func Broadcast(op string, shapes ...Shape) (Shape, error) {
	result := make(Shape, maxRank(shapes))
	ones(result)
	for _, s := range shapes {
		if !fold(result, s) {
			return nil, newBroadcastError(op, shapes, disagreement(shapes))
		}
	}
	if err := check(op, result); err != nil {
		return nil, err
	}
	return result, nil
}

// BroadcastTo checks that from broadcasts to exactly the shape to: only from is stretched (Array
// API 2024.12, broadcast_to). from must not have more axes than to, and each of its sizes must be 1
// or that of to. This is also the rule of operations in place, whose target never changes its shape
// (Array API 2024.12, Broadcasting, in-place semantics; ONNX calls it unidirectional). NumPy's
// assignment also takes operands with more axes when the additional ones have size 1; here they are
// an error, as everywhere in that document.
//
// It fails with a [*BroadcastError] whose OneWay is set, and with a [*DimError] when to is no valid
// shape.
func BroadcastTo(op string, from, to Shape) error {
	if err := check(op, to); err != nil {
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

// ones makes every size 1, which broadcasts to anything.
func ones(dims []int) {
	for axis := range dims {
		dims[axis] = 1
	}
}

// fold broadcasts s into the result so far, which has at least its rank. It reports whether the
// sizes agree. If they do not, result is partly changed.
func fold(result, s []int) bool {
	result = result[len(result)-len(s):]
	for axis, d := range s {
		switch size := result[axis]; {
		case d == 1 || d == size:
		case size == 1:
			result[axis] = d
		default:
			return false
		}
	}
	return true
}

// stretch writes the strides with which a view of the shape from is read in the shape to, to which
// it broadcasts: 0 where it is stretched.
func stretch(out, to, from, strides []int) {
	prepended := len(to) - len(from)
	clear(out[:prepended])
	out, to = out[prepended:], to[prepended:]
	for axis, d := range from {
		out[axis] = 0
		if d == to[axis] {
			out[axis] = strides[axis]
		}
	}
}

// disagreement is the rightmost axis in which two sizes differ and neither is
// 1; -1 when there is none.
func disagreement(shapes []Shape) int {
	rank := maxRank(shapes)
	for axis := rank - 1; axis >= 0; axis-- {
		size := 1
		for _, s := range shapes {
			switch d := sizeAt(s, axis, rank); {
			case d == 1 || d == size:
			case size == 1:
				size = d
			default:
				return axis
			}
		}
	}
	return -1
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
	out := make([]Shape, len(shapes))
	for i, s := range shapes {
		out[i] = s.Clone()
	}
	return out
}
