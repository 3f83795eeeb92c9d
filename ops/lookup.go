package ops

import (
	"fmt"

	"github.com/weft-gpu/weft/shape"
)

// The operators that find elements by the values of other elements. Indexing by arrays, masks and
// sorted searches are compositions over them.
var (
	Lookup = op(Op{Name: "lookup", Kind: Indirect, Arity: 2, Accept: AnyType, Index: 1 << 1, Cost: 6, Doc: "the elements of x1 at the indices x2, counted in row-major order, or along one axis",
		Corner: "an index below 0 is taken as 0, and one past the last as the last; NaN payloads are kept"})
	Search = op(Op{Name: "search", Kind: Indirect, Arity: 2, Accept: IntegerType, Result: ToIndex, Cost: 60, Doc: "how many elements of the ascending rows x1 are less than x2 (right: or equal to it)",
		Corner: "rows that are not ascending are halved all the same, and the result is meaningless"})
	Segment = op(Op{Name: "segment", Kind: Indirect, Arity: 3, Accept: NumericType, Index: 1 << 2, Cost: 60, Doc: "x2 combined, one after the other, with the elements of x1 along an axis from the index in the low word of x3 up to but without that in the high word",
		Corner: "the indices are clipped to 0 to the size of the axis; every step is rounded to the dtype"})
)

// The modes of Search: its place among equal elements.
const (
	SearchLeft  = "left"  // before the first
	SearchRight = "right" // after the last
)

// joiners are the map operators that combine elements, by their modes.
var joiners = map[string]*Op{"add": Add, "mul": Mul, "max": Maximum, "min": Minimum}

// Joiner is the map operator by which a Segment combines elements.
func (a Attr) Joiner() *Op { return joiners[a.Mode] }

// EmptyAxisError says that an operator needs elements along an axis of size 0.
type EmptyAxisError struct {
	Op    *Op
	Shape shape.Shape
	Axis  int
}

func (e *EmptyAxisError) Error() string {
	return fmt.Sprintf("%s: axis %d of shape %v has no elements to take: check the size first", e.Op, e.Axis, e.Shape)
}
