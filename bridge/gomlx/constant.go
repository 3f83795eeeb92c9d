package gomlx

import (
	"reflect"
	"unsafe"

	"github.com/gomlx/gomlx/pkg/core/dtypes"
	"github.com/x448/float16"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/dtype/bfloat16"
	"github.com/weft-gpu/weft/tensor"
)

// sliceDType is the dtype of a slice's elements.
func sliceDType(flat any) (dtypes.DType, bool) {
	t := reflect.TypeOf(flat)
	if t == nil || t.Kind() != reflect.Slice {
		return dtypes.InvalidDType, false
	}
	d := dtypes.FromGoType(t.Elem())
	return d, d != dtypes.InvalidDType
}

// splat is a tensor of one element everywhere, given by its bytes.
func splat(dev *device.Device, d dtypes.DType, element []byte, dims []int) *tensor.Tensor {
	switch d {
	case dtypes.Bool:
		return tensor.Full(dev, element[0] != 0, dims...)
	case dtypes.Int8:
		return full[int8](dev, element, dims)
	case dtypes.Int16:
		return full[int16](dev, element, dims)
	case dtypes.Int32:
		return full[int32](dev, element, dims)
	case dtypes.Int64:
		return full[int64](dev, element, dims)
	case dtypes.Uint8:
		return full[uint8](dev, element, dims)
	case dtypes.Uint16:
		return full[uint16](dev, element, dims)
	case dtypes.Uint32:
		return full[uint32](dev, element, dims)
	case dtypes.Uint64:
		return full[uint64](dev, element, dims)
	case dtypes.Float16:
		return full[float16.Float16](dev, element, dims)
	case dtypes.BFloat16:
		return full[bfloat16.BFloat16](dev, element, dims)
	case dtypes.Float32:
		return full[float32](dev, element, dims)
	case dtypes.Float64:
		return full[float64](dev, element, dims)
	case dtypes.Complex64:
		return full[complex64](dev, element, dims)
	}
	return full[complex128](dev, element, dims)
}

func full[T dtype.Element](dev *device.Device, element []byte, dims []int) *tensor.Tensor {
	var value T
	copy(unsafe.Slice((*byte)(unsafe.Pointer(&value)), unsafe.Sizeof(value)), element)
	return tensor.Full(dev, value, dims...)
}
