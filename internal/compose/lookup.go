package compose

import (
	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.Lookup] = (*composer).lookup
	rules[ops.Search] = (*composer).search
	rules[ops.Segment] = (*composer).segment
}

// lookup makes a node whose operands have the result's rank. The index has the result's shape. The
// table's sizes broadcast to it, except along the indexed axis.
func (c *composer) lookup() []graph.Value {
	table, index := c.in[0], c.in[1]
	if c.attr.Axes == nil {
		return []graph.Value{c.flatLookup(table, index)}
	}
	axis := c.axis(0)
	rank := len(table.Shape())
	if c.err == nil && len(index.Shape()) != rank {
		c.fail(&ops.RankError{Op: c.op, Operand: 1, Shape: index.Shape(), Want: fmt.Sprintf("%d axes, as many as the elements' shape %v", rank, table.Shape())})
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
	return []graph.Value{c.lookupAlong(table, index, out, axis)}
}

// lookupAlong makes the node for an index that broadcasts to the shape out.
func (c *composer) lookupAlong(table, index graph.Value, out shape.Shape, axis int) graph.Value {
	if out.Size() == 0 {
		return c.implied(graph.NewFull(table.DType(), element.Bits{}, out, c.site))
	}
	if table.Shape()[axis] == 0 {
		c.fail(&ops.EmptyAxisError{Op: c.op, Shape: table.Shape(), Axis: axis})
		return table
	}
	if index.DType().Size() < 4 {
		index = c.cast(index, dtype.Int32)
	}
	index = c.implied(broadcastTo(index, out, c.site))
	return c.implied(c.node(ops.Lookup, ops.Attr{Axes: []int{axis}}, graph.Type{DType: table.DType(), Shape: out, Known: true}, table, index))
}

// flatLookup makes a lookup whose indices count the table's elements in row-major order.
func (c *composer) flatLookup(table, index graph.Value) graph.Value {
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

// search makes a node whose operands have the result's rank, at least 1. The values have the
// result's shape. The sizes of the rows broadcast to it, except along the last axis.
func (c *composer) search() []graph.Value {
	rows, values := c.cast(c.in[0], c.common), c.cast(c.in[1], c.common)
	mode := c.attr.Mode
	switch mode {
	case "":
		mode = ops.SearchLeft
	case ops.SearchLeft, ops.SearchRight:
	default:
		c.fail(&ops.AttrError{Op: c.op, Attr: "mode", Value: mode, Want: "left and right are the sides of equal elements to stand on"})
		return nil
	}
	if len(rows.Shape()) == 0 {
		c.fail(&ops.RankError{Op: c.op, Operand: 0, Shape: rows.Shape(), Want: "an axis at the least, along which it is sorted"})
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
		c.fail(&ops.RankError{Op: c.op, Operand: 1, Shape: asked, Want: fmt.Sprintf("%d axes, as many as the rows' shape %v", n+1, rows.Shape())})
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
		v := c.implied(graph.NewFull(c.result, element.Bits{}, out, c.site))
		return []graph.Value{c.reshape(v, c.searched(asked, out))}
	}
	values = c.implied(broadcastTo(values, out, c.site))
	v := c.implied(c.node(ops.Search, ops.Attr{Mode: mode}, graph.Type{DType: c.result, Shape: out, Known: true}, rows, values))
	return []graph.Value{c.reshape(v, c.searched(asked, out))}
}

// searched returns the shape of a search for values whose shape was asked.
func (c *composer) searched(asked, out shape.Shape) shape.Shape {
	if len(asked) == 0 {
		return asked
	}
	return out
}

// segment makes a node whose operands have the result's rank, as lookup does.
func (c *composer) segment() []graph.Value {
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
			c.fail(&ops.RankError{Op: c.op, Operand: 1, Shape: v.Shape(), Want: fmt.Sprintf("%d axes, as many as the elements' shape %v", len(rest), table.Shape())})
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
		return []graph.Value{initial}
	}
	return []graph.Value{c.node(ops.Segment, ops.Attr{Axes: []int{axis}, Mode: c.attr.Mode}, graph.Type{DType: c.common, Shape: out, Known: true}, table, initial, span)}
}
