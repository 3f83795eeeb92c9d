package gomlx

import (
	"fmt"
	"reflect"
	"sync"
	"unsafe"

	"github.com/gomlx/gomlx/backends"
	"github.com/gomlx/gomlx/pkg/core/dtypes"
	"github.com/gomlx/gomlx/pkg/core/shapes"

	"github.com/weft-gpu/weft/tensor"
)

// Buffer is a tensor on the device with GoMLX's shape of it.
type Buffer struct {
	shape   shapes.Shape
	backend *Backend

	mu     sync.Mutex
	tensor *tensor.Tensor // nil once it is finalized or donated
}

// Tensor is the buffer's tensor, which is the buffer's still; nil of one that was finalized
// or donated. Types of 2 and 4 bits are in a byte each.
func (b *Buffer) Tensor() *tensor.Tensor {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.tensor
}

// take is the tensor, which the buffer has no longer.
func (b *Buffer) take() *tensor.Tensor {
	b.mu.Lock()
	defer b.mu.Unlock()
	t := b.tensor
	b.tensor = nil
	return t
}

// BufferError is a buffer that cannot be what is asked for.
type BufferError struct{ Op, Problem string }

func (e *BufferError) Error() string { return fmt.Sprintf("weft: %s: %s", e.Op, e.Problem) }

// buffer is GoMLX's value as one of ours.
func (b *Backend) buffer(op string, value backends.Buffer) (*Buffer, *tensor.Tensor, error) {
	if err := b.open(op); err != nil {
		return nil, nil, err
	}
	buffer, ok := value.(*Buffer)
	if !ok || buffer == nil {
		return nil, nil, &BufferError{op, fmt.Sprintf("a %T is no buffer of this backend; move the tensor to it", value)}
	}
	if buffer.backend != b {
		return nil, nil, &BufferError{op, "the buffer is of another weft backend; copy the tensor to this one"}
	}
	t := buffer.Tensor()
	if t == nil {
		return nil, nil, &BufferError{op, fmt.Sprintf("the buffer %s was finalized or donated, and holds nothing any more", buffer.shape)}
	}
	return buffer, t, nil
}

func checkDevice(op string, num backends.DeviceNum) error {
	if num != 0 {
		return &BufferError{op, fmt.Sprintf("there is no device %d; a weft backend is one device, 0", num)}
	}
	return nil
}

// BufferFinalize gives the buffer's memory back, at once or when what was recorded of it has
// run. Errors: *[BufferError], *[FinalizedError].
func (b *Backend) BufferFinalize(value backends.Buffer) error {
	buffer, _, err := b.buffer("BufferFinalize", value)
	if err != nil {
		return err
	}
	if t := buffer.take(); t != nil {
		t.Close()
	}
	return nil
}

// BufferShape is the buffer's dtype and dimensions.
func (b *Backend) BufferShape(value backends.Buffer) (shapes.Shape, error) {
	buffer, ok := value.(*Buffer)
	if !ok || buffer == nil {
		return shapes.Invalid(), &BufferError{"BufferShape", fmt.Sprintf("a %T is no buffer of this backend", value)}
	}
	return buffer.shape, nil
}

// BufferDeviceNum is 0.
func (b *Backend) BufferDeviceNum(value backends.Buffer) (backends.DeviceNum, error) {
	if _, err := b.BufferShape(value); err != nil {
		return 0, err
	}
	return 0, nil
}

// BufferFromFlatData copies a slice of the shape's elements to the device.
func (b *Backend) BufferFromFlatData(num backends.DeviceNum, flat any, shape shapes.Shape) (backends.Buffer, error) {
	const op = "BufferFromFlatData"
	if err := b.open(op); err != nil {
		return nil, err
	}
	if err := checkDevice(op, num); err != nil {
		return nil, err
	}
	data, err := flatBytes(op, flat, shape)
	if err != nil {
		return nil, err
	}
	t, err := b.upload(data, shape)
	if err != nil {
		return nil, fmt.Errorf("weft: %s: %w", op, err)
	}
	return &Buffer{shape: shape.Clone(), backend: b, tensor: t}, nil
}

