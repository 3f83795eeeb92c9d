package arrayapi

import (
	"slices"

	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// manipulation are the standard's manipulation functions.
var manipulation = map[string]function{
	"broadcast_arrays": {"*arrays", func(c *call) any { return list(tensor.BroadcastArrays(c.arrays("arrays")...)...) }},
	"broadcast_shapes": {"*shapes", broadcastShapes},
	"broadcast_to":     {"x, /, shape", func(c *call) any { return c.array("x").BroadcastTo(c.dims("shape")...) }},
	"concat":           {"arrays, /, *, axis=0", concat},
	"expand_dims":      {"x, /, axis", func(c *call) any { return c.array("x").ExpandDims(c.dims("axis")...) }},
	"flip":             {"x, /, *, axis=None", flip},
	"moveaxis":         {"x, source, destination, /", func(c *call) any { return c.array("x").MoveAxes(c.dims("source"), c.dims("destination")) }},
	"permute_dims":     {"x, /, axes", func(c *call) any { return c.array("x").Permute(c.dims("axes")...) }},
	"repeat":           {"x, repeats, /, *, axis=None", repeat},
	"reshape":          {"x, /, shape, *, copy=None", reshape},
	"roll":             {"x, /, shift, *, axis=None", roll},
	"squeeze":          {"x, /, axis", squeeze},
	"stack":            {"arrays, /, *, axis=0", func(c *call) any { return tensor.Stack(c.integer("axis"), c.arrays("arrays")...) }},
	"tile":             {"x, repetitions, /", func(c *call) any { return c.array("x").Tile(c.dims("repetitions")...) }},
	"unstack":          {"x, /, *, axis=0", func(c *call) any { return list(c.array("x").Unstack(c.integer("axis"))...) }},
}

func init() { register(manipulation) }

func concat(c *call) any {
	arrays := c.arrays("arrays")
	if !c.given("axis") {
		return tensor.ConcatFlat(arrays...)
	}
	return tensor.Concat(c.integer("axis"), arrays...)
}

// flip of no axes named is of all; of an empty list, of none.
func flip(c *call) any {
	x, axes := c.array("x"), c.integers("axis")
	if c.given("axis") && len(axes) == 0 {
		return x
	}
	return x.Flip(axes...)
}

func squeeze(c *call) any {
	x, axes := c.array("x"), c.dims("axis")
	if len(axes) == 0 {
		return x
	}
	return x.Squeeze(axes...)
}

// repeat takes one number for all elements, or an array of one for each.
func repeat(c *call) any {
	x, axis := c.array("x"), 0
	if c.given("axis") {
		axis = c.integer("axis")
	} else {
		x = x.Reshape(-1)
	}
	if n, ok := integerOf(c.values["repeats"]); ok {
		return x.Repeat(axis, n)
	}
	return x.RepeatEach(background, axis, c.array("repeats"))
}

func reshape(c *call) any {
	x := c.array("x").Reshape(c.dims("shape")...)
	if c.given("copy") && c.flag("copy") {
		return x.Copy()
	}
	return x
}

// roll by several shifts is one after the other.
func roll(c *call) any {
	x, shifts, axes := c.array("x"), c.dims("shift"), c.integers("axis")
	if !c.given("axis") {
		if len(shifts) != 1 {
			c.fail("shift", "has %d numbers and axis is None: name as many axes", len(shifts))
			return nil
		}
		return x.Roll(nil, shifts[0])
	}
	if len(shifts) == 1 {
		shifts = slices.Repeat(shifts, len(axes))
	}
	if len(shifts) != len(axes) {
		c.fail("shift", "has %d numbers for %d axes: give one for each", len(shifts), len(axes))
		return nil
	}
	for i, axis := range axes {
		x = x.Roll([]int{axis}, shifts[i])
	}
	return x
}

func broadcastShapes(c *call) any {
	shapes, _ := c.values["shapes"].([]any)
	dims := make([]shape.Shape, len(shapes))
	for i, s := range shapes {
		numbers, ok := integersOf(s)
		if !ok {
			c.fail("shapes", "has a %T at place %d: pass lists of integers", s, i+1)
			return nil
		}
		dims[i] = numbers
	}
	result, err := shape.Broadcast("broadcast_shapes", dims...)
	c.failed(err)
	return []int(result)
}
