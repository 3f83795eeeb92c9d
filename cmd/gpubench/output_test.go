package main

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"
)

// A file that cannot be written whole stays what it was, alone in its folder; a folder that
// is not there is a wrong use.
func TestWriteFile(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "report.html")
	writes := func(text string, err error) func(io.Writer) error {
		return func(w io.Writer) error {
			_, wrong := io.WriteString(w, text)
			return errors.Join(wrong, err)
		}
	}
	full := errors.New("no space left on device")
	for _, c := range []struct {
		text string
		err  error
		want string
	}{{"half", full, ""}, {"first", nil, "first"}, {"half", full, "first"}, {"second", nil, "second"}} {
		if err := writeFile("--out", name, writes(c.text, c.err)); !errors.Is(err, c.err) {
			t.Errorf("%v, want %v", err, c.err)
		}
		if got, _ := os.ReadFile(name); string(got) != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
	if left, _ := os.ReadDir(dir); len(left) != 1 {
		t.Errorf("left are %v", left)
	}
	for _, name := range []string{filepath.Join(dir, "none", "x"), dir} {
		if err := writeFile("--out", name, writes("", nil)); statusOf(err) != statusUsage {
			t.Errorf("%s: %v", name, err)
		}
	}
}
