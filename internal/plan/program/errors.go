package program

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
)

// SizeError says that a value in memory would be larger than any can be.
type SizeError struct {
	Op    string
	Shape shape.Shape
	DType dtype.DType
	Bytes int64
	Limit int64
}

func (e *SizeError) Error() string {
	return fmt.Sprintf("%s: %s%v takes %d bytes, and an array can have %d at the most: work in parts", e.Op, e.DType, e.Shape, e.Bytes, e.Limit)
}

// SortSizeError says that a row to be sorted is longer than a device's kernels
// can reach.
type SortSizeError struct {
	Op    string
	Row   int   // elements of a row
	Limit int   // and how many there can be
	Range int64 // bytes that a binding reaches
}

func (e *SortSizeError) Error() string {
	return fmt.Sprintf("%s: a row has %d elements, and this device, whose bindings reach %d bytes, sorts up to %d: sort parts of it, or on another device", e.Op, e.Row, e.Range, e.Limit)
}

// VerifyError says what a pass has made wrong; it is always a defect of the
// planner, never a user's mistake.
type VerifyError struct {
	What string
	Plan *Plan // if there is one yet
}

func (e *VerifyError) Error() string {
	text := "plan: " + e.What + "; this is a defect of Weft, please report it with this text:"
	if e.Plan == nil {
		return text
	}
	return text + "\n" + safeText(e.Plan)
}

// safeText is the text of a plan that may be malformed.
func safeText(p *Plan) (s string) {
	defer func() {
		if recover() != nil {
			s = fmt.Sprintf("%+v", *p)
		}
	}()
	return p.String()
}

// Padding is what the last chunk may reach past an array's end: allocations are
// that much longer.
const Padding = 256
