package engine

import (
	"encoding/binary"
	"slices"
	"testing"

	"github.com/weft-gpu/weft/internal/plan"
)

// Every stream that a roofline tries moves all of its arrays, which have been written
// before: the exclusive or of what it reads, or a word for what it has read.
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
		for i := range s.tried {
			checkStream(t, m, mix, s.tried[i], i)
		}
		s.close()
	}
}

// checkStream runs a mover's stream over arrays of words of its own.
func checkStream(t *testing.T, m *vulkanMover, mix [2]int, s stream, number int) {
	t.Helper()
	for i, a := range m.arrays {
		words := slices.Repeat([]byte{byte(1 + i), 2, 3, 0x3f}, int(m.bytes/4))
		if err := m.be.upload(a.dev, words); err != nil {
			t.Fatal(err)
		}
	}
	if rate, err := m.move(ctx, s); err != nil || rate <= 0 {
		t.Fatalf("%v stream %d: %v, %v", mix, number, rate, err)
	}
	out := make([]byte, m.bytes)
	if err := m.be.download(ctx, m.arrays[s.buffers-1], 0, out); err != nil {
		t.Fatal(err)
	}
	before := []byte{byte(s.buffers), 2, 3, 0x3f}
	want := map[[2]int][]byte{{1, 1}: {1, 2, 3, 0x3f}, {2, 1}: {1 ^ 2, 0, 0, 0}}[mix]
	if want == nil { // what is written is the stream's own: it was, to the last word
		end := len(out)
		if mix == [2]int{1, 0} {
			end = 4 * int(s.push[0]) // a word of each invocation
		}
		if string(out[:4]) == string(before) || string(out[end-4:end]) == string(before) {
			t.Errorf("%v stream %d left a word", mix, number)
		}
		return
	}
	for at := 0; at < len(out); at += 4 {
		if string(out[at:at+4]) != string(want) {
			t.Fatalf("%v stream %d: word %d is % x, want % x", mix, number, at/4, out[at:at+4], want)
		}
	}
}

// The roofline's stream in runs reads every word of its operands and writes the
// exclusive or of them.
func TestStreamInRuns(t *testing.T) {
	const n = 4096
	for reads := 1; reads <= 2; reads++ {
		k, g := runKernel(reads, plan.Config{ChunkBytes: 64, Run: 8}, n)
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
