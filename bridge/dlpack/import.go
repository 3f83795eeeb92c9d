package dlpack

import (
	"fmt"
	"math"
	"slices"
	"unsafe"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Import is the tensor of a DLManagedTensor, whose elements are copied to the device. It takes the
// address over: it calls the deleter, also where the result carries an error. Any strides; the
// dtypes of DLPack that Weft has. A deleter of Python's takes Python's lock: release it before
// another thread imports.
//
// Errors, carried by the result: *[tensor.MissingError] for a nil address; *[tensor.ArgumentError]
// for memory that the host does not read, another element type, a wrong shape, and elements without
// memory; those of [tensor.FromBytes].
func Import(dev *device.Device, address unsafe.Pointer) *tensor.Tensor {
	if address == nil {
		return missing("dlpack.Import")
	}
	defer Delete(address)
	return imported("dlpack.Import", dev, &(*managed)(address).tensor)
}

// ImportVersioned does the same as [Import] with a DLManagedTensorVersioned.
//
// Errors, carried by the result: those of Import; *[tensor.ArgumentError] for another major version
// of DLPack.
func ImportVersioned(dev *device.Device, address unsafe.Pointer) *tensor.Tensor {
	const op = "dlpack.ImportVersioned"
	if address == nil {
		return missing(op)
	}
	defer DeleteVersioned(address) // of every version: only what follows the deleter differs
	m := (*versioned)(address)
	if m.major != major {
		return wrong(op, fmt.Sprintf("version %d.%d of DLPack", m.major, m.minor), fmt.Sprintf("ask the producer for a max_version of %d.%d", major, minor))
	}
	return imported(op, dev, &m.tensor)
}

func missing(op string) *tensor.Tensor {
	return tensor.Fail(op, &tensor.MissingError{Op: op, What: "the address is nil", Hint: "pass the pointer of the producer's capsule"})
}

func wrong(op, what, hint string) *tensor.Tensor {
	return tensor.Fail(op, &tensor.ArgumentError{Op: op, What: what, Hint: hint})
}

// imported returns the tensor of a description.
func imported(op string, dev *device.Device, d *described) *tensor.Tensor {
	to, known := kinds[d.kind]
	switch {
	case !slices.Contains(hostMemory, d.device):
		return wrong(op, fmt.Sprintf("memory of the device (%d, %d)", d.device, d.deviceID), "copy it to the host first: dl_device=(1, 0)")
	case !known:
		return wrong(op, fmt.Sprintf("elements of DLPack's type (%d, %d bits, %d lanes)", d.kind.code, d.kind.bits, d.kind.lanes), "convert them to a dtype that Weft has")
	case d.rank < 0 || d.rank > 0 && d.shape == nil:
		return wrong(op, fmt.Sprintf("%d axes without sizes", d.rank), "pass the sizes of all axes")
	}
	dims, count := make([]int, d.rank), 1
	for i, n := range unsafe.Slice(d.shape, d.rank) {
		if n < 0 || n > 0 && count > math.MaxInt/16/int(n) {
			return wrong(op, fmt.Sprintf("size %d of axis %d", n, i), "pass sizes from 0 whose product memory can have")
		}
		dims[i], count = int(n), count*int(n)
	}
	if count == 0 {
		return tensor.FromBytes(dev, to, nil, dims...)
	}
	if d.data == nil {
		return wrong(op, fmt.Sprintf("%d elements at a nil address", count), "pass their memory")
	}
	size := to.Size()
	first := unsafe.Add(d.data, d.byteOffset)
	strides := shape.ContiguousStrides(dims)
	if d.strides != nil {
		for i, n := range unsafe.Slice(d.strides, d.rank) {
			strides[i] = int(n)
		}
	}
	x := tensor.FromBytes(dev, to, gathered(first, dims, strides, size), dims...)
	if len(dims) == 0 { // which FromBytes takes for one axis
		return x.Reshape()
	}
	return x
}

// gathered returns the elements in row-major order: where they lie so, in place.
func gathered(first unsafe.Pointer, dims, strides []int, size int) []byte {
	inner, at := 1, len(dims) // the axes from at on lie row-major, inner elements together
	for at > 0 && (dims[at-1] == 1 || strides[at-1] == inner) {
		at--
		inner *= dims[at]
	}
	if at == 0 {
		return unsafe.Slice((*byte)(first), inner*size)
	}
	bytes := make([]byte, 0, shape.Shape(dims).Size()*size)
	place := make([]int, at)
	for offset := 0; ; {
		bytes = append(bytes, unsafe.Slice((*byte)(unsafe.Add(first, offset*size)), inner*size)...)
		axis := at - 1
		for ; axis >= 0; axis-- {
			offset += strides[axis]
			if place[axis]++; place[axis] < dims[axis] {
				break
			}
			offset -= strides[axis] * dims[axis]
			place[axis] = 0
		}
		if axis < 0 {
			return bytes
		}
	}
}
