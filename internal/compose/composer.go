package compose

import (
	"slices"

	"fmt"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// composer is one application of an operator that has a rule. It applies operators; after the first
// error it applies no more.
type composer struct {
	op             *ops.Op
	attr           ops.Attr
	site           string
	in             []graph.Value
	common, result dtype.DType // as Infer returned them
	made           []graph.Value
	few            [4]graph.Value       // first memory of made; most composers need no more
	many           map[graph.Value]bool // the set of operands, if there are many
	constants      Constants
	guards         bool // an operator that factors matrices reports those that have no factors
	err            error
}

// manyOperands is the number of operands up to which given searches them one by one.
const manyOperands = 8

// given reports whether v is an operand.
func (c *composer) given(v graph.Value) bool {
	if len(c.in) <= manyOperands {
		return slices.Contains(c.in, v)
	}
	if c.many == nil { // rules do not replace operands if there are so many
		c.many = make(map[graph.Value]bool, len(c.in))
		for _, in := range c.in {
			c.many[in] = true
		}
	}
	return c.many[v]
}

// fail keeps the first error.
func (c *composer) fail(err error) {
	if c.err == nil {
		c.err = err
	}
}

// single returns a parameter as the caller gave it: the number of a list of one, and "missing" for
// an empty list.
func single[T int | float64](list []T) any {
	switch len(list) {
	case 0:
		return "missing"
	case 1:
		return list[0]
	}
	return list
}

// wrong reports that a parameter has a wrong value.
func (c *composer) wrong(attr string, value any, format string, args ...any) []graph.Value {
	c.fail(&ops.AttrError{Op: c.op, Attr: attr, Value: value, Want: fmt.Sprintf(format, args...)})
	return nil
}

// apply applies an operator; after an error it returns its first operand.
func (c *composer) apply(o *ops.Op, a ops.Attr, in ...graph.Value) graph.Value {
	if c.err != nil {
		return in[0]
	}
	v, err := applyOne(c.constants, o, a, c.site, in)
	if err != nil {
		c.err = err
		return in[0]
	}
	return c.implied(v)
}

// node makes a node of a primitive operator.
func (c *composer) node(o *ops.Op, a ops.Attr, t graph.Type, in ...graph.Value) graph.Value {
	if c.err != nil {
		return in[0]
	}
	v := graph.New(o, a, c.site, t, in...)
	if c.op != o {
		v.Node.By = c.op
	}
	return v
}

// implied marks a value as made by the composer, unless it is an operand or a constant, which
// others refer to.
func (c *composer) implied(v graph.Value) graph.Value {
	if v.Node.Op != ops.Data && !c.given(v) {
		v.Node.Implied = true
		if c.made == nil {
			c.made = c.few[:0]
		}
		c.made = append(c.made, v)
	}
	return v
}

// drop releases a value that the composer made and no result needs. Otherwise the value would count
// as a reader of its operands, and keep their memory beyond Close.
func (c *composer) drop(v graph.Value) {
	n := v.Node
	if !n.Implied || n.Pending.Load() > 0 || c.given(v) {
		return
	}
	n.ReleaseInputs(c.drop)
}

// one returns a rule's only result as a list.
func (c *composer) one(v graph.Value) []graph.Value {
	if c.err != nil {
		return nil
	}
	return []graph.Value{v}
}

// cast converts v if it has another type.
func (c *composer) cast(v graph.Value, d dtype.DType) graph.Value {
	return c.implied(castTo(v, d, c.site))
}

// constant returns a number as a value without axes, in any dtype, converted as by Cast.
func (c *composer) constant(d dtype.DType, f float64) graph.Value {
	v := graph.NewFull(d, element.FromFloat(d, f), shape.Shape{}, c.site)
	v.Node.Implied = true
	return v
}

// number returns a constant of x's dtype.
func (c *composer) number(x graph.Value, f float64) graph.Value { return c.constant(x.DType(), f) }

// full returns an element as a value without axes.
func (c *composer) full(d dtype.DType, bits element.Bits) graph.Value {
	return c.implied(graph.NewFull(d, bits, shape.Shape{}, c.site))
}

// iota returns the row-major index of each element of a shape, in any dtype.
func (c *composer) iota(d dtype.DType, s shape.Shape) graph.Value {
	return c.cast(c.implied(graph.NewIota(s, c.site)), d)
}

// table returns a constant that the host computes. After an error it returns an operand, so that
// the rule can go on.
func (c *composer) table(t *graph.Constant) graph.Value {
	if c.constants == nil {
		return t.OnHost()
	}
	v, err := c.constants.Constant(t)
	if err != nil {
		c.fail(err)
		return c.in[0]
	}
	return v
}

func (c *composer) where(cond, x, y graph.Value) graph.Value {
	if c.err != nil {
		return x
	}
	return c.apply(ops.Where, ops.Attr{}, cond, x, y)
}

// reshape returns v with another shape of the same size.
func (c *composer) reshape(v graph.Value, s shape.Shape) graph.Value {
	if v.Shape().Equal(s) {
		return v
	}
	return c.apply(ops.Reshape, ops.Attr{Shape: s}, v)
}

// permuted returns v with its axes in another order, or v itself if the order is the same.
func (c *composer) permuted(v graph.Value, order []int) graph.Value {
	if slices.IsSorted(order) {
		return v
	}
	return c.apply(ops.Permute, ops.Attr{Axes: order}, v)
}

// part returns a view of count elements along an axis.
func (c *composer) part(v graph.Value, axis, from, count int) graph.Value {
	if from == 0 && count == v.Shape()[axis] {
		return v
	}
	return c.apply(ops.Index, ops.Attr{Indices: along(axis, shape.Span(from, from+count))}, v)
}

// fits fails if a shape has more elements than allowed.
func (c *composer) fits(s shape.Shape) bool {
	if err := s.Check(c.op.Name); err != nil {
		c.fail(err)
	}
	return c.err == nil
}

// broadcasts fails, with the operator's own name, if the operands' shapes do not broadcast.
func (c *composer) broadcasts() bool {
	shapes := make([]shape.Shape, len(c.in))
	for i, v := range c.in {
		shapes[i] = v.Shape()
	}
	if _, err := shape.Broadcast(c.op.Name, shapes...); err != nil {
		c.fail(err)
	}
	return c.err == nil
}

// normalizeAxes makes the axes non-negative and sorts them. No axes means all axes.
func (c *composer) normalizeAxes() {
	axes := c.attr.Axes
	rank := len(c.in[0].Shape())
	if axes == nil {
		for i := range rank {
			axes = append(axes, i)
		}
	}
	axes, err := shape.NormalizeAxes(c.op.Name, axes, rank)
	if err != nil {
		c.fail(err)
	}
	c.attr.Axes = append([]int{}, axes...) // not nil, which would mean all axes
}

// axis returns the axis of an operator that works along one, counted from 0. byDefault, which may
// be negative, is used if none is given.
func (c *composer) axis(byDefault int) int {
	return c.axisOfRank(len(c.in[0].Shape()), byDefault)
}

// axisOfRank does the same as axis, for another rank than the first operand's.
func (c *composer) axisOfRank(rank, byDefault int) int {
	axis, err := shape.NormalizeAxis(c.op.Name, c.axisGiven(byDefault), rank)
	if err != nil {
		c.fail(err)
		return 0
	}
	return axis
}

// axisGiven returns the only axis, as the caller gave it.
func (c *composer) axisGiven(byDefault int) int {
	switch axes := c.attr.Axes; {
	case axes == nil:
		return byDefault
	case len(axes) == 1:
		return axes[0]
	}
	c.wrong("axis", c.attr.Axes, "name one axis")
	return byDefault
}

// count returns Counts[0], or 0 if there is none.
func (c *composer) count(attr string) int {
	switch len(c.attr.Counts) {
	case 0:
		return 0
	case 1:
		return c.attr.Counts[0]
	}
	c.wrong(attr, single(c.attr.Counts), "give one number")
	return 0
}

// countNeeded does the same as count, for an operator that requires a number.
func (c *composer) countNeeded(attr string) int {
	if len(c.attr.Counts) == 0 {
		c.wrong(attr, "missing", "give one number")
	}
	return c.count(attr)
}

// paramsOr returns the operator's parameters; defaults replace those that are missing at the end.
func (c *composer) paramsOr(most int, defaults ...float64) []float64 {
	given := c.attr.Params
	if n := len(given); n <= most {
		return append(given[:n:n], defaults[min(n, len(defaults)):]...)
	}
	want := "it takes none"
	switch most {
	case 1:
		want = "it takes one"
	case 2:
		want = "it takes two"
	}
	c.fail(&ops.AttrError{Op: c.op, Attr: "parameters", Value: c.attr.Params, Want: want})
	return make([]float64, most)
}

func ones(n int) shape.Shape { return slices.Repeat(shape.Shape{1}, n) }