// upload makes a tensor of elements as Go has them in memory.
func (b *Backend) upload(data []byte, shape shapes.Shape) (*tensor.Tensor, error) {
	d, ok := weftDType(shape.DType)
	if !ok {
		return nil, &BufferError{"upload", fmt.Sprintf("there are no elements of %s", shape.DType)}
	}
	if shape.DType.IsPacked() {
		data = unpackSubByte(data, shape.Size(), shape.DType.Bits(), !shape.DType.IsUnsigned())
	}
	t := tensor.FromBytes(b.device, d, data, dims(shape)...)
	if shape.Rank() == 0 { // without dims it has one axis
		t = t.Reshape()
	}
	return t, t.Err()
}

// dims are a shape's dimensions, never nil, for functions that take no dimensions for one
// that is to be worked out.
func dims(s shapes.Shape) []int {
	if s.Rank() == 0 {
		return []int{}
	}
	return s.Dimensions
}

// flatBytes is a slice's memory, where it has as many elements of the type as the shape.
func flatBytes(op string, flat any, shape shapes.Shape) ([]byte, error) {
	v := reflect.ValueOf(flat)
	if v.Kind() != reflect.Slice {
		return nil, &BufferError{op, fmt.Sprintf("a %T is no slice of elements", flat)}
	}
	count, size := shape.Size(), 0
	if shape.DType.IsPacked() {
		count, size = shape.DType.SizeForDimensions(shape.Dimensions...), 1
		if v.Type().Elem().Kind() != reflect.Uint8 {
			return nil, &BufferError{op, fmt.Sprintf("elements of %s are packed in a []byte, not in a %T", shape.DType, flat)}
		}
	} else {
		size = shape.DType.Size()
		if got := dtypes.FromGoType(v.Type().Elem()); got != shape.DType {
			return nil, &BufferError{op, fmt.Sprintf("a %T has elements of %s, and the shape is %s", flat, got, shape)}
		}
	}
	if v.Len() != count {
		return nil, &BufferError{op, fmt.Sprintf("%d elements for shape %s, which has %d", v.Len(), shape, count)}
	}
	if count == 0 {
		return nil, nil
	}
	return unsafe.Slice((*byte)(v.UnsafePointer()), count*size), nil
}

// BufferToFlatData waits for the buffer's elements and copies them into a slice of as many.
func (b *Backend) BufferToFlatData(value backends.Buffer, flat any) error {
	const op = "BufferToFlatData"
	buffer, t, err := b.buffer(op, value)
	if err != nil {
		return err
	}
	into, err := flatBytes(op, flat, buffer.shape)
	if err != nil {
		return err
	}
	if !buffer.shape.DType.IsPacked() {
		if err := tensor.ReadInto(background, tensor.Into(t, into)); err != nil {
			return fmt.Errorf("weft: %s: %w", op, err)
		}
		return nil
	}
	data, err := tensor.ReadBytes(background, t)
	if err != nil {
		return fmt.Errorf("weft: %s: %w", op, err)
	}
	copy(into, packSubByte(data, buffer.shape.DType.Bits()))
	return nil
}

// HasSharedBuffers is false: memory that both sides write would have to be waited for.
func (b *Backend) HasSharedBuffers() bool { return false }

// NewSharedBuffer is always a *[BufferError].
func (b *Backend) NewSharedBuffer(backends.DeviceNum, shapes.Shape) (backends.Buffer, any, error) {
	return nil, nil, &BufferError{"NewSharedBuffer", "there are no shared buffers; use BufferFromFlatData"}
}

// BufferData is always a *[BufferError].
func (b *Backend) BufferData(backends.Buffer) (any, error) {
	return nil, &BufferError{"BufferData", "there are no shared buffers; use BufferToFlatData"}
}

// BufferCopyToDevice is always a *[BufferError]: a backend has one device.
func (b *Backend) BufferCopyToDevice(value backends.Buffer, num backends.DeviceNum) (backends.Buffer, error) {
	const op = "BufferCopyToDevice"
	if _, _, err := b.buffer(op, value); err != nil {
		return nil, err
	}
	if err := checkDevice(op, num); err != nil {
		return nil, err
	}
	return nil, &BufferError{op, "the buffer is on device 0 already"}
}
