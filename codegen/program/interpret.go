package program

import (
	"slices"

	"github.com/weft-gpu/weft/codegen/double"
	"github.com/weft-gpu/weft/codegen/words"
	"github.com/weft-gpu/weft/internal/elementary"
	"github.com/weft-gpu/weft/internal/spirv"
)

// writer adds arrays of pairs to double's arithmetic.
type writer struct{ double.Arithmetic }

// interpreter is the loop that runs a program for one element.
type interpreter struct {
	b         writer
	p         *Program
	rows      spirv.Array // an element is a row, of four words
	locations spirv.Array // an element is a pair: first the registers, then the constants
	tables    spirv.Array // an element is two pairs, entries of a table
	pc        spirv.Var   // the number of the next row
}

// Run returns the results of a program for arguments of one width. The loop computes one
// element after another, so its code is as short for a vector as for a single element.
func (p *Program) Run(on double.Arithmetic, args []Pair) []Pair {
	b := writer{on}
	locations := p.registers + len(p.constants)
	if len(args) != p.arity || locations > 1<<locationBits || len(p.tables) > 1<<tableBits {
		b.Fail("a program of %d arguments, %d locations and %d words in tables, run with %d", p.arity, locations, len(p.tables), len(args))
		return make([]Pair, len(p.results))
	}
	m := &interpreter{b: b, p: p, pc: b.Local(b.U32())}
	m.declare()
	width := b.Width(args[0][0])
	if width == 1 {
		return m.run(args)
	}
	in, out := make([]spirv.Array, len(args)), make([]spirv.Array, len(p.results))
	for i, x := range args {
		in[i] = b.pairArray(make([]uint64, width))
		for lane := range width {
			b.storePairAt(in[i], b.ConstU32(uint32(lane)), Pair{b.Extract(x[0], lane), b.Extract(x[1], lane)})
		}
	}
	for i := range out {
		out[i] = b.pairArray(make([]uint64, width))
	}
	b.Loop(b.ConstU32(uint32(width)), func(lane ID) {
		x := make([]Pair, len(in))
		for i, a := range in {
			x[i] = b.loadPairAt(a, lane)
		}
		for i, r := range m.run(x) {
			b.storePairAt(out[i], lane, r)
		}
	})
	results := make([]Pair, len(out))
	for i, a := range out {
		low, high := make([]ID, width), make([]ID, width)
		for lane := range width {
			r := b.loadPairAt(a, b.ConstU32(uint32(lane)))
			low[lane], high[lane] = r[0], r[1]
		}
		results[i] = Pair{b.Construct(low...), b.Construct(high...)}
	}
	return results
}

// run returns the results for one element. The rows are the same in all invocations, so all
// take the same branches until one jumps: an invocation jumps if its element does not need the
// skipped operations.
func (m *interpreter) run(args []Pair) []Pair {
	b := m.b
	for i, a := range args {
		m.store(b.ConstU32(uint32(i)), a)
	}
	m.loop()
	results := make([]Pair, len(m.p.results))
	for i, at := range m.p.results {
		results[i] = m.load(b.ConstU32(uint32(at)))
	}
	return results
}

func (m *interpreter) declare() {
	b := m.b
	rows := make([]ID, len(m.p.rows))
	for i, row := range m.p.rows {
		parts := make([]ID, rowWords)
		for j, w := range row {
			parts[j] = b.ConstU32(w)
		}
		rows[i] = b.ConstVec(parts...)
	}
	if len(rows) > 0 {
		m.rows = b.LocalArray(rows)
	}
	m.locations = b.pairArray(append(make([]uint64, m.p.registers), m.p.constants...))
	if len(m.p.tables) > 0 {
		m.tables = b.vectorArray(m.p.tables, 2)
	}
}

// pairArray declares an array of pairs, each a vector of a low and a high word.
func (b writer) pairArray(initial []uint64) spirv.Array { return b.vectorArray(initial, 1) }

