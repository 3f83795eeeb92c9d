package dlpack

import (
	"unsafe"

	"github.com/weft-gpu/weft/dtype"
)

// The structs of dlpack.h, in C's layout for pointers of 64 bits. managed is a DLManagedTensor,
// versioned a DLManagedTensorVersioned.
type (
	managed struct {
		tensor  described
		context unsafe.Pointer
		deleter uintptr
	}
	versioned struct {
		major, minor uint32
		context      unsafe.Pointer
		deleter      uintptr
		flags        uint64
		tensor       described
	}
	described struct { // DLTensor
		data             unsafe.Pointer
		device, deviceID int32
		rank             int32
		kind             kind
		shape, strides   *int64 // strides count elements; nil: row-major
		byteOffset       uint64
	}
	kind struct { // DLDataType
		code, bits uint8
		lanes      uint16
	}
)

// The version of DLPack whose layout this is. Another major version has another layout.
const major, minor = 1, 1

// isCopied says that the consumer alone uses the memory (DLPACK_FLAG_BITMASK_IS_COPIED).
const isCopied = 1 << 1

// Memory that the host reads: kDLCPU, kDLCUDAHost and kDLROCMHost.
var hostMemory = []int32{cpu, 3, 11}

const cpu = 1

// The codes of a DLDataType.
const (
	codeInt, codeUint, codeFloat, codeBFloat, codeComplex, codeBool = 0, 1, 2, 4, 5, 6
)

// kinds are the dtypes of DLPack's types.
var kinds = map[kind]dtype.DType{
	{codeBool, 8, 1}: dtype.Bool,
	{codeInt, 8, 1}:  dtype.Int8, {codeInt, 16, 1}: dtype.Int16, {codeInt, 32, 1}: dtype.Int32, {codeInt, 64, 1}: dtype.Int64,
	{codeUint, 8, 1}: dtype.Uint8, {codeUint, 16, 1}: dtype.Uint16, {codeUint, 32, 1}: dtype.Uint32, {codeUint, 64, 1}: dtype.Uint64,
	{codeFloat, 16, 1}: dtype.Float16, {codeBFloat, 16, 1}: dtype.BFloat16, {codeFloat, 32, 1}: dtype.Float32, {codeFloat, 64, 1}: dtype.Float64,
	{codeComplex, 64, 1}: dtype.Complex64, {codeComplex, 128, 1}: dtype.Complex128,
}

// kindOf returns DLPack's type of a dtype.
func kindOf(d dtype.DType) kind {
	for k, of := range kinds {
		if of == d {
			return k
		}
	}
	return kind{}
}
