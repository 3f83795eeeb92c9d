package contract

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders/module"
)

// Products of float32s are fused with the sums that they are added to: x * y + z is rounded once. If
// a device's own instructions may be wrong for some numbers, a contraction uses them nevertheless. It
// records how near to zero its factors' elements come (see codegen.MayFlush), and whether a sum in
// float64 lay in the middle of two float32s. If the record says that a sum may be wrong, it computes
// the sums again by exact arithmetic, one after another, with code written once.

// fusion says how products are added to sums.
type fusion int

const (
	separately fusion = iota // product and sum are rounded apart: of other types, and of float16 without Fma
	byFMA                    // the device's Fma
	byDoubles                // float64, in which products are exact
	inWords                  // integer words
)

// fusionOf returns how a device of that target adds products to sums. Products of float16s are exact,
// so that a sum that is rounded apart is a fused one. Those of bfloat16s may overflow.
func (n *native) fusionOf(t codegen.Target) fusion {
	switch {
	case n.sum != dtype.Float32:
		return separately
	case t.FMA32:
		return byFMA
	case n.ofFloat16s():
		return separately
	case t.Converts64:
		return byDoubles
	}
	return inWords
}

// ofFloat16s reports whether both factors are of float16.
func (n *native) ofFloat16s() bool {
	return n.factorType(n.left) == dtype.Float16 && n.factorType(n.right) == dtype.Float16
}

// native is an invocation's record of a block.
type native struct {
	*tile
	how      fusion
	near     [2]codegen.Var // the least codegen.Smallness of a's elements, and of b's
	middle   codegen.Var    // by doubles: a vector, 0 where a number in the middle of two float32s was rounded
	watching bool           // whether there is a record
}

// watch starts the record of a block, before any factor is read.
func (n *native) watch() {
	b := n.w.B
	if !n.mayDiffer() {
		return
	}
	if !n.declared() {
		word := b.TypeOf(b.ConstU32(0))
		n.near = [2]codegen.Var{b.Local(word), b.Local(word)}
		if n.how == byDoubles {
			n.middle = b.Local(b.TypeOf(b.SplatU32(0, module.Vector)))
		}
	}
	none := ^uint32(0)
	for _, v := range n.near {
		b.StoreVar(v, b.ConstU32(none))
	}
	if n.how == byDoubles {
		b.StoreVar(n.middle, b.SplatU32(none, module.Vector))
	}
	n.watching = true
}

// declared reports whether an earlier block declared the record's variables.
func (n *native) declared() bool { return n.near[0] != codegen.Var{} }

// mayDiffer reports whether the device's own arithmetic may be wrong for some factors. Nonzero
// products of float16s are at least 2^-48, so that no sum of them is subnormal.
func (n *native) mayDiffer() bool {
	t := n.w.B.Target()
	switch n.how {
	case byFMA:
		return !t.FMASubnormal32 && !n.ofFloat16s()
	case byDoubles:
		return n.c.Spread > 0
	case inWords:
		return false
	}
	return n.sum == dtype.Complex64 && t.Flush32
}

// factorType returns the dtype of a factor's elements before they are cast to that of the sums.
func (n *native) factorType(f factor) dtype.DType {
	body := n.w.Kernel.Body
	last := body[f.insts[len(f.insts)-1]]
	if last.Kind == kernel.Apply && last.Op == ops.Cast {
		last = body[last.Args[0]]
	}
	return last.DType
}

// see records how near to zero some elements of a factor come.
func (n *native) see(part kernel.Role, v codegen.Value) {
	if n.watching {
		n.note(n.near[part], n.w.B.Smallness(v))
	}
}

// note keeps the least of a record and of a scalar's or a vector's words.
func (n *native) note(record codegen.Var, words codegen.ID) {
	b := n.w.B
	least := b.LoadVar(record)
	if width := b.Width(words); width > 1 {
		for i := range width {
			least = b.UMin(least, b.Extract(words, i))
		}
	} else {
		least = b.UMin(least, words)
	}
	b.StoreVar(record, least)
}

