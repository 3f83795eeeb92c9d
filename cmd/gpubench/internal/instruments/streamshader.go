package instruments

import (
	"slices"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
)

// streamKernel is a kernel that does nothing but move words: what a device's memory
// gives at the best to a mix of reads and writes. It reads Reads buffers and
// writes their exclusive or to Writes buffers; one that writes none stores a
// word for everything an invocation has read. One that reads none writes the number
// of the invocation.
type streamKernel struct {
	Reads, Writes int
	Vectors       int // vectors of four words in an element: 4 suits CPU drivers, 1 GPUs
	Elements      int // of one invocation
	// Whole moves the doublewords of elements, where the target has them, and sums them
	// where it writes none: what CPU drivers do with the fewest instructions.
	Whole bool
	// Apart makes an invocation's elements lie a grid apart, so that those of
	// neighbours are neighbours; otherwise they are consecutive.
	Apart bool
	// Lanes are the invocations of a workgroup; 0: kernel.WorkgroupSize.
	Invocations int
}

// streamParams are the words of a stream's push constants: the invocations.
const streamParams = 1

// localSize is the number of invocations in a workgroup.
func (s streamKernel) localSize() int { return max(s.Invocations, kernel.WorkgroupSize) }

// buffers is the number of storage buffers: the reads, then the writes.
func (s streamKernel) buffers() int { return s.Reads + max(1, s.Writes) }

// elementBytes is the size of an element.
func (s streamKernel) elementBytes() int { return 16 * s.Vectors }

// write makes the module.
func (s streamKernel) write(t codegen.Target) ([]uint32, error) {
	b := codegen.NewBuilder(t)
	b.LocalSize(s.localSize(), 1, 1)
	b.Params(streamParams)
	var in, out []codegen.Buffer
	for i := 0; i < s.Reads; i++ {
		in = append(in, s.buffer(b, i, false))
	}
	for i := 0; i < s.Writes; i++ {
		out = append(out, s.buffer(b, s.Reads+i, true))
	}
	if s.Writes == 0 {
		out = append(out, b.StorageBuffer(s.Reads, 1, 1, true))
	}
	row := b.IMul(b.NumWorkgroups(0), b.ConstU32(uint32(s.localSize())))
	thread := b.IAdd(b.GlobalID(0), b.IMul(b.WorkgroupID(1), row))
	b.If(b.ULess(thread, b.Param(0)), func() {
		switch {
		case s.Writes > 0:
			s.move(b, in, out, thread)
		case s.Whole && t.Doublewords:
			s.sumOnly(b, in, out[0], thread)
		default:
			s.readOnly(b, in, out[0], thread)
		}
	})
	return b.Finish(), b.Err()
}

// buffer declares a buffer that is moved.
func (s streamKernel) buffer(b *codegen.Builder, binding int, writable bool) codegen.Buffer {
	if s.Whole {
		return b.WholeBuffer(binding, s.Vectors, writable)
	}
	return b.StorageBuffer(binding, s.Vectors, 4, writable)
}

// each goes over the elements of an invocation.
func (s streamKernel) each(b *codegen.Builder, thread codegen.ID, body func(at codegen.ID)) {
	if s.Elements == 1 {
		body(thread)
		return
	}
	b.Loop(b.ConstU32(uint32(s.Elements)), func(i codegen.ID) {
		at := b.IAdd(b.IMul(thread, b.ConstU32(uint32(s.Elements))), i)
		if s.Apart {
			at = b.IAdd(b.IMul(i, b.Param(0)), thread)
		}
		body(at)
	})
}

func (s streamKernel) move(b *codegen.Builder, in, out []codegen.Buffer, thread codegen.ID) {
	s.each(b, thread, func(at codegen.ID) {
		value := make([]codegen.ID, s.Vectors)
		for v := range value {
			value[v] = b.Splat(thread, 4)
		}
		for i, buf := range in {
			for v, word := range b.LoadWhole(buf, at) {
				if i > 0 {
					word = b.Xor(value[v], word)
				}
				value[v] = word
			}
		}
		for _, buf := range out {
			b.StoreWhole(buf, at, value)
		}
	})
}

func (s streamKernel) readOnly(b *codegen.Builder, in []codegen.Buffer, out codegen.Buffer, thread codegen.ID) {
	sum := b.Local(b.Vec(b.U32(), 4))
	b.StoreVar(sum, b.SplatU32(0, 4))
	s.each(b, thread, func(at codegen.ID) {
		total := b.LoadVar(sum)
		for _, buf := range in {
			for _, word := range b.LoadWhole(buf, at) {
				total = b.Xor(total, word)
			}
		}
		b.StoreVar(sum, total)
	})
	total := b.LoadVar(sum)
	word := b.Xor(b.Xor(b.Extract(total, 0), b.Extract(total, 1)), b.Xor(b.Extract(total, 2), b.Extract(total, 3)))
	b.StoreElement(out, thread, 0, word)
}

// sumOnly is readOnly by doublewords: to take their words apart costs a CPU driver more
// than to read them.
func (s streamKernel) sumOnly(b *codegen.Builder, in []codegen.Buffer, out codegen.Buffer, thread codegen.ID) {
	lanes := 2 * min(s.Vectors, 2)
	sum := b.Local(b.Vec(b.F64(), lanes))
	zero := b.Bitcast(b.F64(), b.SplatU32(0, 2))
	b.StoreVar(sum, b.Construct(slices.Repeat([]codegen.ID{zero}, lanes)...))
	s.each(b, thread, func(at codegen.ID) {
		total := b.LoadVar(sum)
		for _, buf := range in {
			for _, v := range b.LoadDoublewords(buf, at) {
				total = b.FAdd(total, v)
			}
		}
		b.StoreVar(sum, total)
	})
	all := b.LoadVar(sum)
	total := b.Extract(all, 0)
	for i := 1; i < lanes; i++ {
		total = b.FAdd(total, b.Extract(all, i))
	}
	b.StoreElement(out, thread, 0, b.Extract(b.Bitcast(b.Vec(b.U32(), 2), total), 1))
}
