package arrayapi

import (
	"fmt"
	"slices"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// key is what stands between the brackets of x[...], sorted by kind: basic, a
// mask, or coordinates.
type key struct {
	basic  []shape.Index
	mask   *tensor.Tensor
	single bool             // the mask has no axes: it selects all or nothing
	none   bool             // the mask has no elements: it selects nothing
	places []*tensor.Tensor // an int64 array for each of the first axes
}

// key reads an index of an array of this shape: an integer, a [tensor.Range],
// [tensor.Ellipsis], [tensor.NewAxis] or nil, an array of bools or integers, or a
// list of these.
func (c *call) key(dims shape.Shape, dev *device.Device) key {
	items, isList := c.values["key"].([]any)
	if !isList {
		items = []any{c.values["key"]}
	}
	arrays := slices.ContainsFunc(items, func(item any) bool { return arrayOf(item) != nil })
	if !arrays {
		return key{basic: c.basic(items)}
	}
	if x := arrayOf(items[0]); len(items) == 1 && x.DType() == dtype.Bool {
		return c.overMask(x, dims)
	}
	return key{places: c.places(items, dims, dev)}
}

// basic are the items of basic indexing.
func (c *call) basic(items []any) []shape.Index {
	indices := make([]shape.Index, len(items))
	for i, item := range items {
		switch item := item.(type) {
		case nil:
			indices[i] = shape.NewAxis
			continue
		case shape.Index:
			indices[i] = item
			continue
		}
		n, ok := integerOf(item)
		if !ok {
			c.badKey("has a %T at place %d: pass integers, ranges, Ellipsis, NewAxis or arrays", item, i+1)
			return nil
		}
		indices[i] = shape.At(n)
	}
	return indices
}

// places are the items of integer array indexing: arrays of integers, and
// integers, which stand for the axes from the first on.
func (c *call) places(items []any, dims shape.Shape, dev *device.Device) []*tensor.Tensor {
	if len(items) > len(dims) {
		c.badKey("has %d items for %d axes", len(items), len(dims))
		return nil
	}
	places := make([]*tensor.Tensor, len(items))
	for i, item := range items {
		if x := arrayOf(item); x != nil {
			if x.Err() == nil && !x.DType().IsInteger() {
				c.badKey("has an array of %v at place %d: pass one array of bools, or arrays of integers", x.DType(), i+1)
				return nil
			}
			places[i] = x.Cast(dtype.Int64)
			continue
		}
		n, ok := integerOf(item)
		switch {
		case !ok:
			c.badKey("has a %T at place %d beside arrays: pass integers and arrays of integers", item, i+1)
			return nil
		case n < -dims[i] || n >= dims[i]:
			c.badKey("has %d at place %d: axis %d has %d elements", n, i+1, i, dims[i])
			return nil
		}
		places[i] = tensor.FullOf(dev, dtype.Int64, tensor.Scalar(n))
	}
	return tensor.BroadcastArrays(places...)
}

// tuples are the places side by side along a last axis.
func (k key) tuples() *tensor.Tensor { return tensor.Stack(-1, k.places...) }

// badKey remembers what is wrong with the key.
func (c *call) badKey(problem string, args ...any) {
	c.failed(&KeyError{Function: c.name, Problem: fmt.Sprintf(problem, args...)})
}

// overMask is a mask over the first axes of these dims. Its sizes are theirs, or 0
// where it has no elements.
func (c *call) overMask(mask *tensor.Tensor, dims shape.Shape) key {
	sizes := mask.Shape()
	fits := len(sizes) <= len(dims)
	for i := 0; fits && i < len(sizes); i++ {
		fits = sizes[i] == dims[i] || sizes[i] == 0
	}
	if !fits {
		c.badKey("is a mask of shape %v, for an array of shape %v: it must have the sizes of the first axes", sizes, dims)
	}
	return key{mask: mask, single: len(sizes) == 0, none: sizes.Size() == 0}
}

func getItem(c *call) any {
	x := c.sound("self")
	if c.err != nil {
		return nil
	}
	switch k := c.key(x.Shape(), x.Device()); {
	case c.err != nil:
		return nil
	case k.none:
		return tensor.Zeros(x.Device(), x.DType(), append([]int{0}, x.Shape()[k.mask.Shape().Rank():]...)...)
	case k.single:
		return x.ExpandDims(0).Mask(background, k.mask.Reshape(1))
	case k.mask != nil:
		return x.Mask(background, k.mask)
	case k.places != nil:
		return x.GatherND(k.tuples(), 0)
	default:
		return x.At(k.basic...)
	}
}

// setItem changes a Var. Masks and integer arrays make the elements anew and
// assign them all, which takes the same part of the old ones.
func setItem(c *call) any {
	v, value := c.variable("self"), c.operand("value")
	if c.err != nil {
		return nil
	}
	k := c.key(v.Shape(), v.Device())
	if c.err != nil {
		return nil
	}
	var err error
	switch {
	case k.none:
		if err = value.Err(); err == nil && !broadcasts(value.Shape(), v.Shape()[k.mask.Shape().Rank():]) {
			c.fail("value", "has shape %v, which does not broadcast to what the key selects", value.Shape())
		}
	case k.mask != nil:
		err = v.Assign(masked(v.Tensor(), k, value))
	case k.places != nil:
		err = v.Assign(v.Tensor().ScatterND(k.tuples(), value, tensor.ScatterSet))
	default:
		err = v.At(k.basic...).Assign(value)
	}
	if err != nil {
		c.failed(err)
	}
	return nil
}

// broadcasts reports whether a shape broadcasts to no parts of these dims.
func broadcasts(from shape.Shape, dims []int) bool {
	return shape.BroadcastTo("", from, append(shape.Shape{0}, dims...)) == nil
}

// masked is x with value where the mask of the key holds: one value for all, or
// the parts one after the other.
func masked(x *tensor.Tensor, k key, value *tensor.Tensor) *tensor.Tensor {
	if k.single {
		k.single, k.mask = false, k.mask.Reshape(1)
		return masked(x.ExpandDims(0), k, value).Squeeze(0)
	}
	if value.Shape().Rank() == 0 { // a Scalar has no shape at all
		wide := k.mask.Shape()
		for len(wide) < x.Shape().Rank() {
			wide = append(wide, 1)
		}
		return tensor.Where(k.mask.Reshape(wide...), value, x)
	}
	return x.ScatterND(tensor.Stack(-1, k.mask.Nonzero(background)...), value, tensor.ScatterSet)
}
