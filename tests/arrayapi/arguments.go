package arrayapi

import (
	"maps"
	"math"
	"reflect"
	"slices"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// given reports whether an argument is there and not None.
func (c *call) given(name string) bool { return c.values[name] != nil }

// array is an argument that is an array: a Tensor, or what a Var holds now. Where
// it is neither, it is a Tensor that carries the mistake.
func (c *call) array(name string) *tensor.Tensor {
	if x := arrayOf(c.values[name]); x != nil {
		return x
	}
	c.fail(name, "is a %T: pass an array", c.values[name])
	return tensor.Fail(c.name, c.err)
}

// arrayOf is the array that a value is, or nil.
func arrayOf(v any) *tensor.Tensor {
	switch v := v.(type) {
	case *tensor.Tensor:
		return v
	case *tensor.Var:
		if v != nil {
			return v.Tensor()
		}
	}
	return nil
}

// arrays is an argument that is a list of arrays.
func (c *call) arrays(name string) []*tensor.Tensor {
	var result []*tensor.Tensor
	switch v := c.values[name].(type) {
	case []*tensor.Tensor:
		return v
	case []any:
		for i, item := range v {
			x := arrayOf(item)
			if x == nil {
				c.fail(name, "has a %T at place %d: pass arrays", item, i+1)
				return nil
			}
			result = append(result, x)
		}
	default:
		c.fail(name, "is a %T: pass a list of arrays", v)
	}
	return result
}

// operand is an argument that is an array or a Go number or bool.
func (c *call) operand(name string) *tensor.Tensor {
	v := c.values[name]
	if x := arrayOf(v); x != nil {
		return x
	}
	if x := scalarOf(v); x != nil {
		return x
	}
	c.fail(name, "is a %T: pass an array, a number or a bool", v)
	return tensor.Fail(c.name, c.err)
}

// optional is [call.operand] of an argument that may be None.
func (c *call) optional(name string) *tensor.Tensor {
	if !c.given(name) {
		return nil
	}
	return c.operand(name)
}

// scalarOf is a Go number or bool as a weakly typed scalar, or nil.
func scalarOf(v any) *tensor.Tensor {
	switch r := reflect.ValueOf(v); {
	case !r.IsValid():
		return nil
	case r.Kind() == reflect.Bool:
		return tensor.Scalar(r.Bool())
	case r.CanInt():
		return tensor.Scalar(r.Int())
	case r.CanUint():
		return tensor.Scalar(r.Uint())
	case r.CanFloat():
		return tensor.Scalar(r.Float())
	case r.CanComplex():
		return tensor.Scalar(r.Complex())
	}
	return nil
}

// integerOf is a Go integer that an int holds.
func integerOf(v any) (int, bool) {
	if _, special := v.(shape.Index); special {
		return 0, false // an index item, whose Go type may be an integer's
	}
	switch r := reflect.ValueOf(v); {
	case !r.IsValid():
	case r.CanInt():
		return int(r.Int()), true
	case r.CanUint() && r.Uint() <= math.MaxInt64:
		return int(r.Uint()), true
	}
	return 0, false
}

// integer is an argument that is a whole number.
func (c *call) integer(name string) int {
	n, ok := integerOf(c.values[name])
	if !ok {
		c.fail(name, "is a %T: pass an integer", c.values[name])
	}
	return n
}

// size is an integer that is not negative.
func (c *call) size(name string) int {
	n := c.integer(name)
	if n < 0 {
		c.fail(name, "is %d: pass 0 or more", n)
	}
	return n
}

// real is an argument that is a real number.
func (c *call) real(name string) float64 {
	f, ok := realOf(c.values[name])
	if !ok {
		c.fail(name, "is a %T: pass a real number", c.values[name])
	}
	return f
}

func realOf(v any) (float64, bool) {
	switch r := reflect.ValueOf(v); {
	case !r.IsValid():
	case r.CanInt():
		return float64(r.Int()), true
	case r.CanUint():
		return float64(r.Uint()), true
	case r.CanFloat():
		return r.Float(), true
	}
	return 0, false
}

// complexOf is a real or complex number.
func complexOf(v any) (complex128, bool) {
	if r := reflect.ValueOf(v); r.IsValid() && r.CanComplex() {
		return r.Complex(), true
	}
	f, ok := realOf(v)
	return complex(f, 0), ok
}

// flag is an argument that is true or false.
func (c *call) flag(name string) bool {
	b, ok := c.values[name].(bool)
	if !ok {
		c.fail(name, "is a %T: pass a bool", c.values[name])
	}
	return b
}

// text is an argument that is a string.
func (c *call) text(name string) string {
	s, ok := c.values[name].(string)
	if !ok {
		c.fail(name, "is a %T: pass a string", c.values[name])
	}
	return s
}

// one is an argument that is one of these words.
func one[T any](c *call, name string, words map[string]T) T {
	text := c.text(name)
	value, ok := words[text]
	if !ok && c.err == nil {
		c.fail(name, "is %q: pass one of %q", text, slices.Sorted(maps.Keys(words)))
	}
	return value
}

// integersOf is a list of integers; a single one is a list of one.
func integersOf(v any) ([]int, bool) {
	if n, ok := integerOf(v); ok {
		return []int{n}, true
	}
	r := reflect.ValueOf(v)
	if !r.IsValid() || r.Kind() != reflect.Slice && r.Kind() != reflect.Array {
		return nil, false
	}
	numbers := make([]int, r.Len())
	for i := range numbers {
		n, ok := integerOf(r.Index(i).Interface())
		if !ok {
			return nil, false
		}
		numbers[i] = n
	}
	return numbers, true
}

// integers is an argument that is an integer or a list of them: a shape, axes,
// shifts. None is nil, which an empty list is not.
func (c *call) integers(name string) []int {
	if !c.given(name) {
		return nil
	}
	numbers, ok := integersOf(c.values[name])
	if !ok {
		c.fail(name, "is a %T: pass an integer or a list of integers", c.values[name])
	}
	return numbers
}

// dims is an argument that is a shape.
func (c *call) dims(name string) []int {
	if !c.given(name) {
		c.fail(name, "is None: pass an integer or a list of integers")
	}
	return c.integers(name)
}

// dtypeOf is a dtype, given as such or by name.
func dtypeOf(v any) (dtype.DType, bool) {
	switch v := v.(type) {
	case dtype.DType:
		return v, v.Valid()
	case string:
		d, err := dtype.Parse(v)
		return d, err == nil
	}
	return dtype.Invalid, false
}

// dtype is an argument that is a dtype, or missing where that is None.
func (c *call) dtype(name string, missing dtype.DType) dtype.DType {
	if !c.given(name) {
		return missing
	}
	d, ok := dtypeOf(c.values[name])
	if !ok {
		c.fail(name, "is %v: pass a dtype", c.values[name])
	}
	return d
}

// typed is the dtype of an argument that is a dtype or an array.
func (c *call) typed(name string) dtype.DType {
	if arrayOf(c.values[name]) != nil {
		return c.sound(name).DType()
	}
	if !c.given(name) {
		c.fail(name, "is None: pass a dtype or an array")
	}
	return c.dtype(name, dtype.Invalid)
}

// device is the argument of that name, or missing where it is None.
func (c *call) device(missing *device.Device) *device.Device {
	switch v := c.values["device"].(type) {
	case nil:
		return missing
	case *device.Device:
		for _, d := range c.ns.devices {
			if d == v {
				return d
			}
		}
	case string:
		for _, d := range c.ns.devices {
			if d.String() == v {
				return d
			}
		}
	}
	c.fail("device", "is %v, which is no device of the namespace", c.values["device"])
	return missing
}

// home is the device for new arrays.
func (c *call) home() *device.Device { return c.device(c.ns.devices[0]) }

// placed is x on the device that the call names.
func (c *call) placed(x *tensor.Tensor) *tensor.Tensor {
	if c.given("device") && x.Err() == nil {
		if to := c.device(nil); to != nil && to != x.Device() {
			return x.To(background, to)
		}
	}
	return x
}
