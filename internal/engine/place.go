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

// An assignment to a region of a variable is made in the variable's memory, so that it costs as
// much as the region. A snapshot, a view or an unrun operator may still need the array as it was
// before. For these, only the overwritten elements are kept: the old array becomes the new one with
// these elements put back (graph.Value.Yield). It is copied once, when somebody asks for it. An old
// array that nobody can reach any more is never copied, and Go's collector frees the elements that
// were kept for it.

const (
	// maxOld is how many old arrays may depend on one memory. To rebuild the first of them, the
	// engine puts back the elements that all later assignments have overwritten.
	maxOld = 256
)

// placer makes assignments in place for an engine.
type placer struct{ *Engine }

func (e *Engine) placer() placer { return placer{e} }

// placed marks an assignment, or a chain of puts onto the value that a variable had before, as one
// that may be made in the memory of its target. The caller holds the engine's lock.
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

// little reports whether a put writes at most half of its target; elements and indices that must
// still be computed count too. A larger put takes as long as a copy.
func little(p *graph.Put) bool {
	bytes := p.From.Bytes()
	if !p.At.Node.Done() {
		bytes += p.At.Bytes()
	}
	return 2*bytes <= p.Target.Bytes()
}

// made reports whether an assignment has been made, even if its memory was taken from it later. The
// caller holds the engine's lock.
func made(n *graph.Node) bool {
	_, yielded := n.Yielded()
	return n.Done() || n.Freed || yielded
}

// place makes the assignments that the values need in the memory of their targets, where possible.
// own is the part that has the values, or nil.
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
		// A target of several assignments is copied once, and they overwrite the copy.
		if !done && targets[n] {
			if _, _, err := e.attempt(ctx, []graph.Value{{Node: n}}, prof, false, own); err != nil && !meanwhileFreed(err) {
				return err
			}
		}
	}
	return nil
}

// meanwhileFreed reports whether an error says that a value was freed. The values that an
// assignment needs are freed when another evaluation has made it.
func meanwhileFreed(err error) bool {
	var freed *FreedError
	return errors.As(err, &freed)
}

// placements returns the assignments that the values need and that may be made in place, inputs
// first. It leaves out those of parts other than own. targets marks assignments that are themselves
// the targets of others.
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
		if len(n.Inputs) > 0 { // otherwise another run is making it
			targets[targetOf(n).Node] = true
		}
	}
	return list, targets
}

// assignedTo returns the target of an assignment, as recorded. The caller holds the engine's lock.
func assignedTo(n *graph.Node) graph.Value {
	if n.Put != nil {
		return n.Put.Target
	}
	return n.Inputs[0]
}

// targetOf returns the value that has the elements of an assignment's target by now. The caller
// holds the engine's lock.
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

// partsOf returns the values that must be computed before v is in memory. For an assignment in
// place these are the elements it writes and their indices, since its other elements are in memory.
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
	place  graph.Stored // the elements that are overwritten
	from   graph.Stored // the new elements
	at     graph.Stored // of a put: the indices or the mask
	atType dtype.DType
	apart  bool        // the new elements are in the same array, so they must be copied first
	old    graph.Value // the overwritten elements, for values that have yielded their memory; without a node if there are none
	back   graph.Value
	gave   []yielded
}

// yielded is a value and where it was stored.
type yielded struct {
	value graph.Value
	at    graph.Stored
}

// placed makes an assignment in place, unless another run has made it. It returns false if that is
// not possible.
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

// before is what must happen before an assignment can be made in place. Zero: it cannot.
type before struct {
	made     bool // it has been made already
	first    obstacle
	elements []graph.Value // values that must be computed
	collect  bool          // a garbage collection may show that nobody can ask for the old values any more
}

// begin takes the target's array away from all values that have it.
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
		return nil, before{} // somebody may ask for the target, and would keep all of its elements
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

// yield reports whether the other values in an array can become views of the value that overwrites
// it: they have its dtype, and no elements behind its own. The caller holds the engine's lock.
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

// readied reports whether values are in memory, or what must happen first. Zero: never.
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

// newPlacing prepares an assignment to an array; nil if it is not possible.
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

// asked reports whether anybody except the assignment may ask for its target. others are the other
// values in the target's array.
func asked(n *graph.Node, t graph.Value, others []*graph.Node) bool {
	return t != assignedTo(n) || !onlyRead(t.Node, readsOf(n, t.Node)) || len(others) > 0
}

// readsOf returns how often an assignment reads a node: directly, through values that only the
// assignment reads, or through values that are computed before it.
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

// onlyRead reports whether the only use of a node is one reader, which reads it so many times.
func onlyRead(n *graph.Node, times int64) bool {
	return (n.Closed || n.Implied) && n.Pending.Load() == times
}

// takable returns the array of an assignment's target, which is stored in st, if the target is all
// of the array and nobody is using it. Otherwise it returns nil and the reason.
func (e placer) takable(n *graph.Node, st graph.Stored) (a *array, why string) {
	a, _ = st.Buffer.(*array)
	bytes := (graph.Value{Node: n}).Bytes()
	switch {
	case a == nil:
		return nil, "" // the target has not run, or is small
	case !st.View.IsContiguous() || st.View.Offset != 0 || !st.View.Shape.Equal(n.Outputs[0].Shape) || a.whole() < bytes:
		return nil, "the assignment's target is a view"
	case a.owners.shared:
		return nil, "a compiled function has the assignment's target, or it is a constant"
	case a.refs != a.owners.count:
		return nil, "the assignment's target is being read"
	case n.Back && slices.ContainsFunc(e.cells, func(c *Cell) bool {
		at, ok := c.value.Stored()
		return ok && at.Buffer.(*array) == a
	}):
		return nil, n.Why // the array belongs to variables
	}
	return a, ""
}

// remembers reports whether an array may keep so many bytes more of overwritten elements: at most
// as many as a copy has, and for few enough old values.
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

// keep makes the values that those become whose elements are overwritten. The caller holds the
// engine's lock.
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

// write copies the elements that will be overwritten, and then writes the new ones. It runs to the
// end even if nobody waits for it.
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

// finish gives the array to the assignment's result or, after an error, back to its values.
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

// whyBack explains why a copy is made of an array as it was before an assignment.
func whyBack(t, n *graph.Node) string {
	if t.Taken == "" {
		return fmt.Sprintf("for a tensor from before the assignment at %s", n.Site)
	}
	return fmt.Sprintf("for the tensor read at %s, before the assignment at %s", t.Taken, n.Site)
}

// moved writes the new elements to their region of an array.
func (e placer) moved(ctx context.Context, p *placing, d dtype.DType, from graph.Stored, prof *Profile) error {
	if m, ok := e.be.(backend.Mover); ok && prof == nil {
		return m.Move(ctx, backend.Move{Size: d.Size(), To: viewed(p.place), From: viewed(from), At: viewed(p.at), Masks: p.node.Put != nil && p.node.Put.Masks()})
	}
	return e.assign(ctx, p.place.Buffer.(*array), inPlace(p.node, p.place, from, p.at, p.atType), prof)
}

// assign plans and runs an assignment to an array, in place.
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

// inPlace returns an assignment to existing memory: of elements to a region, of blocks at indices,
// or of elements where a mask is true.
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
