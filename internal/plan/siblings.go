package plan

import (
	"fmt"
	"maps"
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shape"
)

// Maps over the same points that read the same operands, compute the same, or read each
// other become one kernel, which stores them all: what they share is read and computed
// once, and small ones take one launch. XLA calls it multi-output fusion.

// siblings is the pass that finds them. It leaves the groups as they are and lists
// others.
func (s *state) siblings() error {
	if _, left := s.cfg.leavesOut(Siblings, Chains, Views, Schemes); left {
		return nil
	}
	f := newSiblingFinder(s)
	if f == nil {
		return nil
	}
	var families []*family
	for _, g := range s.groups.List {
		alone := f.familyOf(g)
		if alone == nil {
			continue
		}
		if !f.joinOne(families, alone) {
			families = append(families, alone)
		}
	}
	list, ok := f.inOrder(families)
	if !ok {
		return s.fail("groups that became one kernel wait for each other")
	}
	s.groups = &Groups{List: list, Results: s.groups.Results, grouper: s.groups.grouper, merged: f.merged}
	return nil
}

// family are maps that become one kernel.
type family struct {
	members []*Group
	body    *body
	results []int // the instruction of each member's value
}

// siblingFinder knows who reads whom.
type siblingFinder struct {
	*state
	build   *builder
	writer  map[result]*Group
	place   map[*Group]int      // where it is listed
	reads   map[*Group][]Ref    // what each reads
	readers map[result][]*Group // who reads it
	asked   map[result]bool
	within  map[*Group]*family
	merged  map[graph.Value]bool // what is not stored, because all its readers are in its kernel
}

func newSiblingFinder(s *state) *siblingFinder {
	f := &siblingFinder{state: s, build: &builder{cfg: s.cfg}, writer: map[result]*Group{}, place: map[*Group]int{}, reads: map[*Group][]Ref{}, readers: map[result][]*Group{}, asked: map[result]bool{},
		within: map[*Group]*family{}, merged: map[graph.Value]bool{}}
	maps := 0
	for i, g := range s.groups.List {
		f.place[g] = i
		f.writer[result{g.Value, g.Leaves}] = g
		f.reads[g] = g.readsOf()
		for _, r := range f.reads[g] {
			f.readers[r.from] = append(f.readers[r.from], g)
		}
		if _, ok := g.work.(*mapWork); ok {
			maps++
		}
	}
	if maps < 2 {
		return nil
	}
	for _, r := range s.groups.Results {
		f.asked[r.Ref.from] = true
	}
	return f
}

// familyOf is a group alone, nil where it can have no siblings: it writes a part of
// its value, or words that it shares.
func (f *siblingFinder) familyOf(g *Group) *family {
	w, ok := g.work.(*mapWork)
	if !ok || len(w.parts) != 1 || g.Leaves {
		return nil
	}
	p := w.parts[0]
	if !p.view.IsContiguous() || p.view.Offset != 0 || !p.body.space.Equal(g.Value.Shape()) || p.body.digits != nil {
		return nil
	}
	return &family{members: []*Group{g}, body: p.body, results: []int{len(p.body.insts) - 1}}
}

// nearest is how many families back one is looked for: others are rarely made from the same.
const nearestFamilies = 16

// mostSiblings bounds a family: of so many launches, all but one are saved, and each group
// that joins goes through what is there already.
const mostSiblings = 64

// joinOne joins a group to the first family, from the last one back, that it gains with.
func (f *siblingFinder) joinOne(families []*family, alone *family) bool {
	for at := len(families) - 1; at >= max(0, len(families)-nearestFamilies); at-- {
		to := families[at]
		if len(to.members) == mostSiblings || !to.body.space.Equal(alone.body.space) || f.between(to, f.firstOf(families, at), alone.members[0]) {
			continue
		}
		joined, gains := f.join(to, alone)
		if !gains || !f.fits(to, alone, joined) {
			continue
		}
		*to = *joined
		for _, g := range to.members {
			f.within[g] = to
		}
		return true
	}
	return false
}

