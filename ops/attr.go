package ops

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/shape"
)

// Attr holds an operator's parameters; each operator reads its own.
type Attr struct {
	Axes     []int         // the axes, or the one axis; nil: all of them, or the operator's default
	KeepDims bool          // reductions
	Ranges   []shape.Range // slice
	Indices  []shape.Index // index, assign
	Shape    shape.Shape   // broadcast_to, reshape, full, iota, data
	DType    dtype.DType   // cast, full, data; the accumulator of sum, prod and scans, where it is valid
	Bits     element.Bits  // full: the element; pad: the constant
	// Correction is subtracted from the number of elements: var, std.
	Correction float64

	Counts []int // the operator's integers: sizes, shifts, repetitions, a diagonal, an exponent
	// Strides, Dilations and Pads are those of windows; Spread is the distance between the
	// elements of their operand (the base dilation).
	Strides, Dilations, Pads, Spread []int

	Params   []float64 // real parameters: slopes, epsilons, bounds
	Mode     string    // the operator's mode, by name
	Equation string    // einsum
	// Blocks names a format of package quant: reshape. The elements are those that blocks of the
	// format decode to. A device may read the blocks in their place.
	Blocks string
	Seed   uint64 // random numbers

	Resizing *Resizing // resize: each axis, where Counts and Mode do not suffice

	Reverse    bool // scans: from the end
	Exclusive  bool // scans: without the element itself
	Initial    bool // scans: with the identity before the first
	Descending bool // sorting
	Fast       bool // matmul: sums in the fastest order
	Antialias  bool // resize: axes that get smaller are filtered
	Ceil       bool // pooling: one more window where the last one leaves elements over
}
