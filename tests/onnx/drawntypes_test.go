package onnx

import (
	"math"
	"slices"

	"github.com/weft-gpu/weft/internal/onnxpb"
)

// Types and shapes that generators of several subjects draw from.

type elemType = onnxpb.Tensor_DataType

const (
	float16s = onnxpb.Tensor_FLOAT16
	float32s = onnxpb.Tensor_FLOAT
	float64s = onnxpb.Tensor_DOUBLE
	int8s    = onnxpb.Tensor_INT8
	int16s   = onnxpb.Tensor_INT16
	int32s   = onnxpb.Tensor_INT32
	int64s   = onnxpb.Tensor_INT64
	uint8s   = onnxpb.Tensor_UINT8
	uint16s  = onnxpb.Tensor_UINT16
	uint32s  = onnxpb.Tensor_UINT32
	uint64s  = onnxpb.Tensor_UINT64
	bools    = onnxpb.Tensor_BOOL
	texts    = onnxpb.Tensor_STRING
)

var (
	floatTypes  = []elemType{float32s, float64s, float16s}
	signedTypes = []elemType{int8s, int16s, int32s, int64s}
	uintTypes   = []elemType{uint8s, uint16s, uint32s, uint64s}
	wideTypes   = []elemType{float32s, float64s, int32s, int64s}
	intTypes    = slices.Concat(signedTypes, uintTypes)
	movedTypes  = []elemType{float32s, float64s, float16s, int8s, int16s, int32s, int64s, uint8s, uint16s, uint32s, uint64s, bools, texts}
)

// of is a tensor of a type, of numbers that suit it from -lo to hi, or of words.
func (d *drawer) of(elem elemType, dims []int64, low, high float64) drawnInput {
	switch {
	case elem == texts:
		list := make([]string, sizeOf(dims))
		for i := range list {
			list[i] = oneOf(d, "", "a", "b", "Ab", "ü", "long word")
		}
		return words(dims, list...)
	case elem == bools:
		return d.numbers(elem, dims, 0, 1)
	case slices.Contains(uintTypes, elem):
		return d.numbers(elem, dims, max(low, 0), max(high, 0))
	}
	return d.numbers(elem, dims, low, high)
}

// any is a tensor of a type for what moves elements.
func (d *drawer) any(elem elemType, dims []int64) drawnInput { return d.of(elem, dims, -9, 9) }

// extremes are integers of a type among which are its least and greatest.
func (d *drawer) extremes(elem elemType, dims []int64) drawnInput {
	x := put(elem, dims, make([]float64, sizeOf(dims)))
	width := len(x.RawData) / max(sizeOf(dims), 1)
	for i := 0; i < len(x.RawData); i += width {
		one := x.RawData[i:][:width]
		kind := d.IntN(5)
		for j := range one {
			one[j] = [...]byte{0, 0xff, 0, 0xff, byte(d.IntN(256))}[kind]
		}
		switch kind {
		case 0:
			one[0] = byte(d.IntN(9))
		case 1:
			one[width-1] = 0x7f
		case 2:
			one[width-1] = 0x80
		}
	}
	return x
}

// varied are numbers of a range, or among them what is special of the type.
func (d *drawer) varied(elem elemType, dims []int64, low, high float64) drawnInput {
	switch {
	case d.chance(3) && slices.Contains(floatTypes, elem):
		return d.special(elem, dims, low, high)
	case d.chance(3) && slices.Contains(intTypes, elem):
		return d.extremes(elem, dims)
	}
	return d.of(elem, dims, low, high)
}

// sizes are rank sizes up to a greatest one; of a few one is 0.
func (d *drawer) sizes(rank, high int) []int64 {
	dims := d.dims(rank, 1, high)
	if rank > 0 && d.chance(8) {
		dims[d.IntN(rank)] = 0
	}
	return dims
}

// special are floats among which are zeros of both signs, infinities and what is no number.
func (d *drawer) special(elem elemType, dims []int64, low, high float64) drawnInput {
	list := make([]float64, sizeOf(dims))
	for i := range list {
		list[i] = math.Round((low+d.Float64()*(high-low))*256) / 256
		if d.chance(6) {
			list[i] = oneOf(d, 0, math.Copysign(0, -1), math.Inf(1), math.Inf(-1), math.NaN())
		}
	}
	return put(elem, dims, list)
}

// either is an operand as it is or as an initializer.
func (d *drawer) either(x drawnInput) drawnInput {
	if d.chance(2) {
		return fixed(x)
	}
	return x
}

// whole are integers of a type in one axis.
func whole(elem elemType, list ...int64) drawnInput {
	all := make([]float64, len(list))
	for i, n := range list {
		all[i] = float64(n)
	}
	return put(elem, []int64{int64(len(list))}, all)
}

// part is a shape that broadcasts to dims: without some of the first axes, and of size 1
// along others.
func (d *drawer) part(dims []int64) []int64 {
	s := slices.Clone(dims)
	for i := range s {
		if d.chance(4) {
			s[i] = 1
		}
	}
	if d.chance(3) {
		s = s[d.between(0, len(s)):]
	}
	return s
}

// apart are n shapes that broadcast with each other.
func (d *drawer) apart(n int) [][]int64 {
	dims := d.sizes(d.between(0, 4), 4)
	list := make([][]int64, n)
	for i := range list {
		list[i] = d.part(dims)
	}
	return list
}

// axis is an axis of a rank, counted from either end.
func (d *drawer) axis(rank int) int { return d.between(-rank, rank-1) }

// axesOf are some axes of a rank in any order, counted from either end.
func (d *drawer) axesOf(rank int) []int64 {
	var axes []int64
	for _, a := range d.Perm(rank) {
		if d.chance(2) {
			axes = append(axes, int64(a-rank*d.IntN(2)))
		}
	}
	return axes
}
