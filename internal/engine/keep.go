package engine

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
)

// An evaluation also keeps some values that it was not asked for, so that a loop which reads now
// and then does not compute its history again at every read:
//
//   - The values of variables, if they are part of the computation or share a part of it. A loop
//     that reads only a step's loss gets the step's new weights computed with it.
//   - A value that an earlier evaluation computed and did not keep, if this one must compute it
//     again and it is costly. So nothing costly is computed more than twice, whoever asks for it.

// A Cell is the engine's place for a variable.
type Cell struct {
	engine *Engine
	value  graph.Value
}

// NewCell returns a cell that holds v. The engine keeps it until Drop.
func (e *Engine) NewCell(v graph.Value) *Cell {
	e.mu.Lock()
	defer e.mu.Unlock()
	c := &Cell{engine: e, value: v}
	e.cells = append(e.cells, c)
	return c
}

// Set gives the cell another value.
func (c *Cell) Set(v graph.Value) {
	c.engine.locked(func() {
		if placed(v, c.value) {
			c.engine.places.Store(true)
		}
		c.value, c.engine.latest = v, c
	})
}

// Taken notes the line at which the cell's value is read.
func (c *Cell) Taken(line string) { c.engine.locked(func() { c.value.Node.Taken = line }) }

// stepDepth is the depth from which a variable's value is run before a program goes on with it.
const stepDepth = 64

// Settle has the cell's value run if its graph is deep, together with the values of other cells
// that share the graph. A program that reads a variable which it wrote some time ago, and has
// written others since, begins a new step. So loops are cut where their steps end, at the same
// place each time, and not where some operator makes the graph too deep. Settle waits and fails as
// [Engine.Grow] does.
func (c *Cell) Settle() error {
	if picked, err := c.pick(); !picked || err != nil {
		return err
	}
	return c.engine.room()
}

// pick makes the cell's value a part that is to run, if its graph is deep.
func (c *Cell) pick() (bool, error) {
	e := c.engine
	e.mu.Lock()
	defer e.mu.Unlock()
	most := stepDepth
	if e.latest == c {
		most *= 2 // this may be the middle of a step
	}
	if n := c.value.Node; n.Abstract || n.Done() || n.Depth.Load() <= int64(most) {
		return false, nil
	}
	return true, e.pick([]graph.Value{c.value})
}

// Drop removes the cell from the engine.
func (c *Cell) Drop() {
	e := c.engine
	e.mu.Lock()
	defer e.mu.Unlock()
	if i := slices.Index(e.cells, c); i >= 0 {
		e.cells = slices.Delete(e.cells, i, i+1)
	}
	if e.latest == c {
		e.latest = nil
	}
}

const (
	// keptTimes bounds what an evaluation keeps: in multiples of the largest array that it reads or
	// was asked for. A larger value was not meant to be stored.
	keptTimes = 4
)

// sharing finds the values that an evaluation keeps. The engine's lock is held while it lives.
type sharing struct {
	walk    uint64
	met     []*graph.Node        // nodes to be computed, inputs first
	found   []graph.Value        // values computed before and read by nodes that were not
	known   map[graph.Value]bool // the values in found
	largest int64                // bytes
}

// beside returns the values, and those that are kept beside them. The caller holds the engine's
// lock.
func (e *Engine) beside(values []graph.Value) []graph.Value {
	key := &e.plans.key // its walks number these too
	key.walk++
	s := sharing{walk: key.walk, met: e.met[:0]}
	for _, v := range values {
		s.asked(v)
	}
	values = s.shared(e, slices.Clip(values))
	asked := setOf(values, len(s.found))
	for _, v := range s.found {
		if v.Bytes() <= keptTimes*s.largest && !asked[v] {
			values = append(values, v)
		}
	}
	e.met = s.met
	return values
}

// metNodes are the nodes that the latest beside has met.
type metNodes []*graph.Node

// computed notes in the nodes of the latest beside that an evaluation computes them.
func (m *metNodes) computed() {
	for _, n := range *m {
		n.Computed = true
	}
	m.unmeet()
}

// unmeet drops the nodes of the latest beside.
func (m *metNodes) unmeet() {
	clear(*m)
	*m = (*m)[:0]
}

// shared adds the values of cells that are part of the computation, or share a part of it.
func (s *sharing) shared(e *Engine, values []graph.Value) []graph.Value {
	asked := setOf(values, len(e.cells))
	for again := true; again; {
		again = false
		e.plans.key.walk++ // one walk for all cells: a node found apart for one is not visited for others
		for _, c := range e.cells {
			for _, v := range partsOf(c.value) {
				if v.Node.Freed || v.Node.Abstract || computes(v.Node) || asked[v] {
					continue
				}
				if s.reaches(v.Node, e.plans.key.walk) {
					s.asked(v)
					values, asked[v], again = append(values, v), true, true
				}
			}
		}
	}
	return values
}

// setOf returns the set of some values, or nil if nothing will be looked up in it.
func setOf(values []graph.Value, questions int) map[graph.Value]bool {
	if questions == 0 {
		return nil
	}
	set := make(map[graph.Value]bool, len(values))
	for _, v := range values {
		set[v] = true
	}
	return set
}

// reaches reports whether the computation includes a node, or something that the node needs. apart
// marks nodes found to share nothing.
func (s *sharing) reaches(n *graph.Node, apart uint64) bool {
	switch {
	case computes(n) || n.Visit.Walk == apart:
		return false
	case n.Visit.Walk == s.walk:
		return true
	}
	n.Visit.Walk = apart
	return slices.ContainsFunc(n.Inputs, func(in graph.Value) bool { return s.reaches(in.Node, apart) })
}

// asked visits a value that will be in memory.
func (s *sharing) asked(v graph.Value) {
	s.largest = max(s.largest, v.Bytes())
	s.visit(v.Node)
}

// visit returns the cost of computing an element of a node.
func (s *sharing) visit(n *graph.Node) uint64 {
	if computes(n) {
		s.largest = max(s.largest, (graph.Value{Node: n}).Bytes())
		return 0
	}
	if n.Visit.Walk == s.walk {
		return n.Visit.Number
	}
	cost := target.Again(n.Op)
	for _, in := range n.Inputs {
		behind := s.visit(in.Node)
		cost += behind
		if !n.Computed && behind >= target.Dear {
			s.find(in)
		}
	}
	n.Visit.Walk, n.Visit.Number = s.walk, min(cost, target.Dear) // capped, so that sums stay small
	s.met = append(s.met, n)
	return n.Visit.Number
}

// find notes a value that is computed again, or the value of which it is a view.
func (s *sharing) find(v graph.Value) {
	for v.Node.Op.Kind == ops.Movement && !computes(v.Node) {
		v = v.Node.Inputs[0]
	}
	if n := v.Node; n.Computed && !computes(n) && len(n.Outputs) == 1 && n.Outputs[0].Known && !s.known[v] {
		if s.known == nil {
			s.known = map[graph.Value]bool{}
		}
		s.known[v], s.found = true, append(s.found, v)
	}
}
