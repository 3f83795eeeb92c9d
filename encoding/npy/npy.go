package npy

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/datafile"
	"github.com/weft-gpu/weft/internal/hostmemory"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/readfile"
	"github.com/weft-gpu/weft/tensor"
)

// Read reads an array from r, up to its last element, so that arrays saved one after the other can
// be read in turn. The tensor has the file's shape and dtype. Errors: *[FormatError]; those of r
// and of [tensor.FromBytes]; *[device.OutOfMemoryError] where the host has no room for the
// elements.
func Read(dev *device.Device, r io.Reader) (*tensor.Tensor, error) {
	return ReadContext(context.Background(), dev, r)
}

// ReadContext is [Read] that ends when the context ends. A call of r.Read that waits then goes on
// in the background, and its bytes are lost. Errors: those of Read, and the context's.
func ReadContext(ctx context.Context, dev *device.Device, r io.Reader) (*tensor.Tensor, error) {
	return read(ctx, dev, readfile.Stream(ctx, r))
}

// read reads an array from r, whose reads end with the context.
func read(ctx context.Context, dev *device.Device, r io.Reader) (*tensor.Tensor, error) {
	h, err := ReadHeader(r)
	if err != nil {
		return nil, err
	}
	if err := opened.Error(hostmemory.Check(h.bytes())); err != nil {
		return nil, err
	}
	data, err := h.readData(r)
	if err != nil {
		return nil, err
	}
	return h.tensor(ctx, dev, data)
}

// ReadFile reads a .npy file. It maps the file into memory, so that the elements go to the device
// without a copy unless their bytes have to be swapped. Nobody may write the file meanwhile: bytes
// that change are read as they come, and a file that becomes shorter is a *[FormatError]. Errors:
// those of [Read] and of package os, and one for a path that is no regular file.
func ReadFile(dev *device.Device, path string) (*tensor.Tensor, error) {
	return ReadFileContext(context.Background(), dev, path)
}

// ReadFileContext is [ReadFile] that ends when the context ends. Errors: those of ReadFile, and the
// context's.
func ReadFileContext(ctx context.Context, dev *device.Device, path string) (*tensor.Tensor, error) {
	m, err := datafile.Map(format, path, ofFile)
	if err != nil {
		return nil, err
	}
	defer m.Close()
	return ofMapped(ctx, dev, m)
}

// ofMapped reads the array of a mapped file.
func ofMapped(ctx context.Context, dev *device.Device, m *datafile.Mapped) (t *tensor.Tensor, err error) {
	err = m.Use(func(data []byte) error {
		r := bytes.NewReader(data)
		h, err := ReadHeader(r)
		if err != nil {
			return err
		}
		if err := h.fits(int64(r.Len())); err != nil {
			return err
		}
		data = data[len(data)-r.Len():][:h.bytes()]
		if h.BigEndian {
			if err := opened.Error(hostmemory.Check(h.bytes())); err != nil {
				return err
			}
			data = bytes.Clone(data)
			turn(data, h.DType)
		}
		t, err = h.tensor(ctx, dev, data)
		return err
	})
	if err != nil {
		t.Close()
		return nil, named(err, m.Path())
	}
	return t, nil
}

// fits checks that the bytes behind the header hold its elements.
func (h Header) fits(have int64) error {
	if have >= h.bytes() {
		return nil
	}
	return &FormatError{Format: format, What: fmt.Sprintf("it ends within its elements: %s%v takes %d bytes, %d are there", h.DType, h.Shape, h.bytes(), have),
		Hint: "was it copied whole?", Err: io.ErrUnexpectedEOF}
}

// tensor makes the array from its elements, in the machine's byte order.
func (h Header) tensor(ctx context.Context, dev *device.Device, data []byte) (*tensor.Tensor, error) {
	dims := append([]int{1}, h.Shape...) // a scalar needs an axis too
	if h.Fortran {
		for i, n := range h.Shape {
			dims[len(dims)-1-i] = n
		}
	}
	x := tensor.FromBytesContext(ctx, dev, h.DType, data, dims...)
	axes := make([]int, len(h.Shape))
	for i := range axes {
		if axes[i] = i; h.Fortran {
			axes[i] = len(axes) - 1 - i
		}
	}
	y := x.Squeeze(0).Permute(axes...)
	x.Close()
	return y, y.Err()
}

// named adds the file's name to an error.
func named(err error, name string) error {
	var e *FormatError
	if !errors.As(err, &e) {
		return err
	}
	copied := *e
	copied.Name = name
	return &copied
}

// Write writes t's header and elements, of any shape and dtype; it runs what t needs. Errors: those
// of [tensor.Read] and of w.
func Write(ctx context.Context, w io.Writer, t *tensor.Tensor) error {
	data, err := tensor.ReadBytes(ctx, t)
	if err != nil {
		return err
	}
	h := Header{DType: t.DType(), Shape: t.Shape()}
	if _, err := w.Write(h.appendTo(nil)); err != nil {
		return err
	}
	_, err = w.Write(data)
	return err
}

// WriteFile writes t to a file, as a whole or not at all. Errors: those of [Write] and of package
// os.
func WriteFile(ctx context.Context, path string, t *tensor.Tensor) error {
	return datafile.WriteFile(path, func(w io.Writer) error { return Write(ctx, w, t) })
}
