package sim

import (
	"fmt"
	"math/bits"
	"sync/atomic"

	"github.com/weft-gpu/weft/internal/spirv"
)

// buffer is the range of a binding.
type buffer struct {
	memory *Memory
	first  int // word of the memory
	words  []uint32
	shadow []uint64
	// shared: nothing writes the buffer during the dispatch, so readers need not be recorded.
	shared bool
}

func outOf(index, count int) string { return fmt.Sprintf("index %d of %d", index, count) }

// addresses finds the word at which each running lane accesses a memory of limit words. It returns
// false, and the subgroup fails, if one is out of bounds.
func (s *subgroup) addresses(o *op, limit int) bool {
	m := o.memory
	if len(m.terms) == 1 && m.terms[0].count == 0 {
		index, stride := s.lanes(m.terms[0].index.reg, 1), m.terms[0].stride
		for lanes := s.exec; lanes != 0; lanes &= lanes - 1 {
			lane := bits.TrailingZeros64(lanes)
			at := m.offset + int(index[lane])*stride
			s.at[lane] = at
			if at+m.n > limit {
				return s.outOfBounds(o, lane, limit)
			}
		}
		return true
	}
	for lanes := s.exec; lanes != 0; lanes &= lanes - 1 {
		lane := bits.TrailingZeros64(lanes)
		at := s.place(o, lane)
		if s.at[lane] = at; at < 0 {
			return false
		}
		if at < m.base || at+m.n > limit {
			return s.outOfBounds(o, lane, limit)
		}
	}
	return true
}

func (s *subgroup) outOfBounds(o *op, lane, limit int) bool {
	m := o.memory
	detail := fmt.Sprintf("%d bytes at byte %d of %d", 4*m.n, 4*(s.at[lane]-m.base), 4*(limit-m.base))
	if m.variable.class == spirv.StorageClassStorageBuffer || m.variable.class == spirv.StorageClassUniform {
		detail += fmt.Sprintf(" of binding %d", m.variable.binding)
	}
	s.fail(o, Bounds, lane, detail)
	return false
}

func runLoadGlobal(s *subgroup, o *op) {
	b := &s.w.buffers[o.memory.buffer]
	if !s.addresses(o, len(b.words)) {
		return
	}
	if s.w.counts != nil {
		s.countGlobal(o, b)
	}
	s.loadWords(o, b.words)
	var poison [8]uint64
	several := s.w.now.epoch<<epochShift | severalID
	found := false
	id := s.id(0)
	for m := s.exec; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		at := s.at[lane]
		for i := range o.memory.n {
			s.w.passed(b, at+i)
			shadow := &b.shadow[at+i]
			old := atomic.LoadUint64(shadow)
			if knownOf(old) != 0 && (b.shared || knownOf(old).with(several) == old) {
				continue
			}
			known, ok := b.memory.read(b.first+at+i, s.w.now, id+uint64(lane), b.shared)
			if !ok {
				s.race(o, lane, old, 4*(at+i))
				return
			}
			if known == 0 { // of a word that is known in part, the kernel uses that part
				poison[i&7] |= 1 << lane
				found = true
			}
		}
	}
	s.markLoaded(o, &poison, found, s.poisonOf(o.memory))
}

// markLoaded marks loaded values as poison where the memory words are, or their addresses.
func (s *subgroup) markLoaded(o *op, poison *[8]uint64, found bool, addresses uint64) {
	if !found && !s.poisoned {
		return
	}
	for i := range o.n {
		p := addresses
		if o.d.file == fileDouble {
			p |= poison[2*i&7] | poison[(2*i+1)&7]
		} else {
			p |= poison[i&7]
		}
		s.mark(o.d.file, o.d.reg+i, p)
	}
}

// id is the number of a lane's invocation in its epoch.
func (s *subgroup) id(lane int) uint64 { return s.w.firstID + uint64(s.invocation(lane)) }

func (s *subgroup) race(o *op, lane int, shadow uint64, offset int) {
	what := "written"
	if shadow&wordStored == 0 {
		what = "read"
	}
	who := "another dispatch"
	if other := shadow & invocationID; other == atomicID {
		who = "an atomic instruction"
	} else if other == severalID {
		who = "several invocations"
	} else if n := int64(other) - int64(s.w.first); n >= 0 && n < int64(s.w.groups*s.w.grid.size) {
		who = fmt.Sprintf("invocation %d of workgroup number %d", int(n)%s.w.size, int(n)/s.w.size)
	}
	where := "of shared memory"
	if v := o.memory.variable; v.class != spirv.StorageClassWorkgroup {
		where = fmt.Sprintf("of binding %d", v.binding)
	}
	s.fail(o, Race, lane, fmt.Sprintf("byte %d %s is %s by %s, with no barrier between", offset, where, what, who))
}

