package module

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
)

// PerWordLog returns log2 of the number of elements, of one or two bytes, in a word.
func (o Operand) PerWordLog() uint32 {
	if o.DType.Size() == 2 {
		return 1
	}
	return 2
}

// Held returns the dtype of what reading the operand yields. For a table that is positions.
func (o Operand) Held() dtype.DType {
	if o.Table {
		return dtype.Uint32
	}
	return o.DType
}

// Bases returns the index of each operand's element at a kept point.
func (w *Writer) Bases(kept []codegen.ID) []codegen.ID {
	list := make([]codegen.ID, len(w.In))
	for i, o := range w.In {
		list[i] = o.ElementAt(kept)
	}
	return list
}

// Operand is a buffer of the kernel, with the access to it.
type Operand struct {
	Writer *Writer
	Number int // the operand's number, or kernel.Result
	DType  dtype.DType
	Access kernel.Access
	Index  bool
	Table  bool // reading it yields positions instead of elements
	Whole  bool // chunks are read or written whole
	spread int  // how many invocations of a subgroup share the reads of a chunk; 0: each reads all of it
	Box    kernel.Box
	Buffer codegen.Buffer
}

// held returns the dtype in which elements of dtype d are bound.
func (w *Writer) held(d dtype.DType) dtype.DType {
	if w.bindings.Words {
		return dtype.Uint16
	}
	return d
}

// declare gives an operand the next binding: an array of chunks (accesses Wide, Shared and Column),
// of elements (Bindings.Elements), or of words.
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
	// Elements smaller than a word are unpacked from words in any case.
	doublewords := l.Doublewords && w.B.Target().Doublewords && o.DType.Size() >= 4
	o.Whole = o.Access == kernel.Wide && words >= 4 && (l.Whole || doublewords)
	if o.Whole {
		o.Buffer = w.B.WholeBuffer(binding, words/4, writable)
		return
	}
	o.Buffer = w.B.StorageBuffer(binding, max(1, words/4), min(words, 4), writable)
}

// ElementAt returns the index of the operand's element at coordinates.
func (o Operand) ElementAt(coord []codegen.ID) codegen.ID {
	return o.Offset(o.Writer.Param(kernel.Offset(o.Number)), coord, 0)
}

// Offset adds to base the products of coordinates and strides, from dimension from on. It clamps
// the coordinates to the operand's box.
func (o Operand) Offset(base codegen.ID, coord []codegen.ID, from int) codegen.ID {
	b := o.Writer.B
	for d, c := range coord {
		base = b.IAdd(base, b.IMul(o.InBox(from+d, c), o.Writer.Param(kernel.Stride(o.Number, from+d))))
	}
	return base
}
