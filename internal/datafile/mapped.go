package datafile

import (
	"errors"
	"fmt"
	"os"
	"runtime/debug"
	"sync"
)

// Mapped is a file's bytes, in memory only as far as they are used where the system
// maps files. It is safe for concurrent use.
type Mapped struct {
	path string
	size int64

	mu    sync.RWMutex // held while the bytes are used
	data  []byte
	unmap func() error
}

// Map maps a regular file. Errors: those of package os, and one for what is no regular
// file.
func Map(path string) (*Mapped, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() { // to open a pipe could wait for ever
		return nil, fmt.Errorf("%s: not a regular file", path)
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if info, err = f.Stat(); err != nil {
		return nil, err
	}
	m := &Mapped{path: path, size: info.Size(), unmap: func() error { return nil }}
	if m.size > 0 {
		m.data, m.unmap, err = mapFile(f, m.size)
	}
	return m, err
}

// Path is the file's, as it was given.
func (m *Mapped) Path() string { return m.path }

// Size is the file's when it was mapped, in bytes.
func (m *Mapped) Size() int64 { return m.size }

// ErrShorter says that a file lost bytes while it was used.
var ErrShorter = errors.New("the file became shorter while it was read")

// Use calls f with the file's bytes, which f only reads, and only before it returns.
// Errors: f's; os.ErrClosed after Close; [ErrShorter], and f does not return then.
func (m *Mapped) Use(f func(data []byte) error) (err error) {
	m.mu.RLock()
	defer m.mu.RUnlock()
	if m.unmap == nil {
		return fmt.Errorf("%s: %w", m.path, os.ErrClosed)
	}
	// Bytes behind the end of a file that was cut meanwhile are faults of memory.
	defer debug.SetPanicOnFault(debug.SetPanicOnFault(true))
	defer func() {
		if r := recover(); r != nil {
			if _, fault := r.(interface{ Addr() uintptr }); !fault {
				panic(r)
			}
			err = fmt.Errorf("%s: %w", m.path, ErrShorter)
		}
	}()
	return f(m.data)
}

// Close gives the mapping back, after the uses that go on. A second one does nothing.
func (m *Mapped) Close() error {
	m.mu.Lock()
	defer m.mu.Unlock()
	unmap := m.unmap
	if m.data, m.unmap = nil, nil; unmap == nil {
		return nil
	}
	return unmap()
}
