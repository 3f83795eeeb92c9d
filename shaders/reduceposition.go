package shaders

import (
	"math"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/dtype"
	"github.com/weft-gpu/weft/internal/element"
	"github.com/weft-gpu/weft/internal/kernel"
	"github.com/weft-gpu/weft/ops"
)

// seeker looks for the greatest element of a row, or of a leaf of it, and its
// index: it keeps the greatest element and the round in which it came, and only
// at the end makes the pairs that the tree joins. Which order it goes in does not
// matter: of unequal integers one is the greatest.
type seeker struct {
	w *writer
	kernel.Position
	piece
	dtype dtype.DType // of what is compared
	width int         // of a group of elements
	index codegen.ID  // the element of the index operand where the row starts
	acc   []*codegen.Variable
	// group is a lane group of a round that is read by whole vectors, each are
	// four elements from a place on.
	group func(now *round, q int) codegen.Value
	each  func(at codegen.ID) codegen.Value
}

// seek fills the accumulators of the kernel's own body, which the tree joins.
func (r *along) seek(p kernel.Position) []*codegen.Variable {
	part := *r
	part.only = p.Body
	s := seeker{w: r.w, Position: p, piece: piece{r.start, r.count}, index: r.bases[p.Index], width: lanes, group: part.groupAt, each: part.evaluateEach}
	return s.run(wholeVectors(r.w.k))
}

// run fills the accumulators, by whole vectors or by single elements.
func (s *seeker) run(wide bool) []*codegen.Variable {
	s.dtype = s.w.k.Body[s.Key()].DType
	for range ops.Lanes / lanes {
		s.acc = append(s.acc, s.w.b.NewVariable(s.w.b.Zero(dtype.Uint64, lanes)))
	}
	switch {
	case !wide:
		s.seekGroups()
	case len(s.Body) <= shortBody && !s.w.target.Flush32 && !s.w.target.WordCompare32:
		s.seekRounds()
	default:
		s.seekLanes()
	}
	return s.acc
}

// shortBody is the number of instructions up to which a body is written three
// times for speed.
const shortBody = 4

// lowest is what nothing lies below: where elements are no greater, they are
// all alike, and the first of them is in round 0.
func (s *seeker) lowest() codegen.Value {
	bits := element.FromFloat(s.dtype, math.Inf(-1))
	if s.dtype.IsInteger() {
		info, _ := dtype.Iinfo(s.dtype)
		bits = element.Bits{uint64(info.Min)}
	}
	return s.w.b.FromWords(s.dtype, s.w.b.SplatU32(uint32(bits[0]), s.width))
}

func (s *seeker) holds(op string, x, y codegen.Value) codegen.ID {
	return s.w.b.Cond(s.w.apply(op, dtype.Bool, x, y))
}

// seekRounds walks the leaf once. The four lane groups of a round are first
// compared with each other, so that the round is compared and noted once. No
// element is asked whether it is NaN: their sum is at the end, and where it is
// NaN, which infinities of both signs make too, the leaf is walked again with
// care. So is a leaf that does not end with a round.
func (s *seeker) seekRounds() {
	w, b := s.w, s.w.b
	again := b.Local(b.U32())
	b.StoreVar(again, b.And(s.count, b.ConstU32(ops.Lanes-1)))
	b.If(b.IEq(b.LoadVar(again), b.ConstU32(0)), func() {
		best, rounds := b.NewVariable(s.lowest()), b.NewVariable(b.Zero(dtype.Uint32, lanes))
		sum := b.NewVariable(b.Zero(dtype.Float32, lanes))
		b.Loop(b.ShiftR(s.count, b.ConstU32(4)), func(round codegen.ID) {
			now := w.roundAt(b.IAdd(s.start, b.ShiftL(round, b.ConstU32(4))))
			var greatest codegen.Value
			for q := range s.acc {
				v := b.Computed(s.group(now, q)) // its key knows one NaN
				if s.dtype.IsFloat() {
					b.Assign(sum, w.apply("add", dtype.Float32, b.Value(sum), w.apply("cast", dtype.Float32, v)))
				}
				if q > 0 {
					v = b.SelectValue(s.holds("less", greatest, v), v, greatest)
				}
				greatest = v
			}
			s.keep(best, rounds, greatest, s.holds("less", b.Value(best), greatest), round)
		})
		isNumber := s.holds("equal", b.Value(sum), b.Value(sum))
		b.StoreVar(again, b.Select(b.All(isNumber), b.ConstU32(0), b.ConstU32(1)))
		b.Assign(s.acc[0], s.packed(b.Value(best), s.indexOf(b.Value(best), rounds)))
	})
	b.If(b.INe(b.LoadVar(again), b.ConstU32(0)), s.seekLanes)
}

// keep notes an element that is better than the best so far.
func (s *seeker) keep(best, rounds *codegen.Variable, v codegen.Value, better, round codegen.ID) {
	b := s.w.b
	b.Assign(best, b.SelectValue(better, v, b.Value(best)))
	now := b.FromWords(dtype.Uint32, b.Splat(round, s.width))
	b.Assign(rounds, b.SelectValue(better, now, b.Value(rounds)))
}

