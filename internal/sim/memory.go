package sim

import (
	"fmt"
	"sync/atomic"
	"unsafe"
)

// Garbage is what memory that was never written holds, in each word.
const Garbage = 0xffa5c3e1

// Memory is a device's memory: bytes that the host may see, and for each word of
// four bytes what is known of it. The host may write the bytes at any time that
// no dispatch runs: a word that was never written and is not [Garbage] any more
// counts as written.
type Memory struct {
	bytes  []byte
	words  []uint32
	shadow []uint64
}

// The shadow of a word:
//
//	63     written
//	62     of the epoch's accesses one was a write
//	61     they are of several invocations
//	28-60  the epoch of its last access
//	0-27   the invocation of that access
const (
	wordWritten  = 1 << 63
	wordStored   = 1 << 62
	wordShared   = 1 << 61
	invocationID = 1<<28 - 1
	epochMask    = 1<<33 - 1
	epochShift   = 28
	atomicID     = invocationID // of atomic accesses, which do not race with each other
)

// NewMemory makes memory of these bytes, which it fills with [Garbage]. What is
// past the last whole word is not used.
func NewMemory(bytes []byte) *Memory {
	m := &Memory{bytes: bytes, shadow: make([]uint64, len(bytes)/4)}
	if len(m.shadow) > 0 {
		if uintptr(unsafe.Pointer(&bytes[0]))%4 != 0 {
			panic("sim: memory that is not aligned to words")
		}
		m.words = unsafe.Slice((*uint32)(unsafe.Pointer(&bytes[0])), len(m.shadow))
	}
	m.Forget(0, int64(len(bytes)))
	return m
}

// Bytes are the memory's contents.
func (m *Memory) Bytes() []byte { return m.bytes }

// Forget makes a range never written again, as memory is that is given to
// something new. Offsets and sizes here are multiples of four bytes.
func (m *Memory) Forget(offset, size int64) {
	first, last := offset/4, (offset+size)/4
	for i := first; i < last; i++ {
		m.words[i] = Garbage
	}
	for i := first; i < last; i++ {
		if m.shadow[i] != 0 {
			m.shadow[i] = 0
		}
	}
}

// Wrote says that the host wrote a range, whatever its bytes are now.
func (m *Memory) Wrote(offset, size int64) {
	for i := offset / 4; i < (offset+size+3)/4; i++ {
		m.shadow[i] |= wordWritten
	}
}

// Undefined finds the first word of a range that was never written; ok is false
// when all were.
func (m *Memory) Undefined(offset, size int64) (at int64, ok bool) {
	for i := offset / 4; i < (offset+size+3)/4; i++ {
		if m.undefined(i) {
			return 4 * i, true
		}
	}
	return 0, false
}

func (m *Memory) undefined(word int64) bool {
	return m.shadow[word]&wordWritten == 0 && m.words[word] == Garbage
}

// Timeline orders what is submitted to a device: what lies between two barriers
// may run at once, so that its accesses may race.
type Timeline struct {
	epoch, next uint64 // the invocations that this epoch had
}

var epochs atomic.Uint64

// Barrier makes what was submitted before come ahead of what is submitted after.
func (t *Timeline) Barrier() { t.epoch = 0 }

// begin is the epoch of something that has n invocations, and its first.
func (t *Timeline) begin(n uint64) (epoch, first uint64) {
	if t.epoch == 0 || t.next+n >= atomicID {
		t.epoch, t.next = epochs.Add(1)&epochMask, 0
	}
	first = t.next
	t.next += n
	return t.epoch, first
}

// Copy copies bytes of src to dst; words that were never written stay so. All
// three numbers are multiples of four bytes.
func (t *Timeline) Copy(dst *Memory, to int64, src *Memory, from, size int64) error {
	if from < 0 || to < 0 || size < 0 || from+size > int64(len(src.bytes)) || to+size > int64(len(dst.bytes)) {
		return &Fault{Kind: Bounds, Invocation: -1, Detail: fmt.Sprintf("a copy of %d bytes from %d of %d to %d of %d", size, from, len(src.bytes), to, len(dst.bytes))}
	}
	epoch, id := t.begin(1)
	for i := range size / 4 {
		r, w := from/4+i, to/4+i
		if !src.touch(r, epoch, id, false) || !dst.touch(w, epoch, id, true) {
			return &Fault{Kind: Race, Invocation: -1, Detail: fmt.Sprintf("a copy from byte %d to byte %d, one of which is used at the same time", 4*r, 4*w)}
		}
		dst.words[w] = src.words[r]
		if src.undefined(r) {
			dst.words[w] = Garbage
			dst.shadow[w] &^= wordWritten
		}
	}
	return nil
}

// Fill fills a range with a word. Both numbers are multiples of four bytes.
func (t *Timeline) Fill(dst *Memory, offset, size int64, word uint32) error {
	if offset < 0 || size < 0 || offset+size > int64(len(dst.bytes)) {
		return &Fault{Kind: Bounds, Invocation: -1, Detail: fmt.Sprintf("%d bytes filled from %d of %d", size, offset, len(dst.bytes))}
	}
	epoch, id := t.begin(1)
	for i := offset / 4; i < (offset+size)/4; i++ {
		if !dst.touch(i, epoch, id, true) {
			return &Fault{Kind: Race, Invocation: -1, Detail: fmt.Sprintf("a fill of byte %d, which is used at the same time", 4*i)}
		}
		dst.words[i] = word
	}
	return nil
}

// touch records an access of a word by an invocation in an epoch; it is false if
// another one's access of the epoch races with it.
func (m *Memory) touch(word int64, epoch, id uint64, write bool) bool {
	now := epoch<<epochShift | id
	if write {
		now |= wordStored | wordWritten
	}
	for {
		old := atomic.LoadUint64(&m.shadow[word])
		next := now | old&wordWritten
		if old>>epochShift&epochMask == epoch {
			same := old&invocationID == id && old&wordShared == 0
			switch {
			case !same && (write || old&wordStored != 0):
				return false
			case old&wordShared != 0:
				return true
			case !same:
				next |= wordShared
			default:
				next |= old & wordStored
			}
		}
		if next == old || atomic.CompareAndSwapUint64(&m.shadow[word], old, next) {
			return true
		}
	}
}