// addProduct adds the product of elements of a and b to a sum by native arithmetic. The record
// shows later whether that was exact.
func (t *tile) addProduct(sum, x, y codegen.Value) (v codegen.Value) {
	b := t.w.B
	add := func() { v = t.w.Apply("add", t.sum, sum, t.w.Apply("mul", t.sum, x, y)) }
	switch t.native.how {
	case byFMA:
		return b.FusedNatively(b.SplatValue(x, y.Width), y, sum)
	case byDoubles:
		if !t.native.watching {
			return b.FusedByOdd(b.SplatValue(x, y.Width), y, sum)
		}
		v, middle := b.FusedByDoubles(b.SplatValue(x, y.Width), y, sum)
		b.StoreVar(t.native.middle, b.UMin(b.LoadVar(t.native.middle), middle))
		return v
	case inWords:
		return b.FusedInWords(b.SplatValue(x, y.Width), y, sum)
	}
	if t.sum.Real() == dtype.Float32 {
		b.Natively(add)
	} else {
		add()
	}
	return v
}

// mend computes the block's sums again if native arithmetic may have been wrong. put assigns a
// vector of sums, given its number; vectors are numbered row by row.
func (n *native) mend(put func(vector codegen.ID, sum codegen.Value)) {
	if !n.watching {
		return
	}
	n.watching = false
	least := codegen.LeastFused
	if n.how == separately {
		least = codegen.LeastRounded
	}
	b := n.w.B
	b.If(b.MayFlush(n.nearest(kernel.Left), n.nearest(kernel.Right), least), func() { n.makeAgain(put) })
}

// share makes the record of every invocation that of all that load operands of its matrix. The
// operands are multiplied already, so that one's memory is free. All invocations of the workgroup
// run it.
func (n *native) share(operands ...*sharedOperand) {
	if !n.watching {
		return
	}
	memory := n.wordsIn(operands)
	n.w.B.Barrier()
	for _, v := range n.near {
		n.fold(v, memory)
	}
}

// sharedWords is shared memory with a word for each invocation.
type sharedWords struct {
	load  func(i codegen.ID) codegen.ID
	store func(i, word codegen.ID)
}

// wordsIn returns words in the memory of the first operand that has enough, or in memory of their own.
func (n *native) wordsIn(operands []*sharedOperand) sharedWords {
	b, count := n.w.B, n.c.Invocations
	four := b32(n.tile, module.Vector)
	for _, o := range operands {
		memory := o.memory[0]
		switch {
		case o.layout.words() && o.layout.size >= count:
			return sharedWords{
				func(i codegen.ID) codegen.ID { return b.LoadShared(memory, i) },
				func(i, word codegen.ID) { b.StoreShared(memory, i, word) },
			}
		case !o.layout.words() && module.Vector*o.layout.size >= count:
			return sharedWords{
				func(i codegen.ID) codegen.ID { return b.LoadSharedWord(memory, b.UDiv(i, four), b.UMod(i, four)) },
				func(i, word codegen.ID) { b.StoreSharedWord(memory, b.UDiv(i, four), b.UMod(i, four), word) },
			}
		}
	}
	memory := b.NewSharedWords(count)
	return sharedWords{
		func(i codegen.ID) codegen.ID { return b.LoadShared(memory, i) },
		func(i, word codegen.ID) { b.StoreShared(memory, i, word) },
	}
}

// fold notes the words of all invocations of a matrix. If there are many, each first notes every
// stride-th one.
func (n *native) fold(v codegen.Var, memory sharedWords) {
	const stride = 16
	b, all := n.w.B, n.c.Bring()
	first := b.ISub(b.LocalIndex(), n.local)
	publish := func() {
		memory.store(b.LocalIndex(), b.LoadVar(v))
		b.Barrier()
	}
	publish()
	if all > stride && all%stride == 0 {
		from := b.IAdd(first, b.UMod(n.local, b32(n.tile, stride)))
		b.Loop(b32(n.tile, all/stride), func(i codegen.ID) {
			n.note(v, memory.load(b.IAdd(from, b.IMul(i, b32(n.tile, stride)))))
		})
		b.Barrier()
		publish()
		all = stride
	}
	b.Loop(b32(n.tile, all), func(i codegen.ID) { n.note(v, memory.load(b.IAdd(first, i))) })
	b.Barrier()
}

// makeAgain computes the block's sums without native arithmetic.
func (n *native) makeAgain(put func(vector codegen.ID, sum codegen.Value)) {
	b, columns := n.w.B, b32(n.tile, n.c.Columns/module.Vector)
	x := n.single()
	b.Loop(columns, func(column codegen.ID) {
		y := n.fourColumns(column)
		into := func(row codegen.ID, sum codegen.Value) { put(b.IAdd(b.IMul(row, columns), column), sum) }
		if b.Target().GPU {
			n.mendEach(x, y, into)
		} else {
			n.mendTogether(x, y, into)
		}
	})
}

