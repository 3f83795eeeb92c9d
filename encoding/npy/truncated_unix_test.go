//go:build unix

package npy

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/datafile"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/shape"
)

// A file that becomes shorter while it is read is the same error as one that was too short from the
// beginning, for any size: those above 4 MiB are copied on several goroutines.
func TestFileBecomesShorterWhileItIsRead(t *testing.T) {
	dev := testdev.Open(t)
	for _, n := range []int{10, 1 << 18, 3 << 19} { // elements
		for _, big := range []bool{false, true} {
			h := Header{DType: dtype.Float32, Shape: shape.Shape{n}}
			header := h.appendTo(nil)
			if big {
				for i := range header {
					if header[i] == '<' {
						header[i] = '>'
					}
				}
			}
			size := int64(len(header) + 4*n)
			for _, left := range []int64{0, int64(len(header)) + 3, size / 2, size - 1} {
				path := filepath.Join(t.TempDir(), "x.npy")
				if err := errors.Join(os.WriteFile(path, header, 0o600), os.Truncate(path, size)); err != nil {
					t.Fatal(err)
				}
				m, err := datafile.Map(format, path, ofFile)
				if err != nil {
					t.Fatal(err)
				}
				if err := os.Truncate(path, left); err != nil {
					t.Fatal(err)
				}
				x, err := ofMapped(context.Background(), dev, m)
				var wrong *FormatError
				if !errors.As(err, &wrong) || !errors.Is(err, io.ErrUnexpectedEOF) || wrong.Name != path || x != nil {
					t.Errorf("%d elements, big-endian %v, %d bytes left of %d: %v, want a FormatError", n, big, left, size, err)
				}
				if err := m.Close(); err != nil {
					t.Error(err)
				}
			}
		}
	}
}
