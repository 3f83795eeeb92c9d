package tml

import (
	"slices"

	"github.com/weft-gpu/weft/shape"
)

// Index is the type of t[i][j]..., and the offset of its first basic value in the flat storage of t
// (TML, Broadcasting, "Index access broadcasting"). The part is contiguous there.
//
// Each index takes the next dimension of the outermost level; after the last one it goes on in the
// base type. A dimension of size 1 takes any index from 0 on, and a scalar takes any number of
// further ones; both ignore them. Any other index out of bounds, and a negative one, is an
// *[IndexError].
func (t Type) Index(indices ...int) (Type, int, error) {
	flat := t.FlatShape()
	strides := shape.ContiguousStrides(flat)
	offset := 0
	for n, index := range indices {
		size := 1
		if n < len(flat) {
			size = flat[n]
		}
		if index < 0 || size != 1 && index >= size {
			return Type{}, 0, t.indexError(indices, n, size)
		}
		if size != 1 {
			offset += index * strides[n]
		}
	}
	return t.below(len(indices)), offset, nil
}

// below is the type after n indices.
func (t Type) below(n int) Type {
	for !t.IsScalar() && n >= len(t.levels[0]) {
		n -= len(t.levels[0])
		t = t.Base()
	}
	if t.IsScalar() {
		return t
	}
	return t.withOuter(t.levels[0][n:].Clone())
}

func (t Type) indexError(indices []int, n, size int) *IndexError {
	e := &IndexError{Type: t, Indices: slices.Clone(indices), Position: n, Size: size}
	axis := n
	for level, dims := range t.levels {
		if axis < len(dims) {
			e.Level, e.Axis = level+1, axis
			break
		}
		axis -= len(dims)
	}
	return e
}

// position is the place in the flat storage of indices that Index accepts: one item for each
// dimension that they reach, the first element where the size is 1.
func (t Type) position(indices []int) []shape.Index {
	flat := t.FlatShape()
	items := make([]shape.Index, min(len(indices), len(flat)))
	for axis := range items {
		items[axis] = shape.At(0)
		if flat[axis] != 1 {
			items[axis] = shape.At(indices[axis])
		}
	}
	return items
}
