package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// Scans by tiles: a workgroup brings some elements of some lines into shared memory,
// where they are scanned by an invocation for each line, in order, and writes them
// back. Which invocation reads and writes what has nothing to do with which scans it:
// neighbours have what lies together in memory, along the lines or across them
// (scanitem.go).

// scanTile is a workgroup's tile, and the invocation's part of it.
type scanTile struct {
	w *writer
	kernel.ScanTile
	across bool
	memory []codegen.Shared // of each word of an element

	first codegen.ID // the workgroup's first line: of all, or of the columns
	kept  []codegen.ID
	index codegen.ID // of the leaf, across columns

	deal  scanDeal
	lines []line // that the invocation reads and writes, where they are known before the first item
}

// line is what is known of a line.
type line struct {
	leaf
	column codegen.ID         // across
	end    codegen.ID         // of its elements, none where there is no such line: it stands for the last
	starts map[int]codegen.ID // by operand, or the result: its first element, where known
}

// scanTiles writes a scan by tiles.
func (w *writer) scanTiles() {
	b := w.b
	t := w.scanTile()
	own := t.lineAt(b.And(b.LocalIndex(), b.ConstU32(uint32(t.Lines-1))))
	s := w.newScanner(1, 1)
	s.carry(own.index, func(o operand, at codegen.ID) codegen.Value {
		return w.loadSplat(o, b.IAdd(t.rowStart(o, own), at), 1)
	})
	t.knowLines()
	longest := b.UMin(w.param(kernel.NumReduced), b.ConstU32(ops.Leaf))
	if t.across {
		longest = own.count // of all the workgroup
	}
	tiles := b.ShiftR(b.IAdd(longest, b.ConstU32(uint32(t.Steps-1))), b.ConstU32(logOf(t.Steps)))
	b.Loop(tiles, func(n codegen.ID) {
		done := b.IMul(n, b.ConstU32(uint32(t.Steps)))
		t.bring(done)
		b.Barrier()
		b.If(b.ULess(b.LocalIndex(), b.ConstU32(uint32(t.Lines))), func() { t.scan(s, done) })
		b.Barrier()
		t.give(done) // by the invocation that brings the next elements to the same place
	})
}

func (w *writer) scanTile() *scanTile {
	b := w.b
	t := &scanTile{w: w, ScanTile: w.scan.Tile, across: w.form == kernel.Across}
	group := w.workgroup()
	if t.across {
		rest, side := w.divide(group, kernel.ColumnGroups)
		point, index := w.divide(rest, kernel.NumLeaves)
		t.kept, t.index = w.coordinates(point, 0, w.outer-1), index
		group = side
	}
	t.first = b.IMul(group, b.ConstU32(uint32(t.Lines)))
	for range w.k.Result().DType.Words() {
		t.memory = append(t.memory, b.NewSharedWords(t.Bytes(1)/4))
	}
	t.deal = t.dealItems()
	return t
}

// lineAt finds a line of the tile.
func (t *scanTile) lineAt(n codegen.ID) (l line) {
	w, b := t.w, t.w.b
	n = b.IAdd(t.first, n)
	lines := kernel.NumLines
	if t.across {
		lines = kernel.NumColumns
	}
	inside := b.ULess(n, w.param(lines))
	n = b.UMin(n, b.ISub(w.param(lines), b.ConstU32(1)))
	if t.across {
		l.leaf, l.column = w.leafAt(t.index, t.kept), n
	} else {
		point, index := w.divide(n, kernel.NumLeaves)
		l.leaf = w.leafAt(index, w.coordinates(point, 0, w.outer))
	}
	l.end = b.Select(inside, l.count, b.ConstU32(0))
	return l
}

// rowStart is the operand's element at the start of a line's row.
func (t *scanTile) rowStart(o operand, l line) codegen.ID {
	w, b := t.w, t.w.b
	at := w.elementAt(o, l.kept)
	if t.across {
		column := l.column
		if o.access == kernel.Wide {
			column = b.And(column, b.Not(b.ConstU32(lanes-1)))
		}
		at = b.IAdd(at, b.IMul(column, w.param(kernel.Stride(o.number, w.outer-1))))
	}
	return at
}

// start is the operand's first element of a line.
func (t *scanTile) start(o operand, l line) codegen.ID {
	if at, known := l.starts[o.number]; known {
		return at
	}
	return t.w.b.IAdd(t.rowStart(o, l), t.along(o, l.start))
}

