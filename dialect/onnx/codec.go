package onnx

import (
	"context"
	"reflect"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// codec moves the elements of one type to a device and back. data is a slice of the type's Go
// elements; the tensor carries errors.
type codec struct {
	upload func(dev *device.Device, data any, dims []int) (*tensor.Tensor, *dictionary)
	read   func(ctx context.Context, x *Value) (any, error)
}

// native declares a type that the device has.
func native[T interface {
	Element
	dtype.Element
}](name string) row {
	return row{name, reflect.TypeFor[T](), dtype.Of[T](), codec{
		upload: func(dev *device.Device, data any, dims []int) (*tensor.Tensor, *dictionary) {
			return tensor.From(dev, data.([]T), dims...), nil
		},
		read: func(ctx context.Context, x *Value) (any, error) {
			data, err := tensor.Read[T](ctx, x.data)
			return data, err
		},
	}}
}

// idealised declares the reals, which are held as float64.
func idealised(name string) row {
	return row{name, reflect.TypeFor[RealNumber](), dtype.Float64, codec{
		upload: func(dev *device.Device, data any, dims []int) (*tensor.Tensor, *dictionary) {
			return tensor.From(dev, each(data.([]RealNumber), func(r RealNumber) float64 { return float64(r) }), dims...), nil
		},
		read: func(ctx context.Context, x *Value) (any, error) {
			data, err := tensor.Read[float64](ctx, x.data)
			return each(data, func(f float64) RealNumber { return RealNumber(f) }), err
		},
	}}
}

// coded declares the strings: codes on the device, texts in a dictionary.
func coded(name string) row {
	return row{name, reflect.TypeFor[string](), dtype.Int32, codec{
		upload: func(dev *device.Device, data any, dims []int) (*tensor.Tensor, *dictionary) {
			codes, dict, err := allCodes.encode(data.([]string))
			if err != nil {
				return tensor.Fail("From", err), nil
			}
			return tensor.From(dev, codes, dims...), dict
		},
		read: func(ctx context.Context, x *Value) (any, error) {
			codes, err := tensor.Read[int32](ctx, x.data)
			if err != nil {
				return nil, err
			}
			texts, err := x.dict.decode(codes)
			return texts, err
		},
	}}
}

func each[A, B any](in []A, f func(A) B) []B {
	out := make([]B, len(in))
	for i, a := range in {
		out[i] = f(a)
	}
	return out
}
