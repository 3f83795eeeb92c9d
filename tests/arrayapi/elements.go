package arrayapi

import (
	"context"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/tensor"
)

// readers read an array as a slice of its dtype's Go type.
var readers = map[dtype.DType]func(ctx context.Context, x *tensor.Tensor) (any, error){
	dtype.Bool:       read[bool],
	dtype.Int8:       read[int8],
	dtype.Int16:      read[int16],
	dtype.Int32:      read[int32],
	dtype.Int64:      read[int64],
	dtype.Uint8:      read[uint8],
	dtype.Uint16:     read[uint16],
	dtype.Uint32:     read[uint32],
	dtype.Uint64:     read[uint64],
	dtype.Float16:    readHalf,
	dtype.BFloat16:   readHalf,
	dtype.Float32:    read[float32],
	dtype.Float64:    read[float64],
	dtype.Complex64:  read[complex64],
	dtype.Complex128: read[complex128],
}

// Elements reads an array, a *tensor.Tensor or a *tensor.Var, as a Go slice in
// row-major order: of the dtype's Go type, and of float32 for float16 and
// bfloat16. Errors: *[ArgumentError] for what is no array, and those of
// tensor.Read.
func Elements(ctx context.Context, array any) (any, error) {
	x := arrayOf(array)
	if x == nil {
		return nil, &ArgumentError{Function: "Elements", Argument: "array", Problem: "is no array: pass a *tensor.Tensor or a *tensor.Var"}
	}
	if err := x.Err(); err != nil {
		return nil, err
	}
	reader, ok := readers[x.DType()]
	if !ok { // a Scalar, which Read refuses with the reason
		reader = read[bool]
	}
	return reader(ctx, x)
}

func read[T dtype.Element](ctx context.Context, x *tensor.Tensor) (any, error) {
	return tensor.Read[T](ctx, x)
}

func readHalf(ctx context.Context, x *tensor.Tensor) (any, error) {
	return tensor.Read[float32](ctx, x.Cast(dtype.Float32))
}
