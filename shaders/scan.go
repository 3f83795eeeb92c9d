package shaders

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
)

// Scans: one invocation walks each leaf in order, in memory or in tiles of them that
// a workgroup shares (scantile.go), and keeps the running result.
// What comes before the leaf is combined with each result as it is stored.

// scanner is the invocation's part of a scan.
type scanner struct {
	w *writer
	// before is what comes before the leaf, of as many lanes as groups has, and
	// carried whether anything does.
	before  groups
	carried codegen.ID
	running []*codegen.Variable
	// starts: both start with a value that changes nothing, so that no element is the
	// first, and none has nothing before it.
	starts bool
}

// scanKernel writes a scan.
func (w *writer) scanKernel() {
	if w.scan.Tile.Lines > 0 {
		w.scanTiles()
		return
	}
	if w.form == kernel.Across {
		w.scanAcross()
		return
	}
	b := w.b
	point, index := w.divide(w.invocation(), kernel.NumLeaves)
	l := w.leafAt(index, w.coordinates(point, 0, w.outer))
	bases := w.bases(l.kept)
	r := along{w: w, leaf: l, bases: bases, splats: w.rowSplats(bases, lanes), scalars: w.scalars(lanes)}
	s := w.newScanner(1, 1)
	s.carry(index, func(o operand, at codegen.ID) codegen.Value {
		return w.loadSplat(o, b.IAdd(w.elementAt(o, l.kept), at), 1)
	})
	base := w.elementAt(w.out, l.kept)
	switch {
	case w.compact:
		s.walkElements(&r, base)
	case w.k.WholeRows(w.scan):
		s.walkWide(&r, base)
	default:
		s.walkGroups(&r, base)
	}
}

// newScanner makes the running results: n groups of so many lanes.
func (w *writer) newScanner(n, width int) *scanner {
	s := &scanner{w: w}
	d := w.k.Result().DType
	for range n {
		s.running = append(s.running, w.b.NewVariable(w.b.Zero(d, width)))
	}
	var identity codegen.Value
	if identity, s.starts = w.identity(w.fold.Reduction(), d, width); s.starts {
		for _, v := range s.running {
			w.b.Assign(v, identity)
		}
	}
	return s
}

// carry loads what comes before leaf index of a launch, by load, which gets the
// place in a row of the carried results.
func (s *scanner) carry(index codegen.ID, load ...func(o operand, at codegen.ID) codegen.Value) {
	w, b := s.w, s.w.b
	if !w.scan.Carry {
		return
	}
	leaf := b.IAdd(w.param(kernel.FirstLeaf), index)
	s.carried = b.INe(leaf, b.ConstU32(0))
	at := b.ISub(b.UMax(leaf, b.ConstU32(1)), b.ConstU32(1))
	for _, f := range load {
		v := f(w.in[len(w.in)-1], at)
		if s.starts {
			identity, _ := w.identity(w.fold.Reduction(), v.DType, v.Width)
			v = b.SelectValue(s.carried, v, identity)
		}
		s.before = append(s.before, v)
	}
}

// next takes an element, or one of each of several rows, into running result q;
// the result is what is stored. first is whether it is a leaf's first, 0 if it is not.
func (s *scanner) next(q int, v codegen.Value, first codegen.ID) codegen.Value {
	w, b := s.w, s.w.b
	next := w.combine(b.Value(s.running[q]), v)
	if !s.starts && first != 0 {
		next = b.SelectValue(first, v, next)
	}
	b.Assign(s.running[q], next)
	return s.whole(q, b.Value(s.running[q]))
}

// whole combines a running result with what comes before the leaf.
func (s *scanner) whole(q int, v codegen.Value) codegen.Value {
	if !s.w.scan.Carry {
		return v
	}
	all := s.w.combine(s.before[q], v)
	if s.starts {
		return all
	}
	return s.w.b.SelectValue(s.carried, all, v)
}

// group takes four elements in order, from element `at` of the leaf on, and
// returns their results as they are in memory.
func (s *scanner) group(v codegen.Value, at codegen.ID) [lanes][]codegen.ID {
	w, b := s.w, s.w.b
	var results [lanes][]codegen.ID
	words := b.ToWords(v)
	for i := range results {
		lane := make([]codegen.ID, len(words))
		for j := range words {
			lane[j] = b.Extract(words[j], i)
		}
		element := b.FromWords(v.DType, lane...)
		if i == 0 {
			element = s.next(0, element, b.IEq(at, b.ConstU32(0)))
		} else {
			b.Assign(s.running[0], w.combine(b.Value(s.running[0]), element))
			element = s.whole(0, b.Value(s.running[0]))
		}
		results[i] = b.ToWords(element)
	}
	return results
}

