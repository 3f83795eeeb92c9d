package shape

import (
	"fmt"
	"slices"
)

// View describes how to read a buffer as an array: element (i0, i1, ...) lies at Offset +
// i0*Strides[0] + i1*Strides[1] + ... All are counted in elements. A stride of 0 repeats an element
// along its axis (broadcasting), and a negative one goes backwards. A View is a value: its methods
// return new ones and share no slices with it.
type View struct {
	Shape   Shape
	Strides []int
	Offset  int
}

// Contiguous is the view of a whole buffer in row-major order, in shape s.
func Contiguous(s Shape) View {
	return View{Shape: s.Clone(), Strides: ContiguousStrides(s)}
}

// ContiguousStrides are the row-major strides of an array: the innermost is 1, and every other is
// the product of the sizes inside it. A size of 0 counts as 1.
func ContiguousStrides(dims []int) []int {
	strides := make([]int, len(dims))
	contiguous(strides, dims)
	return strides
}

func contiguous(strides, dims []int) {
	step := 1
	for axis := len(dims) - 1; axis >= 0; axis-- {
		strides[axis] = step
		step *= max(dims[axis], 1)
	}
}

// IsContiguous reports whether the elements lie side by side in row-major
// order, from any offset on. Strides of axes of size 1 do not matter; an empty
// view is contiguous.
func (v View) IsContiguous() bool {
	if v.Shape.Size() == 0 {
		return true
	}
	for axis, stride := range ContiguousStrides(v.Shape) {
		if v.Shape[axis] != 1 && v.Strides[axis] != stride {
			return false
		}
	}
	return true
}

// Span returns the lowest and the highest index of the buffer that the view reads, both inclusive;
// (0, -1) when it is empty.
func (v View) Span() (lo, hi int) {
	if v.Shape.Size() == 0 {
		return 0, -1
	}
	lo, hi = v.Offset, v.Offset
	for axis, d := range v.Shape {
		reach := (d - 1) * v.Strides[axis]
		lo += min(reach, 0)
		hi += max(reach, 0)
	}
	return lo, hi
}

// BroadcastTo stretches the view to a shape. New axes come first, and stretched ones get stride 0.
// It has the rule of the function [BroadcastTo], and fails with a [*BroadcastError] or a
// [*DimError].
func (v View) BroadcastTo(op string, to Shape) (View, error) {
	if err := BroadcastTo(op, v.Shape, to); err != nil {
		return View{}, err
	}
	strides := make([]int, len(to))
	stretch(strides, to, v.Shape, v.Strides)
	return View{Shape: to.Clone(), Strides: strides, Offset: v.Offset}, nil
}

// Permute reorders the axes: axis i of the result is axis axes[i] of the view (Array API 2024.12,
// permute_dims). Every axis must be named once; negative ones count from the end. It fails with an
// [*AxisError].
func (v View) Permute(op string, axes ...int) (View, error) {
	order, err := distinctAxes(op, axes, len(v.Shape))
	if err != nil {
		return View{}, err
	}
	out := v.axisless()
	for axis := range v.Shape {
		if !slices.Contains(order, axis) {
			return View{}, &AxisError{Op: op, Axis: axis, Axes: slices.Clone(axes), Rank: len(v.Shape),
				Problem: "is missing; a permutation names every axis once"}
		}
	}
	for _, axis := range order {
		out = out.appendAxis(v.Shape[axis], v.Strides[axis])
	}
	return out, nil
}

// Flip reverses the order of the elements along the axes, or along all axes when none is named
// (Array API 2024.12, flip). It fails with an [*AxisError].
func (v View) Flip(op string, axes ...int) (View, error) {
	flipped, err := distinctAxes(op, axes, len(v.Shape))
	if err != nil {
		return View{}, err
	}
	out := v.clone()
	if v.Shape.Size() == 0 {
		return out, nil // its offset would leave the buffer
	}
	for axis, d := range v.Shape {
		if d > 1 && (len(axes) == 0 || slices.Contains(flipped, axis)) {
			out.Offset += (d - 1) * v.Strides[axis]
			out.Strides[axis] = -v.Strides[axis]
		}
	}
	return out, nil
}

// ExpandDims inserts axes of size 1. The axes are positions in the result, whose rank is that of
// the view plus their number (NumPy, expand_dims). Without axes it is the view. It fails with an
// [*AxisError].
func (v View) ExpandDims(op string, axes ...int) (View, error) {
	rank := len(v.Shape) + len(axes)
	inserted, err := distinctAxes(op, axes, rank)
	if err != nil {
		return View{}, err
	}
	out := v.axisless()
	next := 0
	for axis := range rank {
		if slices.Contains(inserted, axis) {
			out = out.appendAxis(1, 0)
			continue
		}
		out = out.appendAxis(v.Shape[next], v.Strides[next])
		next++
	}
	return out, nil
}

