//go:build unix

package main

import (
	"errors"
	"os"
	"syscall"
)

func openLocked(name string) (*os.File, error) {
	f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE|syscall.O_NOFOLLOW|syscall.O_NONBLOCK, 0o600)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		if errors.Is(err, syscall.EWOULDBLOCK) {
			err = errLocked
		}
		return nil, errors.Join(err, f.Close())
	}
	return f, nil
}

// releaseLocked takes the file away while it is locked, so that nobody else has it then.
func releaseLocked(f *os.File) error { return errors.Join(os.Remove(f.Name()), f.Close()) }
