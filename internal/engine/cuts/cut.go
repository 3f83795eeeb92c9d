package cuts

import (
	"cmp"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
)

// MaxDepth is the depth of an unrun graph past which a part of it is picked to be run,
// so that a loop that never reads stays bounded.
const MaxDepth = 256

// Least and maxCut are between what depths a graph is cut. What nothing reads at
// the depths above them was given up, or would have been read by the loop's next step:
// whether a newer value is wanted is not known yet.
const Least, maxCut = MaxDepth * 3 / 8, MaxDepth * 3 / 4

// Cut is a part of an unrun graph that is to be run before the rest.
type Cut struct {
	Values []graph.Value // to be run

	finder *Finder
	top    *graph.Node
	walk   uint64
	nodes  []*graph.Node         // inputs first
	depths []int64               // of nodes; once the values have run, after rise
	costs  []uint64              // of nodes, an element, from what has run
	read   map[graph.Value]int64 // the depth of the deepest node that reads a value
	under  map[*graph.Node]bool  // deep nodes that are not above the cut
}

// Narrowest is the cut across the graph of a node at the depth where the fewest bytes
// are read across it, nil where there is none to be had. walk is a number that no walk over
// the nodes has had.
func (f *Finder) Narrowest(top *graph.Node, walk uint64) *Cut {
	f.toComponents()
	c := &Cut{finder: f, top: top, walk: walk, read: map[graph.Value]int64{}, under: map[*graph.Node]bool{}}
	c.visit(top)
	for _, p := range f.componentOf(top).nodes {
		if n := p.Value(); isTop(n) {
			c.visit(n)
		}
	}
	c.join(top)
	for i, n := range c.nodes {
		for _, in := range n.Inputs {
			if base := c.baseOf(in); !f.Computes(base.Node) && c.depths[i] >= 0 {
				c.read[base] = max(c.read[base], c.depths[i])
			}
		}
	}
	level := c.level()
	for i, n := range c.nodes {
		if c.depths[i] >= Least && c.depths[i] <= level {
			c.under[n] = true
		}
	}
	for i, n := range c.nodes {
		for o := range n.Outputs {
			if v := (graph.Value{Node: n, Index: o}); c.crosses(i, v, level) {
				c.Values = append(c.Values, v)
			}
		}
	}
	if len(c.Values) == 0 || !c.lower() || c.depths[top.Visit.Number] > MaxDepth-Least {
		return nil
	}
	return c
}

// visit appends what is unrun of what a node needs, and the node.
func (c *Cut) visit(n *graph.Node) {
	if c.finder.Computes(n) || n.Freed || n.Visit.Walk == c.walk {
		return
	}
	var depth int64
	cost := target.Again(n.Op)
	for _, in := range n.Inputs {
		c.visit(in.Node)
		if in.Node.Visit.Walk == c.walk {
			i := in.Node.Visit.Number
			depth, cost = max(depth, c.depths[i]+1), cost+c.costs[i]
		}
	}
	n.Visit = graph.Visit{Walk: c.walk, Number: uint64(len(c.nodes))}
	c.nodes, c.depths, c.costs = append(c.nodes, n), append(c.depths, depth), append(c.costs, min(cost, target.Dear))
}

// join leaves those nodes that have something unrun in common with the top, or with one
// that has: the depth of others becomes -1.
func (c *Cut) join(top *graph.Node) {
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
func (c *Cut) baseOf(v graph.Value) graph.Value {
	for v.Node.Op.Kind == ops.Movement && !c.finder.Computes(v.Node) {
		v = v.Node.Inputs[0]
	}
	return v
}

// crosses reports whether a node's value is to be stored for what is deeper than a
// level: what is cheap is computed again.
func (c *Cut) crosses(i int, v graph.Value, level int64) bool {
	return c.depths[i] >= 0 && c.depths[i] <= level && c.read[v] > level && c.costs[i] >= target.Dear
}

// level is the depth that the fewest bytes cross, of those one that what crosses is read
// soonest after it was made, so that of the depths of a step the same is found each
// time; of those the deepest.
func (c *Cut) level() int64 {
	type crossing struct{ bytes, spans int64 }
	var change [maxCut + 2]crossing // from one depth to the next
	for v, last := range c.read {
		i := v.Node.Visit.Number
		first := c.depths[i]
		if first < 0 || c.costs[i] < target.Dear {
			continue
		}
		from, to, span := min(first, maxCut+1), min(last, maxCut+1), min(last-first, maxCut)
		change[from].bytes, change[from].spans = change[from].bytes+v.Bytes(), change[from].spans+span
		change[to].bytes, change[to].spans = change[to].bytes-v.Bytes(), change[to].spans-span
	}
	best, least, now := int64(-1), crossing{}, crossing{}
	for depth := range int64(maxCut + 1) {
		now.bytes += change[depth].bytes
		now.spans += change[depth].spans
		less := cmp.Or(cmp.Compare(now.bytes, least.bytes), cmp.Compare(now.spans, least.spans)) <= 0
		if depth >= Least && (best < 0 || less) {
			best, least = depth, now
		}
	}
	return best
}

// lower finds the depths once the values have run. It is false where one of them is
// of a shape that nobody knows yet.
func (c *Cut) lower() bool {
	run := map[*graph.Node]bool{}
	for _, v := range c.Values {
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

// Nodes is how many nodes were looked at.
func (c *Cut) Nodes() int { return len(c.nodes) }

// Taken notes that the values are to be run: what has not run is as deep as it is now.
func (c *Cut) Taken() {
	for i, n := range c.nodes {
		if c.depths[i] >= 0 && !c.finder.Computes(n) {
			n.Depth.Store(c.depths[i])
		}
	}
	c.finder.componentOf(c.top).forget(c.under)
}
