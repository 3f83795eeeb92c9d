package instruments

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"math"
	"sync/atomic"
	"testing"

	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/vector"
)

// The chains of a peak go from 1 to 6, where x/2 + 3 rests: no step is of subnormal or infinite
// numbers.
func TestHostOperands(t *testing.T) {
	for _, p := range vector.Peaks() {
		for _, d := range []dtype.DType{dtype.Float32, dtype.Float64} {
			element := func(b []byte) float64 {
				if d == dtype.Float64 {
					return math.Float64frombits(binary.LittleEndian.Uint64(b))
				}
				return float64(math.Float32frombits(binary.LittleEndian.Uint32(b)))
			}
			data := hostOperands(p, d)
			want := 1.0
			for range 3 {
				p.Steps(d, data, 1)
				want = want*0.5 + 3
				for i := range vector.Chains * p.Lanes(d) {
					if got := element(data[i*d.Size():]); got != want {
						t.Fatalf("%s, %s, element %d: %v, want %v", p.Name(), d, i, got, want)
					}
				}
			}
		}
	}
}

// What there are no chains of has no peak; nor has anything once the context has ended.
func TestHostPeaksThatAreNone(t *testing.T) {
	var none *NoPeakError
	if _, err := HostPeak(t.Context(), widest(), dtype.Int8, false, 1); !errors.As(err, &none) {
		t.Errorf("int8: %v", err)
	}
	ended, end := context.WithCancel(t.Context())
	end()
	if _, err := HostPeak(ended, widest(), dtype.Float32, false, 2); !errors.Is(err, context.Canceled) {
		t.Errorf("arithmetic: %v", err)
	}
	if _, err := HostRead(ended, widest(), 1, 2); !errors.Is(err, context.Canceled) {
		t.Errorf("reads: %v", err)
	}
}

// Every thread does its own work, all rounds of it.
func TestTogether(t *testing.T) {
	for threads := 1; threads < 5; threads++ {
		counts := make([]atomic.Int64, threads)
		work := make([]func(int), threads)
		for i := range work {
			work[i] = func(rounds int) { counts[i].Add(int64(rounds)) }
		}
		together(work, 3)
		together(work, 4)
		for i := range counts {
			if n := counts[i].Load(); n != 7 {
				t.Errorf("%d threads: thread %d did %d rounds, want 7", threads, i, n)
			}
		}
	}
}

// Each mix moves all bytes of its arrays, and writes what its description says.
func TestHostMoves(t *testing.T) {
	const n = 2 * vector.ReadGroup
	fill := func(seed byte) []byte {
		b := make([]byte, n)
		for i := range b {
			b[i] = byte(i)*seed + seed
		}
		return b
	}
	a, b := fill(3), fill(5)
	xor, words := make([]byte, n), uint32(0)
	for i := range xor {
		xor[i] = a[i] ^ b[i]
	}
	for i := 0; i < n; i += 4 {
		words += binary.LittleEndian.Uint32(a[i:])
	}
	before := sink.Load()
	moveBytes(widest(), [][]byte{a}, nil)
	if got := sink.Load() - before; got != words {
		t.Errorf("read %#x, want %#x", got, words)
	}
	for _, c := range []struct {
		name string
		in   [][]byte
		want []byte
	}{{"write", nil, make([]byte, n)}, {"copy", [][]byte{a}, a}, {"exclusive or", [][]byte{a, b}, xor}} {
		out := fill(7)
		if moveBytes(widest(), c.in, [][]byte{out}); !bytes.Equal(out, c.want) {
			t.Errorf("%s: other bytes", c.name)
		}
	}
	for _, mix := range mixes {
		if HostMix(mix[0], mix[1]) == "" {
			t.Errorf("%v: what it does is not said", mix)
		}
	}
}

// Samples go through the arrays, window by window and around, all of each window, on one thread as
// on several.
func TestHostSamples(t *testing.T) {
	for _, threads := range []int{1, 2} {
		var arrays hostArrays
		for range 2 {
			b := make([]byte, 2*hostWindow)
			for i := range b {
				b[i] = 1
			}
			arrays.list = append(arrays.list, b)
		}
		m := newHostMover(&arrays, threads)
		for i, want := range []int{0, hostWindow, 2 * hostWindow} {
			if m.at != want%len(arrays.list[0]) || bytes.Count(arrays.list[0], []byte{0}) != want {
				t.Fatalf("%d threads: after %d samples: at %d, %d bytes were written", threads, i, m.at, bytes.Count(arrays.list[0], []byte{0}))
			}
			if rate, err := m.sample(t.Context(), 0, 1); err != nil || rate <= 0 {
				t.Fatalf("%d threads: %v, %v", threads, rate, err)
			}
		}
	}
}

// Arrays are as long as the caches are large, within bounds, and whole windows.
func TestHostArrayBytes(t *testing.T) {
	for _, c := range []struct {
		last int64
		want int
	}{{0, hostWindow}, {1 << 20, hostWindow}, {100 << 20, hostWindow}, {130 << 20, 2 * hostWindow}, {1 << 30, streamBytes}} {
		if got := hostArrayBytes([]Cache{{1, 32 << 10, 1}, {3, c.last, 1}}); got != c.want {
			t.Errorf("%d: %d, want %d", c.last, got, c.want)
		}
	}
}
