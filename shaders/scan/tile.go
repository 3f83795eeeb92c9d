package scan

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders/module"
	"github.com/weft-gpu/weft/shaders/tree"
)

// Scans by tiles: a workgroup loads elements of some lines into shared memory. For each line one
// invocation scans them there, in order, and the workgroup stores the results. The elements that an
// invocation loads and stores are not those that it scans: neighbouring invocations take
// neighbouring elements in memory, along lines or across them (item.go).

// scanTile is a workgroup's tile, as one invocation sees it.
type scanTile struct {
	w *writer
	kernel.ScanTile
	across bool
	memory []codegen.Shared // one for each word of an element

	first codegen.ID // the workgroup's first line, among all lines or among the columns
	kept  []codegen.ID
	index codegen.ID // number of the leaf, across columns

	interleaving interleaving
	lines        []line // the lines whose elements the invocation loads and stores, if they are the same for all items
}

// line is a leaf as a line of the tile.
type line struct {
	tree.Leaf
	column codegen.ID         // across
	end    codegen.ID         // end of its elements; 0: there is no such line, and this is the last one instead
	starts map[int]codegen.ID // index of the line's first element in each operand (or the result), if known
}

// tiles writes the code of a scan by tiles.
func (w *writer) tiles() {
	b := w.B
	t := w.scanTile()
	own := t.lineAt(b.And(b.LocalIndex(), b.ConstU32(uint32(t.Lines-1))))
	s := w.newScanner(1, 1)
	s.carry(own.Index, func(o module.Operand, at codegen.ID) codegen.Value {
		return o.LoadSplat(b.IAdd(t.rowStart(o, own), at), 1)
	})
	t.knowLines()
	longest := b.UMin(w.Param(kernel.NumReduced), b.ConstU32(ops.Leaf))
	if t.across {
		longest = own.Count // it is the same for all lines of the workgroup
	}
	tiles := b.ShiftR(b.IAdd(longest, b.ConstU32(uint32(t.Steps-1))), b.ConstU32(module.LogOf(t.Steps)))
	b.Loop(tiles, func(n codegen.ID) {
		done := b.IMul(n, b.ConstU32(uint32(t.Steps)))
		t.bring(done)
		b.Barrier()
		b.If(b.ULess(b.LocalIndex(), b.ConstU32(uint32(t.Lines))), func() { t.scan(s, done) })
		b.Barrier()
		t.give(done) // needs no barrier: the invocation that stores an element also loads the next one to its location
	})
}

func (w *writer) scanTile() *scanTile {
	b := w.B
	t := &scanTile{w: w, ScanTile: w.loop.Tile, across: w.Form == kernel.Across}
	group := w.Workgroup()
	if t.across {
		rest, side := w.Divide(group, kernel.ColumnGroups)
		point, index := w.Divide(rest, kernel.NumLeaves)
		t.kept, t.index = w.Coordinates(point, 0, w.Outer-1), index
		group = side
	}
	t.first = b.IMul(group, b.ConstU32(uint32(t.Lines)))
	for range w.Kernel.Result().DType.Words() {
		t.memory = append(t.memory, b.NewSharedWords(t.Bytes(1)/4))
	}
	t.interleaving = t.interleave()
	return t
}

// lineAt returns line n of the tile.
func (t *scanTile) lineAt(n codegen.ID) (l line) {
	w, b := t.w, t.w.B
	n = b.IAdd(t.first, n)
	lines := kernel.NumLines
	if t.across {
		lines = kernel.NumColumns
	}
	inside := b.ULess(n, w.Param(lines))
	n = b.UMin(n, b.ISub(w.Param(lines), b.ConstU32(1)))
	if t.across {
		l.Leaf, l.column = w.LeafAt(t.index, t.kept), n
	} else {
		point, index := w.Divide(n, kernel.NumLeaves)
		l.Leaf = w.LeafAt(index, w.Coordinates(point, 0, w.Outer))
	}
	l.end = b.Select(inside, l.Count, b.ConstU32(0))
	return l
}

// rowStart returns the index of the operand's element at the start of a line's row.
func (t *scanTile) rowStart(o module.Operand, l line) codegen.ID {
	w, b := t.w, t.w.B
	at := o.ElementAt(l.Kept)
	if t.across {
		column := l.column
		if o.Access == kernel.Wide {
			column = b.And(column, b.Not(b.ConstU32(module.Vector-1)))
		}
		at = b.IAdd(at, b.IMul(column, w.Param(kernel.Stride(o.Number, w.Outer-1))))
	}
	return at
}

// start returns the index of the operand's first element of a line.
func (t *scanTile) start(o module.Operand, l line) codegen.ID {
	if at, known := l.starts[o.Number]; known {
		return at
	}
	return t.w.B.IAdd(t.rowStart(o, l), t.along(o, l.Start))
}

// along returns the distance of an operand's element n of a row from the row's first element.
func (t *scanTile) along(o module.Operand, n codegen.ID) codegen.ID {
	if !t.across && (o.Access == kernel.Wide || o.Access == kernel.Unit) {
		return n // the elements are contiguous
	}
	return t.w.B.IMul(n, t.w.Param(kernel.Stride(o.Number, t.w.Outer)))
}