// mendEach computes the sums of a vector of columns one row after another, in registers.
func (n *native) mendEach(x func(row, i codegen.ID) codegen.Value, y func(i codegen.ID) codegen.Value, put func(row codegen.ID, sum codegen.Value)) {
	b := n.w.B
	b.Loop(b32(n.tile, n.c.Rows), func(row codegen.ID) {
		sum := b.NewVariable(n.minusZero(module.Vector))
		b.Loop(n.steps(), func(i codegen.ID) { b.Assign(sum, n.addExactly(b.Value(sum), x(n.rowNumber(row), i), y(i))) })
		put(row, b.Value(sum))
	})
}

// mendTogether computes the sums of a vector of columns for all rows together, in memory. So it
// computes each element of b only once.
func (n *native) mendTogether(x func(row, i codegen.ID) codegen.Value, y func(i codegen.ID) codegen.Value, put func(row codegen.ID, sum codegen.Value)) {
	b, rows, sums := n.w.B, b32(n.tile, n.c.Rows), n.newSums(1)
	b.Loop(rows, func(row codegen.ID) { b.AssignAt(sums, row, n.minusZero(module.Vector)) })
	b.Loop(n.steps(), func(i codegen.ID) {
		elements := y(i)
		b.Loop(rows, func(row codegen.ID) {
			b.AssignAt(sums, row, n.addExactly(b.ValueAt(sums, row), x(n.rowNumber(row), i), elements))
		})
	})
	b.Loop(rows, func(row codegen.ID) { put(row, b.ValueAt(sums, row)) })
}

// addExactly adds to a sum the products of an element of a and a vector of b.
func (t *tile) addExactly(sum, x, y codegen.Value) codegen.Value {
	x = t.w.B.SplatValue(x, module.Vector)
	switch {
	case t.sum == dtype.Float32 && t.w.B.Target().Converts64:
		return t.w.B.FusedByOdd(x, y, sum)
	case t.sum == dtype.Float32:
		return t.w.B.FusedInWords(x, y, sum)
	}
	return t.w.Apply("add", t.sum, sum, t.w.Apply("mul", t.sum, x, y))
}

// nearest returns the least recorded word of a factor. With Spread, each invocation of a subgroup
// has seen only some elements of a.
func (n *native) nearest(part kernel.Role) codegen.ID {
	b := n.w.B
	least := b.LoadVar(n.near[part])
	if part == kernel.Left && n.c.Spread > 0 {
		least = n.leastOfAll(least)
	}
	return least
}

// leastOfAll returns the least of the words of a subgroup's invocations, with Spread.
func (n *native) leastOfAll(word codegen.ID) codegen.ID {
	b := n.w.B
	seen := b.FromWords(dtype.Uint32, word)
	for lane := range n.c.Spread {
		word = b.UMin(word, b.ToWords(b.Broadcast(seen, lane))[0])
	}
	return word
}

// single returns a function that yields a's element, given its row and step of the block.
func (n *native) single() func(row, i codegen.ID) codegen.Value {
	b, f, at := n.w.B, n.left, map[*input]codegen.ID{}
	for _, in := range f.inputs {
		at[in] = n.blockOf(in, f.part)
	}
	last := b.ISub(n.w.Param(kernel.NumRows), b.ConstU32(1))
	return func(row, i codegen.ID) codegen.Value {
		row = b.UMin(row, last)
		return n.value(f, 1, func(in *input) codegen.Value {
			line := b.IAdd(at[in], n.lineAt(in, f.part, row))
			return b.FromWords(in.DType, in.Operand.Element(b.IAdd(line, n.stepsAt(in, f.part, i)))...)
		})
	}
}

// fourColumns returns a function that yields b's elements in a vector of columns, given the step.
func (n *native) fourColumns(vector codegen.ID) func(i codegen.ID) codegen.Value {
	b, f, at := n.w.B, n.right, map[*input][]codegen.ID{}
	first := b.IAdd(n.col, b.IMul(vector, b32(n.tile, n.columnStep())))
	for _, in := range f.inputs {
		at[in] = n.placesOf(in, n.blockOf(in, f.part), f.part, first, kernel.NumColumns, module.Vector)
	}
	return func(i codegen.ID) codegen.Value {
		return n.value(f, module.Vector, func(in *input) codegen.Value {
			each := make([]codegen.ID, module.Vector)
			for j := range each {
				each[j] = b.IAdd(at[in][j], n.stepsAt(in, f.part, i))
			}
			return in.Operand.LoadEach(each)
		})
	}
}
