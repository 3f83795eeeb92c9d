package instruments

import (
	"context"
	"encoding/binary"
	"fmt"
	"math"
	"runtime"
	"sync"
	"time"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/vector"
)

// What the processor gives at the best, for the host device. Work is done on one thread, or on as
// many as Go uses, each with data of its own.

// HostPeak measures how many operations of float32, float64 or uint32 so many threads make a second
// with a set of vector instructions: x * y + z, which is two, as two instructions, or fused into one.
// Errors: *NoPeakError, and the context's.
func HostPeak(ctx context.Context, p vector.Peak, d dtype.DType, fused bool, threads int) (float64, error) {
	lanes := p.Lanes(d)
	if lanes == 0 || fused && (d != dtype.Float32 || !p.IsFused()) {
		return 0, &NoPeakError{fmt.Sprintf("arithmetic of %s with %s (fused: %v)", d, p.Name(), fused)}
	}
	return hostRate(ctx, threads, float64(2*vector.Chains*lanes*hostSteps), func() func(rounds int) {
		data := hostOperands(p, d)
		return func(rounds int) {
			for range rounds {
				if fused {
					p.FusedSteps(data, hostSteps)
				} else {
					p.Steps(d, data, hostSteps)
				}
			}
		}
	})
}

// hostSteps is how many steps a call has: microseconds, after which Go may stop the thread.
const hostSteps = 1 << 10

// hostOperands are the chains' vectors, x being 1, y a half and z 3: no result becomes subnormal
// or infinite.
func hostOperands(p vector.Peak, d dtype.DType) []byte {
	lanes := p.Lanes(d)
	data := make([]byte, (vector.Chains+2)*lanes*d.Size())
	for i := range (vector.Chains + 2) * lanes {
		value := float64(1)
		switch i / lanes {
		case vector.Chains:
			value = 0.5
		case vector.Chains + 1:
			value = 3
		}
		putElement(data[i*d.Size():], d, value)
	}
	return data
}

// putElement writes a number as an element of a dtype.
func putElement(to []byte, d dtype.DType, value float64) {
	switch d {
	case dtype.Float64:
		binary.LittleEndian.PutUint64(to, math.Float64bits(value))
	case dtype.Float32:
		binary.LittleEndian.PutUint32(to, math.Float32bits(float32(value)))
	default: // wraps around, whatever it is
		binary.LittleEndian.PutUint32(to, uint32(2*value))
	}
}

// HostRead measures how many bytes a second so many threads read that each read so many bytes of
// their own again and again. Errors: the context's.
func HostRead(ctx context.Context, p vector.Peak, bytes int64, threads int) (float64, error) {
	bytes = max(bytes/vector.ReadGroup, 1) * vector.ReadGroup
	return hostRate(ctx, threads, float64(bytes), func() func(rounds int) {
		src := touched(int(bytes))
		return func(rounds int) {
			for rounds > 0 {
				times := int(min(int64(rounds), max(1, readOnce/bytes)))
				sink.Add(p.Read(src, times))
				rounds -= times
			}
		}
	})
}

// readOnce bounds the bytes that a call reads, of memory that caches hold.
const readOnce = 1 << 20

// touched is memory that was written: what never was may be one page of zeros.
func touched(bytes int) []byte {
	b := make([]byte, bytes)
	for i := range b {
		b[i] = byte(i)
	}
	return b
}

// Samples of the host are short and many: between them, other programs of the machine leave all
// processors free for some.
const (
	hostTime  = 3 * time.Millisecond
	hostTries = 30
)

// hostRate is how much work a second all threads do together at the best, of which a round of one
// thread has so much. begin prepares a thread's work.
func hostRate(ctx context.Context, threads int, amount float64, begin func() func(rounds int)) (float64, error) {
	work := make([]func(rounds int), threads)
	for i := range work {
		work[i] = begin()
	}
	return bestRate(hostTime, hostTries, func(rounds int) (time.Duration, error) {
		return together(work, rounds), ctx.Err()
	}, func(rounds int) float64 { return amount * float64(threads) * float64(rounds) })
}

// together runs so many rounds of each thread's work at the same time, and returns how long all of
// it took.
func together(work []func(rounds int), rounds int) time.Duration {
	var ready, done sync.WaitGroup
	begin := make(chan struct{})
	for _, w := range work[1:] {
		ready.Add(1)
		done.Go(func() {
			ready.Done()
			<-begin
			w(rounds)
		})
	}
	ready.Wait()
	start := time.Now()
	close(begin)
	work[0](rounds)
	done.Wait()
	return time.Since(start)
}

// Threads is how many threads compute at the same time.
func Threads() int { return runtime.GOMAXPROCS(0) }

// hostArithmetic is the peak of all threads with the instructions of the longest vectors.
func hostArithmetic(ctx context.Context, d dtype.DType, fused bool) (float64, error) {
	return HostPeak(ctx, widest(), d, fused, Threads())
}

// widest has the loops with the longest vectors.
func widest() vector.Peak {
	list := vector.Peaks()
	return list[len(list)-1]
}
