package shape

import (
	"fmt"
	"math"
	"math/bits"
	"slices"
)

// MaxElements is the largest number of elements of a shape. It is far above any memory, and so far
// below the largest int that byte sizes, strides and offsets cannot overflow.
const MaxElements = min(1<<48, math.MaxInt>>5)

// Shape is the size of each axis, outermost first. A Shape of length 0 is a
// scalar. Functions of this package expect shapes that [Check] accepts.
type Shape []int

// Rank is the number of axes.
func (s Shape) Rank() int { return len(s) }

// Size is the number of elements: the product of the sizes, 1 for rank 0.
func (s Shape) Size() int {
	n := 1
	for _, d := range s {
		n *= d
	}
	return n
}

// Equal reports whether both have the same sizes in the same order.
func (s Shape) Equal(t Shape) bool { return slices.Equal(s, t) }

// Clone returns a copy that shares no memory with s and is never nil.
func (s Shape) Clone() Shape { return append(Shape{}, s...) }

// String writes the sizes outermost first: "[15 3 5]", and "[]" for a scalar.
func (s Shape) String() string { return fmt.Sprint([]int(s)) }

// Check returns a copy of dims as a Shape. It fails with a [*DimError] when a size is negative, or
// when there are more than [MaxElements] elements. In a shape with a size of 0 the other sizes may
// be larger, as long as their product fits an int, since strides are products of them. what names
// the operator or constructor in the error.
func Check(what string, dims ...int) (Shape, error) {
	if err := check(what, dims); err != nil {
		return nil, err
	}
	return Shape(dims).Clone(), nil
}

// Check is the function [Check] for sizes that are a Shape already, without the copy. It fails with
// a [*DimError].
func (s Shape) Check(what string) error { return check(what, s) }

func check(what string, dims []int) error {
	limit := MaxElements
	if slices.Contains(dims, 0) {
		limit = math.MaxInt
	}
	if axis, ok := withinLimit(dims, limit); !ok {
		return &DimError{What: what, Dims: slices.Clone(dims), Axis: axis, Value: dims[axis], Limit: limit}
	}
	return nil
}

// withinLimit multiplies the sizes other than 0 and returns the first axis
// that is negative or takes the product past limit.
func withinLimit(dims []int, limit int) (axis int, ok bool) {
	product := uint64(1)
	for axis, d := range dims {
		if d == 0 {
			continue
		}
		over, low := bits.Mul64(product, uint64(d))
		if d < 0 || over != 0 || low > uint64(limit) {
			return axis, false
		}
		product = low
	}
	return 0, true
}

// DimError says that a list of sizes is no shape: one size is negative, or they multiply to too
// many elements.
type DimError struct {
	What  string // operator or constructor
	Dims  []int  // as asked
	Axis  int    // the axis that is negative or takes the product past Limit
	Value int    // its size
	Limit int    // the largest product of sizes that is allowed
}

func (e *DimError) Error() string {
	asked := fmt.Sprintf("%s: dims %v", e.What, e.Dims)
	if e.Value < 0 {
		return fmt.Sprintf("%s: axis %d has size %d; sizes must be 0 or more", asked, e.Axis, e.Value)
	}
	return fmt.Sprintf("%s: axis %d, of size %d, takes the product of the sizes above %d; use a smaller shape",
		asked, e.Axis, e.Value, e.Limit)
}
