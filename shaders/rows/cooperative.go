package rows

import (
	"math/bits"
	"slices"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders/module"
	"github.com/weft-gpu/weft/shaders/tree"
)

// Rows that invocations share ([kernel.CooperativeRow]). An invocation takes a chunk of every round
// of its leaf into its accumulators; or, if elements are split (split.go), a chunk of every round
// of its part. The leaf's invocations combine these accumulators, and the row's first invocations
// combine the leaves' results. An invocation takes the same elements in every sweep. So it can hold
// values for later sweeps in registers, or in a column of shared memory that no other invocation
// reads.

// cooperativeRow is a row as one of its invocations sees it.
type cooperativeRow struct {
	*row
	sharing *kernel.CooperativeRow
	all     tree.Cooperators // the row's invocations
	members tree.Cooperators // the invocations that have the accumulators of one leaf
	sharers tree.Cooperators // the invocations of one leaf: the members of part 0, then those of part 1, ...
	part    codegen.ID       // the part of the leaf's rounds that this invocation takes
	leaders tree.Cooperators // the row's first invocations, one for each leaf that is combined at a time
	group   codegen.ID       // number of this invocation's leaf among the leaves that are combined at a time
	end     codegen.ID       // end of the elements that this invocation may store
	at      codegen.ID       // number of the leaf in the row
	leaf    tree.Piece       // elements of the leaf
	column  *heldColumn      // values held in shared memory
	held    []heldValues     // values held in registers, by round
	rooms   map[roomKind]*tree.Room
	ordered map[orderedKind]*tree.Room // shared memory for elements that are added in order
}

type heldValues map[int]codegen.Value // by instruction

func (w *writer) cooperatively() {
	t := w.cooperativeRow()
	for _, p := range w.Kernel.Sweeps() {
		t.between(p.Level)
		if p.Last {
			t.eachLeaf(func(codegen.ID) { t.walk(p, nil) })
			return
		}
		t.folds(p)
	}
	b, last := w.B, len(w.Kernel.Body)-1
	t.between(t.levels[last])
	writes := b.LAnd(b.IEq(t.leaders.Number, b.ConstU32(0)), b.ULess(b.ConstU32(0), t.end))
	b.If(writes, func() { w.Out.StoreElement(t.out, b.ToWords(t.single[last])) })
}

// cooperativeRow finds the invocation's row. An invocation past the last row repeats that row, and
// stores nothing.
func (w *writer) cooperativeRow() *cooperativeRow {
	b, t := w.B, w.loop.CooperativeRow
	all := w.CooperatorsOf(t.Invocations)
	index := b.IAdd(b.IMul(w.Workgroup(), b.ConstU32(uint32(t.LocalSize()/t.Invocations))), all.Index)
	rows := b.ShiftR(w.Param(kernel.NumInvocations), b.ConstU32(module.LogOf(t.Invocations)))
	r := &cooperativeRow{row: w.rowOf(b.UMin(index, b.ISub(rows, b.ConstU32(1)))), sharing: t, rooms: map[roomKind]*tree.Room{}, ordered: map[orderedKind]*tree.Room{}}
	r.all, r.width = all, w.Chunk
	r.end = b.Select(b.ULess(index, rows), r.count, b.ConstU32(0))
	r.leaf = tree.Piece{Start: b.ConstU32(0), Count: r.count}
	r.members, r.sharers = w.CooperatorsOf(t.Members(w.Chunk)), w.CooperatorsOf(t.Sharers(w.Chunk))
	r.part = b.ShiftR(r.sharers.Number, b.ConstU32(module.LogOf(r.members.Size)))
	r.group = b.ShiftR(all.Number, b.ConstU32(module.LogOf(r.sharers.Size)))
	// The leaders' values are in the first of the row's locations.
	r.leaders = tree.Cooperators{W: w.Writer, Size: t.Groups(w.Chunk), Number: all.Number, Index: b.IMul(all.Index, b.ConstU32(uint32(r.sharers.Size)))}
	if _, words := w.Kernel.HeldPlaces(); words > 0 && !t.InRegisters() {
		r.column = w.columnOf(t)
	}
	for range t.Unroll {
		r.held = append(r.held, heldValues{})
	}
	return r
}

// eachLeaf visits the leaves of which this invocation takes elements: one leaf, or one in each
// turn. All invocations of the workgroup take the same number of turns, since they wait at
// barriers.
func (t *cooperativeRow) eachLeaf(f func(turn codegen.ID)) {
	w, b := t.w, t.w.B
	groups := b.ConstU32(module.LogOf(t.leaders.Size))
	turn := func(i codegen.ID) {
		t.at = b.IAdd(b.ShiftL(i, groups), t.group)
		t.leaf.Start = b.IMul(t.at, b.ConstU32(ops.Leaf))
		t.leaf.Count = b.UMin(b.ISub(b.UMax(t.count, t.leaf.Start), t.leaf.Start), b.ConstU32(ops.Leaf))
		f(i)
	}
	switch {
	case t.sharing.Turns:
		b.Loop(b.ShiftR(b.IAdd(w.Param(kernel.NumLeaves), b.ConstU32(uint32(t.leaders.Size-1))), groups), turn)
	case w.loop.Long:
		turn(b.ConstU32(0))
	default:
		f(b.ConstU32(0))
	}
}