// indexOf is where in the leaf the best of every lane is, of which the round is
// known: in the first of the round's lane groups that has it.
func (s *seeker) indexOf(best codegen.Value, rounds *codegen.Variable) codegen.ID {
	w, b := s.w, s.w.b
	first := b.ShiftL(b.ToWords(b.Value(rounds))[0], b.SplatU32(4, lanes))
	found := b.Local(b.Vec(b.U32(), lanes))
	b.StoreVar(found, first)
	b.Loop(b.ConstU32(lanes), func(lane codegen.ID) {
		at := b.ExtractAt(first, lane)
		now := w.roundAt(b.IAdd(s.start, at))
		own := b.IEq(w.laneNumbers(), b.Splat(lane, lanes))
		for q := len(s.acc) - 1; q >= 0; q-- {
			here := b.LAnd(own, s.holds("equal", s.group(now, q), best))
			index := b.Splat(b.IAdd(at, b.ConstU32(uint32(q*lanes))), lanes)
			b.StoreVar(found, b.Select(here, index, b.LoadVar(found)))
		}
	})
	return b.IAdd(b.LoadVar(found), w.laneNumbers())
}

// seekLanes walks the leaf once, with all the accumulators, and minds what is
// NaN and what is past the leaf's end.
func (s *seeker) seekLanes() {
	w, b := s.w, s.w.b
	var best, rounds []*codegen.Variable
	for range s.acc {
		best = append(best, b.NewVariable(s.lowest()))
		rounds = append(rounds, b.NewVariable(b.Zero(dtype.Uint32, lanes)))
	}
	b.Loop(w.rounds(s.count), func(round codegen.ID) {
		done := b.ShiftL(round, b.ConstU32(4))
		now, left := w.roundAt(b.IAdd(s.start, done)), b.ISub(s.count, done)
		for q := range s.acc {
			v := b.Computed(s.group(now, q))
			better := b.LAnd(s.greater(v, b.Value(best[q])), w.below(left, q*lanes))
			s.keep(best[q], rounds[q], v, better, round)
		}
	})
	for q, a := range s.acc {
		round := b.ShiftL(b.ToWords(b.Value(rounds[q]))[0], b.SplatU32(4, lanes))
		index := b.IAdd(round, b.IAdd(w.laneNumbers(), b.SplatU32(uint32(q*lanes), lanes)))
		b.Assign(a, s.packed(b.Value(best[q]), index))
	}
}

// seekGroups is seekLanes of one lane group after the other, so that the code
// that finds single elements is written once.
func (s *seeker) seekGroups() {
	w, b := s.w, s.w.b
	best, rounds := b.NewVariable(s.lowest()), b.NewVariable(b.Zero(dtype.Uint32, lanes))
	b.Loop(b.ConstU32(uint32(len(s.acc))), func(q codegen.ID) {
		b.Assign(best, s.lowest())
		b.Assign(rounds, b.Zero(dtype.Uint32, lanes))
		b.Loop(w.rounds(s.count), func(round codegen.ID) {
			first := b.IAdd(b.ShiftL(round, b.ConstU32(4)), b.ShiftL(q, b.ConstU32(2)))
			v := b.Computed(s.each(b.IAdd(s.start, first)))
			live := w.below(b.ISub(b.UMax(s.count, first), first), 0)
			s.keep(best, rounds, v, b.LAnd(s.greater(v, b.Value(best)), live), round)
		})
		round := b.ShiftL(b.ToWords(b.Value(rounds))[0], b.SplatU32(4, lanes))
		index := b.IAdd(round, b.IAdd(w.laneNumbers(), b.Splat(b.ShiftL(q, b.ConstU32(2)), lanes)))
		packed := s.packed(b.Value(best), index)
		for k, a := range s.acc {
			b.If(b.IEq(q, b.ConstU32(uint32(k))), func() { b.Assign(a, packed) })
		}
	})
}

// greater is x > y, where a NaN is greater than any number and no NaN.
func (s *seeker) greater(x, y codegen.Value) codegen.ID {
	b := s.w.b
	if !s.dtype.IsFloat() {
		return s.holds("less", y, x)
	}
	return b.LAnd(b.LNot(s.holds("less_equal", x, y)), s.holds("equal", y, y))
}

// packed is what the kernel's own body has for elements at an index in the leaf.
func (s *seeker) packed(key codegen.Value, index codegen.ID) codegen.Value {
	w, b := s.w, s.w.b
	if s.Keyed {
		key = w.apply("order_key", ops.Unsigned(s.dtype), key)
	}
	if key.DType != dtype.Uint32 {
		key = w.apply("cast", dtype.Uint32, key)
	}
	first := w.element(w.in[s.Index], b.IAdd(s.index, s.start))[0]
	position := b.IAdd(index, b.Splat(first, s.width))
	return w.apply("pack_words", dtype.Uint64, key, b.FromWords(dtype.Uint32, b.Not(position)))
}
