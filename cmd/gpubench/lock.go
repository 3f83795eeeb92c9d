package main

import (
	"errors"
	"io"
	"os"
)

// errLocked says that another process has the lock.
var errLocked = errors.New("it is locked")

// lockFile makes a file that one process has at a time, as long as it runs. Closing it takes
// the file away. Its error is errLocked where another process has it.
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
