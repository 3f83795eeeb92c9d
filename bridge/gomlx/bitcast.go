package gomlx

import (
	"github.com/gomlx/gomlx/pkg/core/dtypes"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// lowerBitcast is elements of one dtype as another one has their bits: of a narrower dtype
// several, along a new last axis, the low bits first; of a wider one one for each row of the
// last axis, which is gone (XLA, BitcastConvertType). Bits are moved, those of NaNs too. Of
// dtypes of 2 and 4 bits, which are held one a byte, the bits are those that they have packed;
// a bool has those of 0 or 1, and is true of any but 0.
func lowerBitcast(x *tensor.Tensor, from, to dtypes.DType) *tensor.Tensor {
	words, wide := wordsOf(x, from)
	asked := to.Bits()
	if to.IsComplex() {
		asked /= 2
	}
	dims := castDims(x.Shape(), from.Bits(), to.Bits())
	if to.IsComplex() {
		dims = append(dims, 2)
	}
	switch {
	case asked < wide:
		words = splitWords(words, wide, asked)
	case asked > wide:
		words = joinWords(words, wide, asked)
	}
	return ofWords(words.Reshape(dims...), to)
}

// castDims are the dimensions that a bit cast leaves.
func castDims(s shape.Shape, from, to int) []int {
	dims := append([]int{}, s...)
	switch {
	case to < from:
		return append(dims, from/to)
	case to > from:
		return dims[:len(dims)-1]
	}
	return dims
}

// wordsOf is the bits of elements as unsigned integers, which have so many bits, with what is
// above them 0; of complex numbers the parts are along a last axis.
func wordsOf(x *tensor.Tensor, d dtypes.DType) (words *tensor.Tensor, bits int) {
	bits = d.Bits()
	switch {
	case d.IsComplex():
		bits /= 2
		x = tensor.Stack(-1, x.Real(), x.Imag())
	case d == dtypes.Bool:
		return x.Cast(dtype.Uint8), bits
	}
	words = x.BitCast(unsignedOfBits(8 * x.DType().Size()))
	if d.IsPacked() {
		words = words.BitwiseAnd(1<<bits - 1)
	}
	return words, bits
}

// ofWords is what wordsOf has made words of; bits above an element's do not matter.
func ofWords(words *tensor.Tensor, d dtypes.DType) *tensor.Tensor {
	held, _ := weftDType(d)
	switch {
	case d.IsComplex():
		parts := words.BitCast(held.Real())
		return lowerComplex(parts.At(shape.Ellipsis, shape.At(0)), parts.At(shape.Ellipsis, shape.At(1)))
	case d == dtypes.Bool:
		return words.Cast(dtype.Bool)
	case d.IsPacked():
		return wrapSubByte(words.BitCast(held), d)
	}
	return words.BitCast(held)
}

// splitWords cuts words of so many bits into narrower ones, along a new last axis.
func splitWords(words *tensor.Tensor, from, to int) *tensor.Tensor {
	n := from / to
	place := alongAxis(words.Device(), words.DType(), n, 0, 1).Mul(to)
	return words.ExpandDims(-1).BitwiseRightShift(place).Cast(unsignedOfBits(max(to, 8)))
}

// joinWords puts rows of words of so many bits together to wider ones, one row of the
// row-major elements after the other, as one axis.
func joinWords(words *tensor.Tensor, from, to int) *tensor.Tensor {
	n := to / from
	rows := words.Cast(unsignedOfBits(max(to, 8))).Reshape(words.Shape().Size()/n, n)
	var joined *tensor.Tensor
	for i := range n {
		word := rows.At(shape.All(), shape.At(i)).BitwiseLeftShift(i * from)
		if joined == nil {
			joined = word
			continue
		}
		joined = joined.BitwiseOr(word)
	}
	return joined
}
