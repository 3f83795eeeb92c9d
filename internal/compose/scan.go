package compose

import (
	"fmt"
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	for _, o := range []*ops.Op{ops.CumulativeSum, ops.CumulativeProd, ops.CumulativeMax, ops.CumulativeMin, ops.CumulativeTerms} {
		rules[o] = scan
	}
	rules[ops.LogCumulativeSumExp] = (*composer).logCumulativeSumExp
	rules[ops.Diff] = diff
}

// scan is the rule of the cumulative operators. Kernels scan elements of at least 32 bits. The node
// has the axis. Attr.Initial says whether the result starts with an initial element, and Attr.Bits
// has that element.
func scan(c *composer) []graph.Value {
	axis := c.scanAxis()
	if t := c.attr.DType; c.op.Result == ops.Default && t != dtype.Invalid {
		if c.result = t; !t.IsNumeric() {
			c.fail(&ops.AttrError{Op: c.op, Attr: "dtype", Value: t, Want: "take a numeric dtype"})
		}
	}
	if c.attr.Initial && c.attr.Exclusive {
		c.fail(&ops.AttrError{Op: c.op, Attr: "include_initial", Value: true, Want: "an exclusive scan starts with the initial element already: ask for one of the two"})
	}
	if c.err != nil {
		return nil
	}
	x := c.cast(c.cast(c.in[0], c.result), scanned(c.result))
	if c.attr.Reverse {
		x = c.apply(ops.Flip, ops.Attr{Axes: []int{axis}}, x)
	}
	y := c.cast(c.scanAlong(x, axis), c.result)
	if c.attr.Reverse {
		y = c.apply(ops.Flip, ops.Attr{Axes: []int{axis}}, y)
	}
	return []graph.Value{y}
}

// scanned returns the dtype in which elements of d are scanned.
func scanned(d dtype.DType) dtype.DType {
	switch {
	case d.IsHalf():
		return dtype.Float32
	case d.IsInteger() && d.Size() < 4 && d.IsSigned():
		return dtype.Int32
	case d.IsInteger() && d.Size() < 4:
		return dtype.Uint32
	}
	return d
}

// scanAxis returns the axis. Only for operands of one dimension it need not be given (Array API
// 2024.12, cumulative_sum).
func (c *composer) scanAxis() int {
	if rank := len(c.in[0].Shape()); len(c.attr.Axes) == 0 && rank > 1 {
		c.fail(&ops.AttrError{Op: c.op, Attr: "axis", Value: "missing", Want: "name the axis of an operand that has several"})
		return 0
	}
	return c.axis(0)
}

// scanAlong makes the node. An exclusive scan starts with the initial element, and leaves out the
// last element.
func (c *composer) scanAlong(x graph.Value, axis int) graph.Value {
	out := slices.Clone(x.Shape())
	if c.attr.Initial {
		out[axis]++
	}
	if !c.fits(out) {
		return x
	}
	initial := identity(c.op, c.result, x.DType())
	if c.attr.Exclusive {
		x = c.part(x, axis, 0, max(x.Shape()[axis]-1, 0))
	}
	if x.Shape().Size() == 0 { // no elements, except perhaps initial ones
		return c.implied(graph.NewFull(x.DType(), initial, out, c.site))
	}
	a := ops.Attr{Axes: []int{axis}, Initial: c.attr.Initial || c.attr.Exclusive, Bits: initial}
	return c.implied(c.node(c.op, a, graph.Type{DType: x.DType(), Shape: out, Known: true}, x))
}

// identity returns the initial element of a scan of elements of dtype d, in the dtype of the scan.
func identity(o *ops.Op, d, in dtype.DType) element.Bits {
	switch o {
	case ops.CumulativeSum, ops.CumulativeTerms:
		return element.Bits{}
	case ops.CumulativeProd:
		return element.One(in)
	}
	least := o == ops.CumulativeMax
	if !d.IsInteger() {
		sign := 1
		if least {
			sign = -1
		}
		return element.FromFloat(in, math.Inf(sign))
	}
	bits := 8 * d.Size()
	v := uint64(math.MaxUint64) >> (64 - bits) // the largest unsigned number
	switch {
	case d.IsSigned() && least:
		v = -(uint64(1) << (bits - 1))
	case d.IsSigned():
		v >>= 1
	case least:
		v = 0
	}
	return element.Bits{v & (math.MaxUint64 >> (64 - 8*in.Size()))}
}

