package tree

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders/module"
)

// joins is the number of steps in which the tree combines four vectors of four accumulators. The
// steps combine vectors 0 and 2, 1 and 3, 0 and 1; then, in vector 0, elements two apart and one
// apart.
const joins = 5

// TreeInLoop does the same as Tree, with the combination's code once, in a loop over the steps.
func (f Fold) TreeInLoop(acc []*codegen.Variable, count codegen.ID) codegen.Value {
	b := f.B
	b.Loop(b.ConstU32(joins), func(step codegen.ID) {
		is := func(n uint32) codegen.ID { return b.IEq(step, b.ConstU32(n)) }
		x := b.SelectValue(is(1), b.Value(acc[1]), b.Value(acc[0]))
		y := b.Value(acc[1])
		y = b.SelectValue(is(0), b.Value(acc[2]), y)
		y = b.SelectValue(is(1), b.Value(acc[3]), y)
		y = b.SelectValue(is(3), f.shifted(b.Value(acc[0]), 2), y)
		y = b.SelectValue(is(4), f.shifted(b.Value(acc[0]), 1), y)
		// Leave out the partners that a short leaf never started.
		first := b.ConstU32(module.Vector)
		for _, partner := range [...]struct{ step, at uint32 }{{0, 2 * module.Vector}, {1, 3 * module.Vector}, {3, 2}, {4, 1}} {
			first = b.Select(is(partner.step), b.ConstU32(partner.at), first)
		}
		partner := b.IAdd(f.Numbers(), b.Splat(first, module.Vector))
		live := b.ULess(partner, b.Splat(count, module.Vector))
		joined := b.SelectValue(live, f.Combine(x, y), x)
		b.IfElse(is(1), func() { b.Assign(acc[1], joined) }, func() { b.Assign(acc[0], joined) })
	})
	return f.ElementOf(b.Value(acc[0]), 0)
}

// shifted moves element i+n to i. The last n elements then have no meaning.
func (w *Writer) shifted(v codegen.Value, n int) codegen.Value {
	words := w.B.ToWords(v)
	for j := range words {
		parts := make([]codegen.ID, module.Vector)
		for i := range parts {
			parts[i] = w.B.Extract(words[j], (i+n)%module.Vector)
		}
		words[j] = w.B.Construct(parts...)
	}
	return w.B.FromWords(v.DType, words...)
}

// JoinInLoop does the same as Join, with the combination's code once, in a loop over the levels.
// While the bits of i are 1, it combines the current result with the one that waits at the level.
// At the first 0 it lets the current one wait.
func (f Fold) JoinInLoop(current []*codegen.Variable, stack [][]*codegen.Variable, i, j, count codegen.ID) {
	b := f.B
	level := b.Local(b.U32())
	b.StoreVar(level, b.ConstU32(0))
	bit := func() codegen.ID { return b.And(b.ShiftR(i, b.LoadVar(level)), b.ConstU32(1)) }
	at := func(n int) codegen.ID { return b.IEq(b.LoadVar(level), b.ConstU32(uint32(n))) }
	b.While(func() codegen.ID { return b.IEq(bit(), b.ConstU32(1)) }, func() {
		earlier := f.Values(stack[0])
		for n := 1; n < len(stack); n++ {
			for q, v := range f.Values(stack[n]) {
				earlier[q] = b.SelectValue(at(n), v, earlier[q])
			}
		}
		root := b.And(j, b.ISub(b.ShiftR(b.ConstU32(ops.Accumulators), b.LoadVar(level)), b.ConstU32(1)))
		live := b.Splat(b.ULess(root, count), module.Vector)
		joined := f.combineVectors(earlier, f.Values(current))
		for q := range joined {
			joined[q] = b.SelectValue(live, joined[q], earlier[q])
		}
		f.Assign(current, joined)
		b.StoreVar(level, b.IAdd(b.LoadVar(level), b.ConstU32(1)))
	})
	for n := range stack {
		b.If(at(n), func() { f.Assign(stack[n], f.Values(current)) })
	}
}
