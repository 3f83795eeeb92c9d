package shaders

import (
	"math/bits"
	"slices"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// Rows that teams share (kernel.RowTeam). Each invocation has a chunk of every round of
// its leaf, or of those of its part where they are split (rowsplit.go): it makes its
// accumulators of them, the leaf's invocations join these, and
// the first ones of the leaves what the leaves come to. Sweep after sweep it goes
// through its own elements alone, so that what it needs again it holds in registers,
// or in a column of shared memory that nobody else reads.

// teamRow is the row of the invocation's team.
type teamRow struct {
	*row
	team    *kernel.RowTeam
	all     team         // of the row's invocations
	members team         // of the leaf's accumulators
	sharers team         // of the leaf: one after the other the members of each part
	part    codegen.ID   // whose elements this invocation has
	leaders team         // of the row, one for each leaf
	group   codegen.ID   // of the team's groups of members
	end     codegen.ID   // of the elements that this invocation may write
	at      codegen.ID   // the leaf's number
	leaf    piece        // its elements
	column  *heldColumn  // where values are held in shared memory
	held    []heldValues // by round, where they are held in registers
	rooms   map[roomKind]*room
	ordered map[orderedKind]*room // for what is added in order
}

type heldValues map[int]codegen.Value // by instruction

func (w *writer) rowwiseTeam() {
	t := w.teamRow()
	for _, p := range w.k.Sweeps() {
		t.between(p.Level)
		if p.Last {
			t.eachLeaf(func(codegen.ID) { t.walk(p, nil) })
			return
		}
		t.folds(p)
	}
	b, last := w.b, len(w.k.Body)-1
	t.between(t.levels[last])
	writes := b.LAnd(b.IEq(t.leaders.lane, b.ConstU32(0)), b.ULess(b.ConstU32(0), t.end))
	b.If(writes, func() { w.storeElement(w.out, t.out, b.ToWords(t.single[last])) })
}

// teamRow is the row of this invocation's team. Past the last row it is that one
// again, of which nothing is written.
func (w *writer) teamRow() *teamRow {
	b, t := w.b, w.byRow.Team
	all := w.teamOf(t.Lanes)
	index := b.IAdd(b.IMul(w.workgroup(), b.ConstU32(uint32(t.LocalSize()/t.Lanes))), all.index)
	rows := b.ShiftR(w.param(kernel.NumInvocations), b.ConstU32(logOf(t.Lanes)))
	r := &teamRow{row: w.rowOf(b.UMin(index, b.ISub(rows, b.ConstU32(1)))), team: t, rooms: map[roomKind]*room{}, ordered: map[orderedKind]*room{}}
	r.all, r.width = all, w.chunk
	r.end = b.Select(b.ULess(index, rows), r.count, b.ConstU32(0))
	r.leaf = piece{b.ConstU32(0), r.count}
	r.members, r.sharers = w.teamOf(t.Members(w.chunk)), w.teamOf(t.Sharers(w.chunk))
	r.part = b.ShiftR(r.sharers.lane, b.ConstU32(logOf(r.members.size)))
	r.group = b.ShiftR(all.lane, b.ConstU32(logOf(r.sharers.size)))
	// The leaders' places are the first ones of the whole team's.
	r.leaders = team{w: w, size: t.Groups(w.chunk), lane: all.lane, index: b.IMul(all.index, b.ConstU32(uint32(r.sharers.size)))}
	if _, words := w.k.HeldPlaces(); words > 0 && !t.InRegisters() {
		r.column = w.columnOf(t)
	}
	for range t.Unroll {
		r.held = append(r.held, heldValues{})
	}
	return r
}

// eachLeaf goes to the leaves that this invocation has a part in: one, or in turns
// one after the other. All the workgroup's invocations take as many turns.
func (t *teamRow) eachLeaf(f func(turn codegen.ID)) {
	w, b := t.w, t.w.b
	groups := b.ConstU32(logOf(t.leaders.size))
	turn := func(i codegen.ID) {
		t.at = b.IAdd(b.ShiftL(i, groups), t.group)
		t.leaf.start = b.IMul(t.at, b.ConstU32(ops.Leaf))
		t.leaf.count = b.UMin(b.ISub(b.UMax(t.count, t.leaf.start), t.leaf.start), b.ConstU32(ops.Leaf))
		f(i)
	}
	switch {
	case t.team.Turns:
		b.Loop(b.ShiftR(b.IAdd(w.param(kernel.NumLeaves), b.ConstU32(uint32(t.leaders.size-1))), groups), turn)
	case w.byRow.Long:
		turn(b.ConstU32(0))
	default:
		f(b.ConstU32(0))
	}
}

// folds makes the folds of a sweep.
func (t *teamRow) folds(p kernel.Sweep) {
	w, b := t.w, t.w.b
	var folds []*running
	var turned []*codegen.Variable // the accumulators of those that are made in turns
	for _, i := range p.Folds {
		folds = append(folds, w.teamFold(i))
		if t.team.Turns {
			turned = append(turned, b.NewVariable(b.Zero(w.k.Body[i].DType, 1)))
		}
	}
	t.eachLeaf(func(turn codegen.ID) {
		for _, f := range folds {
			f.start(w, f.acc[0])
			if f.other != nil {
				f.other.start(w, f.other.acc[0])
			}
		}
		t.walk(p, folds)
		if t.team.Split > 1 {
			t.joinSplit(folds)
			return
		}
		for j, f := range folds {
			w.fold = f.op
			v := t.members.join(t.roomOf(f, forMembers), b.Value(f.acc[0]), t.leaf.count)
			if t.team.Turns {
				w.step(turned[j], v, turn, b.ULess(t.at, w.param(kernel.NumLeaves)))
			} else {
				t.finish(f, v)
			}
		}
	})
	for j, v := range turned {
		if j > 0 {
			b.Barrier() // what the fold before came to has been read
		}
		t.finish(folds[j], b.Value(v))
	}
}

// finish notes what a fold comes to, given what this invocation's leaf does.
func (t *teamRow) finish(f *running, v codegen.Value) { t.know(f, t.joinLeaves(f, v)) }

// know notes what a fold comes to.
func (t *teamRow) know(f *running, v codegen.Value) {
	t.single[f.inst], t.values[f.inst] = v, t.w.b.SplatValue(v, t.width)
}

// joinLeaves hands what a fold comes to to all of the row's team.
func (t *teamRow) joinLeaves(f *running, v codegen.Value) codegen.Value {
	w, b := t.w, t.w.b
	room := t.roomOf(f, forLeaders)
	if !w.byRow.Long {
		return t.members.hand(room, v)
	}
	b.If(b.IEq(t.members.lane, b.ConstU32(0)), func() { room.put(b.IAdd(t.leaders.first(), t.group), v) })
	b.Barrier()
	own := b.NewVariable(b.Zero(v.DType, 1))
	b.If(b.ULess(t.leaders.lane, b.ConstU32(uint32(t.leaders.size))), func() {
		b.Assign(own, room.get(b.IAdd(t.leaders.first(), t.leaders.lane)))
	})
	w.fold = f.op
	return t.leaders.hand(room, t.leaders.join(room, b.Value(own), w.param(kernel.NumLeaves)))
}

// teamFold is the fold that instruction i makes, in one group of accumulators.
func (w *writer) teamFold(i int) *running {
	op, d := w.k.Body[i].Op, w.k.Body[i].DType
	if w.keyed(op, d) {
		return w.keyFold(i)
	}
	return w.foldOf(i, op, d)
}

// foldOf is a fold by an operation of elements of a type.
func (w *writer) foldOf(i int, op *ops.Op, d dtype.DType) *running {
	f := &running{inst: i, op: op}
	f.identity, f.starts = w.identity(f.op, d, w.chunk)
	f.acc = []*codegen.Variable{w.b.NewVariable(w.b.Zero(d, w.chunk))}
	return f
}

// walk goes through the invocation's part of its leaf.
func (t *teamRow) walk(p kernel.Sweep, folds []*running) {
	if t.team.InRegisters() {
		t.rounds(p, t.w.b.ConstU32(0), folds)
		return
	}
	t.stage(p)
	t.inBlocks(t.team.Unroll, func(round codegen.ID) { t.rounds(p, round, folds) })
}

// inBlocks goes through the leaf's rounds, n at a time.
func (t *teamRow) inBlocks(n int, f func(round codegen.ID)) {
	b := t.w.b
	size := n * t.roundSize()
	blocks := b.ShiftR(b.IAdd(t.leaf.count, b.ConstU32(uint32(size-1))), b.ConstU32(logOf(size)))
	b.Loop(blocks, func(i codegen.ID) { f(b.ShiftL(i, b.ConstU32(logOf(n)))) })
}

// roundSize is how many elements of a leaf are taken at a time.
func (t *teamRow) roundSize() int { return t.sharers.size * t.width }

// elements are the first ones of this invocation's chunks of n rounds.
func (t *teamRow) elements(round codegen.ID, n int) []codegen.ID {
	b := t.w.b
	own := b.IAdd(t.leaf.start, b.ShiftL(t.sharers.lane, t.w.chunkShift()))
	own = b.IAdd(own, b.ShiftL(round, b.ConstU32(logOf(t.roundSize()))))
	list := make([]codegen.ID, n)
	for u := range list {
		list[u] = b.IAdd(own, b.ConstU32(uint32(u*t.roundSize())))
	}
	return list
}

// rounds takes as many rounds as are taken at a time: what they need is all read
// before the first is computed.
func (t *teamRow) rounds(p kernel.Sweep, first codegen.ID, folds []*running) {
	b := t.w.b
	at := t.elements(first, t.team.Unroll)
	known := make([][]codegen.Value, len(at))
	for u := range at {
		known[u] = t.given(p, u, b.IAdd(first, b.ConstU32(uint32(u))), at[u])
	}
	for u := 0; u < len(at); {
		n := min(lanes/t.width, 1<<(bits.Len(uint(len(at)-u))-1))
		t.apply(p, known[u:u+n])
		for range n {
			t.round(p, u, b.IAdd(first, b.ConstU32(uint32(u))), at[u], known[u], folds)
			u++
		}
	}
	if p.Last {
		t.write(at, known)
	}
}

// apply computes a sweep of some rounds in the lanes of one value: a branch that mends
// what is rare is one for all of them.
func (t *teamRow) apply(p kernel.Sweep, known [][]codegen.Value) {
	w, b := t.w, t.w.b
	if len(known) == 1 {
		w.applySweep(p, known[0])
		return
	}
	wide := make([]codegen.Value, len(known[0]))
	for i := range wide {
		switch {
		case t.uniform[i] && t.single[i].Width > 0:
			wide[i] = b.SplatValue(t.single[i], t.width*len(known))
		case !t.uniform[i] && known[0][i].Width > 0:
			list := make([]codegen.Value, len(known))
			for u := range list {
				list[u] = known[u][i]
			}
			wide[i] = b.Join(list...)
		}
	}
	w.applySweep(p, wide)
	for _, i := range p.Body {
		for u := range known {
			if w.k.Body[i].Kind == kernel.Apply {
				known[u][i] = b.Cut(wide[i], u*t.width, t.width)
			}
		}
	}
}

// given are the values that a sweep reads of a round.
func (t *teamRow) given(p kernel.Sweep, u int, round, at codegen.ID) []codegen.Value {
	w := t.w
	known := slices.Clone(t.values)
	for _, i := range append(slices.Clone(p.Holds), p.Body...) {
		inst := w.k.Body[i]
		switch v, registers := t.held[u][i]; {
		case registers:
			known[i] = v
		case t.column != nil && t.column.has(i) && (inst.Kind == kernel.Load || slices.Contains(p.Holds, i)):
			known[i] = w.unpacked(inst.DType, t.column.get(i, round))
		case inst.Kind == kernel.Load:
			known[i] = w.unpacked(inst.DType, t.read(w.in[inst.N], at, w.byRow.Ragged))
		}
	}
	return known
}

// round uses what a sweep has computed of a round.
func (t *teamRow) round(p kernel.Sweep, u int, round, at codegen.ID, known []codegen.Value, folds []*running) {
	w, b := t.w, t.w.b
	for _, i := range p.Makes {
		switch {
		case t.team.InRegisters():
			t.held[u][i] = known[i]
		case w.k.Body[i].Kind == kernel.Apply:
			t.column.put(i, round, w.packed(known[i]))
		}
	}
	var live codegen.ID
	if w.byRow.Ragged {
		live = b.ULess(w.lanesFrom(at, t.width), b.Splat(t.count, t.width))
	}
	for _, f := range folds {
		if t.team.Split > 1 && t.inOrder(f) {
			t.orderedRoom(f, folds).put(t.orderedAt(u, b.LocalIndex()), known[w.k.Body[f.inst].Args[0]])
			continue
		}
		l := live
		if !f.starts && l == 0 {
			l = b.SplatBool(true, t.width)
		}
		t.takeAny(f, known[w.k.Body[f.inst].Args[0]], round, l)
	}
}

// write stores the chunks of some rounds of the result, as far as the row goes: those of
// whole rows all, or none past the last row.
func (t *teamRow) write(at []codegen.ID, known [][]codegen.Value) {
	b := t.w.b
	all := func(inside func(element codegen.ID, store func())) {
		for u := range at {
			t.writeChunk(at[u], known[u][len(known[u])-1], inside)
		}
	}
	if t.w.byRow.Ragged {
		all(func(element codegen.ID, store func()) { b.If(b.ULess(element, t.end), store) })
		return
	}
	b.If(b.ULess(b.ConstU32(0), t.end), func() { all(func(_ codegen.ID, store func()) { store() }) })
}

// writeChunk stores a chunk, of which inside says for each element that is stored by itself
// whether it is.
func (t *teamRow) writeChunk(at codegen.ID, v codegen.Value, inside func(element codegen.ID, store func())) {
	w, b := t.w, t.w.b
	if w.out.access != kernel.Wide {
		for e := range t.width {
			element := b.IAdd(at, b.ConstU32(uint32(e)))
			inside(element, func() { w.storeElement(w.out, b.IAdd(t.out, element), b.ToWords(w.lane(v, e))) })
		}
		return
	}
	words, width := w.packed(v), w.out.buffer.Width
	index := b.ShiftR(b.IAdd(t.out, at), w.chunkShift())
	inside(at, func() {
		for i := range w.out.buffer.Vectors {
			b.StoreElement(w.out.buffer, index, i, b.Construct(words[i*width:(i+1)*width]...))
		}
	})
}
