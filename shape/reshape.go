package shape

import (
	"fmt"
	"slices"
)

// Reshape returns a view of another shape over the same elements in the same row-major order, and
// true. It returns false when no strides can express it, so that the elements have to be copied
// first, and when the sizes differ.
func (v View) Reshape(to Shape) (View, bool) {
	if v.Shape.Size() != to.Size() {
		return View{}, false
	}
	out := Contiguous(to)
	out.Offset = v.Offset
	if to.Size() == 0 {
		return out, true
	}
	// The coalesced axes are maximal runs of evenly spaced elements: an axis
	// of the result can lie inside one run, and never across two.
	dims, strides := Coalesce(v.Shape, v.Strides)
	run, left, step := len(dims), 1, 1
	for axis := len(to) - 1; axis >= 0; axis-- {
		if left == 1 && to[axis] != 1 {
			run--
			left, step = dims[run], strides[0][run]
		}
		if left%to[axis] != 0 {
			return View{}, false
		}
		out.Strides[axis] = step
		left /= to[axis]
		step *= to[axis]
	}
	return out, true
}

// ReshapeShape is the shape given by dims, one of which may be -1 and is then computed from the
// others (Array API 2024.12, reshape). It must have from's number of elements. It fails with a
// [*ReshapeError], or with a [*DimError] when sizes beside a 0 multiply to more than an int holds.
func ReshapeShape(op string, from Shape, dims ...int) (Shape, error) {
	size := from.Size()
	fail := func(problem string, args ...any) error {
		return &ReshapeError{Op: op, From: from.Clone(), Dims: slices.Clone(dims), Problem: fmt.Sprintf(problem, args...)}
	}
	to := Shape(dims).Clone()
	inferred := slices.Index(to, -1)
	if inferred >= 0 {
		to[inferred] = 1
	}
	for axis, d := range to {
		switch {
		case d == -1:
			return nil, fail("axes %d and %d are both -1; leave one of them at most", inferred, axis)
		case d < 0:
			return nil, fail("axis %d has size %d; sizes must be 0 or more, or one of them -1", axis, d)
		}
	}
	given, err := Check(op, to...)
	if err != nil {
		return nil, err
	}
	product := given.Size()
	switch {
	case inferred < 0 && product != size:
		return nil, fail("that is %d elements; the sizes must multiply to %d", product, size)
	case inferred >= 0 && product == 0:
		return nil, fail("beside a size 0 any size fits for -1; write the size that is meant")
	case inferred >= 0 && size%product != 0:
		return nil, fail("%d is no multiple of %d; the other sizes must divide it", size, product)
	case inferred >= 0:
		to[inferred] = size / product
	}
	return to, nil
}

// ReshapeError says why a shape does not reshape to other dims.
type ReshapeError struct {
	Op      string
	From    Shape
	Dims    []int  // as asked, -1 included
	Problem string // the problem, with the sizes, and what to do
}

func (e *ReshapeError) Error() string {
	return fmt.Sprintf("%s: shape %v of %d elements does not reshape to %v: %s",
		e.Op, e.From, e.From.Size(), e.Dims, e.Problem)
}