// bring loads elements into the tile: those after the first done elements of each line.
func (t *scanTile) bring(done codegen.ID) {
	w, b := t.w, t.w.B
	scalars := w.Scalars(module.Vector)
	t.inTurns(t.Ahead, func(items []scanItem) {
		read := make([][]codegen.Value, len(items))
		for n, at := range items {
			read[n] = make([]codegen.Value, len(w.In))
			for i, o := range t.elements() {
				read[n][i] = t.read(o, at, done)
			}
		}
		for n, at := range items {
			words := b.ToWords(w.EvaluateVector(func(i int) codegen.Value { return read[n][i] }, scalars))
			for i := range module.Vector {
				for j, word := range words {
					b.StoreShared(t.memory[j], t.place(at, i), b.Extract(word, i))
				}
			}
		}
	})
}

// elements returns the operands from which the body computes elements.
func (t *scanTile) elements() []module.Operand {
	if t.w.loop.Carry {
		return t.w.In[:len(t.w.In)-1]
	}
	return t.w.In
}

// read returns an operand's elements of an item.
func (t *scanTile) read(o module.Operand, at scanItem, done codegen.ID) codegen.Value {
	w, b := t.w, t.w.B
	if o.Access == kernel.Splat || o.Access == kernel.Wide {
		first, _ := t.address(o, at, 0, done)
		if o.Access == kernel.Splat {
			return o.LoadSplat(first, module.Vector)
		}
		return o.LoadWide(b.ShiftR(first, w.ChunkShift()), 0)
	}
	list := make([]codegen.ID, module.Vector)
	for i := range list {
		list[i], _ = t.address(o, at, i, done)
	}
	return o.LoadEach(list)
}

// address returns the index of an operand's element i of an item, and whether there is such an
// element. Past a line's end, or past the last line, it returns the index of the last element, or
// of the last whole vector.
func (t *scanTile) address(o module.Operand, at scanItem, i int, done codegen.ID) (address, live codegen.ID) {
	b := t.w.B
	l := t.lineOf(at, i)
	n := b.IAdd(done, t.stepOf(at, i))
	last := b.ISub(l.Count, b.ConstU32(1))
	if o.Access == kernel.Wide && !t.across {
		last = b.And(last, b.Not(b.ConstU32(module.Vector-1)))
	}
	return b.IAdd(t.start(o, l), t.along(o, b.UMin(n, last))), b.ULess(n, l.end)
}

// scan scans a line of the tile. It also scans elements past the line's end, which are not stored.
func (t *scanTile) scan(s *scanner, done codegen.ID) {
	w, b := t.w, t.w.B
	d := w.Kernel.Result().DType
	ahead := min(t.Steps, scannedTogether/d.Words())
	if w.Compact {
		ahead = 1
	}
	row := uint32(t.Lines + 1)
	b.Loop(b.ConstU32(uint32(t.Steps/ahead)), func(turn codegen.ID) {
		first := b.IAdd(b.LocalIndex(), b.IMul(turn, b.ConstU32(uint32(ahead)*row)))
		place := func(n int) codegen.ID { return b.IAdd(first, b.ConstU32(uint32(n)*row)) }
		read := make([]codegen.Value, ahead)
		for n := range read {
			var words []codegen.ID
			for _, m := range t.memory {
				words = append(words, b.LoadShared(m, place(n)))
			}
			read[n] = b.Computed(b.FromWords(d, words...))
		}
		start := b.IEq(b.IAdd(done, turn), b.ConstU32(0))
		for n, v := range read {
			v = s.next(0, v, start)
			start = 0
			for j, word := range b.ToWords(v) {
				b.StoreShared(t.memory[j], place(n), word)
			}
		}
	})
}

// scannedTogether is how many words of a line are read before the first is scanned. These reads
// overlap; then each element waits only for the running result before it.
const scannedTogether = 16

// give stores the tile's results.
func (t *scanTile) give(done codegen.ID) {
	w, b := t.w, t.w.B
	turn := module.Vector
	if !t.across && len(t.lines) > 0 {
		turn = t.interleaving.span // then all lines of a turn are known
	}
	t.inTurns(min(turn, t.Items()), func(items []scanItem) {
		read := make([][module.Vector][]codegen.ID, len(items))
		for n, at := range items {
			for i := range module.Vector {
				for _, m := range t.memory {
					read[n][i] = append(read[n][i], b.LoadShared(m, t.place(at, i)))
				}
			}
		}
		for n, at := range items {
			if w.Out.Access == kernel.Wide {
				address, live := t.address(w.Out, at, 0, done)
				b.If(live, func() {
					w.Out.StoreWide(b.ShiftR(address, w.ChunkShift()), module.Vectors{w.joined(read[n])})
				})
				continue
			}
			for i, words := range read[n] {
				address, live := t.address(w.Out, at, i, done)
				b.If(live, func() { w.Out.StoreElement(address, words) })
			}
		}
	})
}
