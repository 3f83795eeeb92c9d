package fuse

import (
	"fmt"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/ops"
)

// decided lists the decisions of a plan (program.Decider).
type decided struct {
	groups *Groups
	temps  map[program.Made]int
	exact  *expr.Table[string]
	parts  *expr.Table[int]
}

// whyWeighed explains the decision about a value that n kernels read.
func whyWeighed(t expr.Traffic, n int) expr.Reason {
	switch {
	case t == (expr.Traffic{}):
		return expr.Because("%d kernels read it, and it is made once", n)
	case t.Again < t.Stored:
		return expr.Because("in each of %d kernels, which moves as good as %d bytes, and storing it %d", n, t.Again/16, t.Stored/16)
	}
	return expr.Because("%d kernels read it, and storing it moves %d bytes, computing it again as good as %d", n, t.Stored/16, t.Again/16)
}

// whyNotRowwise explains why the kernel that reads the reduction v does not compute it.
func (p *partition) whyNotRowwise(v graph.Value, kernels readers) expr.Reason {
	if r, why := p.rowsOf(v); r == nil {
		return why
	}
	others, by := 0, v
	for r := range kernels {
		if r.Value != v {
			others, by = others+1, r.Value
		}
	}
	if others != 1 {
		return expr.Because("%d kernels read it, and it is made once", others)
	}
	if why, ok := p.unrowed.Get(by); ok {
		return expr.Because("no rowwise kernel makes %s: %v", by.Node.Op, why)
	}
	return expr.Because("the kernel of %v goes over other rows", expr.Named(by))
}

// Decisions lists a decision for each operand of each operator.
func (d *decided) Decisions() []program.Decision {
	var list []program.Decision
	for _, reader := range expr.Postorder(d.groups.grouper.values) {
		if why, ok := d.exact.Get(reader); ok {
			list = append(list, program.Decision{Value: reader, Reader: reader, Temp: -1, Reason: why, Exact: true})
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
	_, ok := d.groups.grouper.done.Get(v)
	return ok
}

// madeBelow returns what a view of an operand shows: an operator's result, or a copy.
func (d *decided) madeBelow(v graph.Value) (made graph.Value, viewed bool) {
	for v.Node.Op.Kind == ops.Movement {
		if _, stored := v.Stored(); stored || d.written(v) {
			break
		}
		v, viewed = v.Node.Inputs[0], true
	}
	return v, viewed
}

func (d *decided) decision(v, reader graph.Value, viewed bool) program.Decision {
	g := d.groups.grouper
	is := program.Decision{Value: v, Reader: reader, Temp: -1}
	if d.groups.merged.At(v) {
		is.Fused, is.Reason = true, "one kernel makes both"
		return is
	}
	if s, done := g.done.Get(v); done {
		if t, ok := d.temps[s.Ref.From]; ok {
			is.Temp = t
		}
		is.Reason = g.reason(v)
		if n := d.parts.At(v); n > 1 {
			is.Reason += fmt.Sprintf(", %d slices of it one after the other", n)
		}
		return is
	}
	is.Fused = true
	switch {
	case v.Node.Op.Kind == ops.Reduce && g.partials.At(v).View.Shape != nil:
		is.Reason = "the last level of its tree"
	case v.Node.Op.Kind == ops.Reduce:
		is.Reason = "both go over the same rows"
	case v.Node.Op.Kind == ops.Contraction:
		is.Reason = "element by element, before the sums are stored"
	case expr.Fuses(v) && expr.Fuses(reader):
		is.Reason = "element by element, both"
	case expr.Fuses(v):
		is.Reason = "made where " + reader.Node.Op.Name + " reads it"
	default:
		is.Reason = "made by one kernel"
	}
	if why, ok := g.why.Get(v); ok && expr.Fuses(v) {
		is.Reason += ", " + why.String()
	}
	if viewed {
		is.Reason += ", a view being strides"
	}
	return is
}

// reason explains why v is in memory: by the reason that was noted, or else by v's operator.
func (p *partition) reason(v graph.Value) string {
	if why, ok := p.why.Get(v); ok {
		return why.String()
	}
	if v.Node.Op.Kind == ops.Movement {
		return "a view of other order than its operand's needs a copy"
	}
	return fmt.Sprintf("%s is a kernel of its own", v.Node.Op)
}

// because notes the reason why v is or is not in memory.
func (p *partition) because(v graph.Value, format string, args ...any) {
	p.why.Set(v, expr.Because(format, args...))
}

// Decided returns the decisions of a plan. temps has the temporaries of the groups' results. exact
// has the reasons why products marked fast are computed exactly. parts has the number of slices of
// each value between two products.
func (s *Groups) Decided(temps map[program.Made]int, exact *expr.Table[string], parts *expr.Table[int]) program.Decider {
	return &decided{groups: s, temps: temps, exact: exact, parts: parts}
}
