//go:build unix

package parallel

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// behindItsEnd returns n bytes of a mapped file that has only the first of them.
func behindItsEnd(t *testing.T, n int) []byte {
	t.Helper()
	f, err := os.Create(filepath.Join(t.TempDir(), "x"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := f.Truncate(int64(n)); err != nil {
		t.Fatal(err)
	}
	data, err := syscall.Mmap(int(f.Fd()), 0, n, syscall.PROT_READ, syscall.MAP_SHARED)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = syscall.Munmap(data) })
	if err := f.Truncate(1); err != nil {
		t.Fatal(err)
	}
	return data
}

// A fault on any goroutine that runs a piece is an error, and the process goes on.
func TestGuardedFaultIsAnError(t *testing.T) {
	for _, n := range []int{1 << 16, copyPiece, 5*copyPiece + 7} {
		data := behindItsEnd(t, n)
		for name, f := range map[string]func() error{
			"here":     func() error { copy(make([]byte, n), data); return nil },
			"copied":   func() error { return Copy(context.Background(), make([]byte, n), data) },
			"in parts": func() error { return touch(data) },
			"twice": func() error {
				return For(context.Background(), 3, 1, func(int, int) error { return touch(data) })
			},
		} {
			var fault *FaultError
			if err := Guarded(f); !errors.As(err, &fault) {
				t.Errorf("%d bytes, %s: %v, want a FaultError", n, name, err)
			}
		}
	}
}

func touch(data []byte) error {
	return For(context.Background(), len(data), 1<<12, func(low, high int) error {
		copy(make([]byte, high-low), data[low:high])
		return nil
	})
}

// Guarded passes on errors and other panics. After the call the goroutine is not guarded.
func TestGuardedPassesTheRest(t *testing.T) {
	broken := errors.New("broken")
	if err := Guarded(func() error { return For(context.Background(), 9, 1, func(int, int) error { return broken }) }); err != broken {
		t.Errorf("%v, want what the function returned", err)
	}
	func() {
		defer func() {
			if recover() != "mine" {
				t.Error("another panic is swallowed")
			}
		}()
		_ = Guarded(func() error { panic("mine") })
	}()
	if guarded() {
		t.Error("the guard holds behind its call")
	}
}
