package main

import (
	"errors"
	"os"
	"syscall"
)

// sharingViolation is the system's error of a file that another process has for itself.
const sharingViolation = syscall.Errno(32)

// openLocked opens a file for this process alone.
func openLocked(name string) (*os.File, error) {
	path, err := syscall.UTF16PtrFromString(name)
	if err != nil {
		return nil, err
	}
	handle, err := syscall.CreateFile(path, syscall.GENERIC_READ|syscall.GENERIC_WRITE, 0, nil, syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	if errors.Is(err, sharingViolation) {
		return nil, errLocked
	}
	if err != nil {
		return nil, &os.PathError{Op: "open", Path: name, Err: err}
	}
	return os.NewFile(uintptr(handle), name), nil
}

// releaseLocked removes the file behind its end; what another process has by then stays.
func releaseLocked(f *os.File) error {
	err := f.Close()
	_ = os.Remove(f.Name())
	return err
}
