package cuts

import (
	"slices"
	"sync"
	"weak"

	"github.com/weft-gpu/weft/internal/graph"
)

// tops are nodes that were deep when they were made, and that may read values inside a deep graph.
// The list does not keep them alive.
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

// forget drops some nodes, and all nodes that are no longer deep.
func (t *tops) forget(some map[*graph.Node]bool) {
	t.nodes = slices.DeleteFunc(t.nodes, func(p weak.Pointer[graph.Node]) bool { return !isTop(p.Value()) || some[p.Value()] })
}

func isTop(n *graph.Node) bool { return n != nil && !n.Done() && n.Depth.Load() >= Least }

// Finder finds where unrun graphs are cut. Add may be called at any time. During all other calls
// the graphs must not change.
type Finder struct {
	Computes func(*graph.Node) bool // reports whether a node has run, or a part will run it

	mu   sync.Mutex
	tops // nodes that have been added since the last cut, and are in no component yet
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
// tops of one component. It remains one when some of its nodes have run, so components only grow.
// Their nodes keep them alive.
type component struct {
	tops
	within *component // the component that it has become a part of; nil: none
}

// componentOf returns the component of a node, or nil if the node has run or will run in a part.
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

// whole returns the component that c is a part of by now.
func (c *component) whole() *component {
	for c.within != nil {
		if c.within.within != nil {
			c.within = c.within.within
		}
		c = c.within
	}
	return c
}

// join makes one component of two, and returns it; with may be nil.
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
