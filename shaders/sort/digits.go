package sort

import (
	"math/bits"

	"github.com/weft-gpu/weft/codegen"
	"github.com/weft-gpu/weft/internal/kernel"
)

// A workgroup counts the digit's values in a part of a row, or moves the part's elements, tile by
// tile. To move a tile, it first orders the tile's elements by the digit in shared memory, half of
// the digit's bits at a time. Then elements with equal digits are stored next to each other
// (Satish, Harris and Garland 2009). Half a digit has 16 values. Each invocation counts how often
// its own elements have each value, in four bits a value. The counts are then summed over the
// invocations, two values to a word (Merrill and Grimshaw 2011).

const (
	halfDigit  = kernel.DigitBits / 2
	halfValues = 1 << halfDigit
	// halfPairs is the number of words for the counters of half a digit. Values v and
	// v+halfPairs share a word.
	halfPairs = halfValues / 2
)

func (w *writer) digitsTogether() {
	if w.loop.Form == kernel.Sums {
		w.sumsTogether()
		return
	}
	row, part := w.Divide(w.Workgroup(), kernel.NumParts)
	b := w.B
	s := w.rowSorter(row)
	if w.loop.Form == kernel.Count {
		s.countTogether(part)
		return
	}
	s.scatterTogether(part, b.IAdd(w.Param(kernel.Offset(1)), b.IMul(row, w.Param(kernel.Stride(1, 0)))))
}

// eachTile calls do with the first element of each tile; n is the number of elements in all tiles.
func (w *writer) eachTile(n codegen.ID, do func(first codegen.ID)) {
	b := w.B
	tile := w.loop.Tile() // a power of two
	shift := b.ConstU32(uint32(bits.TrailingZeros(uint(tile))))
	tiles := b.ShiftR(b.IAdd(n, b.ConstU32(uint32(tile-1))), shift)
	b.Loop(tiles, func(i codegen.ID) { do(b.ShiftL(i, shift)) })
}

// byWord is an element as two words: the one that contains the digit, and the other one.
type byWord struct{ key, other codegen.ID }

func (s sorter) byWord(v word64) byWord {
	b := s.w.B
	high := b.INe(s.w.Param(kernel.DigitWord), b.ConstU32(0))
	return byWord{b.Select(high, v.hi, v.lo), b.Select(high, v.lo, v.hi)}
}

// element makes an element of its two words.
func (s sorter) element(v byWord) word64 {
	b := s.w.B
	high := b.INe(s.w.Param(kernel.DigitWord), b.ConstU32(0))
	return word64{b.Select(high, v.other, v.key), b.Select(high, v.key, v.other)}
}

// bringInterleaved loads those elements of a tile that this invocation brings. The tile begins at
// start, and the part has left elements from there on; inside tells which elements belong to the
// part.
func (s sorter) bringInterleaved(t tilePlaces, start, left codegen.ID) (values []byWord, inside []codegen.ID) {
	b := s.w.B
	values, inside = make([]byWord, s.w.Chunk), make([]codegen.ID, s.w.Chunk)
	for i := range values { // all loads start before the first value is used
		inside[i] = b.ULess(t.interleaved(i), left)
		values[i] = s.byWord(s.load(b.UMin(b.IAdd(start, t.interleaved(i)), s.last())))
	}
	return values, inside
}