// vectorArray declares an array of vectors of several pairs each, low words first. Some drivers
// take time quadratic in the number of elements to compile an array, so vectors make them few.
func (b writer) vectorArray(entries []uint64, pairs int) spirv.Array {
	var elements []ID
	for chunk := range slices.Chunk(entries, pairs) {
		var parts []ID
		for i := range pairs {
			w := uint64(0)
			if i < len(chunk) {
				w = chunk[i]
			}
			parts = append(parts, b.ConstU32(uint32(w)), b.ConstU32(uint32(w>>32)))
		}
		elements = append(elements, b.ConstVec(parts...))
	}
	return b.LocalArray(elements)
}

func (b writer) loadPairAt(a spirv.Array, at ID) Pair {
	v := b.LoadFrom(a, at)
	return Pair{b.Extract(v, 0), b.Extract(v, 1)}
}

func (b writer) storePairAt(a spirv.Array, at ID, x Pair) {
	b.StoreTo(a, at, b.Construct(x[0], x[1]))
}

func (m *interpreter) load(at ID) Pair { return m.b.loadPairAt(m.locations, at) }

func (m *interpreter) store(at ID, x Pair) { m.b.storePairAt(m.locations, at, x) }

// field returns the location in bits from to from+9 of a row's word.
func (m *interpreter) field(w ID, from uint32) ID {
	b := m.b
	return b.And(b.ShiftR(w, b.ConstU32(from)), b.ConstU32(locationMask))
}

func (m *interpreter) operand(w ID, i int) Pair {
	return m.load(m.field(w, uint32(i)*locationBits))
}

// loop runs the rows. If the program has divisions or square roots, an inner loop runs the rows
// between them. A device that runs both sides of every branch still leaves a loop when its
// condition holds for no invocation. So it does not compute a division for every row.
func (m *interpreter) loop() {
	b := m.b
	count := b.ConstU32(uint32(len(m.p.rows)))
	b.StoreVar(m.pc, b.ConstU32(0))
	more := func() ID { return b.ULess(b.LoadVar(m.pc), count) }
	switch {
	case len(m.p.rows) == 0:
	case m.p.alone():
		ordinary := func() ID { return b.ULess(m.action(m.row()), b.ConstU32(uint32(doDiv))) }
		b.While(more, func() {
			b.While(ordinary, m.step)
			m.stepAlone()
		})
	default:
		b.While(more, m.step)
	}
}

// row loads the next row.
func (m *interpreter) row() ID { return m.b.LoadFrom(m.rows, m.b.LoadVar(m.pc)) }

func (m *interpreter) action(row ID) ID {
	return m.b.And(m.b.Extract(row, 0), m.b.ConstU32(1<<destinationAt-1))
}

func (m *interpreter) advance() {
	m.b.StoreVar(m.pc, m.b.IAdd(m.b.LoadVar(m.pc), m.b.ConstU32(1)))
}

// step runs the next row, unit after unit.
func (m *interpreter) step() {
	b, uses := m.b, m.p.uses
	row := m.row()
	m.advance()
	if m.usesWords() {
		action := m.action(row)
		b.If(b.INe(action, b.ConstU32(uint32(doNothing))), func() { m.words(action, row) })
	}
	if uses[doMul] || uses[doScale] {
		m.unit(b.Extract(row, 2), m.multiply)
	}
	if uses[doAdd] || uses[doSub] {
		m.unit(b.Extract(row, 3), m.add)
	}
}

func (m *interpreter) usesWords() bool {
	for do := doAddU; do <= doSkip; do++ {
		if m.p.uses[do] {
			return true
		}
	}
	return false
}

// unit runs f if w, a unit's word of the row, has an operation, and stores the result.
func (m *interpreter) unit(w ID, f func(w ID, x, y Pair) Pair) {
	b := m.b
	b.If(b.SLess(w, b.ConstU32(0)), func() {
		m.store(m.field(w, 2*locationBits), f(w, m.operand(w, 0), m.operand(w, 1)))
	})
}

// varied returns the condition that a unit's word asks for the variant (doScale or doSub).
func (m *interpreter) varied(w ID) ID {
	return m.b.INe(m.b.And(w, m.b.ConstU32(variant)), m.b.ConstU32(0))
}

