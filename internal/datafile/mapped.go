package datafile

import (
	"errors"
	"fmt"
	"io"
	"os"
	"sync"

	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/internal/readfile"
)

// Mapped is a file's bytes, in memory only as far as they are used where the system
// maps files. It is safe for concurrent use.
type Mapped struct {
	format string
	fault  func(FormatError) error
	path   string
	size   int64

	mu    sync.RWMutex // held while the bytes are used
	file  *os.File     // tells how long it is; nil after Close
	data  []byte
	unmap func() error
}

// Map maps a regular file, of a format that errors name; fault makes a reader's own error of one of
// this package. Errors: those of package os, and one for what is no regular file.
func Map(format, path string, fault func(FormatError) error) (*Mapped, error) {
	f, err := readfile.Open(path)
	if err != nil {
		return nil, err
	}
	return MapFile(format, f, fault)
}

// MapFile is [Map] of an open regular file, which the result closes. If MapFile fails, the file is
// closed.
func MapFile(format string, f *os.File, fault func(FormatError) error) (*Mapped, error) {
	m := &Mapped{format: format, fault: fault, path: f.Name(), file: f, unmap: func() error { return nil }}
	info, err := f.Stat()
	if err == nil {
		if m.size = info.Size(); m.size > 0 {
			m.data, m.unmap, err = mapFile(f, m.size)
		}
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return m, nil
}

// Path is the file's, as it was given.
func (m *Mapped) Path() string { return m.path }

// Size is the file's when it was mapped, in bytes.
func (m *Mapped) Size() int64 { return m.size }

// ErrShorter says that a file lost bytes while it was used. It is an
// [io.ErrUnexpectedEOF].
var ErrShorter = fmt.Errorf("the file became shorter while it was read: %w", io.ErrUnexpectedEOF)

// Use calls f with the file's bytes, which f only reads, and only before it returns; on
// several processors it reads them by package parallel. Errors: f's; os.ErrClosed after
// Close; what fault makes of an error of [ErrShorter] where the file has lost bytes, and of one of a
// *[parallel.FaultError] where the system cannot read them. Then what f made of the bytes
// is not theirs, whether it returned or not.
func (m *Mapped) Use(f func(data []byte) error) error {
	m.mu.RLock()
	defer m.mu.RUnlock()
	if m.file == nil {
		return fmt.Errorf("%s: %w", m.path, os.ErrClosed)
	}
	err := parallel.Guarded(func() error { return f(m.data) })
	// Of the last page that a file keeps, the bytes behind its end are zeros and no faults.
	if info, failed := m.file.Stat(); failed == nil && info.Size() < m.size {
		return m.fault(FormatError{Format: m.format, Name: m.path, Err: ErrShorter,
			What: fmt.Sprintf("it became shorter while it was read: it had %d bytes, and has %d", m.size, info.Size()), Hint: "is another program writing it?"})
	}
	if fault := (*parallel.FaultError)(nil); errors.As(err, &fault) {
		return m.fault(FormatError{Format: m.format, Name: m.path, Err: fault, What: "a part of it cannot be read", Hint: "is its disk, or the network to it, in order?"})
	}
	return err
}

// Close gives the mapping back, after the uses that go on. A second one does nothing.
func (m *Mapped) Close() error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.file == nil {
		return nil
	}
	err := errors.Join(m.unmap(), m.file.Close())
	m.data, m.unmap, m.file = nil, nil, nil
	return err
}