// folds computes the folds of a sweep.
func (t *cooperativeRow) folds(p kernel.Sweep) {
	w, b := t.w, t.w.B
	var folds []*tree.Running
	var turned []*codegen.Variable // accumulators of the folds, if leaves are taken in turns
	for _, i := range p.Folds {
		folds = append(folds, w.cooperativeFold(i))
		if t.sharing.Turns {
			turned = append(turned, b.NewVariable(b.Zero(w.Kernel.Body[i].DType, 1)))
		}
	}
	t.eachLeaf(func(turn codegen.ID) {
		for _, f := range folds {
			f.Start(f.Acc[0])
			if f.Other != nil {
				f.Other.Start(f.Other.Acc[0])
			}
		}
		t.walk(p, folds)
		if t.sharing.Split > 1 {
			t.joinSplit(folds)
			return
		}
		for j, f := range folds {
			v := t.members.Join(f.Fold, t.roomOf(f, forMembers), b.Value(f.Acc[0]), t.leaf.Count)
			if t.sharing.Turns {
				f.Step(turned[j], v, turn, b.ULess(t.at, w.Param(kernel.NumLeaves)))
			} else {
				t.finish(f, v)
			}
		}
	})
	for j, v := range turned {
		if j > 0 {
			b.Barrier() // all invocations have read the result of the fold before
		}
		t.finish(folds[j], b.Value(v))
	}
}

// finish combines the results of the leaves, of which v is this invocation's, and records the
// fold's result.
func (t *cooperativeRow) finish(f *tree.Running, v codegen.Value) { t.know(f, t.joinLeaves(f, v)) }

// know records a fold's result.
func (t *cooperativeRow) know(f *tree.Running, v codegen.Value) {
	t.single[f.Inst], t.values[f.Inst] = v, t.w.B.SplatValue(v, t.width)
}

// joinLeaves combines the results of the leaves, and gives the result to the row's invocations.
func (t *cooperativeRow) joinLeaves(f *tree.Running, v codegen.Value) codegen.Value {
	w, b := t.w, t.w.B
	room := t.roomOf(f, forLeaders)
	if !w.loop.Long {
		return t.members.Hand(room, v)
	}
	b.If(b.IEq(t.members.Number, b.ConstU32(0)), func() { room.Put(b.IAdd(t.leaders.First(), t.group), v) })
	b.Barrier()
	own := b.NewVariable(b.Zero(v.DType, 1))
	b.If(b.ULess(t.leaders.Number, b.ConstU32(uint32(t.leaders.Size))), func() {
		b.Assign(own, room.Get(b.IAdd(t.leaders.First(), t.leaders.Number)))
	})
	return t.leaders.Hand(room, t.leaders.Join(f.Fold, room, b.Value(own), w.Param(kernel.NumLeaves)))
}

// cooperativeFold starts the fold of instruction i, with one vector of accumulators.
func (w *writer) cooperativeFold(i int) *tree.Running {
	op, d := w.Kernel.Body[i].Op, w.Kernel.Body[i].DType
	if w.keyed(op, d) {
		return w.keyFold(i)
	}
	return w.foldOf(i, op, d)
}

// foldOf starts a fold of elements of a dtype by an operator.
func (w *writer) foldOf(i int, op *ops.Op, d dtype.DType) *tree.Running {
	f := w.FoldBy(op).Running(i, d, w.Chunk)
	f.Acc = []*codegen.Variable{w.B.NewVariable(w.B.Zero(d, w.Chunk))}
	return f
}

// walk walks those elements of the leaf that this invocation takes.
func (t *cooperativeRow) walk(p kernel.Sweep, folds []*tree.Running) {
	if t.sharing.InRegisters() {
		t.rounds(p, t.w.B.ConstU32(0), folds)
		return
	}
	t.stage(p)
	t.inBlocks(t.sharing.Unroll, func(round codegen.ID) { t.rounds(p, round, folds) })
}

// inBlocks visits the leaf's rounds, n at a time.
func (t *cooperativeRow) inBlocks(n int, f func(round codegen.ID)) {
	b := t.w.B
	size := n * t.roundSize()
	blocks := b.ShiftR(b.IAdd(t.leaf.Count, b.ConstU32(uint32(size-1))), b.ConstU32(module.LogOf(size)))
	b.Loop(blocks, func(i codegen.ID) { f(b.ShiftL(i, b.ConstU32(module.LogOf(n)))) })
}

// roundSize returns the number of a leaf's elements in a round.
func (t *cooperativeRow) roundSize() int { return t.sharers.Size * t.width }

