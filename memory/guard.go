package memory

import (
	"encoding/binary"
	"fmt"
)

// guardWord is what guards hold: as an index far outside, as a float16 or float32 a NaN, so that
// also what reads a guard shows.
const guardWord = 0xffa5ffa5

// guardBytes is how many bytes are guarded on either side of a buffer and its padding, which
// is the buffer's own: the last chunk of a kernel may be written whole.
const guardBytes = granularity

// WithGuards surrounds every buffer with a pattern that is looked at when the buffer is freed and
// by CheckGuards: work that writes outside its buffers is found. It is for tests, where the host
// sees the device's memory; elsewhere Stats tells that nothing was guarded.
func WithGuards() Option { return func(a *Allocator) { a.guards = guardBytes } }

// GuardError says that something wrote outside the buffers.
type GuardError struct {
	Device string
	Bytes  int64  // of the buffer whose guard is broken
	At     int64  // the first byte that was written, from the buffer's begin
	Site   string // of the buffer's allocation, where leaks are tracked
}

func (e *GuardError) Error() string {
	where := fmt.Sprintf("%d bytes before", -e.At)
	if e.At >= 0 {
		where = fmt.Sprintf("%d bytes behind the end of", e.At-e.Bytes)
	}
	if e.Site != "" {
		where += " (allocated at " + e.Site + ")"
	}
	return fmt.Sprintf("memory: on %s something wrote outside its buffers: %s a buffer of %d bytes", e.Device, where, e.Bytes)
}

// guard is the two parts of a buffer's span that are not its own.
func (b *Buffer) guard() (front, back []byte) {
	mapped := b.place.block.Mapped
	if b.allocator.guards == 0 || mapped == nil {
		return nil, nil
	}
	span := mapped[b.place.span.offset:][:b.place.span.size]
	return span[:b.allocator.guards], span[b.allocator.guards+spanSize(b.bytes):]
}

// plant fills the span of a buffer that was just allocated, the buffer included: what reads
// beyond what was written shows.
func (b *Buffer) plant() {
	if front, _ := b.guard(); front == nil {
		return
	}
	span := b.place.block.Mapped[b.place.span.offset:][:b.place.span.size]
	for i := 0; i < len(span); i += 4 {
		binary.LittleEndian.PutUint32(span[i:], guardWord)
	}
}

// inspect is the *GuardError of a buffer whose guards were written to; work that uses the buffer
// must be done.
func (b *Buffer) inspect() error {
	front, back := b.guard()
	if front != nil {
		b.allocator.inspected++
	}
	begins := [...]int64{-b.allocator.guards, spanSize(b.bytes)}
	for k, part := range [...][]byte{front, back} {
		for i := 0; i+4 <= len(part); i += 4 {
			if binary.LittleEndian.Uint32(part[i:]) != guardWord {
				return &GuardError{Device: b.allocator.device.Info().Name, Bytes: b.bytes, At: begins[k] + int64(i), Site: b.site}
			}
		}
	}
	return nil
}

// release gives a buffer's span back, and keeps the first broken guard for CheckGuards.
func (a *Allocator) release(b *Buffer) {
	if err := b.inspect(); err != nil {
		a.broke(err)
	}
	a.pool.free(b.place)
}

func (a *Allocator) broke(err error) {
	a.device.Logger().Error(err.Error())
	if a.broken == nil {
		a.broken = err
	}
}

// CheckGuards looks at the guards of the live buffers, which no work may use meanwhile. Errors:
// the first *GuardError since the allocator was made, also of a buffer that is freed by now.
func (a *Allocator) CheckGuards() error {
	a.mu.Lock()
	defer a.mu.Unlock()
	for b := range a.live {
		if err := b.inspect(); err != nil {
			a.broke(err)
		}
	}
	for _, b := range a.pending {
		if err := b.inspect(); err != nil {
			a.broke(err)
		}
	}
	return a.broken
}
