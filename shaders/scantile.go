package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// Scans by tiles: a workgroup brings some elements of some lines into shared memory,
// where they are scanned by an invocation for each line, in order, and writes them
// back. Which invocation reads and writes what has nothing to do with which scans it:
// neighbours have what lies together in memory, along the lines or across them.

// scanTile is a workgroup's tile, and the invocation's part of it.
type scanTile struct {
	w *writer
	kernel.ScanTile
	across bool
	memory []codegen.Shared // of each word of an element

	run, spacing int        // how many invocations have what lies together, and how far a group's elements are apart
	first        codegen.ID // the workgroup's first line: of all, or of the columns
	kept         []codegen.ID
	index        codegen.ID // of the leaf, across columns
}

// line is what is known of a line.
type line struct {
	leaf
	column codegen.ID // across
	inside codegen.ID // whether there is such a line; else it stands for the last
}

// scanTiles writes a scan by tiles.
func (w *writer) scanTiles() {
	b := w.b
	t := w.scanTile()
	own := t.lineAt(b.And(b.LocalIndex(), b.ConstU32(uint32(t.Lines-1))))
	s := w.newScanner(1, 1)
	s.carry(own.index, func(o operand, at codegen.ID) codegen.Value {
		return w.loadSplat(o, b.IAdd(t.lineStart(o, own), at), 1)
	})
	longest := b.UMin(w.param(kernel.NumReduced), b.ConstU32(ops.Leaf))
	tiles := b.ShiftR(b.IAdd(longest, b.ConstU32(uint32(t.Steps-1))), b.ConstU32(logOf(t.Steps)))
	b.Loop(tiles, func(n codegen.ID) {
		done := b.IMul(n, b.ConstU32(uint32(t.Steps)))
		t.bring(done)
		b.Barrier()
		b.If(b.ULess(b.LocalIndex(), b.ConstU32(uint32(t.Lines))), func() { t.scan(s, done) })
		b.Barrier()
		t.give(done)
		b.Barrier()
	})
}

func (w *writer) scanTile() *scanTile {
	b := w.b
	t := &scanTile{w: w, ScanTile: w.scan.Tile, across: w.form == kernel.Across, run: 8, spacing: 1}
	together := t.Steps
	group := w.workgroup()
	if t.across {
		together = t.Lines
		rest, side := w.divide(group, kernel.ColumnGroups)
		point, index := w.divide(rest, kernel.NumLeaves)
		t.kept, t.index = w.coordinates(point, 0, w.outer-1), index
		group = side
	}
	t.first = b.IMul(group, b.ConstU32(uint32(t.Lines)))
	if w.k.Apart() {
		t.run = 32
	}
	t.run = min(t.run, together/lanes)
	if w.k.Apart() {
		t.spacing = t.run
	}
	for range w.k.Result().DType.Words() {
		t.memory = append(t.memory, b.NewSharedWords(t.Bytes(1)/4))
	}
	return t
}

// lineAt finds a line of the tile.
func (t *scanTile) lineAt(n codegen.ID) (l line) {
	w, b := t.w, t.w.b
	n = b.IAdd(t.first, n)
	last := func(s kernel.Slot) codegen.ID { return b.ISub(w.param(s), b.ConstU32(1)) }
	if t.across {
		l.leaf = w.leafAt(t.index, t.kept)
		l.inside, l.column = b.ULess(n, w.param(kernel.NumColumns)), b.UMin(n, last(kernel.NumColumns))
		return l
	}
	l.inside = b.ULess(n, w.param(kernel.NumLines))
	point, index := w.divide(b.UMin(n, last(kernel.NumLines)), kernel.NumLeaves)
	l.leaf = w.leafAt(index, w.coordinates(point, 0, w.outer))
	return l
}

// lineStart is the operand's element at the start of a line's row.
func (t *scanTile) lineStart(o operand, l line) codegen.ID {
	w, b := t.w, t.w.b
	at := w.elementAt(o, l.kept)
	if t.across {
		at = b.IAdd(at, b.IMul(l.column, w.param(kernel.Stride(o.number, w.outer-1))))
	}
	return at
}

// item is a group of four elements of the tile, that one invocation reads and writes:
// neighbours along a line, or across lines; or as many invocations apart as lie
// together.
type item struct{ line, step codegen.ID } // of the first

// itemAt is the invocation's item n.
func (t *scanTile) itemAt(n codegen.ID) item {
	b := t.w.b
	index := b.IAdd(b.IMul(n, b.ConstU32(kernel.WorkgroupSize)), b.LocalIndex())
	lane, rest := b.And(index, b.ConstU32(uint32(t.run-1))), b.ShiftR(index, b.ConstU32(logOf(t.run)))
	beside := t.Lines
	if t.across {
		beside = t.Steps
	}
	other, block := b.And(rest, b.ConstU32(uint32(beside-1))), b.ShiftR(rest, b.ConstU32(logOf(beside)))
	if t.spacing == 1 {
		lane = b.ShiftL(lane, b.ConstU32(2))
	}
	along := b.IAdd(b.IMul(block, b.ConstU32(uint32(t.run*lanes))), lane)
	if t.across {
		return item{line: along, step: other}
	}
	return item{line: other, step: along}
}

