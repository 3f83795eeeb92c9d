package arrayapi

import (
	"errors"
	"reflect"
	"slices"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// The dtypes of what says nothing of its own: those of Go's float64, complex128
// and int, so that nested Go slices and untyped numbers come to the same.
const (
	defaultFloat   = dtype.Float64
	defaultComplex = dtype.Complex128
	defaultInteger = dtype.Int64
)

// creation are the standard's creation functions.
var creation = map[string]function{
	"arange":      {"start, /, stop=None, step=1, *, dtype=None, device=None", arange},
	"asarray":     {"obj, /, *, dtype=None, device=None, copy=None", asarray},
	"empty":       filledBy(tensor.Zeros),
	"empty_like":  likeBy(tensor.Zeros),
	"eye":         {"n_rows, n_cols=None, /, *, k=0, dtype=None, device=None", eye},
	"from_dlpack": {"x, /, *, device=None, copy=None", fromDLPack},
	"full":        {"shape, fill_value, *, dtype=None, device=None", full},
	"full_like":   {"x, /, fill_value, *, dtype=None, device=None", fullLike},
	"linspace":    {"start, stop, /, num, *, dtype=None, device=None, endpoint=True", linspace},
	"meshgrid": {"*arrays, indexing='xy'", func(c *call) any {
		return list(tensor.MeshGrid(c.arrays("arrays"), one(c, "indexing", map[string]tensor.Indexing{"xy": tensor.IndexingXY, "ij": tensor.IndexingIJ}))...)
	}},
	"ones":       filledBy(tensor.Ones),
	"ones_like":  likeBy(tensor.Ones),
	"tril":       {"x, /, *, k=0", func(c *call) any { return c.array("x").Tril(c.integer("k")) }},
	"triu":       {"x, /, *, k=0", func(c *call) any { return c.array("x").Triu(c.integer("k")) }},
	"zeros":      filledBy(tensor.Zeros),
	"zeros_like": likeBy(tensor.Zeros),
}

func init() { register(creation) }

type filler = func(dev *device.Device, d dtype.DType, dims ...int) *tensor.Tensor

func filledBy(f filler) function {
	return function{"shape, *, dtype=None, device=None", func(c *call) any {
		return f(c.home(), c.dtype("dtype", defaultFloat), c.dims("shape")...)
	}}
}

func likeBy(f filler) function {
	return function{"x, /, *, dtype=None, device=None", func(c *call) any {
		x := c.array("x")
		if x.Err() != nil {
			return x
		}
		return f(c.device(x.Device()), c.dtype("dtype", x.DType()), x.Shape()...)
	}}
}

func eye(c *call) any {
	rows := c.size("n_rows")
	columns := rows
	if c.given("n_cols") {
		columns = c.size("n_cols")
	}
	return tensor.Eye(c.home(), c.dtype("dtype", defaultFloat), rows, columns, c.integer("k"))
}

func full(c *call) any {
	value := c.scalar("fill_value")
	return tensor.FullOf(c.home(), c.dtype("dtype", c.naturalType("fill_value")), value, c.dims("shape")...)
}

func fullLike(c *call) any {
	x := c.array("x")
	if x.Err() != nil {
		return x
	}
	return tensor.FullOf(c.device(x.Device()), c.dtype("dtype", x.DType()), c.scalar("fill_value"), x.Shape()...)
}

// scalar is an argument that is a Go number or bool.
func (c *call) scalar(name string) *tensor.Tensor {
	s := scalarOf(c.values[name])
	if s == nil {
		c.fail(name, "is a %T: pass a number or a bool", c.values[name])
	}
	return s
}

// naturalType is the dtype of the first kind that holds all the numbers.
func (c *call) naturalType(names ...string) dtype.DType {
	natural := dtype.Bool
	for _, name := range names {
		v := reflect.ValueOf(c.values[name])
		switch {
		case !v.IsValid() || v.Kind() == reflect.Bool:
		case v.CanComplex():
			natural = defaultComplex
		case v.CanFloat() && natural != defaultComplex:
			natural = defaultFloat
		case natural == dtype.Bool:
			natural = defaultInteger
		}
	}
	return natural
}

func arange(c *call) any {
	first, last := "start", "stop"
	if !c.given(last) {
		c.values["start"], c.values["stop"] = 0, c.values["start"]
	}
	dev, d := c.home(), c.dtype("dtype", c.naturalType(first, last, "step"))
	if d.IsInteger() {
		start, stop, step := c.integer("start"), c.integer("stop"), c.integer("step")
		if c.err != nil {
			return nil
		}
		return tensor.Arange(dev, int64(start), int64(stop), int64(step)).Cast(d)
	}
	start, stop, step := c.real("start"), c.real("stop"), c.real("step")
	switch {
	case c.err != nil:
		return nil
	case d == dtype.Float32:
		return tensor.Arange(dev, float32(start), float32(stop), float32(step))
	case !d.IsFloat():
		c.fail("dtype", "is %v: pass an integer or a real floating-point dtype", d)
	}
	return tensor.Arange(dev, start, stop, step).Cast(d)
}

func linspace(c *call) any {
	natural := defaultFloat
	if c.naturalType("start", "stop") == defaultComplex {
		natural = defaultComplex
	}
	dev, d, n := c.home(), c.dtype("dtype", natural), c.size("num")
	start, ok := complexOf(c.values["start"])
	if !ok {
		c.fail("start", "is a %T: pass a number", c.values["start"])
	}
	stop, ok := complexOf(c.values["stop"])
	if !ok {
		c.fail("stop", "is a %T: pass a number", c.values["stop"])
	}
	endpoint := c.flag("endpoint")
	switch {
	case c.err != nil:
		return nil
	case d.IsComplex():
		return spaced(dev, start, stop, n, endpoint).Cast(d)
	case !d.IsFloat():
		c.fail("dtype", "is %v: pass a floating-point dtype", d)
	case natural == defaultComplex:
		c.fail("dtype", "is %v, and start or stop is complex: pass a complex dtype", d)
	}
	return spaced(dev, real(start), real(stop), n, endpoint).Cast(d)
}

func spaced[T tensor.Floating](dev *device.Device, start, stop T, n int, endpoint bool) *tensor.Tensor {
	if endpoint {
		return tensor.Linspace(dev, start, stop, n)
	}
	return tensor.Linspace(dev, start, stop, n, tensor.OpenEnd())
}

// asarray takes arrays, numbers, bools, and Go slices and arrays nested to any
// depth; bools and numbers of several kinds in one []any meet in the widest. Arrays in
// []any are stacked.
func asarray(c *call) any {
	never := c.given("copy") && !c.flag("copy")
	always := c.given("copy") && c.flag("copy")
	x := arrayOf(c.values["obj"])
	if x == nil {
		if never {
			c.fail("copy", "is false, and the elements of Go values have to be copied: leave it out")
			return nil
		}
		if hasArrays(c.values["obj"]) {
			return stacked(c, c.values["obj"].([]any))
		}
		return converted(c, c.values["obj"])
	}
	d := c.dtype("dtype", x.DType())
	moves := c.given("device") && c.device(nil) != x.Device()
	if never && (moves || d != x.DType()) {
		c.fail("copy", "is false, and the array has to be copied to another dtype or device: leave it out")
		return nil
	}
	if never { // a Var stays one, so that both names see its changes
		return c.values["obj"]
	}
	return cast(c.placed(x), d, always && !moves)
}

// hasArrays reports whether nested []any hold an array.
func hasArrays(v any) bool {
	items, ok := v.([]any)
	return ok && slices.ContainsFunc(items, func(item any) bool { return arrayOf(item) != nil || hasArrays(item) })
}

// stacked is arrays, and nested values, side by side along a first axis.
func stacked(c *call, items []any) *tensor.Tensor {
	parts := make([]*tensor.Tensor, len(items))
	for i, item := range items {
		switch x := arrayOf(item); {
		case x != nil:
			parts[i] = c.placed(x).Cast(c.dtype("dtype", x.DType()))
		case hasArrays(item):
			parts[i] = stacked(c, item.([]any))
		default:
			parts[i] = converted(c, item)
		}
		if c.err != nil {
			return nil
		}
	}
	return tensor.Stack(0, parts...)
}

// converted is nested Go values as an array.
func converted(c *call, v any) *tensor.Tensor {
	dev, d := c.home(), c.dtype("dtype", dtype.Invalid)
	if c.err != nil {
		return nil
	}
	if err := fits(v, d); err != nil {
		c.fail("obj", "%v", err)
		return nil
	}
	x := tensor.AsArray(dev, widened(v))
	var without *tensor.NestedTypeError
	if errors.As(x.Err(), &without) && without.Index == nil {
		if dims, empty := emptyDims(v); empty { // no elements that could say their type
			x = tensor.Zeros(dev, defaultFloat, dims...)
		}
	}
	if d == dtype.Invalid {
		return x
	}
	return x.Cast(d)
}

// emptyDims is the shape of nested []any without elements.
func emptyDims(v any) (dims []int, empty bool) {
	for {
		items, ok := v.([]any)
		if !ok {
			return nil, false
		}
		dims = append(dims, len(items))
		if len(items) == 0 {
			return dims, true
		}
		v = items[0]
	}
}

func fromDLPack(c *call) any {
	if arrayOf(c.values["x"]) == nil {
		return &UnsupportedError{Name: "from_dlpack", Reason: noDLPack}
	}
	c.values["obj"], c.values["dtype"] = c.values["x"], nil
	return asarray(c)
}

const noDLPack = "DLPack hands pointers from one Python library to another; in Go pass arrays of this library, or copy bytes with tensor.FromBytes and tensor.ReadBytes"
