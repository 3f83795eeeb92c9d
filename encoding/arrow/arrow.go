// Package arrow brings Apache Arrow's arrays and record batches to Weft's devices and back, over
// Arrow's own module for Go:
//
//	x := arrow.From(dev, column)              // an arrow.Array
//	column, err := arrow.Array(ctx, x)
//
// An array of numbers or bools is a tensor of rank 1. An array of lists of a fixed size has one
// axis more than the lists' values. The elements are copied once, to the device or from it, and not
// within the host's memory; only bools, which Arrow stores as bits, are converted there.
//
// It is a module of its own: github.com/weft-gpu/weft/encoding/arrow.
package arrow

import (
	"fmt"
	"math"

	"github.com/apache/arrow-go/v18/arrow"
	"github.com/apache/arrow-go/v18/arrow/array"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// types are Arrow's types of the dtypes that it has.
var types = map[dtype.DType]arrow.DataType{
	dtype.Bool: arrow.FixedWidthTypes.Boolean,
	dtype.Int8: arrow.PrimitiveTypes.Int8, dtype.Int16: arrow.PrimitiveTypes.Int16,
	dtype.Int32: arrow.PrimitiveTypes.Int32, dtype.Int64: arrow.PrimitiveTypes.Int64,
	dtype.Uint8: arrow.PrimitiveTypes.Uint8, dtype.Uint16: arrow.PrimitiveTypes.Uint16,
	dtype.Uint32: arrow.PrimitiveTypes.Uint32, dtype.Uint64: arrow.PrimitiveTypes.Uint64,
	dtype.Float16: arrow.FixedWidthTypes.Float16, dtype.Float32: arrow.PrimitiveTypes.Float32, dtype.Float64: arrow.PrimitiveTypes.Float64,
}

// dtypes are Weft's dtypes of Arrow's types.
var dtypes = func() map[arrow.Type]dtype.DType {
	m := map[arrow.Type]dtype.DType{}
	for d, t := range types {
		m[t.ID()] = d
	}
	return m
}()

// From is the tensor of an array: [length] for one of numbers or bools, and [length size ...] for
// one of lists of a fixed size. The dtype is that of the array's type. The array may be released
// afterwards.
//
// Errors, carried by the result: *[tensor.MissingError] for a nil array; *[tensor.ArgumentError]
// for an array with nulls, of another type, or with fewer elements than its length; those of
// [tensor.FromBytes].
func From(dev *device.Device, a arrow.Array) *tensor.Tensor {
	const op = "arrow.From"
	if a == nil {
		return tensor.Fail(op, &tensor.MissingError{Op: op, What: "the array is nil", Hint: "pass one"})
	}
	dims := []int{a.Len()}
	for {
		n, err := nulls(op, a)
		if err != nil {
			return tensor.Fail(op, err)
		}
		if n > 0 {
			return tensor.Fail(op, refused(op, a, fmt.Sprintf("%d of its %d elements are null, which tensors do not have: fill them first", n, a.Len())))
		}
		list, ok := a.(*array.FixedSizeList)
		if !ok {
			break
		}
		if a, err = items(list); err != nil {
			return tensor.Fail(op, err)
		}
		defer a.Release()
		dims = append(dims, int(list.DataType().(*arrow.FixedSizeListType).Len()))
	}
	d, ok := dtypes[a.DataType().ID()]
	if !ok {
		return tensor.Fail(op, refused(op, a, "pass numbers, bools, or lists of a fixed size of these"))
	}
	data, err := elements(a, d)
	if err != nil {
		return tensor.Fail(op, err)
	}
	return tensor.FromBytes(dev, d, data, dims...)
}

func refused(op string, a arrow.Array, hint string) error {
	return &tensor.ArgumentError{Op: op, What: "an array of " + a.DataType().String(), Hint: hint}
}

// nulls counts an array's nulls. Arrow's own count reads past the end of a bitmap that is
// too short.
func nulls(op string, a arrow.Array) (int, error) {
	d := a.Data()
	var valid []byte
	if b := d.Buffers(); len(b) > 0 && b[0] != nil {
		valid = b[0].Bytes()
	}
	told, have := d.NullN(), min(len(valid), math.MaxInt/8)*8
	switch {
	case told == 0 || told < 0 && len(valid) == 0: // without a bitmap there are no nulls
		return 0, nil
	case d.Offset() < 0 || d.Offset() > have || a.Len() > have-d.Offset():
		return 0, refused(op, a, fmt.Sprintf("its bitmap of nulls has %d bits for %d elements from %d on: the array is damaged", have, a.Len(), d.Offset()))
	}
	return a.NullN(), nil
}

// items returns the values of lists of a fixed size.
func items(list *array.FixedSizeList) (arrow.Array, error) {
	n, first := int(list.DataType().(*arrow.FixedSizeListType).Len()), list.Data().Offset()
	all := list.ListValues()
	if n < 0 || n > 0 && first+list.Len() > all.Len()/n {
		return nil, refused("arrow.From", list, fmt.Sprintf("%d lists are more than its %d values: the array is damaged", list.Len(), all.Len()))
	}
	return array.NewSlice(all, int64(first*n), int64((first+list.Len())*n)), nil
}

// elements returns an array's elements as Weft stores them, without a copy except for bools.
func elements(a arrow.Array, d dtype.DType) ([]byte, error) {
	if a.Len() == 0 {
		return nil, nil
	}
	buffers, first := a.Data().Buffers(), a.Data().Offset()
	var raw []byte
	if len(buffers) > 1 && buffers[1] != nil {
		raw = buffers[1].Bytes()
	}
	have := len(raw) / d.Size()
	if d == dtype.Bool {
		have = min(len(raw), math.MaxInt/8) * 8
	}
	if first < 0 || first > have || a.Len() > have-first {
		return nil, refused("arrow.From", a, fmt.Sprintf("it says %d elements from %d on, and holds %d: the array is damaged", a.Len(), first, have))
	}
	if d != dtype.Bool {
		return raw[first*d.Size() : (first+a.Len())*d.Size()], nil
	}
	data := make([]byte, a.Len())
	for i := range data {
		data[i] = raw[(first+i)/8] >> ((first + i) % 8) & 1
	}
	return data, nil
}
