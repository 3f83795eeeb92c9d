package cuts

import (
	"slices"
	"sync"
	"weak"

	"github.com/weft-gpu/weft/internal/graph"
)

// tops are nodes that were deep when they were made, and may read the middle of a deep graph. It
// holds no node that is otherwise unreachable.
type tops struct {
	nodes []weak.Pointer[graph.Node]
	most  int
}

func (t *tops) add(n *graph.Node) {
	if len(t.nodes) >= max(t.most, 4*MaxDepth) {
		t.forget(nil)
		t.most = 2 * len(t.nodes)
	}
	t.nodes = append(t.nodes, weak.Make(n))
}

// forget drops some nodes, and those that are no longer deep.
func (t *tops) forget(some map[*graph.Node]bool) {
	t.nodes = slices.DeleteFunc(t.nodes, func(p weak.Pointer[graph.Node]) bool { return !isTop(p.Value()) || some[p.Value()] })
}

func isTop(n *graph.Node) bool { return n != nil && !n.Done() && n.Depth.Load() >= Least }

// Finder finds where unrun graphs are cut. Add may be called at any time; the graphs must not
// change during all other calls.
type Finder struct {
	Computes func(*graph.Node) bool // reports whether a node has run, or a part is to run it

	mu   sync.Mutex
	tops // made since the last cut, and not in a component yet
}

// Add notes a deep node.
func (r *Finder) Add(n *graph.Node) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.add(n)
}

// toComponents moves the tops to their components.
func (r *Finder) toComponents() {
	r.mu.Lock()
	nodes := r.nodes
	r.nodes = nil
	r.mu.Unlock()
	for _, p := range nodes {
		if n := p.Value(); isTop(n) {
			if c := r.componentOf(n); c != nil {
				c.add(n)
			}
		}
	}
}

// component is a connected component of the graph of unrun nodes, so that a cut looks only at the
// tops of one component. It stays a component when a part of it has run: components only grow.
// Their nodes hold them.
type component struct {
	tops
	within *component // the component that it was joined into; nil: none
}

// componentOf returns the component of a node, or nil if the node needs no computing.
func (r *Finder) componentOf(n *graph.Node) *component {
	if c, ok := n.Component.(*component); ok {
		return c.whole()
	}
	if r.Computes(n) || n.Freed {
		return nil
	}
	var c *component
	for _, in := range n.Inputs {
		if of := r.componentOf(in.Node); of != nil {
			c = of.join(c)
		}
	}
	if c == nil {
		c = &component{}
	}
	n.Component = c
	return c
}

// whole returns the component into which c was joined in the end.
func (c *component) whole() *component {
	for c.within != nil {
		if c.within.within != nil {
			c.within = c.within.within
		}
		c = c.within
	}
	return c
}

// join joins two components and returns the joint one; with may be nil.
func (c *component) join(with *component) *component {
	if with == nil || with.whole() == c.whole() {
		return c.whole()
	}
	c, with = c.whole(), with.whole()
	if len(c.nodes) < len(with.nodes) {
		c, with = with, c
	}
	c.nodes = append(c.nodes, with.nodes...)
	*with = component{within: c}
	return c
}