// join is a family with a group more, nil where the group reads other elements of it
// than its own; gains tells whether it is worth it: they share what is read, or computed,
// or the launch is what it costs.
func (f *siblingFinder) join(to, alone *family) (joined *family, gains bool) {
	b := newBodyJoiner(f.build, to)
	if !b.add(alone.body) {
		return nil, false
	}
	last := b.values[len(b.values)-1]
	joined = &family{members: slices.Concat(to.members, alone.members), body: b.fuser.body, results: append(slices.Clip(to.results), last)}
	if slices.Contains(to.results, last) || !slices.Contains(joined.results, len(joined.body.insts)-1) {
		return nil, false // a copy of what is there
	}
	points := to.body.space.Size()
	return joined, b.read*4 >= points || b.saved > 0 && b.saved*4 >= min(to.body.cost, alone.body.cost) || points < f.cfg.NarrowBelow
}

// fits reports whether a joined body is within the device's limits, and gone through as
// its parts are: not a few elements at a time only because there is so much of it.
func (f *siblingFinder) fits(to, alone, joined *family) bool {
	body, b := joined.body, f.build
	buffers := len(joined.results) - 1
	for _, index := range body.index {
		if !index {
			buffers++
		}
	}
	if buffers > f.cfg.MaxOperands || body.cost > f.cfg.MaxCost {
		return false
	}
	for _, long := range []func(int) bool{b.heavy, b.compact} {
		if long(body.cost) && !long(to.body.cost) && !long(alone.body.cost) {
			return false
		}
	}
	all := joined.storing(nil)
	k, launches := b.mapLaunches(all, joined.last().DType(), shape.Contiguous(body.space), body.space.Size())
	m := k.Loop.(*kernel.Map)
	return len(launches) == 1 && launches[0].Out.Offset == 0 && k.Verify() == nil && m.Out == kernel.Wide
}

// firstOf is the place from which on groups may read a family, the one of a number. Those
// listed before it read none of it, unless a family that began before it has members
// behind: then all from that one's beginning on may.
func (f *siblingFinder) firstOf(families []*family, at int) int {
	first := f.place[families[at].members[0]]
	// Those that began long before it had ended when it began: only the nearest grow.
	for lowest, i := at, at-1; i >= max(0, lowest-nearestFamilies); i-- {
		if members := families[i].members; f.place[members[len(members)-1]] > first {
			first, lowest = f.place[members[0]], i
		}
	}
	return first
}

// between reports whether a group reads a family's values by way of others, which have to
// come between them: of those that are listed from the first on that may read it.
func (f *siblingFinder) between(to *family, first int, g *Group) bool {
	const most = 512 // groups that are looked at: more are taken for a way
	seen := map[*Group]bool{}
	var reaches func(g *Group) bool
	reaches = func(by *Group) bool {
		for _, r := range f.reads[by] {
			w := f.writer[r.from]
			if w == nil || seen[w] {
				continue
			}
			if f.within[w] == to || w == to.members[0] {
				if by != g {
					return true
				}
				continue
			}
			for _, part := range f.together(w) {
				if seen[part] || f.place[part] < first {
					continue
				}
				seen[part] = true
				if len(seen) > most || reaches(part) {
					return true
				}
			}
		}
		return false
	}
	return reaches(g)
}

// together are the groups that become one with a group.
func (f *siblingFinder) together(g *Group) []*Group {
	if in := f.within[g]; in != nil {
		return in.members
	}
	return []*Group{g}
}

func (f *siblingFinder) sameFamily(g *Group, to *family) bool { return f.within[g] == to }

// readsOf is all that a group reads.
func (g *Group) readsOf() []Ref {
	list := slices.Clip(g.work.reads())
	for _, k := range g.work.bodies() {
		list = append(list, k.refs...)
	}
	return list
}

