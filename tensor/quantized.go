package tensor

import (
	"context"
	"fmt"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/quant"
	"github.com/weft-gpu/weft/shape"
)

// BlockFormat is how a [Quantized] stores its elements: blocks of integers of few bits, with a scale
// for each block. The layouts are those of ggml, which GGUF files hold.
type BlockFormat uint8

// The formats. Q4_0, Q5_0, Q8_0 and IQ4_NL have blocks of 32 integers of 4, 5, 8 and 4 bits, and a
// float16 scale. The integers of IQ4_NL number 16 fixed values. Q4_1 and Q5_1 also have a float16
// minimum. MXFP4 has blocks of 32 floats of 4 bits, and a power of two for a scale (OCP Microscaling
// 1.0). The formats K have blocks of 256, whose parts of 16 or 32 have scales of their own. In Q2_K,
// Q4_K and Q5_K the parts have minimums too.
const (
	Q4_0 BlockFormat = iota + 1
	Q4_1
	Q5_0
	Q5_1
	Q8_0
	Q2_K
	Q3_K
	Q4_K
	Q5_K
	Q6_K
	IQ4_NL
	MXFP4
)

// String is ggml's name of the format, such as "Q4_0".
func (f BlockFormat) String() string {
	if format := f.layout(); format != nil {
		return format.Name
	}
	return fmt.Sprintf("BlockFormat(%d)", uint8(f))
}

// Elements is the number of elements of a block, 32 or 256; 0 for an unknown format.
func (f BlockFormat) Elements() int {
	if format := f.layout(); format != nil {
		return format.Elements
	}
	return 0
}

// Bytes is the number of bytes of a block; 0 for an unknown format.
func (f BlockFormat) Bytes() int {
	if format := f.layout(); format != nil {
		return format.Bytes
	}
	return 0
}

func (f BlockFormat) layout() *quant.Format {
	if f == 0 || int(f) > len(quant.Formats) {
		return nil
	}
	return &quant.Formats[f-1]
}

// Quantized is a tensor whose elements are stored in blocks of a [BlockFormat], as the weights of
// language models are. It is immutable and safe for concurrent use. The blocks lie along the last
// axis and stay as they are on the device. Operators that read the elements decode them to float32:
// [Quantized.Dequantize], [Quantized.Take], [Tensor.MatMulQuantized]. The decoded bits are those of
// ggml's reference functions on every device. A scale that is infinite or NaN gives what arithmetic
// makes of it; a NaN is the canonical one.
//
// A mistake makes a Quantized that carries an [*OpError], as a [Tensor] does.
type Quantized struct {
	format BlockFormat
	shape  shape.Shape // of the elements
	blocks *Tensor     // uint8, the axes but the last, the blocks of a row, the bytes of a block
}

// QuantizedFromBytes copies blocks to the device. data holds the rows of dims in row-major order, each
// row whole blocks, as GGUF files do; it may be mapped from a file. The last of the dims is the
// length of a row, in elements.
//
// Errors, carried by the result: *[BlockFormatError] for an unknown format, *[BlockShapeError] for a
// row that is not whole blocks, for dims without a row, and for another number of bytes than the dims
// take, such as those of a file that was cut; those of [FromBytes], and the context's.
func QuantizedFromBytes(ctx context.Context, dev *device.Device, format BlockFormat, data []byte, dims ...int) *Quantized {
	const op = "quantized_from_bytes"
	stored, err := storedDims(op, format, dims)
	if err != nil {
		return &Quantized{blocks: Fail(op, err)}
	}
	if want := stored.Size(); want != len(data) {
		return &Quantized{blocks: Fail(op, &BlockShapeError{Op: op, Format: format, Shape: shape.Shape(dims).Clone(),
			What: fmt.Sprintf("%d bytes are given, and its blocks take %d", len(data), want), Hint: "pass whole rows of blocks; is the file cut?"})}
	}
	blocks := FromBytesContext(ctx, dev, dtype.Uint8, data, stored...)
	if blocks.Err() != nil {
		return &Quantized{blocks: blocks}
	}
	return &Quantized{format: format, shape: shape.Shape(dims).Clone(), blocks: blocks}
}

// storedDims are the dims of the bytes of a format's blocks.
func storedDims(op string, format BlockFormat, dims []int) (shape.Shape, error) {
	layout := format.layout()
	if layout == nil {
		return nil, &BlockFormatError{Op: op, Format: format, What: "there is no such format", Hint: "pass one of the constants, from Q4_0 to MXFP4"}
	}
	s, err := shape.Check(op, dims...)
	if err != nil {
		return nil, err
	}
	wrong := &BlockShapeError{Op: op, Format: format, Shape: s.Clone()}
	if len(s) == 0 {
		wrong.What, wrong.Hint = "it has no axis for the blocks", "a row of blocks is the last axis"
		return nil, wrong
	}
	last := len(s) - 1
	if s[last]%layout.Elements != 0 {
		wrong.What, wrong.Hint = fmt.Sprintf("a row of %d is no multiple of a block's %d", s[last], layout.Elements), "choose a format of smaller blocks, or pad the rows"
		return nil, wrong
	}
	return shape.Check(op, append(append(shape.Shape{}, s[:last]...), s[last]/layout.Elements, layout.Bytes)...)
}