// countTogether counts the digit's values in a part. For each value, the counters of neighbouring
// parts are neighbours.
func (s sorter) countTogether(part codegen.ID) {
	w, b := s.w, s.w.B
	copies := b.ConstU32(kernel.CountCopies)
	counters := b.NewSharedWords(digits * kernel.CountCopies)
	for i := 0; i < digits*kernel.CountCopies; i += w.loop.Invocations {
		b.StoreShared(counters, b.IAdd(b.LocalIndex(), b.ConstU32(uint32(i))), b.ConstU32(0))
	}
	b.Barrier()
	start, count := s.part(part)
	own := b.And(b.LocalIndex(), b.ConstU32(kernel.CountCopies-1))
	t := w.newTilePlaces()
	w.eachTile(count, func(first codegen.ID) {
		values, inside := s.bringInterleaved(t, b.IAdd(start, first), b.ISub(count, first))
		for i, v := range values {
			once := b.Select(inside[i], b.ConstU32(1), b.ConstU32(0))
			b.AtomicAddShared(counters, b.IAdd(b.IMul(s.digit(v.key), copies), own), once)
		}
	})
	b.Barrier()
	for at := 0; at < digits; at += w.loop.Invocations {
		d := b.IAdd(b.LocalIndex(), b.ConstU32(uint32(at)))
		sum := b.ConstU32(0)
		for i := range kernel.CountCopies { // neighbouring invocations begin in different banks
			at := b.And(b.IAdd(b.ShiftR(d, b.ConstU32(2)), b.ConstU32(uint32(i))), b.ConstU32(kernel.CountCopies-1))
			sum = b.IAdd(sum, b.LoadShared(counters, b.IAdd(b.IMul(d, copies), at)))
		}
		b.StoreElement(w.Out.Buffer, b.IAdd(b.IAdd(s.out, part), b.IMul(d, w.Param(kernel.NumParts))), 0, sum)
	}
}

// digitTile is shared memory with one word for each element of a tile, and two words for each
// invocation, in which they sum over the invocations.
type digitTile struct {
	tilePlaces
	words, sums codegen.Shared
}

func (w *writer) newDigitTile() digitTile {
	return digitTile{w.newTilePlaces(), w.B.NewSharedWords(w.loop.SharedWords()), w.B.NewSharedWords(2 * w.loop.Invocations)}
}

// sumsBefore returns the sum of x over the earlier invocations of the workgroup, and over all. Each
// step quadruples the number of invocations in a partial sum.
func (t digitTile) sumsBefore(x codegen.ID) (before, total codegen.ID) {
	b, all := t.w.B, t.w.loop.Invocations
	own, sum := b.LocalIndex(), x
	half := 0
	put := func() {
		b.StoreShared(t.sums, b.IAdd(own, b.ConstU32(uint32(half))), sum)
		b.Barrier()
	}
	for step := 1; step < all; step *= 4 {
		put()
		for back := step; back < min(4*step, all); back += step {
			there := b.UGreaterEq(own, b.ConstU32(uint32(back)))
			from := b.Select(there, b.ISub(own, b.ConstU32(uint32(back))), own)
			v := b.LoadShared(t.sums, b.IAdd(from, b.ConstU32(uint32(half))))
			sum = b.IAdd(sum, b.Select(there, v, b.ConstU32(0)))
		}
		half = all - half
	}
	put()
	return b.ISub(sum, x), b.LoadShared(t.sums, b.ConstU32(uint32(half+all-1)))
}

// own returns the words of the invocation's chunk, and their sum.
func (t digitTile) own() (words []codegen.ID, sum codegen.ID) {
	b := t.w.B
	words, sum = make([]codegen.ID, t.w.Chunk), b.ConstU32(0)
	for i := range words {
		words[i] = b.LoadShared(t.words, t.ownAt(i))
		sum = b.IAdd(sum, words[i])
	}
	return words, sum
}

// putSums replaces each word of the chunk by sum plus the words before it.
func (t digitTile) putSums(words []codegen.ID, sum codegen.ID) {
	b := t.w.B
	for i, n := range words {
		b.StoreShared(t.words, t.ownAt(i), sum)
		sum = b.IAdd(sum, n)
	}
	b.Barrier()
}

