package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/ops"
)

// Compact kernels: what drivers compile slowly is written once, in a loop.

// evaluateGroup is evaluate for a group of lanes; in a compact kernel one lane
// after the other.
func (w *writer) evaluateGroup(load func(i int) codegen.Value, scalars []codegen.Value, only ...int) codegen.Value {
	if !w.compact {
		return w.evaluate(load, scalars, only...)
	}
	return w.inLoop(load, scalars)[0]
}

// evaluateStored is evaluateGroup of all the values that are stored.
func (w *writer) evaluateStored(load func(i int) codegen.Value, scalars []codegen.Value) []codegen.Value {
	if w.compact {
		return w.inLoop(load, scalars)
	}
	vals, _ := w.evaluated(load, scalars)
	return w.stored(vals)
}

// stored picks the values that are stored of those of the body's instructions.
func (w *writer) stored(vals []codegen.Value) (list []codegen.Value) {
	for _, i := range w.k.Stored() {
		list = append(list, vals[i])
	}
	return list
}

// inLoop evaluates one lane after the other.
func (w *writer) inLoop(load func(i int) codegen.Value, scalars []codegen.Value) []codegen.Value {
	b := w.b
	loaded := make([]codegen.Value, len(w.in))
	for i := range loaded {
		loaded[i] = load(i)
	}
	// The lanes are gathered as words: a variable of floats would count as
	// computed, and lose the NaNs of those that were only moved.
	var result []codegen.Var // of all values
	for _, i := range w.k.Stored() {
		for range w.k.Body[i].DType.Words() {
			v := b.Local(b.Vec(b.U32(), lanes))
			b.StoreVar(v, b.SplatU32(0, lanes))
			result = append(result, v)
		}
	}
	b.Loop(b.ConstU32(lanes), func(lane codegen.ID) {
		single := make([]codegen.Value, len(scalars))
		for i, s := range scalars {
			single[i] = w.laneAt(s, lane)
		}
		vals, _ := w.evaluated(func(i int) codegen.Value { return w.laneAt(loaded[i], lane) }, single)
		here, at := b.IEq(w.laneNumbers(), b.Splat(lane, lanes)), 0
		for _, v := range w.stored(vals) {
			for _, word := range b.ToWords(v) {
				b.StoreVar(result[at], b.Select(here, b.Splat(word, lanes), b.LoadVar(result[at])))
				at++
			}
		}
	})
	var list []codegen.Value
	for _, i := range w.k.Stored() {
		words := make([]codegen.ID, w.k.Body[i].DType.Words())
		for j := range words {
			words[j] = b.LoadVar(result[j])
		}
		list, result = append(list, b.FromWords(w.k.Body[i].DType, words...)), result[len(words):]
	}
	return list
}

// laneNumbers is 0, 1, 2, 3.
func (w *writer) laneNumbers() codegen.ID {
	b := w.b
	return b.ConstVec(b.ConstU32(0), b.ConstU32(1), b.ConstU32(2), b.ConstU32(3))
}

// laneAt is one lane of a value, by a number that is known when it runs.
func (w *writer) laneAt(v codegen.Value, lane codegen.ID) codegen.Value {
	words := w.b.ToWords(v)
	for i := range words {
		words[i] = w.b.ExtractAt(words[i], lane)
	}
	return w.b.FromWords(v.DType, words...)
}

// joins are the steps of the tree over four groups of four lanes: groups 0 and
// 2, 1 and 3, 0 and 1; then within group 0, lanes two and one apart.
const joins = 5

// treeInLoop is tree, with one combination in a loop over the joins.
func (w *writer) treeInLoop(acc []*codegen.Variable, count codegen.ID) codegen.Value {
	b := w.b
	b.Loop(b.ConstU32(joins), func(step codegen.ID) {
		is := func(n uint32) codegen.ID { return b.IEq(step, b.ConstU32(n)) }
		x := b.SelectValue(is(1), b.Value(acc[1]), b.Value(acc[0]))
		y := b.Value(acc[1])
		y = b.SelectValue(is(0), b.Value(acc[2]), y)
		y = b.SelectValue(is(1), b.Value(acc[3]), y)
		y = b.SelectValue(is(3), w.shifted(b.Value(acc[0]), 2), y)
		y = b.SelectValue(is(4), w.shifted(b.Value(acc[0]), 1), y)
		// Of the partners, those that a short leaf never started are left out.
		first := b.ConstU32(lanes)
		for _, partner := range [...]struct{ step, at uint32 }{{0, 2 * lanes}, {1, 3 * lanes}, {3, 2}, {4, 1}} {
			first = b.Select(is(partner.step), b.ConstU32(partner.at), first)
		}
		partner := b.IAdd(w.laneNumbers(), b.Splat(first, lanes))
		live := b.ULess(partner, b.Splat(count, lanes))
		joined := b.SelectValue(live, w.combine(x, y), x)
		b.IfElse(is(1), func() { b.Assign(acc[1], joined) }, func() { b.Assign(acc[0], joined) })
	})
	return w.lane(b.Value(acc[0]), 0)
}

// shifted has lane i+n in lane i, and nothing that counts in the last ones.
func (w *writer) shifted(v codegen.Value, n int) codegen.Value {
	words := w.b.ToWords(v)
	for j := range words {
		parts := make([]codegen.ID, lanes)
		for i := range parts {
			parts[i] = w.b.Extract(words[j], (i+n)%lanes)
		}
		words[j] = w.b.Construct(parts...)
	}
	return w.b.FromWords(v.DType, words...)
}

// joinInLoop is join, with one combination in a loop over the levels: as long
// as bits of i are 1, the earlier result of that level is joined; at the first
// that is 0 the current one is kept.
func (w *writer) joinInLoop(current []*codegen.Variable, stack [][]*codegen.Variable, i, j, count codegen.ID) {
	b := w.b
	level := b.Local(b.U32())
	b.StoreVar(level, b.ConstU32(0))
	bit := func() codegen.ID { return b.And(b.ShiftR(i, b.LoadVar(level)), b.ConstU32(1)) }
	at := func(n int) codegen.ID { return b.IEq(b.LoadVar(level), b.ConstU32(uint32(n))) }
	b.While(func() codegen.ID { return b.IEq(bit(), b.ConstU32(1)) }, func() {
		earlier := w.values(stack[0])
		for n := 1; n < len(stack); n++ {
			for q, v := range w.values(stack[n]) {
				earlier[q] = b.SelectValue(at(n), v, earlier[q])
			}
		}
		root := b.And(j, b.ISub(b.ShiftR(b.ConstU32(ops.Lanes), b.LoadVar(level)), b.ConstU32(1)))
		live := b.Splat(b.ULess(root, count), lanes)
		joined := w.combineGroups(earlier, w.values(current))
		for q := range joined {
			joined[q] = b.SelectValue(live, joined[q], earlier[q])
		}
		w.assign(current, joined)
		b.StoreVar(level, b.IAdd(b.LoadVar(level), b.ConstU32(1)))
	})
	for n := range stack {
		b.If(at(n), func() { w.assign(stack[n], w.values(current)) })
	}
}
