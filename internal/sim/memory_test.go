package sim_test

import (
	"encoding/binary"
	"errors"
	"testing"

	"github.com/weft-gpu/weft/internal/sim"
)

// wordsOf returns memory of n words that nobody has written.
func wordsOf(n int) *sim.Memory { return sim.NewMemory(make([]byte, 4*n)) }

// expectKnown checks for every byte whether it counts as written.
func expectKnown(t *testing.T, m *sim.Memory, known func(at int64) bool) {
	t.Helper()
	for at := range int64(len(m.Bytes())) {
		if _, undefined := m.Undefined(at, 1); undefined == known(at) {
			t.Fatalf("byte %d counts as written: %v", at, !undefined)
		}
	}
}

// The bytes that the host reports as written are written, and no others: neither the value Garbage
// nor another value decides it.
func TestHostReportsWrittenBytes(t *testing.T) {
	for first := range int64(8) {
		for size := range 16 - first {
			m := wordsOf(4) // all Garbage
			m.Wrote(first, size)
			expectKnown(t, m, func(at int64) bool { return first <= at && at < first+size })
			if at, ok := m.Undefined(0, 16); ok && at != 0 && at != first+size {
				t.Errorf("%d bytes from %d: byte %d is the first that was not written", size, first, at)
			}
			m.Forget(0, 16)
			expectKnown(t, m, func(int64) bool { return false })
		}
	}
	m := wordsOf(4)
	clear(m.Bytes())
	expectKnown(t, m, func(int64) bool { return false })
}

// A copy carries which bytes are known, for any alignment of its two ends, and leaves the
// neighbouring bytes.
func TestCopiesCarryKnownBytes(t *testing.T) {
	for from := range int64(5) {
		for to := range int64(5) {
			for size := range int64(9) {
				src, dst := wordsOf(4), wordsOf(4)
				known := func(at int64) bool { return at%3 == 0 || at == 7 }
				for at := range int64(16) {
					if known(at) {
						src.Wrote(at, 1)
					}
				}
				dst.Wrote(0, 2)
				dst.Wrote(9, 1)
				line := &sim.Timeline{}
				if err := line.Copy(dst, to, src, from, size); err != nil {
					t.Fatal(err)
				}
				expectKnown(t, dst, func(at int64) bool {
					if to <= at && at < to+size {
						return known(at - to + from)
					}
					return at < 2 || at == 9
				})
			}
		}
	}
	m, line := wordsOf(2), &sim.Timeline{}
	if err := line.Fill(m, 4, 4, sim.Garbage); err != nil {
		t.Fatal(err)
	}
	expectKnown(t, m, func(at int64) bool { return at >= 4 })
}

// Words that kernels write are known if their values are, even if the value is Garbage, and if
// atomic instructions insert an element smaller than a word.
func TestKernelsWriteWhatIsKnown(t *testing.T) {
	for _, c := range []struct {
		name  string
		store func(m *machine)
		known func(at int64) bool
	}{
		{"a word like garbage", func(m *machine) { m.store(m.LocalIndex(), m.k(sim.Garbage)) }, func(at int64) bool { return at < 128 }},
		{"a word like garbage of the host's", func(m *machine) {
			m.store(m.LocalIndex(), m.IAdd(m.LoadElement(m.in, m.k(64), 0), m.k(1)))
		}, func(at int64) bool { return at < 128 }},
		{"what was never written", func(m *machine) {
			m.store(m.LocalIndex(), m.load(m.IAdd(m.LocalIndex(), m.k(65))))
		}, func(int64) bool { return false }},
		{"one byte of each word", func(m *machine) {
			at := m.LocalIndex()
			m.AtomicAnd(m.data, at, m.k(0xffff00ff))
			m.AtomicOr(m.data, at, m.k(0x00007700))
		}, func(at int64) bool { return at < 128 && at%4 == 1 }},
		{"one byte, of what was never written", func(m *machine) {
			at := m.LocalIndex()
			m.AtomicAnd(m.data, at, m.k(0xffff00ff))
			m.AtomicOr(m.data, at, m.And(m.load(m.IAdd(at, m.k(65))), m.k(0xff00)))
		}, func(int64) bool { return false }},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := newMachine()
			c.store(m)
			out, in := wordsOf(bindingWords), wordsOf(bindingWords)
			binary.LittleEndian.PutUint32(in.Bytes()[4*64:], sim.Garbage)
			in.Wrote(0, 4*65)
			if err := m.runOn(t, profile("sim32"), out, in); err != nil {
				t.Fatal(err)
			}
			expectKnown(t, out, c.known)
			if word := binary.LittleEndian.Uint32(out.Bytes()); c.name == "a word like garbage of the host's" && word != sim.Garbage+1 {
				t.Errorf("%#x and 1 is %#x", uint32(sim.Garbage), word)
			}
		})
	}
}

// A word of which the host wrote a part may decide where memory is written. A word of which it
// wrote nothing may not.
func TestPartsOfWordsAreKnown(t *testing.T) {
	for size := range int64(5) {
		m := newMachine()
		m.store(m.IAdd(m.And(m.load(m.k(0)), m.k(1)), m.ShiftL(m.LocalIndex(), m.k(1))), m.k(1))
		out, in := wordsOf(bindingWords), wordsOf(bindingWords)
		in.Wrote(0, size)
		err := m.runOn(t, profile("sim8"), out, in)
		var fault *sim.Fault
		if undefined := errors.As(err, &fault) && fault.Kind == sim.Uninitialized; undefined != (size == 0) {
			t.Errorf("%d bytes written: %v", size, err)
		}
	}
}
