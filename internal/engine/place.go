package engine

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"weak"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/flight"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// An assignment to a part of a variable is made in the variable's memory, so that it costs
// what the part costs. Whoever may still ask for the elements from before, a snapshot, a view
// or an operator that has not run, keeps those that were written over, and no others: its
// value is then what the variable has now with these put back (graph.Value.Yield), and is
// copied when it is asked for, once. What nobody can reach any more is never copied, and Go's
// collector takes what was kept for it.

const (
	// maxOld is how many values may have yielded an array: who asks for the first puts the
	// parts back that all later assignments have written over.
	maxOld = 256
)

// placer makes assignments in place for an engine.
type placer struct{ *Engine }

func (e *Engine) placer() placer { return placer{e} }

// placed marks an assignment, or puts one after the other to what a variable had before, as what
// may be made in the memory of what it assigns to. The engine's lock is held.
func placed(v, before graph.Value) bool {
	n := v.Node
	if n.Op == ops.Assign {
		n.Place = !made(n)
		return n.Place
	}
	var puts []*graph.Node
	for v != before {
		if v.Node.Done() || v.Node.AsPut() == nil {
			return false
		}
		if little(v.Node.Put) {
			puts = append(puts, v.Node)
		}
		v = v.Node.Put.Target
	}
	for _, n := range puts {
		n.Place = true
	}
	return len(puts) > 0
}

// little reports whether what is put, and what is to be computed of where, are half of what it
// is put to at the most: of more that is as quickly copied.
func little(p *graph.Put) bool {
	bytes := p.From.Bytes()
	if !p.At.Node.Done() {
		bytes += p.At.Bytes()
	}
	return 2*bytes <= p.Target.Bytes()
}

// made reports whether an assignment has been made, be it that its memory was taken since. The
// engine's lock is held.
func made(n *graph.Node) bool {
	_, yielded := n.Yielded()
	return n.Done() || n.Freed || yielded
}

// place makes assignments that the values need, which are those of a part or of none, in
// the memory of what they assign to, where that may be.
func (e placer) place(ctx context.Context, values []graph.Value, prof *Profile, own *graphPart) error {
	if !e.places.Load() || e.dev.ReferenceCheck() {
		return nil
	}
	list, targets := e.placements(values, own)
	for _, n := range list {
		done, err := e.placed(ctx, n, prof, own)
		if err != nil {
			return err
		}
		// What others are assigned to is copied once, and they are written over the copy.
		if !done && targets[n] {
			if _, _, err := e.attempt(ctx, []graph.Value{{Node: n}}, prof, false, own); err != nil && !meanwhileFreed(err) {
				return err
			}
		}
	}
	return nil
}

// meanwhileFreed reports whether something was freed that an assignment needed: another has
// made it, and what came after it.
func meanwhileFreed(err error) bool {
	var freed *FreedError
	return errors.As(err, &freed)
}

// placements are the assignments that the values need and that may be made in place, each after
// those that it needs, but for those of other parts than own; and which of them others assign to.
func (e placer) placements(values []graph.Value, own *graphPart) (list []*graph.Node, targets map[*graph.Node]bool) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.plans.key.walk++
	walk := e.plans.key.walk
	least := target.PlacedFrom(e.be.Config().Class, e.dev.Info().Simulated)
	var visit func(n *graph.Node)
	visit = func(n *graph.Node) {
		if p := partOf(n); n.Visit.Walk == walk || n.Done() || n.Abstract || p != nil && p != own {
			return
		}
		n.Visit.Walk = walk
		for _, in := range n.Inputs {
			visit(in.Node)
		}
		if n.Place && (graph.Value{Node: n}).Bytes() >= least {
			list = append(list, n)
		}
	}
	for _, v := range values {
		visit(v.Node)
	}
	targets = map[*graph.Node]bool{}
	for _, n := range list {
		if len(n.Inputs) > 0 { // else it is being made
			targets[targetOf(n).Node] = true
		}
	}
	return list, targets
}

