package vulkan

import (
	"bytes"
	"slices"
	"unsafe"
)

// Slots keep their recording, and the words that it was recorded from. So a batch that is submitted
// again unchanged costs a few calls, not some for each of its commands.

const (
	// repeatSlots is the least number of slots before one is recorded anew. So loops whose results
	// take turns in a few places of memory find each of their batches again.
	repeatSlots = 4
	// repeatWords is the largest batch that is kept, in words: 512 KiB a slot.
	repeatWords = 1 << 16
)

// keptSlot is a slot and its recording.
type keptSlot struct {
	slot
	words   []uint64 // none: no recording that could be submitted again
	stamped int      // how many timestamps the words write
	gone    uint64   // Device.gone at the time of the recording
}

// holds reports whether a slot has a recording of words whose objects all still exist. Equal words
// do not prove that: drivers reuse the handles of destroyed objects.
func (k *keptSlot) holds(words []uint64, timestamps int, gone uint64) bool {
	return len(k.words) > 0 && k.gone == gone && k.stamped == timestamps && bytes.Equal(bytesOf(k.words), bytesOf(words))
}

// bytesOf is for comparison: bytes.Equal compares several words at a time, slices.Equal one.
func bytesOf(words []uint64) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(words))), 8*len(words))
}

// submitOrRepeat submits words; again says that the slot holds their recording.
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

// freeSlot takes the free slot that holds the words (then again is true), else a new slot or the
// one that was used longest ago.
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
