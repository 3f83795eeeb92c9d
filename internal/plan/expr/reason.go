package expr

import (
	"fmt"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/rules"
)

// Reason is why something was decided. It is put into words only when somebody
// asks.
type Reason struct {
	Format string
	args   []any
}

// Because is a reason in a format, and what it is of.
func Because(format string, args ...any) Reason { return Reason{format, args} }

// WhyLeftOut is why a rule that is left out, by Without or in a plan without
// fusion, has done nothing.
func WhyLeftOut(r rules.Rule) Reason { return Because("the rule %s is left out", r) }

// String puts the reason into words.
func (r Reason) String() string { return fmt.Sprintf(r.Format, r.args...) }

// later is a text that is made when it is asked for.
type later func() string

func (l later) String() string { return l() }

// Named is a value's name, made when it is asked for.
func Named(v graph.Value) fmt.Stringer { return later(func() string { return Name(v) }) }