// walkWide walks the leaf by whole vectors.
func (s *scanner) walkWide(r *along, base codegen.ID) {
	w, b := s.w, s.w.b
	b.Loop(w.rounds(r.count), func(round codegen.ID) {
		done := b.ShiftL(round, b.ConstU32(4))
		at := b.IAdd(r.start, done)
		stored := make(groups, w.chunk/lanes)
		for q := range stored {
			v := w.evaluate(func(i int) codegen.Value {
				o := w.in[i]
				if o.access == kernel.Splat {
					return r.splats[i]
				}
				return w.loadWide(o, b.ShiftR(b.IAdd(r.bases[i], at), w.chunkShift()), q)
			}, r.scalars)
			from := b.IAdd(done, b.ConstU32(uint32(q*lanes)))
			results := s.group(v, from)
			if w.out.access == kernel.Wide {
				stored[q] = w.joined(results)
			} else {
				s.store(r, base, from, results)
			}
		}
		if w.out.access == kernel.Wide {
			w.storeWide(w.out, b.ShiftR(b.IAdd(base, at), w.chunkShift()), stored)
		}
	})
}

// joined is one value of the words of four.
func (w *writer) joined(results [lanes][]codegen.ID) codegen.Value {
	words := make([]codegen.ID, len(results[0]))
	for j := range words {
		parts := make([]codegen.ID, lanes)
		for i := range parts {
			parts[i] = results[i][j]
		}
		words[j] = w.b.Construct(parts...)
	}
	return w.b.FromWords(w.k.Result().DType, words...)
}

// walkGroups walks the leaf by four elements that are found one by one.
func (s *scanner) walkGroups(r *along, base codegen.ID) {
	b := s.w.b
	count := b.ShiftR(b.IAdd(r.count, b.ConstU32(lanes-1)), b.ConstU32(2))
	b.Loop(count, func(round codegen.ID) {
		from := b.ShiftL(round, b.ConstU32(2))
		s.store(r, base, from, s.group(r.evaluateEach(b.IAdd(r.start, from)), from))
	})
}

// store writes the results of the elements of the leaf from `from` on, as far as
// it goes.
func (s *scanner) store(r *along, base, from codegen.ID, results [lanes][]codegen.ID) {
	w, b := s.w, s.w.b
	stride := w.param(kernel.Stride(kernel.Result, w.outer))
	for i, words := range results {
		n := b.IAdd(from, b.ConstU32(uint32(i)))
		b.If(b.ULess(n, r.count), func() {
			w.storeElement(w.out, b.IAdd(base, b.IMul(b.IAdd(r.start, n), stride)), words)
		})
	}
}

// walkElements walks the leaf one element at a time, so that the body and the
// combination are written once.
func (s *scanner) walkElements(r *along, base codegen.ID) {
	w, b := s.w, s.w.b
	stride := w.param(kernel.Stride(kernel.Result, w.outer))
	scalars := w.scalars(1)
	b.Loop(r.count, func(n codegen.ID) {
		at := b.IAdd(r.start, n)
		v := w.evaluate(func(i int) codegen.Value {
			o := w.in[i]
			return w.loadSplat(o, b.IAdd(r.bases[i], b.IMul(at, w.param(kernel.Stride(o.number, w.outer)))), 1)
		}, scalars)
		v = s.next(0, v, b.IEq(n, b.ConstU32(0)))
		w.storeElement(w.out, b.IAdd(base, b.IMul(at, stride)), b.ToWords(v))
	})
}

// scanAcross walks the same leaf of a chunk of neighbouring rows side by side.
func (w *writer) scanAcross() {
	b := w.b
	c := w.columnAt(w.invocation())
	scalars := w.scalars(lanes)
	s := w.newScanner(w.chunk/lanes, lanes)
	var load []func(o operand, at codegen.ID) codegen.Value
	for q := range s.running {
		load = append(load, func(o operand, at codegen.ID) codegen.Value {
			first := b.IAdd(w.elementAt(o, c.kept), at)
			return w.loadEach(o, w.columnElements(c, o, first, q))
		})
	}
	s.carry(c.index, load...)
	base := w.elementAt(w.out, c.kept)
	stride := w.param(kernel.Stride(kernel.Result, w.outer))
	b.Loop(c.count, func(n codegen.ID) {
		row := b.IAdd(c.start, n)
		first := b.IEq(n, b.ConstU32(0))
		results := w.loadColumn(c, row, scalars)
		for q, v := range results {
			results[q] = s.next(q, v, first)
		}
		at := b.IAdd(base, b.IMul(row, stride))
		if w.out.access == kernel.Wide {
			w.storeWide(w.out, b.ShiftR(at, w.chunkShift()), results)
			return
		}
		for q, v := range results {
			w.storeNeighbours(c, at, q, v)
		}
	})
}

// storeNeighbours writes a group of a column's results, as far as there are
// rows.
func (w *writer) storeNeighbours(c column, at codegen.ID, q int, v codegen.Value) {
	b := w.b
	for i := range lanes {
		n := w.columnNumber(q, i)
		b.If(b.ULess(b.IAdd(c.place, n), w.param(kernel.NumColumns)), func() {
			w.storeElement(w.out, b.IAdd(at, n), b.ToWords(w.lane(v, i)))
		})
	}
}
