package vulkan

import (
	"bytes"
	"slices"
	"unsafe"
)

// A batch that is submitted again as it was costs a handful of calls, not some for each of its commands: slots keep
// what they have recorded, and what they have recorded it from.

const (
	// repeatSlots is how many slots there are at the least before one is recorded anew, so that loops whose results
	// take turns in a few places of memory find each of their batches again.
	repeatSlots = 4
	// repeatWords bounds the batches that are kept, in words: 512 KiB a slot.
	repeatWords = 1 << 16
)

// keptSlot is a slot and what it has recorded.
type keptSlot struct {
	slot
	words   []uint64 // none: nothing that could be submitted again
	stamped int      // how many timestamps they write
	gone    uint64   // Device.gone when they were recorded
}

// holds reports whether a slot has recorded words, and all that they name is still there. A name alone does not
// tell: drivers use the handles of what is gone again.
func (k *keptSlot) holds(words []uint64, timestamps int, gone uint64) bool {
	return len(k.words) > 0 && k.gone == gone && k.stamped == timestamps && bytes.Equal(bytesOf(k.words), bytesOf(words))
}

// bytesOf is for comparing: several words at a time, where slices.Equal takes one by one.
func bytesOf(words []uint64) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(words))), 8*len(words))
}

// submitOrRepeat submits words; again says that they are what the slot holds.
func (k *keptSlot) submitOrRepeat(words []uint64, timestamps int, gone uint64, again bool) (call string, result int32) {
	call, result = k.submit(words, timestamps, again)
	switch {
	case result != success || len(words) > repeatWords:
		k.words = k.words[:0]
	case !again:
		k.words, k.stamped, k.gone = append(k.words[:0], words...), timestamps, gone
	}
	return call, result
}

// freeSlot takes the free slot that holds the words, again, else a new one or the one that was used longest ago.
func (q *queue) freeSlot(d *Device, words []uint64, timestamps int, gone uint64) (k *keptSlot, again bool, err error) {
	at := slices.IndexFunc(q.free, func(k *keptSlot) bool { return k.holds(words, timestamps, gone) })
	again = at >= 0
	if at < 0 && len(q.free) > 0 && q.slots >= repeatSlots {
		at = 0
	}
	if at >= 0 {
		k := q.free[at]
		q.free = slices.Delete(q.free, at, at+1)
		return k, again, nil
	}
	made, call, result := d.logical.newSlot(q.transferOnly)
	if result != success {
		return nil, false, d.failure(result, call)
	}
	q.slots++
	return &keptSlot{slot: made}, false, nil
}
