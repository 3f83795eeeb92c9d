// Package readfile reads files that others may have written, and never more of
// one than was asked for.
//
// [Kept] is for what the library itself keeps, [Regular] and [Open] for what a program or
// a file names: they open regular files alone, since a pipe or a device can keep its
// reader waiting for ever. [Given] is for what a user names on a command line, which may
// be a pipe, and [Stream] for a reader that a user has: both end with their context.
//
// It imports nothing of ours.
package readfile

import (
	"context"
	"fmt"
	"io"
	"os"
)

// KindError says that a file is a folder, a device or a pipe, or a link where none is
// followed.
type KindError struct {
	Path string
	Mode os.FileMode
}

func (e *KindError) Error() string {
	return fmt.Sprintf("%s: %s, not a regular file", e.Path, kind(e.Mode))
}

// kind is what a file is, in words.
func kind(mode os.FileMode) string {
	switch {
	case mode.IsDir():
		return "a folder"
	case mode&os.ModeNamedPipe != 0:
		return "a pipe"
	case mode&os.ModeSocket != 0:
		return "a socket"
	case mode&os.ModeSymlink != 0:
		return "a link"
	case mode&os.ModeDevice != 0:
		return "a device"
	}
	return mode.Type().String()
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

// Open opens a regular file to read it. It opens nothing else, and waits for nobody.
// Errors: *[KindError], those of package os.
func Open(path string) (*os.File, error) {
	return open(path, os.Stat, func() (*os.File, error) { return os.OpenFile(path, os.O_RDONLY|noWaiting, 0) }, regular)
}

// OpenIn is [Open] of a file within a folder, which links do not leave.
func OpenIn(root *os.Root, name string) (*os.File, error) {
	return open(name, root.Stat, func() (*os.File, error) { return root.OpenFile(name, os.O_RDONLY|noWaiting, 0) }, regular)
}

// open opens a file that suits before and after: to open a device may set it going, and
// the file may be another by then.
func open(path string, stat func(string) (os.FileInfo, error), opener func() (*os.File, error), suits func(string, os.FileInfo) error) (*os.File, error) {
	info, err := stat(path)
	if err == nil {
		err = suits(path, info)
	}
	if err != nil {
		return nil, err
	}
	f, err := opener()
	if err != nil {
		return nil, err
	}
	if info, err = f.Stat(); err == nil {
		err = suits(path, info)
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

func regular(path string, info os.FileInfo) error {
	if info.Mode().IsRegular() {
		return nil
	}
	return &KindError{Path: path, Mode: info.Mode()}
}

// Regular reads a regular file of at most limit bytes. Errors: those of [Open],
// *[SizeError].
func Regular(path string, limit int64) ([]byte, error) {
	f, err := Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return atMost(f, path, limit)
}

// Kept is [Regular] for a file that is this user's own, and no link. Errors: *[OwnerError]
// besides.
func Kept(path string, limit int64) ([]byte, error) {
	f, err := open(path, os.Lstat, func() (*os.File, error) { return os.OpenFile(path, os.O_RDONLY|noWaiting|noLink, 0) }, own)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return atMost(f, path, limit)
}

// own says why a file is not what was kept; nil where it may be.
func own(path string, info os.FileInfo) error {
	if err := regular(path, info); err != nil || ownedByUs(info) {
		return err
	}
	return &OwnerError{Path: path}
}

// Given reads at most limit bytes of whatever the path names, and waits for them as long as
// the context lasts. Errors: *[SizeError], those of package os, the context's.
func Given(ctx context.Context, path string, limit int64) ([]byte, error) {
	var data []byte
	err := until(ctx, func() error {
		f, err := os.Open(path) // of a pipe it waits for a writer
		if err != nil {
			return err
		}
		defer f.Close()
		data, err = atMost(f, path, limit)
		return err
	})
	if err != nil {
		return nil, err
	}
	return data, nil
}

func atMost(r io.Reader, path string, limit int64) ([]byte, error) {
	if f, ok := r.(*os.File); ok { // a file with a hole says its size before it is read
		if info, err := f.Stat(); err == nil && info.Mode().IsRegular() && info.Size() > limit {
			return nil, &SizeError{Path: path, Limit: limit}
		}
	}
	data, err := io.ReadAll(io.LimitReader(r, limit+1))
	if err != nil {
		return nil, err
	}
	if int64(len(data)) > limit {
		return nil, &SizeError{Path: path, Limit: limit}
	}
	return data, nil
}
