package fuse

import (
	"maps"
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/lower"
	"github.com/weft-gpu/weft/internal/plan/program"
	"github.com/weft-gpu/weft/internal/plan/region"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/shape"
)

// Maps over the same points become one kernel that stores the results of all, if they read the same
// operands, compute the same, or read each other. It reads and computes shared values once, and
// small maps take one launch instead of several. XLA calls it multi-output fusion.

// JoinMaps returns groups in which such maps are one group. It does not change the given groups.
func JoinMaps(cfg rules.Config, groups *Groups) (*Groups, error) {
	if _, left := cfg.LeavesOut(rules.Horizontal, rules.Chains, rules.Views, rules.Schemes); left {
		return groups, nil
	}
	f := newMapJoiner(cfg, groups)
	if f == nil {
		return groups, nil
	}
	var families []*family
	for _, g := range groups.List {
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
		return nil, &program.VerifyError{What: "groups that became one kernel wait for each other"}
	}
	return &Groups{List: list, Results: groups.Results, grouper: groups.grouper, merged: f.merged}, nil
}

// family is a list of maps that become one kernel.
type family struct {
	members []*Group
	body    *region.Body
	results []int // the instruction of each member's value
}

// mapJoiner knows which group reads which group's result.
type mapJoiner struct {
	cfg     rules.Config
	groups  *Groups
	build   *lower.Builder
	writer  map[program.Made]*Group
	place   map[*Group]int            // index in groups.List
	reads   map[*Group][]program.Ref  // all operands of a group
	readers map[program.Made][]*Group // the groups that read a result
	asked   map[program.Made]bool
	within  map[*Group]*family
	merged  *expr.Table[bool] // values that are not stored, since only their own kernel reads them
}

func newMapJoiner(cfg rules.Config, groups *Groups) *mapJoiner {
	f := &mapJoiner{cfg: cfg, groups: groups, build: &lower.Builder{Config: cfg}, writer: map[program.Made]*Group{}, place: map[*Group]int{}, reads: map[*Group][]program.Ref{}, readers: map[program.Made][]*Group{}, asked: map[program.Made]bool{},
		within: map[*Group]*family{}, merged: expr.NewTable[bool](groups.grouper.numbers)}
	maps := 0
	for i, g := range groups.List {
		f.place[g] = i
		f.writer[program.Made{Value: g.Value, Leaves: g.Leaves}] = g
		f.reads[g] = g.readsOf()
		for _, r := range f.reads[g] {
			f.readers[r.From] = append(f.readers[r.From], g)
		}
		if _, ok := g.Work.(*lower.MapWork); ok {
			maps++
		}
	}
	if maps < 2 {
		return nil
	}
	for _, r := range groups.Results {
		f.asked[r.Ref.From] = true
	}
	return f
}

// familyOf returns a family of one group. It is nil if the group cannot join others: it is no map,
// it writes its value in several regions, or its operand has digits.
func (f *mapJoiner) familyOf(g *Group) *family {
	w, ok := g.Work.(*lower.MapWork)
	if !ok || len(w.Parts) != 1 || g.Leaves {
		return nil
	}
	p := w.Parts[0]
	if !p.View.IsContiguous() || p.View.Offset != 0 || !p.Body.Space.Equal(g.Value.Shape()) || p.Body.Digits != nil {
		return nil
	}
	return &family{members: []*Group{g}, body: p.Body, results: []int{len(p.Body.Insts) - 1}}
}

// nearestFamilies bounds the search for a family. Older families rarely share operands.
const nearestFamilies = 16

// maxJoined bounds the members of a family, since each group that joins walks the whole body. At
// this size one launch replaces so many that a larger family would save little more.
const maxJoined = 64

