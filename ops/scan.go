package ops

import (
	"fmt"
	"math"
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
)

// The scans, in one order on every device and for every shape.
//
// The n elements along the axis are cut into leaves of Leaf elements, the last
// one shorter, as a reduction's are. Within a leaf the elements are combined
// one after the other. The leaves' totals, each by the tree of a reduction's
// leaf, are a shorter sequence, scanned the same way; what it has before a leaf
// is combined, on the left, with each of the leaf's own results. The first leaf
// has nothing before it, and its results stay as they are.
//
// So the error of an element of a cumulative sum grows with its place in its
// leaf and with the logarithm of n, and not with n. The last element need not
// have the bits of the sum, nor need a running sum of small positive numbers be
// ascending in its last bits.
var (
	CumulativeSum  = op(Op{Name: "cumulative_sum", Aliases: []string{"cumsum"}, Kind: Scan, Arity: 1, Accept: NumericType, Result: Default, Cost: 2, Doc: "the sums of the elements up to each along an axis", Corner: inOrder + "; integers wrap"})
	CumulativeProd = op(Op{Name: "cumulative_prod", Aliases: []string{"cumprod"}, Kind: Scan, Arity: 1, Accept: NumericType, Result: Default, Cost: 2, Doc: "the products of the elements up to each along an axis", Corner: inOrder + "; integers wrap"})
	CumulativeMax  = op(Op{Name: "cumulative_max", Aliases: []string{"cummax"}, Kind: Scan, Arity: 1, Accept: RealType, Cost: 2, Doc: "the greatest of the elements up to each along an axis", Corner: "as maximum; from a NaN on, NaN; before the first: -Inf, or the least integer"})
	CumulativeMin  = op(Op{Name: "cumulative_min", Aliases: []string{"cummin"}, Kind: Scan, Arity: 1, Accept: RealType, Cost: 2, Doc: "the least of the elements up to each along an axis", Corner: "as minimum; from a NaN on, NaN; before the first: +Inf, or the greatest integer"})

	Diff = op(Op{Name: "diff", Kind: Composition, Arity: Variadic, Accept: NumericType, Cost: 1, Doc: "the n-th differences of neighbours along an axis", Corner: "integers wrap; float16 and bfloat16 in float32, rounded once at the end; of n elements or fewer: nothing"})
)

const inOrder = "floats in fixed leaves, the same on every device, float16 and bfloat16 in float32, rounded once at the end"

func init() {
	for _, o := range []*Op{CumulativeSum, CumulativeProd, CumulativeMax, CumulativeMin} {
		rules[o] = scan
	}
	rules[Diff] = diff
}

// scanReductions are the reductions that scans run.
var scanReductions = map[*Op]*Op{CumulativeSum: Sum, CumulativeProd: Prod, CumulativeMax: Max, CumulativeMin: Min}

// Reduction is the reduction whose running results a scan gives.
func (o *Op) Reduction() *Op { return scanReductions[o] }

// scan is the rule of the cumulative operators. What a kernel scans has 32 bits
// or more; its node has the axis, and in Attr.Initial and Bits whether the
// result starts with an element of its own, and which.
func scan(c *composer) []Value {
	axis := c.scanAxis()
	if t := c.attr.DType; c.op.Result == Default && t != dtype.Invalid {
		if c.result = t; !t.IsNumeric() {
			c.fail(&AttrError{Op: c.op, Attr: "dtype", Value: t, Want: "take a numeric dtype"})
		}
	}
	if c.attr.Initial && c.attr.Exclusive {
		c.fail(&AttrError{Op: c.op, Attr: "include_initial", Value: true, Want: "an exclusive scan starts with the initial element already: ask for one of the two"})
	}
	if c.err != nil {
		return nil
	}
	x := c.cast(c.cast(c.in[0], c.result), scanned(c.result))
	if c.attr.Reverse {
		x = c.apply(Flip, Attr{Axes: []int{axis}}, x)
	}
	y := c.cast(c.scanAlong(x, axis), c.result)
	if c.attr.Reverse {
		y = c.apply(Flip, Attr{Axes: []int{axis}}, y)
	}
	return []Value{y}
}

// scanned is the type in which elements of d are scanned.
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

