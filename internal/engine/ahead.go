package engine

import (
	"context"
	"slices"
	"sync/atomic"

	"github.com/weft-gpu/weft/internal/graph"
)

// A deep graph runs in parts, so that a loop that never reads stays bounded. The goroutine that
// records an operator picks a part, and runs nothing. One other goroutine runs the parts, in the
// order in which they were picked. A reader whose value belongs to a part that has not run runs the
// part itself, and the parts before it.

// graphPart is a part of an unrun graph that is to run. The engine's lock guards it.
type graphPart struct {
	number   uint64        // parts are numbered in the order in which they were picked
	constant graph.Value   // if it has a node: the part only puts this constant into memory
	asked    []graph.Value // the values at which the graph was cut
	values   []graph.Value // asked, and further values that are kept
	nodes    int           // how many nodes had not run when it was picked
	uploaded int64         // bytes uploaded before it was picked
	over     bool          // it has run, or cannot be run
	err      error         // why it cannot be run
}

const (
	// maxAhead bounds the nodes of parts that have not run, which take some tens of MiB.
	// maxUploaded bounds the bytes uploaded since the first of these parts was picked.
	maxAhead    = 1 << 16
	maxUploaded = 256 << 20
)

// ahead holds the parts that have not run, in order. The engine's lock guards it.
type ahead struct {
	parts    []*graphPart
	picked   uint64 // number of parts picked so far
	nodes    int
	going    bool          // a goroutine is running them
	changed  chan struct{} // closed when a part is over; nil while nobody waits for that
	uploaded atomic.Int64  // bytes of all uploads, except those of constants
}

// full reports whether recording must wait until a part is over.
func (a *ahead) full() bool {
	return len(a.parts) > 0 && (a.nodes > maxAhead || a.uploaded.Load()-a.parts[0].uploaded > maxUploaded)
}

// partOf returns the part that will compute a node, or nil if there is none that has not run. The
// caller holds the engine's lock.
func partOf(n *graph.Node) *graphPart {
	if p, ok := n.Part.(*graphPart); ok && !p.over {
		return p
	}
	return nil
}

// before reports whether a part comes before own. Every part comes before nil.
func (p *graphPart) before(own *graphPart) bool {
	return p != nil && (own == nil || p.number < own.number)
}

// computes reports whether a node has run, or a part will run it. The caller holds the engine's
// lock.
func computes(n *graph.Node) bool { return n.Done() || partOf(n) != nil }

// pick makes the values a part, which the goroutine of parts will run. It fails with the error of
// an earlier part that the values need. The caller holds the engine's lock.
func (e *Engine) pick(values []graph.Value) error {
	asked := slices.DeleteFunc(unrun(values), func(v graph.Value) bool { return v.Node.Freed || computes(v.Node) })
	if len(asked) == 0 {
		return nil
	}
	e.ahead.picked++
	p := &graphPart{number: e.ahead.picked, asked: asked, values: e.beside(asked), nodes: len(e.met), uploaded: e.ahead.uploaded.Load()}
	for _, n := range e.met {
		if earlier, ok := n.Part.(*graphPart); ok && earlier.err != nil {
			e.met.unmeet()
			return earlier.err
		}
	}
	e.met.computed()
	for _, v := range p.values {
		v.Node.Part = p
		v.Node.Depth.Store(-1) // a reader of v starts counting its depth anew
	}
	e.ahead.parts, e.ahead.nodes = append(e.ahead.parts, p), e.ahead.nodes+p.nodes
	if !e.ahead.going && e.work.Enter() {
		e.ahead.going = true
		go e.runAhead()
	}
	return nil
}

// runAhead runs the parts until none is left.
func (e *Engine) runAhead() {
	defer e.work.Leave()
	for {
		var p *graphPart
		e.locked(func() {
			if len(e.ahead.parts) > 0 && e.work.Open.Err() == nil {
				p = e.ahead.parts[0]
			} else {
				e.ahead.going = false
			}
		})
		if p == nil || p.complete(e.work.Open, e) != nil {
			return
		}
	}
}

