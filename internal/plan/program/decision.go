package program

import (
	"fmt"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
)

// Decision tells of a value and an operator that reads it, perhaps through
// views, whether they are in one kernel, and why.
type Decision struct {
	Value, Reader graph.Value
	Fused         bool
	Temp          int // where the value is, if it is not fused; -1: several places, or a part of it
	Reason        string
	Exact         bool // Value is a product marked fast that is made exactly; Reader is Value
}

// String is a line about the decision.
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
