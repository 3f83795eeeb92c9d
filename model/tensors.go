package model

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"math"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/hostmemory"
	"github.com/weft-gpu/weft/internal/onnxop"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// smallConstant is the most elements of an initialiser that is kept on the host, where shapes are
// computed from it.
const smallConstant = 1 << 12

// decoder converts a file's tensors to values.
type decoder struct {
	ctx    context.Context
	file   string // the file's name in errors
	places places // of weights in other files
	mapped mapped // the files of those so far
	env    *onnxop.Env
	// given: the tensor is an input, and not a constant.
	given  bool
	loaded int64 // bytes of the tensors so far
	dense  int   // elements of the sparse tensors so far, zeros included
}

// tensor converts a file's tensor: small ones become constants on the host, others tensors on the
// device.
func (d *decoder) tensor(p *onnxpb.Tensor) (onnxop.Value, error) {
	if p == nil {
		return nil, fault(d.file, "", "an attribute or a value of the type of tensors has no tensor")
	}
	dims := make([]int, len(p.Dims))
	for i, n := range p.Dims {
		if n < 0 || n > shape.MaxElements {
			return nil, fault(d.file, "", "tensor %q has a size of %d", p.GetName(), n)
		}
		dims[i] = int(n)
	}
	s, err := shape.Check("model.Load", dims...)
	if err != nil {
		return nil, fault(d.file, "", "tensor %q: %v", p.GetName(), err)
	}
	elem := onnxop.Elem(p.GetDataType())
	if elem == onnxpb.Tensor_STRING {
		return d.strings(p, s)
	}
	held := onnxop.Storage(elem)
	if held == dtype.Invalid {
		return nil, fault(d.file, "", "tensor %q has elements of type %s, which Weft does not have", p.GetName(), elem)
	}
	t, small, err := d.uploaded(p, elem, held, dims, s.Size())
	if err != nil {
		return nil, err
	}
	if small {
		return onnxop.NewConstant(elem, t), nil
	}
	return onnxop.NewTyped(elem, t), nil
}

// uploaded makes the tensor of a file's n elements: on the host where they are few.
func (d *decoder) uploaded(p *onnxpb.Tensor, elem onnxop.Elem, held dtype.DType, dims []int, n int) (t *tensor.Tensor, small bool, err error) {
	small = n <= smallConstant && !d.given
	dev := d.env.Device
	if small {
		dev = d.env.Host
	}
	err = d.raw(p, (n*elementBits(elem, held)+7)/8, func(raw []byte) error {
		data, err := d.elements(p, raw, elem, held, n)
		if err != nil {
			return err
		}
		if t = tensor.FromBytesContext(d.ctx, dev, held, data, dims...); t.Err() != nil {
			return d.noRoom(p, int64(len(data)), t.Err())
		}
		d.loaded += int64(len(data))
		return nil
	})
	if err != nil {
		if t != nil {
			t.Close()
		}
		return nil, small, err
	}
	if len(dims) == 0 {
		t = t.Reshape() // a scalar
	}
	return t, small, nil
}

// noRoom returns the error of weights of so many bytes that are not on the device. If the device has
// no room for them, it says how many came before.
func (d *decoder) noRoom(p *onnxpb.Tensor, bytes int64, err error) error {
	var short *device.OutOfMemoryError
	if !errors.As(err, &short) {
		return err
	}
	return fmt.Errorf("the weights of tensor %q do not fit: they take %d bytes, and those before them %d: %w", p.GetName(), bytes, d.loaded, err)
}

func (d *decoder) strings(p *onnxpb.Tensor, s shape.Shape) (onnxop.Value, error) {
	if len(p.StringData) != s.Size() {
		return nil, fault(d.file, "", "tensor %q has shape %v and %d strings", p.GetName(), s, len(p.StringData))
	}
	list := make([]string, len(p.StringData))
	for i, b := range p.StringData {
		list[i] = string(b)
	}
	return &onnxop.Strings{Dims: s, Data: list}, nil
}

// raw calls use with a tensor's size bytes, wherever they lie, or with nil where the file lists its
// elements by their type.
func (d *decoder) raw(p *onnxpb.Tensor, size int, use func(raw []byte) error) error {
	if p.GetDataLocation() == onnxpb.Tensor_EXTERNAL {
		return d.external(p, size, use)
	}
	if p.RawData != nil && len(p.RawData) != size {
		return fault(d.file, "", "tensor %q has %d bytes, and its elements take %d", p.GetName(), len(p.RawData), size)
	}
	return use(p.RawData)
}

