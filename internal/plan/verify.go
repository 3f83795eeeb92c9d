package plan

import (
	"fmt"
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/lower"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/plan/schedule"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func (st *state) fail(format string, args ...any) error {
	return &program.VerifyError{What: fmt.Sprintf(format, args...), Plan: st.plan}
}

// verifyGraph checks that rewriting has kept each requested value's type, and that
// every operator accepts its operands.
func (st *state) verifyGraph() error {
	if len(st.values) != len(st.asked) {
		return st.fail("%d values, want %d", len(st.values), len(st.asked))
	}
	for i, v := range st.values {
		if want := st.asked[i]; v.DType() != want.DType() || !v.Shape().Equal(want.Shape()) {
			return st.fail("%s %s%v has become %s %s%v", want.Node.Op, want.DType(), want.Shape(), v.Node.Op, v.DType(), v.Shape())
		}
	}
	for _, v := range expr.Postorder(st.values) {
		if what := verifyNode(v); what != "" {
			return st.fail("%s %s%v: %s", v.Node.Op, v.DType(), v.Shape(), what)
		}
	}
	return nil
}

// verifyNode returns what is wrong with a value's operands, or "".
func verifyNode(v graph.Value) string {
	n := v.Node
	switch n.Op.Kind {
	case ops.Movement:
		view, ok := n.View(shape.Contiguous(n.Inputs[0].Shape()))
		if !ok && n.Inputs[0].Shape().Size() > 0 {
			return fmt.Sprintf("no view of %v", n.Inputs[0].Shape())
		}
		if ok && !view.Shape.Equal(v.Shape()) || n.Inputs[0].DType() != v.DType() {
			return fmt.Sprintf("a view of %s%v", n.Inputs[0].DType(), n.Inputs[0].Shape())
		}
	case ops.Map:
		types := make([]dtype.DType, len(n.Inputs))
		for i, in := range n.Inputs {
			types[i] = in.DType()
			if !in.Shape().Equal(v.Shape()) {
				return fmt.Sprintf("operand %d has shape %v", i, in.Shape())
			}
		}
		if _, result, err := n.Op.Infer(types, n.Attr.DType); err != nil || result != v.DType() {
			return fmt.Sprintf("operands of %v make %v (%v)", types, result, err)
		}
	}
	return ""
}

// verifySteps checks every kernel. It also checks that operands are written before they are read,
// and that each result is written whole and marked as kept.
func (st *state) verifySteps() error {
	p := st.plan
	written := make([]int, len(p.Temps)) // elements
	for i, s := range p.Steps {
		if err := s.Kernel.Verify(); err != nil {
			return err
		}
		if what := st.verifyStep(s, written); what != "" {
			return st.fail("kernel %d: %s", i, what)
		}
		for _, g := range s.Launches {
			for _, t := range s.Outs() {
				n := st.writes(s.Kernel, g)
				if written[t] += n; schedule.Home(p, t) != t {
					written[schedule.Home(p, t)] += n
				}
			}
		}
	}
	for t, n := range written {
		if n > 0 && n < p.Temps[t].Size && !p.Temps[t].InPlace {
			return st.fail("t%d has %d elements, but %d are written", t, p.Temps[t].Size, n)
		}
	}
	if what := verifyPlaces(p); what != "" {
		return st.fail("%s", what)
	}
	if len(p.Results) != len(st.asked) {
		return st.fail("%d results, want %d", len(p.Results), len(st.asked))
	}
	for i, r := range p.Results {
		if what := st.verifyResult(r, st.asked[i], written); what != "" {
			return st.fail("result %d: %s", i, what)
		}
	}
	return nil
}

// verifyPlaces returns what is wrong with temporaries that lie inside others, or "".
func verifyPlaces(p *program.Plan) string {
	parts := map[int][]schedule.Extent{}
	for i, t := range p.Temps {
		if t.In == nil {
			continue
		}
		if at := t.In.Temp; at < 0 || at >= len(p.Temps) || p.Temps[at].In != nil || t.Keep || t.DType != p.Temps[at].DType {
			return fmt.Sprintf("t%d may not lie in t%d", i, at)
		}
		is := schedule.Extent{Temp: i, From: t.In.At, End: t.In.At + t.Bytes()}
		if is.From < 0 || is.End > p.Temps[t.In.Temp].Bytes() || slices.ContainsFunc(parts[t.In.Temp], func(o schedule.Extent) bool { return is.From < o.End && o.From < is.End }) {
			return fmt.Sprintf("t%d may not lie at bytes %d to %d of t%d", i, is.From, is.End, t.In.Temp)
		}
		parts[t.In.Temp] = append(parts[t.In.Temp], is)
	}
	return verifyAround(p, parts)
}

// verifyAround returns which kernel overwrites a temporary that lies inside the kernel's result, or
// "". Only the kernel that writes that temporary may write there.
func verifyAround(p *program.Plan, parts map[int][]schedule.Extent) string {
	for i, s := range p.Steps {
		outs := s.Outs()
		if !slices.ContainsFunc(outs, func(t int) bool { return len(parts[t]) > 0 }) {
			continue
		}
		for _, g := range s.Launches {
			first, end := s.Kernel.Written(g)
			for _, t := range outs {
				size := int64(p.Temps[t].DType.Size())
				from, to := int64(first)*size, int64(end)*size
				for _, o := range parts[t] {
					if from < o.End && o.From < to {
						return fmt.Sprintf("kernel %d writes bytes %d to %d of t%d, where t%d is", i, from, to, t, o.Temp)
					}
				}
			}
		}
	}
	return ""
}

// writes returns how many elements a launch writes.
func (st *state) writes(k *kernel.Kernel, g kernel.Geometry) int {
	if _, sorts := k.Loop.(*kernel.Sort); sorts {
		return rules.MaxPoints // a sort's positions depend on values, so assume that it writes all
	}
	dims, out := k.OutSpace(g)
	return shape.Shape(dims).Size() * max(1, out.Count)
}

func (st *state) verifyStep(s program.Step, written []int) string {
	p, k := st.plan, s.Kernel
	if len(s.Operands) != len(k.Operands) || len(s.Launches) == 0 {
		return fmt.Sprintf("%d operands for the kernel's %d, %d launches", len(s.Operands), len(k.Operands), len(s.Launches))
	}
	var sizes []int64 // bytes of each bound buffer, or -1 if they are not known
	for i, o := range k.Operands {
		if o.Index {
			continue
		}
		t := s.Operands[i].Temp
		if t < 0 {
			if s.Operands[i].Stored.Buffer == nil {
				return fmt.Sprintf("operand %d has no memory", i)
			}
			if k.Bound(i) {
				sizes = append(sizes, -1)
			}
			continue
		}
		if t >= len(p.Temps) || written[t] == 0 {
			return fmt.Sprintf("reads t%d before it is written", t)
		}
		if p.Temps[t].DType != o.DType {
			return fmt.Sprintf("reads t%d, which has dtype %s, as %s", t, p.Temps[t].DType, o.DType)
		}
		if slices.Contains(s.Outs(), t) {
			return fmt.Sprintf("reads and writes t%d", t)
		}
		if k.Bound(i) {
			sizes = append(sizes, p.Temps[t].Bytes())
		}
	}
	outs, stored := s.Outs(), k.Stored()
	if len(outs) != len(stored) {
		return fmt.Sprintf("writes %d values to %v", len(stored), outs)
	}
	for i, t := range outs {
		if d := k.Body[stored[i]].DType; t < 0 || t >= len(p.Temps) || p.Temps[t].DType != d || slices.Contains(outs[:i], t) {
			return fmt.Sprintf("writes %s to t%d", d, t)
		}
	}
	if n := k.ParamWords(); n > st.cfg.PushWords && !k.ParamBuffer {
		return fmt.Sprintf("%d words of parameters, the device takes %d", n, st.cfg.PushWords)
	}
	if n, most := k.LocalSize(), st.cfg.WorkgroupInvocations; most > 0 && n > most {
		return fmt.Sprintf("workgroups of %d, the device takes %d", n, most)
	}
	if l, ok := k.Loop.(*kernel.Sort); ok && l.SharedBytes() > st.cfg.SharedBytes {
		return fmt.Sprintf("tiles of %d elements, the device has %d bytes of shared memory", l.Tile(), st.cfg.SharedBytes)
	}
	if r, ok := k.Loop.(*kernel.Rowwise); ok && r.CooperativeRow != nil {
		if n := k.CooperativeBytes(); n > st.cfg.SharedBytes {
			return fmt.Sprintf("%d bytes of shared memory, the device has %d", n, st.cfg.SharedBytes)
		}
		for _, g := range s.Launches {
			if what := k.CooperativeFits(k.Reduced(g)); what != "" {
				return what
			}
		}
	}
	for _, t := range outs {
		sizes = append(sizes, p.Temps[t].Bytes())
	}
	if what := lower.VerifyShifts(s); what != "" {
		return what
	}
	return st.verifyWindows(s, sizes)
}

// verifyWindows checks that the bindings of all launches are within the device's range
// and within their buffers.
func (st *state) verifyWindows(s program.Step, sizes []int64) string {
	if len(sizes)-1 > st.cfg.MaxOperands {
		return fmt.Sprintf("%d operands, the device takes %d", len(sizes)-1, st.cfg.MaxOperands)
	}
	for _, g := range s.Launches {
		if len(g.Dims) != s.Kernel.Rank || len(g.Operands) != len(s.Kernel.Operands) {
			return fmt.Sprintf("a launch over %v with %d operands", g.Dims, len(g.Operands))
		}
		if !s.Kernel.FitsBoxes(g) {
			return "boxes without bounds, or bounds without a box"
		}
		if what := verifyNumbers(s.Kernel, g); what != "" {
			return what
		}
		for i, w := range s.Kernel.Windows(g) {
			if !st.cfg.Binds(w) {
				return fmt.Sprintf("binding %d of %d bytes, the range is %d", i, w.Bytes, st.cfg.MaxRange)
			}
			if end := w.Offset + w.Bytes; w.Offset < 0 || sizes[i] >= 0 && end > (sizes[i]+63)/64*64+program.Padding {
				return fmt.Sprintf("binding %d from byte %d to %d of %d", i, w.Offset, end, sizes[i])
			}
		}
	}
	return ""
}

// verifyNumbers checks that a launch does not have too many points, steps or invocations to number.
func verifyNumbers(k *kernel.Kernel, g kernel.Geometry) string {
	points, invocations := shape.Shape(g.Dims), k.Invocations(g)
	if _, contracts := k.Loop.(*kernel.Contract); contracts { // contractions number workgroups, and number their steps separately
		steps := len(points) - 1
		if points[steps] >= rules.MaxPoints {
			return fmt.Sprintf("%d steps", points[steps])
		}
		points, invocations = points[:steps], invocations/k.LocalSize()
	}
	if n := points.Size(); n >= rules.MaxPoints {
		return fmt.Sprintf("%d points of %v", n, g.Dims)
	}
	if invocations > math.MaxUint32 {
		return fmt.Sprintf("%d invocations", invocations)
	}
	return ""
}

func (st *state) verifyResult(r program.Result, want graph.Value, written []int) string {
	if r.Value != want || !r.View.Shape.Equal(want.Shape()) {
		return fmt.Sprintf("%v for %s %v", r.View.Shape, want.Node.Op, want.Shape())
	}
	t := r.Ref.Temp
	switch {
	case r.Empty || want.Shape().Size() == 0:
		return ""
	case t < 0 && r.Ref.Stored.Buffer == nil:
		return "it has no memory"
	case t < 0:
		return ""
	case t >= len(written) || written[t] == 0:
		return fmt.Sprintf("t%d is never written", t)
	case !st.plan.Temps[t].Keep:
		return fmt.Sprintf("t%d is not kept", t)
	case st.plan.Temps[t].DType != want.DType():
		return fmt.Sprintf("t%d has dtype %s, not %s", t, st.plan.Temps[t].DType, want.DType())
	}
	if lo, hi := r.View.Span(); lo < 0 || hi >= st.plan.Temps[t].Size {
		return fmt.Sprintf("elements %d to %d of t%d, which has %d", lo, hi, t, st.plan.Temps[t].Size)
	}
	return ""
}

// verifySlots checks the steps in their final order. It also checks that temporaries in use at the
// same time do not share memory.
func (st *state) verifySlots() error {
	if err := st.verifySteps(); err != nil {
		return err
	}
	p := st.plan
	lives := schedule.Lives(p)
	in := make([][]int, len(p.Slots))
	for t, l := range lives {
		if l.First < 0 || p.Temps[t].In != nil {
			continue
		}
		temp := p.Temps[t]
		end := temp.At + temp.Bytes()
		if temp.Slot < 0 || temp.Slot >= len(p.Slots) || temp.At < 0 || end > p.Slots[temp.Slot] || temp.Keep && temp.At > 0 {
			return st.fail("t%d does not fit slot %d", t, temp.Slot)
		}
		if temp.At > 0 && (st.cfg.OffsetAlign == 0 || temp.At%st.cfg.OffsetAlign != 0) {
			return st.fail("t%d begins at byte %d of slot %d", t, temp.At, temp.Slot)
		}
		for _, o := range in[temp.Slot] {
			other := p.Temps[o]
			alive := temp.Keep || other.Keep || l.First <= lives[o].Last && lives[o].First <= l.Last
			if alive && temp.Overlaps(other) {
				return st.fail("t%d and t%d both live in slot %d", o, t, temp.Slot)
			}
		}
		in[temp.Slot] = append(in[temp.Slot], t)
	}
	for t, temp := range p.Temps {
		if at := temp.In; at != nil && (temp.Slot != p.Temps[at.Temp].Slot || temp.At != p.Temps[at.Temp].At+at.At) {
			return st.fail("t%d does not lie at its place in t%d", t, at.Temp)
		}
	}
	return nil
}
