package maps

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
)

// Consecutive elements of one or two bytes may begin inside a word. The kernel reads their words
// once, and shifts the elements into place.

// consecutive is a place that can find a chunk of consecutive elements at once.
type consecutive interface {
	// first returns the operand's element at the chunk's first point. If it also returns rowWords,
	// the element is counted from the row's first word, and may be negative. Otherwise words
	// outside the row may be read.
	first(o module.Operand) (codegen.ID, *rowWords)
}

// rowWords has the index of a row's first word, and the distance of its last word from the first.
type rowWords struct{ first, last codegen.ID }

// readPacked reads as whole words the chunk of each operand whose elements are consecutive; other
// operands get nil.
func (w *writer) readPacked(p place) [][]codegen.ID {
	packed := make([][]codegen.ID, len(w.In))
	c, ok := p.(consecutive)
	if !ok {
		return packed
	}
	for i, o := range w.In {
		if o.Access == kernel.Unit && !o.Index && !o.Table && o.Box == 0 && o.DType.Size() < 4 {
			first, row := c.first(o)
			packed[i] = readUnaligned(o, first, row)
		}
	}
	return packed
}

// readUnaligned reads a chunk from element first on. Elements outside the row may have any value.
func readUnaligned(o module.Operand, first codegen.ID, row *rowWords) []codegen.ID {
	b, log := o.Writer.B, o.PerWordLog()
	words := make([]codegen.ID, o.Writer.Chunk>>log+1) // the last one may read the word before it again
	for i := range words {
		at := b.IAdd(first, b.ConstU32(uint32(min(i<<log, o.Writer.Chunk-1))))
		if row == nil {
			at = b.ShiftR(at, b.ConstU32(log))
		} else {
			inRow := b.SMin(b.SMax(b.ShiftRA(at, b.ConstU32(log)), b.ConstU32(0)), row.last)
			at = b.IAdd(row.first, inRow)
		}
		words[i] = b.LoadElement(o.Buffer, at, 0)
	}
	shift := b.ShiftL(b.And(first, b.ConstU32(1<<log-1)), b.ConstU32(5-log))
	rest := b.ISub(b.ConstU32(31), shift) // then one bit more, since a shift by 32 is undefined
	whole := make([]codegen.ID, len(words)-1)
	for i := range whole {
		whole[i] = b.Or(b.ShiftR(words[i], shift), b.ShiftL(b.ShiftL(words[i+1], b.ConstU32(1)), rest))
	}
	return whole
}

// moves reports whether the body only loads an operand that is read as words.
func (w *writer) moves(packed [][]codegen.ID) bool {
	return len(packed) == 1 && packed[0] != nil && len(w.Kernel.Body) == 1
}

// storeWords stores a chunk's words, and reports whether the result's layout allows that.
func (w *writer) storeWords(p place, words []codegen.ID) bool {
	if own, ok := p.(*aligned); ok {
		own.store(words)
		return true
	}
	if w.Out.Access != kernel.Wide || w.Out.Whole {
		return false
	}
	for i, at := 0, p.chunk(w.Out); i < len(words)/w.Out.Buffer.Width; i++ {
		index, part := w.Out.VectorAt(at, i)
		w.B.StoreElement(w.Out.Buffer, index, part, w.B.Construct(words[i*w.Out.Buffer.Width:(i+1)*w.Out.Buffer.Width]...))
	}
	return true
}
