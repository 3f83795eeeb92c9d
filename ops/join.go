package ops

import (
	"fmt"

	"github.com/weft-gpu/weft/shape"
)

// The operators that put arrays together, and take them apart again.
var (
	Concat = op(Op{Name: "concat", Aliases: []string{"concatenate", "cat"}, Kind: Join, Arity: Variadic, Cost: 0,
		Doc: "the operands one after the other along an axis, 0 by default; with no axis asked for they are flattened first", Corner: "operands without elements add none; NaN payloads are kept where the dtype stays"})
	Stack   = op(Op{Name: "stack", Kind: Composition, Arity: Variadic, Doc: "the operands side by side along a new axis, 0 by default", Corner: "as concat"})
	Unstack = op(Op{Name: "unstack", Aliases: []string{"unbind"}, Kind: Composition, Arity: 1, Doc: "the parts of x at each index of an axis, 0 by default", Corner: "views of x; an axis of size 0 has no parts"})
	Split   = op(Op{Name: "split", Kind: Composition, Arity: 1, Doc: "x cut along an axis, 0 by default, into equal sections or parts of given sizes", Corner: "views of x"})
)

func init() {
	rules[Concat] = concat
	rules[Stack] = stack
	rules[Unstack] = unstack
	rules[Split] = split
}

// Split's modes: by Counts[0] sections of equal size, or by parts of Counts
// elements each.
const (
	Sections = "sections"
	Sizes    = "sizes"
)

// mostParts bounds the results of one call: each is a view with a node of its
// own.
const mostParts = 1 << 20

// NoResultError says that an operator with several results has none here, where
// one is wanted.
type NoResultError struct {
	Op *Op
}

func (e *NoResultError) Error() string {
	return fmt.Sprintf("%s: it has no results here (the axis has size 0): check the size, or use the form that returns a list", e.Op)
}

func concat(c *composer) []Value {
	parts := make([]Value, len(c.in))
	for i, v := range c.in {
		parts[i] = c.cast(v, c.result)
		if c.attr.Axes == nil {
			parts[i] = c.apply(Reshape, Attr{Shape: shape.Shape{-1}}, parts[i])
		}
	}
	axis := 0
	if c.attr.Axes != nil {
		axis = c.axis(0)
	}
	return []Value{c.join(axis, parts...)}
}

// join puts values of the result's dtype one after the other along an axis.
func (c *composer) join(axis int, parts ...Value) Value {
	if c.err != nil {
		return parts[0]
	}
	shapes := make([]shape.Shape, len(parts))
	for i, v := range parts {
		shapes[i] = v.Shape()
	}
	s, err := shape.Join(c.op.Name, axis, shapes...)
	if err != nil {
		c.fail(err)
		return parts[0]
	}
	if len(parts) == 1 {
		return parts[0]
	}
	return c.implied(newNode(Concat, Attr{Axes: []int{axis}}, c.site, Type{parts[0].DType(), s, true}, parts...))
}

// Regions are the parts of its result that a join node's operands fill, as
// views of the contiguous result.
func (n *Node) Regions() []shape.View {
	axis := n.Attr.Axes[0]
	whole := shape.Contiguous(n.Outputs[0].Shape)
	regions := make([]shape.View, len(n.Inputs))
	at := 0
	for i, v := range n.Inputs {
		regions[i] = whole.Part(axis, at, v.Shape()[axis])
		at += v.Shape()[axis]
	}
	return regions
}

func stack(c *composer) []Value {
	shapes := make([]shape.Shape, len(c.in))
	for i, v := range c.in {
		shapes[i] = v.Shape()
	}
	if err := shape.Alike(c.op.Name, shapes...); err != nil {
		c.fail(err)
		return nil
	}
	axis := c.axisOfRank(len(shapes[0])+1, 0)
	if c.err != nil {
		return nil
	}
	parts := make([]Value, len(c.in))
	for i, v := range c.in {
		parts[i] = c.apply(ExpandDims, Attr{Axes: []int{axis}}, c.cast(v, c.result))
	}
	return []Value{c.join(axis, parts...)}
}

func unstack(c *composer) []Value {
	axis := c.axis(0)
	if c.err != nil {
		return nil
	}
	n := c.in[0].Shape()[axis]
	if n > mostParts {
		return c.wrong("axis", axis, "its size is %d, and it gives %d arrays at the most: slice it, or split it into fewer", n, mostParts)
	}
	parts := make([]Value, n)
	for i := range parts {
		parts[i] = c.apply(Index, Attr{Indices: along(axis, shape.At(i))}, c.in[0])
	}
	return parts
}

// along is an index of one axis; those before and after it stay whole.
func along(axis int, index shape.Index) []shape.Index {
	indices := make([]shape.Index, axis+1)
	for i := range indices {
		indices[i] = shape.All()
	}
	indices[axis] = index
	return indices
}

func split(c *composer) []Value {
	axis := c.axis(0)
	if c.err != nil {
		return nil
	}
	sizes, err := c.splitSizes(c.in[0].Shape()[axis])
	if err != nil {
		c.fail(err)
		return nil
	}
	parts := make([]Value, len(sizes))
	at := 0
	for i, n := range sizes {
		parts[i] = c.part(c.in[0], axis, at, n)
		at += n
	}
	return parts
}

// splitSizes are the sizes of the parts of an axis of n elements.
func (c *composer) splitSizes(n int) ([]int, error) {
	counts := c.attr.Counts
	mode := c.attr.Mode
	if mode == "" {
		mode = Sizes
		if len(counts) == 1 {
			mode = Sections
		}
	}
	switch {
	case mode != Sections && mode != Sizes:
		return nil, &AttrError{Op: c.op, Attr: "mode", Value: c.attr.Mode, Want: `it must be "sections" or "sizes"`}
	case mode == Sections && (len(counts) != 1 || counts[0] < 1 || n%counts[0] != 0):
		return nil, &AttrError{Op: c.op, Attr: "sections", Value: counts, Want: fmt.Sprintf("it must be one number that divides the axis, of size %d; give sizes for unequal parts", n)}
	case mode == Sections && counts[0] > mostParts:
		return nil, &AttrError{Op: c.op, Attr: "sections", Value: counts, Want: fmt.Sprintf("it must be %d at the most", mostParts)}
	case mode == Sections:
		sizes := make([]int, counts[0])
		for i := range sizes {
			sizes[i] = n / counts[0]
		}
		return sizes, nil
	}
	left := n
	for _, size := range counts {
		if size < 0 || size > left {
			left = -1
			break
		}
		left -= size
	}
	if left != 0 {
		return nil, &AttrError{Op: c.op, Attr: "sizes", Value: counts, Want: fmt.Sprintf("they must be 0 or more and add up to the axis's size, %d", n)}
	}
	return counts, nil
}
