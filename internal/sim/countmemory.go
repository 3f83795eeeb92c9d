package sim

import (
	"math/bits"
	"slices"

	"github.com/weft-gpu/weft/internal/spirv"
)

const (
	sectorWords = 32 / 4
	lineWords   = 128 / 4
	banks       = 32
)

// countGlobal counts an instruction's accesses to a buffer.
func (s *subgroup) countGlobal(o *op, b *buffer) {
	a := &s.w.counts.Accesses[o.memory.number]
	words := s.w.touched[:0]
	for m := s.exec; m != 0; m &= m - 1 {
		at := b.first + s.at[bits.TrailingZeros64(m)]
		for i := range o.memory.n {
			words = append(words, at+i)
		}
	}
	s.w.touched = words
	a.Executions++
	a.Lanes += int64(bits.OnesCount64(s.exec))
	if !slices.IsSorted(words) {
		slices.Sort(words)
	}
	last, sector, line := -1, -1, -1
	for _, w := range words {
		if w != last {
			a.Unique += 4
		}
		if w/sectorWords != sector {
			a.Sectors++
		}
		if w/lineWords != line {
			a.Lines++
		}
		last, sector, line = w, w/sectorWords, w/lineWords
	}
}

// countShared counts the turns of the banks. One turn serves the lanes that together access 128
// bytes. Several accesses to one word take one turn, unless they are atomic.
func (s *subgroup) countShared(o *op) {
	a := &s.w.counts.Accesses[o.memory.number]
	n := o.memory.n
	perTurn := max(1, banks/n)
	a.Executions++
	a.Lanes += int64(bits.OnesCount64(s.exec))
	for first := 0; first < 1<<s.shift; first += perTurn {
		var lists [banks][]int
		most := 0
		for lane := first; lane < min(first+perTurn, 1<<s.shift); lane++ {
			if s.exec>>lane&1 == 0 {
				continue
			}
			for i := range n {
				at := s.at[lane] + i
				if bank := at % banks; o.memory.atomic || !slices.Contains(lists[bank], at) {
					lists[bank] = append(lists[bank], at)
					most = max(most, len(lists[bank]))
				}
			}
		}
		a.Turns += int64(most)
		a.IdealTurns += int64(min(most, (n*perTurn+banks-1)/banks))
	}
}

// countMatrix counts a matrix access as if each of its words belonged to one lane.
func (s *subgroup) countMatrix(o *op) {
	a := &s.w.counts.Accesses[o.memory.number]
	a.Executions++
	a.Lanes += int64(bits.OnesCount64(s.exec))
	words := map[int]bool{}
	s.eachElement(o, s.matrixLimit(o), func(_, word int, _ uint) bool {
		words[word] = true
		return true
	})
	if o.memory.variable.class == spirv.StorageClassWorkgroup {
		// The device decides how lanes share a matrix: assume no conflicts.
		a.Turns += int64((len(words) + banks - 1) / banks)
		a.IdealTurns += int64((len(words) + banks - 1) / banks)
		return
	}
	sectors, lines := map[int]bool{}, map[int]bool{}
	first := s.w.buffers[o.memory.buffer].first
	for w := range words {
		sectors[(first+w)/sectorWords], lines[(first+w)/lineWords] = true, true
	}
	a.Unique += int64(4 * len(words))
	a.Sectors += int64(len(sectors))
	a.Lines += int64(len(lines))
}
