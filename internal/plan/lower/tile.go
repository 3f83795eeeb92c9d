package lower

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
)

// The tiled scheme, for transposes: if an operand is contiguous along another dimension
// than the result, the kernel reads and writes blocks of both in vectors. Measured on
// lavapipe (Mesa 25.0.7, 2 cores), transposes of 4096x4096 float32, processor time of two
// threads: a copy takes 21 ms and a.T+b 29 ms; reading element by element takes at least
// 140. Blocks of 8x8 and 16x16 are no faster, and compile in 0.8 s or more instead of 0.1.

// tiled finds the dimension along which an operand is contiguous, and moves it next to the
// innermost one, along which the result is contiguous. It reports whether there is such a
// dimension. A map may compute its points in any order.
func (b *Builder) tiled(body *region.Body, dims []int, strides [][]int, out kernel.Layout, d dtype.DType) bool {
	inner := len(dims) - 1
	if !b.Config.Tiled || !b.Config.Runs(rules.Schemes) || len(body.Tables) > 0 || len(body.BoxedAxes()) > 0 || b.Heavy(body.Cost) || body.Space.Size() < b.Config.NarrowBelow {
		return false
	}
	if inner < 1 || dims[inner] < target.MinTiled || out.Strides[inner] != 1 {
		return false
	}
	axis := columnAxis(body, dims, strides)
	if axis < 0 || d.Size() < 4 && !(dims[axis]%kernel.Block == 0 && dims[inner]%kernel.Block == 0 && aligned(kernel.Block, dims, out, inner)) {
		return false // a tiled map stores only in vectors, never an element that shares a word with others
	}
	for _, list := range append(slices.Clone(strides), dims, out.Strides) {
		moved := list[axis]
		copy(list[axis:inner], list[axis+1:inner])
		list[inner-1] = moved
	}
	return true
}

// columnAxis returns the dimension along which an operand is contiguous, if it is not contiguous
// along the innermost one; otherwise -1. The widest such operand decides.
func columnAxis(body *region.Body, dims []int, strides [][]int) int {
	inner := len(dims) - 1
	axis, most := -1, 0
	for i, s := range strides {
		if step := s[inner]; body.Index[i] || -1 <= step && step <= 1 {
			continue
		}
		for d := range inner {
			if size := body.DTypes[i].Size(); dims[d] >= target.MinTiled && (s[d] == 1 || s[d] == -1) && size > most {
				axis, most = d, size
			}
		}
	}
	return axis
}

// aligned reports whether, at all coordinates of the other axes, the elements along an axis start
// at a multiple of chunk.
func aligned(chunk int, dims []int, l kernel.Layout, axis int) bool {
	for i, d := range dims {
		if i != axis && d > 1 && l.Strides[i]%chunk != 0 {
			return false
		}
	}
	return l.Offset%chunk == 0
}

// chooseTiles sets the tiled scheme, and access modes that are valid for all launches.
func chooseTiles(k *kernel.Kernel, m *kernel.Map, launches []kernel.Geometry) {
	m.Scheme, m.Chunk = kernel.Tiled, kernel.Block
	m.Ragged = !dividesTiles(launches)
	for i := range k.Operands {
		k.Operands[i].Access = tileAccess(k, m, launches, func(g kernel.Geometry) kernel.Layout { return g.Operands[i] })
		if k.Operands[i].Index && k.Operands[i].Access != kernel.Splat {
			k.Operands[i].Access = kernel.Strided
		}
	}
	if m.Out = tileAccess(k, m, launches, func(g kernel.Geometry) kernel.Layout { return g.Out }); m.Out != kernel.Wide {
		m.Out = kernel.Strided
	}
}

// dividesTiles reports whether blocks cover the launches exactly.
func dividesTiles(launches []kernel.Geometry) bool {
	for _, g := range launches {
		inner := len(g.Dims) - 1
		if g.Dims[inner]%kernel.Block != 0 || g.Dims[inner-1]%kernel.Block != 0 {
			return false
		}
	}
	return true
}

// tileAccess returns how the blocks of all launches read (or write) an operand.
func tileAccess(k *kernel.Kernel, m *kernel.Map, launches []kernel.Geometry, of func(kernel.Geometry) kernel.Layout) kernel.Access {
	all := func(axis int) bool {
		for _, g := range launches {
			if m.Ragged || !aligned(m.Chunk, g.Dims, of(g), axis) {
				return false
			}
		}
		return true
	}
	inner := k.Rank - 1
	strides := of(launches[0]).Strides // launches differ only in offsets
	switch {
	case strides[inner] == 0:
		return kernel.Splat
	case strides[inner] == 1 && strides[inner-1] == 0 && all(inner):
		return kernel.Shared
	case strides[inner] == 1 && all(inner):
		return kernel.Wide
	case strides[inner-1] == 1 && all(inner-1):
		return kernel.Column
	}
	return kernel.Strided
}
