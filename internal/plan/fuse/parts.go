package fuse

import (
	"math"
	"sort"
	"sync/atomic"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
)

// part is a value below a root that could become a kernel by itself.
type part struct {
	value graph.Value
	cost  int
}

// largestParts picks map values below root that fit the limits by themselves. It prefers values
// that would take most cost out of root's body (see spared). It picks one or, if root is far too
// large, the least number that may suffice.
func (g *grouper) largestParts(root graph.Value) []graph.Value {
	buffers, cost, _ := g.weigh(root, math.MaxInt, math.MaxInt)
	limit, count := g.Config.MaxCost, 1
	if n := g.Config.MaxOperands; buffers > n {
		count = max(count, (buffers-n)/max(n-1, 1))
	}
	if cost > limit {
		count = max(count, (cost-limit)/limit)
	} else if buffers <= g.Config.MaxOperands {
		limit = cost / 2 // root exceeds a limit by its views, not by its cost
	}
	parts := g.parts(root, limit)
	if len(parts) == 0 {
		parts = g.parts(root, g.Config.MaxCost)
	}
	spared := g.spared(root)
	sort.SliceStable(parts, func(i, j int) bool { return spared[parts[i].value] > spared[parts[j].value] })
	var picked []graph.Value
	inside := map[graph.Value]bool{}
	for _, p := range parts {
		if len(picked) < count && !inside[p.value] {
			picked = append(picked, p.value)
			g.mark(p.value, inside)
		}
	}
	return picked
}

// spared returns, for each value, the cost that the body of root saves if the value is stored: the
// value's own cost, and that of inputs which only this value needs. Inputs that the body also needs
// elsewhere do not count, since both kernels would compute them.
func (g *grouper) spared(root graph.Value) map[graph.Value]int {
	order, at := g.bodyOf(root)
	above := newUses(len(order))
	total := make([]int, len(order))
	for i := len(order) - 1; i >= 0; i-- { // readers first
		above.place(i)
		if i != len(order)-1 && g.loaded(order[i]) {
			continue
		}
		if expr.Fuses(order[i]) {
			total[i] = g.CostOf(order[i].Node)
		}
		for _, in := range expr.Computed(order[i].Node) {
			above.read(at[in], i)
		}
	}
	list := map[graph.Value]int{}
	for i, v := range order { // inputs first
		list[v] = total[i]
		if by := above.through[i]; by >= 0 {
			total[by] += total[i]
		}
	}
	return list
}

// bodyOf lists the values that computing root needs, inputs before their readers, and
// returns each value's index in the list.
func (g *grouper) bodyOf(root graph.Value) (order []graph.Value, at map[graph.Value]int) {
	at = map[graph.Value]int{}
	var visit func(v graph.Value)
	visit = func(v graph.Value) {
		if _, seen := at[v]; seen {
			return
		}
		at[v] = -1
		if v == root || !g.loaded(v) {
			for _, in := range expr.Computed(v.Node) {
				visit(in)
			}
		}
		at[v] = len(order)
		order = append(order, v)
	}
	visit(root)
	return order, at
}

// nearest returns the computed operands of root's operator; it looks through views and operators of
// no cost. They become kernels of their own if no smaller part below root fits the limits.
func (g *grouper) nearest(root graph.Value) []graph.Value {
	var list []graph.Value
	for _, in := range expr.Computed(root.Node) {
		switch {
		case g.loaded(in):
		case expr.Fuses(in) && g.CostOf(in.Node) > 0:
			list = append(list, in)
		default:
			list = append(list, g.nearest(in)...)
		}
	}
	return list
}

// parts lists the map values below root that fit the limits.
func (g *grouper) parts(root graph.Value, maxCost int) []part {
	var list []part
	weights := map[graph.Value]weight{}
	var visit func(v graph.Value) weight
	visit = func(v graph.Value) weight {
		if v != root && g.loaded(v) {
			return weight{buffers: 1, fits: true}
		}
		if w, ok := weights[v]; ok {
			return w
		}
		w := g.weighOver(v, maxCost, visit)
		if w.fits && v != root && expr.Fuses(v) && w.cost > 0 {
			list = append(list, part{v, w.cost})
		}
		weights[v] = w
		return w
	}
	visit(root)
	return list
}

