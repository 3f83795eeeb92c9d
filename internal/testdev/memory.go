package testdev

import (
	"context"
	"runtime"
	"testing"
	"time"

	"github.com/weft-gpu/weft/device"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/engine"
	"github.com/weft-gpu/weft/internal/graph"
	"github.com/weft-gpu/weft/internal/opened"
	"github.com/weft-gpu/weft/shape"
)

// BytesInUse is the device memory in use once everything that nothing can reach
// has been given back. The host device has none of its own: 0.
func BytesInUse(t testing.TB, dev *device.Device) int64 {
	t.Helper()
	return settle(t, dev, func(engine.Stats) bool { return false }).InUse
}

// PeakBytes is the most device memory that was ever in use.
func PeakBytes(t testing.TB, dev *device.Device) int64 {
	t.Helper()
	return engineOf(t, dev).Stats().Peak
}

// HeapInUse is what Go's heap holds once everything that nothing can reach has
// been collected.
func HeapInUse() int64 {
	var m runtime.MemStats
	for range 3 { // cleanups let go of more
		runtime.GC()
		time.Sleep(time.Millisecond)
	}
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}

// checkLeaks requires that no buffer is left.
func checkLeaks(t testing.TB, dev *device.Device) {
	t.Helper()
	s := settle(t, dev, func(s engine.Stats) bool { return s.Buffers == 0 })
	if s.Buffers != 0 || s.PendingFrees != 0 {
		t.Errorf("at the test's end %d buffers (%d bytes) are still in use, %d more wait for their submissions", s.Buffers, s.InUse, s.PendingFrees)
	}
}

// patience is how long work that nobody waits for any more may go on.
const patience = time.Minute

// settle lets the collector and the engine find what is dead until nothing more
// comes back in several rounds, or until enough has.
func settle(t testing.TB, dev *device.Device, enough func(engine.Stats) bool) engine.Stats {
	t.Helper()
	const quietRounds, maxRounds = 3, 100
	eng, start := engineOf(t, dev), time.Now()
	eng.Forget()
	last, quiet := eng.Stats(), 0
	for rounds := 0; rounds < maxRounds; rounds++ {
		if eng.Stats().Work > 0 && time.Since(start) < patience { // what was cancelled may go on
			rounds = 0
			time.Sleep(time.Millisecond)
			continue
		}
		runtime.GC()
		time.Sleep(time.Millisecond << (2 * quiet)) // cleanups run in a goroutine of the runtime's
		stir(t, eng)
		s := eng.Stats()
		if s.Buffers < last.Buffers || s.PendingFrees > 0 {
			quiet = 0
		} else {
			quiet++
		}
		last = s
		if quiet >= quietRounds || s.PendingFrees == 0 && enough(s) {
			break
		}
	}
	return last
}

// stir evaluates one element: the engine takes dead buffers back when it
// allocates.
func stir(t testing.TB, eng *engine.Engine) {
	t.Helper()
	v := graph.NewFull(dtype.Uint32, element.One(dtype.Uint32), shape.Shape{1}, "")
	if err := eng.Eval(context.Background(), v); err != nil {
		t.Errorf("looking for leaks: %v", err)
		return
	}
	eng.Free(v)
}

func engineOf(t testing.TB, dev *device.Device) *engine.Engine {
	t.Helper()
	eng, err := engine.For(opened.Device(dev))
	if err != nil {
		t.Fatalf("the engine of the device under test: %v", err)
	}
	return eng
}
