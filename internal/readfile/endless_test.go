//go:build unix

package readfile_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"testing/iotest"
	"time"

	"github.com/weft-gpu/weft/internal/readfile"
)

// What never ends, or never begins, is not waited for.
func TestOnlyRegularFilesAreOpened(t *testing.T) {
	dir := t.TempDir()
	pipe, link := filepath.Join(dir, "pipe"), filepath.Join(dir, "link")
	if err := errors.Join(syscall.Mkfifo(pipe, 0o600), os.Symlink("/dev/zero", link)); err != nil {
		t.Fatal(err)
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer root.Close()
	for name, read := range map[string]func(string) error{
		"Kept":    func(path string) error { _, err := readfile.Kept(path, 1<<20); return err },
		"Regular": func(path string) error { _, err := readfile.Regular(path, 1<<20); return err },
		"Open":    func(path string) error { _, err := readfile.Open(path); return err },
		"OpenIn":  func(path string) error { _, err := readfile.OpenIn(root, filepath.Base(path)); return err },
	} {
		for _, path := range []string{pipe, link, dir} {
			var kind *readfile.KindError
			if err := read(path); !errors.As(err, &kind) && (name != "OpenIn" || path == pipe) { // a root has no links out of it
				t.Errorf("%s of %s: %v, want a KindError", name, path, err)
			}
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
	if _, err := readfile.Given(t.Context(), link, 1<<20); !errors.As(err, &size) {
		t.Errorf("an endless device: %v, want a SizeError", err)
	}
}

// A pipe that nobody writes, and a reader that gives nothing, are waited for as long as
// the context lasts; a pipe that somebody writes is read whole.
func TestGivenEndsWithItsContext(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	silent, writer := io.Pipe()
	defer writer.Close()
	for name, read := range map[string]func(ctx context.Context) error{
		"a pipe": func(ctx context.Context) error { _, err := readfile.Given(ctx, pipe, 10); return err },
		"a reader": func(ctx context.Context) error {
			_, err := io.ReadAll(readfile.Stream(ctx, silent))
			return err
		},
	} {
		ctx, cancel := context.WithTimeout(t.Context(), 10*time.Millisecond)
		if err := read(ctx); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("%s: %v, want that the time is over", name, err)
		}
		cancel()
	}
	another := pipe + "2" // of the first, what was left to itself takes the bytes
	if err := syscall.Mkfifo(another, 0o600); err != nil {
		t.Fatal(err)
	}
	go func() { _ = os.WriteFile(another, []byte("late"), 0) }()
	if data, err := readfile.Given(t.Context(), another, 10); err != nil || string(data) != "late" {
		t.Errorf("%q, %v", data, err)
	}
}

// A stream gives what its reader gives, in pieces of any length.
func TestStream(t *testing.T) {
	want := bytes.Repeat([]byte("0123456789"), 1<<18)
	for name, r := range map[string]io.Reader{
		"stream":  readfile.Stream(t.Context(), iotest.HalfReader(bytes.NewReader(want))),
		"checked": readfile.Checked(t.Context(), bytes.NewReader(want)),
	} {
		if got, err := io.ReadAll(r); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s: %d bytes (%v), want %d", name, len(got), err, len(want))
		}
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
