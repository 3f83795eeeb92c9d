package tree

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
)

// Room is shared memory for values of one dtype and width, each at a location.
type Room struct {
	B      *codegen.Builder
	DType  dtype.DType
	Memory []codegen.Shared // one for each word of an element
}

// RoomFor allocates a room for n values of 1, 2 or 4 elements.
func (w *Writer) RoomFor(d dtype.DType, width, n int) *Room {
	r := &Room{B: w.B, DType: d}
	for range d.Words() {
		r.Memory = append(r.Memory, w.B.NewSharedVectors(n, width))
	}
	return r
}

// Put stores a value at a location of the room.
func (r *Room) Put(at codegen.ID, v codegen.Value) {
	for i, word := range r.B.ToWords(v) {
		r.B.StoreShared(r.Memory[i], at, word)
	}
}

// Get reads the value at a location of the room.
func (r *Room) Get(at codegen.ID) codegen.Value {
	words := make([]codegen.ID, len(r.Memory))
	for i, m := range r.Memory {
		words[i] = r.B.LoadShared(m, at)
	}
	return r.B.FromWords(r.DType, words...)
}
