package gomlx

import "slices"

// levels cut a function where the host has to decide: level 0 is what no such operator comes
// before, level 1 what reads the results of one, and so on.
type levels struct {
	p     *program
	live  []*node // what the results need, operands first
	level map[*node]int
	count int
	used  map[*node]bool // made in one level and read in another, by the host, or a result
}

func newLevels(p *program) *levels {
	l := &levels{p: p, level: map[*node]int{}, count: 1, used: map[*node]bool{}}
	l.walk()
	for _, n := range l.live {
		at := 0
		for _, o := range l.inside(n) {
			from := l.level[o]
			if o.onHost() {
				from++
			}
			at = max(at, from)
		}
		l.level[n] = at
		l.count = max(l.count, at+1)
	}
	l.mark()
	return l
}

// walk lists what the results need.
func (l *levels) walk() {
	f := l.p.fn
	needed := make([]bool, len(f.nodes))
	for _, n := range l.p.outputs {
		if n.fn == f {
			needed[n.id] = true
		}
	}
	for _, n := range slices.Backward(f.nodes) {
		if needed[n.id] {
			for _, o := range l.inside(n) {
				needed[o.id] = true
			}
		}
	}
	for _, n := range f.nodes {
		if needed[n.id] {
			l.live = append(l.live, n)
		}
	}
}

// inside are n's operands that are the function's own.
func (l *levels) inside(n *node) []*node {
	var list []*node
	for _, o := range n.operands() {
		if o = o.resolved(); o.fn == l.p.fn {
			list = append(list, o)
		}
	}
	return list
}

// mark finds what is made in one step and read in another.
func (l *levels) mark() {
	for _, n := range l.p.outputs {
		l.used[n] = true
	}
	for _, n := range l.live {
		for _, o := range l.inside(n) {
			if n.onHost() || l.level[o] != l.level[n] {
				l.used[o] = true
			}
		}
	}
}

// given tells whether a node is there before the device computes anything of its level.
func (l *levels) given(n *node) bool {
	return n.fn != l.p.fn || n.isParameter() || n.parent.onHost()
}

// isParameter tells whether nothing makes n.
func (n *node) isParameter() bool {
	return n.parent == nil && n.lower == nil && n.lowerAll == nil && n.control == nil && n.constant == nil
}

// onHost tells whether the host has to run n.
func (n *node) onHost() bool { return n != nil && n.control != nil && n.control.onHost() }

// segment is what the device computes of one level, and of what.
func (l *levels) segment(level int) (in, out []*node) {
	seen := map[*node]bool{}
	for _, n := range l.live {
		if l.level[n] != level || n.onHost() || l.given(n) || n.constant != nil {
			continue
		}
		for _, o := range n.operands() {
			o = o.resolved()
			if o.constant != nil || seen[o] || !l.given(o) && l.level[o] == level {
				continue
			}
			seen[o] = true
			in = append(in, o)
		}
		if l.used[n] && n.isValue() {
			out = append(out, n)
		}
	}
	if level == 0 {
		in = l.ordered(in)
	}
	return in, l.orderedResults(out)
}

// isValue is false of an operator that has several results, each a node of its own.
func (n *node) isValue() bool { return n.lowerAll == nil && n.control == nil }

// ordered puts the parameters first and in their order, all of them: most programs are one
// function of just these.
func (l *levels) ordered(in []*node) []*node {
	list := slices.Clone(l.p.params)
	for _, n := range in {
		if !slices.Contains(list, n) {
			list = append(list, n)
		}
	}
	return list
}

// orderedResults puts what is made into the order of the results where it is all of them.
func (l *levels) orderedResults(out []*node) []*node {
	if len(out) != len(l.p.outputs) {
		return out
	}
	for _, n := range out {
		if !slices.Contains(l.p.outputs, n) {
			return out
		}
	}
	return l.p.outputs
}

// hosts are the operators of a level that the host runs.
func (l *levels) hosts(level int) []*node {
	var list []*node
	for _, n := range l.live {
		if n.onHost() && l.level[n] == level {
			list = append(list, n)
		}
	}
	return list
}

// reads are the inputs of an operator that the host runs, then what its closures read.
func (l *levels) reads(n *node) []*node {
	var list []*node
	for _, o := range n.operands() {
		list = append(list, o.resolved())
	}
	return list
}

// resultsOf are the results of an operator, used or not.
func (l *levels) resultsOf(n *node) []*node {
	var list []*node
	for _, r := range l.p.fn.nodes {
		if r.parent == n {
			list = append(list, r)
		}
	}
	return list
}
