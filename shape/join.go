package shape

import (
	"fmt"
	"math"
	"slices"
)

// Join is the shape of arrays put one after the other along an axis, which counts from 0: the sizes
// there add up, and all other sizes must be the same (Array API 2024.12, concat). There must be at
// least one shape. It fails with a [*JoinError], or with a [*DimError] when the result has too many
// elements.
func Join(op string, axis int, shapes ...Shape) (Shape, error) {
	result := shapes[0].Clone()
	for i, s := range shapes[1:] {
		if len(s) != len(result) {
			return nil, &JoinError{Op: op, Shapes: cloneShapes(shapes), Along: axis, Operand: i + 1, Axis: -1}
		}
		for at, d := range s {
			switch {
			case at == axis && d > math.MaxInt-result[at]:
				dims := result.Clone()
				dims[at] = math.MaxInt
				return nil, &DimError{What: op, Dims: dims, Axis: at, Value: math.MaxInt, Limit: math.MaxInt}
			case at == axis:
				result[at] += d
			case d != result[at]:
				return nil, &JoinError{Op: op, Shapes: cloneShapes(shapes), Along: axis, Operand: i + 1, Axis: at}
			}
		}
	}
	return Check(op, result...)
}

// Alike checks that shapes are the same, as those of arrays that are stacked must be. There must be
// at least one shape. It fails with a [*JoinError].
func Alike(op string, shapes ...Shape) error {
	for i, s := range shapes[1:] {
		if slices.Equal(s, shapes[0]) {
			continue
		}
		differs := -1
		for axis := 0; len(s) == len(shapes[0]) && differs < 0; axis++ {
			if s[axis] != shapes[0][axis] {
				differs = axis
			}
		}
		return &JoinError{Op: op, Shapes: cloneShapes(shapes), Along: -1, Operand: i + 1, Axis: differs}
	}
	return nil
}

// JoinError says which of several arrays cannot be joined with the first.
type JoinError struct {
	Op      string
	Shapes  []Shape
	Along   int // the axis along which they are joined; -1: a new one
	Operand int // the wrong one, from 0
	Axis    int // the axis whose size differs from the first one's; -1: the ranks differ
}

func (e *JoinError) Error() string {
	first, other := e.Shapes[0], e.Shapes[e.Operand]
	asked := fmt.Sprintf("%s: shapes %v and %v (operand %d) ", e.Op, first, other, e.Operand+1)
	want := "all shapes must be the same"
	if e.Along >= 0 {
		asked += fmt.Sprintf("do not join along axis %d: ", e.Along)
		want = fmt.Sprintf("only axis %d may differ", e.Along)
	} else {
		asked += "do not stack: "
	}
	if e.Axis < 0 {
		return asked + fmt.Sprintf("they have %d and %d axes; reshape one of them", len(first), len(other))
	}
	return asked + fmt.Sprintf("axis %d has %d and %d; %s", e.Axis, first[e.Axis], other[e.Axis], want)
}
