package mlir

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/dialect"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Dynamic is the size of a dimension that is known at run time only.
const Dynamic = -1

// Kind is the container that a type describes. One operation has one kind for
// all its operands and its result.
type Kind uint8

// The kinds. A vector is ranked, and its sizes are static and positive.
const (
	Tensor Kind = iota
	Vector
)

// String is MLIR's keyword.
func (k Kind) String() string {
	if k == Vector {
		return "vector"
	}
	return "tensor"
}

// Type is the shaped type of an operand or result. The zero Type is a tensor
// of rank 0 and any element type.
type Type struct {
	Kind     Kind
	DType    dtype.DType // dtype.Invalid stands for any element type
	Unranked bool        // not even the rank is known; Dims is then empty
	Dims     []int       // sizes, outermost first; Dynamic where unknown
}

// Ranked is the tensor type of the given sizes, each 0 or more, or [Dynamic].
func Ranked(d dtype.DType, dims ...int) Type {
	return Type{DType: d, Dims: slices.Clone(dims)}
}

// Unranked is the tensor type of any shape.
func Unranked(d dtype.DType) Type { return Type{DType: d, Unranked: true} }

// typeOf is the static type of a tensor.
func typeOf(t *tensor.Tensor) Type { return Ranked(t.DType(), t.Shape()...) }

// String is MLIR's notation: tensor<4x?xf32>, tensor<f32>, tensor<*xi1>, vector<4xi64>; without the
// element type, tensor<4x?>, if the type allows any.
func (t Type) String() string {
	var parts []string
	if t.Unranked {
		parts = append(parts, "*")
	}
	for _, d := range t.Dims {
		parts = append(parts, sizeText(d))
	}
	if t.DType.Valid() {
		parts = append(parts, elementName(t.DType))
	}
	return t.Kind.String() + "<" + strings.Join(parts, "x") + ">"
}

// check returns an error for an invalid type: a size below 0 other than Dynamic, sizes beside
// Unranked, a vector with an unknown or empty dimension.
func (t Type) check() error {
	fail := func(format string, args ...any) error {
		return &dialect.TypeError{Op: "type " + t.String(), Operand: -1, Problem: fmt.Sprintf(format, args...)}
	}
	if t.Unranked && len(t.Dims) > 0 {
		return fail("an unranked type has no sizes: clear Dims or Unranked")
	}
	if t.Unranked && t.Kind == Vector {
		return fail("a vector is ranked: use a tensor")
	}
	for axis, d := range t.Dims {
		switch {
		case d < Dynamic:
			return fail("axis %d has the size %d: sizes are 0 or more, or Dynamic", axis, d)
		case t.Kind == Vector && d < 1:
			return fail("axis %d of a vector is %s: a vector's sizes are static and positive", axis, sizeText(d))
		}
	}
	return nil
}

// elementName is MLIR's name of an element type. Go's signed integers are MLIR's signless ones,
// which its arithmetic uses. MLIR's other float types, such as tf32, f80 and the f8 family, have no
// dtype here.
func elementName(d dtype.DType) string {
	bits := strconv.Itoa(8 * d.Size())
	switch d.Kind() {
	case dtype.KindBool:
		return "i1"
	case dtype.KindInt:
		return "i" + bits
	case dtype.KindUint:
		return "ui" + bits
	case dtype.KindComplex:
		return "complex<" + elementName(d.Real()) + ">"
	}
	return d.Short()
}

func sizeText(d int) string {
	if d == Dynamic {
		return "?"
	}
	return strconv.Itoa(d)
}

// sizesText is a shape as in a type, 4x?x2, and [] for rank 0.
func sizesText(dims []int) string {
	if len(dims) == 0 {
		return "[]"
	}
	parts := make([]string, len(dims))
	for i, d := range dims {
		parts[i] = sizeText(d)
	}
	return strings.Join(parts, "x")
}

// firstMisfit is the first axis in which a shape has another size than the
// type declares; false when there is none. Both have the same rank.
func (t Type) firstMisfit(s shape.Shape) (axis int, found bool) {
	for axis, d := range t.Dims {
		if d != Dynamic && d != s[axis] {
			return axis, true
		}
	}
	return 0, false
}
