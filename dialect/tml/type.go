package tml

import (
	"slices"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/dialect"
	"github.com/weft-gpu/weft/shape"
)

// Type is a TML type: a basic type, or a tensor whose base type is again a Type. It is a value and
// never changes. The zero Type is invalid; operators refuse it.
type Type struct {
	root   Scalar
	levels []shape.Shape // outermost first, each at least of rank 1
}

// ScalarType is the type of a single value.
func ScalarType(s Scalar) Type { return Type{root: s} }

// TensorType is a tensor of these dims over a base type: with base int, tensor <int, 2, 3>; with a
// tensor base it has one level more. It fails with a *dialect.TypeError when there are no dims or
// the base is invalid, and with a *shape.DimError when a size is negative or there are too many
// elements.
func TensorType(base Type, dims ...int) (Type, error) {
	if len(dims) == 0 {
		return Type{}, &dialect.TypeError{Op: "type", Operand: -1, Problem: "tensor<" + base.String() + ">: a tensor type needs at least one dimension: leave the tensor out for a scalar"}
	}
	if !base.root.valid() {
		return Type{}, &dialect.TypeError{Op: "type", Operand: -1, Problem: "a tensor of nothing: the base is the zero Type: start from ScalarType"}
	}
	t := Type{root: base.root, levels: append([]shape.Shape{slices.Clone(dims)}, base.levels...)}
	if _, err := shape.Check("tensor type", t.FlatShape()...); err != nil {
		return Type{}, err
	}
	return t, nil
}

// Root is the basic type at the bottom.
func (t Type) Root() Scalar { return t.root }

// IsScalar reports whether t is a basic type.
func (t Type) IsScalar() bool { return len(t.levels) == 0 }

// Nesting is the number of levels: 0 for a scalar, 2 for 3x(2x2) int.
func (t Type) Nesting() int { return len(t.levels) }

// Dims are the dimensions of the outermost level, empty for a scalar.
func (t Type) Dims() shape.Shape {
	if t.IsScalar() {
		return shape.Shape{}
	}
	return t.levels[0].Clone()
}

// Base is the type of the elements of a tensor; a scalar is its own base.
func (t Type) Base() Type {
	if t.IsScalar() {
		return t
	}
	return Type{root: t.root, levels: t.levels[1:]}
}

// FlatShape is the dimensions of all levels, outermost first: the shape of the
// tensor that stores a value of the type.
func (t Type) FlatShape() shape.Shape {
	return slices.Concat(append([]shape.Shape{{}}, t.levels...)...)
}

// Size is the number of basic values in a value of the type.
func (t Type) Size() int { return t.FlatShape().Size() }

// withRoot is t over another basic type.
func (t Type) withRoot(s Scalar) Type { return Type{root: s, levels: t.levels} }

// Equal reports whether the types are the same on every level; 3x3 and 3x(3) differ.
func (t Type) Equal(u Type) bool { return t.root == u.root && t.sameDims(u) }

func (t Type) sameDims(u Type) bool {
	return slices.EqualFunc(t.levels, u.levels, shape.Shape.Equal)
}

// Narrow is the type without the dimensions of size 1 of its outermost level, or its base type when
// all of them are 1 (TML, Broadcasting, "Narrowcasting"). The levels below, and scalars, stay as
// they are.
func (t Type) Narrow() Type {
	if t.IsScalar() {
		return t
	}
	kept := slices.DeleteFunc(t.Dims(), func(size int) bool { return size == 1 })
	return t.withOuter(kept)
}

// withOuter replaces the outermost level, or drops it for no dims.
func (t Type) withOuter(dims shape.Shape) Type {
	base := t.Base()
	if len(dims) == 0 {
		return base
	}
	return Type{root: t.root, levels: append([]shape.Shape{dims}, base.levels...)}
}

// String writes the type level by level, "3x(2x2) int", and "int" for a scalar.
// [Parse] reads it.
func (t Type) String() string {
	if t.IsScalar() {
		return t.root.String()
	}
	var b strings.Builder
	for n, dims := range t.levels {
		if n > 0 {
			b.WriteString("x(")
		}
		b.WriteString(joinSizes(dims, "x"))
	}
	b.WriteString(strings.Repeat(")", len(t.levels)-1))
	return b.String() + " " + t.root.String()
}

// Declaration writes the type as the document's programs do:
// "tensor<tensor<int, 2, 2>, 3>". [Parse] reads it.
func (t Type) Declaration() string {
	if t.IsScalar() {
		return t.root.String()
	}
	return "tensor<" + t.Base().Declaration() + ", " + joinSizes(t.levels[0], ", ") + ">"
}

func joinSizes(dims shape.Shape, separator string) string {
	words := make([]string, len(dims))
	for i, size := range dims {
		words[i] = strconv.Itoa(size)
	}
	return strings.Join(words, separator)
}
