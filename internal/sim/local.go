package sim

import "math/bits"

// Variables of the function are registers. A mark for each scalar records which lanes have written
// it.

func runLoadVariable(s *subgroup, o *op) {
	marks := s.written[o.memory.variable.written+o.memory.offset:]
	for i := range o.n {
		if missing := s.exec &^ marks[i]; missing != 0 {
			s.fail(o, Uninitialized, bits.TrailingZeros64(missing), "a variable that was not written")
			return
		}
	}
	s.move(o, s.full)
}

func runStoreVariable(s *subgroup, o *op) {
	marks := s.written[o.memory.variable.written+o.memory.offset:]
	for i := range o.n {
		marks[i] |= s.exec
	}
	s.move(o, s.exec)
}

// place returns the index of the scalar of a variable that a lane accesses. Out of bounds the
// subgroup fails, and it returns -1.
func (s *subgroup) place(o *op, lane int) int {
	m := o.memory
	at := m.offset
	for i := range m.terms {
		t := &m.terms[i]
		index := int(s.words[int(t.index.reg)<<s.shift+lane])
		if t.count > 0 && index >= t.count {
			s.fail(o, Bounds, lane, outOf(index, t.count))
			return -1
		}
		at += index * t.stride
	}
	return at
}

// poisonOf returns the lanes whose address is poison.
func (s *subgroup) poisonOf(m *access) (p uint64) {
	if s.poisoned {
		for i := range m.terms {
			p |= s.poison[fileWord][m.terms[i].index.reg]
		}
	}
	return p
}

// runLoadTable loads from a variable that is never stored to.
func runLoadTable(s *subgroup, o *op) {
	for m := s.exec; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		at := s.place(o, lane)
		if at < 0 {
			return
		}
		for i := range int(o.n) {
			s.words[(int(o.d.reg)+i)<<s.shift+lane] = o.memory.table[at+i]
		}
	}
	s.markAll(o, s.poisonOf(o.memory))
}

// markAll marks exactly these lanes of a result as poison.
func (s *subgroup) markAll(o *op, lanes uint64) {
	if s.poisoned || lanes != 0 {
		for i := range o.n {
			s.mark(o.d.file, o.d.reg+i, lanes)
		}
	}
}

func runLoadArray(s *subgroup, o *op) {
	base := o.list[0]
	poison := s.poisonOf(o.memory)
	s.markAll(o, poison)
	for m := s.exec; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		at := s.place(o, lane)
		if at < 0 {
			return
		}
		for i := range int(o.n) {
			from, to := int(base.reg)+at+i, int(o.d.reg)+i
			if s.written[o.memory.variable.written+at+i]>>lane&1 == 0 {
				s.fail(o, Uninitialized, lane, "an element of a variable that was not written")
				return
			}
			s.copyLane(o.d.file, to, from, lane)
		}
	}
}

func runStoreArray(s *subgroup, o *op) {
	base := o.list[len(o.list)-1]
	values := o.list[:len(o.list)-1]
	poison := s.poisonOf(o.memory)
	for m := s.exec; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		at := s.place(o, lane)
		if at < 0 {
			return
		}
		for i, v := range values {
			to := int(base.reg) + at + i
			s.written[o.memory.variable.written+at+i] |= 1 << lane
			s.copyLane(base.file, to, int(v.reg), lane)
			if s.poisoned && poison>>lane&1 != 0 {
				s.poison[base.file][to] |= 1 << lane
			}
		}
	}
}

// copyLane copies one lane of a register.
func (s *subgroup) copyLane(f file, to, from, lane int) {
	switch f {
	case fileWord:
		s.words[to<<s.shift+lane] = s.words[from<<s.shift+lane]
	case fileDouble:
		s.doubles[to<<s.shift+lane] = s.doubles[from<<s.shift+lane]
	case fileBool:
		s.bools[to] = s.bools[to]&^(1<<lane) | s.bools[from]&(1<<lane)
	}
	if s.poisoned {
		p := s.poison[f]
		p[to] = p[to]&^(1<<lane) | p[from]&(1<<lane)
	}
}
