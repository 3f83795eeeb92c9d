package shape

import (
	"fmt"
	"slices"
)

// NormalizeAxis turns an axis in [-rank, rank), where negative ones count from the end, into one in
// [0, rank). op names the operator in the error. It fails with an [*AxisError] for an axis out of
// range.
func NormalizeAxis(op string, axis, rank int) (int, error) {
	if axis < -rank || axis >= rank {
		return 0, &AxisError{Op: op, Problem: outOfRange(rank), Axis: axis, Axes: []int{axis}, Rank: rank}
	}
	if axis < 0 {
		axis += rank
	}
	return axis, nil
}

// NormalizeAxes normalises each axis and returns them in ascending order. For no axes it returns
// none; the operator decides what that means. It fails with an [*AxisError] when one is out of
// range or named twice.
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

// Reduce is the shape left after the axes, as [NormalizeAxes] returns them, are reduced: they are
// dropped, or kept with size 1 when keepDims is set. Without axes it is s.
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

// AxisError says which axis an operator does not take, and why.
type AxisError struct {
	Op      string
	Axis    int    // the wrong axis, as given; one that a permutation leaves out counts from 0
	Axes    []int  // all axes, as given
	Rank    int    // the rank that the axes refer to
	Problem string // the problem, and what to do
}

func (e *AxisError) Error() string {
	return fmt.Sprintf("%s: axes %v of rank %d: axis %d %s", e.Op, e.Axes, e.Rank, e.Axis, e.Problem)
}