// loadWords copies memory words into the registers of a result.
func (s *subgroup) loadWords(o *op, words []uint32) {
	if o.d.file == fileDouble {
		for m := s.exec; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			at := s.at[lane]
			for i := range int(o.n) {
				s.doubles[(int(o.d.reg)+i)<<s.shift+lane] = uint64(words[at+2*i]) | uint64(words[at+2*i+1])<<32
			}
		}
		return
	}
	for m := s.exec; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		at := s.at[lane]
		to := int(o.d.reg)<<s.shift + lane
		for _, v := range words[at : at+int(o.n)] {
			s.words[to] = v
			to += 1 << s.shift
		}
	}
}

func runStoreGlobal(s *subgroup, o *op) {
	b := &s.w.buffers[o.memory.buffer]
	if !s.storable(o) || !s.addresses(o, len(b.words)) {
		return
	}
	if s.w.counts != nil {
		s.countGlobal(o, b)
	}
	id := s.id(0)
	for m := s.exec; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		at := s.at[lane]
		for i := range o.memory.n {
			v, poison := s.storedWord(o, i, lane)
			s.w.passed(b, at+i)
			shadow := &b.shadow[at+i]
			old := atomic.LoadUint64(shadow)
			if !b.memory.write(b.first+at+i, s.w.now, id+uint64(lane), 0, choose(poison, 0, allKnown)) {
				s.race(o, lane, old, 4*(at+i))
				return
			}
			b.words[at+i] = v
		}
	}
}

// storedWord returns word i of a lane's stored value, and whether it is poison.
func (s *subgroup) storedWord(o *op, i, lane int) (uint32, bool) {
	a := o.list[0]
	var v uint32
	if a.file == fileDouble {
		a = o.list[i/2]
		v = uint32(s.doubles[int(a.reg)<<s.shift+lane] >> (32 * (i & 1)))
	} else {
		a = o.list[i]
		v = s.words[int(a.reg)<<s.shift+lane]
	}
	if s.poisoned && s.poison[a.file][a.reg]>>lane&1 != 0 {
		return Garbage, true
	}
	return v, false
}

// storable fails the subgroup if an undefined value is part of the address.
func (s *subgroup) storable(o *op) bool {
	if bad := s.poisonOf(o.memory) & s.exec; bad != 0 {
		s.fail(o, Uninitialized, bits.TrailingZeros64(bad), "a value that was never written, or is undefined, decides where memory is written")
		return false
	}
	return true
}

func runAtomic(s *subgroup, o *op) {
	b := &s.w.buffers[o.memory.buffer]
	if !s.storable(o) || !s.addresses(o, len(b.words)) {
		return
	}
	if s.w.counts != nil {
		s.countGlobal(o, b)
	}
	d, v := s.lanes(o.d.reg, 1), s.lanes(o.list[0].reg, 1)
	var poison uint64
	for m := s.exec; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		at := s.at[lane]
		shadow := &b.shadow[at]
		old := atomic.LoadUint64(shadow)
		known, ok := b.memory.read(b.first+at, s.w.now, atomicID, false)
		keep, set := knownBy(spirv.Opcode(o.number), v[lane])
		if s.poison[fileWord][o.list[0].reg]>>lane&1 != 0 {
			keep, set = 0, 0
		}
		if !ok || !b.memory.write(b.first+at, s.w.now, atomicID, keep, set) {
			s.race(o, lane, old, 4*at)
			return
		}
		if known == 0 || keep == 0 {
			poison |= 1 << lane
		}
		d[lane] = replace(spirv.Opcode(o.number), &b.words[at], v[lane])
	}
	s.markAll(o, poison)
}

// knownBy returns for an atomic instruction with a defined operand: the bytes that stay known if
// they were known before, and those that become known in any case. The latter clear an element of
// less than a word or, all ones, set it.
func knownBy(instruction spirv.Opcode, v uint32) (keep, set bytesKnown) {
	switch instruction {
	case spirv.OpAtomicAnd:
		v = ^v
	case spirv.OpAtomicOr:
	default:
		return allKnown, 0
	}
	for i := range 4 {
		if v>>(8*i)&0xff == 0xff {
			set |= 1 << i
		}
	}
	return allKnown, set
}

