package readfile_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/weft-gpu/weft/internal/readfile"
)

func TestWithinTheLimit(t *testing.T) {
	path := filepath.Join(t.TempDir(), "f")
	if err := os.WriteFile(path, []byte("1234"), 0o600); err != nil {
		t.Fatal(err)
	}
	for name, read := range map[string]func(string, int64) ([]byte, error){
		"kept": readfile.Kept, "regular": readfile.Regular,
		"given": func(path string, limit int64) ([]byte, error) { return readfile.Given(t.Context(), path, limit) },
	} {
		if data, err := read(path, 4); err != nil || string(data) != "1234" {
			t.Errorf("%s: %q, %v", name, data, err)
		}
		var size *readfile.SizeError
		if data, err := read(path, 3); !errors.As(err, &size) || size.Limit != 3 || data != nil {
			t.Errorf("%s: %q, %v; want a SizeError of 3 bytes", name, data, err)
		}
		if _, err := read(path+"not", 4); !errors.Is(err, os.ErrNotExist) {
			t.Errorf("%s: %v, want that there is none", name, err)
		}
	}
}

// A file with a hole says its size before it is read; a folder is no file.
func TestKeptIsARegularFile(t *testing.T) {
	dir := t.TempDir()
	hole := filepath.Join(dir, "hole")
	if err := errors.Join(os.WriteFile(hole, nil, 0o600), os.Truncate(hole, 2<<30)); err != nil {
		t.Fatal(err)
	}
	var size *readfile.SizeError
	if _, err := readfile.Kept(hole, 1<<20); !errors.As(err, &size) {
		t.Errorf("%v, want a SizeError", err)
	}
	var kind *readfile.KindError
	if _, err := readfile.Kept(dir, 1<<20); !errors.As(err, &kind) {
		t.Errorf("%v, want a KindError", err)
	}
}
