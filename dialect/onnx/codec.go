package onnx

import (
	"context"
	"reflect"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// codec brings the elements of one type to a device and back. data is a slice
// of the type's Go elements.
type codec struct {
	upload func(dev *device.Device, data any, dims []int) (*tensor.Tensor, *dictionary, error)
	read   func(ctx context.Context, x *Tensor) (any, error)
}

// native declares a type that the device has.
func native[T interface {
	Element
	dtype.Element
}](name string) row {
	return row{name, reflect.TypeFor[T](), Storage{dtype.Of[T](), Native}, codec{
		upload: func(dev *device.Device, data any, dims []int) (*tensor.Tensor, *dictionary, error) {
			t := tensor.From(dev, data.([]T), dims...)
			return t, nil, t.Err()
		},
		read: func(ctx context.Context, x *Tensor) (any, error) {
			data, err := tensor.Read[T](ctx, x.data)
			return data, err
		},
	}}
}

// carried declares a type whose elements travel as another: to takes one there
// and from takes it back, unchanged.
func carried[T Element, C dtype.Element](name string, carry Carry, to func(T) C, from func(C) T) row {
	return row{name, reflect.TypeFor[T](), Storage{dtype.Of[C](), carry}, codec{
		upload: func(dev *device.Device, data any, dims []int) (*tensor.Tensor, *dictionary, error) {
			t := tensor.From(dev, each(data.([]T), to), dims...)
			return t, nil, t.Err()
		},
		read: func(ctx context.Context, x *Tensor) (any, error) {
			data, err := tensor.Read[C](ctx, x.data)
			return each(data, from), err
		},
	}}
}

// coded declares the strings: codes on the device, texts in a dictionary.
func coded(name string) row {
	return row{name, reflect.TypeFor[string](), Storage{dtype.Int32, ByCode}, codec{
		upload: func(dev *device.Device, data any, dims []int) (*tensor.Tensor, *dictionary, error) {
			codes, dict, err := allCodes.encode(data.([]string))
			if err != nil {
				return nil, nil, err
			}
			t := tensor.From(dev, codes, dims...)
			return t, dict, t.Err()
		},
		read: func(ctx context.Context, x *Tensor) (any, error) {
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
