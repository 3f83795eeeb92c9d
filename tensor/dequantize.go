package tensor

import (
	"slices"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/quant"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Operators on quantised tensors. Decoding is a composition of operators that move and compute
// bits, so that it becomes part of the kernel that needs the elements.

// Dequantize is the elements of q in float32, of q's shape. For another dtype, [Tensor.Cast] the
// result, which rounds once more. Errors: the one that q carries, *[ClosedTensorError].
func (q *Quantized) Dequantize() *Tensor {
	const op = "dequantize"
	if err := q.usable(op); err != nil {
		return failed(carried(op, err))
	}
	return q.decoded(q.blocks, q.shape)
}

// Take is the parts of q at the indices along the first axis, in float32: of the bits of q.Dequantize()
// with [Tensor.Take] of axis 0. Only the blocks of those parts are read. The indices are of any
// integer dtype, and those outside are treated as in Tensor.Take. Errors: the one that q carries,
// *[BlockShapeError] for a q of one axis, *[DTypeError], *[EmptyAxisError].
func (q *Quantized) Take(indices *Tensor) *Tensor {
	const op = "take"
	if err := q.usable(op); err != nil {
		return failed(carried(op, err))
	}
	if len(q.shape) < 2 {
		return Fail(op, q.needsRows(op), q.blocks, indices)
	}
	taken := q.blocks.Take(0, indices)
	if taken.Err() != nil {
		return taken
	}
	stored := taken.Shape()
	return q.decoded(taken, append(stored[:len(stored)-2:len(stored)-2], q.shape[len(q.shape)-1]))
}

// MatMulQuantized is the matrix product of x, of shape [..., k], and the transpose of w, of shape
// [..., n, k]: the bits of x.MatMul(w.Dequantize().MatrixTranspose()). x is of float32, or of a dtype
// that promotes with it. Errors: those that x and w carry, *[BlockShapeError] for a w of one axis, and
// those of [Tensor.MatMul], such as *[ContractionError] where k differs.
func (x *Tensor) MatMulQuantized(w *Quantized) *Tensor {
	const op = "matmul_quantized"
	if err := usable(op, x); err != nil {
		return failed(carried(op, err))
	}
	if err := w.usable(op); err != nil {
		return failed(carried(op, err))
	}
	if len(w.shape) < 2 {
		return Fail(op, w.needsRows(op), x)
	}
	return x.MatMul(w.Dequantize().MatrixTranspose())
}

// needsRows returns the error of a Quantized of one axis, which an operator on rows cannot take.
func (q *Quantized) needsRows(op string) error {
	return &BlockShapeError{Op: op, Format: q.format, Shape: q.shape.Clone(), What: "it has one axis, and the operator takes rows", Hint: "give the row an axis of size 1 before it, or Dequantize it"}
}

// decoded are the elements of blocks of q's format, of a shape.
func (q *Quantized) decoded(blocks *Tensor, s shape.Shape) *Tensor {
	d := decoder{Format: q.format.layout(), blocks: blocks}
	return apply(ops.Reshape, ops.Attr{Shape: s, Blocks: d.Name}, d.elements())
}

// decoder applies the operators that decode blocks of a format. Its results have the axes of blocks
// but the last, and behind them one for each digit; an axis is 1 where the digit does not matter.
type decoder struct {
	*quant.Format
	blocks *Tensor
}

func (d decoder) elements() *Tensor {
	scale := d.half(d.Scale)
	if d.Exponent {
		scale = d.exponent(d.Scale)
	}
	if d.Steps != nil {
		scale = scale.Mul(d.number(d.Steps).Cast(dtype.Float32))
	}
	y := scale.Mul(d.valued(d.number(&d.Quants)).Cast(dtype.Float32))
	switch {
	case d.Mins != nil:
		return y.Sub(d.half(d.Minimum).Mul(d.number(d.Mins).Cast(dtype.Float32)))
	case d.Minimum != 0:
		return y.Add(d.half(d.Minimum))
	}
	return y
}

// half is the float16 at an offset, in float32.
func (d decoder) half(offset int) *Tensor {
	low, high := d.byteAt(offset).Cast(dtype.Uint16), d.byteAt(offset+1).Cast(dtype.Uint16)
	return high.BitwiseLeftShift(8).BitwiseOr(low).BitCast(dtype.Float16).Cast(dtype.Float32)
}

// exponent is 2^(e-128) of the byte e at an offset. The first two powers are subnormal.
func (d decoder) exponent(offset int) *Tensor {
	e := d.byteAt(offset).Cast(dtype.Uint32)
	normal := e.Sub(1).BitwiseLeftShift(23)
	return Where(e.Less(2), e.Add(1).BitwiseLeftShift(21), normal).BitCast(dtype.Float32)
}

// byteAt is the byte at an offset of each block.
func (d decoder) byteAt(offset int) *Tensor {
	return d.field(quant.Field{Offset: offset, Mask: 255})
}

// number is an integer of the blocks, in uint8, or in int8 if it may be negative.
func (d decoder) number(n *quant.Number) *Tensor {
	var sum *Tensor
	for _, f := range n.Fields {
		part := d.field(f)
		if f.Left != 0 {
			part = part.BitwiseLeftShift(f.Left)
		}
		if sum != nil {
			part = sum.BitwiseOr(part)
		}
		sum = part
	}
	if n.Signed || n.Bias != 0 {
		sum = sum.BitCast(dtype.Int8)
	}
	if n.Bias != 0 {
		sum = sum.Sub(n.Bias)
	}
	return sum
}

// field is the bits of a field, in uint8.
func (d decoder) field(f quant.Field) *Tensor {
	x := d.bytes(f)
	if shifts := d.shifts(f); shifts != nil {
		x = x.BitwiseRightShift(shifts)
	} else if f.Shift != 0 {
		x = x.BitwiseRightShift(f.Shift)
	}
	if f.Mask == 255 {
		return x
	}
	return x.BitwiseAnd(f.Mask)
}

// bytes is a view of the bytes of a field: a slice of each block, split where the strides split it.
func (d decoder) bytes(f quant.Field) *Tensor {
	outer := d.blocks.Rank() - 1
	split := d.blocks.Shape()[:outer:outer]
	items := []shape.Index{shape.Ellipsis}
	whole, left := 1, 0 // the bytes of the slice; those that the next digits select from
	for digit, n := range d.Digits {
		stride := entry(f.Strides, digit)
		if stride == 0 {
			items = append(items, shape.NewAxis)
			continue
		}
		if left == 0 {
			whole = stride * n
			left = whole
		}
		split = append(split, left/stride)
		items = append(items, shape.To(n))
		left = stride
	}
	return d.blocks.At(shape.Ellipsis, shape.Span(f.Offset, f.Offset+whole)).Reshape(split...).At(items...)
}

// shifts are the shifts of a field's elements, nil where they are equal.
func (d decoder) shifts(f quant.Field) (sum *Tensor) {
	for digit, n := range d.Digits {
		step := entry(f.Shifts, digit)
		if step == 0 {
			continue
		}
		dims := slices.Repeat([]int{1}, len(d.Digits))
		dims[digit] = n
		part := Arange(d.blocks.device, 0, uint8(n*step), uint8(step)).Reshape(dims...)
		if sum != nil {
			part = sum.Add(part)
		}
		sum = part
	}
	if sum != nil && f.Shift != 0 {
		sum = sum.Add(f.Shift)
	}
	return sum
}

// valued are the values that quants stand for. A table of 16 bytes lies in four words, so that it
// needs no memory.
func (d decoder) valued(quants *Tensor) *Tensor {
	if d.Values == nil {
		return quants
	}
	var words [4]uint32
	for i, v := range d.Values {
		words[i/4] |= uint32(uint8(v)) << (i % 4 * 8)
	}
	word := Where(quants.Less(8),
		Where(quants.Less(4), FullOf(d.blocks.device, dtype.Uint32, words[0]), words[1]),
		Where(quants.Less(12), FullOf(d.blocks.device, dtype.Uint32, words[2]), words[3]))
	place := quants.BitwiseAnd(3).BitwiseLeftShift(3).Cast(dtype.Uint32)
	return word.BitwiseRightShift(place).Cast(dtype.Uint8).BitCast(dtype.Int8)
}

// entry is an entry of a list, 0 where there is none.
func entry(list []int, i int) int {
	if i < len(list) {
		return list[i]
	}
	return 0
}
