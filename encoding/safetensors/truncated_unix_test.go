//go:build unix

package safetensors_test

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/encoding/safetensors"
	"github.com/weft-gpu/weft/internal/testdev"
	"github.com/weft-gpu/weft/tensor"
)

// A file that becomes shorter after it was opened is an error of each later read, for any size:
// those above 4 MiB are copied on several goroutines.
func TestFileBecomesShorterWhileItIsOpen(t *testing.T) {
	dev := testdev.Open(t)
	for _, n := range []int{10, 1 << 18, 3 << 19} { // elements
		path := filepath.Join(t.TempDir(), "x.safetensors")
		w := tensor.Zeros(dev, dtype.Float32, n)
		defer w.Close()
		if err := safetensors.WriteFile(t.Context(), path, map[string]*tensor.Tensor{"w": w}, nil); err != nil {
			t.Fatal(err)
		}
		f, err := safetensors.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if _, err := f.ReadAllContext(ctx, dev); !errors.Is(err, context.Canceled) {
			t.Errorf("%d elements: %v, want the context's error", n, err)
		}
		if err := os.Truncate(path, int64(2*n)); err != nil {
			t.Fatal(err)
		}
		var wrong *safetensors.FormatError
		if x, err := f.Read(dev, "w"); !errors.As(err, &wrong) || !errors.Is(err, io.ErrUnexpectedEOF) || wrong.Name != path || x != nil {
			t.Errorf("%d elements: %v, want a FormatError", n, err)
		}
	}
}

// A pipe is refused as a file and as an index, and nothing waits for its writer.
func TestPipesAreRefused(t *testing.T) {
	for _, name := range []string{"x.safetensors", "x.json"} {
		pipe := filepath.Join(t.TempDir(), name)
		if err := syscall.Mkfifo(pipe, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := safetensors.Open(pipe); err == nil {
			t.Errorf("%s: a pipe is opened", name)
		}
	}
}
