package module

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
)

// PerWordLog is log2 of how many of an operand's elements a word has.
func (o Operand) PerWordLog() uint32 {
	if o.DType.Size() == 2 {
		return 1
	}
	return 2
}

// Held is the dtype of what reading an operand gives.
func (o Operand) Held() dtype.DType {
	if o.Table {
		return dtype.Uint32
	}
	return o.DType
}

// Bases are the operands' elements at a kept point.
func (w *Writer) Bases(kept []codegen.ID) []codegen.ID {
	list := make([]codegen.ID, len(w.In))
	for i, o := range w.In {
		list[i] = o.ElementAt(kept)
	}
	return list
}

// Operand is a buffer of the kernel as its accesses see it.
type Operand struct {
	Writer *Writer
	Number int // or kernel.Result
	DType  dtype.DType
	Access kernel.Access
	Index  bool
	Table  bool // its elements are addresses
	Whole  bool // its chunks are read or written whole
	spread int  // its chunks are read by so many invocations of a subgroup, a part each; 0: by each
	Box    kernel.Box
	Buffer codegen.Buffer
}

// held is what elements of a type are taken for: halves that are moved for words.
func (w *Writer) held(d dtype.DType) dtype.DType {
	if w.bindings.Words {
		return dtype.Uint16
	}
	return d
}

// declare gives an operand the next binding: whole chunks for wide accesses,
// else words.
func (w *Writer) declare(o *Operand, writable bool) {
	binding := w.Buffers
	w.Buffers++
	l, words := w.bindings, 1
	if o.Access == kernel.Wide || o.Access == kernel.Shared || o.Access == kernel.Column {
		words = w.Chunk * o.DType.Size() / 4
	}
	if l.Elements {
		words = o.DType.Words()
	}
	if o.Access == kernel.Shared && l.Spread > 0 {
		o.spread = l.Spread
		o.Buffer = w.B.StorageBuffer(binding, 1, words/l.Spread, writable)
		return
	}
	// Elements of less than a word are taken apart in any case.
	doublewords := l.Doublewords && w.B.Target().Doublewords && o.DType.Size() >= 4
	o.Whole = o.Access == kernel.Wide && words >= 4 && (l.Whole || doublewords)
	if o.Whole {
		o.Buffer = w.B.WholeBuffer(binding, words/4, writable)
		return
	}
	o.Buffer = w.B.StorageBuffer(binding, max(1, words/4), min(words, 4), writable)
}

// ElementAt is the operand's element at coordinates.
func (o Operand) ElementAt(coord []codegen.ID) codegen.ID {
	return o.Offset(o.Writer.Param(kernel.Offset(o.Number)), coord, 0)
}

// Offset is base plus coordinates times the operand's strides from dimension
// from on.
func (o Operand) Offset(base codegen.ID, coord []codegen.ID, from int) codegen.ID {
	b := o.Writer.B
	for d, c := range coord {
		base = b.IAdd(base, b.IMul(o.InBox(from+d, c), o.Writer.Param(kernel.Stride(o.Number, from+d))))
	}
	return base
}
