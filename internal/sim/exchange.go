package sim

import (
	"fmt"
	"math/bits"

	"github.com/weft-gpu/weft/internal/spirv"
)

// runExchange passes values between lanes. A lane that does not run has no value to pass.
func runExchange(s *subgroup, o *op) {
	switch spirv.Opcode(o.number) {
	case spirv.OpGroupNonUniformElect:
		s.setBool(o, s.exec&-s.exec, 0)
		return
	case spirv.OpGroupNonUniformAny, spirv.OpGroupNonUniformAll:
		v, p := s.bools[o.list[0].reg]&s.exec, s.poison[fileBool][o.list[0].reg]&s.exec
		holds := v != 0
		if spirv.Opcode(o.number) == spirv.OpGroupNonUniformAll {
			holds = v == s.exec
		}
		s.setBool(o, -bit(holds), -bit(p != 0))
		return
	case spirv.OpGroupNonUniformBallot:
		s.ballot(o)
		return
	}
	var from [64]int
	var poison uint64
	for m := s.exec; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		from[lane] = s.source(o, lane)
		if at := from[lane]; at >= 64 || s.exec>>at&1 == 0 {
			s.fail(o, Divergence, lane, fmt.Sprintf("the value of lane %d, which does not run", at))
			return
		}
		if s.poisoned && o.b.file != noFile && s.poison[fileWord][o.b.reg]>>lane&1 != 0 {
			poison |= 1 << lane
		}
	}
	for i := range o.n {
		d, x := s.lanes(o.d.reg+i, 1), s.lanes(o.list[i].reg, 1)
		p := poison
		for m := s.exec; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			d[lane] = x[from[lane]]
			p |= s.poison[fileWord][o.list[i].reg] >> from[lane] & 1 << lane
		}
		if s.poisoned {
			s.poison[fileWord][o.d.reg+i] = p
		}
	}
}

// source returns the lane whose value a lane gets.
func (s *subgroup) source(o *op, lane int) int {
	if spirv.Opcode(o.number) == spirv.OpGroupNonUniformBroadcastFirst {
		return bits.TrailingZeros64(s.exec)
	}
	index := s.lanes(o.b.reg, 1)[lane]
	if spirv.Opcode(o.number) == spirv.OpGroupNonUniformShuffleXor {
		return lane ^ int(index)
	}
	return int(index)
}

func (s *subgroup) setBool(o *op, v, poison uint64) {
	s.bools[o.d.reg] = v
	if s.poisoned {
		s.poison[fileBool][o.d.reg] = poison
	}
}

// ballot writes a vector of four words, one bit for each lane.
func (s *subgroup) ballot(o *op) {
	v, p := s.bools[o.list[0].reg]&s.exec, s.poison[fileBool][o.list[0].reg]&s.exec
	for i := range o.n {
		word := uint32(0)
		if i < 2 {
			word = uint32(v >> (32 * i))
		}
		d := s.lanes(o.d.reg+i, 1)
		for l := range d {
			d[l] = word
		}
	}
	s.markAll(o, -bit(p != 0))
}