// elements returns a tensor's n elements as Weft holds them, low bytes first. The result may be raw
// itself, which stays as it is.
func (d *decoder) elements(p *onnxpb.Tensor, raw []byte, elem onnxop.Elem, held dtype.DType, n int) ([]byte, error) {
	bits := elementBits(elem, held)
	if raw == nil {
		return d.listed(p, elem, held, n)
	}
	if bits >= 8 && held != dtype.Bool {
		return raw, nil
	}
	if err := opened.Error(hostmemory.Check(int64(n))); err != nil {
		return nil, d.noRoom(p, int64(n), err)
	}
	if bits < 8 {
		return unpack(raw, n, bits, held == dtype.Int8), nil
	}
	return truths(raw), nil
}

// truths are bools of bytes, of which any but 0 is true.
func truths(raw []byte) []byte {
	out := make([]byte, len(raw))
	for i, b := range raw {
		out[i] = min(b, 1)
	}
	return out
}

// elementBits is the number of bits of an element in a file.
func elementBits(elem onnxop.Elem, held dtype.DType) int {
	switch elem {
	case onnxpb.Tensor_INT4, onnxpb.Tensor_UINT4:
		return 4
	case onnxpb.Tensor_INT2, onnxpb.Tensor_UINT2:
		return 2
	}
	return 8 * held.Size()
}

// unpack converts n integers of a few bits to bytes. The first is in the lowest bits of a byte.
func unpack(raw []byte, n, bits int, signed bool) []byte {
	out := make([]byte, n)
	per := 8 / bits
	for i := range out {
		b := raw[i/per] >> (i % per * bits) << (8 - bits)
		if signed {
			out[i] = byte(int8(b) >> (8 - bits))
		} else {
			out[i] = b >> (8 - bits)
		}
	}
	return out
}

// listed returns elements that are in the field for their type.
func (d *decoder) listed(p *onnxpb.Tensor, elem onnxop.Elem, held dtype.DType, n int) ([]byte, error) {
	var out []byte
	count := 0
	switch held {
	case dtype.Float32, dtype.Complex64:
		for _, f := range p.FloatData {
			out = binary.LittleEndian.AppendUint32(out, math.Float32bits(f))
		}
	case dtype.Float64, dtype.Complex128:
		for _, f := range p.DoubleData {
			out = binary.LittleEndian.AppendUint64(out, math.Float64bits(f))
		}
	case dtype.Int64:
		for _, i := range p.Int64Data {
			out = binary.LittleEndian.AppendUint64(out, uint64(i))
		}
	case dtype.Uint64:
		for _, i := range p.Uint64Data {
			out = binary.LittleEndian.AppendUint64(out, i)
		}
	case dtype.Uint32:
		for _, i := range p.Uint64Data {
			out = binary.LittleEndian.AppendUint32(out, uint32(i))
		}
	default:
		for _, i := range p.Int32Data {
			if held == dtype.Bool && i != 0 {
				i = 1
			}
			out = append(out, binary.LittleEndian.AppendUint32(nil, uint32(i))[:held.Size()]...)
		}
		if bits := elementBits(elem, held); bits < 8 {
			if len(out) != (n*bits+7)/8 {
				break
			}
			return unpack(out, n, bits, held == dtype.Int8), nil
		}
	}
	if count = len(out) / held.Size(); count != n {
		return nil, fault(d.file, "", "tensor %q has %d elements, and its shape %v asks for %d", p.GetName(), count, p.Dims, n)
	}
	return out, nil
}

// sparse converts a sparse tensor to a dense one.
func (d *decoder) sparse(p *onnxpb.SparseTensor) (onnxop.Value, error) {
	if p == nil {
		return nil, fault(d.file, "", "an attribute of the type of sparse tensors has no tensor")
	}
	values, err := d.tensor(p.GetValues())
	if err != nil {
		return nil, err
	}
	v, ok := values.(*onnxop.Array)
	if !ok {
		return nil, fault(d.file, "", "sparse tensor %q has strings", p.GetValues().GetName())
	}
	indices, err := d.tensor(p.GetIndices())
	if err != nil {
		return nil, err
	}
	at, ok := indices.(*onnxop.Array)
	if !ok || at.DType() != dtype.Int64 {
		return nil, fault(d.file, "", "sparse tensor %q has indices that are no int64", p.GetValues().GetName())
	}
	dims := make([]int, len(p.Dims))
	for i, n := range p.Dims {
		dims[i] = int(n)
	}
	s, err := shape.Check("model.Load", dims...)
	if err != nil || s.Size() > maxDense-d.dense {
		return nil, fault(d.file, "", "sparse tensor %q has the shape %v; those of a file stand for %d elements together at most", p.GetValues().GetName(), p.Dims, maxDense)
	}
	d.dense += s.Size()
	dense, err := onnxop.Dense(v, at, d.env, dims)
	if err != nil {
		return nil, fault(d.file, "", "sparse tensor %q: %v", p.GetValues().GetName(), err)
	}
	return dense, nil
}

// maxDense bounds the elements, zeros included, of all sparse tensors of a file.
const maxDense = 1 << 28
