package instruments

import (
	"encoding/binary"
	"errors"
	"math"
	"testing"

	"github.com/weft-gpu/weft/dtype"
)

// peakWord is what an invocation of a peak stores: every step of every chain is in it.
func peakWord(p peakKernel, invocation uint32, rounds int) uint32 {
	var step func(x uint64) uint64
	start := uint64(invocation)
	switch p.DType {
	case dtype.Uint32:
		step = func(x uint64) uint64 { return uint64(uint32(x) + 3) }
	case dtype.Float16:
		return 0x46004600 // what x/2 + 3 comes to in 16 steps from about 1, of an odd number of chains
	case dtype.Float32:
		start = uint64(math.Float32bits(float32(invocation)))
		step = func(x uint64) uint64 {
			product := float32(math.Float32frombits(uint32(x)) * 0.5)
			return uint64(math.Float32bits(product + 3))
		}
	default:
		start |= 0x3ff00000 << 32
		step = func(x uint64) uint64 {
			product := float64(math.Float64frombits(x) * 0.5)
			return math.Float64bits(product + 3)
		}
	}
	var word uint32
	for range p.Chains {
		x := start
		for range p.operations(rounds) / 2 / p.Chains {
			x = step(x)
		}
		word ^= uint32(x)
		start = step(start)
	}
	return word
}

// A peak counts what was computed: all of it is in what the kernel stores.
func TestPeaksCompute(t *testing.T) {
	b := benchUnderTest(t)
	var none *NoPeakError
	if b.mem == nil {
		if _, err := b.Peak(t.Context(), dtype.Float64, true); !errors.As(err, &none) || none.Error() == "" {
			t.Errorf("the host fuses nothing: %v", err)
		}
		if _, err := b.Peak(t.Context(), dtype.Int8, false); !errors.As(err, &none) {
			t.Errorf("int8: %v", err)
		}
		return // TestHostOperands computes
	}
	if _, err := b.Peak(t.Context(), dtype.Int8, false); !errors.As(err, &none) {
		t.Errorf("int8: %v", err)
	}
	info := b.dev.Info()
	kinds := []peakKernel{{DType: dtype.Uint32, Chains: 4}, {DType: dtype.Float32, Chains: 3}}
	if info.Features.Float64 {
		kinds = append(kinds, peakKernel{DType: dtype.Float64, Chains: 2})
	}
	if info.Features.Float16 && !info.Simulated {
		kinds = append(kinds, peakKernel{DType: dtype.Float16, Chains: 3})
	}
	for _, p := range kinds {
		checkPeak(t, b, p)
	}
}

func checkPeak(t *testing.T, b *Bench, p peakKernel) {
	t.Helper()
	const groups = 3
	l, err := b.newPeak(t.Context(), p, groups)
	if err != nil {
		t.Fatal(err)
	}
	defer l.close()
	for _, rounds := range []int{0, 1, 2} { // few: x/2 + 3 soon rests
		if rounds == 0 && p.DType == dtype.Float16 {
			continue
		}
		if took, err := l.run(t.Context(), rounds); err != nil || took < 0 {
			t.Fatalf("%+v on %s: %v, %v", p, b.dev.Info().Name, took, err)
		}
		raw := read(t, b, l.buffers[0], 0, 4*int64(l.threads))
		for i := range l.threads {
			if got, want := binary.LittleEndian.Uint32(raw[4*i:]), peakWord(p, uint32(i), rounds); got != want {
				t.Fatalf("%+v, %d rounds, invocation %d: %#x, want %#x", p, rounds, i, got, want)
			}
		}
	}
}
