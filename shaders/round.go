package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
)

// vectors are those of a chunk of an operand.
type vectors func(i int) codegen.ID

// chunkAt is a chunk of an operand: read here, where it is read whole, else
// vector by vector where they are asked for.
func (w *writer) chunkAt(o operand, index codegen.ID) vectors {
	if o.spread {
		return w.spreadChunk(o, index)
	}
	if o.whole {
		list := w.b.LoadWhole(o.buffer, index)
		return func(i int) codegen.ID { return list[i] }
	}
	return func(i int) codegen.ID {
		at, part := w.vectorAt(o, index, i)
		return w.b.LoadElement(o.buffer, at, part)
	}
}

// vectorAt is the buffer's element, and the vector in it, that vector i from an
// element on is.
func (w *writer) vectorAt(o operand, index codegen.ID, i int) (codegen.ID, int) {
	if i < o.buffer.Vectors {
		return index, i
	}
	return w.b.IAdd(index, w.b.ConstU32(uint32(i/o.buffer.Vectors))), i % o.buffer.Vectors
}

// spreadChunk is a chunk that the whole subgroup needs: each invocation reads a
// part and hands it to the others. On CPU drivers a load is a dozen instructions
// for every lane of the vector unit, and handing a word around is one.
func (w *writer) spreadChunk(o operand, index codegen.ID) vectors {
	b := w.b
	parts := uint32(w.byRow.Spread)
	lane := b.And(b.SubgroupInvocation(), b.ConstU32(parts-1))
	own := b.FromWords(dtype.Uint32, b.LoadElement(o.buffer, b.IAdd(b.IMul(index, b.ConstU32(parts)), lane), 0))
	var words, list []codegen.ID
	for i := range w.byRow.Spread {
		part := b.ToWords(b.Broadcast(own, i))[0]
		for j := range o.buffer.Width {
			words = append(words, b.Extract(part, j))
		}
	}
	for ; len(words) > 0; words = words[lanes:] {
		list = append(list, b.Construct(words[:lanes]...))
	}
	return func(i int) codegen.ID { return list[i] }
}

// readsWhole reports whether the kernel reads whole chunks of its wide operands.
func readsWhole(k *kernel.Kernel) bool {
	switch l := k.Loop.(type) {
	case *kernel.Rowwise:
		return l.Form == kernel.Along && l.Team == nil
	case *kernel.Reduce:
		return wholeVectors(k)
	}
	return false
}

// round is a round of the accumulators along a row. What the lane groups of a
// chunk share is read once.
type round struct {
	w      *writer
	first  codegen.ID // its first element, in the row
	chunks map[chunkKey]vectors
}

type chunkKey struct {
	operand int
	number  int // in the round
}

func (w *writer) roundAt(first codegen.ID) *round {
	return &round{w: w, first: first, chunks: map[chunkKey]vectors{}}
}

// group is lane group q of an operand whose row starts at element base.
func (r *round) group(o operand, base codegen.ID, q int) codegen.Value {
	w, b := r.w, r.w.b
	at := b.IAdd(base, r.first)
	if o.index {
		return w.indexesFrom(o, b.IAdd(at, b.ConstU32(uint32(q*lanes))))
	}
	perChunk := w.chunk / lanes
	key := chunkKey{o.number, q / perChunk}
	chunk, ok := r.chunks[key]
	if !ok {
		chunk = w.chunkAt(o, b.IAdd(b.ShiftR(at, w.chunkShift()), b.ConstU32(uint32(key.number))))
		r.chunks[key] = chunk
	}
	return w.groupOf(o, chunk, q%perChunk)
}
