package arrayapi

import (
	"context"
	"math"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// background is the context of what a call has to run at once.
var background = context.Background()

// operators are the array object's operators by the functions that they equal.
var operators = map[string]string{
	"add": "add", "and": "bitwise_and", "floordiv": "floor_divide", "lshift": "bitwise_left_shift",
	"matmul": "matmul", "mod": "remainder", "mul": "multiply", "or": "bitwise_or", "pow": "pow",
	"rshift": "bitwise_right_shift", "sub": "subtract", "truediv": "divide", "xor": "bitwise_xor",
}

// comparisons are the operators that have no reflected and no in-place form.
var comparisons = map[string]string{
	"eq": "equal", "ge": "greater_equal", "gt": "greater", "le": "less_equal", "lt": "less", "ne": "not_equal",
}

// inPlace are the operators that change a Var.
var inPlace = map[string]func(v *tensor.Var, y tensor.Operand) error{
	"add": (*tensor.Var).AddAssign, "and": (*tensor.Var).BitwiseAndAssign, "floordiv": (*tensor.Var).FloorDivideAssign,
	"lshift": (*tensor.Var).BitwiseLeftShiftAssign, "matmul": func(v *tensor.Var, y tensor.Operand) error { return v.MatMulAssign(y.(*tensor.Tensor)) }, "mod": (*tensor.Var).RemainderAssign,
	"mul": (*tensor.Var).MulAssign, "or": (*tensor.Var).BitwiseOrAssign, "pow": (*tensor.Var).PowAssign,
	"rshift": (*tensor.Var).BitwiseRightShiftAssign, "sub": (*tensor.Var).SubAssign, "truediv": (*tensor.Var).DivAssign,
	"xor": (*tensor.Var).BitwiseXorAssign,
}

// methods are the array object's attributes and methods, but for operators.
var methods = map[string]function{
	"array.T":      {"self, /", transpose},
	"array.device": {"self, /", func(c *call) any { return c.sound("self").Device() }},
	"array.dtype":  {"self, /", func(c *call) any { return c.sound("self").DType() }},
	"array.mT":     {"self, /", func(c *call) any { return c.array("self").MatrixTranspose() }},
	"array.ndim":   {"self, /", func(c *call) any { return c.sound("self").Shape().Rank() }},
	"array.shape":  {"self, /", func(c *call) any { return []int(c.sound("self").Shape()) }},
	"array.size":   {"self, /", func(c *call) any { return c.sound("self").Shape().Size() }},

	"array.__abs__":    {"self, /", func(c *call) any { return c.array("self").Abs() }},
	"array.__invert__": {"self, /", func(c *call) any { return c.array("self").BitwiseInvert() }},
	"array.__neg__":    {"self, /", func(c *call) any { return c.array("self").Neg() }},
	"array.__pos__":    {"self, /", func(c *call) any { return c.array("self").Copy() }},

	"array.__bool__":    {"self, /", func(c *call) any { return c.item("self", dtype.Bool) }},
	"array.__complex__": {"self, /", func(c *call) any { return c.item("self", dtype.Complex128) }},
	"array.__float__":   {"self, /", func(c *call) any { return c.item("self", dtype.Float64) }},
	"array.__index__":   {"self, /", index},
	"array.__int__":     {"self, /", func(c *call) any { return c.item("self", dtype.Int64) }},

	"array.__getitem__": {"self, key, /", getItem},
	"array.__setitem__": {"self, key, value, /", setItem},
	"array.to_device":   {"self, device, /, *, stream=None", toDevice},

	"array.__array_namespace__": {"self, /, *, api_version=None", arrayNamespace},
	"array.__dlpack__": {"self, /, *, stream=None, max_version=None, dl_device=None, copy=None",
		func(*call) any { return &UnsupportedError{Name: "array.__dlpack__", Reason: noDLPack} }},
	"array.__dlpack_device__": {"self, /", dlpackDevice},
}

func init() {
	register(methods)
	for name, f := range operators {
		register(map[string]function{
			"array.__" + name + "__":  {"self, other, /", operator(f, "self", "other")},
			"array.__r" + name + "__": {"self, other, /", operator(f, "other", "self")},
			"array.__i" + name + "__": {"self, other, /", assignment(name)},
		})
	}
	for name, f := range comparisons {
		register(map[string]function{"array.__" + name + "__": {"self, other, /", operator(f, "self", "other")}})
	}
}

// operator is a function of two operands by these names.
func operator(f, left, right string) func(c *call) any {
	return func(c *call) any {
		c.array("self")
		c.values["x1"], c.values["x2"] = c.values[left], c.values[right]
		return table[f].call(c)
	}
}

func assignment(name string) func(c *call) any {
	return func(c *call) any {
		v, y := c.variable("self"), c.operand("other")
		if c.err != nil {
			return nil
		}
		if err := inPlace[name](v, y); err != nil {
			c.failed(err)
		}
		return v
	}
}

// variable is an argument that can be changed.
func (c *call) variable(name string) *tensor.Var {
	v, ok := c.values[name].(*tensor.Var)
	switch {
	case !ok || v == nil:
		c.fail(name, "is a %T: only a *tensor.Var can be changed; make one with tensor.NewVar", c.values[name])
		return nil
	case v.Err() != nil:
		c.failed(v.Err())
	}
	return v
}

// sound is an array without a mistake, whose dtype and shape can be asked.
func (c *call) sound(name string) *tensor.Tensor {
	x := c.array(name)
	if err := x.Err(); err != nil {
		c.failed(err)
	} else if x.Device() == nil {
		c.fail(name, "is a %v: pass an array", x)
	}
	return x
}

// transpose is T, which the standard has for matrices.
func transpose(c *call) any {
	x := c.sound("self")
	if rank := x.Shape().Rank(); c.err == nil && rank != 2 {
		c.fail("self", "has %d axes: T is for 2; use mT or permute_dims", rank)
		return nil
	}
	return x.T()
}

func toDevice(c *call) any {
	if !c.given("device") {
		c.fail("device", "is None: pass a device")
	}
	if c.given("stream") {
		c.fail("stream", "is a %T: there are no streams, leave it out", c.values["stream"])
	}
	return c.placed(c.array("self"))
}

func arrayNamespace(c *call) any {
	c.sound("self")
	if c.given("api_version") && !slices.Contains(Versions(), c.text("api_version")) {
		c.fail("api_version", "is %v: this is one of %s", c.values["api_version"], strings.Join(Versions(), ", "))
	}
	return c.ns
}

// dlpackDevice is DLPack's device type, kDLCPU or kDLVulkan, and number.
func dlpackDevice(c *call) any {
	dev := c.sound("self").Device()
	if c.err != nil {
		return nil
	}
	if dev.IsHost() {
		return []int{1, 0}
	}
	return []int{7, dev.Info().Index}
}

// item is the only element of an array without axes, as a Python scalar of the
// kind of d. The kinds convert as Python's do: not from complex numbers, but to
// bool and complex.
func (c *call) item(name string, d dtype.DType) any {
	x := c.sound(name)
	if c.err != nil {
		return nil
	}
	from, rank := x.DType(), x.Shape().Rank()
	method := strings.Trim(strings.TrimPrefix(c.name, "array."), "_")
	switch {
	case rank != 0:
		c.fail(name, "has %d axes: %s is for an array without axes", rank, method)
		return nil
	case from.IsComplex() && (d.IsInteger() || d.IsFloat()):
		c.fail(name, "is %v, of which there is no %s: take real or imag first", from, method)
		return nil
	}
	v, err := itemAs(x, d)
	if err != nil {
		c.failed(err)
		return nil
	}
	if v == nil {
		c.fail(name, "has a value that a 64-bit integer does not hold")
	}
	return v
}

// itemAs reads an element: bool, int64, uint64 (for what int64 does not hold),
// float64 or complex128; nil for what no integer holds.
func itemAs(x *tensor.Tensor, d dtype.DType) (any, error) {
	switch {
	case d == dtype.Bool:
		return itemOf[bool](x, dtype.Bool)
	case d == dtype.Float64:
		return itemOf[float64](x, d)
	case d == dtype.Complex128:
		return itemOf[complex128](x, d)
	case x.DType().IsFloat():
		f, err := tensor.Item[float64](background, x.Cast(dtype.Float64))
		if err != nil || math.IsNaN(f) || f < math.MinInt64 || f >= -math.MinInt64 {
			return nil, err
		}
		return int64(f), nil
	case x.DType().IsSigned() || x.DType() == dtype.Bool:
		return itemOf[int64](x, dtype.Int64)
	}
	n, err := tensor.Item[uint64](background, x.Cast(dtype.Uint64))
	if err == nil && n <= math.MaxInt64 {
		return int64(n), nil
	}
	return n, err
}

func itemOf[T dtype.Element](x *tensor.Tensor, d dtype.DType) (any, error) {
	return tensor.Item[T](background, x.Cast(d))
}

func index(c *call) any {
	x := c.sound("self")
	if c.err == nil && !x.DType().IsInteger() {
		c.fail("self", "is %v: index is for integers", x.DType())
		return nil
	}
	return c.item("self", dtype.Int64)
}