// multiply is x * y or, as the variant, x * 2^y for an integer y.
func (m *interpreter) multiply(w ID, x, y Pair) Pair {
	b := m.b
	if !m.p.uses[doScale] {
		return b.Mul(x, y)
	}
	k := b.ConstU32
	scaled := m.varied(w)
	places := b.Select(scaled, y[0], k(0))
	return b.MulScaled(x, b.Select64(scaled, Pair{k(0), k(double.One)}, y), places)
}

// add is x + y or, as the variant, x - y.
func (m *interpreter) add(w ID, x, y Pair) Pair {
	b := m.b
	if !m.p.uses[doSub] {
		return b.Add(x, y)
	}
	flip := b.And(b.ShiftL(w, b.ConstU32(1)), b.ConstU32(words.SignBit))
	return b.Add(x, Pair{y[0], b.Xor(y[1], flip)})
}

// words runs the word unit: the action asked of a row.
func (m *interpreter) words(asked, row ID) {
	b := m.b
	w := b.Extract(row, 1)
	x, y := m.operand(w, 0), m.operand(w, 1)
	low, high := b.Local(b.U32()), b.Local(b.U32())
	when := func(do action, f func() Pair) {
		if m.p.uses[do] {
			b.If(b.IEq(asked, b.ConstU32(uint32(do))), func() {
				r := f()
				b.StoreVar(low, r[0])
				b.StoreVar(high, r[1])
			})
		}
	}
	for do := doAddU; do <= doEqualU; do++ {
		when(do, func() Pair { return actions[do].emit(b.Arithmetic, x, y) })
	}
	when(doSelect, func() Pair {
		return b.Select64(b.INe(x[0], b.ConstU32(0)), y, m.operand(w, 2))
	})
	when(doTable, func() Pair { return m.table(row, x[0]) })
	if m.p.uses[doSkip] {
		jump := b.LAnd(b.IEq(asked, b.ConstU32(uint32(doSkip))), b.IEq(x[0], b.ConstU32(0)))
		b.StoreVar(m.pc, b.Select(jump, b.Extract(row, 2), b.LoadVar(m.pc)))
	}
	b.If(b.INe(asked, b.ConstU32(uint32(doSkip))), func() {
		m.store(m.field(b.Extract(row, 0), destinationAt), Pair{b.LoadVar(low), b.LoadVar(high)})
	})
}

// table reads the row's table at an index, modulo the table's size.
func (m *interpreter) table(row, index ID) Pair {
	b := m.b
	start := b.ShiftR(b.Extract(row, 0), b.ConstU32(tableAt))
	size := b.ShiftL(b.ConstU32(1), m.field(b.Extract(row, 1), 2*locationBits))
	at := b.IAdd(start, b.And(index, b.ISub(size, b.ConstU32(1))))
	two := b.LoadFrom(m.tables, b.ShiftR(at, b.ConstU32(1)))
	odd := b.INe(b.And(at, b.ConstU32(1)), b.ConstU32(0))
	return b.Select64(odd, Pair{b.Extract(two, 2), b.Extract(two, 3)}, Pair{b.Extract(two, 0), b.Extract(two, 1)})
}

// stepAlone runs a row with a division, a square root, or the end of the program.
func (m *interpreter) stepAlone() {
	b := m.b
	row := m.row()
	m.advance()
	asked := m.action(row)
	destination := m.field(b.Extract(row, 0), destinationAt)
	w := b.Extract(row, 1)
	for _, do := range []action{doDiv, doSqrt} {
		if m.p.uses[do] {
			b.If(b.IEq(asked, b.ConstU32(uint32(do))), func() {
				m.store(destination, actions[do].emit(b.Arithmetic, m.operand(w, 0), m.operand(w, 1)))
			})
		}
	}
}

// Record returns the program of a definition with so many arguments.
func Record(eval func(m elementary.Arithmetic[Reg, Reg, Reg], x []Reg) []Reg, arity int) *Program {
	r := &recorder{known: map[operation]Reg{}}
	x := make([]Reg, arity)
	for i := range x {
		x[i] = r.record(operation{do: doArg, immediate: uint64(i)})
	}
	return schedule(r, x, eval(r, x))
}
