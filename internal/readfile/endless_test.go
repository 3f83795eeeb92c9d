//go:build unix

package readfile_test

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"github.com/weft-gpu/weft/internal/readfile"
)

// What never ends, or never begins, is not waited for.
func TestKeptOpensNoDeviceOrPipe(t *testing.T) {
	dir := t.TempDir()
	pipe, link := filepath.Join(dir, "pipe"), filepath.Join(dir, "link")
	if err := errors.Join(syscall.Mkfifo(pipe, 0o600), os.Symlink("/dev/zero", link)); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{pipe, link} {
		var kind *readfile.KindError
		if _, err := readfile.Kept(path, 1<<20); !errors.As(err, &kind) {
			t.Errorf("%s: %v, want a KindError", path, err)
		}
	}
	var size *readfile.SizeError
	if _, err := readfile.Given(link, 1<<20); !errors.As(err, &size) {
		t.Errorf("an endless device: %v, want a SizeError", err)
	}
}
