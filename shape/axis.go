package shape

import (
	"fmt"
	"slices"
)

// NormalizeAxis turns an axis in [-rank, rank), negative ones counting from
// the end, into one in [0, rank). It fails with an [*AxisError].
func NormalizeAxis(op string, axis, rank int) (int, error) {
	if axis < -rank || axis >= rank {
		return 0, &AxisError{Op: op, Problem: AxisOutOfRange, Axis: axis, Axes: []int{axis}, Rank: rank}
	}
	if axis < 0 {
		axis += rank
	}
	return axis, nil
}

// NormalizeAxes normalises each axis and returns them in ascending order. No
// axes give no axes: what that means is the operator's affair. It fails with
// an [*AxisError] when one is out of range or named twice.
func NormalizeAxes(op string, axes []int, rank int) ([]int, error) {
	out, err := distinctAxes(op, axes, rank)
	slices.Sort(out)
	return out, err
}

// distinctAxes normalises the axes and keeps their order.
func distinctAxes(op string, axes []int, rank int) ([]int, error) {
	out := make([]int, 0, len(axes))
	for _, given := range axes {
		axis, err := NormalizeAxis(op, given, rank)
		problem := AxisOutOfRange
		if err == nil && slices.Contains(out, axis) {
			problem = AxisRepeated
		} else if err == nil {
			out = append(out, axis)
			continue
		}
		return nil, &AxisError{Op: op, Problem: problem, Axis: given, Axes: slices.Clone(axes), Rank: rank}
	}
	return out, nil
}

// Reduce is the shape left when the axes, as [NormalizeAxes] returns them, are
// reduced: they are dropped, or kept with size 1 when keepDims is set. No axes
// leave s as it is.
func Reduce(s Shape, axes []int, keepDims bool) Shape {
	out := make(Shape, 0, len(s))
	for axis, d := range s {
		switch {
		case !slices.Contains(axes, axis):
			out = append(out, d)
		case keepDims:
			out = append(out, 1)
		}
	}
	return out
}

// AxisProblem is what is wrong with an axis.
type AxisProblem int

const (
	AxisOutOfRange AxisProblem = iota // not in [-rank, rank)
	AxisRepeated                      // named twice
	AxisMissing                       // a permutation leaves it out
	AxisNotOne                        // its size is not 1, so it cannot be squeezed
)

// AxisError says which axis an operator cannot take.
type AxisError struct {
	Op      string
	Problem AxisProblem
	Axis    int   // the axis at fault, as given; AxisMissing counts from 0
	Axes    []int // all axes, as given
	Rank    int   // the rank the axes refer to
	Size    int   // its size, for AxisNotOne
}

func (e *AxisError) Error() string {
	asked := fmt.Sprintf("%s: axes %v of rank %d: axis %d ", e.Op, e.Axes, e.Rank, e.Axis)
	switch e.Problem {
	case AxisRepeated:
		return asked + "is named twice; name each axis once"
	case AxisMissing:
		return asked + "is missing; a permutation names every axis once"
	case AxisNotOne:
		return asked + fmt.Sprintf("has size %d; only an axis of size 1 can be squeezed", e.Size)
	}
	if e.Rank == 0 {
		return asked + "is out of range; a scalar has no axes"
	}
	return asked + fmt.Sprintf("is out of range; use %d to %d", -e.Rank, e.Rank-1)
}
