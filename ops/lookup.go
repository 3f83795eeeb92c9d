package ops

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
)

// The operators that find elements by the values of other elements. Indexing
// by arrays, masks and sorted searches are compositions over these two.
var (
	Lookup = op(Op{Name: "lookup", Kind: Indirect, Arity: 2, Accept: AnyType, Index: 1 << 1, Cost: 6, Doc: "the elements of x1 at the indices x2, counted in row-major order, or along one axis",
		Corner: "an index below 0 is taken as 0, and one past the last as the last; NaN payloads are kept"})
	Search = op(Op{Name: "search", Kind: Indirect, Arity: 2, Accept: IntegerType, Result: ToIndex, Cost: 60, Doc: "how many elements of the ascending rows x1 are less than x2 (right: or equal to it)",
		Corner: "rows that are not ascending are not searched, but halved"})
	Segment = op(Op{Name: "segment", Kind: Indirect, Arity: 3, Accept: NumericType, Index: 1 << 2, Cost: 60, Doc: "x2, and a part of x1 along an axis joined to it one after the other: from the index in the low word of x3 to before that in the high word",
		Corner: "the indices are brought to 0 to the size of the axis; every step is rounded to the dtype"})
)

// The ways of Search: which of equal elements it stands before.
const (
	SearchLeft  = "left"  // the first
	SearchRight = "right" // none: it stands after the last
)

func init() {
	rules[Lookup] = (*composer).lookup
	rules[Search] = (*composer).search
	rules[Segment] = (*composer).segment
}

// joiners are the map operators that elements are joined by, by their modes.
var joiners = map[string]*Op{"add": Add, "mul": Mul, "max": Maximum, "min": Minimum}

// Joiner is the map operator by which a Segment joins elements.
func (a Attr) Joiner() *Op { return joiners[a.Mode] }

// EmptyAxisError says that elements were asked for along an axis that has none.
type EmptyAxisError struct {
	Op    *Op
	Shape shape.Shape
	Axis  int
}

func (e *EmptyAxisError) Error() string {
	return fmt.Sprintf("%s: axis %d of shape %v has no elements to take: check the size first", e.Op, e.Axis, e.Shape)
}

// lookup makes a node whose operands have the result's rank: the index has the
// result's shape, and the table, but for the axis that is indexed, sizes that
// broadcast to it.
func (c *composer) lookup() []Value {
	table, index := c.in[0], c.in[1]
	if c.attr.Axes == nil {
		return []Value{c.flatLookup(table, index)}
	}
	axis := c.axis(0)
	rank := len(table.Shape())
	if c.err == nil && len(index.Shape()) != rank {
		c.fail(&RankError{Op: c.op, Operand: 1, Shape: index.Shape(), Want: fmt.Sprintf("%d axes, as many as the elements' shape %v", rank, table.Shape())})
	}
	if c.err != nil {
		return nil
	}
	rest := table.Shape().Clone()
	rest[axis] = 1
	out, err := shape.Broadcast(c.op.Name, rest, index.Shape())
	if err != nil {
		c.fail(err)
		return nil
	}
	return []Value{c.lookupAlong(table, index, out, axis)}
}

// lookupAlong is the node, for an index that broadcasts to the shape out.
func (c *composer) lookupAlong(table, index Value, out shape.Shape, axis int) Value {
	if out.Size() == 0 {
		return c.implied(NewFull(table.DType(), dtype.Bits{}, out, c.site))
	}
	if table.Shape()[axis] == 0 {
		c.fail(&EmptyAxisError{Op: c.op, Shape: table.Shape(), Axis: axis})
		return table
	}
	if index.DType().Size() < 4 {
		index = c.cast(index, dtype.Int32)
	}
	index = c.implied(broadcastTo(index, out, c.site))
	return c.implied(c.node(Lookup, Attr{Axes: []int{axis}}, Type{table.DType(), out, true}, table, index))
}

// flatLookup counts the table's elements in row-major order.
func (c *composer) flatLookup(table, index Value) Value {
	rank := max(len(index.Shape()), 1)
	line := make(shape.Shape, rank)
	for i := range line {
		line[i] = 1
	}
	out := append(line[:0:0], line...)
	copy(out, index.Shape())
	line[rank-1] = table.Shape().Size()
	v := c.lookupAlong(c.reshape(table, line), c.reshape(index, out), out, rank-1)
	return c.reshape(v, index.Shape())
}

