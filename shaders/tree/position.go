package tree

import (
	"math"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
	"github.com/weft-gpu/weft/shaders/module"
)

// Seeker finds the greatest element of a row or leaf, and its index. It keeps the greatest element
// and its round. Only at the end it makes the pairs of key and index that the tree combines. No two
// pairs are equal integers, so the order of comparisons does not matter.
type Seeker struct {
	W *Writer
	kernel.Position
	Piece
	DType dtype.DType // dtype of the compared elements
	Width int         // elements in a value
	First codegen.ID  // the element of the index operand where the row starts
	acc   []*codegen.Variable
	// Vector reads vector q of a round, in whole vectors. Four reads four elements from a position.
	Vector func(now *Round, q int) codegen.Value
	Four   func(at codegen.ID) codegen.Value
}

// Run fills the accumulators. It reads whole vectors (wide) or single elements.
func (s *Seeker) Run(wide bool) []*codegen.Variable {
	s.DType = s.W.Kernel.Body[s.Key()].DType
	for range ops.Accumulators / module.Vector {
		s.acc = append(s.acc, s.W.B.NewVariable(s.W.B.Zero(dtype.Uint64, module.Vector)))
	}
	switch {
	case !wide:
		s.seekVectors()
	case len(s.Body) <= shortBody && !s.W.B.Target().Flush32 && !s.W.B.Target().WordCompare32:
		s.seekRounds()
	default:
		s.seekElements()
	}
	return s.acc
}

// shortBody is the most instructions of a body that the code contains three times, for speed.
const shortBody = 4

// Lowest returns a value below which no element lies. If no element is greater, all are equal to
// it, and the first lies in round 0.
func (s *Seeker) Lowest() codegen.Value {
	bits := element.FromFloat(s.DType, math.Inf(-1))
	if s.DType.IsInteger() {
		info, _ := dtype.Iinfo(s.DType)
		bits = element.Bits{uint64(info.Min)}
	}
	return s.W.B.FromWords(s.DType, s.W.B.SplatU32(uint32(bits[0]), s.Width))
}

func (s *Seeker) holds(op string, x, y codegen.Value) codegen.ID {
	return s.W.B.Cond(s.W.Apply(op, dtype.Bool, x, y))
}

// seekRounds walks the leaf once. It first compares the four vectors of a round with each other,
// and so notes a round only once. It does not test elements for NaN, but sums them: if the sum is
// NaN, seekElements walks the leaf again. (The sum of infinities of both signs is NaN too.) A leaf
// that ends inside a round is left to seekElements from the start.
func (s *Seeker) seekRounds() {
	w, b := s.W, s.W.B
	again := b.Local(b.U32())
	b.StoreVar(again, b.And(s.Count, b.ConstU32(ops.Accumulators-1)))
	b.If(b.IEq(b.LoadVar(again), b.ConstU32(0)), func() {
		best, rounds := b.NewVariable(s.Lowest()), b.NewVariable(b.Zero(dtype.Uint32, module.Vector))
		sum := b.NewVariable(b.Zero(dtype.Float32, module.Vector))
		b.Loop(b.ShiftR(s.Count, b.ConstU32(4)), func(round codegen.ID) {
			now := w.RoundAt(b.IAdd(s.Start, b.ShiftL(round, b.ConstU32(4))))
			var greatest codegen.Value
			for q := range s.acc {
				v := b.Computed(s.Vector(now, q)) // all NaNs have the same key
				if s.DType.IsFloat() {
					b.Assign(sum, w.Apply("add", dtype.Float32, b.Value(sum), w.Apply("cast", dtype.Float32, v)))
				}
				if q > 0 {
					v = b.SelectValue(s.holds("less", greatest, v), v, greatest)
				}
				greatest = v
			}
			s.Keep(best, rounds, greatest, s.holds("less", b.Value(best), greatest), round)
		})
		isNumber := s.holds("equal", b.Value(sum), b.Value(sum))
		b.StoreVar(again, b.Select(b.All(isNumber), b.ConstU32(0), b.ConstU32(1)))
		b.Assign(s.acc[0], s.Packed(b.Value(best), s.indexOf(b.Value(best), rounds)))
	})
	b.If(b.INe(b.LoadVar(again), b.ConstU32(0)), s.seekElements)
}

// Keep notes an element and its round if the element is better than the best so far.
func (s *Seeker) Keep(best, rounds *codegen.Variable, v codegen.Value, better, round codegen.ID) {
	b := s.W.B
	b.Assign(best, b.SelectValue(better, v, b.Value(best)))
	now := b.FromWords(dtype.Uint32, b.Splat(round, s.Width))
	b.Assign(rounds, b.SelectValue(better, now, b.Value(rounds)))
}

