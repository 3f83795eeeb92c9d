package engine

import (
	"github.com/weft-gpu/weft/internal/engine/cuts"
	"github.com/weft-gpu/weft/internal/graph"
)

// MaxDepth is the depth of an unrun graph past which a part of it is picked to be run,
// so that a loop that never reads stays bounded.
const MaxDepth = cuts.MaxDepth

// Grow is told of every value that is made. A graph that it makes too deep is cut
// where least is read across: of a loop, between two steps, each time alike, so that
// the parts are planned, and their kernels compiled, once; and everything that the
// next step goes on with is made by the part at once. It runs nothing, and waits only
// where more than [maxAhead] says is left to be run. An error is that of a part that v
// needs.
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
	if computes(v.Node) || v.Node.Freed { // another goroutine has run it, or is about to
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

// narrowest is where least is read across the graph of a node, nil where there is no such cut.
// The engine's lock is held.
func (e *Engine) narrowest(top *graph.Node) *cuts.Cut {
	key := &e.plans.key // whose walks these are as well
	key.walk++
	return e.cuts.Narrowest(top, key.walk)
}
