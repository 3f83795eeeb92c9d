package sim

import "github.com/weft-gpu/weft/internal/spirv"

// survey finds the function's loops and phis, the variables that are stored to, and the values used
// outside the loop that computes them.
func (l *lowering) survey() {
	starts, ends := map[uint32]int{}, map[uint32]int{} // blocks' instructions by label
	label := uint32(0)
	for at := range l.body {
		i := &l.body[at]
		switch i.op {
		case spirv.OpLabel:
			label = i.result
			starts[label] = at
		case spirv.OpPhi:
			l.phis[label] = append(l.phis[label], i)
		case spirv.OpLoopMerge:
			l.loopMerges[label] = i
		case spirv.OpStore, spirv.OpAtomicIAdd, spirv.OpAtomicAnd, spirv.OpAtomicOr:
			l.stored[l.root(i.args[0])] = true
		case spirv.OpAccessChain:
			l.bases[i.result] = i.args[0]
		}
		ends[label] = at
	}
	within := l.loopsOf(starts)
	made := map[uint32]int{}
	for at, i := range l.body {
		if i.result != 0 {
			made[i.result] = at
		}
	}
	for at, i := range l.body {
		if i.op == spirv.OpPhi {
			for k := 0; k+1 < len(i.args); k += 2 {
				l.use(i.args[k], ends[i.args[k+1]], made, within)
			}
			continue
		}
		for _, id := range i.args { // a literal number taken for an ID costs one more copy at most
			l.use(id, at, made, within)
		}
	}
}

// extent is the instructions of a loop, from its header's label to its merge block's label.
type extent struct{ from, to int }

// loopsOf returns the extents of the loops.
func (l *lowering) loopsOf(starts map[uint32]int) []extent {
	var list []extent
	for header, merge := range l.loopMerges {
		list = append(list, extent{starts[header], starts[merge.args[0]]})
	}
	return list
}

func (l *lowering) use(id uint32, at int, made map[uint32]int, loops []extent) {
	from, ok := made[id]
	if !ok || l.outside[id] {
		return
	}
	for _, e := range loops {
		if e.from <= from && from < e.to && !(e.from <= at && at < e.to) {
			l.outside[id] = true
		}
	}
}

// root returns the variable into which a pointer points.
func (l *lowering) root(id uint32) uint32 {
	for {
		base, ok := l.bases[id]
		if !ok {
			return id
		}
		id = base
	}
}
