package instruments

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
)

// Every stream that a roofline tries reads all of its arrays and writes all of one, each
// element once: the exclusive or of what it reads, a word for what it has read, or the
// invocation's number.
func TestStreams(t *testing.T) {
	b := benchUnderTest(t)
	if b.mem == nil {
		t.Skip("SKIPPED: the host moves bytes in TestHostMoves; run with WEFT_DEVICE=lavapipe")
	}
	if b.dev.Info().Simulated {
		t.Skip("a simulated device has no speed, and takes minutes for arrays longer than a cache")
	}
	m, err := b.newMover(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer m.close()
	for _, mix := range mixes {
		s := &mixStreams{}
		if err := m.prepare(s, mix[0], mix[1]); err != nil {
			t.Fatal(err)
		}
		variants := streamVariants(mix[0], mix[1], b.dev.Info().Kind == vulkan.CPU)
		for i, launch := range s.tried {
			var of *streamKernel // nil: the last one goes in runs
			if i < len(variants) {
				of = &variants[i]
			}
			for n := range m.arrays {
				put(t, m, n, marked(m.bytes, n))
			}
			if rate, err := m.move(t.Context(), launch); err != nil || rate <= 0 {
				t.Fatalf("%v stream %d: %v, %v", mix, i, rate, err)
			}
			checkStream(t, m, launch, of, mix)
		}
		s.close()
	}
}

func put(t *testing.T, m *vulkanMover, array int, data []byte) {
	t.Helper()
	record := func(add func(*vulkan.Batch)) { add(&m.b.batch) }
	flush := func() error { _, err := m.b.timed(t.Context(), false, func() {}); return err }
	if err := m.b.mem.Upload(t.Context(), m.arrays[array], data, record, flush); err != nil {
		t.Fatal(err)
	}
	if err := flush(); err != nil {
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

// What a roofline took goes back when it is closed.
func TestRooflineGivesBack(t *testing.T) {
	b := benchUnderTest(t)
	if b.dev.Info().Simulated {
		t.Skip("a simulated device has no speed, and takes minutes for arrays longer than a cache")
	}
	r, err := b.NewRoofline(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	for _, mix := range [][2]int{{1, 0}, {0, 1}, {1, 0}} {
		if rate, err := r.Sample(t.Context(), mix[0], mix[1]); err != nil || rate <= 0 {
			t.Fatalf("%v: %v, %v", mix, rate, err)
		}
	}
	if err := r.Lead(t.Context(), time.Millisecond); err != nil {
		t.Error(err)
	}
	if m, ok := r.move.(*vulkanMover); ok { // a CPU driver is led by nothing else
		if err := m.read(t.Context(), time.Millisecond); err != nil {
			t.Error(err)
		}
	}
	r.Close()
	r.Close()
	if err := r.Lead(t.Context(), time.Millisecond); err == nil {
		t.Error("a closed roofline led")
	}
	if b.mem != nil {
		if after := b.mem.Stats(); after.Buffers != 0 {
			t.Errorf("%d buffers are left", after.Buffers)
		}
	}
	if _, err := r.Sample(t.Context(), 1, 0); err == nil {
		t.Error("a closed roofline was sampled")
	}
	var mix *MixError
	if _, err := r.Sample(t.Context(), 2, 2); !errors.As(err, &mix) {
		t.Errorf("two reads and two writes: %v", err)
	}
}

// checkStream holds what a stream wrote against what it is to.
func checkStream(t *testing.T, m *vulkanMover, launch stream, of *streamKernel, mix [2]int) {
	t.Helper()
	out := read(t, m.b, m.arrays[launch.buffers-1], 0, m.bytes)
	want := make([]byte, m.bytes)
	switch mix {
	case [2]int{1, 0}:
		copy(want, marked(m.bytes, 1)) // beyond a word of each invocation nothing changes
		threads := int64(launch.push[0])
		clear(want[:4*threads])
		for _, at := range marks(m.bytes, 0) {
			thread := 8 * at / int64(of.elementBytes()*of.Elements)
			if of.Apart {
				thread = 8 * at / int64(of.elementBytes()) % threads
			}
			binary.LittleEndian.PutUint32(want[4*thread:], 0x3ff00000)
		}
	case [2]int{0, 1}:
		each := int64(of.elementBytes() * of.Elements)
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

// The roofline's stream in runs is a kernel as the planner makes them: TestStreams runs it.
func TestStreamInRuns(t *testing.T) {
	for reads := 1; reads <= 2; reads++ {
		k, _ := runKernel(reads, plan.Config{Profile: target.Profile{ChunkBytes: 64, Run: 8}}, 4096)
		if m := k.Loop.(*kernel.Map); m.Run != 8 {
			t.Errorf("runs of %d, want 8", m.Run)
		}
		if err := k.Verify(); err != nil {
			t.Error(err)
		}
	}
}