// sumsTogether replaces the counters of a group of digit values by the sums of the counters before
// them in the group.
func (w *writer) sumsTogether() {
	b := w.B
	t := w.newDigitTile()
	size, groups := w.Param(kernel.RunSize), b.ISub(b.ConstU32(kernel.DigitBits), w.Param(kernel.GroupShift))
	row := b.ShiftR(w.Workgroup(), groups)
	group := b.ISub(w.Workgroup(), b.ShiftL(row, groups))
	s := w.rowSorter(row)
	in, out := b.IAdd(s.in, b.IMul(group, size)), b.IAdd(s.out, b.IMul(group, size))
	all := b.Local(b.U32())
	b.StoreVar(all, b.ConstU32(0))
	w.eachTile(size, func(first codegen.ID) {
		counts := make([]codegen.ID, w.Chunk)
		for i := range counts {
			e := b.IAdd(first, t.interleaved(i))
			v := b.LoadElement(w.In[0].Buffer, b.IAdd(in, b.UMin(e, b.ISub(size, b.ConstU32(1)))), 0)
			counts[i] = b.Select(b.ULess(e, size), v, b.ConstU32(0))
		}
		for i, n := range counts { // every invocation has read its words of the tile before
			b.StoreShared(t.words, t.interleavedAt(i), n)
		}
		b.Barrier()
		words, sum := t.own()
		before, total := t.sumsBefore(sum)
		t.putSums(words, b.IAdd(b.LoadVar(all), before))
		for i := range w.Chunk {
			e := b.IAdd(first, t.interleaved(i))
			b.If(b.ULess(e, size), func() {
				b.StoreElement(w.Out.Buffer, b.IAdd(out, e), 0, b.LoadShared(t.words, t.interleavedAt(i)))
			})
		}
		b.StoreVar(all, b.IAdd(b.LoadVar(all), total))
	})
	b.If(b.IEq(b.LocalIndex(), b.ConstU32(0)), func() {
		at := b.IAdd(b.IAdd(s.out, w.Param(kernel.RowLength)), group)
		b.StoreElement(w.Out.Buffer, at, 0, b.LoadVar(all))
	})
}

// mover moves the elements of a part.
type mover struct {
	sorter
	digitTile
	// next has the destination of the next element of each digit value. away has the distance from
	// an element's place in the tile to its destination; it may wrap around.
	next, away codegen.Shared
}

// scatterTogether moves the elements of a part. The sums of the row begin at places.
func (s sorter) scatterTogether(part, places codegen.ID) {
	w, b := s.w, s.w.B
	m := mover{s, w.newDigitTile(), b.NewSharedWords(digits), b.NewSharedWords(digits)}
	m.firstPlaces(part, places)
	start, count := s.part(part)
	held := make([][2]codegen.Var, w.Chunk)
	for i := range held {
		held[i] = [2]codegen.Var{b.Local(b.U32()), b.Local(b.U32())}
	}
	hold := func(values []byWord) {
		for i, v := range values {
			b.StoreVar(held[i][0], v.key)
			b.StoreVar(held[i][1], v.other)
		}
	}
	elements := func() []byWord {
		values := make([]byWord, w.Chunk)
		for i, v := range held {
			values[i] = byWord{b.LoadVar(v[0]), b.LoadVar(v[1])}
		}
		return values
	}
	w.eachTile(count, func(first codegen.ID) {
		left := b.ISub(count, first)
		values, inside := s.bringInterleaved(m.tilePlaces, b.IAdd(start, first), left)
		for i, v := range values { // elements past the part come last
			most := b.ConstU32(0xffffffff)
			values[i] = byWord{b.Select(inside[i], v.key, most), b.Select(inside[i], v.other, most)}
		}
		hold(m.exchanged(values, m.interleavedAt, m.ownAt))
		b.Loop(b.ConstU32(2), func(half codegen.ID) {
			hold(m.inHalfsOrder(elements(), half))
		})
		m.move(elements(), left)
	})
}

