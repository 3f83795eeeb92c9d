package expr

import (
	"iter"
	"sync/atomic"

	"github.com/weft-gpu/weft/internal/graph"
)

// Numbers numbers the values of a plan's graph in the order in which the planner meets them. A node
// stores its number, so a [Table] finds a value without hashing. A plan usually works on nodes of
// its own, with one numbering. If another numbering has overwritten a node's number, a map finds
// it.
type Numbers struct {
	walk   uint64
	values []graph.Value
	lost   map[graph.Value]int // numbers of all values; made when another numbering has overwritten a node's number
}

var numberings atomic.Uint64

// NewNumbers returns an empty numbering.
func NewNumbers() *Numbers { return &Numbers{walk: numberings.Add(1)} }

// Of returns the number of v, and numbers v if it is new.
func (n *Numbers) Of(v graph.Value) int {
	if i, ok := n.known(v); ok {
		return i
	}
	at := &v.Node.Numbered
	*at = graph.Visit{Walk: n.walk, Number: uint64(len(n.values))}
	for i := range v.Node.Outputs {
		n.values = append(n.values, graph.Value{Node: v.Node, Index: i})
	}
	return int(at.Number) + v.Index
}

// known returns the number of v, if it has one.
func (n *Numbers) known(v graph.Value) (int, bool) {
	at := v.Node.Numbered
	switch {
	case at.Walk == n.walk:
		return int(at.Number) + v.Index, true
	case at.Walk == 0:
		return 0, false
	}
	if n.lost == nil {
		n.lost = make(map[graph.Value]int, len(n.values))
	}
	for i := len(n.lost); i < len(n.values); i++ {
		n.lost[n.values[i]] = i
	}
	i, ok := n.lost[v]
	return i, ok
}

// Table maps values to entries of type T, in a slice by the values' numbers. A nil table is empty
// and may be read.
type Table[T any] struct {
	numbers *Numbers
	list    []T
	has     []bool
	count   int
}

// NewTable returns an empty table.
func NewTable[T any](n *Numbers) *Table[T] { return &Table[T]{numbers: n} }

// Get returns the entry of v, if there is one.
func (t *Table[T]) Get(v graph.Value) (x T, ok bool) {
	if t == nil {
		return x, false
	}
	i, ok := t.numbers.known(v)
	if !ok || i >= len(t.has) || !t.has[i] {
		return x, false
	}
	return t.list[i], true
}

// At returns the entry of v, or T's zero value.
func (t *Table[T]) At(v graph.Value) T {
	x, _ := t.Get(v)
	return x
}

// Has reports whether v has an entry.
func (t *Table[T]) Has(v graph.Value) bool {
	_, ok := t.Get(v)
	return ok
}

// Set makes x the entry of v.
func (t *Table[T]) Set(v graph.Value, x T) {
	i := t.numbers.Of(v)
	if missing := i + 1 - len(t.has); missing > 0 {
		missing = max(missing, len(t.numbers.values)-len(t.has))
		t.list, t.has = append(t.list, make([]T, missing)...), append(t.has, make([]bool, missing)...)
	}
	if !t.has[i] {
		t.count++
	}
	t.list[i], t.has[i] = x, true
}

// Len returns the number of entries.
func (t *Table[T]) Len() int { return t.count }

// All yields the values that have entries, in the order of their numbers.
func (t *Table[T]) All() iter.Seq2[graph.Value, T] {
	return func(yield func(graph.Value, T) bool) {
		for i, ok := range t.has {
			if ok && !yield(t.numbers.values[i], t.list[i]) {
				return
			}
		}
	}
}
