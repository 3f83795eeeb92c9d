package program

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
)

// SizeError reports a value that would take more bytes than an array can have.
type SizeError struct {
	Op    string
	Shape shape.Shape
	DType dtype.DType
	Bytes int64
	Limit int64
}

func (e *SizeError) Error() string {
	return fmt.Sprintf("%s: %s%v takes %d bytes, but an array can have at most %d: compute it in parts", e.Op, e.DType, e.Shape, e.Bytes, e.Limit)
}

// SortSizeError reports a row that is longer than the device's kernels can sort.
type SortSizeError struct {
	Op    string
	Row   int   // elements of a row
	Limit int   // the most elements of a row
	Range int64 // bytes that a binding can hold
}

func (e *SortSizeError) Error() string {
	return fmt.Sprintf("%s: a row has %d elements, but this device, whose bindings reach %d bytes, sorts at most %d: sort it in parts, or on another device", e.Op, e.Row, e.Range, e.Limit)
}

// VerifyError reports an invalid form that a pass has made. It is always a defect of the
// planner, never a user's mistake.
type VerifyError struct {
	What string
	Plan *Plan // nil before the pass that makes the plan
}

func (e *VerifyError) Error() string {
	text := "plan: " + e.What + "; this is a defect of Weft, please report it with this text:"
	if e.Plan == nil {
		return text
	}
	return text + "\n" + safeText(e.Plan)
}

// safeText returns the text of a plan that may be malformed.
func safeText(p *Plan) (s string) {
	defer func() {
		if recover() != nil {
			s = fmt.Sprintf("%+v", *p)
		}
	}()
	return p.String()
}

// Padding is how many bytes the last chunk may reach past an array; allocations include it.
const Padding = 256
