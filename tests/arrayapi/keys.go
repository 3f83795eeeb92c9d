package arrayapi

import (
	"slices"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// key is what stands between the brackets of x[...], sorted by kind: basic, a
// mask, or coordinates.
type key struct {
	basic  []tensor.Index
	mask   *tensor.Tensor
	places []*tensor.Tensor // an int64 array for each of the first axes
}

// key reads an index of an array of this shape: an integer, a [tensor.Range],
// [tensor.Ellipsis], [tensor.NewAxis] or nil, an array of bools or integers, or a
// list of these.
func (c *call) key(name string, dims []int, dev *device.Device) key {
	items, isList := c.values[name].([]any)
	if !isList {
		items = []any{c.values[name]}
	}
	arrays := slices.ContainsFunc(items, func(item any) bool { return arrayOf(item) != nil })
	if !arrays {
		return key{basic: c.basic(name, items)}
	}
	if x := arrayOf(items[0]); len(items) == 1 && x.DType() == dtype.Bool {
		return key{mask: x}
	}
	return key{places: c.places(name, items, dims, dev)}
}

// basic are the items of basic indexing.
func (c *call) basic(name string, items []any) []tensor.Index {
	indices := make([]tensor.Index, len(items))
	for i, item := range items {
		switch item := item.(type) {
		case nil:
			indices[i] = tensor.NewAxis
			continue
		case tensor.Index:
			indices[i] = item
			continue
		}
		n, ok := integerOf(item)
		if !ok {
			c.fail(name, "has a %T at place %d: pass integers, ranges, Ellipsis, NewAxis or arrays", item, i+1)
			return nil
		}
		indices[i] = tensor.I(n)
	}
	return indices
}

// places are the items of integer array indexing: arrays of integers, and
// integers, which stand for the axes from the first on.
func (c *call) places(name string, items []any, dims []int, dev *device.Device) []*tensor.Tensor {
	if len(items) > len(dims) {
		c.fail(name, "has %d items for %d axes", len(items), len(dims))
		return nil
	}
	places := make([]*tensor.Tensor, len(items))
	for i, item := range items {
		if x := arrayOf(item); x != nil {
			if x.Err() == nil && !x.DType().IsInteger() {
				c.fail(name, "has an array of %v at place %d: pass one array of bools, or arrays of integers", x.DType(), i+1)
				return nil
			}
			places[i] = x.Cast(dtype.Int64)
			continue
		}
		n, ok := integerOf(item)
		switch {
		case !ok:
			c.fail(name, "has a %T at place %d beside arrays: pass integers and arrays of integers", item, i+1)
			return nil
		case n < -dims[i] || n >= dims[i]:
			c.fail(name, "has %d at place %d: axis %d has %d elements", n, i+1, i, dims[i])
			return nil
		}
		places[i] = tensor.FullOf(dev, dtype.Int64, tensor.Scalar(n))
	}
	return tensor.BroadcastArrays(places...)
}

// tuples are the places side by side along a last axis.
func (k key) tuples() *tensor.Tensor { return tensor.Stack(-1, k.places...) }

func getItem(c *call) any {
	x := c.array("self")
	if x.Err() != nil {
		return x
	}
	switch k := c.key("key", x.Shape(), x.Device()); {
	case c.err != nil:
		return nil
	case k.mask != nil && x.Shape().Rank() == 0: // an axis of its own is what the mask selects from
		return x.Reshape(1).Mask(k.mask.Reshape(1))
	case k.mask != nil:
		return x.Mask(k.mask)
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
	k := c.key("key", v.Shape(), v.Device())
	if c.err != nil {
		return nil
	}
	var err error
	switch {
	case k.mask != nil:
		err = v.Assign(masked(v.Tensor(), k.mask, value))
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

// masked is x with value where the mask holds: one value for all, or the parts
// one after the other.
func masked(x, mask, value *tensor.Tensor) *tensor.Tensor {
	dims, over := x.Shape(), mask.Shape()
	if len(over) > len(dims) || !over.Equal(dims[:len(over)]) {
		return x.Mask(mask) // which says what is wrong
	}
	if value.Shape().Rank() == 0 { // a Scalar has no shape at all
		for len(over) < len(dims) {
			over = append(over, 1)
		}
		return mask.Reshape(over...).Where(value, x)
	}
	if len(dims) == 0 {
		return masked(x.Reshape(1), mask.Reshape(1), value).Reshape()
	}
	places := mask.Nonzero()
	return x.ScatterND(tensor.Stack(-1, places...), value, tensor.ScatterSet)
}
