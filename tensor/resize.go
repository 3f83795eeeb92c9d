package tensor

import (
	"github.com/weft-gpu/weft/internal/resample"
	"github.com/weft-gpu/weft/ops"
)

// ResizeMode is what an element of a resized axis is made of.
type ResizeMode uint8

// The modes. Neighbours beyond an axis are its first or its last element.
const (
	ResizeNearest ResizeMode = iota // the nearest element, of two the one before
	ResizeLinear                    // the two neighbours, in proportion
	ResizeCubic                     // four neighbours, by Keys' kernel with a = -3/4
)

// String is the mode in an op line.
func (m ResizeMode) String() string {
	return word("ResizeMode", int(m), resample.Nearest, resample.Linear, resample.Cubic)
}

// ResizeOption says how axes are resized: a [ResizeMode], [ResizeAlignCorners],
// [ResizeAntialias].
type ResizeOption interface{ resize(*settings) }

func (m ResizeMode) resize(s *settings) { s.Mode = m.String() }

type (
	alignCorners struct{}
	antialias    struct{}
)

func (alignCorners) resize(s *settings) { s.Equation = "align_corners" }
func (antialias) resize(s *settings)    { s.Antialias = true }

// ResizeAlignCorners puts the first and the last elements of an axis and of the resized one
// in the same places; without it the elements are the middles of pixels, and the edges of
// the outer ones are in the same places.
func ResizeAlignCorners() ResizeOption { return alignCorners{} }

// ResizeAntialias widens the linear and the cubic kernel where an axis gets smaller, so
// that every element counts.
func ResizeAntialias() ResizeOption { return antialias{} }

// Resize is x with axes of other sizes, one size for each of the axes: images are resized
// along the axes of their pixels. The mode is [ResizeNearest] unless an option is another.
// Any dtype where the nearest element is taken; for the
// other modes floating-point ones, float16 and bfloat16 in float32 and rounded once. The
// weights are computed in float64 and rounded to the dtype. Where a result is made of more
// than 8 elements, as in an axis that is made several times smaller, Resize multiplies by a
// matrix of weights: a NaN or an infinity anywhere along such an axis makes all its results
// NaN. An axis that gets several times as long by nearest elements is a view (PyTorch, nn.functional.interpolate; ONNX, Resize
// with half_pixel).
//
// Errors: *shape.AxisError, *[AttrError] for sizes that are not one for each axis, for a
// negative one and for elements made of none, *[DTypeError], and those of every operator.
func (x *Tensor) Resize(axes, sizes []int, options ...ResizeOption) *Tensor {
	a := ops.Attr{Axes: append([]int{}, axes...), Counts: append([]int{}, sizes...), Mode: resample.Nearest}
	return apply(ops.Resize, set(a, options, ResizeOption.resize).Attr, x)
}
