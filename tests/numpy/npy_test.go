package numpy

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/hostref"
)

// headerSize is the bytes before the elements: they start at a multiple of 64.
const headerSize = 128

// descriptors are the element types as .npy headers write them.
var descriptors = map[dtype.DType]string{
	dtype.Bool: "|b1", dtype.Int8: "|i1", dtype.Int16: "<i2", dtype.Int32: "<i4", dtype.Int64: "<i8",
	dtype.Uint8: "|u1", dtype.Uint16: "<u2", dtype.Uint32: "<u4", dtype.Uint64: "<u8",
	dtype.Float16: "<f2", dtype.Float32: "<f4", dtype.Float64: "<f8", dtype.Complex64: "<c8", dtype.Complex128: "<c16",
}

// header is a .npy file's header of version 1.0 for a vector of n elements, as
// numpy.lib.format documents it.
func header(d dtype.DType, n int) []byte {
	text := fmt.Sprintf("{'descr': '%s', 'fortran_order': False, 'shape': (%d,), }", descriptors[d], n)
	const prefix = 10
	text += strings.Repeat(" ", headerSize-prefix-1-len(text)) + "\n"
	return append([]byte("\x93NUMPY\x01\x00"+string([]byte{headerSize - prefix, 0})), text...)
}

// archive gathers arrays, in one .npy file for each dtype.
type archive struct {
	folder string
	files  map[dtype.DType]*npyFile
}

type npyFile struct {
	file *os.File
	out  *bufio.Writer
	n    int // elements so far
}

func newArchive(folder string) *archive {
	return &archive{folder: folder, files: map[dtype.DType]*npyFile{}}
}

// add appends an array and says at which element of its file it begins.
func (a *archive) add(x *hostref.Array) (int, error) {
	f := a.files[x.DType]
	if f == nil {
		file, err := os.Create(filepath.Join(a.folder, x.DType.String()+".npy"))
		if err != nil {
			return 0, err
		}
		f = &npyFile{file: file, out: bufio.NewWriterSize(file, 1<<20)}
		a.files[x.DType] = f
		// The number of elements is written last.
		if _, err := f.out.Write(header(x.DType, 0)); err != nil {
			return 0, err
		}
	}
	at := f.n
	f.n += x.Shape.Size()
	_, err := f.out.Write(x.Data)
	return at, err
}

// close completes the files.
func (a *archive) close() error {
	for d, f := range a.files {
		if err := f.out.Flush(); err != nil {
			return err
		}
		if _, err := f.file.WriteAt(header(d, f.n), 0); err != nil {
			return err
		}
		if err := f.file.Close(); err != nil {
			return err
		}
	}
	return nil
}

func TestHeader(t *testing.T) {
	h := header(dtype.Float32, 12)
	if len(h) != headerSize || string(h[:8]) != "\x93NUMPY\x01\x00" || h[8] != 118 || h[headerSize-1] != '\n' {
		t.Errorf("the header is %q", h)
	}
	if !strings.Contains(string(h), "'descr': '<f4', 'fortran_order': False, 'shape': (12,), }") {
		t.Errorf("the header is %q", h)
	}
}
