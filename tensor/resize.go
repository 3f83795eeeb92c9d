package tensor

import (
	"github.com/weft-gpu/weft/internal/resample"
	"github.com/weft-gpu/weft/ops"
)

// ResizeMode says from which elements an element of a resized axis is made.
type ResizeMode uint8

// The modes. Neighbours beyond an axis are its first or its last element.
const (
	ResizeNearest ResizeMode = iota // the nearest element, of two equally near ones the first
	ResizeLinear                    // the two neighbours, in proportion
	ResizeCubic                     // four neighbours, by Keys' kernel with a = -3/4
)

// String is the mode's name in an op line.
func (m ResizeMode) String() string {
	return word("ResizeMode", int(m), resample.Nearest, resample.Linear, resample.Cubic)
}

// ResizeOption changes [Tensor.Resize]: a [ResizeMode], [ResizeAlignCorners], [ResizeAntialias].
type ResizeOption interface{ resize(*settings) }

func (m ResizeMode) resize(s *settings) { s.Mode = m.String() }

type (
	alignCorners struct{}
	antialias    struct{}
)

func (alignCorners) resize(s *settings) { s.Equation = "align_corners" }
func (antialias) resize(s *settings)    { s.Antialias = true }

// ResizeAlignCorners aligns the centers of the first and last elements of an axis with those of the
// resized one. Without it the outer edges of these elements are aligned.
func ResizeAlignCorners() ResizeOption { return alignCorners{} }

// ResizeAntialias widens the linear and the cubic kernel where an axis gets smaller, so
// that every element counts.
func ResizeAntialias() ResizeOption { return antialias{} }

// Resize gives axes other sizes, one size for each of the axes: images are resized along the axes
// of their pixels. The mode is [ResizeNearest] unless an option says otherwise. Nearest elements
// have any dtype; the other modes take floating-point dtypes, and compute float16 and bfloat16 in
// float32 and round once. The weights are computed in float64 and rounded to the dtype. Where more
// than 8 elements make one, as in an axis that gets several times smaller, Resize multiplies by a
// matrix of weights: a NaN or an infinity anywhere along such an axis makes all its results NaN. An
// axis that gets an integer number of times longer by nearest elements is a view (PyTorch,
// nn.functional.interpolate; ONNX, Resize with half_pixel).
//
// Errors: *shape.AxisError; *[AttrError] unless there is a size for each axis, for a negative size,
// and for elements of an empty axis; *[DTypeError].
func (x *Tensor) Resize(axes, sizes []int, options ...ResizeOption) *Tensor {
	a := ops.Attr{Axes: append([]int{}, axes...), Counts: append([]int{}, sizes...), Mode: resample.Nearest}
	return apply(ops.Resize, set(a, options, ResizeOption.resize).Attr, x)
}