// indexOf finds the index in the leaf of each best value, whose round is known. The value is in the
// first vector of the round that holds it.
func (s *Seeker) indexOf(best codegen.Value, rounds *codegen.Variable) codegen.ID {
	w, b := s.W, s.W.B
	first := b.ShiftL(b.ToWords(b.Value(rounds))[0], b.SplatU32(4, module.Vector))
	found := b.Local(b.Vec(b.U32(), module.Vector))
	b.StoreVar(found, first)
	b.Loop(b.ConstU32(module.Vector), func(element codegen.ID) {
		at := b.ExtractAt(first, element)
		now := w.RoundAt(b.IAdd(s.Start, at))
		own := b.IEq(w.Numbers(), b.Splat(element, module.Vector))
		for q := len(s.acc) - 1; q >= 0; q-- {
			here := b.LAnd(own, s.holds("equal", s.Vector(now, q), best))
			index := b.Splat(b.IAdd(at, b.ConstU32(uint32(q*module.Vector))), module.Vector)
			b.StoreVar(found, b.Select(here, index, b.LoadVar(found)))
		}
	})
	return b.IAdd(b.LoadVar(found), w.Numbers())
}

// seekElements walks the leaf once, with all accumulators. It allows NaNs, and leaves of any
// length.
func (s *Seeker) seekElements() {
	w, b := s.W, s.W.B
	var best, rounds []*codegen.Variable
	for range s.acc {
		best = append(best, b.NewVariable(s.Lowest()))
		rounds = append(rounds, b.NewVariable(b.Zero(dtype.Uint32, module.Vector)))
	}
	b.Loop(w.Rounds(s.Count), func(round codegen.ID) {
		done := b.ShiftL(round, b.ConstU32(4))
		now, left := w.RoundAt(b.IAdd(s.Start, done)), b.ISub(s.Count, done)
		for q := range s.acc {
			v := b.Computed(s.Vector(now, q))
			better := b.LAnd(s.Greater(v, b.Value(best[q])), w.Below(left, q*module.Vector))
			s.Keep(best[q], rounds[q], v, better, round)
		}
	})
	for q, a := range s.acc {
		round := b.ShiftL(b.ToWords(b.Value(rounds[q]))[0], b.SplatU32(4, module.Vector))
		index := b.IAdd(round, b.IAdd(w.Numbers(), b.SplatU32(uint32(q*module.Vector), module.Vector)))
		b.Assign(a, s.Packed(b.Value(best[q]), index))
	}
}

// seekVectors does the same as seekElements, for one vector of accumulators after another. So the
// code that finds single elements occurs once.
func (s *Seeker) seekVectors() {
	w, b := s.W, s.W.B
	best, rounds := b.NewVariable(s.Lowest()), b.NewVariable(b.Zero(dtype.Uint32, module.Vector))
	b.Loop(b.ConstU32(uint32(len(s.acc))), func(q codegen.ID) {
		b.Assign(best, s.Lowest())
		b.Assign(rounds, b.Zero(dtype.Uint32, module.Vector))
		b.Loop(w.Rounds(s.Count), func(round codegen.ID) {
			first := b.IAdd(b.ShiftL(round, b.ConstU32(4)), b.ShiftL(q, b.ConstU32(2)))
			v := b.Computed(s.Four(b.IAdd(s.Start, first)))
			live := w.Below(b.ISub(b.UMax(s.Count, first), first), 0)
			s.Keep(best, rounds, v, b.LAnd(s.Greater(v, b.Value(best)), live), round)
		})
		round := b.ShiftL(b.ToWords(b.Value(rounds))[0], b.SplatU32(4, module.Vector))
		index := b.IAdd(round, b.IAdd(w.Numbers(), b.Splat(b.ShiftL(q, b.ConstU32(2)), module.Vector)))
		packed := s.Packed(b.Value(best), index)
		for k, a := range s.acc {
			b.If(b.IEq(q, b.ConstU32(uint32(k))), func() { b.Assign(a, packed) })
		}
	})
}

// Greater returns whether x > y. A NaN is greater than any number, but not greater than a NaN.
func (s *Seeker) Greater(x, y codegen.Value) codegen.ID {
	b := s.W.B
	if !s.DType.IsFloat() {
		return s.holds("less", y, x)
	}
	return b.LAnd(b.LNot(s.holds("less_equal", x, y)), s.holds("equal", y, y))
}

// Packed computes what the kernel's body yields for these keys and indices in the leaf.
func (s *Seeker) Packed(key codegen.Value, index codegen.ID) codegen.Value {
	w, b := s.W, s.W.B
	if s.Keyed {
		key = w.Apply("order_key", ops.Unsigned(s.DType), key)
	}
	if key.DType != dtype.Uint32 {
		key = w.Apply("cast", dtype.Uint32, key)
	}
	first := w.In[s.Index].Element(b.IAdd(s.First, s.Start))[0]
	position := b.IAdd(index, b.Splat(first, s.Width))
	return w.Apply("pack_words", dtype.Uint64, key, b.FromWords(dtype.Uint32, b.Not(position)))
}
