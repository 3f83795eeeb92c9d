package onnxop

import (
	"math"
	"strconv"
	"strings"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/tensor"
)

// Casts, those of strings on the host.

func init() {
	define("Cast", 1, cast)
	define("CastLike", 15, castLike)
}

func cast(c *Call) []Value {
	if a, ok := c.Attrs["to"]; ok && a.Type == onnxpb.Attribute_STRING { // before version 6
		return []Value{c.castTo(Elem(onnxpb.Tensor_DataType_value[a.S]))}
	}
	return []Value{c.castTo(c.Type("to", onnxpb.Tensor_UNDEFINED))}
}

func castLike(c *Call) []Value {
	if _, ok := c.In[1].(*Strings); ok {
		return []Value{c.castTo(onnxpb.Tensor_STRING)}
	}
	return []Value{c.castTo(c.array(1).Elem())}
}

// castTo is the first operand in another type.
func (c *Call) castTo(to Elem) Value {
	s, strings := c.In[0].(*Strings)
	switch {
	case strings && to == onnxpb.Tensor_STRING:
		return s
	case strings:
		return c.parse(s, to)
	case to == onnxpb.Tensor_STRING:
		return c.format()
	}
	held := c.held(to)
	x := c.X(0)
	if bits := fewBits(to); bits > 0 {
		return c.typed(to, wrapped(x, held, bits))
	}
	return c.result(x.Cast(held))
}

// typed is a result of elements that Weft holds wider.
func (c *Call) typed(elem Elem, t *tensor.Tensor) Value {
	if c.folds {
		return NewConstant(elem, t)
	}
	return NewTyped(elem, t)
}

// fewBits is how many bits an integer has that Weft holds in 8; 0 for others.
func fewBits(e Elem) int {
	switch e {
	case onnxpb.Tensor_INT4, onnxpb.Tensor_UINT4:
		return 4
	case onnxpb.Tensor_INT2, onnxpb.Tensor_UINT2:
		return 2
	}
	return 0
}

// wrapped are the lowest bits of integers; of floats, cut off towards 0 first.
func wrapped(x *tensor.Tensor, held dtype.DType, bits int) *tensor.Tensor {
	n := x.Cast(dtype.Int32).BitwiseAnd(1<<bits - 1)
	if held == dtype.Int8 {
		n = tensor.Where(n.GreaterEqual(1<<(bits-1)), n.Sub(1<<bits), n)
	}
	return n.Cast(held)
}

// parse reads numbers.
func (c *Call) parse(s *Strings, to Elem) Value {
	held := c.held(to)
	numbers := make([]float64, len(s.Data))
	integers := make([]int64, len(s.Data))
	for i, text := range s.Data {
		text = strings.TrimSpace(text)
		f, err := strconv.ParseFloat(text, 64)
		if err != nil {
			c.fail("%q is no number", text)
		}
		numbers[i], integers[i] = f, int64(f)
		if n, err := strconv.ParseInt(text, 10, 64); err == nil {
			integers[i] = n
		} else if n, err := strconv.ParseUint(text, 10, 64); err == nil {
			integers[i] = int64(n) // a uint64's bits
		}
	}
	if k := held.Kind(); k == dtype.KindInt || k == dtype.KindUint {
		return c.result(scalarShape(tensor.From(c.dev, integers, s.Dims...), s.Dims).Cast(held))
	}
	return c.result(scalarShape(tensor.From(c.dev, numbers, s.Dims...), s.Dims).Cast(held))
}

// scalarShape is t, of no sizes a scalar: a Tensor of a slice alone is a vector.
func scalarShape(t *tensor.Tensor, dims []int) *tensor.Tensor {
	if len(dims) == 0 {
		return t.Reshape()
	}
	return t
}

// format writes numbers.
func (c *Call) format() Value {
	x := c.readable(0)
	out := &Strings{Dims: x.Shape()}
	switch x.DType().Kind() {
	case dtype.KindInt:
		for _, n := range c.readInts(x) {
			out.Data = append(out.Data, strconv.Itoa(n))
		}
	case dtype.KindUint:
		for _, n := range c.readInts(x) {
			out.Data = append(out.Data, strconv.FormatUint(uint64(n), 10))
		}
	case dtype.KindBool:
		for _, n := range c.readInts(x.Cast(dtype.Int64)) {
			out.Data = append(out.Data, strconv.Itoa(n))
		}
	default:
		for _, f := range c.FloatsOf(0) {
			out.Data = append(out.Data, formatFloat(f, x.DType()))
		}
	}
	return out
}

// formatFloat writes a float in the form that ONNX Runtime gives it: 1, 0.25, 1e+08, INF. Its digits
// are as few as read back the same float, as ONNX's own tests have them; ONNX Runtime rounds to
// eight, which loses a float's last bits.
func formatFloat(f float64, d dtype.DType) string {
	switch {
	case math.IsNaN(f):
		return "NaN"
	case math.IsInf(f, 1):
		return "INF"
	case math.IsInf(f, -1):
		return "-INF"
	}
	bits := 64
	if d != dtype.Float64 {
		bits = 32
	}
	if size := math.Abs(f); f == 0 || size >= 1e-4 && size < 1e8 {
		return strconv.FormatFloat(f, 'f', -1, bits)
	}
	return strconv.FormatFloat(f, 'e', -1, bits)
}