// joinOne joins a group to the latest family for which that pays, and reports whether there is one.
func (f *mapJoiner) joinOne(families []*family, alone *family) bool {
	for at := len(families) - 1; at >= max(0, len(families)-nearestFamilies); at-- {
		to := families[at]
		if len(to.members) == maxJoined || !to.body.Space.Equal(alone.body.Space) || f.between(to, f.firstOf(families, at), alone.members[0]) {
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

// join returns the family with one more group. joined is nil if a point of the group would read
// another point's element of the family's values. gains says whether joining pays: both share loads
// or arithmetic, or they have so few points that the launch costs most.
func (f *mapJoiner) join(to, alone *family) (joined *family, gains bool) {
	b := newBodyJoiner(f.build, to)
	if !b.add(alone.body) {
		return nil, false
	}
	last := b.values[len(b.values)-1]
	joined = &family{members: slices.Concat(to.members, alone.members), body: b.writer.Body, results: append(slices.Clip(to.results), last)}
	if slices.Contains(to.results, last) || !slices.Contains(joined.results, len(joined.body.Insts)-1) {
		return nil, false // the family computes the same value already
	}
	points := to.body.Space.Size()
	return joined, b.read*4 >= points || b.saved > 0 && b.saved*4 >= min(to.body.Cost, alone.body.Cost) || points < f.cfg.NarrowBelow
}

// fits reports whether a joined body is within the device's limits, and has the same chunk as its
// members' bodies. (Long bodies have smaller chunks.)
func (f *mapJoiner) fits(to, alone, joined *family) bool {
	body, b := joined.body, f.build
	buffers := len(joined.results) - 1
	for _, index := range body.Index {
		if !index {
			buffers++
		}
	}
	if buffers > f.cfg.MaxOperands || body.Cost > f.cfg.MaxCost {
		return false
	}
	for _, long := range []func(int) bool{b.Heavy, b.Compact} {
		if long(body.Cost) && !long(to.body.Cost) && !long(alone.body.Cost) {
			return false
		}
	}
	all := joined.storing(nil)
	k, launches := b.MapLaunches(all, joined.last().DType(), shape.Contiguous(body.Space), body.Space.Size())
	m := k.Loop.(*kernel.Map)
	return len(launches) == 1 && launches[0].Out.Offset == 0 && k.Verify() == nil && m.Out == kernel.Wide
}

// firstOf returns the index of the first group that may read families[at], directly or through
// other groups. It is the index of the family's first member. If an earlier family has members
// behind that index, however, its first member counts.
func (f *mapJoiner) firstOf(families []*family, at int) int {
	first := f.place[families[at].members[0]]
	// Only the nearest families grow, so the members of older ones all come earlier.
	for lowest, i := at, at-1; i >= max(0, lowest-nearestFamilies); i-- {
		if members := families[i].members; f.place[members[len(members)-1]] > first {
			first, lowest = f.place[members[0]], i
		}
	}
	return first
}

// between reports whether a group reads a family's values through other groups, which would have to
// run between the family and the group. It looks at groups from index first on.
func (f *mapJoiner) between(to *family, first int, g *Group) bool {
	const most = 512 // groups to look at; if there are more, it assumes that they read the family
	seen := map[*Group]bool{}
	var reaches func(g *Group) bool
	reaches = func(by *Group) bool {
		for _, r := range f.reads[by] {
			w := f.writer[r.From]
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

// together lists the groups that become one with g, and g itself.
func (f *mapJoiner) together(g *Group) []*Group {
	if in := f.within[g]; in != nil {
		return in.members
	}
	return []*Group{g}
}

func (f *mapJoiner) sameFamily(g *Group, to *family) bool { return f.within[g] == to }

// readsOf lists everything that a group reads.
func (g *Group) readsOf() []program.Ref {
	list := slices.Clip(g.Work.Reads())
	for _, k := range g.Work.Bodies() {
		list = append(list, k.Refs...)
	}
	return list
}

// inOrder lists the groups so that each follows the groups that it reads; a family counts as one
// group. ok is false if there is no such order.
func (f *mapJoiner) inOrder(families []*family) (list []*Group, ok bool) {
	of := map[*Group]*Group{} // the joined group of a member
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
			if w := f.writer[r.From]; w != nil {
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

// group returns the group that a family becomes.
func (f *mapJoiner) group(to *family) *Group {
	stored := func(g *Group) bool {
		r := program.Made{Value: g.Value, Leaves: false}
		return f.asked[r] || slices.ContainsFunc(f.readers[r], func(by *Group) bool { return !f.sameFamily(by, to) })
	}
	for _, g := range to.members {
		if !stored(g) {
			f.merged.Set(g.Value, true)
		}
	}
	w := &lower.JoinedMaps{Body: to.storing(stored)}
	g := &Group{Value: to.last(), Work: w}
	for _, i := range w.Body.Also {
		g.Also = append(g.Also, to.members[slices.Index(to.results, i)].Value)
	}
	w.Also = g.Also
	return g
}

// last returns the value that the last instruction computes.
func (to *family) last() graph.Value {
	return to.members[slices.Index(to.results, len(to.body.Insts)-1)].Value
}

// storing returns the family's body, which stores the values of all members (some is nil) or of
// those that some selects.
func (to *family) storing(some func(g *Group) bool) *region.Body {
	b := *to.body
	b.Also = nil
	for i, at := range to.results {
		if at < len(b.Insts)-1 && (some == nil || some(to.members[i])) {
			b.Also = append(b.Also, at)
		}
	}
	slices.Sort(b.Also)
	return &b
}

// bodyJoiner adds the instructions of a body to a family's body.
type bodyJoiner struct {
	writer *region.Writer
	of     map[program.Made]int // the instruction of each of the family's values
	values []int                // for each instruction of the body: its number in the family's body
	read   int                  // the most elements of an operand that both bodies read
	saved  int                  // the cost of the operators that both bodies compute
}

func newBodyJoiner(b *lower.Builder, to *family) *bodyJoiner {
	k := *to.body
	k.Insts, k.Views, k.DTypes = slices.Clip(k.Insts), slices.Clip(k.Views), slices.Clip(k.DTypes)
	k.Refs, k.Index, k.Scalars = slices.Clip(k.Refs), slices.Clip(k.Index), slices.Clip(k.Scalars)
	k.Tables, k.Boxes = maps.Clone(k.Tables), maps.Clone(k.Boxes)
	of := map[program.Made]int{}
	for i, g := range to.members {
		of[program.Made{Value: g.Value, Leaves: false}] = to.results[i]
	}
	return &bodyJoiner{writer: region.NewWriter(&b.Config, &k), of: of}
}

// add adds a body's instructions. It returns false if a point of the body reads another point's
// element of one of the family's values, or may use such a value as an index into a table.
func (j *bodyJoiner) add(from *region.Body) bool {
	f := j.writer
	operands := make([]int, len(from.Refs)) // numbers of operands in the family's body; -1-n: instruction n of the family's body
	known := len(f.Body.Refs)
	for i, ref := range from.Refs {
		at, own := j.of[ref.From]
		_, table := from.Tables[i]
		switch {
		case own && (len(from.Tables) > 0 || len(from.Boxes[i].Bounds) > 0 || !inPlace(from.Views[i], from.Space)):
			return false
		case own:
			operands[i] = -1 - at
			j.read = max(j.read, from.Space.Size())
		case table:
			operands[i] = f.Input(from.Input(i))
			j.shares(from, i, operands[i] < known)
		default:
			load := f.Operand(from.DTypes[i], ref, from.Views[i], from.Index[i], j.box(from, i))
			operands[i] = f.Body.Insts[load].N
			j.shares(from, i, operands[i] < known && !from.Index[i])
		}
	}
	rest := from.Cost // the cost of the instructions that address tables
	for i, inst := range from.Insts {
		if inst.Kind == kernel.Apply {
			rest -= f.Config.Weights.Cost(inst.Op, from.Insts[inst.Args[len(inst.Args)-1]].DType, inst.DType)
		}
		j.values = append(j.values, j.inst(from, operands, i))
	}
	f.Body.Cost += max(rest, 0)
	return true
}

// box returns the box of operand i, with the number of its scalar in the family's body.
func (j *bodyJoiner) box(from *region.Body, i int) region.Box {
	b, ok := from.Boxes[i]
	if ok {
		fill := from.Scalars[b.Fill]
		b.Fill = j.writer.ScalarNumber(fill.DType, fill.Bits)
	}
	return b
}

// shares notes whether both bodies read operand i in the same way.
func (j *bodyJoiner) shares(from *region.Body, i int, shared bool) {
	if !shared {
		return
	}
	n := 1
	for axis, d := range from.Space {
		if from.Views[i].Strides[axis] != 0 {
			n *= d
		}
	}
	j.read = max(j.read, n)
}

// inst adds instruction i of the body, and returns its number in the family's body.
func (j *bodyJoiner) inst(from *region.Body, operands []int, i int) int {
	f, inst := j.writer, from.Insts[i]
	args := make([]int, len(inst.Args))
	for n, a := range inst.Args {
		args[n] = j.values[a]
	}
	switch inst.Kind {
	case kernel.Load:
		if at := operands[inst.N]; at < 0 {
			return -1 - at
		}
		return f.Inst(region.InstKey{Kind: kernel.Load, N: operands[inst.N], DType: inst.DType}, nil)
	case kernel.Scalar:
		s := from.Scalars[inst.N]
		return f.Scalar(s.DType, s.Bits)
	case kernel.Apply:
		before := f.Body.Cost
		at := f.Apply(inst.Op, inst.DType, args)
		if f.Body.Cost == before {
			j.saved += f.Config.Weights.Cost(inst.Op, f.Body.Insts[args[len(args)-1]].DType, inst.DType)
		}
		return at
	}
	inst.N, inst.Args = operands[inst.N], args
	return f.Inst(region.KeyOf(inst), args)
}

// inPlace reports whether a view shows at each point of a space the element whose index is the
// point's row-major number.
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
