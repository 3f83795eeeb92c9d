package workload

import (
	"context"
	"fmt"
	"math"
	"strconv"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
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
	dtype.Bool:    codecOf[bool](),
	dtype.Int32:   codecOf[int32](),
	dtype.Uint32:  codecOf[uint32](),
	dtype.Int64:   codecOf[int64](),
	dtype.Uint64:  codecOf[uint64](),
	dtype.Float32: codecOf[float32](),
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
		return tensor.Apply(ops.Reshape, ops.Attr{Shape: shape.Shape{}}, leaf), leaf
	}
	leaf = codecs[a.DType].upload(dev, a.Data, dims)
	return leaf, leaf
}

// element is the bits of element i of raw data.
func element(d dtype.DType, data []byte, i int) uint64 {
	switch d.Size() {
	case 1:
		return uint64(data[i])
	case 8:
		return hostref.Slice[uint64](data)[i]
	}
	return uint64(hostref.Slice[uint32](data)[i])
}

// format writes an element for people, with its bits where the value does not
// tell them.
func format(d dtype.DType, bits uint64) string {
	switch d {
	case dtype.Bool:
		if bits > 1 {
			return fmt.Sprintf("byte %d", bits)
		}
		return strconv.FormatBool(bits == 1)
	case dtype.Int32:
		return strconv.FormatInt(int64(int32(bits)), 10)
	case dtype.Int64:
		return strconv.FormatInt(int64(bits), 10)
	case dtype.Float32:
		return fmt.Sprintf("%g (0x%08x)", math.Float32frombits(uint32(bits)), bits)
	}
	return strconv.FormatUint(bits, 10)
}