// assignedTo is what an assignment was recorded to assign to. The engine's lock is held.
func assignedTo(n *graph.Node) graph.Value {
	if n.Put != nil {
		return n.Put.Target
	}
	return n.Inputs[0]
}

// targetOf is what has the elements of that by now. The engine's lock is held.
func targetOf(n *graph.Node) graph.Value {
	t := assignedTo(n)
	for {
		of, ok := t.Node.Yielded()
		if !ok || !of.Shape().Equal(t.Shape()) {
			return t
		}
		t = of
	}
}

// partsOf is what is computed of a value before it is there: of assignments the elements that
// are assigned, since the rest is in memory.
func partsOf(v graph.Value) (list []graph.Value) {
	for v.Node.Place && len(v.Node.Inputs) > 0 {
		if p := v.Node.Put; p != nil {
			list = append(list, p.At, p.From)
		} else {
			list = append(list, v.Node.Inputs[1])
		}
		if v = targetOf(v.Node); v.Node.Done() {
			return list
		}
	}
	return append(list, v)
}

// placing is an assignment that is made in place.
type placing struct {
	*run
	node   *graph.Node
	inputs []graph.Value
	place  graph.Stored // of what is written over
	from   graph.Stored // of the elements
	at     graph.Stored // of their indices, or of the mask, where they are put
	atType dtype.DType
	apart  bool        // they have to be copied first, since they are in the same array
	old    graph.Value // what was there, for those that have yielded; no node where nobody has
	back   graph.Value
	gave   []yielded
}

// yielded is a value and where it was.
type yielded struct {
	value graph.Value
	at    graph.Stored
}

// placed makes an assignment in place, where nobody else has; false where that may not be.
func (e placer) placed(ctx context.Context, n *graph.Node, prof *Profile, own *graphPart) (bool, error) {
	var w written
	defer e.locked(w.free)
	for collected := false; ; {
		p, next := e.begin(n, &w, collected)
		switch {
		case p != nil:
			return true, e.finish(p, e.write(p, prof))
		case next.first != nil:
			if err := next.first(ctx); err != nil {
				return false, err
			}
		case next.collect:
			runtime.GC()
			collected = true
		case len(next.elements) > 0:
			if _, err := e.startOf(ctx, next.elements, prof, own); err != nil && !meanwhileFreed(err) {
				return false, err
			}
		case next.made:
			return true, nil
		default:
			return false, nil
		}
	}
}

// before is what must be before an assignment is made in place; nothing: it may not be.
type before struct {
	made     bool // it has been made
	first    obstacle
	elements []graph.Value // are to be computed
	collect  bool          // whether values that have yielded are asked for is to be found out
}

// begin takes the array of what an assignment assigns to from all who have it.
func (e placer) begin(n *graph.Node, w *written, collected bool) (*placing, before) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if made(n) {
		return nil, before{made: true}
	}
	if e.dev.Err() != nil {
		return nil, before{}
	}
	if r := runOf(n); r != nil {
		return nil, before{first: r.over(e.Engine)}
	}
	t := targetOf(n)
	if r := runOf(t.Node); r != nil {
		return nil, before{first: r.over(e.Engine)}
	}
	st, _ := t.Stored()
	a, _ := e.takable(n, st)
	if a == nil || t.Node.Freed || len(t.Node.Outputs) != 1 || t.DType() != n.Outputs[0].DType || w.of(n) != nil {
		return nil, before{}
	}
	if w.masks() && (!t.Node.Closed && !t.Node.Implied || len(a.others(t.Node)) > 0) {
		return nil, before{} // somebody has what is put to, and keeps all of it
	}
	if next, ready := e.readied(w.elements()); !ready {
		return nil, next
	}
	others := slices.DeleteFunc(a.others(t.Node), func(o *graph.Node) bool { return o == w.from.Node && onlyRead(o, readsOf(n, o)) })
	keep := asked(n, t, others)
	if !yield(others, t) {
		return nil, before{}
	}
	if keep {
		if w.keep(n) != nil {
			return nil, before{}
		}
		if next, ready := e.readied(w.kept()); !ready {
			return nil, next
		}
		if !a.remembers(w.from.Bytes()) {
			return nil, before{collect: !collected && a.whole() >= target.SparedBytes}
		}
	}
	p := newPlacing(n, a, w)
	if p == nil || keep && p.keep(t, others, w) != nil {
		return nil, before{}
	}
	for _, held := range p.arrays {
		held.retain()
	}
	n.Inputs, n.Run = nil, p.run
	for _, y := range p.gave {
		y.value.Yield(p.back)
		a.disown(y.value.Node)
	}
	return p, before{}
}

