package ops

import (
	"fmt"

	"github.com/weft-gpu/weft/shape"
)

// SquareError says that an operator got matrices that are not square.
type SquareError struct {
	Op      *Op
	Operand int // from 0
	Shape   shape.Shape
}

func (e *SquareError) Error() string {
	return fmt.Sprintf("%s: operand %d has shape %v, but %s takes square matrices: the last two sizes must be equal", e.Op, e.Operand+1, e.Shape, e.Op)
}
