package engine

import (
	"slices"
	"sync"
	"weak"

	"github.com/weft-gpu/weft/internal/backend"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/shape"
)

// array is a piece of memory that values are stored in. The engine's lock
// guards its references. Of an array that becomes unreachable the backend takes the memory back;
// release gives it back at once.
type array struct {
	refs int
	mem  backend.Memory // nil: it has no elements

	walk, number uint64 // see graphKey

	owners owners
}

// owners are the nodes whose results an array holds. Of those but the first it keeps nothing
// alive. The engine's lock guards them.
type owners struct {
	first *graph.Node
	more  []weak.Pointer[graph.Node]
	count int // how many there were that have not let go of the array
	most  int // of more, from which on those are dropped that are gone
	// shared: constants and compiled functions read the array itself.
	shared bool
	// What was written over in it and is still asked for, maybe.
	old      []weak.Pointer[graph.Node]
	oldBytes int64
}

// own stores a value in the array, which has a reference more.
func (a *array) own(v graph.Value, view shape.View) {
	a.retain()
	v.Store(graph.Stored{Buffer: a, View: view})
	v.Node.Place, v.Node.Put = false, nil // it has been made
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

// disown is the reverse, for a node whose results the array held.
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

// others are the nodes whose results the array holds, but one, as far as anybody can ask
// for them.
func (a *array) others(but *graph.Node) (list []*graph.Node) {
	seen := map[*graph.Node]bool{but: true} // an owner is noted again when it gets the array back
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

// whole is the size of the array; 0 where its elements never came.
func (a *array) whole() int64 {
	if a.mem == nil {
		return 0
	}
	return a.mem.Bytes()
}

// spareArrays are what described arrays between two kernels, to be used again.
type spareArrays struct {
	mu   sync.Mutex
	list []*array
}

// maxSpare bounds the descriptions that are kept.
const maxSpare = 256

// take is an array that lacks memory.
func (s *spareArrays) take() *array {
	s.mu.Lock()
	defer s.mu.Unlock()
	n := len(s.list)
	if n == 0 {
		return &array{}
	}
	a := s.list[n-1]
	s.list[n-1], s.list = nil, s.list[:n-1] // it is dead when its next holders have gone
	*a = array{}
	return a
}

// give keeps what described an array that nobody has any more.
func (s *spareArrays) give(a *array) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if a.refs == 0 && len(s.list) < maxSpare {
		s.list = append(s.list, a)
	}
}
