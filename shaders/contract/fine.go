package contract

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
)

// Fine tiles ([kernel.Contract.Fine]) serve products of few rows, where reading b takes most of the
// time. If each invocation had four columns, eight invocations would add the products of the
// workgroup's 32 columns. They would take four times as long, while all others wait.

// runFine writes the code of a tile with Fine.
func (t *tile) runFine() {
	b, c := t.w.B, t.c
	t.native.watch()
	f := t.fineColumn()
	count := t.steps()
	rounds := b.UDiv(count, b32(t, c.Shared)) // whole rounds
	t.inRounds([]brought{f.x, f.y}, count, rounds, true, func(codegen.ID) {
		t.where(func() {
			b.Loop(b32(t, c.Shared/c.Unroll), func(i codegen.ID) {
				for s := 0; s < c.Unroll; s += module.Vector {
					f.addFour(b.IAdd(b.IMul(i, b32(t, c.Unroll)), b32(t, s)))
				}
			})
		}, t.adds)
	})
	t.where(func() { b.Loop(b.UMod(count, b32(t, c.Shared)), f.addOne) }, t.adds)
	sums := f.handOver()
	t.native.share(f.x, f.y)
	t.where(func() { t.native.mend(t.putIn(sums)) }, t.multiplies)
	t.where(func() { t.store(sums) }, b.ULess(t.col, t.w.Param(kernel.NumColumns)), t.multiplies)
}

// fineColumn is the column in which an invocation adds products, for several rows.
type fineColumn struct {
	t            *tile
	x, y         *sharedOperand
	down, column codegen.ID // the invocation's place in the workgroup
	sums         []*codegen.Variable
}

func (t *tile) fineColumn() *fineColumn {
	b, c := t.w.B, t.c
	f := &fineColumn{t: t, x: t.share(t.left, c.A, t.groupRow, c.GroupRows()), y: t.share(t.right, c.B, t.groupCol, c.GroupColumns())}
	all := b32(t, c.GroupColumns())
	f.down, f.column = b.UDiv(t.local, all), b.UMod(t.local, all)
	for range c.Rows {
		f.sums = append(f.sums, b.NewVariable(t.minusZero(1)))
	}
	return f
}

// row returns the number in the workgroup's tile of the invocation's row r.
func (f *fineColumn) row(r int) codegen.ID {
	b := f.t.w.B
	return b.IAdd(b.IMul(f.down, b32(f.t, f.t.c.Rows)), b32(f.t, r))
}

// add adds the products of a step. x returns the element of each row of a.
func (f *fineColumn) add(step codegen.ID, x func(r int) codegen.Value) {
	b := f.t.w.B
	element := f.y.vectorAt(0, step, f.column)
	for r, sum := range f.sums {
		b.Assign(sum, f.t.addProduct(b.Value(sum), x(r), element))
	}
}

// addFour adds the products of four steps. The four elements of a row of a are one vector.
func (f *fineColumn) addFour(first codegen.ID) {
	w := f.t.w
	var rows []codegen.Value
	for r := range f.sums {
		at, _ := f.x.placeOf(first, f.row(r))
		rows = append(rows, f.x.load(at))
	}
	for s := range module.Vector {
		f.add(w.B.IAdd(first, b32(f.t, s)), func(r int) codegen.Value { return w.ElementOf(rows[r], s) })
	}
}

func (f *fineColumn) addOne(step codegen.ID) {
	f.add(step, func(r int) codegen.Value { return f.x.loadWord(f.x.placeOf(step, f.row(r))) })
}

// handOver passes the sums to the invocations that store four columns each.
func (f *fineColumn) handOver() [][]*codegen.Variable {
	t, b, c := f.t, f.t.w.B, f.t.c
	var memory []codegen.Shared
	for range t.sum.Words() {
		memory = append(memory, b.NewShared(c.GroupRows()*c.Across))
	}
	vector := func(row, four codegen.ID) codegen.ID { return b.IAdd(b.IMul(row, b32(t, c.Across)), four) }
	t.where(func() {
		four, inFour := b.UDiv(f.column, b32(t, module.Vector)), b.UMod(f.column, b32(t, module.Vector))
		for r, sum := range f.sums {
			for i, word := range b.ToWords(b.Value(sum)) {
				b.StoreSharedWord(memory[i], vector(f.row(r), four), inFour, word)
			}
		}
	}, t.adds)
	b.Barrier()
	sums := t.startSums()
	t.where(func() {
		for r := range sums {
			// These are rows of t.down, not of f.down.
			row := b.IAdd(b.IMul(t.down, b32(t, c.Rows)), b32(t, r))
			var words []codegen.ID
			for _, m := range memory {
				words = append(words, b.LoadShared(m, vector(row, t.across)))
			}
			b.Assign(sums[r][0], b.Computed(b.FromWords(t.sum, words...)))
		}
	}, t.multiplies)
	return sums
}
