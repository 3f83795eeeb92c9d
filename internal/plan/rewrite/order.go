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

// The positions of the first k elements of a row in order are found without sorting the row. The
// row is cut into groups of neighbours. Only the k groups with the least minima can hold any of the
// k elements: an element of another group comes after the k minima. (Equal elements are in the
// order of their positions, which is also the order of their groups.) So a reduction reads the row
// once, and only the minima and the elements of k groups are sorted.

// orders rewrites the OrderRows of a graph in other operators.
type orders struct {
	cfg  *rules.Config
	most *expr.Table[int] // for each value that is a key: the most positions that are needed
}

// ordersOf finds the OrderRows from which values are computed.
func ordersOf(cfg *rules.Config, n *expr.Numbers, values []graph.Value) *orders {
	o := &orders{cfg: cfg, most: expr.NewTable[int](n)}
	for _, v := range expr.Postorder(values) {
		if keys := v.Node.Inputs; v.Node.Op == ops.OrderRows {
			o.most.Set(keys[0], max(o.most.At(keys[0]), lastDim(v)))
		}
	}
	return o
}

// written rewrites v, an OrderRows, in other operators, or returns v if the device sorts whole rows.
// The other operators may include an OrderRows of shorter rows or with more positions.
func (o *orders) written(v graph.Value) (graph.Value, error) {
	keys, k := v.Node.Inputs[0], lastDim(v)
	m := makerOf(v)
	if most := o.most.At(keys); most > k && o.cfg.Runs(rules.Select) {
		return m.firstOf(m.order(keys, most), k), nil
	}
	if size := groupSize(o.cfg, keys, k); size > 0 && o.cfg.Runs(rules.Select) {
		return m.selected(keys, k, size), nil
	}
	if o.cfg.SortsRows {
		return v, nil
	}
	standIn := graph.NewCopy(keys) // so that the plan does not count as a reader of keys
	order, err := compose.OrderBySorting(standIn, k, m.by, m.site)
	return expr.Rebase(order, []graph.Value{standIn}, []graph.Value{keys}), err
}

// groupSize returns how many neighbours in a row of keys form a group, if the first k are needed:
// about the square root of n/k, if a row has n keys, so that there are as many groups as candidates
// in the chosen groups. It is a power of two, or 0 if sorting the whole row is better.
func groupSize(c *rules.Config, keys graph.Value, k int) int {
	n := lastDim(keys)
	if n <= c.SortWhole || keys.Shape().Size() < c.SelectFrom || n >= rules.MaxPoints || k == 0 {
		return 0
	}
	size := min(1<<(bits.Len(uint(n/k))/2), ops.Leaf)
	if rules.Ceil(n, size)+(k+1)*size > n/target.SelectShare {
		return 0
	}
	return size
}

// lastDim returns the size of v's last axis.
func lastDim(v graph.Value) int { return v.Shape()[len(v.Shape())-1] }

// withLast returns v's shape with its last size replaced by others.
func withLast(v graph.Value, sizes ...int) shape.Shape {
	s := v.Shape()
	return append(s[:len(s)-1:len(s)-1], sizes...)
}

// maker makes nodes that replace a node of the graph. They have its site and operator name.
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

// order returns the positions of the first k keys of each row in order.
func (m maker) order(keys graph.Value, k int) graph.Value {
	return m.node(ops.OrderRows, ops.Attr{Counts: []int{k}}, dtype.Int64, withLast(keys, k), keys)
}

// firstOf returns v's first n elements along the last axis.
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

// with applies an operator to v and a number.
func (m maker) with(o *ops.Op, v graph.Value, number int) graph.Value {
	return m.node(o, ops.Attr{}, v.DType(), v.Shape(), v, m.full(v.DType(), v.Shape(), uint64(number)))
}

func (m maker) full(d dtype.DType, s shape.Shape, word uint64) graph.Value {
	return graph.NewFull(d, element.Bits{word}, s, m.site)
}

// lookup returns v at positions along its last axis.
func (m maker) lookup(v, position graph.Value) graph.Value {
	return m.node(ops.Lookup, ops.Attr{Axes: []int{len(v.Shape()) - 1}}, v.DType(), position.Shape(), v, position)
}

// selected finds the same as order, by groups of this size.
func (m maker) selected(keys graph.Value, k, size int) graph.Value {
	n := lastDim(keys)
	groups := n / size
	grouped := m.reshape(m.firstOf(keys, groups*size), withLast(keys, groups, size))
	least := m.node(ops.Min, ops.Attr{Axes: []int{len(grouped.Shape()) - 1}}, keys.DType(), withLast(keys, groups), grouped)
	// The chosen groups are sorted by number, so that candidates are in the order of positions.
	first := m.cast(m.order(least, k), dtype.Uint64)
	first = m.node(ops.SortRows, ops.Attr{Counts: []int{0, bits.Len(uint(groups))}}, dtype.Uint64, first.Shape(), first)
	c := candidates{m: m, n: n, k: k, size: size, groups: groups, first: first}
	slots := k
	if groups*size < n {
		slots++ // for the elements after the last whole group
	}
	all := m.node(ops.BroadcastTo, ops.Attr{Shape: withLast(keys, slots*size)}, dtype.Uint32, withLast(keys, slots*size),
		m.cast(graph.NewIota(shape.Shape{slots * size}, m.site), dtype.Uint32))
	chosen := m.order(c.keys(keys, c.position(all)), k)
	return m.cast(c.position(m.cast(chosen, dtype.Uint32)), dtype.Int64)
}

// candidates are the elements of the k chosen groups, and the elements after the last whole group.
type candidates struct {
	m            maker
	n, k         int
	size, groups int
	first        graph.Value // the groups, in ascending order, uint64
}

// position returns the position in its row of candidate i. It is after the row's end if there is
// no such candidate.
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

// keys returns the candidates' keys. Places without a candidate get the greatest key. They are
// the last, so they come after all candidates.
func (c candidates) keys(rows, position graph.Value) graph.Value {
	m := c.m
	found := m.at(rows, position)
	if c.groups*c.size == c.n {
		return found
	}
	inRow := m.node(ops.Less, ops.Attr{}, dtype.Bool, position.Shape(), position, m.full(position.DType(), position.Shape(), uint64(c.n)))
	return m.node(ops.Where, ops.Attr{}, found.DType(), found.Shape(), inRow, found, m.full(found.DType(), found.Shape(), 1<<(8*found.DType().Size())-1))
}

// at returns v at positions along its last axis. It computes maps of one operand and constants
// at the positions, so that v needs no memory.
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
