package ops

import (
	"fmt"

	"github.com/weft-gpu/weft/shape"
)

// RankError says that an operand has a number of axes that its operator does not take.
type RankError struct {
	Op      *Op
	Operand int // from 0
	Shape   shape.Shape
	Want    string // the ranks it takes, and why
}

func (e *RankError) Error() string {
	return fmt.Sprintf("%s: operand %d has shape %v, but the operator takes %s", e.Op, e.Operand+1, e.Shape, e.Want)
}