// exchanged stores elements at locations put, and then loads elements from locations get. Their
// keys stay in shared memory.
func (t digitTile) exchanged(values []byWord, put, get func(i int) codegen.ID) []byWord {
	b := t.w.B
	through := func(words []codegen.ID) []codegen.ID {
		for i, word := range words {
			b.StoreShared(t.words, put(i), word)
		}
		b.Barrier()
		for i := range words {
			words[i] = b.LoadShared(t.words, get(i))
		}
		return words
	}
	keys, others := make([]codegen.ID, len(values)), make([]codegen.ID, len(values))
	for i, v := range values {
		keys[i], others[i] = v.key, v.other
	}
	others = through(others)
	b.Barrier()
	keys = through(keys)
	list := make([]byWord, len(values))
	for i := range list {
		list[i] = byWord{keys[i], others[i]}
	}
	return list
}

// firstPlaces sets next to the destination of the part's first element of each digit value: the sum
// before it in its group, plus the totals of earlier groups. Each invocation handles neighbouring
// values, and adds a group's total at the group's last value.
func (m mover) firstPlaces(part, places codegen.ID) {
	w, b := m.sorter.w, m.sorter.w.B
	parts := w.Param(kernel.NumParts)
	totals := b.IAdd(places, b.IMul(parts, b.ConstU32(digits)))
	each := max(1, digits/w.loop.Invocations)
	digit := func(i int) codegen.ID {
		return b.IAdd(b.IMul(b.LocalIndex(), b.ConstU32(uint32(each))), b.ConstU32(uint32(i)))
	}
	counts, before, sum := make([]codegen.ID, each), make([]codegen.ID, each), b.ConstU32(0)
	shift := w.Param(kernel.GroupShift)
	for i := range counts {
		at := digit(i)
		group := b.ShiftR(at, shift)
		last := b.INe(group, b.ShiftR(b.IAdd(at, b.ConstU32(1)), shift))
		counts[i] = b.Select(last, b.LoadElement(w.In[1].Buffer, b.IAdd(totals, group), 0), b.ConstU32(0))
		before[i] = b.LoadElement(w.In[1].Buffer, b.IAdd(b.IAdd(places, part), b.IMul(at, parts)), 0)
		sum = b.IAdd(sum, counts[i])
	}
	at, _ := m.sumsBefore(sum)
	for i := range counts {
		b.StoreShared(m.next, digit(i), b.IAdd(at, before[i]))
		at = b.IAdd(at, counts[i])
	}
	b.Barrier()
}

// inHalfsOrder orders the tile by half of the digit. After the lower half each invocation has a
// chunk of the result, after the upper half the elements that it stores.
func (m mover) inHalfsOrder(values []byWord, half codegen.ID) []byWord {
	w, b := m.sorter.w, m.sorter.w.B
	b.Barrier() // before the counters overwrite the keys
	shift := b.IAdd(w.Param(kernel.DigitShift), b.IMul(half, b.ConstU32(halfDigit)))
	ranks := make([]rank, w.Chunk)
	var counters [2]codegen.ID
	counters[0], counters[1] = b.ConstU32(0), b.ConstU32(0)
	for i, v := range values {
		ranks[i], counters = w.rankOf(b.ShiftR(v.key, shift), counters)
	}
	m.putCounters(counters)
	b.Barrier()
	words, sum := m.own()
	before, total := m.sumsBefore(sum)
	m.putSums(words, b.IAdd(before, b.ShiftL(total, b.ConstU32(16)))) // the upper values come after all lower ones
	places := make([]codegen.ID, w.Chunk)
	for i, r := range ranks {
		sums := b.ShiftR(b.LoadShared(m.words, m.counterAt(r.pair)), r.high)
		places[i] = m.at(b.IAdd(b.And(sums, b.ConstU32(0xffff)), r.before))
	}
	b.Barrier()
	lower := b.IEq(half, b.ConstU32(0))
	first := b.Select(lower, m.firstOwn, m.firstInterleaved)
	step := b.Select(lower, b.ConstU32(1), b.ConstU32(uint32(m.stride())))
	return m.exchanged(values, func(i int) codegen.ID { return places[i] }, func(i int) codegen.ID {
		return b.IAdd(first, b.IMul(step, b.ConstU32(uint32(i))))
	})
}

