package region

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/shape"
)

// Body holds a kernel's instructions before its scheme is chosen. Operands are views over the
// kernel's space.
type Body struct {
	Space   shape.Shape
	Insts   []kernel.Inst
	Views   []shape.View // of each operand, over the space
	DTypes  []dtype.DType
	Refs    []program.Ref // Stored is empty and Temp -1 for an index operand
	Index   []bool
	Tables  map[int]Table // the operands that instructions address by an index
	Scalars []scalar
	Digits  *DigitPlaces // digits of the only operand's rows and columns; nil: it has strides
	Cost    int
	Also    []int       // further instructions whose values are stored
	Boxes   map[int]Box // the operands that have bounds
	Blocks  string      // the format of the only operand, whose memory holds blocks; "": it holds elements
	Maker   int         // which builder of the current round of grouping made it, from 1; 0: the body only loads
}

type scalar struct {
	DType dtype.DType
	Bits  element.Bits
}

func SameRef(a, b program.Ref) bool {
	return a.Temp == b.Temp && a.Stored.Buffer == b.Stored.Buffer && a.From == b.From
}

func sameLayout(a, b shape.View) bool {
	if a.Offset != b.Offset || len(a.Strides) != len(b.Strides) {
		return false
	}
	for i := range a.Strides {
		if a.Strides[i] != b.Strides[i] {
			return false
		}
	}
	return true
}

// LoadBody returns a body that only loads from the source.
func LoadBody(d dtype.DType, s Source) *Body {
	return &Body{Space: s.View.Shape, Insts: []kernel.Inst{{Kind: kernel.Load, DType: d}},
		Views: []shape.View{s.View}, DTypes: []dtype.DType{d}, Refs: []program.Ref{s.Ref}, Index: []bool{false}}
}

// First returns the body restricted to the first n points of an axis.
func (k *Body) First(axis, n int) *Body {
	part := *k
	part.Space = slices.Clone(k.Space)
	part.Space[axis] = n
	part.Views = slices.Clone(k.Views)
	for i, v := range part.Views {
		part.Views[i].Shape = slices.Clone(v.Shape)
		part.Views[i].Shape[axis] = n
	}
	return &part
}

// StridesOnly reports whether a body reads all its operands from memory by strides.
func (k *Body) StridesOnly() bool {
	for _, index := range k.Index {
		if index {
			return false
		}
	}
	return len(k.Refs) > 0 && len(k.Tables) == 0
}

// Distinct returns how many different elements a view shows; a broadcast axis counts once.
func Distinct(v shape.View) int {
	n := 1
	for axis, d := range v.Shape {
		if v.Strides[axis] != 0 {
			n *= d
		}
	}
	return n
}

// Before returns the body over another space, from which the views lead to the body's own space.
// order gives, for each point of that space, its number in the body's own space. ok is false if
// strides cannot express an operand there.
func (k *Body) Before(views *expr.Chain, space shape.Shape) (other *Body, order shape.View, ok bool) {
	if order, ok = expr.Unseen(shape.Contiguous(k.Space), views, space); !ok {
		return k, order, false
	}
	if k.Space.Equal(space) && views == nil {
		return k, order, true
	}
	moved := *k
	moved.Space, moved.Views = space, make([]shape.View, len(k.Views))
	for i, v := range k.Views {
		if moved.Views[i], ok = expr.Unseen(v, views, space); !ok {
			return k, order, false
		}
	}
	return &moved, order, true
}

// Transposed returns a body over stacks of matrices with the matrices' rows and columns exchanged.
func (k *Body) Transposed() *Body {
	t := *k
	t.Views = make([]shape.View, len(k.Views))
	for i, v := range k.Views {
		last := len(v.Shape) - 1
		v.Shape, v.Strides = append(shape.Shape{}, v.Shape...), append([]int{}, v.Strides...)
		v.Shape[last], v.Shape[last-1] = v.Shape[last-1], v.Shape[last]
		v.Strides[last], v.Strides[last-1] = v.Strides[last-1], v.Strides[last]
		t.Views[i], t.Space = v, v.Shape
	}
	t.Digits = k.Digits.transposed()
	return &t
}

// DigitPlaces has the digits of the row numbers and of the column numbers of a stack of matrices.
type DigitPlaces struct{ Rows, Columns []kernel.Digit }

func (d *DigitPlaces) transposed() *DigitPlaces {
	if d == nil {
		return nil
	}
	return &DigitPlaces{Rows: d.Columns, Columns: d.Rows}
}

// Source is a value in memory.
type Source struct {
	Ref   program.Ref
	View  shape.View
	Empty bool
}

// Table says which elements an instruction can address from each point: Count elements, Step apart.
type Table struct{ Count, Step int }

// Box holds the bounds of an operand along axes of the body's space. Outside of them the
// operand is the scalar with the number Fill.
type Box struct {
	Bounds []kernel.Bounds
	Fill   int
}

func (x Box) equal(y Box) bool {
	return slices.Equal(x.Bounds, y.Bounds) && (len(x.Bounds) == 0 || x.Fill == y.Fill)
}

// LinesAndSteps returns the digits of a factor's only operand: those of its lines (rows of the left
// factor, columns of the right one), and those of its steps along k.
func (k *Body) LinesAndSteps(part kernel.Role) (lines, steps []kernel.Digit) {
	switch {
	case k.Digits == nil:
		return nil, nil
	case part == kernel.Right:
		return k.Digits.Columns, k.Digits.Rows
	}
	return k.Digits.Rows, k.Digits.Columns
}

// Widest returns the widest dtype that a body's kernel stores; out is the dtype of its last value.
func (k *Body) Widest(out dtype.DType) dtype.DType {
	for _, i := range k.Also {
		if d := k.Insts[i].DType; d.Size() > out.Size() {
			out = d
		}
	}
	return out
}