// maxDifferences bounds n in diff. Each difference is an operator of the graph, and from the 57th
// on float64 cannot represent their coefficients.
const maxDifferences = 64

// diff is the rule of the n-th difference. Attr.Counts has n, 1 by default; Attr.Axes has the axis,
// the last by default (Array API 2024.12, diff).
func diff(c *composer) []graph.Value {
	n := 1
	if len(c.attr.Counts) > 0 {
		n = c.attr.Counts[0]
	}
	if n < 0 {
		c.fail(&ops.AttrError{Op: c.op, Attr: "n", Value: n, Want: "take 0 or more"})
	}
	operands := map[string]int{"": 1, ops.DiffPrepend: 2, ops.DiffAppend: 2, ops.DiffBoth: 3}[c.attr.Mode]
	switch {
	case operands == 0:
		c.fail(&ops.AttrError{Op: c.op, Attr: "mode", Value: c.attr.Mode, Want: `take "prepend", "append", "both" or nothing`})
	case operands != len(c.in):
		c.fail(&ops.AttrError{Op: c.op, Attr: "mode", Value: c.attr.Mode, Want: fmt.Sprintf("it takes %d operands, not %d", operands, len(c.in))})
	}
	axis := c.axis(-1)
	if c.err != nil {
		return nil
	}
	wide := c.common
	if wide.IsHalf() {
		wide = dtype.Float32
	}
	if n == 0 {
		return []graph.Value{c.cast(c.in[0], c.result)}
	}
	x := c.cast(c.joined(axis), wide)
	if c.err != nil {
		return nil
	}
	switch length := x.Shape()[axis]; {
	case n >= length: // no elements are left
		return []graph.Value{c.cast(c.part(x, axis, 0, 0), c.result)}
	case n > maxDifferences:
		return c.wrong("n", n, "take up to %d, or differences of differences, reading them in between", maxDifferences)
	}
	for range n {
		left := x.Shape()[axis] - 1
		x = c.apply(ops.Sub, ops.Attr{}, c.part(x, axis, 1, left), c.part(x, axis, 0, left))
	}
	return []graph.Value{c.cast(x, c.result)}
}

// joined returns diff's first operand, joined with the elements to prepend and append.
func (c *composer) joined(axis int) graph.Value {
	list := slices.Clone(c.in)
	shapes := make([]shape.Shape, len(list))
	for i, v := range list {
		shapes[i] = v.Shape()
	}
	if _, err := shape.Join(c.op.Name, axis, shapes...); err != nil {
		c.fail(err)
		return list[0]
	}
	if c.attr.Mode == ops.DiffPrepend || c.attr.Mode == ops.DiffBoth {
		list[0], list[1] = list[1], list[0]
	}
	if len(list) == 1 {
		return list[0]
	}
	return c.apply(ops.Concat, ops.Attr{Axes: []int{axis}}, list...)
}

// logCumulativeSumExp doubles the number of elements in each result, step by step. A scan that adds
// e^x would lose elements far below the largest.
func (c *composer) logCumulativeSumExp() []graph.Value {
	axis := c.scanAxis()
	if c.err != nil {
		return nil
	}
	y := c.cast(c.in[0], dtype.Accumulator(c.common))
	n := y.Shape()[axis]
	for step := 1; step < n; step *= 2 {
		joined := c.apply(ops.LogAddExp, ops.Attr{}, c.part(y, axis, step, n-step), c.part(y, axis, 0, n-step))
		y = c.join(axis, c.part(y, axis, 0, step), joined)
	}
	return c.one(c.cast(y, c.result))
}
