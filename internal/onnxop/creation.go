package onnxop

import (
	"math"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Operators that make tensors of attributes and shapes.

func init() {
	define("Constant", 1, constant)
	define("ConstantOfShape", 9, constantOfShape)
	define("Shape", 1, shapeOf)
	define("Size", 1, func(c *Call) []Value {
		return []Value{constantOf(c, []int64{int64(shape.Shape(c.dims(0)).Size())})}
	})
	define("Range", 11, rangeOf)
	define("EyeLike", 9, eyeLike)
}

// dims is the shape of operand i, of whatever type it is.
func (c *Call) dims(i int) []int {
	if s, ok := c.In[i].(*Strings); ok {
		return s.Dims
	}
	return c.array(i).Shape()
}

func constant(c *Call) []Value {
	for name, a := range c.Attrs {
		switch name {
		case "value", "sparse_value":
			return []Value{a.T}
		case "value_float":
			return []Value{constantOf(c, []float32{a.F})}
		case "value_floats":
			return []Value{constantOf(c, a.Floats, len(a.Floats))}
		case "value_int":
			return []Value{constantOf(c, []int64{a.I})}
		case "value_ints":
			return []Value{constantOf(c, a.Ints, len(a.Ints))}
		case "value_string":
			return []Value{&Strings{Data: []string{a.S}}}
		case "value_strings":
			return []Value{&Strings{Dims: []int{len(a.Strings)}, Data: a.Strings}}
		}
	}
	c.fail("the node has no value")
	return nil
}

func constantOfShape(c *Call) []Value {
	dims := c.IntsOf(0)
	s, err := shape.Check(c.Op, dims...)
	c.check(err)
	if s.Size() > foldable {
		c.onDevice()
	}
	a, ok := c.attr("value", onnxpb.Attribute_TENSOR)
	if !ok {
		return c.one(tensor.Zeros(c.dev, dtype.Float32, dims...))
	}
	value, ok := a.T.(*Array)
	if !ok || value.Shape().Size() != 1 {
		c.fail("the value is %s, and one number is needed", a.T)
	}
	return c.one(c.on(value, c.dev).Reshape().BroadcastTo(dims...))
}

// shapeOf is a constant, whatever the operand is.
func shapeOf(c *Call) []Value {
	s := c.dims(0)
	clamp := func(i int) int {
		if i < 0 {
			i += len(s)
		}
		return min(max(i, 0), len(s))
	}
	start, end := clamp(c.Int("start", 0)), clamp(c.Int("end", len(s)))
	s = s[start:max(start, end)]
	return []Value{constantOf(c, toInt64s(s), len(s))}
}

// rangeOf computes element i as start + i*delta.
func rangeOf(c *Call) []Value {
	start, limit, delta := c.FloatsOf(0)[0], c.FloatsOf(1)[0], c.FloatsOf(2)[0]
	if delta == 0 {
		c.fail("the delta is 0")
	}
	n := max(math.Ceil((limit-start)/delta), 0)
	if c.array(0).DType().Kind() == dtype.KindInt {
		n = float64(stepsBetween(c.IntOf(0), c.IntOf(1), c.IntOf(2)))
	}
	if !(n < shape.MaxElements) {
		c.fail("a range from %v to %v by %v is endless", start, limit, delta)
	}
	if n > foldable {
		c.onDevice()
	}
	first, by := c.X(0).Reshape(), c.X(2).Reshape()
	count := tensor.Arange(c.dev, int64(0), int64(n), 1).Cast(first.DType())
	return c.one(count.Mul(by).Add(first))
}

// stepsBetween is how many steps lead from start to before limit.
func stepsBetween(start, limit, step int) uint64 {
	distance, size := uint64(limit)-uint64(start), uint64(step)
	if step < 0 {
		distance, size = -distance, -size
	}
	if start == limit || start < limit != (step > 0) {
		return 0
	}
	return (distance-1)/size + 1
}

func eyeLike(c *Call) []Value {
	x := c.array(0)
	s := x.Shape()
	if len(s) != 2 {
		c.fail("an operand of shape %v, and EyeLike takes a matrix", s)
	}
	c.onDevice()
	return c.one(tensor.Eye(c.dev, c.held(c.Type("dtype", x.Elem())), s[0], s[1], c.Int("k", 0)))
}
