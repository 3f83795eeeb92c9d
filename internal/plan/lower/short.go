package lower

import (
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// The short scheme, for rows that are shorter than a chunk: the channels of an
// image, the coordinates of points. The kernel is made for the length of the
// rows: which element of its row a point is takes no arithmetic, and what
// several rows share is read once.

// shorten sets the short scheme where the rows are short, and reports whether
// they are. size is that of the array which the result is a part of.
func (b *Builder) shorten(k *kernel.Kernel, m *kernel.Map, launches []kernel.Geometry, out dtype.DType, size int) bool {
	if !b.Config.Short || hasBoxes(k) || m.Chunk <= 4 || k.Rank < 2 {
		return false
	}
	inner, widest := launches[0].Dims[k.Rank-1], out.Size()
	for _, o := range k.Operands {
		widest = max(widest, o.DType.Size())
		if o.Table {
			return false
		}
	}
	chunk := shortChunk(inner, m.Chunk)
	if inner < 2 || inner >= 2*m.Chunk || inner%m.Chunk == 0 || chunk*widest > target.MaxShortBytes || !wholeChunks(launches, inner, chunk, out, size) {
		return false
	}
	m.Scheme, m.Out, m.Inner, m.Chunk = kernel.Short, kernel.Wide, inner, chunk
	m.Ragged = k.Rank == 2 || !outerRows(k, m, launches)
	scattered := false
	for i := range k.Operands {
		k.Operands[i].Access = shortAccess(k, m, launches, i)
		scattered = scattered || k.Operands[i].Access == kernel.Strided
	}
	return !scattered || !inVectors(k, m, launches)
}

// inVectors makes a chunk a part of a row, of which all operands are read in vectors,
// and reports whether that is so: of rows that lie apart the short scheme reads
// element by element.
func inVectors(k *kernel.Kernel, m *kernel.Map, launches []kernel.Geometry) bool {
	rows := &kernel.Map{Scheme: kernel.Rows, Chunk: min(m.Inner&-m.Inner, ops.Lanes)}
	if rows.Chunk < 4 {
		return false
	}
	for i, o := range k.Operands {
		a := commonAccess(rows, launches, func(g kernel.Geometry) kernel.Layout { return g.Operands[i] })
		if o.Index || a == kernel.Strided || a == kernel.Unit {
			return false
		}
	}
	*m = *rows
	return true
}

// shortChunk is how many points of rows are handled together: whole rows and
// whole lane groups, about as many as usual.
func shortChunk(inner, usual int) int {
	chunk := inner
	for chunk%4 != 0 {
		chunk *= 2
	}
	for 2*chunk <= usual {
		chunk *= 2
	}
	return chunk
}

// wholeChunks reports whether every launch goes over rows of the same length, and
// stores chunks that are whole, or the last of the array.
func wholeChunks(launches []kernel.Geometry, inner, chunk int, out dtype.DType, size int) bool {
	for _, g := range launches {
		points := shape.Shape(g.Dims).Size()
		if g.Dims[len(g.Dims)-1] != inner || !linear(g.Dims, g.Out) || !startsVector(g.Out, chunk, out) {
			return false
		}
		if points%chunk != 0 && g.Out.Offset+points != size {
			return false
		}
	}
	return true
}

// startsVector reports whether a layout starts where the vectors can, in which
// its chunks are read.
func startsVector(l kernel.Layout, chunk int, d dtype.DType) bool {
	bytes := chunk * d.Size()
	return l.Offset*d.Size()%min(bytes&-bytes, 16) == 0
}

// outerRows reports whether all rows of a chunk are of one outer row.
func outerRows(k *kernel.Kernel, m *kernel.Map, launches []kernel.Geometry) bool {
	for _, g := range launches {
		if g.Dims[k.Rank-2]%m.Rows() != 0 {
			return false
		}
	}
	return true
}

// shortAccess is how all the launches read an operand by short rows.
func shortAccess(k *kernel.Kernel, m *kernel.Map, launches []kernel.Geometry, i int) kernel.Access {
	o := k.Operands[i]
	all := func(holds func(dims []int, l kernel.Layout) bool) bool {
		for _, g := range launches {
			if !holds(g.Dims, g.Operands[i]) {
				return false
			}
		}
		return true
	}
	strides := launches[0].Operands[i].Strides // the launches differ in offsets
	inner := k.Rank - 1
	switch {
	case allZero(strides):
		return kernel.Splat
	case o.Index:
		return kernel.Strided
	case all(func(dims []int, l kernel.Layout) bool { return linear(dims, l) && startsVector(l, m.Chunk, o.DType) }):
		return kernel.Wide
	case all(linear):
		return kernel.Unit
	case strides[inner] == 0:
		return kernel.Held
	case strides[inner] == 1 && (allZero(strides[:inner]) || !m.Ragged && strides[inner-1] == 0):
		return kernel.Shared
	}
	return kernel.Strided
}

// linear reports whether a layout is consecutive in the order of the points.
func linear(dims []int, l kernel.Layout) bool {
	want := shape.ContiguousStrides(dims)
	for i, d := range dims {
		if d > 1 && l.Strides[i] != want[i] {
			return false
		}
	}
	return true
}
