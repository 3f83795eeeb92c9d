package module

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
)

// Chunk returns vector i of a chunk of an operand.
type Chunk func(i int) codegen.ID

// ChunkAt returns a chunk of the operand. A chunk that is read whole, or spread over the subgroup,
// is read at once; any other chunk is read vector by vector, on demand.
func (o Operand) ChunkAt(index codegen.ID) Chunk {
	if o.spread > 0 {
		return o.spreadChunk(index)
	}
	if o.Whole {
		list := o.Writer.B.LoadWhole(o.Buffer, index)
		return func(i int) codegen.ID { return list[i] }
	}
	return func(i int) codegen.ID {
		at, part := o.VectorAt(index, i)
		return o.Writer.B.LoadElement(o.Buffer, at, part)
	}
}

// VectorAt returns where the i-th vector from an element of the buffer on lies: its element of the
// buffer, and its place there.
func (o Operand) VectorAt(index codegen.ID, i int) (codegen.ID, int) {
	if i < o.Buffer.Vectors {
		return index, i
	}
	return o.Writer.B.IAdd(index, o.Writer.B.ConstU32(uint32(i/o.Buffer.Vectors))), i % o.Buffer.Vectors
}

// spreadChunk returns a chunk that the whole subgroup needs. Each invocation reads some words and
// broadcasts them. On CPU drivers a load costs a dozen instructions for each lane of the vector
// unit, and the broadcast of a word one.
func (o Operand) spreadChunk(index codegen.ID) Chunk {
	b := o.Writer.B
	parts := uint32(o.spread)
	lane := b.And(b.SubgroupInvocation(), b.ConstU32(parts-1))
	own := b.FromWords(dtype.Uint32, b.LoadElement(o.Buffer, b.IAdd(b.IMul(index, b.ConstU32(parts)), lane), 0))
	var words, list []codegen.ID
	for i := range o.spread {
		part := b.ToWords(b.Broadcast(own, i))[0]
		for j := range o.Buffer.Width {
			words = append(words, b.Extract(part, j))
		}
	}
	for ; len(words) > 0; words = words[Vector:] {
		list = append(list, b.Construct(words[:Vector]...))
	}
	return func(i int) codegen.ID { return list[i] }
}
