package workload

import (
	"context"

	"github.com/x448/float16"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/dtype/bfloat16"
	"github.com/weft-gpu/weft/hostref"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/handle"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// codec moves bytes in and out of tensors of one element type.
type codec struct {
	upload func(dev *device.Device, data []byte, dims []int) *tensor.Tensor
	read   func(ctx context.Context, t *tensor.Tensor) ([]byte, error)
}

func codecOf[T dtype.Element]() codec {
	return codec{
		upload: func(dev *device.Device, data []byte, dims []int) *tensor.Tensor {
			return tensor.From(dev, hostref.Slice[T](data), dims...)
		},
		read: func(ctx context.Context, t *tensor.Tensor) ([]byte, error) {
			elements, err := tensor.Read[T](ctx, t)
			return hostref.Bytes(elements), err
		},
	}
}

var codecs = map[dtype.DType]codec{
	dtype.Bool:       codecOf[bool](),
	dtype.Int8:       codecOf[int8](),
	dtype.Int16:      codecOf[int16](),
	dtype.Int32:      codecOf[int32](),
	dtype.Int64:      codecOf[int64](),
	dtype.Uint8:      codecOf[uint8](),
	dtype.Uint16:     codecOf[uint16](),
	dtype.Uint32:     codecOf[uint32](),
	dtype.Uint64:     codecOf[uint64](),
	dtype.Float16:    codecOf[float16.Float16](),
	dtype.BFloat16:   codecOf[bfloat16.BFloat16](),
	dtype.Float32:    codecOf[float32](),
	dtype.Float64:    codecOf[float64](),
	dtype.Complex64:  codecOf[complex64](),
	dtype.Complex128: codecOf[complex128](),
}

// Read runs what t needs and returns its elements' bytes, row-major.
func Read(ctx context.Context, t *tensor.Tensor) ([]byte, error) {
	if err := t.Err(); err != nil {
		return nil, err
	}
	c, ok := codecs[t.DType()]
	if !ok {
		return nil, &dtype.UnknownError{Name: t.DType().String()}
	}
	return c.read(ctx, t)
}

// upload makes a tensor of an array, and the tensor that holds the array's
// memory: they are the same but for a scalar, which is a view of one element.
func upload(dev *device.Device, a *hostref.Array) (t, leaf *tensor.Tensor) {
	dims := a.Shape
	if len(dims) == 0 {
		leaf = codecs[a.DType].upload(dev, a.Data, []int{1})
		return handle.Apply(ops.Reshape, ops.Attr{Shape: shape.Shape{}}, leaf), leaf
	}
	leaf = codecs[a.DType].upload(dev, a.Data, dims)
	return leaf, leaf
}

// bitsAt is the bits of element i of raw data.
func bitsAt(d dtype.DType, data []byte, i int) element.Bits {
	return element.BitsOf(data[i*d.Size() : (i+1)*d.Size()])
}
