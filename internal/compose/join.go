package compose

import (
	"fmt"

	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

func init() {
	rules[ops.Concat] = concat
	rules[ops.Stack] = stack
	rules[ops.Unstack] = unstack
	rules[ops.Split] = split
}

// maxParts bounds the results of one call, since each is a view with a node of its own.
const maxParts = 1 << 20

func concat(c *composer) []graph.Value {
	parts := make([]graph.Value, len(c.in))
	for i, v := range c.in {
		parts[i] = c.cast(v, c.result)
		if c.attr.Axes == nil {
			parts[i] = c.apply(ops.Reshape, ops.Attr{Shape: shape.Shape{-1}}, parts[i])
		}
	}
	axis := 0
	if c.attr.Axes != nil {
		axis = c.axis(0)
	}
	return []graph.Value{c.join(axis, parts...)}
}

// join concatenates values of the result's dtype along an axis.
func (c *composer) join(axis int, parts ...graph.Value) graph.Value {
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
	return c.implied(graph.New(ops.Concat, ops.Attr{Axes: []int{axis}}, c.site, graph.Type{DType: parts[0].DType(), Shape: s, Known: true}, parts...))
}

func stack(c *composer) []graph.Value {
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
	parts := make([]graph.Value, len(c.in))
	for i, v := range c.in {
		parts[i] = c.apply(ops.ExpandDims, ops.Attr{Axes: []int{axis}}, c.cast(v, c.result))
	}
	return []graph.Value{c.join(axis, parts...)}
}

func unstack(c *composer) []graph.Value {
	axis := c.axis(0)
	if c.err != nil {
		return nil
	}
	n := c.in[0].Shape()[axis]
	if n > maxParts {
		return c.wrong("axis", axis, "its size is %d, and it gives %d arrays at the most: slice it, or split it into fewer", n, maxParts)
	}
	parts := make([]graph.Value, n)
	for i := range parts {
		parts[i] = c.apply(ops.Index, ops.Attr{Indices: along(axis, shape.At(i))}, c.in[0])
	}
	return parts
}

// along returns an index of one axis; all other axes are taken whole.
func along(axis int, index shape.Index) []shape.Index {
	indices := make([]shape.Index, axis+1)
	for i := range indices {
		indices[i] = shape.All()
	}
	indices[axis] = index
	return indices
}

func split(c *composer) []graph.Value {
	axis := c.axis(0)
	if c.err != nil {
		return nil
	}
	sizes, err := c.splitSizes(c.in[0].Shape()[axis])
	if err != nil {
		c.fail(err)
		return nil
	}
	parts := make([]graph.Value, len(sizes))
	at := 0
	for i, n := range sizes {
		parts[i] = c.part(c.in[0], axis, at, n)
		at += n
	}
	return parts
}

// splitSizes returns the sizes of the parts into which an axis of n elements is split.
func (c *composer) splitSizes(n int) ([]int, error) {
	counts := c.attr.Counts
	mode := c.attr.Mode
	if mode == "" {
		mode = ops.Sizes
		if len(counts) == 1 {
			mode = ops.Sections
		}
	}
	switch {
	case mode != ops.Sections && mode != ops.Sizes:
		return nil, &ops.AttrError{Op: c.op, Attr: "mode", Value: c.attr.Mode, Want: `it must be "sections" or "sizes"`}
	case mode == ops.Sections && (len(counts) != 1 || counts[0] < 1 || n%counts[0] != 0):
		return nil, &ops.AttrError{Op: c.op, Attr: "sections", Value: single(counts), Want: fmt.Sprintf("it must be one number that divides the axis, of size %d; give sizes for unequal parts", n)}
	case mode == ops.Sections && counts[0] > maxParts:
		return nil, &ops.AttrError{Op: c.op, Attr: "sections", Value: single(counts), Want: fmt.Sprintf("it must be %d at the most", maxParts)}
	case mode == ops.Sections:
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
		return nil, &ops.AttrError{Op: c.op, Attr: "sizes", Value: counts, Want: fmt.Sprintf("they must be 0 or more and add up to the axis's size, %d", n)}
	}
	return counts, nil
}
