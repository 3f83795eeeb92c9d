package sim

import (
	"slices"
	"sync"
)

// GPUs of phones, and CPU drivers, take float32's subnormals for zeros of their signs, as
// operands and as results of arithmetic; what moves bits leaves them.

// flushingForms are the instructions of float arithmetic as such a GPU executes them, by
// what they are elsewhere.
var flushingForms = sync.OnceValue(func() map[*elementwise]*elementwise {
	forms := map[*elementwise]*elementwise{}
	add := func(e *elementwise) {
		if e.float && e.class != Integer && e.class != Convert { // which move bits, and pack them
			forms[e] = e.flushing()
		}
	}
	for _, e := range elementwises {
		add(e)
	}
	for _, e := range extendeds {
		add(e)
	}
	return forms
})

// as is the instruction as the GPU executes it.
func (p Profile) as(e *elementwise) *elementwise {
	if f := flushingForms()[e]; f != nil && p.Flush32 {
		return f
	}
	return e
}

// flushing is an instruction on numbers of 32 bits, its operands and results flushed.
func (e *elementwise) flushing() *elementwise {
	f := *e
	if e.unary != nil {
		f.unary = func(d, x []uint32) {
			e.unary(d, flushedCopy(x))
			flush(d)
		}
	}
	if e.binary != nil {
		f.binary = func(d, x, y []uint32) {
			e.binary(d, flushedCopy(x), flushedCopy(y))
			flush(d)
		}
	}
	if e.ternary != nil {
		f.ternary = func(d, x, y, z []uint32) {
			e.ternary(d, flushedCopy(x), flushedCopy(y), flushedCopy(z))
			flush(d)
		}
	}
	if e.compare != nil {
		f.compare = func(x, y []uint32) uint64 { return e.compare(flushedCopy(x), flushedCopy(y)) }
	}
	return &f
}

func flushedCopy(x []uint32) []uint32 {
	x = slices.Clone(x)
	flush(x)
	return x
}

func flush(x []uint32) {
	for i, v := range x {
		x[i] = flushed32(v)
	}
}
