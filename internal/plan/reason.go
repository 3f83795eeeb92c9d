package plan

import (
	"fmt"

	"github.com/weft-gpu/weft/internal/graph"
)

// reason is why something was decided. It is put into words only when somebody
// asks.
type reason struct {
	format string
	args   []any
}

func because(format string, args ...any) reason { return reason{format, args} }

// whyLeftOut is why a rule that is left out, by Without or in a plan without
// fusion, has done nothing.
func whyLeftOut(r Rule) reason { return because("the rule %s is left out", r) }

func (r reason) String() string { return fmt.Sprintf(r.format, r.args...) }

// because keeps why v is in memory, or is not.
func (g *grouper) because(v graph.Value, format string, args ...any) {
	g.why[v] = because(format, args...)
}

// later is a text that is made when it is asked for.
type later func() string

func (l later) String() string { return l() }

// named is a value's name, made when it is asked for.
func named(v graph.Value) fmt.Stringer { return later(func() string { return Name(v) }) }
