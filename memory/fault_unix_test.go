//go:build unix

package memory

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/internal/vulkan"
)

// An upload of a mapped file that has become shorter is an error by every way there is, and
// the staging memory that it took is free for the next.
func TestUploadOfATruncatedFile(t *testing.T) {
	const size = stagingChunk + 100
	path := filepath.Join(t.TempDir(), "x")
	if err := errors.Join(os.WriteFile(path, nil, 0o600), os.Truncate(path, size)); err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	data, err := syscall.Mmap(int(f.Fd()), 0, size, syscall.PROT_READ, syscall.MAP_SHARED)
	if err != nil {
		t.Fatal(err)
	}
	defer syscall.Munmap(data)
	if err := os.Truncate(path, 1); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"sim4", "sim32"} { // by the one queue, and by the transfer queue
		for _, options := range [][]Option{nil, {WithStaging()}} {
			d, a := simulated(t, name, options...)
			for range stagingChunks + 1 {
				b := mustAlloc(t, a, size)
				var batch vulkan.Batch
				var last vulkan.Ticket
				submit := func() error {
					var err error
					last, err = d.Submit(&batch)
					batch.Reset()
					a.Retire(last)
					return err
				}
				err := parallel.Guarded(func() error {
					return a.Upload(context.Background(), b, data, func(add func(*vulkan.Batch)) { add(&batch) }, submit)
				})
				var fault *parallel.FaultError
				if !errors.As(err, &fault) {
					t.Fatalf("%s: %v, want a FaultError", name, err)
				}
				b.Release(last) // nothing was recorded
			}
			b := mustAlloc(t, a, size)
			want, got := randomBytes(7, size), make([]byte, size)
			ticket := upload(t, d, a, b, want)
			if err := a.Download(context.Background(), b, 0, got); err != nil || !bytes.Equal(got, want) {
				t.Errorf("%s: after the faults an upload has error %v, or other bytes", name, err)
			}
			b.Release(ticket)
		}
	}
}