// search makes a node whose operands have the result's rank, 1 at the least:
// the values have the result's shape, and the rows, but for the last axis,
// sizes that broadcast to it.
func (c *composer) search() []Value {
	rows, values := c.cast(c.in[0], c.common), c.cast(c.in[1], c.common)
	mode := c.attr.Mode
	switch mode {
	case "":
		mode = SearchLeft
	case SearchLeft, SearchRight:
	default:
		c.fail(&AttrError{Op: c.op, Attr: "mode", Value: mode, Want: "left and right are the sides of equal elements to stand on"})
		return nil
	}
	if len(rows.Shape()) == 0 {
		c.fail(&RankError{Op: c.op, Operand: 0, Shape: rows.Shape(), Want: "an axis at the least, along which it is sorted"})
		return nil
	}
	asked := values.Shape()
	if len(asked) == 0 {
		values = c.reshape(values, shape.Shape{1})
	}
	rank := len(values.Shape())
	n := len(rows.Shape()) - 1
	if n == 0 && rank > 1 {
		one := make(shape.Shape, rank)
		for i := range one {
			one[i] = 1
		}
		one[rank-1] = rows.Shape()[0]
		rows = c.reshape(rows, one)
	} else if n+1 != rank {
		c.fail(&RankError{Op: c.op, Operand: 1, Shape: asked, Want: fmt.Sprintf("%d axes, as many as the rows' shape %v", n+1, rows.Shape())})
	}
	if c.err != nil {
		return nil
	}
	rest := rows.Shape().Clone()
	rest[rank-1] = 1
	out, err := shape.Broadcast(c.op.Name, rest, values.Shape())
	if err != nil {
		c.fail(err)
		return nil
	}
	if out.Size() == 0 || rows.Shape()[rank-1] == 0 {
		v := c.implied(NewFull(c.result, dtype.Bits{}, out, c.site))
		return []Value{c.reshape(v, c.searched(asked, out))}
	}
	values = c.implied(broadcastTo(values, out, c.site))
	v := c.implied(c.node(Search, Attr{Mode: mode}, Type{c.result, out, true}, rows, values))
	return []Value{c.reshape(v, c.searched(asked, out))}
}

// searched is the shape of a search for values of the shape asked.
func (c *composer) searched(asked, out shape.Shape) shape.Shape {
	if len(asked) == 0 {
		return asked
	}
	return out
}

// segment makes a node whose operands have the result's rank, as a lookup's.
func (c *composer) segment() []Value {
	table, initial := c.cast(c.in[0], c.common), c.cast(c.in[1], c.common)
	axis := c.axis(0)
	by := c.attr.Joiner()
	if by == nil || !by.Accept.Contains(c.common) {
		return c.wrong("mode", c.attr.Mode, "%s are joined by add or mul, real ones also by max or min", c.common)
	}
	if c.err != nil {
		return nil
	}
	rest := table.Shape().Clone()
	rest[axis] = 1
	shapes := []shape.Shape{rest}
	for _, v := range c.in[1:] {
		if len(v.Shape()) != len(rest) {
			c.fail(&RankError{Op: c.op, Operand: 1, Shape: v.Shape(), Want: fmt.Sprintf("%d axes, as many as the elements' shape %v", len(rest), table.Shape())})
			return nil
		}
		shapes = append(shapes, v.Shape())
	}
	out, err := shape.Broadcast(c.op.Name, shapes...)
	if err != nil {
		c.fail(err)
		return nil
	}
	initial = c.implied(broadcastTo(initial, out, c.site))
	span := c.implied(broadcastTo(c.cast(c.in[2], dtype.Uint64), out, c.site))
	if out.Size() == 0 || table.Shape()[axis] == 0 {
		return []Value{initial}
	}
	return []Value{c.node(Segment, Attr{Axes: []int{axis}, Mode: c.attr.Mode}, Type{c.common, out, true}, table, initial, span)}
}

// Table is the table of an indirect node as its result sees it: the view v of
// the table, broadcast to the result's shape with no step along the axis that
// is looked up. count is the axis's size and step its stride.
func (n *Node) Table(v shape.View) (seen shape.View, count, step int) {
	out := n.Outputs[0].Shape
	axis := n.TableAxis()
	count, step = v.Shape[axis], v.Strides[axis]
	seen = shape.View{Shape: out, Strides: make([]int, len(out)), Offset: v.Offset}
	for i, d := range v.Shape {
		if i != axis && d > 1 {
			seen.Strides[i] = v.Strides[i]
		}
	}
	return seen, count, step
}

// TableAxis is the axis along which an indirect node addresses its table.
func (n *Node) TableAxis() int {
	if n.Op == Search {
		return len(n.Outputs[0].Shape) - 1
	}
	return n.Attr.Axes[0]
}
