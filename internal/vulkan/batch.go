package vulkan

import (
	"fmt"
)

// Buffer is the handle of a VkBuffer; 0 means no buffer.
type Buffer uint64

// Binding is the part of a buffer that a shader sees: Range bytes from byte Offset on. Offset is a
// multiple of the device's alignment, Range a multiple of 4.
type Binding struct {
	Buffer        Buffer
	Offset, Range int64
}

// Access is a set of kinds of memory access, for barriers.
type Access uint32

// The kinds of access.
const (
	ShaderRead Access = 1 << iota
	ShaderWrite
	UniformRead
	TransferRead
	TransferWrite
	HostRead
	HostWrite
)

// accessMasks gives each bit of Access its pipeline stage and access mask.
var accessMasks = [...]struct{ stage, access uint64 }{
	{0x800, 0x20},    // COMPUTE_SHADER, SHADER_READ
	{0x800, 0x40},    // COMPUTE_SHADER, SHADER_WRITE
	{0x800, 0x8},     // COMPUTE_SHADER, UNIFORM_READ
	{0x1000, 0x800},  // TRANSFER, TRANSFER_READ
	{0x1000, 0x1000}, // TRANSFER, TRANSFER_WRITE
	{0x4000, 0x2000}, // HOST, HOST_READ
	{0x4000, 0x4000}, // HOST, HOST_WRITE
}

// setMasks has the stages and accesses of each set. Encoding takes most of the time of a call that
// repeats a batch, hence the table.
var setMasks = func() (sets [1 << len(accessMasks)]struct{ stages, access uint64 }) {
	for set := range sets {
		for i, m := range accessMasks {
			if set&(1<<i) != 0 {
				sets[set].stages |= m.stage
				sets[set].access |= m.access
			}
		}
	}
	return sets
}()

// masks returns the stages and accesses of the set; for an empty set, none and no access.
func (a Access) masks(none uint64) (stages, access uint64) {
	m := &setMasks[int(a)%len(setMasks)]
	if m.stages == 0 {
		return none, 0
	}
	return m.stages, m.access
}

const (
	topOfPipe    = 0x1
	bottomOfPipe = 0x2000
)

// Batch is a list of commands in the encoding from which the driver records: an array of 64-bit
// words without pointers. The zero value is empty and ready. Only one goroutine at a time may add
// to it. The batch remembers its first invalid command, and Submit returns that *BatchError.
type Batch struct {
	words      []uint64
	commands   int
	timestamps int
	device     *Device // of the pipelines used
	err        *BatchError
}

// The number of words of each command, a dispatch's without bindings and push constants.
const (
	dispatchWords  = 6
	bindingWords   = 3
	barrierWords   = 3
	copyWords      = 6
	fillWords      = 5
	timestampWords = 2
)

// Len is the number of commands.
func (b *Batch) Len() int { return b.commands }

// Reset empties the batch and keeps its memory.
func (b *Batch) Reset() { *b = Batch{words: b.words[:0]} }

func (b *Batch) add(words ...uint64) {
	b.words = append(b.words, words...)
	b.commands++
}

// Dispatch runs a pipeline over groups workgroups. storage, uniform and push match the pipeline's
// interface exactly; uniform is nil where the pipeline has none. Zero groups are allowed: drivers
// that compile late compile at such a dispatch.
func (b *Batch) Dispatch(p *Pipeline, storage []Binding, uniform *Binding, push []uint32, groups [3]uint32) {
	b.DispatchRows(p, storage, uniform, push, groups, 0)
}

// DispatchRows is Dispatch of a part of a grid: its rows, along the second axis, are numbered from
// first.
func (b *Batch) DispatchRows(p *Pipeline, storage []Binding, uniform *Binding, push []uint32, groups [3]uint32, first uint32) {
	if p == nil {
		b.fail("", "dispatch without a pipeline")
		return
	}
	if reason := b.checkDispatch(p, storage, uniform, push, [3]uint32{groups[0], first + groups[1], groups[2]}); reason != "" {
		b.fail(p.name, reason)
		return
	}
	b.device = p.device
	head := opDispatch | uint64(len(storage))<<8 | uint64(len(push))<<40
	if uniform != nil {
		head |= 1 << 24
	}
	if p.pushDescriptors {
		head |= 1 << 32
	}
	words := append(b.words, head, p.handle, p.layout, p.setLayout, uint64(groups[0])|uint64(groups[1])<<32, uint64(groups[2])|uint64(first)<<32)
	for i := range storage {
		words = append(words, uint64(storage[i].Buffer), uint64(storage[i].Offset), uint64(storage[i].Range))
	}
	if uniform != nil {
		words = append(words, uint64(uniform.Buffer), uint64(uniform.Offset), uint64(uniform.Range))
	}
	for i := 0; i < len(push); i += 2 {
		word := uint64(push[i])
		if i+1 < len(push) {
			word |= uint64(push[i+1]) << 32
		}
		words = append(words, word)
	}
	b.words = words
	b.commands++
}

