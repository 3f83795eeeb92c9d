package plan

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Few elements of a map are computed where they are looked up: its operands are looked up
// instead, at the same indices, and what is an index itself becomes that of the lookup. So
// nothing stores a map of which little is read. It is weighed by the bytes that move, a unit
// of cost counted as so many: of the map what it reads and writes, of its elements a sector
// for each that is looked up.

// lookedUp is w, what the lookup v has become, as the map of lookups in the operands of the
// map that v looks up in; w where that is better stored.
func (r *rewriter) lookedUp(v, w graph.Value) graph.Value {
	if !r.cfg.runs(Simplify) || !r.cfg.runs(Prologues) || v.Node.Op != ops.Lookup || !unrunLookup(v) || !unrunLookup(w) {
		return w
	}
	g := r.gatheredMap(v)
	if g == nil {
		return w
	}
	return g.at(v.Node.Inputs[0], nil)
}

// gatheredMap are the maps and views that nothing but lookups of few elements needs.
type gatheredMap struct {
	r      *rewriter
	m      maker
	index  graph.Value // rewritten
	axis   int
	out    shape.Shape
	inside map[graph.Value]bool
}

// gatheredMap is that of the lookup v, nil where there is none, or storing it moves less.
func (r *rewriter) gatheredMap(v graph.Value) *gatheredMap {
	table := v.Node.Inputs[0]
	read := 0 // elements, by all lookups
	if _, stored := table.Stored(); stored || r.isAsked(table) {
		return nil
	}
	for _, by := range r.readBy()[table] {
		if by.Node.Op != ops.Lookup || by.Node.Inputs[0] != table || by.Node.Inputs[1] == table {
			return nil
		}
		read += by.Shape().Size()
	}
	if read == 0 || fewLookedUp*read > table.Shape().Size() { // 0: the plan has made it, and who reads it is not known
		return nil
	}
	g := &gatheredMap{r: r, m: makerOf(v), axis: v.Node.Attr.Axes[0], out: v.Shape(), inside: map[graph.Value]bool{}}
	stored, again, ok := g.weigh(table, int64(read))
	if !ok || again >= stored {
		return nil
	}
	g.index = r.value(v.Node.Inputs[1])
	return g
}

// weigh finds what is inside, and what storing the table and computing what is read of it
// move; ok is false where there is no map, too much code, a part of it is needed elsewhere, or
// something else than a map makes a part: the kernel that does may store the map as it ends.
func (g *gatheredMap) weigh(table graph.Value, read int64) (stored, again int64, ok bool) {
	r := g.r
	met, maps, cost, leaves := map[graph.Value]int{}, 0, 0, 0
	stored = bytesOf(table) + read*sectorBytes
	for list := []graph.Value{table}; len(list) > 0; {
		v := list[len(list)-1]
		list = list[:len(list)-1]
		n := v.Node
		_, there := v.Stored()
		switch {
		case there:
			leaves++
			stored += bytesOf(v)
			continue
		case n.Op == ops.Full, n.Op == ops.Iota:
			maps++
			continue
		case n.Op.Kind == ops.Map:
			maps++
			d := v.DType()
			if len(n.Inputs) > 0 {
				d = n.Inputs[len(n.Inputs)-1].DType()
			}
			cost += r.cfg.Weights.cost(n.Op, d, v.DType())
		case n.Op.Kind != ops.Movement:
			return 0, 0, false
		}
		if g.inside[v] = true; len(g.inside) > mostBelow {
			return 0, 0, false
		}
		for _, in := range n.Inputs {
			met[in]++
			_, there := in.Stored()
			switch {
			case there || in.Node.Op.Kind == ops.Creation:
				if met[in] == 1 {
					list = append(list, in)
				}
			case met[in] == r.readers()[in]:
				list = append(list, in)
			}
		}
	}
	for v, n := range met { // maps that others need as well
		if _, there := v.Stored(); !there && v.Node.Op.Kind != ops.Creation && n < r.readers()[v] {
			return 0, 0, false
		}
	}
	unit := int64(max(1, r.cfg.CostBytes)) * int64(cost)
	again = read*sectorBytes*int64(leaves) + read*unit
	stored += int64(table.Shape().Size()) * unit
	return stored, again, maps > 0 && leaves <= mostLookedUp && cost <= r.cfg.MaxCost/4
}

// fewLookedUp is how many times as many elements a table has: what differs by less keeps its
// kernels.
const fewLookedUp = 8

// mostLookedUp bounds the lookups that take the place of one.
const mostLookedUp = 4

// at is v, seen through views, the outermost last, at the indices.
func (g *gatheredMap) at(v graph.Value, views []*graph.Node) graph.Value {
	n := v.Node
	switch _, stored := v.Stored(); {
	case stored || !g.inside[v] && n.Op.Kind != ops.Creation:
		return g.leaf(g.seen(g.r.value(v), views))
	case n.Op == ops.Full:
		return graph.NewFull(v.DType(), n.Attr.Bits, g.out, g.m.site)
	case n.Op == ops.Iota:
		return g.number(v, views)
	case n.Op.Kind == ops.Movement:
		return g.at(n.Inputs[0], append([]*graph.Node{n}, views...))
	}
	inputs := make([]graph.Value, len(n.Inputs))
	for i, in := range n.Inputs {
		inputs[i] = g.at(in, views)
	}
	return g.r.derived(v, inputs, g.out)
}

// seen is a value through views.
func (g *gatheredMap) seen(v graph.Value, views []*graph.Node) graph.Value {
	for _, n := range views {
		v = g.r.settled(movement(n.Op, n.Attr, v, n.Outputs[0].Shape))
	}
	return v
}

// leaf looks up in a value.
func (g *gatheredMap) leaf(v graph.Value) graph.Value {
	return g.r.settled(g.m.node(ops.Lookup, ops.Attr{Axes: []int{g.axis}}, v.DType(), g.out, v, g.index))
}

// number is an index of elements, seen through views, at the indices: that at the beginning of
// the axis, and so many steps along it.
func (g *gatheredMap) number(v graph.Value, views []*graph.Node) graph.Value {
	view, ok := shape.Contiguous(v.Shape()), true
	for _, n := range views {
		if view, ok = n.View(view); !ok {
			return g.leaf(g.seen(v, views))
		}
	}
	settled, size := g.r.settled, view.Shape[g.axis]
	first := settled(movement(ops.BroadcastTo, ops.Attr{Shape: g.out}, g.r.between(g.seen(v, views), g.axis, 0, 1), g.out))
	index, d := g.index, g.index.DType()
	if d.IsSigned() {
		index = settled(g.m.with(ops.Maximum, index, 0))
	}
	if bits := 8*d.Size() - 1; size-1 <= math.MaxInt32 || bits > 32 {
		index = settled(g.m.with(ops.Minimum, index, size-1))
	}
	if d != dtype.Int64 {
		index = settled(g.m.cast(index, dtype.Int64))
	}
	return settled(g.m.node(ops.Add, ops.Attr{}, dtype.Int64, g.out, first, settled(g.m.with(ops.Mul, index, view.Strides[g.axis]))))
}
