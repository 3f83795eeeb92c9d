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

// Read reads an array from r, which is then behind its last element: arrays that were
// saved one after the other are read so. Errors: *[FormatError]; those of r and of
// [tensor.FromBytes], a *[device.OutOfMemoryError] where the machine has no room for the elements.
func Read(dev *device.Device, r io.Reader) (*tensor.Tensor, error) {
	return ReadContext(context.Background(), dev, r)
}

// ReadContext is [Read] for as long as the context lasts, whose error it may return. A read
// of r that waits then goes on by itself, and what it gets is lost.
func ReadContext(ctx context.Context, dev *device.Device, r io.Reader) (*tensor.Tensor, error) {
	return read(ctx, dev, readfile.Stream(ctx, r))
}

// read reads an array from r, which ends with the context.
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

// ReadFile reads a .npy file, which is mapped into memory: the elements go from the file
// to the device without a copy between, where their bytes need not be turned. Nobody may
// write the file meanwhile: bytes that change are read as they come, and a file that
// becomes shorter is a *[FormatError]. Errors: those of [Read] and of package os, and one
// for what is no regular file.
func ReadFile(dev *device.Device, path string) (*tensor.Tensor, error) {
	return ReadFileContext(context.Background(), dev, path)
}

// ReadFileContext is [ReadFile] for as long as the context lasts.
func ReadFileContext(ctx context.Context, dev *device.Device, path string) (*tensor.Tensor, error) {
	m, err := datafile.Map(format, path, ofFile)
	if err != nil {
		return nil, err
	}
	defer m.Close()
	return ofMapped(ctx, dev, m)
}

// ofMapped is the array of a file that is mapped.
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

// fits holds what the header says against the bytes behind it.
func (h Header) fits(have int64) error {
	if have >= h.bytes() {
		return nil
	}
	return &FormatError{Format: format, What: fmt.Sprintf("it ends within its elements: %s%v takes %d bytes, %d are there", h.DType, h.Shape, h.bytes(), have),
		Hint: "was it copied whole?", Err: io.ErrUnexpectedEOF}
}

// tensor makes the array of its elements, in the machine's byte order.
func (h Header) tensor(ctx context.Context, dev *device.Device, data []byte) (*tensor.Tensor, error) {
	dims := append([]int{1}, h.Shape...) // of a scalar too
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

// named is the error with the file's name.
func named(err error, name string) error {
	var e *FormatError
	if !errors.As(err, &e) {
		return err
	}
	copied := *e
	copied.Name = name
	return &copied
}

// Write writes t's elements with their header; it runs what t needs. Errors: those of
// [tensor.Read] and of w.
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

// WriteFile makes the file of t: whole, or not at all. Errors: those of [Write] and of
// package os.
func WriteFile(ctx context.Context, path string, t *tensor.Tensor) error {
	return datafile.WriteFile(path, func(w io.Writer) error { return Write(ctx, w, t) })
}