// yield reports whether others that have a value's array can go on with what the value has: they
// have its dtype, and see none of the elements that come after its own. The engine's lock is held.
func yield(others []*graph.Node, t graph.Value) bool {
	size := t.Shape().Size()
	return !slices.ContainsFunc(others, func(o *graph.Node) bool {
		if len(o.Outputs) != 1 || o.Outputs[0].DType != t.DType() || runOf(o) != nil {
			return true
		}
		st, _ := graph.Value{Node: o}.Stored()
		last := st.View.Offset
		for i, n := range st.View.Shape {
			last += max(n-1, 0) * max(st.View.Strides[i], 0)
		}
		return last >= size
	})
}

// readied reports whether values are in memory, or what must be before they are; nothing: they
// never will be.
func (e placer) readied(values []graph.Value) (before, bool) {
	if first := e.busy(values); first != nil {
		return before{first: first}, false
	}
	if slices.ContainsFunc(values, func(v graph.Value) bool { return v.Node.Freed }) {
		return before{}, false
	}
	missing := unrun(values)
	return before{elements: missing}, len(missing) == 0
}

// newPlacing is an assignment to an array; nil where that cannot be.
func newPlacing(n *graph.Node, a *array, w *written) *placing {
	p := &placing{run: &run{}, node: n, inputs: slices.Clone(n.Inputs)} // n may be freed meanwhile
	p.values = []graph.Value{{Node: n}}
	p.from, _ = w.from.Stored()
	p.apart = p.from.Buffer.(*array) == a
	p.arrays = []*array{a, p.from.Buffer.(*array)}
	p.place = graph.Stored{Buffer: a, View: w.place}
	if w.at.Node == nil {
		return p
	}
	p.at, _ = w.at.Stored()
	p.atType = w.at.DType()
	if p.at.Buffer.(*array) == a || p.apart && w.masks() || w.stretch(&p.from, &p.at) != nil {
		return nil
	}
	p.arrays = append(p.arrays, p.at.Buffer.(*array))
	return p
}

// asked reports whether somebody may ask for what is assigned to but the assignment; others
// have the same array.
func asked(n *graph.Node, t graph.Value, others []*graph.Node) bool {
	return t != assignedTo(n) || !onlyRead(t.Node, readsOf(n, t.Node)) || len(others) > 0
}

// readsOf is how often an assignment reads a node, itself, by what it alone is made of, or by
// what is computed before it.
func readsOf(n, t *graph.Node) (times int64) {
	if n.Put == nil {
		return 1
	}
	seen := map[*graph.Node]bool{}
	var visit func(made *graph.Node)
	visit = func(made *graph.Node) {
		seen[made] = true
		for _, in := range made.Inputs {
			switch m := in.Node; {
			case m == t:
				times++
			case m.Done() || seen[m]:
			case m.Implied, m == n.Put.At.Node, m == n.Put.From.Node, m.Closed && m.Pending.Load() == 1:
				visit(m)
			}
		}
	}
	visit(n)
	return times
}

// onlyRead reports whether nobody can ask for a node's result but one that reads it so often.
func onlyRead(n *graph.Node, times int64) bool {
	return (n.Closed || n.Implied) && n.Pending.Load() == times
}

