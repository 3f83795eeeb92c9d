package main

import (
	"errors"
	"io"
	"os"
	"path/filepath"
)

// writeFile has a function write the file that a flag names. What was there stays until
// all is written, and where that fails, as on a full disk, nothing else is left.
func writeFile(flag, name string, f func(io.Writer) error) error {
	if special(name) {
		file, err := os.OpenFile(name, os.O_WRONLY|os.O_TRUNC, 0) // to read it too, a pipe would wait for no reader
		if err != nil {
			return usagef("%s: %v", flag, err)
		}
		return errors.Join(f(file), file.Close())
	}
	file, err := beside(flag, name)
	if err != nil {
		return err
	}
	defer discard(file.Name()) // which has gone where all is well
	if err := errors.Join(f(file), file.Chmod(0o644), file.Close()); err != nil {
		return err
	}
	return os.Rename(file.Name(), name)
}

// beside is a file that is to take the place of another.
func beside(flag, name string) (*os.File, error) {
	file, err := os.CreateTemp(filepath.Dir(name), filepath.Base(name)+".*")
	if cause := errors.Unwrap(err); cause != nil {
		err = cause // which does not speak of a file that nobody named
	}
	if err != nil {
		return nil, usagef("%s: %s cannot be written: %v", flag, name, err)
	}
	unfinished.Store(file.Name(), nil)
	return file, nil
}

// discard removes a file that was to take the place of another.
func discard(name string) error {
	defer unfinished.Delete(name)
	return os.Remove(name)
}

// special reports whether a name is that of something else than a file, such as a pipe,
// which is written to and not replaced.
func special(name string) bool {
	info, err := os.Stat(name)
	return err == nil && !info.Mode().IsRegular()
}
