package testkernel

import "github.com/weft-gpu/weft/internal/kernel"

// At is a layout with an offset and strides, in elements, outermost first.
func At(offset int, strides ...int) kernel.Layout {
	return kernel.Layout{Offset: offset, Strides: strides}
}

// Dense is the layout of a contiguous array of such dimensions.
func Dense(dims ...int) kernel.Layout {
	strides, size := make([]int, len(dims)), 1
	for i := len(dims) - 1; i >= 0; i-- {
		strides[i] = size
		size *= dims[i]
	}
	return kernel.Layout{Strides: strides}
}

// Of is a launch over dimensions: where the result lies, and where the operands do.
func Of(dims []int, out kernel.Layout, operands ...kernel.Layout) kernel.Geometry {
	return kernel.Geometry{Dims: dims, Out: out, Operands: operands}
}
