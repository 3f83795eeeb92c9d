package model

import (
	"context"
	"encoding/binary"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"strconv"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/datafile"
	"github.com/weft-gpu/weft/internal/onnxop"
	"github.com/weft-gpu/weft/internal/onnxpb"
	"github.com/weft-gpu/weft/internal/readfile"
	"github.com/weft-gpu/weft/shape"
	"github.com/weft-gpu/weft/tensor"
)

// smallConstant is the most elements of an initialiser that is kept on the host, where shapes are
// computed from it.
const smallConstant = 1 << 12

// decoder converts a file's tensors to values.
type decoder struct {
	ctx  context.Context
	file string   // the file's name in errors
	root *os.Root // the model's folder; nil where it has none
	env  *onnxop.Env
	// given: the tensor is an input, and not a constant.
	given bool
	dense int // elements of the sparse tensors so far, zeros included
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
	data, err := d.elements(p, elem, held, s.Size())
	if err != nil {
		return nil, err
	}
	if s.Size() <= smallConstant && !d.given {
		return onnxop.NewConstant(elem, d.fromBytes(d.env.Host, held, data, dims)), nil
	}
	return onnxop.NewTyped(elem, d.fromBytes(d.env.Device, held, data, dims)), nil
}

// fromBytes is [tensor.FromBytesContext], but without dims it makes a scalar.
func (d *decoder) fromBytes(dev *device.Device, held dtype.DType, data []byte, dims []int) *tensor.Tensor {
	t := tensor.FromBytesContext(d.ctx, dev, held, data, dims...)
	if len(dims) == 0 {
		t = t.Reshape()
	}
	return t
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

// elements returns a tensor's n elements as Weft holds them, low bytes first.
func (d *decoder) elements(p *onnxpb.Tensor, elem onnxop.Elem, held dtype.DType, n int) ([]byte, error) {
	bits := elementBits(elem, held)
	size := (n*bits + 7) / 8
	raw := p.RawData
	if p.GetDataLocation() == onnxpb.Tensor_EXTERNAL {
		var err error
		if raw, err = d.external(p, size); err != nil {
			return nil, err
		}
	}
	if raw == nil {
		return d.listed(p, elem, held, n)
	}
	if len(raw) != size {
		return nil, fault(d.file, "", "tensor %q has %d bytes, and its %d elements take %d", p.GetName(), len(raw), n, size)
	}
	if bits < 8 {
		return unpack(raw, n, bits, held == dtype.Int8), nil
	}
	if held == dtype.Bool {
		raw = append([]byte{}, raw...)
		for i, b := range raw {
			raw[i] = min(b, 1)
		}
	}
	return raw, nil
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

// external returns the bytes of a tensor in another file of the model's folder.
func (d *decoder) external(p *onnxpb.Tensor, size int) ([]byte, error) {
	where := map[string]string{}
	for _, e := range p.ExternalData {
		where[e.GetKey()] = e.GetValue()
	}
	name := where["location"]
	if d.root == nil || !filepath.IsLocal(filepath.FromSlash(name)) {
		return nil, fault(d.file, "weights in other files lie in the model's folder", "tensor %q is in the file %q", p.GetName(), name)
	}
	offset, err := number(where["offset"], 0)
	if err != nil {
		return nil, fault(d.file, "", "tensor %q begins at offset %q of %s", p.GetName(), where["offset"], name)
	}
	if length, err := number(where["length"], int64(size)); err != nil || length != int64(size) {
		return nil, fault(d.file, "", "tensor %q has %s bytes in %s, and its elements take %d", p.GetName(), where["length"], name, size)
	}
	f, err := readfile.OpenIn(d.root, filepath.FromSlash(name))
	if err != nil {
		return nil, d.unreadable(p, name, err)
	}
	defer f.Close()
	if info, err := f.Stat(); err != nil || info.Size() < offset+int64(size) {
		return nil, fault(d.file, "", "tensor %q is bytes %d to %d of %s, which is shorter", p.GetName(), offset, offset+int64(size), name)
	}
	data, err := datafile.ReadBytes(readfile.Checked(d.ctx, io.NewSectionReader(f, offset, int64(size))), int64(size))
	if err != nil {
		return nil, d.unreadable(p, name, err)
	}
	return data, nil
}

// unreadable returns the error of weights that cannot be read. If the context ended it is the
// context's, and not the file's.
func (d *decoder) unreadable(p *onnxpb.Tensor, name string, err error) error {
	if d.ctx.Err() != nil {
		return err
	}
	return &FormatError{Format: format, Name: d.file, What: fmt.Sprintf("the weights of tensor %q cannot be read from %s: %v", p.GetName(), name, err), Err: err}
}

// number parses a number of at least 0; an empty text is otherwise.
func number(text string, otherwise int64) (int64, error) {
	if text == "" {
		return otherwise, nil
	}
	n, err := strconv.ParseInt(text, 10, 64)
	if err == nil && (n < 0 || n > math.MaxInt64/2) {
		err = strconv.ErrRange
	}
	return n, err
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