// scanAxis is the axis, which only one-dimensional operands need not name
// (Array API 2024.12, cumulative_sum).
func (c *composer) scanAxis() int {
	if rank := len(c.in[0].Shape()); len(c.attr.Axes) == 0 && rank > 1 {
		c.fail(&AttrError{Op: c.op, Attr: "axis", Value: "missing", Want: "name the axis of an operand that has several"})
		return 0
	}
	return c.axis(0)
}

// scanAlong makes the node. An exclusive scan is one of all elements but the
// last, with the initial element.
func (c *composer) scanAlong(x Value, axis int) Value {
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
	if x.Shape().Size() == 0 { // nothing but, at the most, initial elements
		return c.implied(NewFull(x.DType(), initial, out, c.site))
	}
	a := Attr{Axes: []int{axis}, Initial: c.attr.Initial || c.attr.Exclusive, Bits: initial}
	return c.implied(c.node(c.op, a, Type{x.DType(), out, true}, x))
}

// identity is what a scan of elements of type d has before its first one, as
// an element of the type that it is scanned in.
func identity(o *Op, d, in dtype.DType) dtype.Bits {
	switch o {
	case CumulativeSum:
		return dtype.Bits{}
	case CumulativeProd:
		return dtype.One(in)
	}
	least := o == CumulativeMax
	if !d.IsInteger() {
		sign := 1
		if least {
			sign = -1
		}
		return dtype.FromFloat(in, math.Inf(sign))
	}
	bits := 8 * d.Size()
	v := uint64(math.MaxUint64) >> (64 - bits) // the greatest unsigned one
	switch {
	case d.IsSigned() && least:
		v = -(uint64(1) << (bits - 1))
	case d.IsSigned():
		v >>= 1
	case least:
		v = 0
	}
	return dtype.Bits{v & (math.MaxUint64 >> (64 - 8*in.Size()))}
}

// Modes of diff, which say what its further operands are.
const (
	DiffPrepend = "prepend" // the second is put before the first
	DiffAppend  = "append"  // the second is put behind the first
	DiffBoth    = "both"    // the second before it, the third behind
)

// mostDifferences is the most that diff takes at once: each is an operator of
// the graph, and from the 57th on their coefficients are no float64s any more.
const mostDifferences = 64

// diff is the rule of the n-th difference: Attr.Counts holds n, 1 by default,
// Attr.Axes the axis, the last by default (Array API 2024.12, diff).
func diff(c *composer) []Value {
	n := 1
	if len(c.attr.Counts) > 0 {
		n = c.attr.Counts[0]
	}
	if n < 0 {
		c.fail(&AttrError{Op: c.op, Attr: "n", Value: n, Want: "take 0 or more"})
	}
	operands := map[string]int{"": 1, DiffPrepend: 2, DiffAppend: 2, DiffBoth: 3}[c.attr.Mode]
	switch {
	case operands == 0:
		c.fail(&AttrError{Op: c.op, Attr: "mode", Value: c.attr.Mode, Want: `take "prepend", "append", "both" or nothing`})
	case operands != len(c.in):
		c.fail(&AttrError{Op: c.op, Attr: "mode", Value: c.attr.Mode, Want: fmt.Sprintf("it takes %d operands, not %d", operands, len(c.in))})
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
		return []Value{c.cast(c.in[0], c.result)}
	}
	x := c.cast(c.joined(axis), wide)
	if c.err != nil {
		return nil
	}
	switch length := x.Shape()[axis]; {
	case n >= length: // nothing is left
		return []Value{c.cast(c.part(x, axis, 0, 0), c.result)}
	case n > mostDifferences:
		return c.wrong("n", n, "take up to %d, or differences of differences, reading them in between", mostDifferences)
	}
	for range n {
		left := x.Shape()[axis] - 1
		x = c.apply(Sub, Attr{}, c.part(x, axis, 1, left), c.part(x, axis, 0, left))
	}
	return []Value{c.cast(x, c.result)}
}

// joined is diff's first operand with the others before and behind it.
func (c *composer) joined(axis int) Value {
	list := slices.Clone(c.in)
	shapes := make([]shape.Shape, len(list))
	for i, v := range list {
		shapes[i] = v.Shape()
	}
	if _, err := shape.Join(c.op.Name, axis, shapes...); err != nil {
		c.fail(err)
		return list[0]
	}
	if c.attr.Mode == DiffPrepend || c.attr.Mode == DiffBoth {
		list[0], list[1] = list[1], list[0]
	}
	if len(list) == 1 {
		return list[0]
	}
	return c.apply(Concat, Attr{Axes: []int{axis}}, list...)
}
