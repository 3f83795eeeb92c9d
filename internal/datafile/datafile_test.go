package datafile_test

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"github.com/weft-gpu/weft/internal/datafile"
	"github.com/weft-gpu/weft/internal/parallel"
)

// own is a reader's own error: here the same.
func own(e datafile.FormatError) error { return &e }

func TestMapped(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x")
	want := bytes.Repeat([]byte("0123456789"), 1000)
	if err := os.WriteFile(path, want, 0o644); err != nil {
		t.Fatal(err)
	}
	m, err := datafile.Map("test", path, own)
	if err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			err := m.Use(func(data []byte) error {
				if !bytes.Equal(data, want) {
					t.Error("other bytes")
				}
				return io.EOF
			})
			if err != io.EOF {
				t.Errorf("%v, want what the function returned", err)
			}
		})
	}
	wg.Wait()
	if m.Path() != path || m.Size() != int64(len(want)) {
		t.Errorf("%s of %d bytes", m.Path(), m.Size())
	}
	if err := errors.Join(m.Close(), m.Close()); err != nil {
		t.Error(err)
	}
	if err := m.Use(func([]byte) error { return nil }); !errors.Is(err, os.ErrClosed) {
		t.Errorf("%v, want that it is closed", err)
	}
}

// A file that is cut while it is used is an error of its format, whatever is left of it and
// however many goroutines read it; other panics stay panics.
func TestMappedFileBecomesShorter(t *testing.T) {
	for _, size := range []int64{100, 1 << 16, 16<<20 + 100} {
		for _, left := range []int64{0, 1, size / 2, size - 1} { // of a page, what lies behind the end is zeros
			path := filepath.Join(t.TempDir(), "x")
			if err := os.WriteFile(path, make([]byte, size), 0o644); err != nil {
				t.Fatal(err)
			}
			m, err := datafile.Map("test", path, own)
			if err != nil {
				t.Fatal(err)
			}
			defer m.Close()
			err = m.Use(func(data []byte) error {
				if err := os.Truncate(path, left); err != nil {
					t.Fatal(err)
				}
				return parallel.Copy(t.Context(), make([]byte, size), data)
			})
			var wrong *datafile.FormatError
			if !errors.Is(err, datafile.ErrShorter) || !errors.Is(err, io.ErrUnexpectedEOF) || !errors.As(err, &wrong) || wrong.Name != path || wrong.Format != "test" {
				t.Errorf("%d bytes of %d: %v, want a FormatError of ErrShorter", left, size, err)
			}
		}
	}
	defer func() {
		if recover() != "mine" {
			t.Error("another panic is swallowed")
		}
	}()
	m, err := datafile.Map("test", os.Args[0], own)
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	_ = m.Use(func([]byte) error { panic("mine") })
}

func TestMapRefuses(t *testing.T) {
	dir := t.TempDir()
	for _, path := range []string{dir, filepath.Join(dir, "none"), os.DevNull} {
		if _, err := datafile.Map("test", path, own); err == nil {
			t.Errorf("%s is mapped", path)
		}
	}
	empty := filepath.Join(dir, "empty")
	if err := os.WriteFile(empty, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	m, err := datafile.Map("test", empty, own)
	if err != nil || m.Size() != 0 {
		t.Errorf("an empty file: %v", err)
	}
}

func TestReadBytes(t *testing.T) {
	data := bytes.Repeat([]byte("x"), 5<<20)
	for _, n := range []int64{0, 1, 1 << 20, 5 << 20} {
		if got, err := datafile.ReadBytes(bytes.NewReader(data), n); err != nil || int64(len(got)) != n {
			t.Errorf("%d bytes: %d (%v)", n, len(got), err)
		}
	}
	if _, err := datafile.ReadBytes(bytes.NewReader(data), 1<<50); !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Errorf("%v, want an early end", err)
	}
	if _, err := datafile.ReadBytes(io.MultiReader(bytes.NewReader(data), errorReader{}), 6<<20); !errors.Is(err, os.ErrDeadlineExceeded) {
		t.Errorf("%v, want the reader's error", err)
	}
}

type errorReader struct{}

func (errorReader) Read([]byte) (int, error) { return 0, os.ErrDeadlineExceeded }

func TestWriteFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x")
	for _, text := range []string{"first", "second"} {
		err := datafile.WriteFile(path, func(w io.Writer) error {
			_, err := io.WriteString(w, text)
			return err
		})
		if got, _ := os.ReadFile(path); err != nil || string(got) != text {
			t.Errorf("%q (%v)", got, err)
		}
	}
	if err := datafile.WriteFile(path, func(io.Writer) error { return io.ErrClosedPipe }); err != nil && !errors.Is(err, io.ErrClosedPipe) || err == nil {
		t.Errorf("%v, want the writer's error", err)
	}
	if got, _ := os.ReadFile(path); string(got) != "second" {
		t.Errorf("%q is left, want what was there", got)
	}
}