// rank describes where an element comes among those with the same value.
type rank struct {
	pair, high codegen.ID // the word with the value's counter, and the counter's bit position in it
	before     codegen.ID // earlier elements of the invocation with the same value
}

// rankOf counts an element in the counters of its invocation, which have four bits each. The first
// word has the counters of the lower half of the values, the second word those of the upper half.
func (w *writer) rankOf(key codegen.ID, counters [2]codegen.ID) (rank, [2]codegen.ID) {
	b := w.B
	value := b.And(key, b.ConstU32(halfValues-1))
	upper := b.UGreaterEq(value, b.ConstU32(halfPairs))
	pair := b.And(value, b.ConstU32(halfPairs-1))
	at := b.IMul(pair, b.ConstU32(halfDigit))
	of := b.Select(upper, counters[1], counters[0])
	more := b.IAdd(of, b.ShiftL(b.ConstU32(1), at))
	r := rank{pair: pair, high: b.Select(upper, b.ConstU32(16), b.ConstU32(0))}
	r.before = b.And(b.ShiftR(of, at), b.ConstU32(halfValues-1))
	return r, [2]codegen.ID{b.Select(upper, counters[0], more), b.Select(upper, more, counters[1])}
}

// putCounters stores the invocation's counters, a pair of values to a word: the lower value in the
// low half of the word, the upper value in the high half.
func (t digitTile) putCounters(counters [2]codegen.ID) {
	b := t.w.B
	low, high, half := b.ConstU32(0xffff), b.ConstU32(0xffff0000), b.ConstU32(16)
	fours := [2]codegen.ID{ // counters of the first four pairs, and of the last four
		b.Or(b.And(counters[0], low), b.ShiftL(counters[1], half)),
		b.Or(b.ShiftR(counters[0], half), b.And(counters[1], high)),
	}
	one := b.ConstU32((halfValues - 1) * (1<<16 + 1))
	for i := range halfPairs {
		at := b.ConstU32(uint32(i % (halfPairs / 2) * halfDigit))
		b.StoreShared(t.words, t.interleavedAt(i), b.And(b.ShiftR(fours[i/(halfPairs/2)], at), one))
	}
}

// counterAt returns the location of the invocation's counter for a pair of values.
func (t digitTile) counterAt(pair codegen.ID) codegen.ID {
	b := t.w.B
	return b.IAdd(t.firstInterleaved, b.IMul(pair, b.ConstU32(uint32(t.stride()))))
}

// move stores those elements of the ordered tile that belong to the part: the first left ones.
func (m mover) move(values []byWord, left codegen.ID) {
	w, b := m.sorter.w, m.sorter.w.B
	type moved struct{ at, digit, before, first codegen.ID }
	list := make([]moved, w.Chunk)
	zero, one := b.ConstU32(0), b.ConstU32(1)
	for i, v := range values {
		e := m.interleaved(i)
		previous := b.LoadShared(m.words, m.at(b.ISub(b.UMax(e, one), one)))
		v := moved{at: e, digit: m.digit(v.key), before: m.digit(previous)}
		v.first = b.INe(v.digit, v.before)
		start := v.first
		if i == 0 {
			start = b.LOr(v.first, b.IEq(e, zero))
		}
		b.If(start, func() { b.StoreShared(m.away, v.digit, b.ISub(b.LoadShared(m.next, v.digit), e)) })
		list[i] = v
	}
	b.Barrier()
	for i, v := range list {
		to := b.IAdd(b.LoadShared(m.away, v.digit), v.at)
		b.If(b.ULess(v.at, left), func() { m.store(to, m.element(values[i])) })
		b.If(v.first, func() { b.StoreShared(m.next, v.before, b.IAdd(b.LoadShared(m.away, v.before), v.at)) })
	}
	last := list[w.Chunk-1]
	end := b.ConstU32(uint32(w.loop.Tile()))
	b.If(b.IEq(last.at, b.ISub(end, one)), func() {
		b.StoreShared(m.next, last.digit, b.IAdd(b.LoadShared(m.away, last.digit), end))
	})
}
