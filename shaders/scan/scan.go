package scan

import (
	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/shaders/module"
	"github.com/weft-gpu/weft/shaders/tree"
)

// One invocation scans each leaf in order and keeps the running result, in the buffer or in tiles
// that a workgroup shares (tile.go). Before it stores a running result it combines it with the
// carry.

// scanner scans the elements of one invocation.
type scanner struct {
	w *writer
	// before is the carry, as wide as the running results. carried tells whether there are leaves
	// before this one.
	before  module.Vectors
	carried codegen.ID
	running []*codegen.Variable
	// starts: running and before start with a neutral value. Then neither the first element nor the
	// first leaf is a special case.
	starts bool
}

// writer writes a scan.
type writer struct {
	*tree.Writer
	loop *kernel.Scan
	fold tree.Fold
}

// Write writes a scan.
func Write(k *kernel.Kernel, l *kernel.Scan, t codegen.Target) *module.Writer {
	byElements := l.Form != kernel.Across && l.Tile.Lines == 0 && !k.WholeRows(l)
	w := &writer{Writer: tree.New(k, t, module.Bindings{ByElements: byElements, Doublewords: true}), loop: l}
	w.fold = w.FoldBy(l.Op)
	w.InGrid(w.invocation)
	return w.Writer.Writer
}

// invocation writes the code of an invocation.
func (w *writer) invocation() {
	if w.loop.Tile.Lines > 0 {
		w.tiles()
		return
	}
	if w.Form == kernel.Across {
		w.across()
		return
	}
	b := w.B
	point, index := w.Divide(w.Invocation(), kernel.NumLeaves)
	l := w.LeafAt(index, w.Coordinates(point, 0, w.Outer))
	bases := w.Bases(l.Kept)
	r := tree.Along{W: w.Writer, Leaf: l, Bases: bases, Splats: w.RowSplats(bases, module.Vector), Scalars: w.Scalars(module.Vector)}
	s := w.newScanner(1, 1)
	s.carry(index, func(o module.Operand, at codegen.ID) codegen.Value {
		return o.LoadSplat(b.IAdd(o.ElementAt(l.Kept), at), 1)
	})
	base := w.Out.ElementAt(l.Kept)
	switch {
	case w.Compact:
		s.walkElements(&r, base)
	case w.Kernel.WholeRows(w.loop):
		s.walkWide(&r, base)
	default:
		s.walkVectors(&r, base)
	}
}

// newScanner declares n running results, vectors of width elements.
func (w *writer) newScanner(n, width int) *scanner {
	s := &scanner{w: w}
	d := w.Kernel.Result().DType
	for range n {
		s.running = append(s.running, w.B.NewVariable(w.B.Zero(d, width)))
	}
	var identity codegen.Value
	if identity, s.starts = w.starting().Neutral(d, width); s.starts {
		for _, v := range s.running {
			w.B.Assign(v, identity)
		}
	}
	return s
}

// starting returns the reduction whose results are the carries.
func (w *writer) starting() tree.Fold { return w.FoldBy(w.fold.Op.Reduction()) }

// carry loads the carry of leaf index of the launch. load gets its position in the row of carries.
func (s *scanner) carry(index codegen.ID, load ...func(o module.Operand, at codegen.ID) codegen.Value) {
	w, b := s.w, s.w.B
	if !w.loop.Carry {
		return
	}
	leaf := b.IAdd(w.Param(kernel.FirstLeaf), index)
	s.carried = b.INe(leaf, b.ConstU32(0))
	at := b.ISub(b.UMax(leaf, b.ConstU32(1)), b.ConstU32(1))
	for _, f := range load {
		v := f(w.In[len(w.In)-1], at)
		if s.starts {
			identity, _ := w.starting().Neutral(v.DType, v.Width)
			v = b.SelectValue(s.carried, v, identity)
		}
		s.before = append(s.before, v)
	}
}

// next combines an element, or one element of each of several rows, with running result q, and
// returns the value to store. first tells whether the element is the leaf's first; 0: it is not.
func (s *scanner) next(q int, v codegen.Value, first codegen.ID) codegen.Value {
	w, b := s.w, s.w.B
	next := w.fold.Combine(b.Value(s.running[q]), v)
	if !s.starts && first != 0 {
		next = b.SelectValue(first, v, next)
	}
	b.Assign(s.running[q], next)
	return s.whole(q, b.Value(s.running[q]))
}

// whole combines a running result with the carry.
func (s *scanner) whole(q int, v codegen.Value) codegen.Value {
	if !s.w.loop.Carry {
		return v
	}
	all := s.w.fold.Combine(s.before[q], v)
	if s.starts {
		return all
	}
	return s.w.B.SelectValue(s.carried, all, v)
}

// vector scans four elements in order, from element `at` of the leaf on, and returns the words of
// their results.
func (s *scanner) vector(v codegen.Value, at codegen.ID) [module.Vector][]codegen.ID {
	w, b := s.w, s.w.B
	var results [module.Vector][]codegen.ID
	words := b.ToWords(v)
	for i := range results {
		element := b.FromWords(v.DType, w.WordsOf(words, i)...)
		if i == 0 {
			element = s.next(0, element, b.IEq(at, b.ConstU32(0)))
		} else {
			b.Assign(s.running[0], w.fold.Combine(b.Value(s.running[0]), element))
			element = s.whole(0, b.Value(s.running[0]))
		}
		results[i] = b.ToWords(element)
	}
	return results
}

