package engine

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
)

// An evaluation also stores (keeps) some values that it was not asked for, so that a loop which
// reads now and then does not compute its history again at every read:
//
//   - The values of variables, if the evaluation computes them or a node of their graphs. A loop
//     that reads only a step's loss gets the step's new weights computed with it.
//   - A value that an earlier evaluation computed and did not keep, if this one must compute it
//     again and it is costly. So nothing costly is computed more than twice.

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

// stepDepth is the depth from which a variable's value is picked to run when its variable is read.
const stepDepth = 64

// Settle picks the cell's value to run if its graph is deep, together with the values of other
// cells that share the graph. A program that reads a variable which it wrote some time ago, and has
// written others since, begins a new step. So loops are cut where their steps end, at the same
// place each time, and not where some operator makes the graph too deep. Settle waits and fails as
// [Engine.Grow] does.
func (c *Cell) Settle() error {
	if picked, err := c.pick(); !picked || err != nil {
		return err
	}
	return c.engine.room()
}

// pick makes the cell's value a part that will run, if its graph is deep.
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
	// keptTimes bounds the size of values that an evaluation keeps, in multiples of the largest
	// array that it reads or was asked for. Larger values were probably not meant to be stored.
	keptTimes = 4
)

// sharing finds the values that an evaluation keeps. It is used only under the engine's lock.
type sharing struct {
	walk    uint64
	met     []*graph.Node        // nodes that will be computed, inputs first
	found   []graph.Value        // values that were computed before, and that nodes read which were not
	known   map[graph.Value]bool // the values in found
	largest int64                // bytes
}

// beside returns the values, followed by those to keep. The caller holds the engine's lock.
func (e *Engine) beside(values []graph.Value) []graph.Value {
	key := &e.plans.key // this walk shares the numbers of its walks
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

// metNodes are the nodes that the latest call of beside met.
type metNodes []*graph.Node

// computed notes in these nodes that an evaluation has computed them.
func (m *metNodes) computed() {
	for _, n := range *m {
		n.Computed = true
	}
	m.unmeet()
}

// unmeet empties the list of nodes.
func (m *metNodes) unmeet() {
	clear(*m)
	*m = (*m)[:0]
}

// shared adds the values of cells that the evaluation computes, or whose graphs share its nodes.
func (s *sharing) shared(e *Engine, values []graph.Value) []graph.Value {
	asked := setOf(values, len(e.cells))
	for again := true; again; {
		again = false
		e.plans.key.walk++ // one walk for all cells, so that no node is visited twice
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

// setOf returns the set of the values, or nil if it will not be used.
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

// reaches reports whether the evaluation computes a node, or a node that it needs. apart marks the
// nodes for which that is false.
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

// find notes a value that is computed again; for a view it notes the value below.
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
