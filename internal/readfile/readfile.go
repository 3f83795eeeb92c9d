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

// KindError says that a file that was kept is a folder, a link, a device or a pipe.
type KindError struct {
	Path string
	Mode os.FileMode
}

func (e *KindError) Error() string {
	return fmt.Sprintf("%s: %s, not a regular file", e.Path, e.Mode.Type())
}

// OwnerError says that a file that was kept is another user's.
type OwnerError struct{ Path string }

func (e *OwnerError) Error() string {
	return e.Path + ": it belongs to another user, who may have put anything there"
}

// SizeError says that a file is larger than what it is read for can be.
type SizeError struct {
	Path  string
	Limit int64 // in bytes
}

func (e *SizeError) Error() string {
	return fmt.Sprintf("%s: has more than the %d bytes that are read of such a file", e.Path, e.Limit)
}

// Kept reads a regular file of at most limit bytes that is this user's own. It opens
// nothing else: that could wait for ever. Errors: *[KindError], *[OwnerError],
// *[SizeError], those of package os.
func Kept(path string, limit int64) ([]byte, error) {
	info, err := os.Lstat(path)
	if err == nil {
		err = keepable(path, info, limit)
	}
	if err != nil {
		return nil, err
	}
	f, err := os.OpenFile(path, os.O_RDONLY|noWaiting, 0)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if info, err = f.Stat(); err == nil {
		err = keepable(path, info, limit) // it may be another by now
	}
	if err != nil {
		return nil, err
	}
	return atMost(f, path, limit)
}

// keepable says why a file is not what was kept; nil where it may be.
func keepable(path string, info os.FileInfo, limit int64) error {
	switch {
	case !info.Mode().IsRegular():
		return &KindError{Path: path, Mode: info.Mode()}
	case !ownedByUs(info):
		return &OwnerError{Path: path}
	case info.Size() > limit:
		return &SizeError{Path: path, Limit: limit}
	}
	return nil
}

// Given reads at most limit bytes of whatever the path names. Errors:
// *[SizeError], those of package os.
func Given(path string, limit int64) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return atMost(f, path, limit)
}

func atMost(f *os.File, path string, limit int64) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(f, limit+1))
	if err == nil && int64(len(data)) > limit {
		return nil, &SizeError{Path: path, Limit: limit}
	}
	return data, err
}
