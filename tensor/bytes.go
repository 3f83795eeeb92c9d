package tensor

import (
	"context"
	"fmt"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/shape"
)

// FromBytes is [From] for a dtype that is known at run time only. data holds the elements in
// row-major order as Go has them in memory, low bytes first. Without dims the tensor has one axis,
// and one of the dims may be -1.
//
// Errors, carried by the result: those of [From], *dtype.UnknownError, and *[ArgumentError] for a
// length that is no multiple of the element's size and for a bool that is neither 0 nor 1.
func FromBytes(dev *device.Device, d dtype.DType, data []byte, dims ...int) *Tensor {
	return FromBytesContext(context.Background(), dev, d, data, dims...)
}

// FromBytesContext is [FromBytes] that ends when the context ends: copying many bytes takes time.
// Errors, carried by the result: those of FromBytes, and the context's.
func FromBytesContext(ctx context.Context, dev *device.Device, d dtype.DType, data []byte, dims ...int) *Tensor {
	count := 0
	if d.Valid() {
		count = len(data) / d.Size()
	}
	dims, err := dimsOf("from_bytes", count, dims)
	if err != nil {
		return Fail("from_bytes", err)
	}
	return create(dev, "from_bytes", dims, func(eng *engine.Engine, s shape.Shape, _ string) (graph.Value, error) {
		if err := checkBytes(d, data); err != nil {
			return graph.Value{}, err
		}
		if count != s.Size() {
			return graph.Value{}, length("from_bytes", count, s)
		}
		return eng.UploadContext(ctx, d, s, data)
	})
}

func checkBytes(d dtype.DType, data []byte) error {
	if err := checkDType(d); err != nil {
		return err
	}
	if len(data)%d.Size() != 0 {
		return &ArgumentError{Op: "from_bytes", What: d.String(), Hint: fmt.Sprintf("%d bytes are no multiple of its %d: pass whole elements", len(data), d.Size())}
	}
	if d == dtype.Bool {
		for i, b := range data {
			if b > 1 {
				return &ArgumentError{Op: "from_bytes", What: d.String(), Hint: fmt.Sprintf("element %d is %#02x: pass 0 for false and 1 for true", i, b)}
			}
		}
	}
	return nil
}

// ReadBytes is [Read] for a dtype that is known at run time only. It returns the elements in
// row-major order as Go has them in memory, low bytes first. Errors: those of [Read] except the
// *[ReadTypeError].
func ReadBytes(ctx context.Context, t *Tensor) ([]byte, error) {
	if err := usable("read", t); err != nil {
		return nil, err
	}
	if err := roomFor(t); err != nil {
		return nil, err
	}
	v := t.cell.value
	out := make([]byte, v.Shape().Size()*v.DType().Size())
	if err := ours("read", t.engine.Read(background(ctx), v, out), v); err != nil {
		return nil, err
	}
	return out, nil
}

// To copies x to another device, bit for bit, in its shape and dtype, any dtype (Array API 2024.12,
// to_device). The copy runs what x needs and waits for it. On x's own device the result is another
// Tensor of the same elements.
//
// Errors, carried by the result: those of [Read] and of [From].
func (x *Tensor) To(ctx context.Context, dev *device.Device) *Tensor {
	if err := usable("to_device", x); err != nil {
		return failed(carried("to_device", err))
	}
	if dev == nil {
		return Fail("to_device", nilDevice("to_device"), x)
	}
	if dev == x.device {
		y, err := x.share("to_device")
		if err != nil {
			return Fail("to_device", err, x)
		}
		return y
	}
	data, err := ReadBytes(ctx, x)
	if err != nil {
		return failed(carried("to_device", err))
	}
	return create(dev, "to_device", x.Shape(), func(eng *engine.Engine, s shape.Shape, _ string) (graph.Value, error) {
		return eng.UploadContext(ctx, x.DType(), s, data)
	})
}