// checkDispatch says what is wrong with a dispatch, or returns "".
func (b *Batch) checkDispatch(p *Pipeline, storage []Binding, uniform *Binding, push []uint32, groups [3]uint32) string {
	l := &p.device.info.Limits
	switch {
	case b.device != nil && b.device != p.device:
		return "its pipeline belongs to another device than the batch's other pipelines"
	case len(storage) != p.storage:
		return fmt.Sprintf("%d storage buffers given, the pipeline has %d", len(storage), p.storage)
	case (uniform != nil) != p.uniform:
		return fmt.Sprintf("uniform buffer given: %v, the pipeline has one: %v", uniform != nil, p.uniform)
	case len(push) != p.pushWords:
		return fmt.Sprintf("%d words of push constants given, the pipeline has %d", len(push), p.pushWords)
	}
	for axis, n := range groups {
		if int(n) > l.MaxWorkgroupCount[axis] {
			return fmt.Sprintf("%d workgroups along axis %d, the device takes %d", n, axis, l.MaxWorkgroupCount[axis])
		}
	}
	for i := range storage {
		if reason := storage[i].check(l.MinStorageOffsetAlignment, l.MaxStorageBufferRange); reason != "" {
			return fmt.Sprintf("storage buffer %d: %s", i, reason)
		}
	}
	if uniform != nil {
		if reason := uniform.check(l.MinUniformOffsetAlignment, l.MaxUniformBufferRange); reason != "" {
			return "uniform buffer: " + reason
		}
	}
	return ""
}

func (b *Binding) check(alignment, limit int64) string {
	switch {
	case b.Buffer == 0:
		return "no buffer"
	case b.Offset < 0 || b.Offset&(alignment-1) != 0: // alignments are powers of two
		return fmt.Sprintf("offset %d is not a multiple of %d", b.Offset, alignment)
	case b.Range <= 0 || b.Range > limit:
		return fmt.Sprintf("range of %d bytes, the device takes 1 to %d", b.Range, limit)
	}
	return ""
}

// Barrier completes the accesses src of earlier commands before the accesses dst of later ones, and
// makes their writes visible to these. With a read in src it orders a later write after that read.
func (b *Batch) Barrier(src, dst Access) {
	srcStages, srcAccess := src.masks(topOfPipe)
	dstStages, dstAccess := dst.masks(bottomOfPipe)
	b.add(opBarrier, srcStages|dstStages<<32, srcAccess|dstAccess<<32)
}

// Copy copies n bytes between buffers; n is positive, and the two parts do not overlap.
func (b *Batch) Copy(src, dst Buffer, srcOff, dstOff, n int64) {
	if src == 0 || dst == 0 || srcOff < 0 || dstOff < 0 || n <= 0 {
		b.fail("", fmt.Sprintf("copy of %d bytes from offset %d to %d", n, srcOff, dstOff))
		return
	}
	b.add(opCopy, uint64(src), uint64(dst), uint64(srcOff), uint64(dstOff), uint64(n))
}

// copies reports whether the batch holds only copies and barriers between them, which a transfer
// queue can run.
func (b *Batch) copies() bool {
	transfer, _ := (TransferRead | TransferWrite).masks(0)
	for at := 0; at < len(b.words); {
		switch b.words[at] & 0xff {
		case opCopy:
			at += copyWords
		case opBarrier:
			if stages := b.words[at+1]; (stages|stages>>32)&0xffffffff != transfer {
				return false
			}
			at += barrierWords
		default:
			return false
		}
	}
	return true
}

// Fill writes word over n bytes of a buffer from byte off on; off and n are multiples of 4.
func (b *Batch) Fill(dst Buffer, off, n int64, word uint32) {
	if dst == 0 || off < 0 || n <= 0 || off%4 != 0 || n%4 != 0 {
		b.fail("", fmt.Sprintf("fill of %d bytes from offset %d: both must be multiples of 4", n, off))
		return
	}
	b.add(opFill, uint64(dst), uint64(off), uint64(n), uint64(word))
}

// Timestamp records the device's time once all commands before it are done. It returns the index of
// that time in the result of Device.Timestamps.
func (b *Batch) Timestamp() (slot int) {
	slot = b.timestamps
	b.timestamps++
	b.add(opTimestamp, uint64(slot))
	return slot
}

// fail remembers the first mistake.
func (b *Batch) fail(pipeline, reason string) {
	if b.err == nil {
		b.err = &BatchError{Command: b.commands, Pipeline: pipeline, Reason: reason}
	}
	b.commands++
}
