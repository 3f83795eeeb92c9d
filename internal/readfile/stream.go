package readfile

import (
	"context"
	"io"
)

// until calls f and returns when f has, or when the context ends: then f is left to
// itself, on a goroutine that goes when f returns.
func until(ctx context.Context, f func() error) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	if ctx.Done() == nil {
		return f()
	}
	done := make(chan error, 1)
	go func() { done <- f() }()
	select {
	case err := <-done:
		return err
	case <-ctx.Done():
		return ctx.Err()
	}
}

// streamPiece is what a stream reads at a time, in bytes.
const streamPiece = 1 << 20

// Stream reads from r as long as the context lasts, whose error is that of a read that it
// ends. A read of r that waits then goes on by itself, and what it gets is lost.
func Stream(ctx context.Context, r io.Reader) io.Reader {
	if ctx.Done() == nil {
		return r
	}
	return &stream{ctx: ctx, r: r}
}

type stream struct {
	ctx    context.Context
	r      io.Reader
	buffer []byte // nobody else's between two reads
}

// Read reads into memory of the stream's own: who is left to itself must not write p.
func (s *stream) Read(p []byte) (int, error) {
	n := min(len(p), streamPiece)
	if cap(s.buffer) < n {
		s.buffer = make([]byte, n)
	}
	buffer, got := s.buffer[:n], 0
	var end error
	if err := until(s.ctx, func() error {
		got, end = s.r.Read(buffer)
		return nil
	}); err != nil {
		s.buffer = nil
		return 0, err
	}
	return copy(p, buffer[:got]), end
}

// Checked reads from r, and looks at the context before each read. It is for readers that
// never wait long, such as those of regular files.
func Checked(ctx context.Context, r io.Reader) io.Reader { return checked{ctx, r} }

type checked struct {
	ctx context.Context
	r   io.Reader
}

func (c checked) Read(p []byte) (int, error) {
	if err := c.ctx.Err(); err != nil {
		return 0, err
	}
	return c.r.Read(p)
}
