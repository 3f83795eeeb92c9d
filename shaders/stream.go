package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
)

// Stream is a kernel that does nothing but move words: what a device's memory
// gives at the best to a mix of reads and writes. It reads Reads buffers and
// writes their exclusive or to Writes buffers; one that writes none stores a
// word for everything an invocation has read.
type Stream struct {
	Reads, Writes int
	Vectors       int // vectors of four words in an element: 4 suits CPU drivers, 1 GPUs
	Elements      int // of one invocation
	// Apart makes an invocation's elements lie a grid apart, so that those of
	// neighbours are neighbours; otherwise they are consecutive.
	Apart bool
}

// StreamParams are the words of a stream's push constants: the invocations.
const StreamParams = 1

// Buffers is the number of storage buffers: the reads, then the writes.
func (s Stream) Buffers() int { return s.Reads + max(1, s.Writes) }

// ElementBytes is the size of an element.
func (s Stream) ElementBytes() int { return 16 * s.Vectors }

// Write makes the module.
func (s Stream) Write(t codegen.Target) ([]uint32, error) {
	b := codegen.NewBuilder(t)
	b.LocalSize(kernel.WorkgroupSize, 1, 1)
	b.Params(StreamParams)
	var in, out []codegen.Buffer
	for i := 0; i < s.Reads; i++ {
		if s.Writes == 0 { // as the kernels that combine what they read
			in = append(in, b.WholeBuffer(i, s.Vectors, false))
			continue
		}
		in = append(in, b.StorageBuffer(i, s.Vectors, 4, false))
	}
	for i := 0; i < s.Writes; i++ {
		out = append(out, b.StorageBuffer(s.Reads+i, s.Vectors, 4, true))
	}
	if s.Writes == 0 {
		out = append(out, b.StorageBuffer(s.Reads, 1, 1, true))
	}
	row := b.IMul(b.NumWorkgroups(0), b.ConstU32(kernel.WorkgroupSize))
	thread := b.IAdd(b.GlobalID(0), b.IMul(b.WorkgroupID(1), row))
	b.If(b.ULess(thread, b.Param(0)), func() {
		if s.Writes == 0 {
			s.readOnly(b, in, out[0], thread)
			return
		}
		s.move(b, in, out, thread)
	})
	return b.Finish(), b.Err()
}

func (s Stream) move(b *codegen.Builder, in, out []codegen.Buffer, thread codegen.ID) {
	for v := 0; v < s.Vectors; v++ {
		value := b.Splat(thread, 4)
		for i, buf := range in {
			word := b.LoadElement(buf, thread, v)
			if i == 0 {
				value = word
				continue
			}
			value = b.Xor(value, word)
		}
		for _, buf := range out {
			b.StoreElement(buf, thread, v, value)
		}
	}
}

func (s Stream) readOnly(b *codegen.Builder, in []codegen.Buffer, out codegen.Buffer, thread codegen.ID) {
	sums := make([]codegen.Var, s.Vectors)
	for v := range sums {
		sums[v] = b.Local(b.Vec(b.U32(), 4))
		b.StoreVar(sums[v], b.SplatU32(0, 4))
	}
	b.Loop(b.ConstU32(uint32(s.Elements)), func(i codegen.ID) {
		at := b.IAdd(b.IMul(thread, b.ConstU32(uint32(s.Elements))), i)
		if s.Apart {
			at = b.IAdd(b.IMul(i, b.Param(0)), thread)
		}
		for _, buf := range in {
			for v, word := range b.LoadWhole(buf, at) {
				b.StoreVar(sums[v], b.Xor(b.LoadVar(sums[v]), word))
			}
		}
	})
	total := b.LoadVar(sums[0])
	for _, v := range sums[1:] {
		total = b.Xor(total, b.LoadVar(v))
	}
	word := b.Xor(b.Xor(b.Extract(total, 0), b.Extract(total, 1)), b.Xor(b.Extract(total, 2), b.Extract(total, 3)))
	b.StoreElement(out, thread, 0, word)
}
