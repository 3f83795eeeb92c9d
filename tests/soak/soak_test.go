package soak

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"runtime"
	"runtime/debug"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/internal/testdev"
)

var length = flag.Duration("for", time.Second, "how long TestSoak works")

const workers = 8

// sample is what there is at a time.
type sample struct {
	at                     time.Duration
	live, device, resident float64 // MiB: of Go's heap after a collection, in device blocks, of the process
	pipelines, plans       int
	done                   int64 // actions so far
}

// TestSoak works on eight goroutines for as long as -for says, and tells of its memory's
// slope after a warm-up, a sixth of the time, and of the throughput of its first and last
// sixths after that.
func TestSoak(t *testing.T) {
	dev := testdev.Open(t)
	// Eight pile assignments up in ever new ways: each count, and which sums between are still
	// wanted, is a graph, and some are met after an hour.
	b, err := newBench(dev, 2)
	if err != nil {
		t.Fatal(err)
	}
	defer b.total.Close()
	eng, err := engine.For(opened.Device(dev))
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), *length)
	defer cancel()
	seed := uint64(time.Now().UnixNano())
	t.Logf("seed %d", seed)
	var done atomic.Int64
	var wg sync.WaitGroup
	// Samples are taken while all rest between two actions: what is alive and freed in the
	// midst of work goes up and down with the load by many times the slope that is looked for.
	var working sync.RWMutex
	counted := func() { done.Add(1); working.RUnlock(); working.RLock() }
	errs := make([]error, workers)
	start := time.Now()
	for id := range workers {
		wg.Go(func() {
			working.RLock()
			defer working.RUnlock()
			if errs[id] = act(ctx, b, seed+uint64(id), math.MaxInt, counted); errs[id] != nil {
				cancel()
			}
		})
	}
	var samples []sample
	for tick := time.NewTicker(max(*length/120, 50*time.Millisecond)); ctx.Err() == nil; {
		select {
		case <-tick.C:
			working.Lock()
			samples = append(samples, take(start, eng, done.Load()))
			working.Unlock()
		case <-ctx.Done():
			tick.Stop()
		}
	}
	wg.Wait()
	if err := errors.Join(errs...); err != nil {
		t.Fatal(err)
	}
	judge(t, samples, done.Load())
	s := eng.Stats()
	t.Logf("%s: %d goroutines, %d actions, no errors; %+v", dev.Info().Name, workers, done.Load(), s)
	if s.Pipelines > 600 || s.Recorded > 16<<20 {
		t.Error("pipelines or plans are not bounded")
	}
}

func take(start time.Time, eng *engine.Engine, done int64) sample {
	debug.FreeOSMemory() // what Go keeps for later moves by megabytes
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	s := eng.Stats()
	return sample{time.Since(start), mib(int64(m.HeapAlloc)), mib(s.Reserved + s.Staging), mib(resident()), s.Pipelines, s.Plans, done}
}

func mib(bytes int64) float64 { return float64(bytes) / (1 << 20) }

// resident is the process's memory, 0 where the system does not tell.
func resident() int64 {
	text, err := os.ReadFile("/proc/self/statm")
	var all, pages int64
	if err == nil {
		_, err = fmt.Sscan(string(text), &all, &pages)
	}
	if err != nil {
		return 0
	}
	return pages * int64(os.Getpagesize())
}

// slope is that of the line through values of samples, in MiB an hour, by least squares.
func slope(samples []sample, value func(sample) float64) float64 {
	var n, x, y, xx, xy float64
	for _, s := range samples {
		h, v := s.at.Hours(), value(s)
		n, x, y, xx, xy = n+1, x+h, y+v, xx+h*h, xy+h*v
	}
	return (n*xy - x*y) / (n*xx - x*x)
}

// rate is how many actions a second were done between two samples.
func rate(from, to sample) float64 { return float64(to.done-from.done) / (to.at - from.at).Seconds() }

// judge tells of what the samples show, and holds an hour or more to its bounds.
func judge(t *testing.T, samples []sample, done int64) {
	t.Helper()
	if done == 0 {
		t.Fatal("nothing was done")
	}
	after := samples[len(samples)/6:]
	if len(after) < 12 {
		t.Logf("%d samples: too few to tell of memory", len(samples))
		return
	}
	part := len(after) / 6
	first, last := rate(after[0], after[part]), rate(after[len(after)-1-part], after[len(after)-1])
	live := slope(after, func(s sample) float64 { return s.live })
	blocks := slope(after, func(s sample) float64 { return s.device })
	all := slope(after, func(s sample) float64 { return s.resident })
	var table strings.Builder
	for i := 0; i < len(samples); i += max(1, len(samples)/12) {
		s := samples[i]
		fmt.Fprintf(&table, "%10v  %8.2f MiB of Go's heap  %8.2f of the device  %8.2f resident  %4d pipelines  %5d plans  %9d actions\n", s.at.Round(time.Second), s.live, s.device, s.resident, s.pipelines, s.plans, s.done)
	}
	t.Logf("\n%safter the first sixth, MiB an hour: %+.2f of Go's heap, %+.2f of the device, %+.2f resident; actions a second: %.1f at first, %.1f at last, %+.1f%%",
		table.String(), live, blocks, all, first, last, 100*(last/first-1))
	if *length >= time.Hour && (live > 1 || blocks > 1 || all > 1 || math.Abs(last/first-1) > 0.05) {
		t.Error("memory grows by more than 1 MiB an hour, or the throughput changes by more than 5%")
	}
}

// TestManyGoroutines has 32 goroutines over everything at once, on the device under test
// opened twice and on the host; at the end all devices close under the work of others.
func TestManyGoroutines(t *testing.T) {
	const goroutines, each = 32, 8
	host, err := device.Open(device.WithSelector("host"))
	if err != nil {
		t.Fatal(err)
	}
	var benches []*bench
	for _, dev := range []*device.Device{testdev.Open(t), testdev.Open(t), host} {
		b, err := newBench(dev, goroutines)
		if err != nil {
			t.Fatal(err)
		}
		benches = append(benches, b)
	}
	seed := uint64(time.Now().UnixNano())
	t.Logf("seed %d", seed)
	var done atomic.Int64
	errs := make([]error, goroutines)
	for round, closing := range []bool{false, true} {
		var wg sync.WaitGroup
		for id := range goroutines {
			wg.Go(func() {
				seed := seed + uint64(goroutines*round+id)
				errs[id] = act(t.Context(), benches[id%len(benches)], seed, each, func() { done.Add(1) })
				var closed *device.ClosedError
				if closing && errors.As(errs[id], &closed) {
					errs[id] = nil
				}
			})
		}
		if closing {
			before, end := done.Load(), time.Now().Add(10*time.Second)
			for done.Load() < before+goroutines && time.Now().Before(end) { // in the midst
				time.Sleep(100 * time.Microsecond)
			}
			for _, b := range benches {
				if err := b.dev.Close(); err != nil {
					t.Error(err)
				}
			}
		}
		wg.Wait()
		if err := errors.Join(errs...); err != nil {
			t.Fatal(err)
		}
	}
	for _, b := range benches {
		var closed *device.ClosedError
		if err := b.dev.Err(); !errors.As(err, &closed) {
			t.Errorf("%v", err)
		}
	}
}
