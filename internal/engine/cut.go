package engine

import (
	"cmp"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
)

// MaxDepth is the depth of an unrun graph past which a part of it is picked to be run,
// so that a loop that never reads stays bounded.
const MaxDepth = 256

// leastCut and mostCut are between what depths a graph is cut. What nothing reads at
// the depths above them was given up, or would have been read by the loop's next step:
// whether a newer value is wanted is not known yet.
const leastCut, mostCut = MaxDepth * 3 / 8, MaxDepth * 3 / 4

// Grow is told of every value that is made. A graph that it makes too deep is cut
// where least is read across: of a loop, between two steps, each time alike, so that
// the parts are planned, and their kernels compiled, once; and everything that the
// next step goes on with is made by the part at once. It runs nothing, and waits only
// where more than [mostAhead] says is left to be run. An error is that of a part that v
// needs.
func (e *Engine) Grow(v graph.Value) error {
	n := v.Node
	depth := n.Depth.Load()
	if n.Abstract || depth < leastCut || n.Done() {
		return nil
	}
	e.tops.add(n)
	if depth <= MaxDepth || e.gathers.Load() > 0 {
		return nil
	}
	if err := e.cut(v); err != nil {
		return err
	}
	return e.room()
}

// cut picks a part of a value's graph.
func (e *Engine) cut(v graph.Value) error {
	e.mu.Lock()
	defer e.mu.Unlock()
	if computes(v.Node) || v.Node.Freed { // another goroutine has run it, or is about to
		return nil
	}
	c := e.narrowest(v.Node)
	if c == nil {
		return e.pick([]graph.Value{v})
	}
	if err := e.pick(c.values); err != nil {
		return err
	}
	c.rise()
	componentOf(v.Node).forget(c.under)
	return nil
}

// Gather lets graphs grow to any depth until the function that it returns is called.
func (e *Engine) Gather() (end func()) {
	e.gathers.Add(1)
	return func() { e.gathers.Add(-1) }
}

// cut is a part of an unrun graph that is to be run before the rest.
type cut struct {
	walk   uint64
	nodes  []*graph.Node         // inputs first
	depths []int64               // of nodes; once the values have run, after rise
	costs  []uint64              // of nodes, an element, from what has run
	read   map[graph.Value]int64 // the depth of the deepest node that reads a value
	under  map[*graph.Node]bool  // deep nodes that are not above the cut
	values []graph.Value         // to be run
}

// narrowest is the cut across the graph of a node at the depth where the fewest bytes
// are read across it, nil where there is none to be had. The engine's lock is held.
func (e *Engine) narrowest(top *graph.Node) *cut {
	e.tops.toComponents()
	key := &e.plans.key // whose walks these are as well
	key.walk++
	c := &cut{walk: key.walk, read: map[graph.Value]int64{}, under: map[*graph.Node]bool{}}
	c.visit(top)
	for _, p := range componentOf(top).nodes {
		if n := p.Value(); isTop(n) {
			c.visit(n)
		}
	}
	c.join(top)
	for i, n := range c.nodes {
		for _, in := range n.Inputs {
			if base := baseOf(in); !computes(base.Node) && c.depths[i] >= 0 {
				c.read[base] = max(c.read[base], c.depths[i])
			}
		}
	}
	level := c.level()
	for i, n := range c.nodes {
		if c.depths[i] >= leastCut && c.depths[i] <= level {
			c.under[n] = true
		}
	}
	for i, n := range c.nodes {
		for o := range n.Outputs {
			if v := (graph.Value{Node: n, Index: o}); c.crosses(i, v, level) {
				c.values = append(c.values, v)
			}
		}
	}
	if len(c.values) == 0 || !c.lower() || c.depths[top.Visit.Number] > MaxDepth-leastCut {
		return nil
	}
	return c
}

