package sim

import "github.com/weft-gpu/weft/internal/spirv"

// construct is an open part of the control flow: a selection or a loop, which ends at its merge
// block.
type construct struct {
	loop                bool
	merge, resume, head uint32 // labels
	flow                *flow
	span                int // index of the loop's span
}

// control lowers labels, merges, branches and phis.
func (l *lowering) control(i *instruction) {
	switch i.op {
	case spirv.OpLabel:
		l.startBlock(i.result)
	case spirv.OpPhi:
		regs := l.phi(i)
		l.values[i.result] = value{typ: l.typeOf(i.typ), regs: regs}
	case spirv.OpSelectionMerge, spirv.OpLoopMerge:
		l.header = i
	case spirv.OpBranch:
		if l.header != nil && l.header.op == spirv.OpSelectionMerge {
			l.fail(Invalid, "a selection without a condition")
		}
		l.header = nil
		l.emit(op{run: runBranch, class: Control, flow: &flow{yes: l.edge(i.args[0])}})
	case spirv.OpBranchConditional:
		l.branch(i)
	case spirv.OpReturn, spirv.OpUnreachable:
		l.emit(op{run: runReturn, class: Control})
	}
}

// startBlock closes the constructs whose merge block this is, and opens the loop whose header it
// is.
func (l *lowering) startBlock(label uint32) {
	for n := len(l.open); n > 0 && l.open[n-1].merge == label; n-- {
		if c := l.open[n-1]; c.loop {
			l.loops[c.span].to = int32(len(l.ops))
		}
		l.open = l.open[:n-1]
	}
	if _, ok := l.labels[label]; ok {
		l.fail(Invalid, "block %%%d twice", label)
	}
	l.block = label
	l.labels[label] = int32(len(l.ops))
	if merge := l.loopMerges[label]; merge != nil {
		outer := -1
		for _, c := range l.open {
			if c.loop {
				outer = c.span
			}
		}
		f := &flow{opens: true, loop: true}
		l.loops = append(l.loops, span{from: int32(len(l.ops)), outer: outer})
		l.emit(op{run: runEnter, flow: f})
		l.begin(construct{true, merge.args[0], merge.args[1], label, f, len(l.loops) - 1})
		l.inLoop[label] = int32(len(l.ops))
	}
}

func (l *lowering) begin(c construct) {
	l.open, l.constructs = append(l.open, c), append(l.constructs, c)
}

// effect marks the open constructs as having an effect beyond an invocation's own values.
func (l *lowering) effect() {
	for _, c := range l.open {
		c.flow.stores = true
	}
}

// branch lowers a conditional branch, which may open a selection.
func (l *lowering) branch(i *instruction) {
	f := &flow{}
	if l.header != nil && l.header.op == spirv.OpSelectionMerge {
		f.opens = true
		l.begin(construct{merge: l.header.args[0], flow: f})
	}
	l.header = nil
	f.yes, f.no = l.edge(i.args[1]), l.edge(i.args[2])
	if f.opens {
		f.decides = append(f.decides, f)
	}
	for _, e := range []*edge{f.yes, f.no} {
		if c := l.open; e.waits && c[e.frame].loop {
			f.decides = append(f.decides, c[e.frame].flow)
		}
	}
	if !f.opens && !f.yes.waits && !f.no.waits {
		l.fail(Invalid, "a branch without a merge block")
	}
	l.emit(op{run: runBranchConditional, class: Control, a: l.one(l.scalar(i.args[0])), flow: f})
}

// edge returns the edge from the current block to another one.
func (l *lowering) edge(to uint32) *edge {
	e := &edge{moves: l.moves(to)}
	p := &pending{edge: e, to: to}
	l.edges = append(l.edges, p)
	for n := len(l.open) - 1; n >= 0; n-- {
		c := l.open[n]
		switch {
		case c.merge == to:
			e.waits, e.frame = true, n
		case c.loop && c.head == to:
			if n != len(l.open)-1 {
				l.fail(Invalid, "a branch to a loop's header from a selection in it")
			}
			p.back = true
			return e
		case c.loop && c.resume == to:
			e.frame, e.joins = n, true
			if n != len(l.open)-1 {
				e.waits, e.continues = true, true
			}
		default:
			continue
		}
		return e
	}
	if _, ok := l.labels[to]; ok {
		l.fail(Invalid, "a branch back to block %%%d, which is no loop's header", to)
	}
	return e
}

// pending is an edge whose target is not lowered yet.
type pending struct {
	edge *edge
	to   uint32
	back bool // to the header of an open loop
}

// targets fills in the targets of edges and constructs.
func (l *lowering) targets() {
	place := func(label uint32) int32 {
		at, ok := l.labels[label]
		if !ok {
			l.fail(Invalid, "a branch to %%%d, which is no block", label)
		}
		return at
	}
	for _, e := range l.edges {
		e.edge.target = place(e.to)
		if e.back {
			e.edge.target = l.inLoop[e.to]
		}
	}
	for _, c := range l.constructs {
		c.flow.merge = place(c.merge)
		if c.loop {
			c.flow.resume = place(c.resume)
		}
	}
}

// phi returns the registers of a phi, which its first use or definition allocates.
func (l *lowering) phi(i *instruction) []int32 {
	if v, ok := l.values[i.result]; ok {
		return v.regs
	}
	t := l.typeOf(i.typ)
	regs := l.fresh(t.file(), t.scalars())
	l.values[i.result] = value{typ: t, regs: regs}
	return regs
}

// moves returns the moves from the current block to another block's phis, as if simultaneous.
func (l *lowering) moves(to uint32) []op {
	var sources, results [][]int32
	overlap := false
	for _, phi := range l.phis[to] {
		d := l.phi(phi)
		found := false
		for k := 0; k+1 < len(phi.args); k += 2 {
			if phi.args[k+1] == l.block {
				sources, results, found = append(sources, l.regs(phi.args[k])), append(results, d), true
			}
		}
		if !found {
			l.fail(Invalid, "phi %%%d without a value for block %%%d", phi.result, l.block)
		}
	}
	for k, s := range sources {
		for n, d := range results {
			overlap = overlap || n != k && len(s) > 0 && l.grouped[s[0]] == l.grouped[d[0]]
		}
	}
	start := len(l.ops)
	if overlap {
		for k, s := range sources {
			between := l.fresh(l.groupOf(s[0]).file, len(s))
			l.inRuns(op{run: runMove}, between, s)
			sources[k] = between
		}
	}
	for k, s := range sources {
		l.inRuns(op{run: runMove}, results[k], s)
	}
	list := append([]op{}, l.ops[start:]...)
	l.ops = l.ops[:start]
	return list
}
