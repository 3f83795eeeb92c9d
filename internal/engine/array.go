package engine

import (
	"slices"
	"sync"
	"weak"

	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/shape"
)

// array is memory in which values are stored. The engine's lock guards its references. release
// frees the memory at once. Otherwise the backend frees it when the array becomes unreachable.
type array struct {
	refs int
	mem  backend.Memory // nil: no elements

	walk, number uint64 // see graphKey

	owners owners
}

// owners are the nodes whose results an array holds. Only the first of them is kept alive by the
// array. The engine's lock guards them.
type owners struct {
	first *graph.Node
	more  []weak.Pointer[graph.Node]
	count int // how many nodes have not released the array
	most  int // the length of more at which collected nodes are removed from it
	// shared: constants or compiled functions also refer to the array, so nothing may overwrite it.
	shared bool
	// old lists nodes that may be asked for although their elements in the array were overwritten.
	old      []weak.Pointer[graph.Node]
	oldBytes int64
}

// own stores a value in the array and adds a reference.
func (a *array) own(v graph.Value, view shape.View) {
	a.retain()
	v.Store(graph.Stored{Buffer: a, View: view})
	v.Node.Place, v.Node.Put = false, nil // the assignment has been made
	o := &a.owners
	o.count++
	if o.first == nil {
		o.first = v.Node
		return
	}
	if len(o.more) >= max(o.most, 8) {
		o.more = slices.DeleteFunc(o.more, func(p weak.Pointer[graph.Node]) bool { return !a.holds(p.Value()) })
		o.most = 2 * len(o.more)
	}
	o.more = append(o.more, weak.Make(v.Node))
}

// disown undoes own for one of the array's nodes.
func (a *array) disown(n *graph.Node) {
	o := &a.owners
	if o.count--; o.first == n {
		o.first = nil
	}
	a.release()
}

// holds reports whether the array holds a node's results.
func (a *array) holds(n *graph.Node) bool {
	if n == nil || n.Freed {
		return false
	}
	for i := range n.Outputs {
		if st, ok := (graph.Value{Node: n, Index: i}).Stored(); ok && st.Buffer.(*array) == a {
			return true
		}
	}
	return false
}

// others returns the reachable nodes whose results the array holds, except one.
func (a *array) others(but *graph.Node) (list []*graph.Node) {
	seen := map[*graph.Node]bool{but: true} // an owner is listed again when it gets the array back
	add := func(n *graph.Node) {
		if a.holds(n) && !seen[n] {
			seen[n], list = true, append(list, n)
		}
	}
	add(a.owners.first)
	for _, p := range a.owners.more {
		add(p.Value())
	}
	return list
}

func (a *array) retain() { a.refs++ }

func (a *array) release() {
	if a == nil {
		return
	}
	a.refs--
	if a.refs > 0 {
		return
	}
	if a.mem != nil {
		a.mem.Free()
		a.mem = nil
	}
}

// whole returns the size of the array in bytes; 0 if it has no memory.
func (a *array) whole() int64 {
	if a.mem == nil {
		return 0
	}
	return a.mem.Bytes()
}

// spareArrays keeps the array structs of temporaries, to be used again.
type spareArrays struct {
	mu   sync.Mutex
	list []*array
}

// maxSpare bounds the structs that are kept.
const maxSpare = 256

// take returns an array without memory.
func (s *spareArrays) take() *array {
	s.mu.Lock()
	defer s.mu.Unlock()
	n := len(s.list)
	if n == 0 {
		return &array{}
	}
	a := s.list[n-1]
	s.list[n-1], s.list = nil, s.list[:n-1] // the list must not keep the struct alive after its next use
	*a = array{}
	return a
}

// give keeps the struct of an array that has no references any more.
func (s *spareArrays) give(a *array) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if a.refs == 0 && len(s.list) < maxSpare {
		s.list = append(s.list, a)
	}
}
