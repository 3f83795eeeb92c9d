package gomlx

import (
	"github.com/gomlx/gomlx/pkg/core/dtypes"

	"github.com/weft-gpu/weft/dtype"
)

// elementTypes are the dtypes in which GoMLX's are held: those of 2 and 4 bits one a byte.
var elementTypes = map[dtypes.DType]dtype.DType{
	dtypes.Bool: dtype.Bool,
	dtypes.Int8: dtype.Int8, dtypes.Int16: dtype.Int16, dtypes.Int32: dtype.Int32, dtypes.Int64: dtype.Int64,
	dtypes.Uint8: dtype.Uint8, dtypes.Uint16: dtype.Uint16, dtypes.Uint32: dtype.Uint32, dtypes.Uint64: dtype.Uint64,
	dtypes.Float16: dtype.Float16, dtypes.BFloat16: dtype.BFloat16, dtypes.Float32: dtype.Float32, dtypes.Float64: dtype.Float64,
	dtypes.Complex64: dtype.Complex64, dtypes.Complex128: dtype.Complex128,
	dtypes.Int2: dtype.Int8, dtypes.Int4: dtype.Int8, dtypes.Uint2: dtype.Uint8, dtypes.Uint4: dtype.Uint8,
}

// weftDType is the dtype in which elements of GoMLX's are held; false where there is none.
func weftDType(d dtypes.DType) (dtype.DType, bool) {
	held, ok := elementTypes[d]
	return held, ok
}