// along is how far an operand's element n of a row is from the first.
func (t *scanTile) along(o operand, n codegen.ID) codegen.ID {
	if !t.across && (o.access == kernel.Wide || o.access == kernel.Unit) {
		return n // its elements are neighbours
	}
	return t.w.b.IMul(n, t.w.param(kernel.Stride(o.number, t.w.outer)))
}

// bring reads the tile's elements, of lines of which so much is done.
func (t *scanTile) bring(done codegen.ID) {
	w, b := t.w, t.w.b
	scalars := w.scalars(lanes)
	t.inTurns(t.Ahead, func(items []scanItem) {
		read := make([][]codegen.Value, len(items))
		for n, at := range items {
			read[n] = make([]codegen.Value, len(w.in))
			for i, o := range t.elements() {
				read[n][i] = t.read(o, at, done)
			}
		}
		for n, at := range items {
			words := b.ToWords(w.evaluateGroup(func(i int) codegen.Value { return read[n][i] }, scalars))
			for i := range lanes {
				for j, word := range words {
					b.StoreShared(t.memory[j], t.place(at, i), b.Extract(word, i))
				}
			}
		}
	})
}

// elements are the operands that the body's elements are made of.
func (t *scanTile) elements() []operand {
	if t.w.scan.Carry {
		return t.w.in[:len(t.w.in)-1]
	}
	return t.w.in
}

// read is an operand's elements of an item.
func (t *scanTile) read(o operand, at scanItem, done codegen.ID) codegen.Value {
	w, b := t.w, t.w.b
	if o.access == kernel.Splat || o.access == kernel.Wide {
		first, _ := t.address(o, at, 0, done)
		if o.access == kernel.Splat {
			return w.loadSplat(o, first, lanes)
		}
		return w.loadWide(o, b.ShiftR(first, w.chunkShift()), 0)
	}
	list := make([]codegen.ID, lanes)
	for i := range list {
		list[i], _ = t.address(o, at, i, done)
	}
	return w.loadEach(o, list)
}

// address is an operand's element i of an item, and whether there is one. Past the end
// of a line, or past the last, it is the last; of a whole vector the last vector.
func (t *scanTile) address(o operand, at scanItem, i int, done codegen.ID) (address, live codegen.ID) {
	b := t.w.b
	l := t.lineOf(at, i)
	n := b.IAdd(done, t.stepOf(at, i))
	last := b.ISub(l.count, b.ConstU32(1))
	if o.access == kernel.Wide && !t.across {
		last = b.And(last, b.Not(b.ConstU32(lanes-1)))
	}
	return b.IAdd(t.start(o, l), t.along(o, b.UMin(n, last))), b.ULess(n, l.end)
}

// scan goes along a line of the tile. Elements past its end are scanned too, and not
// written back.
func (t *scanTile) scan(s *scanner, done codegen.ID) {
	w, b := t.w, t.w.b
	d := w.k.Result().DType
	ahead := min(t.Steps, scannedTogether/d.Words())
	if w.compact {
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

// scannedTogether are the words that are read of a line before the first is scanned: they
// come together, and each scanned element waits for nothing but the one before.
const scannedTogether = 16

// give writes the tile's results.
func (t *scanTile) give(done codegen.ID) {
	w, b := t.w, t.w.b
	turn := lanes
	if !t.across && len(t.lines) > 0 {
		turn = t.deal.span // of which all lines are known
	}
	t.inTurns(min(turn, t.Items()), func(items []scanItem) {
		read := make([][lanes][]codegen.ID, len(items))
		for n, at := range items {
			for i := range lanes {
				for _, m := range t.memory {
					read[n][i] = append(read[n][i], b.LoadShared(m, t.place(at, i)))
				}
			}
		}
		for n, at := range items {
			if w.out.access == kernel.Wide {
				address, live := t.address(w.out, at, 0, done)
				b.If(live, func() {
					w.storeWide(w.out, b.ShiftR(address, w.chunkShift()), groups{w.joined(read[n])})
				})
				continue
			}
			for i, words := range read[n] {
				address, live := t.address(w.out, at, i, done)
				b.If(live, func() { w.storeElement(w.out, address, words) })
			}
		}
	})
}
