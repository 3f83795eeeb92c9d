package plan

import (
	"fmt"
	"strings"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
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

// Explain is Build, and tells why each operator is in the kernel that reads it,
// or is not. The graph is that which the simplifying passes leave.
func Explain(cfg Config, values ...graph.Value) (*Plan, []Decision, error) {
	b := newBuilder(cfg, values)
	b.exact = map[graph.Value]string{}
	b.why, b.noRows = map[graph.Value]string{}, map[graph.Value]string{}
	if err := b.run(); err != nil {
		return nil, nil, err
	}
	return b.plan, b.decisions(), nil
}

// because keeps why v is in memory, for Explain alone.
func (b *builder) because(v graph.Value, format string, args ...any) {
	if b.why != nil {
		b.why[v] = fmt.Sprintf(format, args...)
	}
}

// becauseWeighed keeps how a value that n kernels read was decided on.
func (b *builder) becauseWeighed(v graph.Value, t traffic, n int) {
	switch {
	case t == (traffic{}):
		b.because(v, "%d kernels read it, and it is made once", n)
	case t.again < t.stored:
		b.because(v, "in each of %d kernels, which moves as good as %d bytes, and storing it %d", n, t.again/16, t.stored/16)
	default:
		b.because(v, "%d kernels read it, and storing it moves %d bytes, computing it again as good as %d", n, t.stored/16, t.again/16)
	}
}

// becauseRows keeps why a rowwise kernel that was to write v is none.
func (b *builder) becauseRows(v graph.Value, why string) {
	if b.noRows != nil {
		b.noRows[v] = why
	}
}

// whyNotRowwise is why a reduction is not made by the kernel that reads it.
func (b *builder) whyNotRowwise(v graph.Value, readers map[graph.Value]bool) string {
	if !b.cfg.runs(Rowwise) {
		return "the pass rowwise is left out"
	}
	r := b.rowsOf(v)
	if r == nil {
		return whyNoRows(&b.cfg, v)
	}
	delete(readers, v)
	if len(readers) != 1 {
		return fmt.Sprintf("%d kernels read it, and it is made once", len(readers))
	}
	for by := range readers {
		if why, ok := b.noRows[by]; ok {
			return fmt.Sprintf("no rowwise kernel makes %s: %s", by.Node.Op, strings.TrimPrefix(why, "plan: "))
		}
		return fmt.Sprintf("the kernel of %s goes over other rows", Name(by))
	}
	return ""
}

// whyNoRows is why rowsOf has none for a reduction.
func whyNoRows(cfg *Config, v graph.Value) string {
	in := v.Node.Inputs[0].Shape()
	r := &rows{space: in, axes: v.Node.Attr.Axes}
	if in.Size() == 0 {
		return "it is of no elements"
	}
	if why := whyNoColumns(cfg, r); why != "" {
		return why
	}
	inner := true
	for axis := len(in) - 1; axis >= 0; axis-- {
		if r.reduced(axis) && in[axis] > 1 && !inner {
			return fmt.Sprintf("axis %d is not among the innermost as others are, so its elements are no rows", axis)
		}
		inner = inner && (r.reduced(axis) || in[axis] == 1)
	}
	switch size := r.size(); {
	case size < 2:
		return "it combines single elements"
	case size > kernel.MostRowLeaves*ops.Leaf:
		return fmt.Sprintf("rows of %d elements are longer than an invocation walks, which is %d", size, kernel.MostRowLeaves*ops.Leaf)
	case size > cfg.ShortRow && r.count() < cfg.BusyRows:
		return fmt.Sprintf("%d rows of %d elements, an invocation each, leave the device idle: it takes %d rows, or %d elements", r.count(), size, cfg.BusyRows, cfg.ShortRow)
	}
	return "it is no combination of rows"
}

// decisions lists the edges of the graph, in the order of its operators.
func (b *builder) decisions() []Decision {
	var list []Decision
	for _, reader := range postorder(b.values) {
		if why, ok := b.exact[reader]; ok {
			list = append(list, Decision{Value: reader, Reader: reader, Temp: -1, Reason: why, Exact: true})
		}
		if _, copied := b.done[reader]; reader.Node.Op.Kind == ops.Movement && !copied {
			continue
		}
		seen := map[graph.Value]bool{}
		for _, in := range reader.Node.Inputs {
			v, viewed := b.madeBelow(in)
			if _, stored := v.Stored(); stored || seen[v] || v.Node.Op.Kind == ops.Creation {
				continue
			}
			seen[v] = true
			list = append(list, b.decision(v, reader, viewed))
		}
	}
	return list
}

// madeBelow is what an operand is a view of: an operator's result, or a copy.
func (b *builder) madeBelow(v graph.Value) (made graph.Value, viewed bool) {
	for v.Node.Op.Kind == ops.Movement {
		if _, stored := v.Stored(); stored {
			break
		}
		if _, copied := b.done[v]; copied {
			break
		}
		v, viewed = v.Node.Inputs[0], true
	}
	return v, viewed
}

func (b *builder) decision(v, reader graph.Value, viewed bool) Decision {
	d := Decision{Value: v, Reader: reader, Temp: -1}
	if s, done := b.done[v]; done {
		d.Temp = s.ref.Temp
		d.Reason = b.reason(v)
		return d
	}
	d.Fused = true
	switch {
	case v.Node.Op.Kind == ops.Reduce && b.partials[v].view.Shape != nil:
		d.Reason = "the last level of its tree"
	case v.Node.Op.Kind == ops.Reduce:
		d.Reason = "both go over the same rows"
	case v.Node.Op.Kind == ops.Contraction:
		d.Reason = "element by element, before the sums are stored"
	case fuses(v) && fuses(reader):
		d.Reason = "element by element, both"
	case fuses(v):
		d.Reason = "made where " + reader.Node.Op.Name + " reads it"
	default:
		d.Reason = "made by one kernel"
	}
	if why, ok := b.why[v]; ok && fuses(v) {
		d.Reason += ", " + why
	}
	if viewed {
		d.Reason += ", a view being strides"
	}
	return d
}

// reason is why v is in memory: what has been kept of it, or else its kind.
func (b *builder) reason(v graph.Value) string {
	if why, ok := b.why[v]; ok {
		return why
	}
	if v.Node.Op.Kind == ops.Movement {
		return "a view of other order than its operand's needs a copy"
	}
	return fmt.Sprintf("%s is a kernel of its own", v.Node.Op)
}
