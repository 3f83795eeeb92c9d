package tensor

import (
	"fmt"
	"slices"
	"unsafe"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// From copies data, in row-major order, to the device. The dtype is T's. Without dims the tensor
// has one axis of len(data) elements; for a scalar use [Full] without dims. One of the dims may be
// -1 and is computed, as [Tensor.Reshape] does: From(dev, pixels, -1, 3). data may be empty where
// the dims hold no elements: From(dev, []float32{}, 0, 3).
//
// Errors, carried by the result: *[ArgumentError] where the dims hold another number of elements,
// *shape.ReshapeError where no size fits for -1, *shape.DimError, *[MissingError] for a nil device,
// *device.UnopenedError for a zero one, *device.ClosedError, *device.LostError,
// *device.OutOfMemoryError.
func From[T dtype.Element](dev *device.Device, data []T, dims ...int) *Tensor {
	dims, err := dimsOf("from", len(data), dims)
	if err != nil {
		return Fail("from", err)
	}
	return create(dev, "from", dims, func(eng *engine.Engine, s shape.Shape, _ string) (graph.Value, error) {
		if len(data) != s.Size() {
			return graph.Value{}, length("from", len(data), s)
		}
		return eng.Upload(dtype.Of[T](), s, bytesOf(data))
	})
}

// dimsOf returns the dims of count elements: one axis where none are given, and the size that fits
// for a -1 among them.
func dimsOf(op string, count int, dims []int) ([]int, error) {
	switch {
	case len(dims) == 0:
		return []int{count}, nil
	case slices.Contains(dims, -1):
		return shape.ReshapeShape(op, shape.Shape{count}, dims...)
	}
	return dims, nil
}

// Full is a tensor of the given dims with value in every element; without dims it is a scalar. The
// dtype is T's. It takes no memory until it is read. Errors, carried by the result: those of [From]
// except those of the data's length.
func Full[T dtype.Element](dev *device.Device, value T, dims ...int) *Tensor {
	return create(dev, "full", dims, func(_ *engine.Engine, s shape.Shape, site string) (graph.Value, error) {
		return graph.NewFull(dtype.Of[T](), bitsOf(value), s, site), nil
	})
}

// Zeros is a tensor of the given dims with 0, or false, in every element, in the given dtype. It
// takes no memory until it is read. Errors, carried by the result: those of [Full], and
// *dtype.UnknownError for an invalid dtype.
func Zeros(dev *device.Device, d dtype.DType, dims ...int) *Tensor {
	return createBy(dev, ops.Zeros, ops.Attr{DType: d}, dims)
}

// create makes a tensor of dims on dev by build.
func create(dev *device.Device, op string, dims []int, build func(*engine.Engine, shape.Shape, string) (graph.Value, error)) *Tensor {
	site := callerSite()
	v, eng, err := built(dev, op, dims, site, build)
	if err != nil {
		return failed(&OpError{Op: op, Site: site, Err: own(err)})
	}
	return newTensor(dev, eng, v)
}

func built(dev *device.Device, op string, dims []int, site string, build func(*engine.Engine, shape.Shape, string) (graph.Value, error)) (graph.Value, *engine.Engine, error) {
	if dev == nil {
		return graph.Value{}, nil, nilDevice(op)
	}
	s, err := shape.Check(op, dims...)
	if err != nil {
		return graph.Value{}, nil, err
	}
	eng, err := engine.For(opened.Device(dev))
	if err != nil {
		return graph.Value{}, nil, err
	}
	v, err := build(eng, s, site)
	return v, eng, err
}

// length returns the error for data of another number of elements than the dims hold.
func length(op string, got int, dims shape.Shape) error {
	return &ArgumentError{Op: op, What: fmt.Sprintf("%d elements given for dims %v, which hold %d", got, dims, dims.Size()), Hint: "pass that many, or other dims"}
}

// bytesOf is the memory of the elements. Devices store the same bytes.
func bytesOf[T dtype.Element](data []T) []byte {
	if len(data) == 0 {
		return nil
	}
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(data))), len(data)*int(unsafe.Sizeof(data[0])))
}

// bitsOf returns the bits of one element.
func bitsOf[T dtype.Element](value T) element.Bits { return element.BitsOf(bytesOf([]T{value})) }
