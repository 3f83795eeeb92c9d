package rewrite

import (
	"math/bits"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/compose"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/plan/expr"
	"github.com/weft-gpu/weft/internal/plan/rules"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// The positions of the first k elements of rows in order are found without sorting
// the rows: the rows are cut into groups of neighbours, and only those k groups
// whose least elements come first can have any of them. (An element of another
// group comes after k least elements; of equal ones those of earlier groups come
// first, in the groups' order as in the elements'.) So a reduction reads the rows
// once, and what is sorted are the groups' least elements and the k groups.

// orders writes the OrderRows of a graph in other operators.
type orders struct {
	cfg  *rules.Config
	most *expr.Table[int] // how many positions are asked for of each rows of keys
}

// ordersOf are the orders of what values are computed from.
func ordersOf(cfg *rules.Config, n *expr.Numbers, values []graph.Value) *orders {
	o := &orders{cfg: cfg, most: expr.NewTable[int](n)}
	for _, v := range expr.Postorder(values) {
		if keys := v.Node.Inputs; v.Node.Op == ops.OrderRows {
			o.most.Set(keys[0], max(o.most.At(keys[0]), lastDim(v)))
		}
	}
	return o
}

// written is v, a node of OrderRows, in operators of which OrderRows may be one
// again, of shorter rows or of more positions.
func (o *orders) written(v graph.Value) (graph.Value, error) {
	keys, k := v.Node.Inputs[0], lastDim(v)
	m := makerOf(v)
	if most := o.most.At(keys); most > k && o.cfg.Runs(rules.Select) {
		return m.firstOf(m.order(keys, most), k), nil
	}
	if size := groupSize(o.cfg, lastDim(keys), k); size > 0 && o.cfg.Runs(rules.Select) {
		return m.selected(keys, k, size), nil
	}
	standIn := graph.NewCopy(keys) // a plan is no reader of the graph
	order, err := compose.OrderBySorting(standIn, k, m.by, m.site)
	return expr.Rebase(order, []graph.Value{standIn}, []graph.Value{keys}), err
}

// groupSize is how many neighbours of a row are a group, of which only the least is
// looked at first: a power of two, or 0 where the row is better sorted whole.
func groupSize(c *rules.Config, n, k int) int {
	if n <= c.SortWhole || n >= rules.MaxPoints || k == 0 {
		return 0
	}
	size := min(max(1<<(bits.Len(uint(n/k))/2), target.MinSelectGroup), ops.Leaf)
	if rules.Ceil(n, size)+(k+1)*size > n/target.SelectShare {
		return 0
	}
	return size
}

// lastDim is the length of v along its last axis.
func lastDim(v graph.Value) int { return v.Shape()[len(v.Shape())-1] }

// withLast is v's shape with another last size, or several.
func withLast(v graph.Value, sizes ...int) shape.Shape {
	s := v.Shape()
	return append(s[:len(s)-1:len(s)-1], sizes...)
}

// maker makes nodes of the planner's own, in place of one of the graph.
type maker struct {
	site string
	by   *ops.Op
}

func makerOf(v graph.Value) maker {
	by := v.Node.By
	if by == nil {
		by = v.Node.Op
	}
	return maker{v.Node.Site, by}
}

func (m maker) node(o *ops.Op, a ops.Attr, d dtype.DType, s shape.Shape, in ...graph.Value) graph.Value {
	return graph.Value{Node: &graph.Node{Op: o, Attr: a, Inputs: in, Outputs: []graph.Type{{DType: d, Shape: s, Known: true}}, Site: m.site, By: m.by}}
}

// order is the first k positions of rows of keys in order.
func (m maker) order(keys graph.Value, k int) graph.Value {
	return m.node(ops.OrderRows, ops.Attr{Counts: []int{k}}, dtype.Int64, withLast(keys, k), keys)
}

// firstOf is v's first n elements along the last axis.
func (m maker) firstOf(v graph.Value, n int) graph.Value { return m.firstAlong(v, len(v.Shape())-1, n) }

func (m maker) firstAlong(v graph.Value, axis, n int) graph.Value {
	if n == v.Shape()[axis] {
		return v
	}
	s := v.Shape().Clone()
	s[axis] = n
	ranges := make([]shape.Range, len(s))
	for i := range ranges {
		ranges[i] = shape.All()
	}
	ranges[axis] = shape.To(n)
	return m.node(ops.Slice, ops.Attr{Ranges: ranges}, v.DType(), s, v)
}

func (m maker) reshape(v graph.Value, s shape.Shape) graph.Value {
	return m.node(ops.Reshape, ops.Attr{Shape: s}, v.DType(), s, v)
}

func (m maker) cast(v graph.Value, d dtype.DType) graph.Value {
	return m.node(ops.Cast, ops.Attr{DType: d}, d, v.Shape(), v)
}

// with is an operator of v and a number.
func (m maker) with(o *ops.Op, v graph.Value, number int) graph.Value {
	return m.node(o, ops.Attr{}, v.DType(), v.Shape(), v, m.full(v.DType(), v.Shape(), uint64(number)))
}

func (m maker) full(d dtype.DType, s shape.Shape, word uint64) graph.Value {
	return graph.NewFull(d, element.Bits{word}, s, m.site)
}

// lookup is v at positions along its last axis.
func (m maker) lookup(v, position graph.Value) graph.Value {
	return m.node(ops.Lookup, ops.Attr{Axes: []int{len(v.Shape()) - 1}}, v.DType(), position.Shape(), v, position)
}

// selected is the first k positions of rows of keys in order, by groups of a size.
func (m maker) selected(keys graph.Value, k, size int) graph.Value {
	n := lastDim(keys)
	groups := n / size
	grouped := m.reshape(m.firstOf(keys, groups*size), withLast(keys, groups, size))
	least := m.node(ops.Min, ops.Attr{Axes: []int{len(grouped.Shape()) - 1}}, keys.DType(), withLast(keys, groups), grouped)
	// In ascending order, so that the candidates are in the order of their
	// positions.
	first := m.cast(m.order(least, k), dtype.Uint64)
	first = m.node(ops.SortRows, ops.Attr{Counts: []int{0, bits.Len(uint(groups))}}, dtype.Uint64, first.Shape(), first)
	c := candidates{m: m, n: n, k: k, size: size, groups: groups, first: first}
	slots := k
	if groups*size < n {
		slots++ // what is left of the row
	}
	all := m.node(ops.BroadcastTo, ops.Attr{Shape: withLast(keys, slots*size)}, dtype.Uint32, withLast(keys, slots*size),
		m.cast(graph.NewIota(shape.Shape{slots * size}, m.site), dtype.Uint32))
	chosen := m.order(c.keys(keys, c.position(all)), k)
	return m.cast(c.position(m.cast(chosen, dtype.Uint32)), dtype.Int64)
}

// candidates are the elements of the k groups that come first, and those after the
// last whole group.
type candidates struct {
	m            maker
	n, k         int
	size, groups int
	first        graph.Value // the groups, in ascending order, uint64
}

// position is where in its row the i-th candidate is; after the row's end where
// there is none.
func (c candidates) position(i graph.Value) graph.Value {
	m, log := c.m, bits.TrailingZeros(uint(c.size))
	slot := m.with(ops.BitwiseRightShift, i, log)
	group := m.cast(m.lookup(c.first, slot), dtype.Uint32)
	if c.groups*c.size < c.n {
		last := m.full(group.DType(), group.Shape(), uint64(c.groups))
		inGroup := m.node(ops.Less, ops.Attr{}, dtype.Bool, slot.Shape(), slot, m.full(slot.DType(), slot.Shape(), uint64(c.k)))
		group = m.node(ops.Where, ops.Attr{}, group.DType(), group.Shape(), inGroup, group, last)
	}
	return m.node(ops.BitwiseOr, ops.Attr{}, group.DType(), group.Shape(), m.with(ops.BitwiseLeftShift, group, log), m.with(ops.BitwiseAnd, i, c.size-1))
}

// keys are the candidates' keys. What is no candidate comes after all that are: its
// key is the greatest, and its place the last.
func (c candidates) keys(rows, position graph.Value) graph.Value {
	m := c.m
	found := m.at(rows, position)
	if c.groups*c.size == c.n {
		return found
	}
	inRow := m.node(ops.Less, ops.Attr{}, dtype.Bool, position.Shape(), position, m.full(position.DType(), position.Shape(), uint64(c.n)))
	return m.node(ops.Where, ops.Attr{}, found.DType(), found.Shape(), inRow, found, m.full(found.DType(), found.Shape(), 1<<(8*found.DType().Size())-1))
}

// at is v at positions along its last axis, in which maps of one operand and
// constants are computed, so that v needs no memory.
func (m maker) at(v, position graph.Value) graph.Value {
	if _, stored := v.Stored(); stored || v.Node.Op.Kind != ops.Map || v.Node.Op == ops.Copy {
		return m.lookup(v, position)
	}
	inputs, operand := make([]graph.Value, len(v.Node.Inputs)), -1
	for i, in := range v.Node.Inputs {
		if base := expr.BaseOf(in); base.Node.Op == ops.Full {
			inputs[i] = graph.NewFull(in.DType(), base.Node.Attr.Bits, position.Shape(), m.site)
		} else if operand < 0 {
			operand = i
		} else {
			return m.lookup(v, position)
		}
	}
	if operand < 0 {
		return m.lookup(v, position)
	}
	inputs[operand] = m.at(v.Node.Inputs[operand], position)
	return m.node(v.Node.Op, v.Node.Attr, v.DType(), position.Shape(), inputs...)
}
