package tree

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/shaders/module"
)

// Round is a round along a row: one element for each accumulator. It reads a chunk once for all of
// the chunk's vectors.
type Round struct {
	w      *Writer
	First  codegen.ID // the round's first element in the row
	last   codegen.ID // the element whose chunk is the last that may be read; 0: no limit
	chunks map[chunkKey]module.Chunk
}

type chunkKey struct {
	operand int
	number  int // number of the chunk in the round
}

// RoundAt returns the round that starts at an element of the row.
func (w *Writer) RoundAt(first codegen.ID) *Round {
	return &Round{w: w, First: first, chunks: map[chunkKey]module.Chunk{}}
}

// Within returns the same round, but in place of chunks after that of element last it reads the
// latter again. A later chunk may belong to another row, which other invocations write.
func (r *Round) Within(last codegen.ID) *Round {
	return &Round{w: r.w, First: r.First, last: last, chunks: map[chunkKey]module.Chunk{}}
}

// Vector returns vector q of an operand whose row starts at element base.
func (r *Round) Vector(o module.Operand, base codegen.ID, q int) codegen.Value {
	w, b := r.w, r.w.B
	at := b.IAdd(base, r.First)
	if o.Index {
		return o.IndexesFrom(b.IAdd(at, b.ConstU32(uint32(q*module.Vector))))
	}
	perChunk := w.Chunk / module.Vector
	key := chunkKey{o.Number, q / perChunk}
	chunk, ok := r.chunks[key]
	if !ok {
		index := b.IAdd(b.ShiftR(at, w.ChunkShift()), b.ConstU32(uint32(key.number)))
		if r.last != 0 && key.number > 0 {
			index = b.UMin(index, b.ShiftR(b.IAdd(base, r.last), w.ChunkShift()))
		}
		chunk = o.ChunkAt(index)
		r.chunks[key] = chunk
	}
	return o.VectorOf(chunk, q%perChunk)
}