// visit appends what is unrun of what a node needs, and the node.
func (c *cut) visit(n *graph.Node) {
	if computes(n) || n.Freed || n.Visit.Walk == c.walk {
		return
	}
	var depth int64
	cost := costOf(n.Op)
	for _, in := range n.Inputs {
		c.visit(in.Node)
		if in.Node.Visit.Walk == c.walk {
			i := in.Node.Visit.Number
			depth, cost = max(depth, c.depths[i]+1), cost+c.costs[i]
		}
	}
	n.Visit = graph.Visit{Walk: c.walk, Number: uint64(len(c.nodes))}
	c.nodes, c.depths, c.costs = append(c.nodes, n), append(c.depths, depth), append(c.costs, min(cost, dear))
}

// join leaves those nodes that have something unrun in common with the top, or with one
// that has: the depth of others becomes -1.
func (c *cut) join(top *graph.Node) {
	with := make([]int32, len(c.nodes)) // a forest of sets
	for i := range with {
		with[i] = int32(i)
	}
	set := func(i int32) int32 {
		for with[i] != i {
			with[i] = with[with[i]]
			i = with[i]
		}
		return i
	}
	for i, n := range c.nodes {
		for _, in := range n.Inputs {
			if in.Node.Visit.Walk == c.walk {
				with[set(int32(in.Node.Visit.Number))] = set(int32(i))
			}
		}
	}
	own := set(int32(top.Visit.Number))
	for i := range c.nodes {
		if set(int32(i)) != own {
			c.depths[i] = -1
		}
	}
}

// baseOf is the value that a view is of, through what is unrun of it.
func baseOf(v graph.Value) graph.Value {
	for v.Node.Op.Kind == ops.Movement && !computes(v.Node) {
		v = v.Node.Inputs[0]
	}
	return v
}

// crosses reports whether a node's value is to be stored for what is deeper than a
// level: what is cheap is computed again.
func (c *cut) crosses(i int, v graph.Value, level int64) bool {
	return c.depths[i] >= 0 && c.depths[i] <= level && c.read[v] > level && c.costs[i] >= dear
}

// level is the depth that the fewest bytes cross, of those one that what crosses is read
// soonest after it was made, so that of the depths of a step the same is found each
// time; of those the deepest.
func (c *cut) level() int64 {
	type crossing struct{ bytes, spans int64 }
	var change [mostCut + 2]crossing // from one depth to the next
	for v, last := range c.read {
		i := v.Node.Visit.Number
		first := c.depths[i]
		if first < 0 || c.costs[i] < dear {
			continue
		}
		from, to, span := min(first, mostCut+1), min(last, mostCut+1), min(last-first, mostCut)
		change[from].bytes, change[from].spans = change[from].bytes+bytesOf(v), change[from].spans+span
		change[to].bytes, change[to].spans = change[to].bytes-bytesOf(v), change[to].spans-span
	}
	best, least, now := int64(-1), crossing{}, crossing{}
	for depth := range int64(mostCut + 1) {
		now.bytes += change[depth].bytes
		now.spans += change[depth].spans
		less := cmp.Or(cmp.Compare(now.bytes, least.bytes), cmp.Compare(now.spans, least.spans)) <= 0
		if depth >= leastCut && (best < 0 || less) {
			best, least = depth, now
		}
	}
	return best
}

// lower finds the depths once the values have run. It is false where one of them is
// of a shape that nobody knows yet.
func (c *cut) lower() bool {
	run := map[*graph.Node]bool{}
	for _, v := range c.values {
		if !v.Type().Known || v.Node.Abstract {
			return false
		}
		run[v.Node] = true
	}
	for i, n := range c.nodes {
		if c.depths[i] < 0 {
			continue
		}
		c.depths[i] = 0
		for _, in := range n.Inputs {
			if in.Node.Visit.Walk == c.walk && !run[in.Node] {
				c.depths[i] = max(c.depths[i], c.depths[in.Node.Visit.Number]+1)
			}
		}
	}
	return true
}

// rise makes what has not run as deep as it is now. The engine's lock is held.
func (c *cut) rise() {
	for i, n := range c.nodes {
		if c.depths[i] >= 0 && !computes(n) {
			n.Depth.Store(c.depths[i])
		}
	}
}