// complete runs a part, and the parts before it. A part that cannot run is over, too. It fails only
// with the context's error, or with the error of a constant.
func (p *graphPart) complete(ctx context.Context, e *Engine) error {
	if p.constant.Node != nil {
		return p.fill(ctx, e)
	}
	for left := -1; ; {
		asked, values := p.open(e)
		err := p.run(ctx, e, values)
		// If values that were to be kept fail, run only those asked for.
		if err != nil && len(values) > len(asked) && ctx.Err() == nil && !meanwhileFreed(err) {
			err = p.run(ctx, e, asked)
		}
		if err != nil && ctx.Err() != nil {
			return ctx.Err()
		}
		if !meanwhileFreed(err) || len(values) == left {
			e.locked(func() { p.ended(e, err) })
			return nil
		}
		left = len(values)
	}
}

// run runs some of a part's values.
func (p *graphPart) run(ctx context.Context, e *Engine, values []graph.Value) error {
	if err := e.settle(ctx, values, p); err != nil {
		return err
	}
	if err := e.placer().place(ctx, values, nil, p); err != nil {
		return err
	}
	_, _, err := e.attempt(ctx, values, nil, false, p)
	return err
}

// open returns a part's values that have not been closed since it was picked.
func (p *graphPart) open(e *Engine) (asked, values []graph.Value) {
	e.mu.Lock()
	defer e.mu.Unlock()
	open := func(list []graph.Value) []graph.Value {
		return slices.DeleteFunc(slices.Clone(list), func(v graph.Value) bool { return v.Node.Freed })
	}
	return open(p.asked), open(p.values)
}

// ended records that a part is over. The caller holds the engine's lock.
func (p *graphPart) ended(e *Engine, err error) {
	if p.over {
		return
	}
	p.over, p.err = true, err
	for _, v := range p.values {
		if err == nil {
			v.Node.Part = nil
		}
	}
	p.asked, p.values = nil, nil
	e.ahead.nodes -= p.nodes
	e.ahead.parts = slices.DeleteFunc(e.ahead.parts, func(other *graphPart) bool { return other == p })
	if e.ahead.changed != nil {
		close(e.ahead.changed)
		e.ahead.changed = nil
	}
}

// room waits while too many nodes or bytes are recorded that have not run.
func (e *Engine) room() error {
	for {
		var changed chan struct{}
		e.locked(func() {
			if !e.ahead.full() {
				return
			}
			if e.ahead.changed == nil {
				e.ahead.changed = make(chan struct{})
			}
			changed = e.ahead.changed
		})
		if changed == nil {
			return nil
		}
		select {
		case <-changed:
		case <-e.work.Open.Done():
			return e.work.Closing
		}
	}
}

// settle runs the parts that the values need and that come before own. own may be nil.
func (e *Engine) settle(ctx context.Context, values []graph.Value, own *graphPart) error {
	for {
		var first *graphPart
		e.locked(func() {
			if len(e.ahead.parts) > 0 {
				first = e.earlier(values, own)
			}
		})
		if first == nil {
			return nil
		}
		if err := first.complete(ctx, e); err != nil {
			return err
		}
	}
}

// earlier returns a part that the values need and that comes before own, or nil. The caller holds
// the engine's lock.
func (e *Engine) earlier(values []graph.Value, own *graphPart) *graphPart {
	walk := &e.plans.key.walk
	*walk++
	var found *graphPart
	var visit func(n *graph.Node)
	visit = func(n *graph.Node) {
		if found != nil || n.Done() || n.Visit.Walk == *walk {
			return
		}
		n.Visit.Walk = *walk
		if p := partOf(n); p.before(own) {
			found = p
		}
		for _, in := range n.Inputs {
			visit(in.Node)
		}
	}
	for _, v := range values {
		visit(v.Node)
	}
	return found
}