// takable is the array of what an assignment assigns to, where it lies in st, if it is all of
// it and nobody is using it; nil, and why, if it is not.
func (e placer) takable(n *graph.Node, st graph.Stored) (a *array, why string) {
	a, _ = st.Buffer.(*array)
	bytes := (graph.Value{Node: n}).Bytes()
	switch {
	case a == nil:
		return nil, "" // what it is assigned to has not run, or it is small
	case !st.View.IsContiguous() || st.View.Offset != 0 || !st.View.Shape.Equal(n.Outputs[0].Shape) || a.whole() < bytes:
		return nil, "it is assigned to a part of what was a view"
	case a.owners.shared:
		return nil, "it is assigned to a part of what a compiled function has, or a constant"
	case a.refs != a.owners.count:
		return nil, "it is assigned to a part of what is being read"
	case n.Back && slices.ContainsFunc(e.cells, func(c *Cell) bool {
		at, ok := c.value.Stored()
		return ok && at.Buffer.(*array) == a
	}):
		return nil, n.Why // variables keep theirs
	}
	return a, ""
}

// remembers reports whether so many bytes more may be kept of what is written over: no more
// than a copy would take, for no more values than are quickly put back.
func (a *array) remembers(bytes int64) bool {
	o := &a.owners
	if len(o.old) < maxOld && o.oldBytes+bytes <= max(a.whole(), 0) {
		return true
	}
	o.old = slices.DeleteFunc(o.old, func(p weak.Pointer[graph.Node]) bool {
		n := p.Value()
		if n == nil || n.Freed {
			return true
		}
		_, yields := n.Yielded()
		return !yields
	})
	if len(o.old) == 0 {
		o.oldBytes = 0
	}
	return len(o.old) == 0
}

// keep makes what those have from now on whose elements are written over. The engine's lock is
// held.
func (p *placing) keep(t graph.Value, others []*graph.Node, w *written) error {
	n, a := p.node, p.place.Buffer.(*array)
	if n.Put != nil {
		var err error
		if p.back, err = compose.PutBack(n.Put, graph.Value{Node: n}, w.old, n.Site); err != nil {
			return err
		}
	} else {
		p.old = graph.NewPlace(w.from.Type())
		p.old.Node.Run = p.run
		p.values = append(p.values, p.old)
		p.back = graph.New(ops.Assign, n.Attr, n.Site, n.Outputs[0], graph.Value{Node: n}, p.old)
	}
	b := p.back.Node
	b.Implied, b.Place, b.Back, b.Why = true, true, true, whyBack(t.Node, n)
	for _, o := range append(others, t.Node) {
		v := graph.Value{Node: o}
		st, _ := v.Stored()
		p.gave = append(p.gave, yielded{v, st})
		a.owners.old = append(a.owners.old, weak.Make(o))
	}
	a.owners.oldBytes += w.from.Bytes()
	return nil
}

// write keeps what is written over, and writes. It goes to the end whatever becomes of who
// waits for it.
func (e placer) write(p *placing, prof *Profile) error {
	ctx, d := context.Background(), p.node.Outputs[0].DType
	if p.place.View.Shape.Size() == 0 {
		return nil
	}
	if p.old.Node != nil {
		kept, err := e.copied(ctx, d, p.place, prof)
		if err != nil {
			return err
		}
		p.held = append(p.held, kept)
	}
	from := p.from
	if p.apart {
		apart, err := e.copied(ctx, d, from, prof)
		if err != nil {
			return err
		}
		p.held = append(p.held, apart)
		from = graph.Stored{Buffer: apart, View: shape.Contiguous(from.View.Shape)}
	}
	return e.moved(ctx, p, d, from, prof)
}

