package plan

import (
	"fmt"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
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
		return fmt.Sprintf("%s is marked fast and made exactly: %s", Name(d.Value), d.Reason)
	}
	did := "fused"
	if !d.Fused {
		did = "stored"
		if d.Temp >= 0 {
			did = fmt.Sprintf("stored (t%d)", d.Temp)
		}
	}
	return fmt.Sprintf("%s into %s: %s, %s", Name(d.Value), Name(d.Reader), did, d.Reason)
}

// Name is a value's operator, dtype and shape.
func Name(v graph.Value) string {
	return fmt.Sprintf("%s %s%v", v.Node.Op, v.DType().Short(), v.Shape())
}

// decided is what the decisions about a plan are told from.
type decided struct {
	groups *Groups
	temps  map[result]int
	exact  map[graph.Value]string
	parts  map[graph.Value]int
}

// Decisions tells why each operator is in the kernel that reads it, or is not, and
// why products marked fast are made exactly, in the order of the graph's operators.
// The graph is that which rewriting leaves.
func (p *Plan) Decisions() []Decision { return p.decided.decisions() }

// whyWeighed is how a value that n kernels read was decided on.
func whyWeighed(t traffic, n int) reason {
	switch {
	case t == (traffic{}):
		return because("%d kernels read it, and it is made once", n)
	case t.again < t.stored:
		return because("in each of %d kernels, which moves as good as %d bytes, and storing it %d", n, t.again/16, t.stored/16)
	}
	return because("%d kernels read it, and storing it moves %d bytes, computing it again as good as %d", n, t.stored/16, t.again/16)
}

// whyNotRowwise is why a reduction is not made by the kernel that reads it.
func (g *grouper) whyNotRowwise(v graph.Value, kernels readers) reason {
	if r, why := g.rowsOf(v); r == nil {
		return why
	}
	others, by := 0, v
	for r := range kernels {
		if r.Value != v {
			others, by = others+1, r.Value
		}
	}
	if others != 1 {
		return because("%d kernels read it, and it is made once", others)
	}
	if why, ok := g.unrowed[by]; ok {
		return because("no rowwise kernel makes %s: %v", by.Node.Op, why)
	}
	return because("the kernel of %v goes over other rows", named(by))
}

// decisions lists the edges of the graph.
func (d *decided) decisions() []Decision {
	var list []Decision
	for _, reader := range postorder(d.groups.grouper.values) {
		if why, ok := d.exact[reader]; ok {
			list = append(list, Decision{Value: reader, Reader: reader, Temp: -1, Reason: why, Exact: true})
		}
		if reader.Node.Op.Kind == ops.Movement && !d.written(reader) {
			continue
		}
		seen := map[graph.Value]bool{}
		for _, in := range reader.Node.Inputs {
			v, viewed := d.madeBelow(in)
			if _, stored := v.Stored(); stored || seen[v] || v.Node.Op.Kind == ops.Creation {
				continue
			}
			seen[v] = true
			list = append(list, d.decision(v, reader, viewed))
		}
	}
	return list
}

// written reports whether a group writes v.
func (d *decided) written(v graph.Value) bool {
	_, ok := d.groups.grouper.done[v]
	return ok
}

// madeBelow is what an operand is a view of: an operator's result, or a copy.
func (d *decided) madeBelow(v graph.Value) (made graph.Value, viewed bool) {
	for v.Node.Op.Kind == ops.Movement {
		if _, stored := v.Stored(); stored || d.written(v) {
			break
		}
		v, viewed = v.Node.Inputs[0], true
	}
	return v, viewed
}

func (d *decided) decision(v, reader graph.Value, viewed bool) Decision {
	g := d.groups.grouper
	is := Decision{Value: v, Reader: reader, Temp: -1}
	if d.groups.merged[v] {
		is.Fused, is.Reason = true, "one kernel makes both"
		return is
	}
	if s, done := g.done[v]; done {
		if t, ok := d.temps[s.ref.from]; ok {
			is.Temp = t
		}
		is.Reason = g.reason(v)
		if n := d.parts[v]; n > 1 {
			is.Reason += fmt.Sprintf(", %d slices of it one after the other", n)
		}
		return is
	}
	is.Fused = true
	switch {
	case v.Node.Op.Kind == ops.Reduce && g.partials[v].view.Shape != nil:
		is.Reason = "the last level of its tree"
	case v.Node.Op.Kind == ops.Reduce:
		is.Reason = "both go over the same rows"
	case v.Node.Op.Kind == ops.Contraction:
		is.Reason = "element by element, before the sums are stored"
	case fuses(v) && fuses(reader):
		is.Reason = "element by element, both"
	case fuses(v):
		is.Reason = "made where " + reader.Node.Op.Name + " reads it"
	default:
		is.Reason = "made by one kernel"
	}
	if why, ok := g.why[v]; ok && fuses(v) {
		is.Reason += ", " + why.String()
	}
	if viewed {
		is.Reason += ", a view being strides"
	}
	return is
}

// reason is why v is in memory: what has been kept of it, or else its kind.
func (g *grouper) reason(v graph.Value) string {
	if why, ok := g.why[v]; ok {
		return why.String()
	}
	if v.Node.Op.Kind == ops.Movement {
		return "a view of other order than its operand's needs a copy"
	}
	return fmt.Sprintf("%s is a kernel of its own", v.Node.Op)
}
