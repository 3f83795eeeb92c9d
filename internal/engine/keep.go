package engine

import (
	"slices"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
)

// What an evaluation keeps beside what it was asked for, so that a loop which reads
// now and then does not compute its history again at every read:
//
//   - What variables hold, where that is part of what is computed, or shares a part
//     of it: a loop that reads only the loss of a step has the step's new weights
//     made with it.
//   - What an earlier evaluation has computed, kept nowhere, and this one must
//     compute again: the second time it is kept, if it is dear. So nothing is
//     computed more than twice, whoever asks for it.

// A Cell is a variable's place with the engine.
type Cell struct {
	engine *Engine
	value  graph.Value
}

// NewCell is a cell that holds v. It stays with the engine until Drop.
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

// stepDepth is the depth from which what a variable holds is run before a program
// goes on with it.
const stepDepth = 64

// Settle has a deep graph run that the cell holds, with what other cells hold of the
// same: a program that reads what it wrote some time ago, and other variables since,
// begins a new step. So loops are cut where their steps end, each time alike, and
// not where some operator makes the graph too deep. It waits, and fails, as [Engine.Grow]
// does.
func (c *Cell) Settle() error {
	if picked, err := c.pick(); !picked || err != nil {
		return err
	}
	return c.engine.room()
}

// pick makes what the cell holds a part that is to be run, where it is deep.
func (c *Cell) pick() (bool, error) {
	e := c.engine
	e.mu.Lock()
	defer e.mu.Unlock()
	most := stepDepth
	if e.latest == c {
		most *= 2 // maybe in the middle of a step
	}
	if n := c.value.Node; n.Abstract || n.Done() || n.Depth.Load() <= int64(most) {
		return false, nil
	}
	return true, e.pick([]graph.Value{c.value})
}

// Drop takes the cell from the engine.
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
	// keptTimes is how many times the largest array that an evaluation reads or was
	// asked for what it keeps may take. What is larger was not meant to be stored.
	keptTimes = 4
)

// sharing looks for what an evaluation keeps. The engine's lock is held while it
// lives.
type sharing struct {
	walk    uint64
	met     []*graph.Node        // what is computed, inputs first
	found   []graph.Value        // what was computed before and is read by what was not
	known   map[graph.Value]bool // what is in found
	largest int64                // bytes
}

// beside is values and what is kept beside them. The engine's lock is held.
func (e *Engine) beside(values []graph.Value) []graph.Value {
	key := &e.plans.key // whose walks these are as well
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

// metNodes are those that the latest beside has met.
type metNodes []*graph.Node

// computed notes in the nodes of the latest beside that an evaluation computes them.
func (m *metNodes) computed() {
	for _, n := range *m {
		n.Computed = true
	}
	m.unmeet()
}

// unmeet lets go of the nodes of the latest beside.
func (m *metNodes) unmeet() {
	clear(*m)
	*m = (*m)[:0]
}

// shared adds what cells hold that is part of what is computed, or shares a part.
func (s *sharing) shared(e *Engine, values []graph.Value) []graph.Value {
	asked := setOf(values, len(e.cells))
	for again := true; again; {
		again = false
		e.plans.key.walk++ // of all cells: what one has found apart is not looked at for others
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

// setOf is the set of some values, nil where nothing is asked of it.
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

// reaches reports whether what a node needs is computed; apart marks what was
// found not to be.
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

// visit is what computing a node costs an element.
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
	n.Visit.Walk, n.Visit.Number = s.walk, min(cost, target.Dear) // enough, and sums stay small
	s.met = append(s.met, n)
	return n.Visit.Number
}

// find notes a value that is computed again, or that of which it is a view.
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