// element is the tile's element i of an item.
func (t *scanTile) element(at item, i int) item {
	b := t.w.b
	by := b.ConstU32(uint32(i * t.spacing))
	if t.across {
		return item{b.IAdd(at.line, by), at.step}
	}
	return item{at.line, b.IAdd(at.step, by)}
}

// place is where an element of the tile is in shared memory.
func (t *scanTile) place(at item) codegen.ID {
	b := t.w.b
	return b.IAdd(b.IMul(at.step, b.ConstU32(uint32(t.Lines+1))), at.line)
}

// address is an operand's element for one of the tile, and whether there is one.
// Past the end of a line, or past the last, it is the last; of a whole vector the
// last vector.
func (t *scanTile) address(o operand, at item, done codegen.ID) (address, live codegen.ID) {
	w, b := t.w, t.w.b
	l := t.lineAt(at.line)
	n := b.IAdd(done, at.step)
	live = b.LAnd(l.inside, b.ULess(n, l.count))
	last := b.ISub(l.count, b.ConstU32(1))
	if o.access == kernel.Wide {
		vector := b.Not(b.ConstU32(lanes - 1))
		if t.across {
			l.column = b.And(l.column, vector)
		} else {
			last = b.And(last, vector)
		}
	}
	row := b.IAdd(l.start, b.UMin(n, last))
	return b.IAdd(t.lineStart(o, l), b.IMul(row, w.param(kernel.Stride(o.number, w.outer)))), live
}

// bring reads the tile's elements, of lines of which so much is done.
func (t *scanTile) bring(done codegen.ID) {
	w, b := t.w, t.w.b
	scalars := w.scalars(lanes)
	type reading struct {
		item
		values []codegen.Value
	}
	walkAhead(w, t.Ahead, b.ConstU32(uint32(t.Items())), func(n codegen.ID) reading {
		r := reading{item: t.itemAt(n), values: make([]codegen.Value, len(w.in))}
		for i, o := range w.in {
			if !w.scan.Carry || i < len(w.in)-1 {
				r.values[i] = t.read(o, r.item, done)
			}
		}
		return r
	}, func(r reading, _, _ codegen.ID) {
		words := b.ToWords(w.evaluateGroup(func(i int) codegen.Value { return r.values[i] }, scalars))
		for i := range lanes {
			at := t.place(t.element(r.item, i))
			for j, word := range words {
				b.StoreShared(t.memory[j], at, b.Extract(word, i))
			}
		}
	})
}

// read is an operand's elements of an item.
func (t *scanTile) read(o operand, at item, done codegen.ID) codegen.Value {
	w, b := t.w, t.w.b
	if o.access == kernel.Splat || o.access == kernel.Wide {
		first, _ := t.address(o, at, done)
		if o.access == kernel.Splat {
			return w.loadSplat(o, first, lanes)
		}
		return w.loadWide(o, b.ShiftR(first, w.chunkShift()), 0)
	}
	list := make([]codegen.ID, lanes)
	for i := range list {
		list[i], _ = t.address(o, t.element(at, i), done)
	}
	return w.loadEach(o, list)
}

// scan goes along a line of the tile. Elements past its end are scanned too, and not
// written back.
func (t *scanTile) scan(s *scanner, done codegen.ID) {
	w, b := t.w, t.w.b
	ahead := lanes
	if w.compact {
		ahead = 1
	}
	d := w.k.Result().DType
	walkAhead(w, ahead, b.ConstU32(uint32(t.Steps)), func(step codegen.ID) codegen.Value {
		var words []codegen.ID
		for _, m := range t.memory {
			words = append(words, b.LoadShared(m, t.place(item{b.LocalIndex(), step})))
		}
		return b.Computed(b.FromWords(d, words...))
	}, func(v codegen.Value, step, _ codegen.ID) {
		v = s.next(0, v, b.IEq(b.IAdd(done, step), b.ConstU32(0)))
		for j, word := range b.ToWords(v) {
			b.StoreShared(t.memory[j], t.place(item{b.LocalIndex(), step}), word)
		}
	})
}

// give writes the tile's results.
func (t *scanTile) give(done codegen.ID) {
	w, b := t.w, t.w.b
	type reading struct {
		item
		words [lanes][]codegen.ID
	}
	walkAhead(w, min(lanes, t.Items()), b.ConstU32(uint32(t.Items())), func(n codegen.ID) reading {
		r := reading{item: t.itemAt(n)}
		for i := range lanes {
			at := t.place(t.element(r.item, i))
			for _, m := range t.memory {
				r.words[i] = append(r.words[i], b.LoadShared(m, at))
			}
		}
		return r
	}, func(r reading, _, _ codegen.ID) {
		if w.out.access == kernel.Wide {
			address, live := t.address(w.out, r.item, done)
			b.If(live, func() {
				w.storeWide(w.out, b.ShiftR(address, w.chunkShift()), groups{w.joined(r.words)})
			})
			return
		}
		for i := range lanes {
			address, live := t.address(w.out, t.element(r.item, i), done)
			b.If(live, func() { w.storeElement(w.out, address, r.words[i]) })
		}
	})
}
