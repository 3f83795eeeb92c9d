package sim

import (
	"slices"
	"sync"
)

// GPUs of phones and CPU drivers flush float32's subnormals to zeros of their sign, as operands and
// as results of arithmetic. Instructions that only move bits keep them.

// flushingForms maps each instruction of float arithmetic to its form on such a GPU.
var flushingForms = sync.OnceValue(func() map[*elementwise]*elementwise {
	forms := map[*elementwise]*elementwise{}
	add := func(e *elementwise) {
		if e.float && e.class != Integer && e.class != Convert { // those move and pack bits
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

// as returns the instruction in the form that the GPU executes.
func (p Profile) as(e *elementwise) *elementwise {
	if f := flushingForms()[e]; f != nil && p.Flush32 {
		return f
	}
	return e
}

// flushing returns a 32-bit instruction that flushes its operands and results.
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
