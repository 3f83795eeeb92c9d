package dlpack

import (
	"context"
	"runtime"
	"sync"
	"unsafe"

	"github.com/ebitengine/purego"

	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// Export returns the address of a DLManagedTensor with t's elements, which it computes and copies to
// the host. The memory stays until the consumer calls the deleter; [Delete] calls it where there is
// no consumer. All dtypes.
//
// Errors: those of [tensor.ReadBytes].
func Export(ctx context.Context, t *tensor.Tensor) (unsafe.Pointer, error) {
	e, err := exported(ctx, t)
	if err != nil {
		return nil, err
	}
	m := &managed{tensor: e.tensor(), deleter: deleter()}
	return e.held(unsafe.Pointer(m)), nil
}

// ExportVersioned does the same as [Export] with a DLManagedTensorVersioned, for consumers that ask
// for a max_version of 1.0 or more. The flags say that the memory is a copy.
//
// Errors: those of [tensor.ReadBytes].
func ExportVersioned(ctx context.Context, t *tensor.Tensor) (unsafe.Pointer, error) {
	e, err := exported(ctx, t)
	if err != nil {
		return nil, err
	}
	m := &versioned{major: major, minor: minor, flags: isCopied, tensor: e.tensor(), deleter: deleter()}
	return e.held(unsafe.Pointer(m)), nil
}

// export is what a consumer's tensor points to.
type export struct {
	kind           kind
	data           []byte
	shape, strides []int64
	pinner         runtime.Pinner
}

// exports holds what consumers have, by the address that they got.
var exports = struct {
	sync.Mutex
	held map[uintptr]*export
}{held: map[uintptr]*export{}}

// deleter returns the function that C calls with the address of a tensor.
var deleter = sync.OnceValue(func() uintptr {
	return purego.NewCallback(func(address uintptr) uintptr {
		exports.Lock()
		e := exports.held[address]
		delete(exports.held, address)
		exports.Unlock()
		if e != nil {
			e.pinner.Unpin()
		}
		return 0
	})
})

func exported(ctx context.Context, t *tensor.Tensor) (*export, error) {
	data, err := tensor.ReadBytes(ctx, t)
	if err != nil {
		return nil, err
	}
	e := &export{kind: kindOf(t.DType()), data: data}
	for axis, stride := range shape.ContiguousStrides(t.Shape()) {
		e.shape, e.strides = append(e.shape, int64(t.Dim(axis))), append(e.strides, int64(stride))
	}
	return e, nil
}

// tensor returns the description of the elements.
func (e *export) tensor() described {
	return described{
		data: unsafe.Pointer(unsafe.SliceData(e.data)), device: cpu, rank: int32(len(e.shape)), kind: e.kind,
		shape: unsafe.SliceData(e.shape), strides: unsafe.SliceData(e.strides),
	}
}

// held keeps the memory of a tensor, and where it is, until the deleter is called.
func (e *export) held(address unsafe.Pointer) unsafe.Pointer {
	e.pinner.Pin(address)
	if len(e.data) > 0 {
		e.pinner.Pin(&e.data[0])
	}
	if len(e.shape) > 0 {
		e.pinner.Pin(&e.shape[0])
		e.pinner.Pin(&e.strides[0])
	}
	exports.Lock()
	defer exports.Unlock()
	exports.held[uintptr(address)] = e
	return address
}

// Delete calls the deleter of a DLManagedTensor that nobody else will use.
func Delete(address unsafe.Pointer) { call((*managed)(address).deleter, address) }

// DeleteVersioned calls the deleter of a DLManagedTensorVersioned that nobody else will use.
func DeleteVersioned(address unsafe.Pointer) { call((*versioned)(address).deleter, address) }

func call(deleter uintptr, address unsafe.Pointer) {
	if deleter != 0 {
		purego.SyscallN(deleter, uintptr(address))
	}
}
