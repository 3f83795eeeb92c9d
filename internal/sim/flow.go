package sim

import "math/bits"

// frame is a control-flow construct in which the subgroup is.
type frame struct {
	flow    *flow
	arrived uint64 // lanes that wait after it for the others
	pending uint64 // lanes that still have to run its other side, or the loop's next round
}

// runMove copies values in the running lanes; the other lanes keep theirs.
func runMove(s *subgroup, o *op) { s.move(o, s.exec) }

// move copies a value in some lanes.
func (s *subgroup) move(o *op, mask uint64) {
	for i := range o.n {
		d, a := o.d.reg+i, o.a.at(i)
		switch o.d.file {
		case fileWord:
			moveWords(s.lanes(d, 1), s.lanes(a, 1), mask, s.full)
		case fileDouble:
			moveWords(s.lanes64(d, 1), s.lanes64(a, 1), mask, s.full)
		case fileBool:
			s.bools[d] = s.bools[d]&^mask | s.bools[a]&mask
		case fileMatrix:
			if mask != s.full {
				s.fail(o, Divergence, -1, "a matrix that not all lanes of the subgroup assign")
				return
			}
			s.matrices[d] = append(s.matrices[d][:0], s.matrices[a]...)
		}
		if s.poisoned {
			p := s.poison[o.d.file]
			p[d] = p[d]&^mask | p[a]&mask
		}
	}
}

func moveWords[T uint32 | uint64](d, x []T, mask, full uint64) {
	if mask == full {
		copy(d, x)
		return
	}
	for ; mask != 0; mask &= mask - 1 {
		i := bits.TrailingZeros64(mask)
		d[i] = x[i]
	}
}

// runEnter opens a loop.
func runEnter(s *subgroup, o *op) {
	s.frames = append(s.frames, frame{flow: o.flow})
}

func runBranch(s *subgroup, o *op) {
	if lanes := s.follow(o.flow.yes, s.exec); lanes != 0 {
		s.exec, s.pc = lanes, o.flow.yes.target
		return
	}
	s.resume()
}

// follow takes an edge with some lanes, and returns those that go on at its target.
func (s *subgroup) follow(e *edge, lanes uint64) uint64 {
	for i := range e.moves {
		s.move(&e.moves[i], lanes)
	}
	if e.waits {
		f := &s.frames[e.frame]
		if e.continues {
			f.pending |= lanes
		} else {
			f.arrived |= lanes
		}
		return 0
	}
	if e.joins {
		f := &s.frames[e.frame]
		lanes |= f.pending
		f.pending = 0
	}
	return lanes
}

// runBranchConditional splits the lanes. A poison condition is allowed only where no memory is
// written: invocations compute elements beyond an array's end and drop them, so their branches
// change nothing.
func runBranchConditional(s *subgroup, o *op) {
	f := o.flow
	yes := s.bools[o.a.reg] & s.exec
	no := s.exec &^ yes
	if f.opens {
		s.frames = append(s.frames, frame{flow: f})
	}
	if s.poisoned && s.poison[fileBool][o.a.reg]&s.exec != 0 {
		bad := s.poison[fileBool][o.a.reg] & s.exec
		for _, f := range f.decides {
			if f.stores {
				s.fail(o, Uninitialized, bits.TrailingZeros64(bad), "a value that was never written, or is undefined, decides that memory is written")
				return
			}
		}
	}
	if yes = s.followSome(f.yes, yes); yes != 0 {
		if no = s.followSome(f.no, no); no != 0 {
			s.frames[len(s.frames)-1].pending = no
		}
		s.exec, s.pc = yes, f.yes.target
		return
	}
	if no = s.followSome(f.no, no); no != 0 {
		s.exec, s.pc = no, f.no.target
		return
	}
	s.resume()
}

func (s *subgroup) followSome(e *edge, lanes uint64) uint64 {
	if lanes == 0 {
		return 0
	}
	return s.follow(e, lanes)
}

func runReturn(s *subgroup, o *op) { s.resume() }

// resume continues with the waiting lanes of the innermost construct that has some.
func (s *subgroup) resume() {
	for n := len(s.frames); n > 0; n = len(s.frames) {
		f := &s.frames[n-1]
		if f.pending != 0 {
			s.exec, f.pending = f.pending, 0
			if s.pc = f.flow.resume; !f.flow.loop {
				s.pc = f.flow.no.target
			}
			return
		}
		arrived, merge := f.arrived, f.flow.merge
		s.frames = s.frames[:n-1]
		if arrived != 0 {
			s.exec, s.pc = arrived, merge
			return
		}
	}
	s.exec, s.state = 0, done
}

func runBarrier(s *subgroup, o *op) {
	if s.exec != s.full {
		s.fail(o, Divergence, bits.TrailingZeros64(s.full&^s.exec), "a barrier that not all invocations of the workgroup run")
		return
	}
	s.state = waiting
}
