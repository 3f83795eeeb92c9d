package cuts

import (
	"cmp"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
)

// MaxDepth is the depth of an unrun graph above which a part of it is picked to run, so that a loop
// that never reads stays bounded.
const MaxDepth = 256

// A graph is cut between the depths Least and maxCut. Of a value above these depths it is not known
// yet whether the loop's next step reads it, or nothing does.
const Least, maxCut = MaxDepth * 3 / 8, MaxDepth * 3 / 4

// Cut is a part of an unrun graph that is to run before the other nodes.
type Cut struct {
	Values []graph.Value // values to be run

	finder *Finder
	top    *graph.Node
	walk   uint64
	nodes  []*graph.Node         // inputs first
	depths []int64               // of nodes, and after lower: what they will be when the values have run
	costs  []uint64              // of nodes: the cost of one element, computed from nodes that have run
	read   map[graph.Value]int64 // the depth of the deepest node that reads a value
	under  map[*graph.Node]bool  // deep nodes that are below the cut themselves
}

// Narrowest returns the cut of a node's graph at the depth across which the fewest bytes are read,
// or nil if there is none. walk must differ from the numbers of all earlier walks over the nodes.
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

// visit appends the unrun nodes that a node needs, and the node.
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

// join finds the nodes of the top's connected component. The depth of all others becomes -1.
func (c *Cut) join(top *graph.Node) {
	with := make([]int32, len(c.nodes)) // a forest of sets (union-find)
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

// baseOf returns the value of which v is a view, through unrun views.
func (c *Cut) baseOf(v graph.Value) graph.Value {
	for v.Node.Op.Kind == ops.Movement && !c.finder.Computes(v.Node) {
		v = v.Node.Inputs[0]
	}
	return v
}

// crosses reports whether a node's value must be stored for readers deeper than a level. Cheap
// values are not stored, but computed again.
func (c *Cut) crosses(i int, v graph.Value, level int64) bool {
	return c.depths[i] >= 0 && c.depths[i] <= level && c.read[v] > level && c.costs[i] >= target.Dear
}

// level returns the depth that the fewest bytes cross. Among equals it takes one whose crossing
// values are read soonest after they are computed; among those the deepest. So it finds the same
// depth in every step of a loop.
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

// lower computes the depths that nodes will have after the values have run. It returns false if a
// value's shape is not known yet.
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

// Nodes returns how many nodes were visited.
func (c *Cut) Nodes() int { return len(c.nodes) }

// Taken records that the values will run: the other nodes get the depths that lower has computed.
func (c *Cut) Taken() {
	for i, n := range c.nodes {
		if c.depths[i] >= 0 && !c.finder.Computes(n) {
			n.Depth.Store(c.depths[i])
		}
	}
	c.finder.componentOf(c.top).forget(c.under)
}
