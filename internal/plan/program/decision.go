package program

import (
	"fmt"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
)

// Decision says whether one kernel computes a value and an operator that reads it, and why.
// The operator may read the value through views.
type Decision struct {
	Value, Reader graph.Value
	Fused         bool
	Temp          int // the temporary that holds Value if it is not fused; -1 if Value has several, or only a part of one
	Reason        string
	Exact         bool // Value is a product marked fast that is computed exactly; Reader is Value
}

// String describes the decision in one line.
func (d Decision) String() string {
	if d.Exact {
		return fmt.Sprintf("%s is marked fast and made exactly: %s", expr.Name(d.Value), d.Reason)
	}
	did := "fused"
	if !d.Fused {
		did = "stored"
		if d.Temp >= 0 {
			did = fmt.Sprintf("stored (t%d)", d.Temp)
		}
	}
	return fmt.Sprintf("%s into %s: %s, %s", expr.Name(d.Value), expr.Name(d.Reader), did, d.Reason)
}