// replace executes an atomic instruction and returns the old value.
func replace(instruction spirv.Opcode, word *uint32, v uint32) uint32 {
	switch instruction {
	case spirv.OpAtomicAnd:
		return atomic.AndUint32(word, v)
	case spirv.OpAtomicOr:
		return atomic.OrUint32(word, v)
	}
	return atomic.AddUint32(word, v) - v
}

func runAtomicShared(s *subgroup, o *op) {
	if !s.storable(o) || !s.addresses(o, o.memory.limit) {
		return
	}
	if s.w.counts != nil {
		s.countShared(o)
	}
	d, v := s.lanes(o.d.reg, 1), s.lanes(o.list[0].reg, 1)
	var poison uint64
	for m := s.exec; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		undefined, ok := s.touchShared(o, s.at[lane], lane, atomicID)
		if !ok {
			return
		}
		bad := undefined || s.poison[fileWord][o.list[0].reg]>>lane&1 != 0
		if bad {
			poison |= 1 << lane
		}
		word := s.w.shared.words[s.at[lane]]
		d[lane] = replace(spirv.Opcode(o.number), &word, v[lane])
		if !s.writeShared(o, s.at[lane], lane, atomicID, word, bad) {
			return
		}
	}
	s.markAll(o, poison)
}

// runLoadPush loads push constants.
func runLoadPush(s *subgroup, o *op) {
	m := o.memory
	if len(m.terms) == 0 {
		for i := range o.n {
			r, v := s.lanes(o.d.reg+i, 1), s.w.push[m.offset+int(i)]
			for l := range r {
				r[l] = v
			}
		}
	} else {
		if !s.addresses(o, m.limit) {
			return
		}
		s.loadWords(o, s.w.push)
	}
	s.markAll(o, s.poisonOf(m))
}

func runLoadShared(s *subgroup, o *op) {
	if !s.addresses(o, o.memory.limit) {
		return
	}
	if s.w.counts != nil {
		s.countShared(o)
	}
	memory := s.w.shared
	s.loadWords(o, memory.words)
	var poison [8]uint64
	found := false
	for m := s.exec; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		for i := range o.memory.n {
			bad, ok := s.touchShared(o, s.at[lane]+i, lane, uint64(s.invocation(lane)))
			if !ok {
				return
			}
			if bad {
				poison[i&7] |= 1 << lane
				found = true
			}
		}
	}
	s.markLoaded(o, &poison, found, s.poisonOf(o.memory))
}

// touchShared records that an invocation reads a word of shared memory.
func (s *subgroup) touchShared(o *op, at, lane int, id uint64) (poison, ok bool) {
	shadow := &s.w.shared.shadow[at]
	old := *shadow
	next, good := touched(old, s.w.sharedNow, id, false)
	if !good {
		s.race(o, lane, old, 4*(at-o.memory.base))
		return false, false
	}
	if knownOf(old) == 0 {
		s.fail(o, Uninitialized, lane, fmt.Sprintf("byte %d of shared memory, which was not written", 4*(at-o.memory.base)))
		return false, false
	}
	*shadow = next
	return knownOf(old) != allKnown, true
}

func runStoreShared(s *subgroup, o *op) {
	if !s.storable(o) || !s.addresses(o, o.memory.limit) {
		return
	}
	if s.w.counts != nil {
		s.countShared(o)
	}
	for m := s.exec; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		for i := range o.memory.n {
			v, poison := s.storedWord(o, i, lane)
			if !s.writeShared(o, s.at[lane]+i, lane, uint64(s.invocation(lane)), v, poison) {
				return
			}
		}
	}
}

// poisonShared marks a word of shared memory that was written with an undefined value, unlike one
// that was never written.
const poisonShared bytesKnown = 1

func (s *subgroup) writeShared(o *op, at, lane int, id uint64, v uint32, poison bool) bool {
	memory := s.w.shared
	next, good := touched(memory.shadow[at], s.w.sharedNow, id, true)
	if !good {
		s.race(o, lane, memory.shadow[at], 4*(at-o.memory.base))
		return false
	}
	memory.shadow[at], memory.words[at] = choose(poison, poisonShared, allKnown).with(next), v
	return true
}
