package sim

import (
	"fmt"
	"math"
	"math/bits"
	"sync/atomic"
	"unsafe"
)

// Garbage is the value of each memory word that was never written. A written word may have it too,
// so it proves nothing.
const Garbage = 0xffa5c3e1

// Memory is a device's memory: bytes that the host may see, and a shadow for each word of four
// bytes. The host may write bytes that no running dispatch uses, and must then call [Memory.Wrote].
type Memory struct {
	bytes  []byte
	words  []uint32
	shadow []uint64
	queues *twoQueues // nil if one queue alone uses the memory
}

// twoQueues has the epochs of a memory's words that the shadows, which belong to the queue that
// runs kernels, do not have. wrote has the last write of that queue. copied has the transfer
// queue's last write in its low 32 bits and its last access in the high ones.
type twoQueues struct {
	wrote  []uint32
	copied []uint64
}

// ByTwoQueues says that a transfer queue uses the memory too. Call it before any use.
func (m *Memory) ByTwoQueues() {
	m.queues = &twoQueues{make([]uint32, len(m.shadow)), make([]uint64, len(m.shadow))}
}

// The shadow of a word:
//
//	60-63  the known bytes: those written with defined values
//	59     an access of the last epoch was a write
//	28-58  the epoch of the last access
//	0-27   the invocation of that access, or several
const (
	knownShift   = 60
	wordStored   = 1 << 59
	invocationID = 1<<28 - 1
	epochMask    = 1<<31 - 1
	epochShift   = 28
	atomicID     = invocationID     // of atomic accesses, which do not race with each other
	severalID    = invocationID - 1 // of several invocations
)

// bytesKnown is a set of a word's bytes; the first byte is the lowest bit.
type bytesKnown uint8

const allKnown bytesKnown = 15

func knownOf(shadow uint64) bytesKnown { return bytesKnown(shadow >> knownShift) }

// with returns a shadow with other known bytes.
func (k bytesKnown) with(shadow uint64) uint64 {
	return shadow&(1<<knownShift-1) | uint64(k)<<knownShift
}

// bytesWithin returns the bytes of a word that are in a range of memory.
func bytesWithin(word, offset, size int64) bytesKnown {
	first, end := max(offset-4*word, 0), min(offset+size-4*word, 4)
	return allKnown << first & (1<<end - 1)
}

// NewMemory makes memory of these bytes and fills it with [Garbage]. Bytes beyond the last whole
// word are not used.
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

// Bytes returns the memory's contents.
func (m *Memory) Bytes() []byte { return m.bytes }

// Forget marks a range as never written, since something new uses it. Offset and size are multiples
// of four bytes.
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
	if m.queues != nil {
		clear(m.queues.wrote[first:last])
		clear(m.queues.copied[first:last])
	}
}

// Wrote says that the host wrote a range, whatever its bytes are now.
func (m *Memory) Wrote(offset, size int64) {
	for i := offset / 4; i < (offset+size+3)/4; i++ {
		old := m.shadow[i]
		if next := (knownOf(old) | bytesWithin(i, offset, size)).with(old); next != old {
			m.shadow[i] = next
		}
	}
}

// Undefined returns the first byte of a range that was never written or has an undefined value; ok
// is false if there is none.
func (m *Memory) Undefined(offset, size int64) (at int64, ok bool) {
	for i := offset / 4; i < (offset+size+3)/4; i++ {
		if missing := bytesWithin(i, offset, size) &^ knownOf(m.shadow[i]); missing != 0 {
			return 4*i + int64(bits.TrailingZeros8(uint8(missing))), true
		}
	}
	return 0, false
}

// Timeline orders the submissions to one of a device's queues. Commands between two barriers may
// run at the same time, so their accesses may race. Commands of the other queue may run at the same
// time as any of them.
type Timeline struct {
	Transfers bool // the queue is the transfer queue

	otherSince  uint64 // the first epoch of the other queue whose accesses may still be running
	epoch, next uint64 // the current epoch, and the number of its invocations so far
	// since is the first epoch whose accesses may still be running; 0 means the next one. last is
	// the latest epoch.
	since, last uint64
}

// moment is an epoch of a queue, with the first earlier epochs of its own and of the other queue
// that may run at the same time.
type moment struct {
	epoch, since, otherSince uint64
	transfers                bool
}

// never is the first epoch of a moment that races with nothing.
const never = math.MaxUint64

var epochs atomic.Uint64

// Barrier orders everything submitted to the queue before it ahead of everything after it.
func (t *Timeline) Barrier() { t.epoch, t.since = 0, 0 }

// Submit begins a submission. Nothing orders it after earlier ones, except those whose accesses
// have epochs up to done on this queue and up to other on the other one: the host knew that these
// had ended.
func (t *Timeline) Submit(done, other uint64) {
	t.epoch, t.otherSince = 0, other+1
	if t.since > 0 {
		t.since = max(t.since, done+1)
	}
}

// Last returns the epoch of the latest access.
func (t *Timeline) Last() uint64 { return t.last }

// begin returns the epoch of a command with n invocations, and the number of its first one.
func (t *Timeline) begin(n uint64) (now moment, first uint64) {
	if t.epoch == 0 || t.next+n >= severalID {
		t.epoch, t.next = 1+epochs.Add(1)%epochMask, 0
	}
	if t.since == 0 {
		t.since = t.epoch
	}
	t.last = t.epoch
	first = t.next
	t.next += n
	return moment{t.epoch, t.since, t.otherSince, t.Transfers}, first
}

