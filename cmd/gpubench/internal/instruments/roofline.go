package instruments

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"
)

// MixError says that no roofline is defined for a mix of reads and writes.
type MixError struct{ Reads, Writes int }

func (e *MixError) Error() string {
	return fmt.Sprintf("roofline: no mix of %d reads and %d writes; the mixes are 1+0 (read), 0+1 (fill), 1+1 (copy) and 2+1", e.Reads, e.Writes)
}

var mixes = [][2]int{{1, 0}, {0, 1}, {1, 1}, {2, 1}}

const mixArrays = 3 // the most of a mix

// Roofline measures the rates at which a device moves mixes of reads and writes
// at the best: kernels that only move words, over buffers far larger than a
// cache. Samples are taken one at a time, so that they can alternate with
// those of what is compared to it: a disturbed machine then disturbs both.
type Roofline struct {
	b    *Bench
	mu   sync.Mutex // held through a sample
	move mover      // nil once closed
}

// mover is a device's roofline, used by one goroutine at a time.
type mover interface {
	// sample moves the bytes of a mix once and returns the rate, in bytes a second. The
	// first one of a mix prepares it.
	sample(ctx context.Context, reads, writes int) (float64, error)
	// lead submits reads that take about so long, and does not wait for them.
	lead(ctx context.Context, d time.Duration) error
	close()
}

// NewRoofline takes the memory of the measurements. Errors: the device's.
func (b *Bench) NewRoofline(ctx context.Context) (*Roofline, error) {
	if err := b.dev.Err(); err != nil {
		return nil, err
	}
	if b.mem == nil {
		return b.HostRoofline(Threads()), nil
	}
	m, err := b.newMover(ctx)
	if err != nil {
		return nil, err
	}
	return &Roofline{b: b, move: m}, nil
}

// HostRoofline is the roofline of the host device for one thread, or for all of [Threads]. Its
// memory is kept for the next one until the bench is closed.
func (b *Bench) HostRoofline(threads int) *Roofline {
	return &Roofline{b: b, move: newHostMover(&b.arrays, threads)}
}

// Sample measures a mix once, in bytes a second: reads and writes are the
// number of buffers of one size that a kernel reads and writes. Errors:
// *MixError, and the device's.
func (r *Roofline) Sample(ctx context.Context, reads, writes int) (float64, error) {
	if !slices.Contains(mixes, [2]int{reads, writes}) {
		return 0, &MixError{reads, writes}
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if err := r.b.dev.Err(); err != nil {
		return 0, err
	}
	if r.move == nil {
		return 0, fmt.Errorf("roofline: sampled after Close")
	}
	return r.move.sample(ctx, reads, writes)
}

// Lead submits reads of memory that take a GPU about so long, and returns at once: what is
// submitted next begins right after them, with nothing in the caches, however long the host
// takes to submit it. A GPU that is asked for little lowers its clock, to a sixth of it on
// an H200, and raises it after tenths of a second of work. On the host and CPU drivers it
// does nothing. Errors: the device's.
func (r *Roofline) Lead(ctx context.Context, d time.Duration) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if err := r.b.dev.Err(); err != nil {
		return err
	}
	if r.move == nil {
		return fmt.Errorf("roofline: led after Close")
	}
	return r.move.lead(ctx, d)
}

// Close gives the memory back. Closing twice is no mistake.
func (r *Roofline) Close() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.move != nil && r.b.dev.Err() == nil {
		r.move.close()
	}
	r.move = nil
}