// elements returns, for each of n rounds, the first element of this invocation's chunk.
func (t *cooperativeRow) elements(round codegen.ID, n int) []codegen.ID {
	b := t.w.B
	own := b.IAdd(t.leaf.Start, b.ShiftL(t.sharers.Number, t.w.ChunkShift()))
	own = b.IAdd(own, b.ShiftL(round, b.ConstU32(module.LogOf(t.roundSize()))))
	list := make([]codegen.ID, n)
	for u := range list {
		list[u] = b.IAdd(own, b.ConstU32(uint32(u*t.roundSize())))
	}
	return list
}

// rounds computes Unroll rounds. It reads the values of all of them before it computes the first.
func (t *cooperativeRow) rounds(p kernel.Sweep, first codegen.ID, folds []*tree.Running) {
	b := t.w.B
	at := t.elements(first, t.sharing.Unroll)
	known := make([][]codegen.Value, len(at))
	for u := range at {
		known[u] = t.given(p, u, b.IAdd(first, b.ConstU32(uint32(u))), at[u])
	}
	for u := 0; u < len(at); {
		n := min(module.Vector/t.width, 1<<(bits.Len(uint(len(at)-u))-1))
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

// apply computes several rounds of a sweep as one vector, so that they share rare branches.
func (t *cooperativeRow) apply(p kernel.Sweep, known [][]codegen.Value) {
	w, b := t.w, t.w.B
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
			if w.Kernel.Body[i].Kind == kernel.Apply {
				known[u][i] = b.Cut(wide[i], u*t.width, t.width)
			}
		}
	}
}

// given returns the values that round u of a sweep reads.
func (t *cooperativeRow) given(p kernel.Sweep, u int, round, at codegen.ID) []codegen.Value {
	w := t.w
	known := slices.Clone(t.values)
	for _, i := range append(slices.Clone(p.Holds), p.Body...) {
		inst := w.Kernel.Body[i]
		switch v, registers := t.held[u][i]; {
		case registers:
			known[i] = v
		case t.column != nil && t.column.has(i) && (inst.Kind == kernel.Load || slices.Contains(p.Holds, i)):
			known[i] = w.unpacked(inst.DType, t.column.get(i, round))
		case inst.Kind == kernel.Load:
			known[i] = w.unpacked(inst.DType, t.read(w.In[inst.N], at, w.loop.Ragged))
		}
	}
	return known
}

// round holds the values that a sweep has computed in a round, and combines them into the folds.
func (t *cooperativeRow) round(p kernel.Sweep, u int, round, at codegen.ID, known []codegen.Value, folds []*tree.Running) {
	w, b := t.w, t.w.B
	for _, i := range p.Makes {
		switch {
		case t.sharing.InRegisters():
			t.held[u][i] = known[i]
		case w.Kernel.Body[i].Kind == kernel.Apply:
			t.column.put(i, round, w.packed(known[i]))
		}
	}
	var live codegen.ID
	if w.loop.Ragged {
		live = b.ULess(w.NumbersFrom(at, t.width), b.Splat(t.count, t.width))
	}
	for _, f := range folds {
		if t.sharing.Split > 1 && t.inOrder(f) {
			t.orderedRoom(f, folds).Put(t.orderedAt(u, b.LocalIndex()), known[w.Kernel.Body[f.Inst].Args[0]])
			continue
		}
		l := live
		if !f.Starts && l == 0 {
			l = b.SplatBool(true, t.width)
		}
		t.takeAny(f, known[w.Kernel.Body[f.Inst].Args[0]], round, l)
	}
}

// write stores the chunks of some rounds in the result, up to the row's end. An invocation past the
// last row stores nothing.
func (t *cooperativeRow) write(at []codegen.ID, known [][]codegen.Value) {
	b := t.w.B
	all := func(inside func(element codegen.ID, store func())) {
		for u := range at {
			t.writeChunk(at[u], known[u][len(known[u])-1], inside)
		}
	}
	if t.w.loop.Ragged {
		all(func(element codegen.ID, store func()) { b.If(b.ULess(element, t.end), store) })
		return
	}
	b.If(b.ULess(b.ConstU32(0), t.end), func() { all(func(_ codegen.ID, store func()) { store() }) })
}

// writeChunk stores a chunk. inside runs store under a condition: once for a whole chunk if the
// access is Wide, and otherwise once for each element.
func (t *cooperativeRow) writeChunk(at codegen.ID, v codegen.Value, inside func(element codegen.ID, store func())) {
	w, b := t.w, t.w.B
	if w.Out.Access != kernel.Wide {
		for e := range t.width {
			element := b.IAdd(at, b.ConstU32(uint32(e)))
			inside(element, func() { w.Out.StoreElement(b.IAdd(t.out, element), b.ToWords(w.ElementOf(v, e))) })
		}
		return
	}
	words, width := w.packed(v), w.Out.Buffer.Width
	index := b.ShiftR(b.IAdd(t.out, at), w.ChunkShift())
	inside(at, func() {
		for i := range w.Out.Buffer.Vectors {
			b.StoreElement(w.Out.Buffer, index, i, b.Construct(words[i*width:(i+1)*width]...))
		}
	})
}