// inOrder lists the groups, families as one, each after those that it reads; ok is false
// where there is no such order.
func (f *siblingFinder) inOrder(families []*family) (list []*Group, ok bool) {
	of := map[*Group]*Group{} // what a group has become
	for _, to := range families {
		if len(to.members) > 1 {
			g := f.group(to)
			for _, member := range to.members {
				of[member] = g
			}
		}
	}
	begun, listed, ok := map[*Group]bool{}, map[*Group]bool{}, true
	var visit func(g *Group)
	visit = func(g *Group) {
		if as := of[g]; as != nil {
			g = as
		}
		if begun[g] {
			ok = ok && listed[g]
			return
		}
		begun[g] = true
		for _, r := range g.readsOf() {
			if w := f.writer[r.from]; w != nil {
				visit(w)
			}
		}
		list, listed[g] = append(list, g), true
	}
	for _, g := range f.groups.List {
		visit(g)
	}
	return list, ok
}

// group is the group that a family becomes.
func (f *siblingFinder) group(to *family) *Group {
	stored := func(g *Group) bool {
		r := result{g.Value, false}
		return f.asked[r] || slices.ContainsFunc(f.readers[r], func(by *Group) bool { return !f.sameFamily(by, to) })
	}
	for _, g := range to.members {
		if !stored(g) {
			f.merged[g.Value] = true
		}
	}
	w := &siblingWork{body: to.storing(stored)}
	g := &Group{Value: to.last(), work: w}
	for _, i := range w.body.also {
		g.Also = append(g.Also, to.members[slices.Index(to.results, i)].Value)
	}
	w.also = g.Also
	return g
}

// last is the value whose instruction is the last one.
func (to *family) last() graph.Value {
	return to.members[slices.Index(to.results, len(to.body.insts)-1)].Value
}

// storing is the family's body with what it stores: all its members' values, or some.
func (to *family) storing(some func(g *Group) bool) *body {
	b := *to.body
	b.also = nil
	for i, at := range to.results {
		if at < len(b.insts)-1 && (some == nil || some(to.members[i])) {
			b.also = append(b.also, at)
		}
	}
	slices.Sort(b.also)
	return &b
}

// siblingWork is a map that stores several values.
type siblingWork struct {
	body *body
	also []graph.Value // beside the group's, in the order of the body's
}

func (w *siblingWork) bodies() []*body { return []*body{w.body} }
func (w *siblingWork) reads() []Ref    { return nil }
func (w *siblingWork) String() string {
	if n := 1 + len(w.also); n > 1 {
		return fmt.Sprintf("map of %d", n)
	}
	return "map"
}

func (w *siblingWork) lower(b *builder, v graph.Value) (int, error) {
	out := b.tempOf(v)
	s := b.writes(out, v, mapPart{body: w.body, view: shape.Contiguous(v.Shape())})
	for _, also := range w.also {
		t := b.tempOf(also)
		s.Also = append(s.Also, Output{Temp: t, Value: also})
		b.temps[result{also, false}] = t
	}
	return out, b.addStep(s)
}

// bodyJoiner adds a body to a family's.
type bodyJoiner struct {
	fuser  *fuser
	of     map[result]int // the instructions of the family's values
	values []int          // the instructions that those of the body have become
	read   int            // elements that are read once instead of twice, of the operand with most of them
	saved  int            // cost of what is computed once instead of twice
}

func newBodyJoiner(b *builder, to *family) *bodyJoiner {
	k := *to.body
	k.insts, k.views, k.dtypes = slices.Clip(k.insts), slices.Clip(k.views), slices.Clip(k.dtypes)
	k.refs, k.index, k.scalars = slices.Clip(k.refs), slices.Clip(k.index), slices.Clip(k.scalars)
	k.tables, k.boxes, k.fuser = maps.Clone(k.tables), maps.Clone(k.boxes), nil
	f := &fuser{g: &grouper{builder: b}, body: &k, insts: map[instKey]int{}}
	for i, inst := range k.insts {
		f.insts[keyOf(inst)] = i
	}
	of := map[result]int{}
	for i, g := range to.members {
		of[result{g.Value, false}] = to.results[i]
	}
	return &bodyJoiner{fuser: f, of: of}
}