// weight is how many buffers and how much cost computing a value takes.
type weight struct {
	buffers, cost int // buffers may count the same buffer several times
	fits          bool
}

// weighOver is weigh, given the weights of v's inputs. If an input does not fit, v does not fit
// either. If at most one input is computed and the others are loaded, the weights add up, which
// saves a walk.
func (g *grouper) weighOver(v graph.Value, maxCost int, input func(graph.Value) weight) weight {
	sum, inputs := weight{buffers: tables(v.Node), fits: true}, 0
	for _, in := range expr.Computed(v.Node) {
		w := input(in)
		sum = weight{sum.buffers + w.buffers, sum.cost + w.cost, sum.fits && w.fits}
		if !g.loaded(in) {
			inputs++
		}
	}
	if expr.Fuses(v) {
		sum.cost += g.CostOf(v.Node)
	}
	if sum.fits && (inputs > 1 || sum.buffers > g.Config.MaxOperands || sum.cost > maxCost) {
		sum.buffers, sum.cost, sum.fits = g.weigh(v, g.Config.MaxOperands, maxCost)
	}
	return sum
}

// mark adds to inside v and the values that the same kernel computes for it.
func (g *grouper) mark(v graph.Value, inside map[graph.Value]bool) {
	if inside[v] || g.loaded(v) {
		return
	}
	inside[v] = true
	for _, in := range expr.Computed(v.Node) {
		g.mark(in, inside)
	}
}

// loaded reports whether a reader finds v in memory.
func (g *grouper) loaded(v graph.Value) bool {
	_, stored := v.Stored()
	return stored || g.inMemory(v)
}

// inMemory reports whether a reader loads v instead of computing it.
func (g *grouper) inMemory(v graph.Value) bool {
	_, done := g.done.Get(v)
	return done || g.roots.At(v) || g.kernel(v)
}

// weigh counts the values that computing v loads, each once, and adds up the cost. ok is false if
// one of the two exceeds its limit; then the counting stops.
func (g *grouper) weigh(v graph.Value, maxBuffers, maxCost int) (buffers, cost int, ok bool) {
	w := weighing{grouper: g, root: v, walk: 1<<63 | walks.Add(1), maxBuffers: maxBuffers, maxCost: maxCost}
	ok = w.visit(v)
	return w.buffers, w.cost, ok
}

// walks numbers the walks over graphs. Plans have their own copies of nodes, but tests plan the
// nodes of an engine. The highest bit distinguishes a plan's walks from the engine's.
var walks atomic.Uint64

// weighing is a walk over the values below a value. It marks visited nodes instead of hashing
// values, since such walks take most of the time of planning a large graph.
type weighing struct {
	*grouper
	root                graph.Value
	walk                uint64
	buffers, cost       int
	maxBuffers, maxCost int
}

// first reports whether the walk meets a value for the first time.
func (w *weighing) first(v graph.Value) bool {
	visit, mark := &v.Node.Visit, uint64(1)<<v.Index
	if visit.Walk != w.walk {
		*visit = graph.Visit{Walk: w.walk}
	}
	if visit.Number&mark != 0 {
		return false
	}
	visit.Number |= mark
	return true
}

func (w *weighing) visit(v graph.Value) bool {
	if !w.first(v) {
		return true
	}
	if _, stored := v.Stored(); stored || v != w.root && w.inMemory(v) {
		w.buffers++
		return w.buffers <= w.maxBuffers
	}
	if expr.Fuses(v) {
		w.cost += w.CostOf(v.Node)
	}
	if w.cost > w.maxCost {
		return false
	}
	w.buffers += tables(v.Node)
	for _, in := range expr.Computed(v.Node) {
		if !w.visit(in) {
			return false
		}
	}
	return true
}
