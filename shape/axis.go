package shape

import (
	"fmt"
	"slices"
)

// NormalizeAxis turns an axis in [-rank, rank), negative ones counting from
// the end, into one in [0, rank). It fails with an [*AxisError].
func NormalizeAxis(op string, axis, rank int) (int, error) {
	if axis < -rank || axis >= rank {
		return 0, &AxisError{Op: op, Problem: outOfRange(rank), Axis: axis, Axes: []int{axis}, Rank: rank}
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
		problem := outOfRange(rank)
		if err == nil && slices.Contains(out, axis) {
			problem = "is named twice; name each axis once"
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

// outOfRange is the problem of an axis that is not in [-rank, rank).
func outOfRange(rank int) string {
	if rank == 0 {
		return "is out of range; a scalar has no axes"
	}
	return fmt.Sprintf("is out of range; use %d to %d", -rank, rank-1)
}

// AxisError says which axis an operator cannot take.
type AxisError struct {
	Op      string
	Axis    int    // the axis at fault, as given; one that a permutation leaves out counts from 0
	Axes    []int  // all axes, as given
	Rank    int    // the rank the axes refer to
	Problem string // what is wrong with it, and what to do
}

func (e *AxisError) Error() string {
	return fmt.Sprintf("%s: axes %v of rank %d: axis %d %s", e.Op, e.Axes, e.Rank, e.Axis, e.Problem)
}
