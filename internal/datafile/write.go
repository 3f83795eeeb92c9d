package datafile

import (
	"bufio"
	"errors"
	"io"
	"os"
	"path/filepath"
)

// WriteFile makes a file of what write writes: whole, or not at all, so that what was
// there before stays where anything fails.
func WriteFile(path string, write func(w io.Writer) error) error {
	f, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+"-*")
	if err != nil {
		return err
	}
	out := bufio.NewWriterSize(f, 1<<20)
	err = write(out)
	err = errors.Join(err, out.Flush(), f.Chmod(0o644), f.Close())
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		os.Remove(f.Name())
	}
	return err
}
