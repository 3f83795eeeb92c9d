package engine

import (
	"encoding/binary"
	"errors"
	"testing"

	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/shaders"
)

// What goes over memory goes where it says: all that is written and copied is there, and
// all atomic operations have been made.
func TestReuse(t *testing.T) {
	dev := open(t)
	e, err := For(dev)
	if err != nil {
		t.Fatal(err)
	}
	be, ok := e.be.(*vulkanBackend)
	if !ok {
		var none *NoPeakError
		if _, err := e.ReuseRate(ctx, ReuseRead, 1<<20); !errors.As(err, &none) || none.Error() == "" {
			t.Errorf("the host: %v", err)
		}
		return
	}
	if err := be.learn(ctx); err != nil {
		t.Fatal(err)
	}
	if _, err := e.ReuseRate(ctx, ReuseRead, be.cfg.MaxRange+1); err == nil {
		t.Error("more than a binding was gone over")
	}
	before := e.Stats()
	const bytes, rounds = 1 << 20, 1 << 10 // of a vector each
	for _, of := range []Reuse{ReuseRead, ReuseWrite, ReuseCopy, ReuseShared, ReuseAtomics, ReuseOneWord} {
		if dev.Info().Simulated && of == ReuseOneWord {
			continue // 2^19 invocations one after the other
		}
		checkReuse(t, be, of, bytes, rounds)
	}
	if after := e.Stats(); after.Buffers != before.Buffers || after.Pipelines != before.Pipelines {
		t.Errorf("%d buffers and %d pipelines before, %d and %d after", before.Buffers, before.Pipelines, after.Buffers, after.Pipelines)
	}
}

func checkReuse(t *testing.T, be *vulkanBackend, of Reuse, bytes int64, rounds int) {
	t.Helper()
	if be.dev.Info().Kind != vulkan.CPU {
		rounds = 4
	}
	l, err := be.newReuse(ctx, of, bytes)
	if err != nil {
		t.Fatal(err)
	}
	defer l.close()
	if took, err := l.run(ctx, rounds); err != nil || took < 0 {
		t.Fatalf("%v: %v, %v", of, took, err)
	}
	word := func(a *array, i int) uint32 {
		raw := make([]byte, 4)
		if err := be.download(ctx, a, int64(4*i), raw); err != nil {
			t.Fatal(err)
		}
		return binary.LittleEndian.Uint32(raw)
	}
	last := uint32(rounds*shaders.ReuseSteps - 1) // of a power of two steps: all bits below it
	switch of {
	case ReuseWrite:
		// The last that was written to a place is as far before the end as the place is.
		places := int(bytes/16) / l.threads
		for _, i := range []int{0, places - 1} {
			if got, want := word(l.arrays[1], 4*i*l.threads), last-uint32(places-1-i); places <= int(last) && got != want {
				t.Errorf("place %d of %d has %d, want %d", i, places, got, want)
			}
		}
	case ReuseAtomics:
		if got := word(l.arrays[0], l.threads-1); got != last {
			t.Errorf("the bits %#x were joined, want %#x", got, last)
		}
	case ReuseOneWord:
		if got := word(l.arrays[0], 0); got != last {
			t.Errorf("the bits %#x were joined to one word, want %#x", got, last)
		}
	}
}
