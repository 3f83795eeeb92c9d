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
	own, other := filepath.Join(dir, "own"), filepath.Join(dir, "other")
	if err := errors.Join(os.WriteFile(own, []byte("kept"), 0o600), os.Symlink(own, other)); err != nil {
		t.Fatal(err)
	}
	var kind *readfile.KindError
	if _, err := readfile.Kept(other, 1<<20); !errors.As(err, &kind) {
		t.Errorf("a link to a file of ours: %v, want a KindError", err)
	}
	var size *readfile.SizeError
	if _, err := readfile.Given(link, 1<<20); !errors.As(err, &size) {
		t.Errorf("an endless device: %v, want a SizeError", err)
	}
}

// What another user has put there is not read.
func TestKeptIsOnesOwn(t *testing.T) {
	path := filepath.Join(t.TempDir(), "f")
	if err := os.WriteFile(path, []byte("theirs"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Chown(path, os.Geteuid()+1, -1); err != nil {
		t.Skipf("a file cannot be given away here: %v", err)
	}
	var owner *readfile.OwnerError
	if _, err := readfile.Kept(path, 1<<20); !errors.As(err, &owner) {
		t.Errorf("%v, want an OwnerError", err)
	}
}
