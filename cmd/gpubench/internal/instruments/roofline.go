package instruments

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/weft-gpu/weft/internal/parallel"
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
		return &Roofline{b: b, move: newHostMover()}, nil
	}
	m, err := b.newMover(ctx)
	if err != nil {
		return nil, err
	}
	return &Roofline{b: b, move: m}, nil
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

// hostMover moves words with Go's own loops, in arrays far larger than the
// caches.
type hostMover struct{ arrays [][]uint32 }

func newHostMover() mover {
	const words = 16 << 20
	arrays := make([][]uint32, mixArrays)
	for i := range arrays {
		arrays[i] = make([]uint32, words)
		for j := range arrays[i] {
			arrays[i][j] = uint32(j)
		}
	}
	return &hostMover{arrays}
}

func (m *hostMover) sample(ctx context.Context, reads, writes int) (float64, error) {
	bytes := (reads + writes) * 4 * len(m.arrays[0])
	start := time.Now()
	err := moveWords(ctx, m.arrays[:reads], m.arrays[reads:reads+writes])
	return float64(bytes) / time.Since(start).Seconds(), err
}

func (m *hostMover) lead(context.Context, time.Duration) error { return nil }

func (m *hostMover) close() { m.arrays = nil }

// sink keeps what was read, so that reading it is not left out.
var sink atomic.Uint32

// moveWords uses all processors, as the interpreter does.
func moveWords(ctx context.Context, in, out [][]uint32) error {
	words := len(append(in[:len(in):len(in)], out...)[0])
	return parallel.For(ctx, words, 1<<20, func(low, high int) error {
		movePart(in, out, low, high)
		return nil
	})
}

func movePart(in, out [][]uint32, low, high int) {
	switch {
	case len(out) == 0:
		var sum uint32
		for _, v := range in[0][low:high] {
			sum ^= v
		}
		sink.Store(sum)
	case len(in) == 0:
		clear(out[0][low:high])
	case len(in) == 1:
		copy(out[0][low:high], in[0][low:high])
	default:
		to, a, b := out[0][low:high], in[0][low:high], in[1][low:high]
		for i := range to {
			to[i] = a[i] ^ b[i]
		}
	}
}
