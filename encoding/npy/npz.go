package npy

import (
	"archive/zip"
	"bufio"
	"context"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/datafile"
	"github.com/weft-gpu/weft/internal/readfile"
	"github.com/weft-gpu/weft/tensor"
)

// suffix ends the names of an archive's entries, behind the names of their arrays.
const suffix = ".npy"

// Archive is a .npz file: arrays by name, each of which is read when it is asked for. It is safe
// for concurrent use.
type Archive struct {
	files map[string]*zip.File
	names []string
	close func() error
}

// OpenArchive opens a .npz file. Errors: *[FormatError]; those of package os, and one for a path
// that is no regular file.
func OpenArchive(path string) (*Archive, error) {
	f, err := readfile.Open(path)
	if err != nil {
		return nil, err
	}
	var a *Archive
	info, err := f.Stat()
	if err == nil {
		a, err = NewArchive(f, info.Size())
	}
	if err != nil {
		f.Close()
		return nil, named(err, path)
	}
	a.close = f.Close
	return a, nil
}

// NewArchive opens an archive of size bytes in r. Errors: *[FormatError]; those of r.
func NewArchive(r io.ReaderAt, size int64) (*Archive, error) {
	z, err := zip.NewReader(r, size)
	if err != nil {
		return nil, zipFault(err, "")
	}
	return archiveOf(z)
}

// zipFault is the error of a file that is no archive. Other errors, such as one for a missing file,
// stay.
func zipFault(err error, name string) error {
	switch err {
	case zip.ErrFormat, zip.ErrAlgorithm, zip.ErrChecksum, io.ErrUnexpectedEOF:
		return &FormatError{Format: "npz", Name: name, What: "it is no whole zip archive", Hint: "a single array, of numpy.save, is read by ReadFile", Err: err}
	}
	return err
}

func archiveOf(z *zip.Reader) (*Archive, error) {
	a := &Archive{files: map[string]*zip.File{}, close: func() error { return nil }}
	for _, f := range z.File {
		name, ok := strings.CutSuffix(f.Name, suffix)
		if !ok {
			continue // not an array; numpy.load skips it as well
		}
		if a.files[name] != nil {
			return nil, &FormatError{Format: "npz", What: fmt.Sprintf("it has %q twice", name)}
		}
		a.files[name] = f
		a.names = append(a.names, name)
	}
	return a, nil
}

// Names are the names of the arrays, in the order of the file.
func (a *Archive) Names() []string { return slices.Clone(a.names) }

// Header reads the header of an array. Errors: *[FormatError], also for a name that the archive
// does not have.
func (a *Archive) Header(name string) (h Header, err error) {
	err = a.use(name, func(r io.Reader) error {
		h, err = ReadHeader(r)
		return err
	})
	return h, err
}

// Read reads an array. Errors: those of the function [Read]; *[FormatError] for a name that the
// archive does not have, and where an entry does not match its checksum.
func (a *Archive) Read(dev *device.Device, name string) (*tensor.Tensor, error) {
	return a.ReadContext(context.Background(), dev, name)
}

// ReadContext is [Archive.Read] that ends when the context ends. Errors: those of Read, and the
// context's.
func (a *Archive) ReadContext(ctx context.Context, dev *device.Device, name string) (t *tensor.Tensor, err error) {
	err = a.use(name, func(r io.Reader) error {
		if t, err = read(ctx, dev, readfile.Checked(ctx, r)); err != nil {
			return err
		}
		// The checksum is compared where an entry ends.
		if _, err = io.Copy(io.Discard, io.LimitReader(r, 1)); err != nil {
			t.Close()
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	return t, nil
}

func (a *Archive) use(name string, f func(r io.Reader) error) error {
	entry := a.files[name]
	if entry == nil {
		return &FormatError{Format: "npz", What: fmt.Sprintf("there is no array %q", name), Hint: "there are " + strings.Join(a.names, ", ")}
	}
	r, err := entry.Open()
	if err != nil {
		return zipFault(err, name)
	}
	defer r.Close()
	if err := f(bufio.NewReaderSize(r, 1<<16)); err != nil {
		return named(zipFault(err, name), name)
	}
	return nil
}

// Close closes the file that [OpenArchive] opened. Errors: those of package os.
func (a *Archive) Close() error { return a.close() }

// WriteArchive writes arrays by name, as numpy.savez does, in the order of their names. It runs
// what they need, together. Errors: those of [tensor.Read] and of w.
func WriteArchive(ctx context.Context, w io.Writer, arrays map[string]*tensor.Tensor) error {
	return writeArchive(ctx, w, arrays, zip.Store)
}

// WriteCompressed is [WriteArchive] with compressed arrays, as in numpy.savez_compressed. Errors:
// those of WriteArchive.
func WriteCompressed(ctx context.Context, w io.Writer, arrays map[string]*tensor.Tensor) error {
	return writeArchive(ctx, w, arrays, zip.Deflate)
}

func writeArchive(ctx context.Context, w io.Writer, arrays map[string]*tensor.Tensor, method uint16) error {
	names := slices.Sorted(maps.Keys(arrays))
	all := make([]*tensor.Tensor, len(names))
	for i, name := range names {
		all[i] = arrays[name]
	}
	if err := tensor.Eval(ctx, all...); err != nil {
		return err
	}
	z := zip.NewWriter(w)
	for i, name := range names {
		entry, err := z.CreateHeader(&zip.FileHeader{Name: name + suffix, Method: method})
		if err != nil {
			return err
		}
		if err := Write(ctx, entry, all[i]); err != nil {
			return err
		}
	}
	return z.Close()
}

// WriteArchiveFile writes the arrays to a .npz file, as a whole or not at all. Errors: those of
// [WriteArchive] and of package os.
func WriteArchiveFile(ctx context.Context, path string, arrays map[string]*tensor.Tensor) error {
	return datafile.WriteFile(path, func(w io.Writer) error { return WriteArchive(ctx, w, arrays) })
}