// Squeeze drops the axes, each of which must have size 1 (Array API 2024.12,
// squeeze), or every axis of size 1 when none is named. It fails with an
// [*AxisError].
func (v View) Squeeze(op string, axes ...int) (View, error) {
	dropped, err := distinctAxes(op, axes, len(v.Shape))
	if err != nil {
		return View{}, err
	}
	for i, axis := range dropped {
		if size := v.Shape[axis]; size != 1 {
			return View{}, &AxisError{Op: op, Axis: axes[i], Axes: slices.Clone(axes), Rank: len(v.Shape),
				Problem: fmt.Sprintf("has size %d; only an axis of size 1 can be squeezed", size)}
		}
	}
	out := v.axisless()
	for axis, d := range v.Shape {
		if d == 1 && (len(axes) == 0 || slices.Contains(dropped, axis)) {
			continue
		}
		out = out.appendAxis(d, v.Strides[axis])
	}
	return out, nil
}

// Part is count elements of an axis, from index first on. The axis and the elements must be in the
// view: Part does not check them.
func (v View) Part(axis, first, count int) View {
	out := v.clone()
	if v.Shape.Size() > 0 && count > 0 {
		out.Offset += first * v.Strides[axis] // an empty view's offset would leave the buffer
	}
	out.Shape[axis] = count
	return out
}

// Diagonal is the elements of two axes whose second index is the first plus offset. Both axes are
// gone, and the diagonal is a new last one (Array API 2024.12, linalg.diagonal; for any two axes as
// in NumPy). An offset beyond the axes selects nothing. It fails with an [*AxisError].
func (v View) Diagonal(op string, axis1, axis2, offset int) (View, error) {
	axes, err := distinctAxes(op, []int{axis1, axis2}, len(v.Shape))
	if err != nil {
		return View{}, err
	}
	a, b := axes[0], axes[1]
	offset = max(min(offset, v.Shape[b]), -v.Shape[a])
	row, column := max(-offset, 0), max(offset, 0)
	n := max(0, min(v.Shape[a]-row, v.Shape[b]-column))
	out := v.axisless()
	for axis, d := range v.Shape {
		if axis != a && axis != b {
			out = out.appendAxis(d, v.Strides[axis])
		}
	}
	out = out.appendAxis(n, v.Strides[a]+v.Strides[b])
	if out.Shape.Size() > 0 {
		out.Offset += row*v.Strides[a] + column*v.Strides[b]
	}
	return out, nil
}

// SlidingWindow is the windows of size elements along an axis, each step elements further than the
// one before. The axis counts the windows, and the elements of each are a new last axis (PyTorch,
// Tensor.unfold; NumPy, sliding_window_view). Elements at the end that fill no window are left out.
// The windows overlap where the step is less than the size, and then are only for reading. It fails
// with an [*AxisError], or with a [*WindowError].
func (v View) SlidingWindow(op string, axis, size, step int) (View, error) {
	at, err := NormalizeAxis(op, axis, len(v.Shape))
	if err != nil {
		return View{}, err
	}
	n := v.Shape[at]
	if size < 1 || size > n || step < 1 {
		return View{}, &WindowError{Op: op, Shape: v.Shape.Clone(), Axis: at, Size: size, Step: step}
	}
	out := v.clone()
	out.Shape[at] = (n-size)/step + 1
	out.Strides[at] *= step
	return out.appendAxis(size, v.Strides[at]), nil
}

// WindowError says that windows do not fit an axis: the size is less than 1 or more than the
// axis's, or the step is less than 1.
type WindowError struct {
	Op         string
	Shape      Shape
	Axis       int
	Size, Step int
}

func (e *WindowError) Error() string {
	asked := fmt.Sprintf("%s: windows of %d, %d apart, along axis %d of shape %v", e.Op, e.Size, e.Step, e.Axis, e.Shape)
	switch {
	case e.Size < 1:
		return asked + ": a window has at least one element"
	case e.Step < 1:
		return asked + ": the step must be 1 or more; flip the axis to go backwards"
	}
	return fmt.Sprintf("%s: the axis has %d elements; take smaller windows, or pad it", asked, e.Shape[e.Axis])
}

func (v View) clone() View {
	return View{Shape: v.Shape.Clone(), Strides: append([]int{}, v.Strides...), Offset: v.Offset}
}

// axisless is the start of a view that is built axis by axis.
func (v View) axisless() View {
	return View{Shape: Shape{}, Strides: []int{}, Offset: v.Offset}
}

// appendAxis adds an innermost axis to a view that is being built.
func (v View) appendAxis(size, stride int) View {
	v.Shape = append(v.Shape, size)
	v.Strides = append(v.Strides, stride)
	return v
}
