//go:build unix

package npy_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/weft-gpu/weft/encoding/npy"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// A pipe is refused as a file, and nothing waits for its writer.
func TestPipesAreRefused(t *testing.T) {
	dev := testdev.Open(t)
	pipe := filepath.Join(t.TempDir(), "pipe.npy")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := npy.ReadFile(dev, pipe); err == nil {
		t.Error("a pipe is read as a file")
	}
	if _, err := npy.OpenArchive(pipe); err == nil {
		t.Error("a pipe is read as an archive")
	}
}

// A read waits for a reader without data only until the context ends, and an archive is read no
// further.
func TestReadContext(t *testing.T) {
	dev := testdev.Open(t)
	silent, writer := io.Pipe()
	defer writer.Close()
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Millisecond)
	defer cancel()
	if _, err := npy.ReadContext(ctx, dev, silent); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%v, want that the time is over", err)
	}
	var file bytes.Buffer
	written := tensor.From(dev, []int8{1, 2, 3})
	defer written.Close()
	if err := npy.WriteArchive(t.Context(), &file, map[string]*tensor.Tensor{"a": written}); err != nil {
		t.Fatal(err)
	}
	a, err := npy.NewArchive(bytes.NewReader(file.Bytes()), int64(file.Len()))
	if err != nil {
		t.Fatal(err)
	}
	x, err := a.ReadContext(t.Context(), dev, "a")
	if err != nil {
		t.Fatal(err)
	}
	x.Close()
	if _, err := a.ReadContext(ctx, dev, "a"); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%v, want that the time is over", err)
	}
}
