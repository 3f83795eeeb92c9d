package engine

import (
	"encoding/binary"
	"maps"

	"github.com/weft-gpu/weft/internal/canon"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/ops"
)

// planCache keeps the recordings of graphs that have run, by a key of everything that planning
// depends on. So a program that evaluates the same expressions again and again plans them once.
// There are two generations. When the young one reaches half the limit it becomes the old one, and
// the recordings of the previous old one are dropped unless they were used again. The engine's lock
// guards it.
type planCache struct {
	young, old map[string]*recording
	size       int   // rough size of the young ones in bytes
	oldSize    int   // rough size of the old ones
	drops      int64 // how many dropped programs forget has handled
	key        graphKey
}

// planCacheBytes bounds a cache's recordings.
const planCacheBytes = 16 << 20

// find returns the recording for the values, or nil. It leaves their key in the cache's key, with
// the leaves as its arrays. It returns false if an evaluation under way writes what the values
// need, or if a part before own will compute it; the key then names the run or the part. own may be
// nil.
func (c *planCache) find(cfg *plan.Config, values []graph.Value, own *graphPart) (*recording, bool) {
	if !c.key.of(cfg, values, own) {
		return nil, false
	}
	r, ok := c.young[string(c.key.text)]
	if ok || len(c.key.text) == 0 {
		return r, true
	}
	return c.get(string(c.key.text)), true
}

// get returns the recording under a key, or nil.
func (c *planCache) get(key string) *recording {
	if r, ok := c.young[key]; ok {
		return r
	}
	r, ok := c.old[key]
	if ok {
		c.keep(key, r)
	}
	return r
}

// keep stores a recording under a key.
func (c *planCache) keep(key string, r *recording) {
	size := 512 + len(key) + 64*len(r.results)
	if r.steps != nil {
		size += r.steps.Bytes()
	}
	if c.size+size > planCacheBytes/2 {
		c.old, c.oldSize, c.young, c.size = c.young, c.size, nil, 0
	}
	if size > planCacheBytes/2 {
		return
	}
	if c.young == nil {
		c.young = map[string]*recording{}
	}
	c.young[key] = r
	c.size += size
}

// graphKey encodes everything that a plan depends on. Graphs with the same bytes have the same
// plan, except for the arrays that they read, which are numbered.
type graphKey struct {
	config func([]byte, *plan.Config) []byte // made at the first use
	attr   func([]byte, *ops.Attr) []byte
	text   []byte
	arrays []*array
	// walk distinguishes the nodes that this walk has met from those of earlier walks.
	walk  uint64
	nodes uint64
	none  bool // the values have no key
	// A run, or a part before own, that must end first.
	other *run
	first *graphPart
	own   *graphPart
}

// forget drops recordings with programs that the backend has dropped, so that nothing keeps those
// programs alive. drops counts the dropped programs.
func (c *planCache) forget(drops int64) {
	if drops == c.drops {
		return
	}
	c.drops = drops
	for _, generation := range []map[string]*recording{c.young, c.old} {
		maps.DeleteFunc(generation, func(_ string, r *recording) bool { return r.steps != nil && r.steps.Dropped() })
	}
}

// The parts of a key.
const (
	keyNode = iota + 1
	keyLeaf
	keyEnd
)

// of encodes the values and lists the arrays that they need. The key is empty if a node has several
// results. of returns false, and makes no key, if a run or a part must end first.
func (k *graphKey) of(cfg *plan.Config, values []graph.Value, own *graphPart) bool {
	if k.attr == nil {
		k.config, k.attr = canon.Of[plan.Config](), canon.Of[ops.Attr]()
	}
	k.text, k.nodes, k.none = k.config(k.text[:0], cfg), 0, false
	k.other, k.first, k.own = nil, nil, own
	k.walk++
	for _, v := range values {
		if k.visit(v); k.waits() {
			return false
		}
	}
	k.text = append(k.text, keyEnd)
	for _, v := range values {
		k.uint(v.Node.Visit.Number)
	}
	if k.none {
		k.text = k.text[:0]
	}
	return true
}

func (k *graphKey) waits() bool { return k.other != nil || k.first != nil }

// forget clears the arrays and what must end first, so that a key keeps nothing alive.
func (k *graphKey) forget() {
	k.other, k.first, k.own = nil, nil, nil
	clear(k.arrays)
	k.arrays = k.arrays[:0]
}

// visit encodes a value after everything that it depends on, unless it is encoded already.
func (k *graphKey) visit(v graph.Value) {
	n := v.Node
	if other := runOf(n); other != nil {
		k.other = other
		return
	}
	if p := partOf(n); p.before(k.own) && !n.Done() {
		k.first = p
		return
	}
	if len(n.Outputs) != 1 {
		k.none = true // such a node has one Visit for all of its results
	} else if n.Visit.Walk == k.walk {
		return
	}
	if st, ok := v.Stored(); ok {
		k.text = append(k.text, keyLeaf, byte(v.DType()))
		k.uint(k.array(st.Buffer.(*array)))
		k.ints(st.View.Shape)
		k.ints(st.View.Strides)
		k.uint(uint64(st.View.Offset))
	} else {
		for _, in := range n.Inputs {
			if k.visit(in); k.waits() {
				return
			}
		}
		if of, ok := n.Yielded(); ok { // another value has its elements
			n.Visit = of.Node.Visit
			return
		}
		k.node(n)
	}
	n.Visit.Walk, n.Visit.Number = k.walk, k.nodes
	k.nodes++
}

// array numbers the arrays, so that operands of one array may become one operand.
func (k *graphKey) array(a *array) uint64 {
	if a.walk != k.walk {
		a.walk, a.number = k.walk, uint64(len(k.arrays))
		k.arrays = append(k.arrays, a)
	}
	return a.number
}

func (k *graphKey) node(n *graph.Node) {
	out := &n.Outputs[0]
	k.text = append(k.text, keyNode, byte(out.DType))
	k.string(n.Op.Name)
	k.ints(out.Shape)
	k.uint(uint64(len(n.Inputs)))
	for _, in := range n.Inputs {
		k.uint(in.Node.Visit.Number)
	}
	k.text = k.attr(k.text, &n.Attr)
}

func (k *graphKey) uint(v uint64) { k.text = binary.AppendUvarint(k.text, v) }

func (k *graphKey) ints(list []int) {
	k.uint(uint64(len(list)))
	for _, v := range list {
		k.text = binary.AppendVarint(k.text, int64(v))
	}
}

func (k *graphKey) string(s string) {
	k.uint(uint64(len(s)))
	k.text = append(k.text, s...)
}