// finish gives the array to the assignment's result, or back to those that had it.
func (e placer) finish(p *placing, err error) error {
	e.mu.Lock()
	defer e.mu.Unlock()
	n, a := p.node, p.place.Buffer.(*array)
	n.Inputs = p.inputs
	if err != nil {
		for _, y := range p.gave {
			if !y.value.Node.Freed {
				y.value.Node.ReleaseInputs(nil)
				a.own(y.value, y.at.View)
			}
		}
		if p.back.Node != nil {
			p.back.Node.ReleaseInputs(freeUnneeded)
		}
		if n.Freed {
			n.ReleaseInputs(freeUnneeded)
		}
		p.run.end(e.Engine)
		return err
	}
	if p.old.Node != nil && !p.old.Node.Freed {
		if len(p.held) > 0 {
			p.held[0].own(p.old, shape.Contiguous(p.old.Shape()))
		} else {
			(&array{}).own(p.old, shape.Contiguous(p.old.Shape()))
		}
	}
	if !n.Freed {
		a.own(graph.Value{Node: n}, shape.Contiguous(n.Outputs[0].Shape))
	}
	n.ReleaseInputs(freeUnneeded)
	p.run.end(e.Engine)
	return nil
}

// whyBack is what is said of a copy that has the elements from before an assignment.
func whyBack(t, n *graph.Node) string {
	if t.Taken == "" {
		return fmt.Sprintf("for what had the elements before the assignment at %s", n.Site)
	}
	return fmt.Sprintf("for what was read at %s, before the assignment at %s", t.Taken, n.Site)
}

// moved writes elements to their part of an array.
func (e placer) moved(ctx context.Context, p *placing, d dtype.DType, from graph.Stored, prof *Profile) error {
	if m, ok := e.be.(backend.Mover); ok && prof == nil {
		return m.Move(ctx, backend.Move{Size: d.Size(), To: viewed(p.place), From: viewed(from), At: viewed(p.at), Masks: p.node.Put != nil && p.node.Put.Masks()})
	}
	return e.assign(ctx, p.place.Buffer.(*array), inPlace(p.node, p.place, from, p.at, p.atType), prof)
}

// assign plans and runs an assignment whose first operand is in place, in an array.
func (e placer) assign(ctx context.Context, to *array, v graph.Value, prof *Profile) error {
	var read []*array
	for _, in := range v.Node.Inputs[1:] {
		if st, _ := in.Stored(); !slices.Contains(read, st.Buffer.(*array)) {
			read = append(read, st.Buffer.(*array))
		}
	}
	rec, err := flight.Await(ctx, &e.work, func() (*recording, error) {
		p, err := e.build(e.config(), v)
		if err != nil {
			return nil, err
		}
		if prof != nil {
			prof.describe(p, onHost(e.Engine, p))
		}
		return e.record(p, newLeaves(slices.Clone(read)), prof != nil)
	})
	if err != nil {
		return err
	}
	r := &run{rec: rec, arrays: append(make([]*array, len(rec.slots)), read...)}
	e.locked(func() {
		r.arrays[rec.results[0].source] = to
		to.retain()
		for _, a := range read {
			a.retain()
		}
	})
	if err = r.take(ctx, e.Engine); err == nil {
		r.ticket, err = r.submit(ctx, e.Engine, prof)
	}
	e.locked(func() { r.end(e.Engine) })
	return err
}

// inPlace is an assignment alone, to what is there: of elements to a part, or of blocks to
// those at indices, or of elements where a mask holds.
func inPlace(n *graph.Node, place, from, at graph.Stored, atType dtype.DType) graph.Value {
	d := n.Outputs[0].DType
	made := &graph.Node{Op: ops.Assign, Attr: n.Attr, Site: n.Site, Outputs: n.Outputs, InPlace: true}
	if at.Buffer != nil {
		made.By, made.Attr = ops.Put, ops.Attr{}
		made.Inputs = []graph.Value{graph.NewData(d, place), graph.NewData(d, from), graph.NewData(atType, at)}
		return graph.Value{Node: made}
	}
	whole := graph.Stored{Buffer: place.Buffer, View: shape.Contiguous(n.Outputs[0].Shape)}
	made.Inputs = []graph.Value{graph.NewData(d, whole), graph.NewData(d, from)}
	return graph.Value{Node: made}
}
