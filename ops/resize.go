package ops

import "github.com/weft-gpu/weft/internal/resample"

// Resize makes axes longer or shorter, by interpolation between their elements.
var Resize = op(Op{Name: "resize", Aliases: []string{"interpolate"}, Kind: Composition, Arity: 1, Accept: AnyType, Cost: 8, Doc: "x with axes of other sizes: each element the nearest one, or the sum of its neighbours along the axis by weights",
	Corner: "axis by axis; the weights are computed in float64 and rounded to the dtype, float16 and bfloat16 in float32, rounded once at the end; but for nearest, floating-point dtypes"})

// Resizing says how each axis of Attr.Axes is resized, where Attr.Counts, the sizes, and Attr.Mode
// do not suffice.
type Resizing struct {
	Axes          []resample.Axis
	Extrapolation float64 // the value outside of the region of interest
}
