package main

import (
	"errors"
	"io"
	"os"
)

// errLocked says that another process has the lock.
var errLocked = errors.New("it is locked")

// lockFile creates a file, if need be, and locks it for this process. The lock ends with Close,
// which deletes the file, or with the process. If another process holds the lock, lockFile fails
// with errLocked.
func lockFile(name string) (io.Closer, error) {
	for {
		f, err := openLocked(name)
		if err != nil {
			return nil, err
		}
		// Who had it before may have taken it away since it was opened.
		mine, err := f.Stat()
		if err != nil {
			return nil, errors.Join(err, f.Close())
		}
		if now, err := os.Stat(name); err == nil && os.SameFile(mine, now) {
			return &heldLock{f}, nil
		}
		if err := f.Close(); err != nil {
			return nil, err
		}
	}
}

type heldLock struct{ file *os.File }

func (l *heldLock) Close() error { return releaseLocked(l.file) }
