package sim

import "slices"

// group is a row of virtual registers, live from one operation to another.
type group struct {
	file        file
	virtual, n  int32
	first, last int32 // operations; first is -1 until there is one
	loop        int   // the innermost loop of its first operation, -1 for none
	whole       bool  // a variable, which keeps its value from one round of a loop to the next
	pinned      bool  // a constant
	elements    int   // of a matrix that is a constant
	physical    int32
}

// span is the operations of a loop, and the loop around it.
type span struct {
	from, to int32
	outer    int
}

// allocate assigns registers to the virtual ones, so that groups with separate lifetimes share
// them. It returns the number of registers of each file.
func (l *lowering) allocate() (sizes [numFiles]int32) {
	l.lifetimes()
	order := make([]*group, 0, len(l.groups))
	for i := range l.groups {
		g := &l.groups[i]
		if g.pinned {
			g.physical = sizes[g.file]
			sizes[g.file] += g.n
		} else if g.first >= 0 {
			order = append(order, g)
		}
	}
	slices.SortStableFunc(order, func(x, y *group) int { return int(x.first - y.first) })
	var free [numFiles][]int32 // the operation after which a register is free
	for f := range free {
		free[f] = slices.Repeat([]int32{1 << 30}, int(sizes[f]))
	}
	for _, g := range order {
		g.physical = place(&free[g.file], g)
	}
	for i := range l.ops {
		l.ops[i].eachArg(func(a *arg, _ int32, _ bool) {
			g := l.groupOf(a.reg)
			a.reg = g.physical + a.reg - g.virtual
		})
	}
	for f := range sizes {
		sizes[f] = int32(len(free[f]))
	}
	return sizes
}

// place finds the first row of registers that are free for a group.
func place(free *[]int32, g *group) int32 {
	run := int32(0)
	at := 0
	for ; at < len(*free) && run < g.n; at++ {
		if run++; (*free)[at] >= g.first {
			run = 0
		}
	}
	first := int32(at) - run
	for i := first; i < first+g.n; i++ {
		if int(i) == len(*free) {
			*free = append(*free, 0)
		}
		(*free)[i] = g.last
	}
	return first
}

// lifetimes finds where each group lives. A value from outside a loop lives until the loop's end. A
// value used after a loop lives from the loop's start, for the lanes that leave the loop early.
func (l *lowering) lifetimes() {
	loop := l.loopOf()
	for i := range l.ops {
		l.ops[i].eachArg(func(a *arg, _ int32, _ bool) {
			g := l.groupOf(a.reg)
			at := int32(i)
			if g.first < 0 {
				g.first, g.last, g.loop = at, at, loop[i]
			}
			g.last = max(g.last, at)
			within := func(n int) bool { return n >= 0 && l.loops[n].from <= at && at < l.loops[n].to }
			for n := g.loop; n >= 0 && (g.whole || !within(n)); n = l.loops[n].outer {
				g.first, g.loop = min(g.first, l.loops[n].from), l.loops[n].outer
				g.last = max(g.last, l.loops[n].to)
			}
			// Find the outermost loop that contains this use but not the first operation.
			for n := loop[i]; n >= 0 && g.first < l.loops[n].from; n = l.loops[n].outer {
				g.last = max(g.last, l.loops[n].to)
			}
		})
	}
}

// loopOf returns the innermost loop of each operation, -1 for none.
func (l *lowering) loopOf() []int {
	loop := slices.Repeat([]int{-1}, len(l.ops))
	for n, s := range l.loops { // outer loops come first
		for i := s.from; i < s.to; i++ {
			loop[i] = n
		}
	}
	return loop
}
