package engine

import (
	"encoding/binary"
	"errors"
	"math"
	"testing"
	"time"

	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/internal/plan"
	"github.com/weft-gpu/weft/internal/target"
	"github.com/weft-gpu/weft/internal/vulkan"
	"github.com/weft-gpu/weft/shaders"
)

// Every stream that a roofline tries reads all of its arrays and writes all of one, each
// element once: the exclusive or of what it reads, a word for what it has read, or the
// invocation's number.
func TestStreams(t *testing.T) {
	e, err := For(open(t))
	if err != nil {
		t.Fatal(err)
	}
	be, ok := e.be.(*vulkanBackend)
	if !ok {
		t.Skip("the host moves words with Go's own loops; run with WEFT_DEVICE=lavapipe")
	}
	if be.dev.Info().Simulated {
		t.Skip("a simulated device has no speed, and takes minutes for arrays longer than a cache")
	}
	if err := be.learn(ctx); err != nil {
		t.Fatal(err)
	}
	made, err := be.newMover(ctx)
	if err != nil {
		t.Fatal(err)
	}
	m := made.(*vulkanMover)
	defer m.close()
	for _, mix := range mixes {
		s := &mixStreams{}
		if err := m.prepare(s, mix[0], mix[1]); err != nil {
			t.Fatal(err)
		}
		variants := streamVariants(mix[0], mix[1], be.dev.Info().Kind == vulkan.CPU)
		for i, launch := range s.tried {
			var of *shaders.Stream // nil: the last one goes in runs
			if i < len(variants) {
				of = &variants[i]
			}
			for n := range m.arrays {
				put(t, m, n, marked(m.bytes, n))
			}
			if rate, err := m.move(ctx, launch); err != nil || rate <= 0 {
				t.Fatalf("%v stream %d: %v, %v", mix, i, rate, err)
			}
			checkStream(t, m, launch, of, mix)
		}
		s.close()
	}
}

func put(t *testing.T, m *vulkanMover, array int, data []byte) {
	t.Helper()
	if err := m.be.upload(t.Context(), m.arrays[array].dev, data); err != nil {
		t.Fatal(err)
	}
}

// marks are the doublewords of an array that are 1, the others being 0: the first, the
// last, and one in between that differs from array to array.
func marks(bytes int64, array int) []int64 {
	last := bytes/8 - 1
	return []int64{0, last / 3 * int64(1+array%2), last}
}

func marked(bytes int64, array int) []byte {
	data := make([]byte, bytes)
	for _, at := range marks(bytes, array) {
		binary.LittleEndian.PutUint64(data[8*at:], math.Float64bits(1))
	}
	return data
}

// What a roofline took, memory and pipelines, goes back when it is closed.
func TestRooflineGivesBack(t *testing.T) {
	e, err := For(open(t))
	if err != nil {
		t.Fatal(err)
	}
	if e.dev.Info().Simulated {
		t.Skip("a simulated device has no speed, and takes minutes for arrays longer than a cache")
	}
	before := e.Stats()
	r, err := e.NewRoofline(ctx)
	if err != nil {
		t.Fatal(err)
	}
	for _, mix := range [][2]int{{1, 0}, {0, 1}, {1, 0}} {
		if rate, err := r.Sample(ctx, mix[0], mix[1]); err != nil || rate <= 0 {
			t.Fatalf("%v: %v, %v", mix, rate, err)
		}
	}
	if err := r.Lead(ctx, time.Millisecond); err != nil {
		t.Error(err)
	}
	if m, ok := r.move.(*vulkanMover); ok { // a CPU driver is led by nothing else
		if err := m.read(ctx, time.Millisecond); err != nil {
			t.Error(err)
		}
	}
	r.Close()
	r.Close()
	if err := r.Lead(ctx, time.Millisecond); err == nil {
		t.Error("a closed roofline led")
	}
	if after := e.Stats(); after.Pipelines != before.Pipelines || after.Buffers != before.Buffers {
		t.Errorf("%d pipelines and %d buffers before, %d and %d after", before.Pipelines, before.Buffers, after.Pipelines, after.Buffers)
	}
	if _, err := r.Sample(ctx, 1, 0); err == nil {
		t.Error("a closed roofline was sampled")
	}
	var mix *MixError
	if _, err := r.Sample(ctx, 2, 2); !errors.As(err, &mix) {
		t.Errorf("two reads and two writes: %v", err)
	}
}

// checkStream holds what a stream wrote against what it is to.
func checkStream(t *testing.T, m *vulkanMover, launch stream, of *shaders.Stream, mix [2]int) {
	t.Helper()
	out := make([]byte, m.bytes)
	if err := m.be.download(ctx, m.arrays[launch.buffers-1], 0, out); err != nil {
		t.Fatal(err)
	}
	want := make([]byte, m.bytes)
	switch mix {
	case [2]int{1, 0}:
		copy(want, marked(m.bytes, 1)) // beyond a word of each invocation nothing changes
		threads := int64(launch.push[0])
		clear(want[:4*threads])
		for _, at := range marks(m.bytes, 0) {
			thread := 8 * at / int64(of.ElementBytes()*of.Elements)
			if of.Apart {
				thread = 8 * at / int64(of.ElementBytes()) % threads
			}
			binary.LittleEndian.PutUint32(want[4*thread:], 0x3ff00000)
		}
	case [2]int{0, 1}:
		each := int64(of.ElementBytes() * of.Elements)
		for at := int64(0); at < m.bytes; at += 4 {
			binary.LittleEndian.PutUint32(want[at:], uint32(at/each))
		}
	case [2]int{1, 1}:
		want = marked(m.bytes, 0)
	default:
		want = marked(m.bytes, 0)
		for i, b := range marked(m.bytes, 1) {
			want[i] ^= b
		}
	}
	if at := firstDifference(out, want); at >= 0 {
		t.Fatalf("%v stream %+v: byte %d is %#02x, want %#02x", mix, of, at, out[at], want[at])
	}
}

func firstDifference(a, b []byte) int {
	for i := range a {
		if a[i] != b[i] {
			return i
		}
	}
	return -1
}

// The roofline's stream in runs reads every word of its operands and writes the
// exclusive or of them.
func TestStreamInRuns(t *testing.T) {
	const n = 4096
	for reads := 1; reads <= 2; reads++ {
		k, g := runKernel(reads, plan.Config{Profile: target.Profile{ChunkBytes: 64, Run: 8}}, n)
		if m := k.Loop.(*kernel.Map); m.Run != 8 {
			t.Errorf("runs of %d, want 8", m.Run)
		}
		if err := k.Verify(); err != nil {
			t.Fatal(err)
		}
		operands := make([][]byte, reads)
		want, out := make([]byte, 4*n), make([]byte, 4*n)
		for i := range operands {
			operands[i] = make([]byte, 4*n)
			for w := range n {
				binary.LittleEndian.PutUint32(operands[i][4*w:], uint32(w*(i+3)+i))
			}
			for at, b := range operands[i] {
				want[at] ^= b
			}
		}
		if err := interpret(ctx, k, g, operands, out); err != nil {
			t.Fatal(err)
		}
		if string(out) != string(want) {
			t.Errorf("%d operands: another result", reads)
		}
	}
}
