// Package readfile reads files that others may have written, and never more of
// one than was asked for.
//
// [Kept] is for what the library itself keeps, which is a regular file or is not
// its own; [Given] for what a user names, which may be a pipe.
//
// It imports nothing of ours.
package readfile

import (
	"fmt"
	"io"
	"os"
)

// KindError says that a file that was kept is a folder, a device or a pipe.
type KindError struct {
	Path string
	Mode os.FileMode
}

func (e *KindError) Error() string {
	return fmt.Sprintf("%s: %s, not a regular file", e.Path, e.Mode.Type())
}

// SizeError says that a file is larger than what it is read for can be.
type SizeError struct {
	Path  string
	Limit int64 // in bytes
}

func (e *SizeError) Error() string {
	return fmt.Sprintf("%s: has more than the %d bytes that are read of such a file", e.Path, e.Limit)
}

// Kept reads a regular file of at most limit bytes. It opens nothing else: that
// could wait for ever. Errors: *[KindError], *[SizeError], those of package os.
func Kept(path string, limit int64) ([]byte, error) {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular():
		return nil, &KindError{Path: path, Mode: info.Mode()}
	case info.Size() > limit:
		return nil, &SizeError{Path: path, Limit: limit}
	}
	return Given(path, limit)
}

// Given reads at most limit bytes of whatever the path names. Errors:
// *[SizeError], those of package os.
func Given(path string, limit int64) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, limit+1))
	if err == nil && int64(len(data)) > limit {
		return nil, &SizeError{Path: path, Limit: limit}
	}
	return data, err
}
