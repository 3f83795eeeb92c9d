package instruments

import (
	"encoding/binary"
	"errors"
	"testing"

	"github.com/weft-gpu/weft/internal/vulkan"
)

// What goes over memory goes where it says: all that is written and copied is there, and
// all atomic operations have been made.
func TestReuse(t *testing.T) {
	b := benchUnderTest(t)
	if b.mem == nil {
		var none *NoPeakError
		if _, err := b.ReuseRate(t.Context(), ReuseRead, 1<<20); !errors.As(err, &none) || none.Error() == "" {
			t.Errorf("the host: %v", err)
		}
		return
	}
	if _, err := b.ReuseRate(t.Context(), ReuseRead, b.cfg.MaxRange+1); err == nil {
		t.Error("more than a binding was gone over")
	}
	before := b.mem.Stats()
	const bytes, rounds = 1 << 20, 1 << 10 // of a vector each
	for _, of := range []Reuse{ReuseRead, ReuseWrite, ReuseCopy, ReuseShared, ReuseAtomics, ReuseOneWord} {
		if b.dev.Info().Simulated && of == ReuseOneWord {
			continue // 2^19 invocations one after the other
		}
		checkReuse(t, b, of, bytes, rounds)
	}
	if after := b.mem.Stats(); after.Buffers != before.Buffers {
		t.Errorf("%d buffers before, %d after", before.Buffers, after.Buffers)
	}
}

func checkReuse(t *testing.T, b *Bench, of Reuse, bytes int64, rounds int) {
	t.Helper()
	if b.dev.Info().Kind != vulkan.CPU {
		rounds = 4
	}
	l, err := b.newReuse(t.Context(), of, bytes)
	if err != nil {
		t.Fatal(err)
	}
	defer l.close()
	if took, err := l.run(t.Context(), rounds); err != nil || took < 0 {
		t.Fatalf("%v: %v, %v", of, took, err)
	}
	word := func(buffer, i int) uint32 {
		return binary.LittleEndian.Uint32(read(t, b, l.buffers[buffer], int64(4*i), 4))
	}
	last := uint32(rounds*reuseSteps - 1) // of a power of two steps: all bits below it
	switch of {
	case ReuseWrite:
		// The last that was written to a place is as far before the end as the place is.
		places := int(bytes/16) / l.threads
		for _, i := range []int{0, places - 1} {
			if got, want := word(1, 4*i*l.threads), last-uint32(places-1-i); places <= int(last) && got != want {
				t.Errorf("place %d of %d has %d, want %d", i, places, got, want)
			}
		}
	case ReuseAtomics:
		if got := word(0, l.threads-1); got != last {
			t.Errorf("the bits %#x were joined, want %#x", got, last)
		}
	case ReuseOneWord:
		if got := word(0, 0); got != last {
			t.Errorf("the bits %#x were joined to one word, want %#x", got, last)
		}
	}
}
