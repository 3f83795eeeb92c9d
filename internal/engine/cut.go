package engine

import (
	"github.com/weft-gpu/weft/internal/engine/cuts"
	"github.com/weft-gpu/weft/internal/graph"
)

// MaxDepth is the depth of an unrun graph above which a part of it is picked to run, so that a loop
// that never reads stays bounded.
const MaxDepth = cuts.MaxDepth

// Grow is called with every value that is made. If the value makes its graph too deep, Grow cuts
// the graph at the depth across which the fewest bytes are read. In a loop that is between two
// steps, at the same place each time. So the parts are planned and their kernels compiled once, and
// a part computes everything that the next step needs. Grow runs nothing, and waits only while more
// than [maxAhead] nodes are left to run. It fails with the error of a part that v needs.
func (e *Engine) Grow(v graph.Value) error {
	n := v.Node
	depth := n.Depth.Load()
	if n.Abstract || depth < cuts.Least || n.Done() {
		return nil
	}
	e.cuts.Add(n)
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
	if computes(v.Node) || v.Node.Freed { // another goroutine has run the node, or is about to
		return nil
	}
	c := e.narrowest(v.Node)
	if c == nil {
		return e.pick([]graph.Value{v})
	}
	if err := e.pick(c.Values); err != nil {
		return err
	}
	c.Taken()
	return nil
}

// Gather lets graphs grow to any depth until the function that it returns is called.
func (e *Engine) Gather() (end func()) {
	e.gathers.Add(1)
	return func() { e.gathers.Add(-1) }
}

// narrowest returns the cut of a node's graph at the depth across which the fewest bytes are read,
// or nil. The caller holds the engine's lock.
func (e *Engine) narrowest(top *graph.Node) *cuts.Cut {
	key := &e.plans.key // this walk shares the numbers of its walks
	key.walk++
	return e.cuts.Narrowest(top, key.walk)
}
