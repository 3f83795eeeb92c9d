package expr

import (
	"fmt"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/rules"
)

// Reason explains a decision. Its text is formatted only on request.
type Reason struct {
	Format string
	args   []any
}

// Because returns a reason with the text that fmt.Sprintf would make.
func Because(format string, args ...any) Reason { return Reason{format, args} }

// WhyLeftOut returns the reason for a decision that follows from leaving a rule out, by
// Without or by Unfused.
func WhyLeftOut(r rules.Rule) Reason { return Because("the rule %s is left out", r) }

// String returns the reason's text.
func (r Reason) String() string { return fmt.Sprintf(r.Format, r.args...) }

// later is a text that is formatted on request.
type later func() string

func (l later) String() string { return l() }

// Named returns a value's name, formatted on request.
func Named(v graph.Value) fmt.Stringer { return later(func() string { return Name(v) }) }
