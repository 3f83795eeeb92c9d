package instruments

import (
	"context"
	"encoding/binary"
	"sync"
	"sync/atomic"
	"time"

	"github.com/weft-gpu/weft/internal/parallel"
	"github.com/weft-gpu/weft/internal/vector"
)

// hostMover moves bytes with the processor's longest vectors, in arrays far larger than the caches.
type hostMover struct {
	threads int
	arrays  *hostArrays
	at      int // where the next sample begins
}

// hostArrays are arrays that were made so far, all of the same length.
type hostArrays struct {
	mu   sync.Mutex
	list [][]byte
}

const (
	// hostWindow is how many bytes of each array a sample moves.
	hostWindow = 64 << 20
	// hostPiece is how many bytes of each array a thread moves between two looks at the context.
	hostPiece = 4 << 20
)

// newHostMover uses so many threads: one, or all.
func newHostMover(arrays *hostArrays, threads int) *hostMover {
	return &hostMover{threads: threads, arrays: arrays}
}

// hostArrayBytes is the length of an array: as much as the caches have, within bounds.
func hostArrayBytes(caches []Cache) int {
	bytes := int64(hostWindow)
	for _, c := range caches {
		bytes = max(bytes, min(c.Bytes, streamBytes))
	}
	return int(bytes / hostWindow * hostWindow)
}

// HostMix says what the host device's roofline does to arrays for a mix of reads and writes.
func HostMix(reads, writes int) string {
	if writes == 0 {
		return "adds the words of an array"
	}
	return []string{"writes zeros past the caches", "copies past the caches", "exclusive or of two arrays, written past the caches"}[reads]
}

// sample moves a window of each array, the one after the last sample's: what was moved lately is in
// caches.
func (m *hostMover) sample(ctx context.Context, reads, writes int) (float64, error) {
	arrays, err := m.arrays.first(ctx, reads+writes)
	if err != nil {
		return 0, err
	}
	windows := windowsOf(arrays, m.at, m.at+hostWindow)
	m.at = (m.at + hostWindow) % len(arrays[0])
	loops := widest()
	start := time.Now()
	err = m.each(ctx, hostWindow, func(low, high int) {
		part := windowsOf(windows, low, high)
		moveBytes(loops, part[:reads], part[reads:])
	})
	return float64(len(windows)*hostWindow) / time.Since(start).Seconds(), err
}

func windowsOf(arrays [][]byte, low, high int) [][]byte {
	list := make([][]byte, len(arrays))
	for i, a := range arrays {
		list[i] = a[low:high]
	}
	return list
}

// each divides bytes among the threads.
func (m *hostMover) each(ctx context.Context, bytes int, f func(low, high int)) error {
	grain := hostPiece
	if m.threads == 1 {
		grain = bytes
	}
	return parallel.For(ctx, bytes, grain, func(low, high int) error {
		f(low, high)
		return nil
	})
}

// first makes as many arrays as are wanted, with all threads: the system takes long for memory that
// is new.
func (a *hostArrays) first(ctx context.Context, n int) ([][]byte, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	for len(a.list) < n {
		array := make([]byte, hostArrayBytes(Caches()))
		err := parallel.For(ctx, len(array), hostPiece, func(low, high int) error {
			for i := low; i < high; i += 8 {
				binary.LittleEndian.PutUint64(array[i:], uint64(i))
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
		a.list = append(a.list, array)
	}
	return a.list[:n], nil
}

func (a *hostArrays) release() {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.list = nil
}

// sink keeps what was read, so that reading it is not left out.
var sink atomic.Uint32

// moveBytes reads and writes each byte of a mix once: the exclusive or of two arrays, a copy of one,
// or zeros.
func moveBytes(p vector.Peak, in, out [][]byte) {
	if len(out) == 0 {
		sink.Add(p.Read(in[0], 1))
		return
	}
	p.Stream(out[0], in...)
}

func (m *hostMover) lead(context.Context, time.Duration) error { return nil }

func (m *hostMover) close() {}
