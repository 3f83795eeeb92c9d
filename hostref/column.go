package hostref

import (
	"fmt"
	"unsafe"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shape"
)

// Array is a dense array in row-major order.
type Array struct {
	DType dtype.DType
	Shape shape.Shape
	Data  []byte
}

// NewArray returns an array of zeros.
func NewArray(d dtype.DType, s shape.Shape) *Array {
	return &Array{DType: d, Shape: s.Clone(), Data: make([]byte, s.Size()*d.Size())}
}

// Column is a sequence of elements.
type Column struct {
	DType dtype.DType
	Data  []byte
}

// Len returns the number of elements.
func (c Column) Len() int {
	if size := c.DType.Size(); size > 0 {
		return len(c.Data) / size
	}
	return 0
}

// Part returns the elements [low, high), sharing memory with c.
func (c Column) Part(low, high int) Column {
	size := c.DType.Size()
	return Column{DType: c.DType, Data: c.Data[low*size : high*size]}
}

// Slice returns data as elements of type T, sharing its memory. It drops an incomplete element at
// the end. Bytes of a bool must be 0 or 1.
func Slice[T dtype.Element](data []byte) []T { return view[T](data) }

// Bytes returns the bytes of elements, sharing their memory.
func Bytes[T dtype.Element](elements []T) []byte { return bytesOf(elements) }

func bytesOf[T any](elements []T) []byte {
	var z T
	if len(elements) == 0 {
		return nil
	}
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(elements))), len(elements)*int(unsafe.Sizeof(z)))
}

// view is Slice for any T. Bools are viewed as bytes, because arithmetic on bytes needs no branches.
func view[T any](data []byte) []T {
	var z T
	n := len(data) / int(unsafe.Sizeof(z))
	if n == 0 {
		return nil
	}
	return unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(data))), n)
}

// Error says why the host cannot evaluate an operator. Weft checks dtypes and shapes when it records
// a graph, so an Error is a defect of Weft.
type Error struct {
	Op   *ops.Op
	What string
}

func (e *Error) Error() string {
	return fmt.Sprintf("%s on the host: %s; this is a defect of Weft, please report it", e.Op, e.What)
}

func fail(op *ops.Op, format string, args ...any) error {
	return &Error{Op: op, What: fmt.Sprintf(format, args...)}
}
