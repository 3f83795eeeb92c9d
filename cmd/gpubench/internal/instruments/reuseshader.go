package instruments

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
)

// Reuse is what a kernel does to the same memory again and again: what the cache gives that it
// fits, a workgroup's memory, or atomic operations. Each invocation stores a word of all that
// it has read at the end.
type Reuse uint8

// What memory is used for.
const (
	ReuseRead    Reuse = iota // every workgroup reads all of the memory, from a place of its own on
	ReuseWrite                // every invocation writes its share
	ReuseCopy                 // every invocation copies its share to another buffer
	ReuseShared               // every invocation reads its workgroup's memory
	ReuseAtomics              // every invocation joins a bit to a word of its own
	ReuseOneWord              // all invocations join bits to the same word
)

// reuseParams are the words of a reuse's push constants: rounds, how many places there
// are less one, which is a power of two less one, and how far each is from the one before.
const reuseParams = 3

// reuseSteps is how many places a round goes to.
const reuseSteps = 8

// reuseSharedBytes is the memory of a workgroup.
const reuseSharedBytes = 16 << 10

// buffers is the number of storage buffers: one of a word for each invocation, the memory,
// and what it is copied to.
func (r Reuse) buffers() int {
	switch r {
	case ReuseRead, ReuseWrite:
		return 2
	case ReuseCopy:
		return 3
	}
	return 1
}

// stepBytes is what a step moves; 0 of atomic operations.
func (r Reuse) stepBytes() int {
	switch r {
	case ReuseCopy:
		return 32
	case ReuseAtomics, ReuseOneWord:
		return 0
	}
	return 16
}

// write makes the module.
func (r Reuse) write(t codegen.Target) ([]uint32, error) {
	b := codegen.NewBuilder(t)
	b.LocalSize(kernel.WorkgroupSize, 1, 1)
	b.Params(reuseParams)
	out := b.StorageBuffer(0, 1, 1, true)
	thread := b.GlobalID(0)
	sum := b.Local(b.Vec(b.U32(), 4))
	b.StoreVar(sum, b.Splat(thread, 4))
	step := r.step(b, out, thread, sum)
	b.Loop(b.Param(0), func(round codegen.ID) {
		for i := range reuseSteps {
			at := b.IAdd(b.IMul(round, b.ConstU32(reuseSteps)), b.ConstU32(uint32(i)))
			step(at)
		}
	})
	if r.stepBytes() > 0 {
		total := b.LoadVar(sum)
		b.StoreElement(out, thread, 0, b.Xor(b.Xor(b.Extract(total, 0), b.Extract(total, 1)), b.Xor(b.Extract(total, 2), b.Extract(total, 3))))
	}
	return b.Finish(), b.Err()
}

// step writes what is done at a place, of which there are ever more.
func (r Reuse) step(b *codegen.Builder, out codegen.Buffer, thread codegen.ID, sum codegen.Var) func(at codegen.ID) {
	join := func(v codegen.ID) { b.StoreVar(sum, b.Xor(b.LoadVar(sum), v)) }
	share := func(at codegen.ID) codegen.ID {
		return b.IAdd(thread, b.IMul(b.And(at, b.Param(1)), b.Param(2)))
	}
	walk := func(at codegen.ID) codegen.ID {
		return b.And(b.IAdd(thread, b.IMul(at, b.Param(2))), b.Param(1))
	}
	switch r {
	case ReuseRead:
		in := b.StorageBuffer(1, 1, 4, false)
		return func(at codegen.ID) { join(b.LoadElement(in, walk(at), 0)) }
	case ReuseWrite:
		to := b.StorageBuffer(1, 1, 4, true)
		return func(at codegen.ID) { b.StoreElement(to, share(at), 0, b.Splat(at, 4)) }
	case ReuseCopy:
		in, to := b.StorageBuffer(1, 1, 4, false), b.StorageBuffer(2, 1, 4, true)
		return func(at codegen.ID) { b.StoreElement(to, share(at), 0, b.LoadElement(in, share(at), 0)) }
	case ReuseShared:
		return r.shared(b, join)
	case ReuseOneWord:
		return func(at codegen.ID) { b.AtomicOr(out, b.ConstU32(0), at) }
	}
	return func(at codegen.ID) { b.AtomicOr(out, thread, at) }
}

// shared fills the workgroup's memory with the numbers of its vectors, which are read from
// the invocation's on.
func (r Reuse) shared(b *codegen.Builder, join func(codegen.ID)) func(at codegen.ID) {
	const vectors = reuseSharedBytes / 16
	s, local := b.NewShared(vectors), b.LocalIndex()
	for i := range vectors / kernel.WorkgroupSize {
		at := b.IAdd(local, b.ConstU32(uint32(i*kernel.WorkgroupSize)))
		b.StoreShared(s, at, b.Splat(at, 4))
	}
	b.Barrier()
	return func(at codegen.ID) {
		join(b.LoadShared(s, b.And(b.IAdd(local, b.IMul(at, b.Param(2))), b.Param(1))))
	}
}