// walkWide scans the leaf by whole vectors.
func (s *scanner) walkWide(r *tree.Along, base codegen.ID) {
	w, b := s.w, s.w.B
	b.Loop(w.Rounds(r.Count), func(round codegen.ID) {
		done := b.ShiftL(round, b.ConstU32(4))
		at := b.IAdd(r.Start, done)
		stored := make(module.Vectors, w.Chunk/module.Vector)
		for q := range stored {
			v := w.Evaluate(func(i int) codegen.Value {
				o := w.In[i]
				if o.Access == kernel.Splat {
					return r.Splats[i]
				}
				return o.LoadWide(b.ShiftR(b.IAdd(r.Bases[i], at), w.ChunkShift()), q)
			}, r.Scalars)
			from := b.IAdd(done, b.ConstU32(uint32(q*module.Vector)))
			results := s.vector(v, from)
			if w.Out.Access == kernel.Wide {
				stored[q] = w.joined(results)
			} else {
				s.store(r, base, from, results)
			}
		}
		if w.Out.Access == kernel.Wide {
			w.Out.StoreWide(b.ShiftR(b.IAdd(base, at), w.ChunkShift()), stored)
		}
	})
}

// joined returns the vector of four values, given the words of each.
func (w *writer) joined(results [module.Vector][]codegen.ID) codegen.Value {
	words := make([]codegen.ID, len(results[0]))
	for j := range words {
		parts := make([]codegen.ID, module.Vector)
		for i := range parts {
			parts[i] = results[i][j]
		}
		words[j] = w.B.Construct(parts...)
	}
	return w.B.FromWords(w.Kernel.Result().DType, words...)
}

// walkVectors scans the leaf by vectors of four elements, each of which is addressed by itself.
func (s *scanner) walkVectors(r *tree.Along, base codegen.ID) {
	b := s.w.B
	count := b.ShiftR(b.IAdd(r.Count, b.ConstU32(module.Vector-1)), b.ConstU32(2))
	b.Loop(count, func(round codegen.ID) {
		from := b.ShiftL(round, b.ConstU32(2))
		s.store(r, base, from, s.vector(r.EvaluateEach(b.IAdd(r.Start, from)), from))
	})
}

// store stores the results from element `from` of the leaf on, up to the leaf's end.
func (s *scanner) store(r *tree.Along, base, from codegen.ID, results [module.Vector][]codegen.ID) {
	w, b := s.w, s.w.B
	stride := w.Param(kernel.Stride(kernel.Result, w.Outer))
	for i, words := range results {
		n := b.IAdd(from, b.ConstU32(uint32(i)))
		b.If(b.ULess(n, r.Count), func() {
			w.Out.StoreElement(b.IAdd(base, b.IMul(b.IAdd(r.Start, n), stride)), words)
		})
	}
}

// walkElements scans the leaf one element at a time, so that the code has the body and the
// combination once.
func (s *scanner) walkElements(r *tree.Along, base codegen.ID) {
	w, b := s.w, s.w.B
	stride := w.Param(kernel.Stride(kernel.Result, w.Outer))
	scalars := w.Scalars(1)
	b.Loop(r.Count, func(n codegen.ID) {
		at := b.IAdd(r.Start, n)
		v := w.Evaluate(func(i int) codegen.Value {
			o := w.In[i]
			return o.LoadSplat(b.IAdd(r.Bases[i], b.IMul(at, w.Param(kernel.Stride(o.Number, w.Outer)))), 1)
		}, scalars)
		v = s.next(0, v, b.IEq(n, b.ConstU32(0)))
		w.Out.StoreElement(b.IAdd(base, b.IMul(at, stride)), b.ToWords(v))
	})
}

// across scans the same leaf of a chunk of neighbouring rows together.
func (w *writer) across() {
	b := w.B
	c := w.ColumnAt(w.Invocation())
	scalars := w.Scalars(module.Vector)
	s := w.newScanner(w.Chunk/module.Vector, module.Vector)
	var load []func(o module.Operand, at codegen.ID) codegen.Value
	for q := range s.running {
		load = append(load, func(o module.Operand, at codegen.ID) codegen.Value {
			first := b.IAdd(o.ElementAt(c.Kept), at)
			return o.LoadEach(w.ColumnElements(c, o, first, q))
		})
	}
	s.carry(c.Index, load...)
	base := w.Out.ElementAt(c.Kept)
	stride := w.Param(kernel.Stride(kernel.Result, w.Outer))
	b.Loop(c.Count, func(n codegen.ID) {
		row := b.IAdd(c.Start, n)
		first := b.IEq(n, b.ConstU32(0))
		results := w.LoadColumn(c, row, scalars)
		for q, v := range results {
			results[q] = s.next(q, v, first)
		}
		at := b.IAdd(base, b.IMul(row, stride))
		if w.Out.Access == kernel.Wide {
			w.Out.StoreWide(b.ShiftR(at, w.ChunkShift()), results)
			return
		}
		for q, v := range results {
			w.StoreNeighbours(c, at, q, v)
		}
	})
}
