package onnx

import (
	"encoding/binary"
	"math"
	"math/rand/v2"

	"github.com/x448/float16"
	"google.golang.org/protobuf/proto"

	"github.com/weft-gpu/weft/internal/onnxpb"
)

// drawer draws what a case is made of.
type drawer struct{ *rand.Rand }

// chance is true once in n.
func (d *drawer) chance(n int) bool { return d.IntN(n) == 0 }

// between is a number from lo to hi, both of them included.
func (d *drawer) between(lo, hi int) int { return lo + d.IntN(hi-lo+1) }

// oneOf is one of a list.
func oneOf[T any](d *drawer, list ...T) T { return list[d.IntN(len(list))] }

// dims are rank sizes from lo to hi.
func (d *drawer) dims(rank, lo, hi int) []int64 {
	s := make([]int64, rank)
	for i := range s {
		s[i] = int64(d.between(lo, hi))
	}
	return s
}

func sizeOf(dims []int64) int {
	n := 1
	for _, d := range dims {
		n *= int(d)
	}
	return n
}

// put makes a tensor of a type, of numbers that it holds.
func put(elem onnxpb.Tensor_DataType, dims []int64, list []float64) drawnInput {
	var raw []byte
	le := binary.LittleEndian
	for _, x := range list {
		switch elem {
		case onnxpb.Tensor_FLOAT:
			raw = le.AppendUint32(raw, math.Float32bits(float32(x)))
		case onnxpb.Tensor_DOUBLE:
			raw = le.AppendUint64(raw, math.Float64bits(x))
		case onnxpb.Tensor_FLOAT16:
			raw = le.AppendUint16(raw, float16.Fromfloat32(float32(x)).Bits())
		case onnxpb.Tensor_INT64:
			raw = le.AppendUint64(raw, uint64(int64(x)))
		case onnxpb.Tensor_UINT64:
			raw = le.AppendUint64(raw, uint64(x))
		case onnxpb.Tensor_INT32:
			raw = le.AppendUint32(raw, uint32(int32(x)))
		case onnxpb.Tensor_UINT32:
			raw = le.AppendUint32(raw, uint32(x))
		case onnxpb.Tensor_INT16:
			raw = le.AppendUint16(raw, uint16(int16(x)))
		case onnxpb.Tensor_UINT16:
			raw = le.AppendUint16(raw, uint16(x))
		case onnxpb.Tensor_INT8:
			raw = append(raw, byte(int8(x)))
		default: // uint8 and bool
			raw = append(raw, byte(x))
		}
	}
	return drawnInput{Tensor: &onnxpb.Tensor{Dims: dims, DataType: proto.Int32(int32(elem)), RawData: raw}}
}

// numbers are a tensor of a type, of numbers from lo to hi: whole ones of integers and
// bools, multiples of 1/256 of floats.
func (d *drawer) numbers(elem onnxpb.Tensor_DataType, dims []int64, lo, hi float64) drawnInput {
	list := make([]float64, sizeOf(dims))
	for i := range list {
		switch elem {
		case onnxpb.Tensor_FLOAT, onnxpb.Tensor_DOUBLE, onnxpb.Tensor_FLOAT16:
			list[i] = math.Round((lo+d.Float64()*(hi-lo))*256) / 256
		default:
			list[i] = lo + float64(d.IntN(int(hi-lo)+1))
		}
	}
	return put(elem, dims, list)
}

// floats are float32 numbers from -3 to 3.
func (d *drawer) floats(dims ...int64) drawnInput {
	return d.numbers(onnxpb.Tensor_FLOAT, dims, -3, 3)
}

// words are given strings.
func words(dims []int64, list ...string) drawnInput {
	t := &onnxpb.Tensor{Dims: dims, DataType: proto.Int32(int32(onnxpb.Tensor_STRING))}
	for _, s := range list {
		t.StringData = append(t.StringData, []byte(s))
	}
	return drawnInput{Tensor: t}
}

// ints are given int64 numbers in one axis.
func ints(list ...int64) drawnInput {
	all := make([]float64, len(list))
	for i, n := range list {
		all[i] = float64(n)
	}
	return put(onnxpb.Tensor_INT64, []int64{int64(len(list))}, all)
}

// scalar is a tensor without axes.
func scalar(elem onnxpb.Tensor_DataType, x float64) drawnInput { return put(elem, nil, []float64{x}) }

// fixed makes an operand an initializer.
func fixed(x drawnInput) drawnInput {
	x.constant = true
	return x
}

// absent is an operand that is left out.
var absent drawnInput

func attr(name string, kind onnxpb.Attribute_Type) *onnxpb.Attribute {
	return &onnxpb.Attribute{Name: proto.String(name), Type: kind.Enum()}
}

func attrInt(name string, n int) *onnxpb.Attribute {
	a := attr(name, onnxpb.Attribute_INT)
	a.I = proto.Int64(int64(n))
	return a
}

func attrInts(name string, list ...int64) *onnxpb.Attribute {
	a := attr(name, onnxpb.Attribute_INTS)
	a.Ints = list
	return a
}

func attrFloat(name string, x float32) *onnxpb.Attribute {
	a := attr(name, onnxpb.Attribute_FLOAT)
	a.F = proto.Float32(x)
	return a
}

func attrFloats[F float32 | float64](name string, list ...F) *onnxpb.Attribute {
	a := attr(name, onnxpb.Attribute_FLOATS)
	for _, x := range list {
		a.Floats = append(a.Floats, float32(x))
	}
	return a
}

func attrString(name, s string) *onnxpb.Attribute {
	a := attr(name, onnxpb.Attribute_STRING)
	a.S = []byte(s)
	return a
}

func attrStrings(name string, list ...string) *onnxpb.Attribute {
	a := attr(name, onnxpb.Attribute_STRINGS)
	for _, s := range list {
		a.Strings = append(a.Strings, []byte(s))
	}
	return a
}

// maybe adds an attribute to a case, in one of two.
func (c *drawnCase) maybe(d *drawer, a *onnxpb.Attribute) *drawnCase {
	if d.chance(2) {
		c.attrs = append(c.attrs, a)
	}
	return c
}

func (c *drawnCase) with(list ...*onnxpb.Attribute) *drawnCase {
	c.attrs = append(c.attrs, list...)
	return c
}