// Copy copies bytes of src to dst, and which of them are known.
func (t *Timeline) Copy(dst *Memory, to int64, src *Memory, from, size int64) error {
	if from < 0 || to < 0 || size < 0 || from+size > int64(len(src.bytes)) || to+size > int64(len(dst.bytes)) {
		return &Fault{Kind: Bounds, Invocation: -1, Detail: fmt.Sprintf("a copy of %d bytes from %d of %d to %d of %d", size, from, len(src.bytes), to, len(dst.bytes))}
	}
	now, id := t.begin(1)
	free := true
	for r := from / 4; r < (from+size+3)/4 && free; r++ {
		_, free = src.read(int(r), now, id, false)
	}
	for w := to / 4; w < (to+size+3)/4 && free; w++ {
		written := bytesWithin(w, to, size)
		free = dst.write(int(w), now, id, allKnown&^written, src.knownFrom(4*w-to+from, written))
	}
	if !free {
		return &Fault{Kind: Race, Invocation: -1, Detail: fmt.Sprintf("a copy of %d bytes from byte %d to byte %d, some of which another command uses at the same time", size, from, to)}
	}
	copy(dst.bytes[to:to+size], src.bytes[from:from+size])
	return nil
}

// knownFrom returns which of some of the four bytes from offset on are known.
func (m *Memory) knownFrom(offset int64, some bytesKnown) bytesKnown {
	if offset%4 == 0 {
		return some & knownOf(m.shadow[offset/4])
	}
	known := bytesKnown(0)
	for i := range int64(4) {
		if at := offset + i; some>>i&1 != 0 && knownOf(m.shadow[at/4])>>(at%4)&1 != 0 {
			known |= 1 << i
		}
	}
	return known
}

// Fill fills a range with a word. Offset and size are multiples of four bytes.
func (t *Timeline) Fill(dst *Memory, offset, size int64, word uint32) error {
	if offset < 0 || size < 0 || offset+size > int64(len(dst.bytes)) {
		return &Fault{Kind: Bounds, Invocation: -1, Detail: fmt.Sprintf("%d bytes filled from %d of %d", size, offset, len(dst.bytes))}
	}
	now, id := t.begin(1)
	for i := offset / 4; i < (offset+size)/4; i++ {
		if !dst.write(int(i), now, id, 0, allKnown) {
			return &Fault{Kind: Race, Invocation: -1, Detail: fmt.Sprintf("a fill of byte %d, which another command uses at the same time", 4*i)}
		}
		dst.words[i] = word
	}
	return nil
}

// touched returns the shadow of a word after an invocation's access, with the same known bytes. It
// returns false if the access races with another one.
func touched(old uint64, now moment, id uint64, write bool) (uint64, bool) {
	known := knownOf(old)
	next := known.with(now.epoch<<epochShift | id)
	if write {
		next |= wordStored
	}
	before := old >> epochShift & epochMask
	if before < now.since {
		return next, true
	}
	// Accesses of another epoch that may run at the same time race unless they are atomic.
	same := old&invocationID == id && (before == now.epoch || id == atomicID)
	switch {
	case !same && (write || old&wordStored != 0):
		return old, false
	case before == now.epoch && old&invocationID == severalID:
		return old, true
	case !same:
		return known.with(now.epoch<<epochShift | severalID), true
	}
	return next | old&wordStored, true
}

// crosses reports whether an access races with one of the other queue or, on the transfer queue,
// with one of its own. If not, it records the access.
func (m *Memory) crosses(word int, now moment, write bool) bool {
	if m.queues == nil {
		return false
	}
	wrote, copied := &m.queues.wrote[word], &m.queues.copied[word]
	lastCopy, lastCopyTo := *copied>>32, *copied&math.MaxUint32
	underWay := func(epoch, since uint64) bool { return epoch > 0 && epoch >= since }
	if !now.transfers {
		if underWay(lastCopyTo, now.otherSince) || write && underWay(lastCopy, now.otherSince) {
			return true
		}
		if write {
			atomic.StoreUint32(wrote, uint32(now.epoch))
		}
		return false
	}
	last := m.shadow[word] >> epochShift & epochMask // of the queue that runs kernels
	switch {
	case write && (underWay(last, now.otherSince) || underWay(lastCopy, now.since)),
		!write && (underWay(uint64(*wrote), now.otherSince) || underWay(lastCopyTo, now.since)):
		return true
	case write:
		lastCopyTo = now.epoch
	}
	*copied = now.epoch<<32 | lastCopyTo
	return false
}

// write records that an invocation writes a word. Afterwards the bytes of keep that were known
// before are known, and those of set.
func (m *Memory) write(word int, now moment, id uint64, keep, set bytesKnown) bool {
	if m.crosses(word, now, true) {
		return false
	}
	shadow := &m.shadow[word]
	for {
		old := atomic.LoadUint64(shadow)
		next, ok := old, true
		if !now.transfers {
			if next, ok = touched(old, now, id, true); !ok {
				return false
			}
		}
		next = (knownOf(old)&keep | set).with(next)
		if next == old || atomic.CompareAndSwapUint64(shadow, old, next) {
			return true
		}
	}
}

// read records that an invocation reads a word, unless anyone may, and returns which of its bytes
// are known.
func (m *Memory) read(word int, now moment, id uint64, anyone bool) (known bytesKnown, ok bool) {
	if m.crosses(word, now, false) {
		return 0, false
	}
	shadow := &m.shadow[word]
	for {
		old := atomic.LoadUint64(shadow)
		if anyone || now.transfers {
			return knownOf(old), true
		}
		next, ok := touched(old, now, id, false)
		if !ok {
			return 0, false
		}
		if next == old || atomic.CompareAndSwapUint64(shadow, old, next) {
			return knownOf(old), true
		}
	}
}