// keyOf identifies an instruction.
func keyOf(inst kernel.Inst) instKey {
	key := instKey{kind: inst.Kind, n: inst.N, op: inst.Op, args: [3]int{-1, -1, -1}, right: inst.Right, dtype: inst.DType}
	if inst.Kind == kernel.Load || inst.Kind == kernel.Scalar {
		key.args = [3]int{}
	}
	copy(key.args[:], inst.Args)
	return key
}

// add adds a body's instructions. It fails where the body reads other elements of the
// family's values than its own, or one may be part of an address.
func (j *bodyJoiner) add(from *body) bool {
	f := j.fuser
	operands := make([]int, len(from.refs)) // where a table has gone; -1: the body's value
	known := len(f.body.refs)
	for i, ref := range from.refs {
		at, own := j.of[ref.from]
		_, table := from.tables[i]
		switch {
		case own && (len(from.tables) > 0 || len(from.boxes[i].bounds) > 0 || !inPlace(from.views[i], from.space)):
			return false // an address is not computed where it is followed
		case own:
			operands[i] = -1 - at
			j.read = max(j.read, from.space.Size())
		case table:
			operands[i] = f.input(from.input(i))
			j.shares(from, i, operands[i] < known)
		default:
			load := f.operand(from.dtypes[i], ref, from.views[i], from.index[i], j.box(from, i))
			operands[i] = f.body.insts[load].N
			j.shares(from, i, operands[i] < known && !from.index[i])
		}
	}
	rest := from.cost // of what addresses tables
	for i, inst := range from.insts {
		if inst.Kind == kernel.Apply {
			rest -= f.g.cost(inst.Op, from.insts[inst.Args[len(inst.Args)-1]].DType, inst.DType)
		}
		j.values = append(j.values, j.inst(from, operands, i))
	}
	f.body.cost += max(rest, 0)
	return true
}

// box is the box of an operand of a body in the family's.
func (j *bodyJoiner) box(from *body, i int) box {
	b, ok := from.boxes[i]
	if ok {
		fill := from.scalars[b.fill]
		b.fill = j.fuser.scalarNumber(fill.dtype, fill.bits)
	}
	return b
}

// shares notes that an operand is read once for both.
func (j *bodyJoiner) shares(from *body, i int, shared bool) {
	if !shared {
		return
	}
	n := 1
	for axis, d := range from.space {
		if from.views[i].Strides[axis] != 0 {
			n *= d
		}
	}
	j.read = max(j.read, n)
}

// inst is what instruction i of the body has become.
func (j *bodyJoiner) inst(from *body, operands []int, i int) int {
	f, inst := j.fuser, from.insts[i]
	args := make([]int, len(inst.Args))
	for n, a := range inst.Args {
		args[n] = j.values[a]
	}
	switch inst.Kind {
	case kernel.Load:
		if at := operands[inst.N]; at < 0 {
			return -1 - at
		}
		return f.inst(instKey{kind: kernel.Load, n: operands[inst.N], dtype: inst.DType}, nil)
	case kernel.Scalar:
		s := from.scalars[inst.N]
		return f.scalar(s.dtype, s.bits)
	case kernel.Apply:
		before := f.body.cost
		at := f.apply(inst.Op, inst.DType, args)
		if f.body.cost == before {
			j.saved += f.g.cost(inst.Op, f.body.insts[args[len(args)-1]].DType, inst.DType)
		}
		return at
	}
	inst.N, inst.Args = operands[inst.N], args
	return f.inst(keyOf(inst), args)
}

// inPlace reports whether a view sees at each point of a space the element of the point's
// number.
func inPlace(v shape.View, space shape.Shape) bool {
	if v.Offset != 0 {
		return false
	}
	for axis, stride := range shape.ContiguousStrides(space) {
		if space[axis] > 1 && v.Strides[axis] != stride {
			return false
		}
	}
	return true
}