// Quantize stores x's elements in blocks along the last axis. x has a real floating-point dtype, whose
// elements are converted to float32 first. It reads x and computes the blocks on the host, by ggml's
// reference functions, so it waits for the device or until the context ends. The formats K can be
// read only.
//
// Errors, carried by the result: *[BlockFormatError] for an unknown format and for one that cannot be
// made, *[BlockShapeError] for a row that is not whole blocks, *[ArgumentError] for another dtype, for an
// element that is not finite or whose block's scale or minimum is beyond float16, and those of [Read].
func (x *Tensor) Quantize(ctx context.Context, format BlockFormat) *Quantized {
	const op = "quantize"
	if err := usable(op, x); err != nil {
		return &Quantized{blocks: failed(carried(op, err))}
	}
	data, err := x.encoded(ctx, op, format)
	if err != nil {
		return &Quantized{blocks: Fail(op, err, x)}
	}
	return QuantizedFromBytes(ctx, x.device, format, data, x.Shape()...)
}

func (x *Tensor) encoded(ctx context.Context, op string, format BlockFormat) ([]byte, error) {
	stored, err := storedDims(op, format, x.Shape())
	if err != nil {
		return nil, err
	}
	layout := format.layout()
	if !layout.Encodes() {
		return nil, &BlockFormatError{Op: op, Format: format, What: "it can be read and not made", Hint: "choose Q8_0, Q5_1, Q5_0, Q4_1, Q4_0, IQ4_NL or MXFP4, or make it with ggml's tools"}
	}
	if !x.DType().IsFloat() {
		return nil, &ArgumentError{Op: op, What: fmt.Sprintf("the elements are %v", x.DType()), Hint: "blocks hold real floating-point numbers: convert them with Cast"}
	}
	single := x.Cast(dtype.Float32)
	defer single.Close()
	elements, err := Read[float32](ctx, single)
	if err != nil {
		return nil, err
	}
	for i, e := range elements {
		if e-e != 0 {
			return nil, &ArgumentError{Op: op, What: fmt.Sprintf("element %d is %v", i, e), Hint: "blocks hold finite numbers"}
		}
	}
	data := make([]byte, stored.Size())
	if i := layout.Encode(elements, data); i >= 0 {
		return nil, &ArgumentError{Op: op, What: fmt.Sprintf("the elements from %d on are too large for %v", i*layout.Elements, format), Hint: "a block's scale and minimum are float16: scale the elements down"}
	}
	return data, nil
}

// Err is the mistake that q carries, an [*OpError], or nil. Err runs nothing.
func (q *Quantized) Err() error {
	if q == nil {
		return nil
	}
	return q.blocks.Err()
}

// Format is the format of the blocks; 0 for a Quantized that carries a mistake.
func (q *Quantized) Format() BlockFormat {
	if q == nil {
		return 0
	}
	return q.format
}

// Shape is the shape of the elements. After a mistake it is that of [Tensor.Shape].
func (q *Quantized) Shape() shape.Shape {
	switch {
	case q == nil:
		return shape.Shape{}
	case q.Err() != nil:
		return mistakenShape()
	}
	return append(shape.Shape{}, q.shape...)
}

// Device is where the blocks are; nil for a Quantized that carries a mistake.
func (q *Quantized) Device() *device.Device {
	if q == nil {
		return nil
	}
	return q.blocks.Device()
}

// Blocks is the bytes of the blocks, as [QuantizedFromBytes] takes them: uint8, of the shape of the
// elements with the last axis replaced by two, the blocks of a row and the bytes of a block. Errors:
// the one that q carries, *[ClosedTensorError].
func (q *Quantized) Blocks() *Tensor {
	const op = "blocks"
	if err := q.usable(op); err != nil {
		return failed(carried(op, err))
	}
	t, err := q.blocks.share(op)
	if err != nil {
		return Fail(op, err, q.blocks)
	}
	return t
}

// usable returns the error of q's use in an operator, or nil.
func (q *Quantized) usable(op string) error {
	if q == nil {
		return &MissingError{Op: op, What: "the Quantized is nil", Hint: "make one with QuantizedFromBytes or Quantize"}
	}
	return usable(op, q.blocks)
}

// String describes q, such as "Q4_0[2 64] on llvmpipe". It runs nothing.
func (q *Quantized) String() string {
	switch {
	case q == nil:
		return "nil quantized tensor"
	case q.format == 0:
		return "quantized: " + q.blocks.String()
	}
	return fmt.Sprintf("%v%v on %s", q.format, q.shape, q.blocks.Device().Info().Name)
}

// Close gives q's memory back to its device, as [Tensor.Close] does.
func (q *Quantized) Close() {
	if q != nil {
		q.blocks.Close()
	}
}

// BlockFormatError says that there is no such [BlockFormat], or that Weft cannot do with it what was
// asked.
type BlockFormatError struct {
	Op     string
	Format BlockFormat
	What   string // the problem
	Hint   string // what to do
}

func (e *BlockFormatError) Error() string {
	return fmt.Sprintf("%s: format %v: %s: %s", e.Op, e.Format, e.What, e.Hint)
}

// BlockShapeError says that a shape does not consist of whole blocks, or that there are more or fewer
// bytes than its blocks take.
type BlockShapeError struct {
	Op     string
	Format BlockFormat
	Shape  shape.Shape
	What   string // the problem
	Hint   string // what to do
}

func (e *BlockShapeError) Error() string {
	return fmt.Sprintf("%s: %v%v: %s: %s", e.Op, e.Format, e.Shape, e.What, e.Hint)
}
